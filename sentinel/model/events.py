"""Events: something an agent recognised, once, with node, boot and sequence."""

from __future__ import annotations

from msgspec import Struct, field

from sentinel.model.kinds import LogSource
from sentinel.model.names import (
    NO_DEVICE,
    NO_GENERATION,
    NO_JOB,
    NO_RANK,
    NO_STEP,
    DeviceId,
    FaultId,
    Generation,
    JobId,
    NodeId,
    Rank,
)

MAX_TEXT = 2048  # characters of a line that an event keeps; a longer one is cut


class Event(Struct, frozen=True, kw_only=True):
    """One recognised signature or local condition.

    Two events are the same when (node, stream, seq) are: `stream` is the identity of the spool
    that numbered them, so a wiped spool never makes new events look old. `boot_id` says whether
    the event is stale: a fault of an earlier boot isolates nobody.
    """

    node: NodeId
    boot_id: str
    stream: str
    seq: int
    time: float  # wall seconds, when the line was written (or read, where it has no time)
    fault: FaultId
    source: LogSource
    text: str
    captures: dict[str, str] = field(default_factory=dict)
    device: DeviceId = NO_DEVICE
    job: JobId = NO_JOB
    rank: Rank = NO_RANK
    generation: Generation = NO_GENERATION
    step: int = NO_STEP
    file: str = ""
    line: int = 0
    count: int = 1  # equal lines folded into this event by de-duplication

    @property
    def key(self) -> tuple[str, str, int]:
        return (self.node, self.stream, self.seq)
