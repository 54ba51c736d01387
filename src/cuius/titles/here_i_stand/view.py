"""What a seat may know, built up field by field.

Columns go out as they are: the client and the bots know their order from the page's tables of names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, get_origin

from cuius.core.deals.negotiation import draft_known_to, offers_known_to
from cuius.core.ids import Id
from cuius.core.view_fields import ColumnReader, MadeFrom, ViewFields
from cuius.titles.here_i_stand.ids import MAJORS, NOBODY, POWERS
from cuius.titles.here_i_stand.rules.points import totals
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.variants.two_player.state import PairState
from cuius.titles.here_i_stand.variants.two_player.view import both_hands, open_diplomacy, own_diplomacy

PUBLIC = (
    "edition",
    "scenario",
    "turn",
    "phase",
    "impulse",
    "impulses",
    "passes",
    "stage",
    "spender",
    "cp",
    "card",
    "pirated",
    "control",
    "faith",
    "besieged",
    "loans",
    "lost_ships",
    "leader_at",
    "leader_of",
    "captor",
    "wars_abroad",
    "relation",
    "granted",
    "side",
    "ruler",
    "less_cards",
    "debts",
    "bonus",
    "piracy_vp",
    "chateaux",
    "st_peters",
    "history",
    "discards",
    "removed",
    "late",
    "laid",
    "home_used",
    "league",
    "reformer_at",
    "debater",
    "electors",
    "testament",
    "bible",
    "universities",
    "excommunicated",
    "luther_alive",
    "bonus_used",
    "reformed",
    "countered",
    "lasting",
    "wife",
    "edward",
    "elizabeth",
    "chart",
    "boleyn_turn",
    "discount_used",
    "remarries_in",
    "crossing",
    "explorers",
    "charted",
    "conquistadors",
    "discovered",
    "conquered",
    "exhausted",
    "colonies",
    "retired",
    "potosi",
    "galleons",
    "plantations",
    "raiders",
    "once",
    "owed",
    "phony_wars",
    "talk_round",
)
"""Fields that everybody sees on the table, copied as they are."""

COLUMNS = tuple([name for name in PUBLIC if get_origin(State.fields[name]) is list])
NUMBERS = tuple([name for name in PUBLIC if name not in COLUMNS])

SPARSE = (
    "regulars",
    "hired",
    "squadrons",
    "corsairs",
    "unrest",
    "fortress",
    "word_given",
    "word_broken",
)
"""Columns that are mostly empty: sent as pairs of index and value."""

COUNTED = (
    "two_player",
    "control",
    "unrest",
    "faith",
    "league",
    "algiers_in_play",
    "bonus",
    "piracy_vp",
    "edward",
    "elizabeth",
    "chateaux",
    "st_peters",
)
"""23.2 All that victory points are counted from."""

FULL = bytes([0] + [1] * 255)
"""Any number above nothing becomes one, so that the next of them can be looked for."""


def view(g: State) -> dict[str, Any]:
    """What lies open on the table."""
    return fields_of(g).view(g)


def own(g: State, roles: tuple[str, ...]) -> dict[str, Any]:
    """The hands of these roles, the cards they were shown, and their offers."""
    return fields_of(g).private_view(g, roles)


def sparse(name: str) -> MadeFrom:
    """What is not 0 in a column, as pairs."""
    read: Callable[[State], list[int] | bytearray] = attrgetter(name)
    return MadeFrom((name,), lambda g: pairs_of(bytes(read(g))))


@lru_cache(maxsize=4096)
def pairs_of(column: bytes) -> tuple[int, ...]:
    """Index and value of each number that is not 0, one after the other; most answers move no unit."""
    pairs: list[int] = []
    find = column.translate(FULL).find
    at = find(1)
    while at >= 0:
        pairs += (at, column[at])
        at = find(1, at + 1)
    return tuple(pairs)


def deck_size(g: State) -> int:
    return len(g.deck)


def hand_sizes(g: State) -> list[int]:
    return [len(h) for h in g.hands]


def pledged(g: State) -> list[bool]:
    """Who has promised a card; which one is a secret."""
    return [c != NOBODY for c in g.pledged]


@lru_cache(maxsize=64)
def held_by(roles: tuple[str, ...]) -> tuple[Id, ...]:
    """The major powers among these roles, in impulse order."""
    return tuple([p for p in MAJORS if p.word in roles])


def own_hands(g: State, roles: tuple[str, ...]) -> dict[str, list[int]]:
    return {p.word: sorted(g.hands[p]) for p in held_by(roles)}


def shown_to(g: State, roles: tuple[str, ...]) -> list[list[int]]:
    return [list(s) for s in g.shown if POWERS[s[0]].word in roles]


def own_offers(g: State, roles: tuple[str, ...]) -> list[dict[str, Any]]:
    return offers_known_to(g, False, roles)


FIELDS = ViewFields(
    {
        **{name: attrgetter(name) for name in NUMBERS},
        **{name: ColumnReader(name) for name in COLUMNS},
        **{name: sparse(name) for name in SPARSE},
        "vp": MadeFrom(COUNTED, totals),
        "deck": deck_size,
        "hand_sizes": hand_sizes,
        "pledged": pledged,
    },
    {"hands": own_hands, "shown": shown_to, "offers": own_offers, "draft": draft_known_to},
)
PAIR_FIELDS = ViewFields(
    {**FIELDS.public, "diplomacy": open_diplomacy},
    {**FIELDS.private, "hands": both_hands, "own_diplomacy": own_diplomacy},
)
"""25.2-r3 With the diplomatic cards of the game for two."""


def fields_of(g: State) -> ViewFields:
    return PAIR_FIELDS if isinstance(g, PairState) else FIELDS
