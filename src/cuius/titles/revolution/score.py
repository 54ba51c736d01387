"""How each faction stands now, in victory points."""

from __future__ import annotations

from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.state import State
from cuius.titles.revolution.victory import points


def score(g: State) -> dict[str, float]:
    return {FACTIONS[f].word: points(g, FACTIONS[f]) / 100 for f in sorted(g.order)}
