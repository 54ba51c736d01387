"""14.7 The end of the court phase."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.guerres.ids import CARDS, CHARACTERS, FACTIONS, NOBODY
from cuius.titles.guerres.state import IN_PLAY, NOT_IN_HAND, State


def court_end(g: State) -> Proc[None]:
    """14.7-r32,r33,r39,r40 Turncoats join their new faction, and all cards return to their decks."""
    for character in CARDS:
        if g.won_by[character] != NOBODY and g.status[character] == IN_PLAY:
            faction = FACTIONS[g.won_by[character]]
            g.change_sides(character, faction)
            g.tell("character.changes_sides", character=character, faction=faction)
    many = len(CHARACTERS)
    g.won_by, g.acted = [NOBODY] * many, [False] * many
    g.in_hand, g.refused = [NOT_IN_HAND] * many, [0] * many
    g.ghosts = [0] * len(FACTIONS)
    yield from ()
