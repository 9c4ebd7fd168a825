"""The only reader of time. Everything else takes a Clock.

`wall` is for records that people read and that cross machines; `monotonic` is for
durations and timeouts, because wall clocks step.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What the rest of sentinel knows of time."""

    def wall(self) -> float:
        """Seconds since the Unix epoch."""
        ...

    def monotonic(self) -> float:
        """Seconds that never go back; comparable between processes of one boot (CLOCK_MONOTONIC)."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let other tasks run for this long."""
        ...


class SystemClock:
    """The machine's clock."""

    def wall(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def sleep_blocking(self, seconds: float) -> None:
        """For threads without an event loop (the training process, the torchrun handler)."""
        time.sleep(seconds)
