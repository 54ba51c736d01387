"""13.2, 13.3, 14 The dice of land war: what hits, what a roll for surprise must reach, and what helps it."""

from __future__ import annotations

from collections.abc import Sequence

from cuius.core.odds import Modifier
from cuius.titles.here_i_stand.ids import OTTOMAN

HIT = 5
"""14-p6, 15.1-p7 A five or a six is a hit."""
NEEDED = 9
"""13.2-p2, 13.3-p4 Two dice with their modifiers must reach this."""
DEFENDING = 1
"""14-p3c The die for defending."""


def count_hits(faces: Sequence[int], on: int = HIT) -> int:
    """14-p6 How many of these dice hit."""
    return sum([face >= on for face in faces])


def counted(*reasons: Modifier) -> tuple[Modifier, ...]:
    """Those of the reasons that count at all."""
    return tuple([reason for reason in reasons if reason.value])


def battle_dice(units: int, rating: int, *, defending: bool) -> int:
    """14-p2a,p2b, 14-p3a..p3c One die a unit, the best leader's rating, one more for defending."""
    return units + rating + (DEFENDING if defending else 0)


def reaction_modifiers(
    power: int, rating: int, own_cavalry: int, mover: int, their_cavalry: int
) -> tuple[Modifier, ...]:
    """13.2-p2a..p2c, 13.3-p4a..p4c, 5.1-r2, 5.2-r8 What counts when a power intercepts or avoids battle.

    `own_cavalry` are the power's hired units that take part, `their_cavalry` the mover's: of both only those
    of the Ottoman are cavalry.
    """
    found = []
    if rating:
        found.append(Modifier(rating, "leader.rating", "5.1-r2"))
    if power == OTTOMAN and own_cavalry:
        found.append(Modifier(1, "cavalry.own", "5.2-r8"))
    if power != OTTOMAN == mover and their_cavalry:
        found.append(Modifier(-1, "cavalry.enemy", "5.2-r8"))
    return tuple(found)
