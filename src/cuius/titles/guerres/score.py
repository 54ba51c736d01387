"""How each faction stands now: final points if the game ended, and its towns to tell equals apart."""

from __future__ import annotations

from cuius.titles.guerres.ids import FACTIONS, NOBODY
from cuius.titles.guerres.state import State
from cuius.titles.guerres.victory import automatic_winner, standing

OUTRIGHT = 20
"""More than any points: what an automatic victory is worth."""


def score(g: State) -> dict[str, float]:
    points, winner = standing(g), automatic_winner(g)
    if winner != NOBODY:
        points[winner] += OUTRIGHT
    return {f.word: points[f] + g.towns_of(f) / 100 for f in FACTIONS if g.seated[f]}
