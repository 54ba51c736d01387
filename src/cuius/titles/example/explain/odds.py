"""Exact odds of a march, for `cuius odds example march`."""

from __future__ import annotations

from cuius.core.odds import Calculator, Forecast, Parameter, hit_contest, winner
from cuius.titles.example.board import STRENGTH
from cuius.titles.example.phases.march import HIT

TAKEN, HELD = "march.taken", "march.held"

WEAKEST = min(strength for strength in STRENGTH if strength)
MOST_MEN = max(STRENGTH)
"""No garrison is larger than the hits that put it there, nor than the scenario's."""


def march_odds(strength: int, garrison: int) -> Forecast:
    """2.5-r3,r4 Both sides throw; a tie goes to the garrison."""
    won = winner(hit_contest(strength, garrison, on=HIT), ties="defender")
    return Forecast.of(won.map(lambda side: TAKEN if side == "attacker" else HELD), (TAKEN, HELD))


ODDS = {
    "march": Calculator(
        "march",
        (
            Parameter("strength", None, WEAKEST, max(STRENGTH), "strength of the marching card"),
            Parameter("garrison", None, 1, MOST_MEN, "men at the gate"),
        ),
        march_odds,
    )
}
