"""How each house stands now."""

from __future__ import annotations

from cuius.titles.example.ids import HOUSES
from cuius.titles.example.rules.points import points
from cuius.titles.example.state import State


def score(g: State) -> dict[str, float]:
    return {house.word: float(points(g, house)) for house in HOUSES.ids[: g.houses]}
