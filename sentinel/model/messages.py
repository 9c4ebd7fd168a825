"""What passes between processes: agent and analyzer over MQTT, torchrun and ranks to their agent.

Encoded as MessagePack by wire/codec.py (MQTT) and wire/local.py (Unix socket). Tagged unions:
the field "type" names the struct. Receivers ignore fields they do not know (forward compatible),
and count and drop what they cannot decode.
"""

from __future__ import annotations

from msgspec import Struct, field

from sentinel.model.jobs import (
    Buddy,
    Membership,
    RankProgress,
    RestoreSource,
    SnapshotCopy,
)
from sentinel.model.names import (
    NO_GENERATION,
    NO_JOB,
    NO_STEP,
    DeviceId,
    FaultId,
    Generation,
    JobId,
    NodeId,
    Rank,
)
from sentinel.model.samples import FrameSchema

PROTOCOL = 1


# --- agent -> analyzer, retained: hello and status -------------------------------------------


class Device(Struct, frozen=True, kw_only=True):
    """One device of a node's inventory. `pci` as the kernel prints it: 0000:3b:00.0"""

    id: DeviceId
    kind: str  # gpu, npu, nic, disk
    model: str = ""
    pci: str = ""


class Hello(Struct, frozen=True, kw_only=True, tag="hello"):
    """What a node is made of, and how to read its frames. Retained."""

    protocol: int
    node: NodeId
    boot_id: str
    run_id: str  # identity of this run of the agent
    version: str
    started: float
    address: str  # host:port of the replica server
    spare: bool
    labels: dict[str, str]  # rack, switch, group ...
    devices: list[Device]
    schema: FrameSchema
    cpu_count: int
    frame_interval: float


class Status(Struct, frozen=True, kw_only=True, tag="status"):
    """Retained; the last will says online=false, reason="lost"."""

    node: NodeId
    boot_id: str
    run_id: str
    online: bool
    reason: str = ""  # "", "stopped", "lost"


# --- agent -> analyzer on `job`, QoS 1 --------------------------------------------------------


class Join(Struct, frozen=True, kw_only=True, tag="join"):
    """A torchrun asks for a place in the next generation. Repeated every second until answered.

    `store_host`:`store_port` is a fresh TCPStore this torchrun already listens on: the slot-0
    node's becomes the generation's store, the others close theirs.
    """

    job: JobId
    node: NodeId
    join_id: str
    min_nodes: int
    max_nodes: int
    local_world: int
    store_host: str
    store_port: int
    held: Generation = NO_GENERATION  # the generation this torchrun was in, if any
    max_restarts: int = -1  # -1 = not known


class Leave(Struct, frozen=True, kw_only=True, tag="leave"):
    """A torchrun has ended or closed its rendezvous. `ok` = all its workers succeeded."""

    job: JobId
    node: NodeId
    generation: Generation
    ok: bool
    reason: str = ""


class Progress(Struct, frozen=True, kw_only=True, tag="progress"):
    """Every local rank of a job; sent 4 times a second while something changes, else each second."""

    job: JobId
    node: NodeId
    generation: Generation
    time: float
    ranks: list[RankProgress]


class SnapshotReport(Struct, frozen=True, kw_only=True, tag="snapshots"):
    """All verified copies this node holds for a job (own slots and replicas of others)."""

    job: JobId
    node: NodeId
    generation: Generation
    copies: list[SnapshotCopy]


class Restored(Struct, frozen=True, kw_only=True, tag="restored"):
    """A rank has put its state back (or could not: `error`)."""

    job: JobId
    node: NodeId
    generation: Generation
    rank: Rank
    source: RestoreSource
    seconds: float
    error: str = ""


class EvidenceReport(Struct, frozen=True, kw_only=True, tag="evidence"):
    """What an agent collected before something destroyed it: stacks and process states."""

    job: JobId
    node: NodeId
    generation: Generation
    command_id: str
    time: float
    items: list[tuple[str, str]]  # (title, text)


JobMessage = Join | Leave | Progress | SnapshotReport | Restored | EvidenceReport


# --- analyzer -> agent on `cmd`, QoS 1, signed ------------------------------------------------


class Form(Struct, frozen=True, kw_only=True, tag="form"):
    """A new generation: this node's place in it, restore sources and buddies of its ranks."""

    membership: Membership
    join_id: str
    restore: list[RestoreSource]
    buddies: list[Buddy]


class Restart(Struct, frozen=True, kw_only=True, tag="restart"):
    """End the workers of `generation` (evidence first, then SIGKILL) and rendezvous again."""

    job: JobId
    generation: Generation
    reason: str


class Stop(Struct, frozen=True, kw_only=True, tag="stop"):
    """End the job on this node. `failed` is what torchrun's exit code shall say."""

    job: JobId
    generation: Generation
    reason: str
    failed: bool


class Hold(Struct, frozen=True, kw_only=True, tag="hold"):
    """Tell a waiting torchrun why it waits (spare, isolated). Informational."""

    job: JobId
    join_id: str
    reason: str


class SafeStep(Struct, frozen=True, kw_only=True, tag="safe"):
    """The newest step that every rank can get; its slots and replicas must not be overwritten."""

    job: JobId
    generation: Generation
    step: int


class CollectEvidence(Struct, frozen=True, kw_only=True, tag="collect"):
    """Collect stacks and process states of the job's local ranks and send an EvidenceReport."""

    job: JobId
    generation: Generation


class Seen(Struct, frozen=True, kw_only=True, tag="seen"):
    """Every event of this spool up to `seq` is stored by the analyzer; the spool may forget them."""

    stream: str
    seq: int


