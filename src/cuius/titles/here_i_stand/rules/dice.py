"""13, 14, 16 The dice of war: what hits, what a roll must reach, and what helps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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


# 16 The dice of naval war: what ships throw, what hits sink, what a fleet must reach, what pirates throw.

SQUADRON_DICE, CORSAIR_DICE = 2, 1
"""5.3-r2,r4, 16.2-p1a,p1b Dice of one ship in naval combat."""
SQUADRON_HITS, CORSAIR_HITS = 2, 1
"""5.3-r2,r4 Hits that sink one ship."""


class Ships(NamedTuple):
    """5.3-r1 Squadrons and corsairs, counted one by one."""

    squadrons: int
    corsairs: int


def combat_dice(squadrons: int, corsairs: int, rating: int, *, port_defence: bool) -> int:
    """16.2-p1a..p1c, 16.2-p2d Ships, the best naval leader, and one die for defending in a port."""
    dice = squadrons * SQUADRON_DICE + corsairs * CORSAIR_DICE + rating
    return dice + (DEFENDING if port_defence else 0)


def ships_lost(squadrons: int, corsairs: int, hits: int, *, beaten: bool) -> Ships:
    """16.2-p8a..p8d Pairs of hits sink squadrons, what is left sinks corsairs, whoever won (ruling R72).

    An odd hit that no corsair takes sinks one more squadron of the beaten side and is ignored by the other.
    """
    sunk = min(squadrons, hits // SQUADRON_HITS)
    left = hits - sunk * SQUADRON_HITS
    taken = min(corsairs, left // CORSAIR_HITS)
    if beaten and left > taken and sunk < squadrons:
        sunk += 1
    return Ships(sunk, taken)


def naval_modifiers(rating: int) -> tuple[Modifier, ...]:
    """16.1-p4e,p4g, 16.1-p5f, 5.1-r8 The naval leader who goes along, on two dice."""
    return (Modifier(rating, "naval.leader", "5.1-r8"),) if rating else ()


def raid_dice(corsairs: int, ports: int, rating: int) -> int:
    """16.4-p4a..p4c One die with a single corsair or against a single port, otherwise two; and the leader."""
    return (1 if corsairs == 1 or ports == 1 else 2) + rating
