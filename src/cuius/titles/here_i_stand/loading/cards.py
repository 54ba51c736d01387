"""The columns of the cards."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import SOURCES, BadBoard
from cuius.core.board_readers import find, find_all, whole
from cuius.titles.here_i_stand.ids import (
    ALWAYS,
    CARD_KINDS,
    CARDS,
    CARDS_OF_2017,
    DEBATERS,
    DIPLOMATIC,
    DIPLOMATIC_CARDS,
    HOME,
    IF_EVENT,
    MAJORS,
    PHASES,
    POWERS,
    REMOVALS,
)
from cuius.titles.here_i_stand.loading.readers import find_major, find_or_nobody, one_of

ENTRIES = ("", "edward", "mary", "elizabeth", "boleyn", "league")


def card_columns(data: dict[str, Any], edition: str) -> dict[str, Any]:
    """6.1, 6.2 Everything the deck needs to know."""
    rows = [(f"card.{c.word}", data["card"][c.word]) for c in CARDS]
    kinds = tuple([find(CARD_KINDS, row["kind"], f"{path}.kind") for path, row in rows])
    removal = tuple([find(REMOVALS, row["removed"], f"{path}.removed") for path, row in rows])
    left_out = find_all(CARDS, data["two_player"]["left_out"], "two_player.left_out")
    columns = {
        "card_number": tuple([whole(row["number"], f"{path}.number", 1) for path, row in rows]),
        "card_cp": tuple([whole(row["cp"], f"{path}.cp", 0, 6) for path, row in rows]),
        "card_kind": kinds,
        "card_power": tuple(
            [find_or_nobody(POWERS, row.get("power"), f"{path}.power") for path, row in rows]
        ),
        "removal": removal,
        "leaves_as_event": tuple([r in (ALWAYS, IF_EVENT) for r in removal]),
        "enters": tuple([whole(row["enters"], f"{path}.enters", 0, 9) for path, row in rows]),
        "entry": tuple([one_of(row.get("entry", ""), ENTRIES, f"{path}.entry") for path, row in rows]),
        "only_1517": tuple([row.get("only_1517", False) for _, row in rows]),
        "forced": tuple([whole(row.get("forced", 0), f"{path}.forced", 0, 9) for path, row in rows]),
        "playable_by": tuple([power_bits(row["played_by"], f"{path}.played_by") for path, row in rows]),
        "playable_in": tuple([find_all(PHASES, row["played_in"], f"{path}.played_in") for path, row in rows]),
        "card_needs": tuple(
            [find_all(DEBATERS, row.get("needs", ()), f"{path}.needs") for path, row in rows]
        ),
        "card_commits": tuple(
            [find_all(DEBATERS, row.get("commits", ()), f"{path}.commits") for path, row in rows]
        ),
        "invasion": tuple([row.get("invasion", False) for _, row in rows]),
        "event_from": tuple([one_of(row["event_from"], SOURCES, f"{path}.event_from") for path, row in rows]),
        "in_edition": tuple(  # 6.2-d1
            [
                card not in DIPLOMATIC_CARDS and (edition == "2017" or card not in CARDS_OF_2017)
                for card in CARDS
            ]
        ),
        "left_out": tuple([card in left_out for card in CARDS]),
    }
    check_cards(columns)
    return columns


def power_bits(who: Any, path: str) -> int:
    """One bit a major power."""
    powers = MAJORS if who == "any" else [find_major(word, path) for word in who]
    return sum({1 << power for power in powers})


def check_cards(columns: dict[str, Any]) -> None:
    for card in CARDS:
        number = 201 + DIPLOMATIC_CARDS.index(card) if card in DIPLOMATIC_CARDS else card + 1
        if columns["card_number"][card] != number:
            raise BadBoard(f"card.{card.word}.number must be {number}.")
        kind = columns["card_kind"][card]
        if (kind == DIPLOMATIC) != (card in DIPLOMATIC_CARDS):
            raise BadBoard(f"card.{card.word}.kind does not fit its number.")
        if (kind == HOME) != (columns["card_power"][card] in MAJORS):
            raise BadBoard(f"card.{card.word} must have a power if it is a home card, and none otherwise.")
        if not columns["enters"][card] and not columns["entry"][card]:
            raise BadBoard(f"card.{card.word} must enter on a turn or on a condition.")
