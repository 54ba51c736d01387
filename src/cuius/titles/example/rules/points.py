"""What a house's position is worth."""

from __future__ import annotations

from cuius.titles.example.state import State


def points(g: State, house: int) -> int:
    """3.2-r1 A gate counts three, a florin one."""
    return 3 * g.gates_of(house) + g.florins[house]
