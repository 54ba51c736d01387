"""The New World, for its tests."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import (
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DISCOVERIES,
    EXPLORERS,
    NOBODY,
    POWERS,
)
from tests.here_i_stand.tables import HisTable, war_table


def quiet_sea(**options: str) -> HisTable:
    """An empty map, nothing crossing, nothing found, everybody still at home; turn 2."""
    t = war_table(**options).turn(2)
    return t.arrange(crossing=[], once=[0] * 6)


def crossing(t: HisTable, *voyages: tuple[str, str] | tuple[str, str, int]) -> HisTable:
    """Voyages under way: kind, power, and what the card that launched them adds."""
    return t.arrange(crossing=[(v[0], int(POWERS[v[1]]), v[2] if len(v) > 2 else 0) for v in voyages])


def claimed(t: HisTable, power: str, *discoveries: str) -> HisTable:
    return t.arrange(discovered={DISCOVERIES[d]: int(POWERS[power]) for d in discoveries})


def conquered(t: HisTable, power: str, *conquests: str) -> HisTable:
    return t.arrange(conquered={CONQUESTS[c]: int(POWERS[power]) for c in conquests})


def colony(t: HisTable, *boxes: str) -> HisTable:
    """Colonies in these boxes, each of its own power."""
    owner = t.state.board.colony_power
    return t.arrange(colonies={COLONIES[c]: int(owner[COLONIES[c]]) for c in boxes})


def finder(t: HisTable, discovery: str) -> str:
    who = t.state.discovered[DISCOVERIES[discovery]]
    return POWERS[who].word if who != NOBODY else ""


def conqueror(t: HisTable, conquest: str) -> str:
    who = t.state.conquered[CONQUESTS[conquest]]
    return POWERS[who].word if who != NOBODY else ""


FATES = ("available", "placed", "lost", "returned")


def fate(t: HisTable, explorer: str) -> str:
    return FATES[t.state.explorers[EXPLORERS[explorer]]]


def soldier(t: HisTable, conquistador: str) -> str:
    return FATES[t.state.conquistadors[CONQUISTADORS[conquistador]]]


def colonists(t: HisTable) -> list[str]:
    """The colony boxes that are taken."""
    return [c.word for c in COLONIES if t.state.colonies[c] != NOBODY]
