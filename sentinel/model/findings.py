"""A finding: one detector's claim, with confidence and evidence."""

from __future__ import annotations

from msgspec import Struct, field

from sentinel.model.kinds import Detector
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


class Evidence(Struct, frozen=True, kw_only=True):
    """A line, sample series or stack that a claim rests on, kept as data."""

    kind: str  # "line", "metric", "stack", "progress", "note"
    time: float
    node: NodeId
    text: str
    file: str = ""
    line: int = 0
    metric: str = ""
    device: DeviceId = NO_DEVICE
    series: list[tuple[float, float]] = field(default_factory=list)  # (wall seconds, value)


class Finding(Struct, frozen=True, kw_only=True):
    """`key` makes the same claim made twice one finding: detector, fault, place, episode."""

    key: str
    detector: Detector
    fault: FaultId
    time: float  # wall seconds at which the fault showed (not when it was noticed)
    noticed: float
    node: NodeId | None
    device: DeviceId = NO_DEVICE
    job: JobId = NO_JOB
    rank: Rank = NO_RANK
    generation: Generation = NO_GENERATION
    step: int = NO_STEP
    confidence: float = 1.0
    boot_id: str = ""
    signature: str = ""  # what must be equal for "the same again": exception class and message ...
    evidence: list[Evidence] = field(default_factory=list)
