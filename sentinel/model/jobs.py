"""A job: who takes part, in which generation, and how far each rank has come."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from sentinel.model.kinds import Tier
from sentinel.model.names import NO_STEP, Generation, JobId, NodeId, Rank


class Phase(StrEnum):
    """What a rank is doing inside a step. The number in the beat page is the index here."""

    STARTING = "starting"  # before the first step: imports, init, restore
    DATA = "data"
    COMPUTE = "compute"  # forward and backward, when they cannot be told apart
    FORWARD = "forward"
    BACKWARD = "backward"
    COLLECTIVE = "collective"  # waiting in a collective
    OPTIMIZER = "optimizer"
    SNAPSHOT = "snapshot"
    EVALUATION = "evaluation"
    CHECKPOINT = "checkpoint"  # the trainer's own, to disk
    DONE = "done"


PHASES = tuple(Phase)


class JobState(StrEnum):
    """Life of a job as the coordinator sees it."""

    FORMING = "forming"  # waiting for the gang
    RUNNING = "running"
    RESTARTING = "restarting"  # a restart is decided or ranks died; the next generation forms
    STOPPED = "stopped"  # stop_and_page: needs a person
    FINISHED = "finished"


class Member(Struct, frozen=True, kw_only=True):
    """One node in a membership. `slot` is torchrun's group rank; ranks are slot*local_world+i."""

    node: NodeId
    slot: int
    local_world: int


class Membership(Struct, frozen=True, kw_only=True):
    """Who makes up a generation. The slot-0 node hosts the rendezvous store."""

    job: JobId
    generation: Generation
    members: list[Member]
    store_host: str
    store_port: int

    @property
    def world_size(self) -> int:
        return sum(m.local_world for m in self.members)

    def ranks_of(self, node: NodeId) -> list[Rank]:
        first = 0
        for m in sorted(self.members, key=lambda m: m.slot):
            if m.node == node:
                return [Rank(first + i) for i in range(m.local_world)]
            first += m.local_world
        return []

    def node_of(self, rank: Rank) -> NodeId | None:
        for m in self.members:
            if rank in self.ranks_of(m.node):
                return m.node
        return None


class StepRecord(Struct, frozen=True, array_like=True):
    """One finished step of one rank. Times in seconds; NaN = not given by the script."""

    step: int
    end: float  # wall clock at the end of the step
    duration: float
    loss: float
    grad_norm: float
    tokens: float
    data: float  # seconds of the step spent waiting for data
    collective: float  # seconds known to be spent in collectives
    snapshot: float  # seconds training was blocked by the snapshot


class RankProgress(Struct, frozen=True, kw_only=True):
    """How far a rank is, read from its beat page by the agent without asking the rank."""

    rank: Rank
    pid: int
    step: int  # steps finished (last finished step index; NO_STEP before the first)
    phase: Phase
    phase_since: float  # wall seconds
    last_beat: float  # wall seconds of the last write to the page
    alive: bool
    process_state: str = ""  # R S D T Z of /proc/PID/stat
    records: list[StepRecord] = field(default_factory=list)  # finished since the last report


class SnapshotCopy(Struct, frozen=True, kw_only=True):
    """One verified copy of one rank's snapshot, held on `node`."""

    rank: Rank
    step: int
    generation: Generation  # generation that wrote it
    tier: Tier
    node: NodeId
    size: int  # bytes
    digest: str  # xxh3-128 hex of content


class RestoreSource(Struct, frozen=True, kw_only=True):
    """Where one rank of a new generation gets its state from; step NO_STEP = start from scratch."""

    rank: Rank
    step: int = NO_STEP
    tier: Tier = Tier.SHM
    node: NodeId | None = None  # who holds it
    address: str = ""  # host:port of that node's replica server, when it is another node
    digest: str = ""


class Buddy(Struct, frozen=True, kw_only=True):
    """Where to push the replica of a local rank."""

    rank: Rank
    node: NodeId
    address: str
