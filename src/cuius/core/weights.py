"""Weights: the numbers that a steward weighs with, kept as data so that self-play can tune them.

`bot/weights.toml` of a title has them by name: `[weights]` for all roles, `[roles.x]` what one role weighs
otherwise, `[scenarios.s.x]` what it weighs otherwise in one scenario. `cuius tune` finds better ones;
`[[tuned]]` tells by which commands those of now were found.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from itertools import takewhile
from pathlib import Path

import msgspec

WEIGHTS_FILE = Path("bot") / "weights.toml"


class TuningRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How some of the weights were found."""

    command: str
    """It finds them again, from those of before."""
    roles: tuple[str, ...]
    """Whose; empty if those of all."""
    games: int
    before: float
    after: float
    """The part of comparisons that a steward won with the old and with the new weights, in games and against
    a field that the tuning had not seen."""


class WeightTable(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The weights of a title. Two tables are never equal: stewards keep what they worked out by table."""

    weights: dict[str, float]
    """Name -> number, above zero."""
    roles: dict[str, dict[str, float]] = {}
    """Role -> what it weighs otherwise."""
    scenarios: dict[str, dict[str, dict[str, float]]] = {}
    """Scenario -> role -> what it weighs otherwise there."""
    tuned: tuple[TuningRun, ...] = ()

    def of_role(self, role: str, scenario: str = "") -> dict[str, float]:
        there = self.scenarios.get(scenario, {}).get(role, {})
        return {**self.weights, **self.roles.get(role, {}), **there}

    def with_changes(
        self, changes: Mapping[str, float], role: str | None = None, scenario: str | None = None
    ) -> WeightTable:
        """With these numbers instead, for one role, there or everywhere, or for all that do not differ."""
        weights, roles, scenarios = self.weights, self.roles, self.scenarios
        if role is None:
            weights = {**weights, **changes}
        elif scenario is None:
            roles = {**roles, role: {**roles.get(role, {}), **changes}}
        else:
            there = scenarios.get(scenario, {})
            scenarios = {**scenarios, scenario: {**there, role: {**there.get(role, {}), **changes}}}
        return WeightTable(weights, roles, scenarios, self.tuned)

    @property
    def differing(self) -> list[dict[str, float]]:
        """What single roles weigh otherwise, anywhere."""
        return [*self.roles.values(), *[row for rows in self.scenarios.values() for row in rows.values()]]


def load_weights(folder: Path) -> WeightTable:
    """The weights in the folder of a title."""
    path = folder / WEIGHTS_FILE
    return parse_weights(path.read_text(encoding="utf-8"), str(path))


def parse_weights(text: str, where: str) -> WeightTable:
    """Refuses a weight of one role that the others do not have, and numbers that are not above zero."""
    table = msgspec.convert(tomllib.loads(text), WeightTable)
    unknown = {name for row in table.differing for name in row} - set(table.weights)
    if unknown:
        raise ValueError(f"{where}: no weight is called {', '.join(sorted(unknown))}")
    low = [name for row in (table.weights, *table.differing) for name in row if row[name] <= 0]
    if low:
        raise ValueError(f"{where}: weights are numbers above zero, and not {', '.join(sorted(low))}")
    return table


def weights_text(table: WeightTable, before: str = "") -> str:
    """The table as a file; the comment at the top of the text of before stays."""
    parts = [*comment_of(before), "[weights]", *assignments(table.weights)]
    for role, changed in table.roles.items():
        parts += ["", f"[roles.{role}]", *assignments(changed)]
    for scenario, rows in table.scenarios.items():
        for role, changed in rows.items():
            parts += ["", f"[scenarios.{scenario}.{role}]", *assignments(changed)]
    for run in table.tuned:
        roles = ", ".join([f'"{role}"' for role in run.roles])
        parts += ["", "[[tuned]]", f'command = "{run.command}"', f"roles = [{roles}]", f"games = {run.games}"]
        parts += [f"before = {run.before}", f"after = {run.after}"]
    return "\n".join(parts) + "\n"


def comment_of(text: str) -> list[str]:
    lines = list(takewhile(lambda line: line.startswith("#"), text.splitlines()))
    return [*lines, ""] if lines else []


def assignments(weights: Mapping[str, float]) -> list[str]:
    return [f"{name} = {float(weight)!r}" for name, weight in weights.items()]
