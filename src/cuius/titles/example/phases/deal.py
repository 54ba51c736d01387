"""2.1 The deal."""

from __future__ import annotations

from cuius.core.requests import Draw, Proc
from cuius.titles.example.ids import CARDS, HOUSES
from cuius.titles.example.state import State

HAND = 3


def deal(g: State) -> Proc[None]:
    """2.1-r1 Each house in order draws until it holds three cards."""
    for house in HOUSES.ids[: g.houses]:
        drawn = 0
        while len(g.hands[house]) < HAND:
            if not any(g.deck):
                reshuffle(g)
            card = yield Draw(unseen(g), why="deal", of=CARDS, to=(house,))
            g.take_card(house, card)
            drawn += 1
            g.tell("card.drawn", house=house, card=card, to=(house,))
        if drawn:
            g.tell("cards.drawn", house=house, count=drawn, but=(house,))


def unseen(g: State) -> list[int]:
    """The deck, unordered: one entry a copy."""
    return [card for card, copies in enumerate(g.deck) for _ in range(copies)]


def reshuffle(g: State) -> None:
    """2.1-r2 The discards become the deck."""
    g.deck, g.discards = g.discards, [0] * len(CARDS)
    g.tell("deck.reshuffled")
