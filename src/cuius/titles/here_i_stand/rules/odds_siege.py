"""15.1 Exact odds of an assault, from numbers that every player can count on the table."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.odds import Calculator, Forecast, Modifier, Parameter, hits, total

SUCCESS, CONTINUES, BREAKS, DESTROYED = (
    "assault.success",
    "assault.continues",
    "assault.breaks",
    "assault.destroyed",
)
MINING, ARTILLERY = 3, 2
"""Dice of Siege Mining and of Siege Artillery, which hits on three or more."""
ARTILLERY_HITS = 3


def assault_odds(
    units: int,
    cavalry: int,
    rating: int,
    stack: int,
    defenders: int,
    defending_cavalry: int,
    defending_rating: int,
    mining: int,
    artillery: int,
) -> Forecast:
    """15.1-p3..p11 How an assault ends: the space falls, the siege goes on, breaks, or nobody is left."""
    inside = defenders + defending_cavalry
    present = max(stack, units + cavalry)
    modifiers = attack_modifiers(units, rating, inside, mining)
    attack = hits(total(modifiers))
    if artillery:
        attack = attack.combine(hits(ARTILLERY, on=ARTILLERY_HITS), plus)
    defence = hits(defenders + defending_rating + 1)
    ends = attack.combine(defence, ending(present, inside))
    return Forecast.of(ends, (SUCCESS, CONTINUES, BREAKS, DESTROYED), modifiers)


def attack_modifiers(units: int, rating: int, inside: int, mining: int) -> list[Modifier]:
    """15.1-p3a..p3c The attacker's dice, each with its reason."""
    dice = (units + 1) // 2 if inside else units
    found = [Modifier(dice, "odds.assault.units", "15.1-p3a" if inside else "15.1-p3c")]
    if rating:
        found.append(Modifier(rating, "odds.assault.leader", "15.1-p3b"))
    if mining:
        found.append(Modifier(MINING, "odds.assault.card", "15.1-p5"))
    return found


def plus(one: int, other: int) -> int:
    return one + other


def ending(present: int, inside: int) -> Callable[[int, int], str]:
    """15.1-p9..p11 What hits and losses come to."""

    def read(scored: int, suffered: int) -> str:
        left, held = max(0, present - suffered), max(0, inside - scored)
        if not left:
            return DESTROYED
        if scored and not held:
            return SUCCESS
        return CONTINUES if left > held else BREAKS

    return read


ASSAULT_ODDS = {
    "assault": Calculator(
        "assault",
        (
            Parameter("units", None, 0, 30, "regulars and mercenaries in the assaulting formation"),
            Parameter("cavalry", 0, 0, 30, "cavalry in the assaulting formation"),
            Parameter("rating", 0, 0, 6, "battle rating of its best leader"),
            Parameter("stack", 0, 0, 60, "all land units of the attacker there, if more than assault"),
            Parameter("defenders", None, 0, 4, "regulars and mercenaries inside"),
            Parameter("defending_cavalry", 0, 0, 4, "cavalry inside"),
            Parameter("defending_rating", 0, 0, 6, "battle rating of the best leader inside"),
            Parameter("mining", 0, 0, 1, "1 with Siege Mining"),
            Parameter("artillery", 0, 0, 1, "1 with Siege Artillery"),
        ),
        assault_odds,
    )
}
