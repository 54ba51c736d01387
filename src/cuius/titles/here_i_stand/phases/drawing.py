"""6.1, 6.2 Cards drawn by chance: from the deck into a hand, or out of a hand."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Draw, Proc
from cuius.titles.here_i_stand.ids import CARDS, HOME, MAJORS
from cuius.titles.here_i_stand.state import State


def draw_card(g: State, power: Id) -> Proc[Id | None]:
    """One card from the deck into a hand; None if there is none."""
    if not g.deck:
        return None
    card = yield Draw(tuple(g.deck), why="card.drawn", of=CARDS, to=(power,))
    g.deck.remove(card)
    g.hands[power].append(int(card))
    g.tell("card.drawn", power=power, card=card, to=(power,))
    return card


def random_card(g: State, victim: Id, to: tuple[Id, ...]) -> Proc[Id | None]:
    """6.1-r8,r16, 9.1-r17 Out of a hand at random, home cards left out; it is nobody's until placed.

    A mandatory event may be among them: that does not bring it about, and whoever gets it must play it.
    """
    pool = tuple([c for c in sorted(g.hands[victim]) if g.board.card_kind[c] != HOME])
    if not pool:
        return None
    card = yield Draw(pool, why="card.taken", of=CARDS, to=to)
    g.take_from_hand(victim, card)
    return card


def has_spare_card(g: State, power: int) -> bool:
    """6.1-r8 A card that can be lost: how many a hand holds besides home cards is known to all."""
    return any(g.board.card_kind[c] != HOME for c in g.hands[power])


def discard_at_random(g: State, victim: Id) -> Proc[Id | None]:
    """6.1-r8,r16 A card of this hand goes to the discard pile before everybody's eyes."""
    card = yield from random_card(g, victim, MAJORS)
    if card is not None:
        g.discard(int(card))
        g.tell("card.discarded", power=victim, card=card, reveal=True)
    return card
