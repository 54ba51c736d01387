"""The order of play: rounds, and within a round the deal, the talk, the bids and the impulses."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.example.ids import HOUSES
from cuius.titles.example.phases.bids import bids
from cuius.titles.example.phases.deal import deal
from cuius.titles.example.phases.impulse import impulse
from cuius.titles.example.phases.talk import talk
from cuius.titles.example.state import State
from cuius.titles.example.victory import final_scoring

DEAL, TALK, BIDS, IMPULSES = range(4)


def play(g: State) -> Proc[None]:
    """2 The game: rounds until the last, then the scoring."""
    while g.round <= g.rounds:
        if g.phase == DEAL:
            yield Checkpoint("round")
            g.tell("round.begins", round=g.round)
            yield from deal(g)
            g.phase = TALK
        if g.phase == TALK:
            yield from talk(g)
            g.phase = BIDS
        if g.phase == BIDS:
            yield Checkpoint("bids")
            yield from bids(g)
            g.phase = IMPULSES
        while g.order:
            yield Checkpoint("impulse")
            yield from impulse(g, HOUSES[g.order[0]])
            g.order.pop(0)
        g.round += 1
        g.phase = DEAL
    final_scoring(g)
