"""The closed sets, each defined once (docs/architecture.md, "Words")."""

from __future__ import annotations

from enum import StrEnum


class Blame(StrEnum):
    """Whose it is. UNKNOWN is an honest answer: say it rather than guess hardware."""

    INFRASTRUCTURE = "infrastructure"
    WORKLOAD = "workload"
    BENIGN = "benign"
    UNKNOWN = "unknown"


class Role(StrEnum):
    """Does a fault explain others, or is it explained by one."""

    CAUSE = "cause"
    SYMPTOM = "symptom"


class Scope(StrEnum):
    """How far a fault reaches."""

    DEVICE = "device"
    LINK = "link"
    NODE = "node"
    JOB = "job"
    FLEET = "fleet"


class Severity(StrEnum):
    """How bad it is for the job that runs there now."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"
    CRITICAL = "critical"


class Action(StrEnum):
    """What a fault asks for; policy and guard rails decide whether it is done."""

    NONE = "none"
    WATCH = "watch"
    RESTART_IN_PLACE = "restart_in_place"
    LOCATE_THEN_RESTART = "locate_then_restart"
    REPLACE_NODE = "replace_node"
    ISOLATE_LINK = "isolate_link"
    DRAIN_WHEN_IDLE = "drain_when_idle"
    REPAIR_NODE = "repair_node"
    ROLLBACK_FURTHER = "rollback_further"
    FREE_SPACE = "free_space"
    WAIT_FOR_STORAGE = "wait_for_storage"
    RETRY_WITH_BACKOFF = "retry_with_backoff"
    STOP_AND_PAGE = "stop_and_page"


class LogSource(StrEnum):
    """Where a line, or a condition the agent saw itself, came from."""

    KERNEL = "kernel"
    JOB = "job"  # stdout and stderr of ranks and torchrun; NCCL, HCCL, CANN logs
    JOURNAL = "journal"
    FILE = "file"  # any other followed file
    AGENT = "agent"  # no line: the agent saw a process die, a device vanish ...
    ANALYZER = "analyzer"  # no line: a detector of the analyzer said so


class MetricKind(StrEnum):
    """How a metric's number behaves."""

    GAUGE = "gauge"
    COUNTER = "counter"
    STATE = "state"


class Tier(StrEnum):
    """Where a copy of a snapshot is, fastest first."""

    SHM = "shm"
    PEER = "peer"
    DISK = "disk"
    REMOTE = "remote"


class FaultStatus(StrEnum):
    """Life of a library entry or rule: DRAFT is only checked, TESTING finds but never acts."""

    DRAFT = "draft"
    TESTING = "testing"
    STABLE = "stable"
    DEPRECATED = "deprecated"


class Detector(StrEnum):
    """Who made a finding."""

    SIGNATURES = "signatures"
    RULES = "rules"
    LIVENESS = "liveness"
    HANG = "hang"
    LEARNED = "learned"


SEVERITY_ORDER = {s: i for i, s in enumerate(Severity)}
