"""Samples and frames: numbers from a node at one moment."""

from __future__ import annotations

from array import array

from msgspec import Struct

from sentinel.model.names import NO_DEVICE, DeviceId, NodeId


class Column(Struct, frozen=True, array_like=True):
    """One value of a frame: a catalogue metric on one device ("" = the node itself).

    `device` also carries what a process or rank is: "rank:demo/0", "proc:rank0", "fs:/", "if:eth0".
    """

    metric: str
    device: DeviceId = NO_DEVICE


class FrameSchema(Struct, frozen=True, kw_only=True):
    """The order of values in a node's frames. `id` is a hash of the columns (unsigned 32 bit)."""

    id: int
    columns: list[Column]


class Frame:
    """All samples of a node at one time: float32 values in schema order; NaN = not read.

    Not a Struct: 1,250 of them arrive each second and the values stay one packed array.
    """

    __slots__ = ("boot_id", "node", "schema_id", "seq", "time", "values")

    def __init__(
        self,
        *,
        node: NodeId,
        boot_id: str,
        seq: int,
        time: float,
        schema_id: int,
        values: array[float],
    ) -> None:
        self.node = node
        self.boot_id = boot_id
        self.seq = seq
        self.time = time
        self.schema_id = schema_id
        self.values = values
