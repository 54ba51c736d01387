"""6.5 Battles between armies."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc
from cuius.titles.revolution.ids import REGIONS
from cuius.titles.revolution.rules.armies import section
from cuius.titles.revolution.rules.counters import allied
from cuius.titles.revolution.state import State


def battles(g: State) -> Proc[None]:
    """6.5-r1..r8 In every region, in board order; nobody has a choice, abandoned armies no part."""
    yield Checkpoint("battles")
    for region in REGIONS.ids:
        before = section(g, region)
        left = survivors(g, before)
        for faction in losses(before, left):
            g.remove_army(faction, region)  # 6.5-r7
        g.standoff[region] = len(left) == 2 and left[0] != left[1]  # 6.5-r2,r6, 6.4-r15 (ruling R24)
        if left != before:
            g.tell("battle.fought", region=region, fought=before, left=left)
        elif g.standoff[region]:
            g.tell("battle.standoff", region=region, one=left[0], other=left[1])


def survivors(g: State, line: list[Id]) -> list[Id]:
    """6.5-r4,r5 Lined up by alignment, one from each end falls until peace is possible (ruling R23)."""
    while len(line) > 2 and line[0] != line[-1] and not all_allied(g, line):
        line = line[1:-1]
    return line


def all_allied(g: State, line: list[Id]) -> bool:
    """6.4-r14, 6.5-r3 With two players the armies of one player do not fight each other."""
    return all(f == line[0] or allied(g, f, line[0]) for f in line)


def losses(before: list[Id], left: list[Id]) -> list[Id]:
    fallen = list(before)
    for faction in left:
        fallen.remove(faction)
    return fallen
