"""25.6-r1 The Diet of Worms without a Habsburg player."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Draw, Proc
from cuius.titles.here_i_stand.ids import CARDS, HABSBURG, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.phases.diet import decide_diet, pledge_cards
from cuius.titles.here_i_stand.state import State


def diet_for_two(g: State) -> Proc[None]:
    """25.6-r1, 18.1-p1..p7 The players lay their cards; that of the Emperor is turned up from the deck."""
    if g.turn != 1:
        return
    yield Checkpoint("diet_of_worms")
    yield from pledge_cards(g, (PROTESTANT, PAPACY))
    card = yield Draw(tuple(g.deck), why="diet.card", of=CARDS)
    g.deck.remove(card)
    g.pledged[HABSBURG] = int(card)
    yield from decide_diet(g)
