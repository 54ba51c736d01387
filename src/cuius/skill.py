"""Skill of players, estimated from ranked games of any number of seats: a rating with its uncertainty.

The model is that of Weng and Lin with normally distributed performances (`openskill`). A rating is a number
of points on Elo's scale: everybody starts at 1500, and who has 200 points more than another is ahead of them
in 76 of 100 games. The arena's ratings have the same unit; their zero is the mean of the levels that met.

Roles are of unequal strength. So what competes at a seat is a pair, the player and the role, and a game tells
something of both: whoever wins with a weak role gains more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from openskill.models import ThurstoneMostellerFull

START_POINTS, START_DEVIATION = 1500.0, 400.0
ROLE_DEVIATION = 200.0
PERFORMANCE_DEVIATION = 200.0
"""How much one's performance varies from game to game."""
DRIFT = 4.0
"""How much skill itself may change from one game to the next."""
INTERVAL = 1.96
"""Deviations on either side that hold 95 % of a normal distribution."""

MODEL = ThurstoneMostellerFull(
    mu=START_POINTS,
    sigma=START_DEVIATION,
    beta=PERFORMANCE_DEVIATION,
    tau=DRIFT,
    epsilon=PERFORMANCE_DEVIATION / 40,
)


class Skill(msgspec.Struct, frozen=True):
    """An estimate: points, and the standard deviation of the error."""

    points: float = START_POINTS
    deviation: float = START_DEVIATION

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval: what somebody has shown to be worth at least."""
        return self.points - INTERVAL * self.deviation

    @property
    def high(self) -> float:
        return self.points + INTERVAL * self.deviation


NEW_ROLE = Skill(0.0, ROLE_DEVIATION)
"""How much a role adds to a player's points, before anybody has played it."""


class Contestant(msgspec.Struct, frozen=True):
    """What competes at a seat: a player, and the role that helps or hinders."""

    player: Skill
    role: Skill


def rated(contestants: Sequence[Contestant], places: Sequence[int]) -> list[Contestant]:
    """The estimates after a game; equal places are ties, and place 1 is the best.

    The model counts every pair of seats as a game of its own. The pairs of one game are not independent of
    each other, so each counts less the more seats there are.
    """
    teams = [[as_rating(each.player), as_rating(each.role)] for each in contestants]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    weight = 2 / len(contestants)
    return [
        Contestant(
            moved(before.player, player.mu, player.sigma, weight),
            moved(before.role, role.mu, role.sigma, weight),
        )
        for before, (player, role) in zip(contestants, after, strict=True)
    ]


def as_rating(skill: Skill):  # type: ignore[no-untyped-def]  # the type is private to the library
    return MODEL.rating(mu=skill.points, sigma=skill.deviation)


def moved(skill: Skill, points: float, deviation: float, weight: float) -> Skill:
    """Part of the way from one estimate to another."""
    variance = skill.deviation**2 + weight * (deviation**2 - skill.deviation**2)
    return Skill(skill.points + weight * (points - skill.points), math.sqrt(variance))
