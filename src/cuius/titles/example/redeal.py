"""The re-deal of what a seat cannot know."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.deals.negotiation import forget_offers
from cuius.titles.example.ids import CARDS, HOUSES
from cuius.titles.example.phases.deal import unseen
from cuius.titles.example.state import State


def redeal(g: State, roles: tuple[str, ...], below: Callable[[int], int]) -> None:
    """Shuffle the deck and the hands that these roles cannot see, keeping their sizes."""
    others = [h for h in HOUSES.ids[: g.houses] if h.word not in roles]
    pool = sorted(unseen(g) + [card for h in others for card in g.hands[h]])
    for h in others:
        g.hands[h] = [pool.pop(below(len(pool))) for _ in g.hands[h]]
    g.deck = [pool.count(card) for card in range(len(CARDS))]
    forget_offers(g, roles)
