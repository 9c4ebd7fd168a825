"""One metric rule: an expression over the fleet's metrics that raises a fault of the library."""

from __future__ import annotations

from msgspec import Struct, field

from sentinel.model.kinds import FaultStatus
from sentinel.model.names import FaultId, RuleId


class ClearCondition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a firing rule ends; without it, `expr` being false for as long as `for`."""

    expr: str
    for_: str = field(name="for", default="0s")


class FiringExample(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Series on which the rule must fire: on exactly `devices`, between `not_before` and `by`.

    Series notation: '61*30' thirty samples of 61, '5+1*3' is 5 6 7, '_*20' twenty missing.
    """

    name: str
    every: str
    series: dict[str, str]
    devices: list[str]
    not_before: str = "0s"
    by: str


class SilentExample(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Series on which the rule must stay silent."""

    name: str
    every: str
    series: dict[str, str]


class RuleExamples(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Proof inside the rule."""

    fires: list[FiringExample] = field(default_factory=list)
    silent: list[SilentExample] = field(default_factory=list)


class MetricRule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`per` is "device" (one state a device) or "node". `raises` is an id of the fault library."""

    id: RuleId
    title: str
    raises: FaultId
    per: str
    expr: str
    for_: str = field(name="for", default="0s")
    clear: ClearCondition | None = None
    advice: str = ""
    status: FaultStatus = FaultStatus.STABLE
    since: str = "0.1"
    examples: RuleExamples = field(default_factory=RuleExamples)


class RuleFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One YAML file of rules."""

    group: str
    rules: list[MetricRule]
