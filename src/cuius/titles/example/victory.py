"""3 Victory: at once with all gates, or by points after the last round."""

from __future__ import annotations

from typing import NoReturn

from cuius.core.requests import Victory
from cuius.titles.example.ids import HOUSES
from cuius.titles.example.rules.points import points
from cuius.titles.example.state import State


def check_gates(g: State) -> None:
    """3.1-r1 A house that holds all three gates wins at once."""
    first = g.holder[0]
    if first >= 0 and all(holder == first for holder in g.holder):
        raise Victory("gates", HOUSES[first])


def final_scoring(g: State) -> NoReturn:
    """3.2-r1 The most points win, and equals share the victory."""
    scores = [points(g, house) for house in HOUSES.ids[: g.houses]]
    raise Victory("points", *(h for h in HOUSES.ids[: g.houses] if scores[h] == max(scores)))
