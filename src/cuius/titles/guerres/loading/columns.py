"""The columns of the board: provinces, towns, characters, events and chits."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, find_all, require_both_ways
from cuius.titles.guerres.board import FOR_EVER
from cuius.titles.guerres.ids import (
    CARDS,
    CHARACTERS,
    CHITS,
    COUNTRIES,
    DECKS,
    EVENTS,
    FACTIONS,
    NO_RANK,
    NOBODY,
    PROVINCES,
    TIMINGS,
    TOWN_SIZES,
    TOWNS,
    VISITORS,
)
from cuius.titles.guerres.loading.readers import find_or_nobody, flag, one_of, rank, whole

ABILITIES = ("diplomat", "writer", "administrator", "call_to_arms", "flying_squadron")
DECK_OF_LETTER = {"R": "royalist", "L": "league", "H": "huguenot", "W": "war"}


def province_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"province.{p}", data["province"][p]) for p in PROVINCES.words]
    borders = tuple(find_all(PROVINCES, row["borders"], f"{path}.borders") for path, row in rows)
    require_both_ways(borders, PROVINCES, "province.{}.borders")
    banks = {
        side: tuple(find_all(PROVINCES, row[side], f"{path}.{side}") for path, row in rows)
        for side in ("north", "south")
    }
    for side, listed in banks.items():
        for (path, _), here, neighbours in zip(rows, listed, borders, strict=True):
            if any(p not in neighbours for p in here):
                raise BadBoard(f"{path}.{side} names a province that does not border it.")
    return {
        "foreign": tuple(flag(row["foreign"], f"{path}.foreign") for path, row in rows),
        "power": tuple(find_or_nobody(COUNTRIES, row["power"], f"{path}.power") for path, row in rows),
        "borders": borders,
        "loire": tuple(flag(row["loire"], f"{path}.loire") for path, row in rows),
        **banks,
    }


def town_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"town.{t}", data["town"][t]) for t in TOWNS.words]
    numbers = data["numbers"]
    province_of = tuple(find(PROVINCES, row["province"], f"{path}.province") for path, row in rows)
    size = tuple(one_of(TOWN_SIZES, row["size"], f"{path}.size") for path, row in rows)
    on_loire = tuple(flag(row["loire"], f"{path}.loire") for path, row in rows)
    return {
        "province_of": province_of,
        "size": size,
        "garrison": tuple(numbers[f"garrison_{TOWN_SIZES[s]}"] for s in size),
        "worth": tuple(numbers[f"points_{TOWN_SIZES[s]}"] for s in size),
        "towns": tuple(tuple(t for t in TOWNS if province_of[t] == p) for p in PROVINCES),
        "loire_towns": tuple(
            tuple(t for t in TOWNS if province_of[t] == p and on_loire[t]) for p in PROVINCES
        ),
    }


def character_columns(data: dict[str, Any]) -> dict[str, Any]:
    """Cards first; visitors have a counter only, the ghost has nothing."""
    rows = [(f"character.{c.word}", data["character"][c.word]) for c in CARDS]
    visits = [(f"visitor.{c.word}", data["visitor"][c.word]) for c in VISITORS]
    more = len(VISITORS) + 1

    def of_cards(values: Any, rest: Any) -> tuple[Any, ...]:
        return (*values, *((rest,) * more))

    def with_visitors(values: Any, rest: Any) -> tuple[Any, ...]:
        return (*values, rest)

    both = [*rows, *visits]
    for path, row in rows:
        for ability in row["abilities"]:
            one_of(ABILITIES, ability, f"{path}.abilities")
        one_of(("m", "f", "n"), row["sex"], f"{path}.sex")
    columns: dict[str, Any] = {
        name: of_cards((name in row["abilities"] for _, row in rows), False) for name in ABILITIES
    }
    for name in ("military", "intrigue"):
        columns[name] = of_cards((whole(row[name], f"{p}.{name}", 0, 3) for p, row in rows), 0)
    for name in ("priest", "immune", "unkillable", "survives", "at_court"):
        columns[name] = of_cards((flag(row[name], f"{p}.{name}") for p, row in rows), False)
    return columns | {
        "home": with_visitors((find(FACTIONS, row["faction"], f"{p}.faction") for p, row in both), NOBODY),
        "second": of_cards(
            (find_or_nobody(FACTIONS, row["recruitable_by"], f"{p}.recruitable_by") for p, row in rows),
            NOBODY,
        ),
        "succession": of_cards((rank(row["succession"], f"{p}.succession") for p, row in rows), NO_RANK),
        "influence": of_cards(
            (find_all(PROVINCES, row["provinces"], f"{p}.provinces") for p, row in rows), ()
        ),
        "enters": of_cards((whole(row["enters"], f"{p}.enters", 0, 6) for p, row in rows), 0),
        "dies": of_cards((whole(row["dies"], f"{p}.dies", 0, 6) or FOR_EVER for p, row in rows), FOR_EVER),
        "male": of_cards((row["sex"] == "m" for _, row in rows), False),
        "female": of_cards((row["sex"] == "f" for _, row in rows), False),
        "recruit_from": of_cards(
            (whole(row["recruit_from"], f"{p}.recruit_from", 1, 6) for p, row in rows), 1
        ),
        "recruit_after": of_cards(
            (find_or_nobody(CHARACTERS, row["recruit_after"], f"{p}.recruit_after") for p, row in rows),
            NOBODY,
        ),
        "command": with_visitors((rank(row["command"], f"{p}.command") for p, row in both), NO_RANK),
        "tactical": with_visitors((whole(row["tactical"], f"{p}.tactical", 0, 3) for p, row in both), 0),
        "starred": with_visitors((flag(row["star"], f"{p}.star") for p, row in both), False),
        "brought_by": (
            *((NOBODY,) * len(CARDS)),
            *(find(EVENTS, row["by"], f"{p}.by") for p, row in visits),
            NOBODY,
        ),
    }


def event_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"event.{e}", data["event"][e]) for e in EVENTS.words]
    for path, row in rows:
        if row["deck"] not in DECK_OF_LETTER:
            raise BadBoard(f"{path}.deck must be one of {', '.join(DECK_OF_LETTER)}, not {row['deck']!r}.")
    deck = tuple(DECKS[DECK_OF_LETTER[row["deck"]]] for _, row in rows)
    chits = [(f"chit.{c}", data["chit"][c]) for c in CHITS.words]
    return {
        "deck": deck,
        "event_enters": tuple(whole(row["enters"], f"{p}.enters", 1, 6) for p, row in rows),
        "timing": tuple(find_all(TIMINGS, row["timing"], f"{p}.timing") for p, row in rows),
        "red": tuple(flag(row["red"], f"{p}.red") for p, row in rows),
        "star": tuple(flag(row["star"], f"{p}.star") for p, row in rows),
        "deck_cards": tuple(tuple(e for e in EVENTS if deck[e] == d) for d in DECKS),
        "chit_enters": tuple(whole(row["enters"], f"{p}.enters", 2, 6) for p, row in chits),
        "revolt": tuple(whole(row["revolt"], f"{p}.revolt", 0, 9) for p, row in chits),
    }
