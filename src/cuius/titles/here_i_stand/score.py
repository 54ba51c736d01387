"""How each power stands now."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.state import State


def score(g: State) -> dict[str, float]:
    """23.2-r1 Victory points."""
    return {p.word: float(victory_points(g, p)) for p in MAJORS}
