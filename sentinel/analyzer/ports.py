"""What the analyzer asks of others: isolation drivers, notifiers, reporters.

Drivers satisfy these by shape; cli/assemble.py hands them over; mypy checks the fit. The store
is not here: SQLite is the analyzer's own (analyzer/store).
"""

from __future__ import annotations

from typing import Protocol

from sentinel.model.incidents import Incident
from sentinel.model.jobs import StepRecord
from sentinel.model.names import Generation, JobId, NodeId, Rank
from sentinel.model.plans import AuditRecord, Effect, Plan


class Isolator(Protocol):
    """Takes a node out of use by the driver's means. Every call may be repeated harmlessly.

    Raises DriverRefusedError (do not retry) or DriverUnavailableError (retry).
    """

    name: str

    async def isolate(self, node: NodeId, *, reason: str, key: str) -> None: ...

    async def release(self, node: NodeId, *, reason: str) -> None: ...

    async def isolated(self) -> dict[NodeId, str]:
        """Every node that this driver holds out of use, and why."""
        ...


class Notifier(Protocol):
    """Keeps notices until delivered. `key` makes a repeated call one notice."""

    async def notify(
        self,
        *,
        key: str,
        moment: str,
        incident: Incident,
        plan: Plan | None,
        report: str,
        time: float,
    ) -> None:
        """`moment`: opened, acted, recovered, needs_person. `report`: path or link, "" if none yet."""
        ...

    async def run(self) -> None:
        """Deliver until cancelled."""
        ...


class JobStory(Protocol):
    """What the reporter needs to know of a job around an incident; see analyzer/store."""

    job: JobId
    ranks: int
    started: float
    steps: list[tuple[Generation, Rank, StepRecord]]


class Reporter(Protocol):
    """Writes the post-mortem of an incident; returns the paths written (HTML first, then Markdown)."""

    def write(
        self,
        incident: Incident,
        *,
        plans: list[Plan],
        effects: list[tuple[Effect, str, float, float, str]],
        audit: list[AuditRecord],
        story: JobStory | None,
        facts: dict[str, str],
    ) -> list[str]:
        """`effects`: (effect, state, begun, ended, detail). `facts`: restored_from, restore_step, ..."""
        ...
