"""19.8 Mandatory events that have not occurred by the winter of their turn."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.cards.registry import EVENTS
from cuius.titles.here_i_stand.ids import CARDS, MAJORS
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.two_player.england import forced_in


def overdue_events(g: State) -> Proc[None]:
    """19.8-r1,r2, 19.8-t1..t5 The event takes place, its card leaves the game, nobody gets command points."""
    for card in CARDS.ids:
        if 0 < forced_in(g, card) <= g.turn and card not in g.removed and card not in g.laid:
            take_out(g, card)
            g.removed.append(int(card))
            g.tell("winter.overdue", card=card)
            if card in EVENTS:
                yield from EVENTS[card].play(g, MAJORS[0])
            g.cp = 0


def take_out(g: State, card: int) -> None:
    """Wherever it is: deck, discards, a hand, or not yet in play."""
    for pile in (g.deck, g.discards, g.late, *g.hands):
        if card in pile:
            pile.remove(card)
