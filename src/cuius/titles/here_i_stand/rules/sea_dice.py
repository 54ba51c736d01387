"""16 The dice of naval war: what ships throw, what hits sink, what a fleet must reach, what pirates throw."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.odds import Modifier
from cuius.titles.here_i_stand.rules.dice import DEFENDING

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
