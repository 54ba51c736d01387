"""Dealing anew what a seat cannot know: event cards, court hands, and what neighbours drew and put back.

Everything that the seat can count stays: sizes of hands and decks, cards that lie open, what it gave and what
it put back. A card that it put back was in the deck when it drew, so the owner had not picked it. What others
know of each other's hands and decks is forgotten. The new world depends on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cuius.core.deals.negotiation import forget_offers
from cuius.core.ids import Id
from cuius.titles.guerres.ids import CHARACTERS, DECKS, FACTIONS, PHASES
from cuius.titles.guerres.rules.court import LEFT, PICKS, giver_now, seen_card, seen_in_hand, seen_refusal
from cuius.titles.guerres.state import DEALT, DECK, NOT_IN_HAND, State, characters_of

Below = Callable[[int], int]
T = TypeVar("T")


def redeal(g: State, roles: tuple[str, ...], below: Below) -> None:
    """Deal anew, in place, everything that these roles cannot know."""
    held = tuple([f for f in FACTIONS.ids if f.word in roles])
    for deck in DECKS:
        redeal_deck(g, held, deck, below)
    for owner in FACTIONS:
        if owner not in held:
            redeal_hand(g, held, owner, below)
    forget_refusals(g, held)
    redeal_offer(g, held, below)
    forget_offers(g, roles)


def redeal_deck(g: State, held: tuple[Id, ...], deck: Id, below: Below) -> None:
    """Unseen cards change places: the deck, and hands of others."""
    cards = [card for card in g.board.deck_cards[deck] if seen_card(g, held, card) == DECK]
    places = shuffled(sorted(g.card_at[card] for card in cards), below)
    for card, place in zip(cards, places, strict=True):
        g.card_at[card] = place


def redeal_hand(g: State, held: tuple[Id, ...], owner: Id, below: Below) -> None:
    """The hidden part of a foreign court hand is drawn again from all who could be in it.

    How they came there is forgotten: who played a card may not tell from whom it was.
    """
    unknown = shuffled([c for c in characters_of(g, owner) if might_be_in_hand(g, held, c)], below)
    size = sum([g.in_hand[c] != NOT_IN_HAND for c in unknown])
    put_back = [c for c in unknown if seen_refusal(g, held, c)]  # only the other neighbour can have given it
    last = put_back[: g.board.numbers.given if left_has_given(g, owner) else 0]
    likely = [c for c in unknown if c not in put_back or c in last]
    for character in unknown:
        g.in_hand[character] = NOT_IN_HAND
    for character in [*likely, *(c for c in put_back if c not in last)][:size]:
        g.in_hand[character] = DEALT


def left_has_given(g: State, owner: Id) -> bool:
    """Has the last of the two neighbours added to this court hand?"""
    return g.phase != PHASES["court_hands"] or g.step >= PICKS + len(FACTIONS) + owner


def might_be_in_hand(g: State, held: tuple[Id, ...], character: int) -> bool:
    """Not played, not absent, not known to be in hand or in deck."""
    if g.acted[character] or g.absent[character] or seen_in_hand(g, held, character) != NOT_IN_HAND:
        return False
    if seen_refusal(g, held, character) & LEFT:
        return False
    return not (character in g.offer and giver_now(g) in held)


def forget_refusals(g: State, held: tuple[Id, ...]) -> None:
    """What a neighbour put back is known to him alone."""
    g.refused = [seen_refusal(g, held, character) for character in CHARACTERS.ids]


def redeal_offer(g: State, held: tuple[Id, ...], below: Below) -> None:
    """The cards that a neighbour holds just now are any of the deck."""
    giver = giver_now(g)
    if giver is None or giver in held:
        return
    owner = g.allegiance[g.offer[0]]
    deck = [c for c in characters_of(g, owner) if g.in_hand[c] == NOT_IN_HAND and not g.absent[c]]
    g.offer = [int(c) for c in shuffled(deck, below)[: len(g.offer)]]


def shuffled(things: Sequence[T], below: Below) -> list[T]:
    left = list(things)
    return [left.pop(below(len(left))) for _ in things]
