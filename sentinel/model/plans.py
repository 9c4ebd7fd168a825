"""A plan: ordered effects that policy wants for one incident, and what guard rails refused."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from sentinel.model.kinds import Action
from sentinel.model.names import NO_GENERATION, NO_JOB, Generation, IncidentId, JobId, NodeId


class EffectKind(StrEnum):
    """What the executor can do. Each is harmless when done twice with one key."""

    COLLECT = "collect"  # evidence from the job's agents, before it is destroyed
    ISOLATE = "isolate"
    RESTART = "restart"  # order the job's agents to end workers and rendezvous again
    FORM = "form"  # let the coordinator form the next generation
    STOP = "stop"  # end the job
    NOTIFY = "notify"
    REPORT = "report"


class EffectState(StrEnum):
    PENDING = "pending"  # written down, maybe begun
    DONE = "done"
    FAILED = "failed"
    REFUSED = "refused"  # by a guard rail


class Effect(Struct, frozen=True, kw_only=True):
    """One thing to do. `key` = incident/move/index makes it idempotent."""

    key: str
    kind: EffectKind
    incident: IncidentId
    node: NodeId | None = None
    job: JobId = NO_JOB
    generation: Generation = NO_GENERATION
    reason: str = ""


class Refusal(Struct, frozen=True, kw_only=True):
    """What a guard rail held back, and which."""

    effect: EffectKind
    node: NodeId | None
    guard: str
    why: str


class Plan(Struct, frozen=True, kw_only=True):
    """`action` is the rung policy chose; `why` names the rule of policy."""

    action: Action
    why: str
    effects: list[Effect] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)


class AuditRecord(Struct, frozen=True, kw_only=True):
    """One line of the audit log: everything the analyzer did or refused."""

    time: float
    incident: str
    what: str  # "incident.opened", "effect.begun", "effect.done", "guard.refused", ...
    detail: str
    node: str = ""
    job: str = ""
