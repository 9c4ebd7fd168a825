"""An incident: all findings that belong together, from open to recovered; and its verdict."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from sentinel.model.findings import Evidence, Finding
from sentinel.model.kinds import Action, Blame, Scope
from sentinel.model.names import (
    NO_DEVICE,
    NO_JOB,
    NO_RANK,
    DeviceId,
    FaultId,
    IncidentId,
    JobId,
    NodeId,
    Rank,
)


class IncidentState(StrEnum):
    """See analyzer/incidents/machine.py for the table."""

    OPEN = "open"
    PLANNED = "planned"
    HELD = "held"
    ACTING = "acting"
    VERIFYING = "verifying"
    WATCHED = "watched"  # nothing to do but count
    RECOVERED = "recovered"
    ESCALATED = "escalated"  # needs a person


class Culprit(Struct, frozen=True, kw_only=True):
    """What did it."""

    scope: Scope
    node: NodeId | None = None
    device: DeviceId = NO_DEVICE
    job: JobId = NO_JOB
    rank: Rank = NO_RANK

    def __str__(self) -> str:
        """Human form: 'n2/gpu:0000:3b:00', 'rank 1 on n2', 'job demo', 'n2'."""
        if self.scope is Scope.JOB and self.rank >= 0:
            return f"rank {self.rank}" + (f" on {self.node}" if self.node else "")
        if self.scope is Scope.JOB:
            return f"job {self.job}"
        if self.device:
            return f"{self.node}/{self.device}"
        return str(self.node) if self.node else "unknown"


class RuledOut(Struct, frozen=True, kw_only=True):
    """A finding that is not the cause, and why not."""

    fault: FaultId
    where: str
    why: str


class Verdict(Struct, frozen=True, kw_only=True):
    """Fault, culprit, blame, confidence, evidence."""

    fault: FaultId
    title: str
    blame: Blame
    action: Action
    culprit: Culprit
    confidence: float
    evidence: list[Evidence] = field(default_factory=list)
    ruled_out: list[RuledOut] = field(default_factory=list)
    library_version: str = ""


class Incident(Struct, frozen=True, kw_only=True):
    """`moves` counts transitions; effect keys are derived from it."""

    id: IncidentId
    state: IncidentState
    opened: float  # wall seconds, when the analyzer opened it
    started: float  # wall seconds, when the fault happened
    job: JobId = NO_JOB
    moves: int = 0
    rung: int = 0  # how many plans were made
    findings: list[Finding] = field(default_factory=list)
    verdict: Verdict | None = None
    ended: float = 0.0
