"""15.1 War cards: the start of the war phase."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.guerres.ids import FACTIONS, WAR
from cuius.titles.guerres.phases.events import draw_card
from cuius.titles.guerres.state import State


def war_cards(g: State) -> Proc[None]:
    """15.1-r1 15-r1 Each faction draws one card from the war deck."""
    for faction in FACTIONS.ids:
        yield from draw_card(g, faction, WAR)
