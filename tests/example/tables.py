"""The pieces of Three Gates by name, and tables at which a test begins."""

from __future__ import annotations

from cuius.kit.table import Table, table
from cuius.titles.example.ids import CARDS, GATES, HOUSES

HERON, STAG, BOAR, OTTER = HOUSES
NORTH, RIVER, MILL = GATES
MILITIA, COMPANY, CANNON, BAR = CARDS


def fast(players: int = 3, **fields) -> Table:
    """A table that asks only those who can answer, with these fields of the state."""
    return table("example", players=players, windows="fast").arrange(**fields)


def discreet(players: int = 3, **fields) -> Table:
    """A table that asks by public knowledge, with these fields of the state."""
    return table("example", players=players).arrange(**fields)
