"""What a page needs once to draw Here I Stand: the tables of names in order, and the columns of the board.

Columns are indexed as in `ids.py`, ids are written as their words, nobody and nothing as -1. `marks` lists
the values that are not certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.core.ids import Names
from cuius.core.page import page_data
from cuius.titles.here_i_stand.glossary import glossary
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    BANS,
    CARD_KINDS,
    CARDS,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EDITIONS,
    EFFECTS,
    EXPLORERS,
    FAITHS,
    LEADERS,
    MARITAL_BOXES,
    PHASES,
    PLACES,
    POWERS,
    REFORMERS,
    RULERS,
    SPACE_TYPES,
    TRANSLATIONS,
    UNITS,
    VOYAGES,
    WIVES,
    ZONES,
)
from cuius.titles.here_i_stand.loading import load_board

TABLES: dict[str, Names] = {
    "powers": POWERS,
    "places": PLACES,
    "space_types": SPACE_TYPES,
    "zones": ZONES,
    "faiths": FAITHS,
    "leaders": LEADERS,
    "rulers": RULERS,
    "marital_boxes": MARITAL_BOXES,
    "wives": WIVES,
    "debaters": DEBATERS,
    "reformers": REFORMERS,
    "bans": BANS,
    "translations": TRANSLATIONS,
    "explorers": EXPLORERS,
    "conquistadors": CONQUISTADORS,
    "discoveries": DISCOVERIES,
    "conquests": CONQUESTS,
    "colonies": COLONIES,
    "voyages": VOYAGES,
    "cards": CARDS,
    "card_kinds": CARD_KINDS,
    "actions": ACTIONS,
    "units": UNITS,
    "phases": PHASES,
    "effects": EFFECTS,
}

COLUMNS = (
    "at",
    "sea_links",
    "type",
    "home",
    "zone",
    "links",
    "passes",
    "port",
    "key",
    "island",
    "capital_of",
    "electorates",
    "electors",
    "key_cards",
    "key_vp",
    "auto_win",
    "cost",
    "war_cost",
    "leader_power",
    "battle",
    "command",
    "piracy",
    "ruler_power",
    "ruler_admin",
    "ruler_bonus",
    "card_number",
    "card_cp",
    "card_kind",
    "card_power",
    "in_edition",
    "debater_side",
    "debater_zone",
    "debater_value",
    "reformer_space",
    "wife_box",
    "discovery_vp",
    "conquest_vp",
    "colony_power",
    "explorer_power",
    "explorer_value",
    "conquistador_power",
    "conquistador_value",
    "papal_vp",
    "protestant_vp",
    "religious_win",
    "years",
    "numbers",
)


NEW_TURN = "card_draw"
"""The checkpoint that comes once in every turn: standing orders for a turn end with it."""


def page(overlay: dict[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """All of it, as plain data; an overlay's values stand in the place of ours."""
    board = load_board(overlay, options["edition"])
    return {
        **page_data(board, names=TABLES, columns=COLUMNS, editions=EDITIONS, glossary=glossary(board)),
        "turn_checkpoint": NEW_TURN,
    }
