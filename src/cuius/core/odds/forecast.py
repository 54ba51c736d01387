"""Forecasts: the possible results of a roll, how likely each is, and why, for display.

A title offers named calculations (`Title.odds`); each takes a few whole numbers and returns a `Forecast`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from cuius.core.errors import CuiusError
from cuius.core.odds.dice import best_contest, dice_sum, hit_contest, hits, winner
from cuius.core.odds.dist import Dist


class Modifier(NamedTuple):
    """A plus or minus on a roll, with its reason and the rule statement behind it."""

    value: int
    reason: str
    rule: str | None = None


def total(modifiers: Iterable[Modifier]) -> int:
    """The sum of all modifiers."""
    return sum(modifier.value for modifier in modifiers)


class OutcomeProbability(NamedTuple):
    """One result, by the key of its label, and its probability."""

    key: str
    probability: Fraction


@dataclass(frozen=True, slots=True)
class Forecast:
    """Results in the order they should be shown, adding up to one, and the modifiers behind them."""

    outcomes: tuple[OutcomeProbability, ...]
    modifiers: tuple[Modifier, ...] = ()
    against: tuple[Modifier, ...] = ()
    """The dice or modifiers of the other side, where two sides roll."""
    at_best: bool = False
    """It is the best of several targets, of which one is still to be chosen."""

    def __post_init__(self) -> None:
        if len({chance.key for chance in self.outcomes}) != len(self.outcomes):
            raise ValueError("two outcomes of a forecast share a key")
        if any(chance.probability < 0 for chance in self.outcomes):
            raise ValueError("an outcome of a forecast is less than impossible")
        if sum(chance.probability for chance in self.outcomes) != 1:
            raise ValueError("the outcomes of a forecast do not add up to one")

    @staticmethod
    def of(
        dist: Dist[Any],
        keys: Iterable[str] = (),
        modifiers: Iterable[Modifier] = (),
        label: Callable[[Any], str] = str,
    ) -> Forecast:
        """A distribution as a forecast; `keys` come first in their order, even if they are impossible."""
        chances = dict.fromkeys(keys, Fraction(0))
        for outcome, chance in dist.items():
            key = label(outcome)
            chances[key] = chances.get(key, Fraction(0)) + chance
        return Forecast(tuple(OutcomeProbability(*pair) for pair in chances.items()), tuple(modifiers))

    def probability(self, key: str) -> Fraction:
        """The probability of this result; 0 if it is not listed."""
        return next((chance.probability for chance in self.outcomes if chance.key == key), Fraction(0))

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the wire: a float to draw, the fraction as text to be exact."""
        data: dict[str, Any] = {
            "outcomes": [
                {"key": key, "probability": float(chance), "exact": str(chance)}
                for key, chance in self.outcomes
            ],
            "modifiers": [modifier._asdict() for modifier in self.modifiers],
        }
        if self.against:
            data["against"] = [modifier._asdict() for modifier in self.against]
        return data | {"at_best": True} if self.at_best else data


class BadValue(CuiusError):
    """A calculation was given a value it does not know, or one out of bounds, or one too few."""


class Parameter(NamedTuple):
    """A whole number a calculation asks for; without a default it must be given."""

    name: str
    default: int | None
    low: int
    high: int
    help: str


@dataclass(frozen=True, slots=True)
class Calculator:
    """A named calculation: `compute` gets every parameter by name and gives the forecast."""

    name: str
    parameters: tuple[Parameter, ...]
    compute: Callable[..., Forecast]

    def complete(self, given: Mapping[str, int]) -> dict[str, int]:
        """The values to compute with, defaults filled in; `BadValue` says what is wrong."""
        known = {parameter.name: parameter for parameter in self.parameters}
        for name in given:
            if name not in known:
                takes = ", ".join(known) or "none"
                raise BadValue(f"{self.name} has no value {name!r}; it takes {takes}.")
        values: dict[str, int] = {}
        for name, parameter in known.items():
            value = given.get(name, parameter.default)
            if value is None:
                raise BadValue(f"{self.name} needs {name}: {parameter.help}.")
            if not parameter.low <= value <= parameter.high:
                raise BadValue(f"{name} lies between {parameter.low} and {parameter.high}, not at {value}.")
            values[name] = value
        return values

    def forecast(self, **given: int) -> Forecast:
        """The forecast for these values, checked and completed."""
        return self.compute(**self.complete(given))


SIDES = ("attacker", "tie", "defender")


def _hits(dice: int, on: int) -> Forecast:
    return Forecast.of(hits(dice, on))


def _contest(attack: int, defence: int, on: int) -> Forecast:
    return Forecast.of(winner(hit_contest(attack, defence, on)), SIDES)


def _best(attack: int, defence: int, modifier: int, modifier2: int) -> Forecast:
    stated = [(modifier, "attacker"), (modifier2, "defender")]
    modifiers = [Modifier(value, f"modifier.{side}") for value, side in stated if value]
    return Forecast.of(best_contest(attack, defence, modifier, modifier2), SIDES, modifiers)


def _two_dice(modifier: int) -> Forecast:
    return Forecast.of(dice_sum(2, modifier=modifier), (), _stated(modifier))


def _check(need: int, modifier: int) -> Forecast:
    passed = dice_sum(2, modifier=modifier).map(lambda total: "success" if total >= need else "failure")
    return Forecast.of(passed, ("success", "failure"), _stated(modifier))


def _stated(modifier: int) -> tuple[Modifier, ...]:
    return (Modifier(modifier, "modifier"),) if modifier else ()


_ON = Parameter("on", 5, 1, 7, "lowest face that hits")
_MODIFIER = Parameter("modifier", 0, -20, 20, "added to the throw")

DICE: Mapping[str, Calculator] = MappingProxyType(
    {
        calculator.name: calculator
        for calculator in (
            Calculator("hits", (Parameter("dice", None, 0, 60, "dice rolled"), _ON), _hits),
            Calculator(
                "contest",
                (
                    Parameter("attack", None, 0, 60, "dice of the attacker"),
                    Parameter("defence", None, 0, 60, "dice of the defender"),
                    _ON,
                ),
                _contest,
            ),
            Calculator(
                "best",
                (
                    Parameter("attack", None, 1, 60, "dice of the attacker, of which the best counts"),
                    Parameter("defence", None, 1, 60, "dice of the defender, of which the best counts"),
                    Parameter("modifier", 0, -20, 20, "added to each die of the attacker"),
                    Parameter("modifier2", 0, -20, 20, "added to each die of the defender"),
                ),
                _best,
            ),
            Calculator("2d6", (_MODIFIER,), _two_dice),
            Calculator("check", (Parameter("need", None, -20, 40, "total that succeeds"), _MODIFIER), _check),
        )
    }
)
"""Calculations that belong to no title."""
