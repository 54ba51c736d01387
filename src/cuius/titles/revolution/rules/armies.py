"""Armies, their boxes, and the sieges they lay."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, State


def section(g: State, region: int) -> list[Id]:
    """The active armies in the command section, lined up by alignment."""
    at = region * FACTION_COUNT
    return [f for f in FACTIONS.ids for _ in range(g.armies[at + f])]


def besieging(g: State, region: int, faction: int | None = None) -> list[Id]:
    """Cities of the region with an army before them; of that faction, if one is named."""
    if faction is None:
        return [c for c in g.board.cities_in[region] if 0 <= g.siege[c] < BEGGARS]
    return [c for c in g.board.cities_in[region] if g.siege[c] == faction]


def free_boxes(g: State, region: int) -> int:
    """2.1-r7 One army to a box; abandoned armies fill theirs, besiegers keep theirs (6.6-r11, ruling R22)."""
    at = region * FACTION_COUNT
    filled = sum(g.armies[at : at + FACTION_COUNT]) + sum(g.abandoned[at : at + FACTION_COUNT])
    return g.board.boxes[region] - filled - len(besieging(g, region))


def region_armies(g: State, region: int) -> int:
    """All armies that Beggars face: in the section and before cities, abandoned ones not (ruling R27)."""
    at = region * FACTION_COUNT
    return sum(g.armies[at : at + FACTION_COUNT]) + len(besieging(g, region))


def alone_in_section(g: State, region: int, faction: int) -> bool:
    """6.9-r1 No other faction's army stands in the section; an ally's counts as another's (6.9-r6)."""
    at = region * FACTION_COUNT
    return sum(g.armies[at : at + FACTION_COUNT]) == g.armies[at + faction]
