"""Lists made of the columns once, so that the rules need not look through everybody and everything."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import Id
from cuius.titles.guerres.ids import (
    CARDS,
    CHARACTERS,
    DECKS,
    EVENTS,
    FACTIONS,
    NO_RANK,
    PROVINCES,
    SPECIAL,
    TIMINGS,
    TOWNS,
    WAR,
)

Columns = dict[str, Any]


def lists_of(columns: Columns) -> Columns:
    """What the board holds beside its columns."""
    return town_lists(columns) | character_lists(columns) | event_lists(columns)


def town_lists(columns: Columns) -> Columns:
    size, province_of = columns["size"], columns["province_of"]
    surprised = tuple(t for t in TOWNS if size[t] != SPECIAL)
    banks = [p for p in PROVINCES if columns["loire_towns"][p]]
    return {
        "open_to_surprise": surprised,
        "influence_towns": tuple(
            tuple(t for t in surprised if province_of[t] in provinces) for provinces in columns["influence"]
        ),
        "bank_towns": tuple(
            (t, 1 << bank) for bank, p in enumerate(banks) for t in columns["loire_towns"][p]
        ),
    }


def character_lists(columns: Columns) -> Columns:
    home, second = columns["home"], columns["second"]
    command, succession = columns["command"], columns["succession"]
    return {
        "followers": tuple(tuple(c for c in CARDS if f in (home[c], second[c])) for f in FACTIONS),
        "recruits": tuple(tuple(c for c in CARDS if second[c] == f) for f in FACTIONS),
        "heirs": by_rank([c for c in CARDS if succession[c] != NO_RANK], succession),
        "leaders": by_rank([c for c in CHARACTERS if command[c] != NO_RANK], command),
        "squadrons": tuple(c for c in CARDS if columns["flying_squadron"][c]),
    }


def by_rank(characters: list[Id], ranks: tuple[int, ...]) -> tuple[Id, ...]:
    """The best rank first."""
    return tuple(sorted(characters, key=lambda c: ranks[c]))


def event_lists(columns: Columns) -> Columns:
    deck, timing = columns["deck"], columns["timing"]
    return {
        "held_cards": tuple(tuple(e for e in EVENTS if deck[e] in (f, WAR)) for f in FACTIONS),
        "timed_cards": tuple(
            tuple(tuple(e for e in EVENTS if deck[e] == d and moment in timing[e]) for moment in TIMINGS)
            for d in DECKS
        ),
    }
