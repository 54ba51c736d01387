"""9, 14.3 Faction leaders and the hands they lead."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import CHARACTERS, NO_RANK, NOBODY
from cuius.titles.guerres.state import IN_PLAY, NOT_IN_HAND, State, characters_of


def lettered(g: State, faction: int) -> list[Id]:
    """Characters with a letter of succession, best first; natives before turncoats (ruling R64)."""
    board, allegiance, status, absent = g.board, g.allegiance, g.status, g.absent
    letters = [c for c in board.heirs if allegiance[c] == faction and status[c] == IN_PLAY and not absent[c]]
    if len(letters) < 2:
        return letters
    return sorted(letters, key=lambda c: (board.succession[c], board.home[c] != faction))


def faction_leader(g: State, faction: int) -> int:
    """9-r3,r4 14.3-r1..r4 The best letter in play; failing letters, whom the player has named; or nobody."""
    letters = lettered(g, faction)
    if letters:
        return letters[0]
    named = g.named[faction]
    return CHARACTERS[named] if named != NOBODY and g.status[named] == IN_PLAY else NOBODY


def leads(g: State, faction: int, character: int) -> bool:
    """9-r3,r4 Is this the faction leader? Without a letter only who has been named can be."""
    if g.board.succession[character] == NO_RANK and g.named[faction] != character:
        return False
    return faction_leader(g, faction) == character


def deck_of(g: State, faction: int) -> list[Id]:
    """The character deck: what is in play and neither in the court hand nor played."""
    in_hand, acted = g.in_hand, g.acted
    return [c for c in characters_of(g, faction) if in_hand[c] == NOT_IN_HAND and not acted[c]]


def hand_of(g: State, faction: int) -> list[Id]:
    """The characters in a court hand, ghosts left out."""
    in_hand = g.in_hand
    return [c for c in characters_of(g, faction) if in_hand[c] != NOT_IN_HAND]


def hand_size(g: State, faction: int) -> int:
    """Cards in a court hand, ghosts counted."""
    return len(hand_of(g, faction)) + g.ghosts[faction]