CommandBody = Form | Restart | Stop | Hold | SafeStep | CollectEvidence | Seen


class Command(Struct, frozen=True, kw_only=True):
    """The signed envelope. `id` names the effect: an agent carries one id out once."""

    id: str
    node: NodeId
    issued: float
    expires: float
    body: CommandBody


class Signed(Struct, frozen=True, kw_only=True):
    """`payload` is an encoded Command; `signature` is Ed25519 over it."""

    payload: bytes
    signature: bytes


class Ack(Struct, frozen=True, kw_only=True, tag="ack"):
    """What became of a command. `ok`=False with `detail` = why it was refused or failed."""

    command_id: str
    node: NodeId
    ok: bool
    time: float
    detail: str = ""


# --- torchrun handler and ranks <-> their agent, over the Unix socket --------------------------


class HandlerHello(Struct, frozen=True, kw_only=True, tag="handler"):
    """First message of a torchrun handler. The agent learns its pid from the socket too."""

    job: JobId
    pid: int
    min_nodes: int
    max_nodes: int
    local_world: int
    torch_version: str


class HandlerJoin(Struct, frozen=True, kw_only=True, tag="handler_join"):
    """next_rendezvous() was called."""

    join_id: str
    store_host: str
    store_port: int


class HandlerLeave(Struct, frozen=True, kw_only=True, tag="handler_leave"):
    """shutdown() or set_closed() was called, or torchrun ends."""

    ok: bool
    reason: str = ""


class RestartSeen(Struct, frozen=True, kw_only=True, tag="restart_seen"):
    """num_nodes_waiting() has returned 1 for this generation: torchrun is stopping its workers."""

    generation: Generation


class RankHello(Struct, frozen=True, kw_only=True, tag="rank"):
    """First message of a rank: sentinel.init() in the training process."""

    job: JobId
    rank: Rank
    local_rank: int
    world_size: int
    generation: Generation
    pid: int
    max_restarts: int = -1


class SlotsWanted(Struct, frozen=True, kw_only=True, tag="slots_wanted"):
    """Three slots of at least this many bytes (header, metadata and data)."""

    size: int


class RankRestored(Struct, frozen=True, kw_only=True, tag="rank_restored"):
    """The rank has loaded (or could not load) what RestoreReady named."""

    step: int
    seconds: float
    error: str = ""


class RankExiting(Struct, frozen=True, kw_only=True, tag="rank_exiting"):
    """Last words of a rank. `kind`: "clean" or "exception"; a killed rank says nothing."""

    kind: str
    step: int = NO_STEP
    exception: str = ""  # class name
    message: str = ""
    site: str = ""  # file:line of the innermost frame
    traceback: str = ""


HandlerRequest = HandlerHello | HandlerJoin | HandlerLeave | RestartSeen
RankRequest = RankHello | SlotsWanted | RankRestored | RankExiting
LocalRequest = HandlerRequest | RankRequest


class Granted(Struct, frozen=True, kw_only=True, tag="granted"):
    """Answer to HandlerJoin: the membership, and this node's slot in it."""

    membership: Membership
    slot: int
    join_id: str


class RestartOrdered(Struct, frozen=True, kw_only=True, tag="restart_ordered"):
    """num_nodes_waiting() shall return 1 while this is the handler's generation."""

    generation: Generation
    reason: str


class Closed(Struct, frozen=True, kw_only=True, tag="closed"):
    """The job is over for this torchrun. `failed` decides the exit code."""

    reason: str
    failed: bool


class Waiting(Struct, frozen=True, kw_only=True, tag="waiting"):
    """Why the handler waits, for its log."""

    reason: str


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """This rank is of an old generation, or its request cannot be met; says why and what to do."""

    reason: str
    fenced: bool = False


class RankWelcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """The rank's place: directory of its slots, its beat page, and where to restore from.

    `restore_path` is "" when there is nothing to restore; otherwise a slot file, verified by
    the agent, that holds `restore_step`. Sent when that file is ready.
    """

    directory: str
    beat_path: str
    restore_path: str = ""
    restore_step: int = NO_STEP
    restore_source: RestoreSource | None = None


class SlotsReady(Struct, frozen=True, kw_only=True, tag="slots_ready"):
    """Paths of the three slot files, sized and pre-faulted."""

    paths: list[str]
    size: int


LocalReply = Granted | RestartOrdered | Closed | Waiting | Refused | RankWelcome | SlotsReady


# --- what the agent tells about itself to a local `sentinel metrics --live` ---------------------


class LiveRequest(Struct, frozen=True, kw_only=True, tag="live"):
    """Ask the agent for its newest sample of every metric."""


class LiveMetric(Struct, frozen=True, kw_only=True):
    """One metric's newest value."""

    name: str
    device: DeviceId
    value: float
    unit: str
    kind: str
    source: str


class LiveReply(Struct, frozen=True, kw_only=True, tag="live_reply"):
    """Newest values, and when they were read."""

    node: NodeId
    time: float
    metrics: list[LiveMetric]


class RaiseEvent(Struct, frozen=True, kw_only=True):
    """What a part of the agent hands to its event queue: an Event without identity yet."""

    fault: FaultId
    source: str
    text: str
    time: float
    captures: dict[str, str] = field(default_factory=dict)
    device: DeviceId = DeviceId("")
    job: JobId = NO_JOB
    rank: Rank = Rank(-1)
    generation: Generation = NO_GENERATION
    step: int = NO_STEP
    file: str = ""
    line: int = 0
    count: int = 1
