"""Every setting, its default and one sentence about it.

One YAML file serves agent, analyzer, broker and command line; each reads its own section.
Durations are written "5s", "250ms", "2m"; sizes "64MiB". `cli/config` loads and converts them.
"""

from __future__ import annotations

from msgspec import Struct, field


class Frozen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings never change while a process runs."""


class MqttSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to reach the broker."""

    host: str = "127.0.0.1"
    """Broker host."""
    port: int = 1883
    """Broker port."""
    username: str = ""
    """User name; empty for none."""
    password_file: str = ""
    """File that holds the password; empty for none."""
    ca_file: str = ""
    """CA certificate; setting it turns TLS on."""
    cert_file: str = ""
    """Client certificate."""
    key_file: str = ""
    """Client key."""
    keepalive: str = "5s"
    """MQTT keep-alive: the broker declares a silent agent lost after 1.5 times this."""
    reconnect_max: str = "5s"
    """Longest wait between two attempts to reconnect (jittered, doubling from 100 ms)."""


class DeviceSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One device that the node is expected to have, seen by a driver or not."""

    id: str
    """For example gpu:0000:3b:00.0"""
    kind: str = "gpu"
    """gpu, npu, nic or disk."""
    model: str = ""
    """Name for people."""
    pci: str = ""
    """PCI address as the kernel prints it."""


class AgentSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The node daemon."""

    state_dir: str = "/var/lib/sentinel/agent"
    """Spool, executed command ids, audit log of refused commands."""
    socket: str = "/run/sentinel/agent.sock"
    """Unix socket for torchrun, ranks and the command line."""
    snapshot_dir: str = "/dev/shm/sentinel"
    """Where slots live; must be memory."""
    bind: str = "127.0.0.1"
    """Address that the replica server listens on."""
    port: int = 0
    """Port of the replica server; 0 picks a free one."""
    advertise: str = ""
    """Host name or address that other nodes use to reach this node; empty = `bind`."""
    interval: str = "1s"
    """Time between frames."""
    spare: bool = False
    """A spare joins a job only when another node is taken out of it."""
    labels: dict[str, str] = field(default_factory=dict)
    """Rack, switch, group ..., for correlation and placement."""
    devices: list[DeviceSettings] = field(default_factory=list)
    """Expected inventory, added to what the drivers report."""
    kernel_log: str = "/dev/kmsg"
    """Kernel log to follow; a plain file works too; empty = do not follow."""
    kernel_shared: bool = False
    """Several agents share this kernel: a line counts only when it names a device of this node."""
    logs: list[str] = field(default_factory=list)
    """More log files to follow (globs), beside what jobs write, which is found by itself."""
    spool_max: str = "64MiB"
    """Bound of the event spool."""
    spool_max_age: str = "24h"
    """Events older than this are dropped from the spool (and counted)."""
    analyzer_key_file: str = ""
    """Ed25519 public key of the analyzer; any command it did not sign is refused."""
    collectors: list[str] = field(default_factory=list)
    """Names of collectors to run; empty = all that find what they read."""


class HangSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a job that makes no step counts as hung."""

    factor: float = 3.0
    """Times the p99 of the job's own recent step times."""
    margin: str = "1s"
    """Added to that."""
    first_step: str = "10m"
    """Longest time to the first step of a generation."""
    minimum: str = "2s"
    """Never less than this."""


class LivenessSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When an agent that says nothing counts as gone."""

    missed_frames: float = 5.0
    """Frame intervals without a frame."""
    after_will: str = "500ms"
    """Wait after the broker's last will, for an agent that only restarts."""
    agent_restart: str = "5s"
    """A node whose job still makes steps, or whose agent comes back within this, is no loss."""
    fleet_share: float = 0.3
    """More than this share of nodes silent at once is our own network, not theirs."""


class LearnedSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The learned model over host metrics."""

    enabled: bool = True
    """Off: no anomaly findings."""
    train_after: int = 120
    """Frames of a node that must have been seen before its model is fitted."""
    window: int = 600
    """Frames kept for fitting."""
    refit: str = "10m"
    """Time between fits."""


class GuardSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Guard rails; all on by default."""

    max_nodes: int = 2
    """Most nodes isolated in one window."""
    max_share: float = 0.5
    """Most of the fleet isolated at once, as a share."""
    window: str = "1h"
    """The window."""
    mode: str = "act"
    """act, ask (a person confirms isolation) or observe (nothing is isolated or restarted)."""
    restarts: int = 5
    """Most restarts of one job in one window, then stop and page."""


class WebhookSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One receiver of alerts."""

    url: str
    """Where to POST."""
    secret_file: str = ""
    """File with the HMAC key; the body's signature goes into X-Sentinel-Signature."""
    events: list[str] = field(
        default_factory=lambda: ["opened", "acted", "recovered", "needs_person"]
    )
    """Which moments of an incident are sent."""
    timeout: str = "5s"
    """Limit of one attempt."""
    retry_for: str = "24h"
    """How long to try."""


class AnalyzerSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The control process."""

    state_dir: str = "/var/lib/sentinel/analyzer"
    """Database, reports, signing key."""
    key_file: str = ""
    """Ed25519 private key; empty = state_dir/command.key, made when absent."""
    settle: str = "400ms"
    """How long findings of one moment are gathered before a verdict."""
    cause_window: str = "60s"
    """How far apart in time findings of one incident may lie."""
    verify_within: str = "120s"
    """A restarted job must make a step within this, or the next rung is taken."""
    spare_wait: str = "30s"
    """How long a generation waits for a spare when a node was isolated, before paging."""
    isolate: str = "local"
    """Isolation driver."""
    hang: HangSettings = field(default_factory=HangSettings)
    """See HangSettings."""
    liveness: LivenessSettings = field(default_factory=LivenessSettings)
    """See LivenessSettings."""
    learned: LearnedSettings = field(default_factory=LearnedSettings)
    """See LearnedSettings."""
    guards: GuardSettings = field(default_factory=GuardSettings)
    """See GuardSettings."""
    webhooks: list[WebhookSettings] = field(default_factory=list)
    """Who is told."""


class BrokerSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The embedded broker."""

    bind: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 1883
    """Port to listen on."""


class Settings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file."""

    cluster: str = "default"
    """Name of the cluster; part of every topic."""
    node: str = ""
    """This node's name; empty = host name."""
    library_dirs: list[str] = field(default_factory=list)
    """More fault library directories (site overlays)."""
    rules_dirs: list[str] = field(default_factory=list)
    """More rule directories."""
    mqtt: MqttSettings = field(default_factory=MqttSettings)
    """See MqttSettings."""
    agent: AgentSettings = field(default_factory=AgentSettings)
    """See AgentSettings."""
    analyzer: AnalyzerSettings = field(default_factory=AnalyzerSettings)
    """See AnalyzerSettings."""
    broker: BrokerSettings = field(default_factory=BrokerSettings)
    """See BrokerSettings."""
