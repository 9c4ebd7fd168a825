"""One fault library entry: a kind of thing that goes wrong, with the lines that prove it."""

from __future__ import annotations

from msgspec import Struct, field

from sentinel.model.kinds import Action, Blame, FaultStatus, LogSource, Role, Scope, Severity
from sentinel.model.names import FaultId


class LogSignature(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pattern that recognises a line. `source` narrows where the agent looks; explain ignores it."""

    pattern: str
    source: LogSource = LogSource.JOB


class MatchExample(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line that the entry must claim, and the captures it must give."""

    line: str
    captures: dict[str, str] = field(default_factory=dict)


class NoMatchExample(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line that the entry must not claim; `owner` must claim it when given."""

    line: str
    owner: FaultId | None = None


class FaultExamples(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Proof inside the entry."""

    match: list[MatchExample] = field(default_factory=list)
    no_match: list[NoMatchExample] = field(default_factory=list)


class Fault(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of fault. Ids are forever.

    `log` is empty when no line shows it: then `seen_by` names the detector, rule or agent
    condition that raises it. `explains` lists symptoms (or weaker causes) that this fault
    accounts for. Named groups in patterns become captures; `pci`, `rank`, `node`, `device`,
    `link` and `ip` have meaning to the agent and the correlator.
    """

    id: FaultId
    title: str
    component: str
    role: Role
    blame: Blame
    severity: Severity
    scope: Scope
    action: Action
    advice: str
    log: list[LogSignature] = field(default_factory=list)
    seen_by: str = ""
    explains: list[FaultId] = field(default_factory=list)
    status: FaultStatus = FaultStatus.STABLE
    since: str = "0.1"
    examples: FaultExamples = field(default_factory=FaultExamples)
    false_positives: list[str] = field(default_factory=list)
    refs: list[str] = field(default_factory=list)


class FaultFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One YAML file of the library: a family of entries whose ids start with `family.`"""

    family: str
    faults: list[Fault]
