"""14.1, 14.3, 14.5 The court: who acts when, who leads a faction, decks and hands, and who knows them."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import CHARACTERS, FACTIONS, NO_RANK, NOBODY, ROYALIST
from cuius.titles.guerres.state import (
    DECK,
    GIVEN_LEFT,
    GIVEN_RIGHT,
    IN_PLAY,
    NOT_IN_HAND,
    OPEN,
    State,
)


def court_order(g: State) -> tuple[Id, ...]:
    """14.5-r1,r2 The Royalist, his ally, the player alone."""
    return (ROYALIST, FACTIONS[g.ally], FACTIONS[g.lone])


def on_the_right(faction: Id) -> Id:
    """Ruling R14: clockwise sit Royalist, League, Huguenot; the Huguenot is on the Royalist's right."""
    return FACTIONS[(faction - 1) % len(FACTIONS)]


def on_the_left(faction: Id) -> Id:
    return FACTIONS[(faction + 1) % len(FACTIONS)]


def best_letters(g: State, faction: int) -> list[Id]:
    """9-r3 The characters of the best letter of succession: one, or a turncoat beside him, or none."""
    board, allegiance, status, absent = g.board, g.allegiance, g.status, g.absent
    letters = [c for c in board.heirs if allegiance[c] == faction and status[c] == IN_PLAY and not absent[c]]
    return [c for c in letters if board.succession[c] == board.succession[letters[0]]]


def faction_leader(g: State, faction: int) -> int:
    """9-r3,r4 14.3-r1..r4 The best letter in play; failing letters, whom the player has named; or nobody.

    Of equal letters it is whom the King has named, and until he speaks the faction's own (ruling R64).
    """
    letters, named = best_letters(g, faction), g.named[faction]
    if len(letters) > 1:
        chosen = [c for c in letters if c == named] or [c for c in letters if g.board.home[c] == faction]
        return (chosen or letters)[0]
    if letters:
        return letters[0]
    return CHARACTERS[named] if named != NOBODY and g.status[named] == IN_PLAY else NOBODY


def leads(g: State, faction: int, character: int) -> bool:
    """9-r3,r4 Is this the faction leader? Without a letter only who has been named can be."""
    if g.board.succession[character] == NO_RANK and g.named[faction] != character:
        return False
    return faction_leader(g, faction) == character


def deck_of(g: State, faction: int) -> list[Id]:
    """The character deck: what is in play and neither in the court hand nor played."""
    status, allegiance, in_hand, acted = g.status, g.allegiance, g.in_hand, g.acted
    return [
        c
        for c in g.board.followers[faction]
        if status[c] == IN_PLAY and allegiance[c] == faction and in_hand[c] == NOT_IN_HAND and not acted[c]
    ]


def hand_of(g: State, faction: int) -> list[Id]:
    """The characters in a court hand, ghosts left out."""
    status, allegiance, in_hand = g.status, g.allegiance, g.in_hand
    return [
        c
        for c in g.board.followers[faction]
        if in_hand[c] != NOT_IN_HAND and allegiance[c] == faction and status[c] == IN_PLAY
    ]


def hand_size(g: State, faction: int) -> int:
    """Cards in a court hand, ghosts counted."""
    return len(hand_of(g, faction)) + g.ghosts[faction]


# ---- what a faction knows of cards and hands ----

RIGHT, LEFT = 1, 2
PICKS = 2
"""Rounds of secret choice: the first by all, the second by the player alone."""


def giver_now(g: State) -> Id | None:
    """The neighbour who holds drawn cards at this moment; None outside the giving."""
    side, owner = divmod(g.step - PICKS, len(FACTIONS))
    if not g.offer or side not in (0, 1):
        return None
    return on_the_left(FACTIONS[owner]) if side else on_the_right(FACTIONS[owner])


def seen_card(g: State, held: tuple[Id, ...], card: int) -> int:
    """Where an event card is, for all that the holder of these factions knows."""
    where = g.card_at[card]
    return DECK if where >= 0 and where not in held and not g.shown[card] else where


def seen_in_hand(g: State, held: tuple[Id, ...], character: int) -> int:
    """14.3-r17 How a character came into a court hand; nothing, where the reader cannot know."""
    code = g.in_hand[character]
    if code in (NOT_IN_HAND, OPEN):
        return code
    owner = FACTIONS[g.allegiance[character]]
    known = (
        owner in held
        or (code == GIVEN_RIGHT and on_the_right(owner) in held)
        or (code == GIVEN_LEFT and on_the_left(owner) in held)
    )
    return code if known else NOT_IN_HAND


def seen_refusal(g: State, held: tuple[Id, ...], character: int) -> int:
    """What the reader drew of a foreign deck and put back."""
    bits = g.refused[character]
    if not bits:
        return 0
    owner = FACTIONS[g.allegiance[character]]
    return (bits & RIGHT if on_the_right(owner) in held else 0) | (
        bits & LEFT if on_the_left(owner) in held else 0
    )
