"""What must add up."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import require_total
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import (
    CARDS,
    CATHERINE,
    FACTIONS,
    FLYING_SQUADRON,
    LEAGUE,
    MAJOR,
    MARKER_COUNT,
    NO_RANK,
    NOBODY,
    PROVINCES,
    ROYALIST,
    SPAIN,
    SPECIAL,
    VISITORS,
)


def check_totals(data: dict[str, Any], board: Board) -> None:
    """1-r1 2-r1 7-r1 What the rulebook counts, and what our map counts."""
    markers = sum(row["marker"] for row in data["town"].values())
    require_total(data, "provinces", board.foreign.count(False))
    require_total(data, "foreign", board.foreign.count(True))
    require_total(data, "towns", len(board.size) - markers)
    require_total(data, "markers", markers)
    require_total(data, "majors", board.size.count(MAJOR))
    require_total(data, "specials", board.size.count(SPECIAL))
    require_total(data, "loire_towns", sum(map(len, board.loire_towns)))
    require_total(data, "characters", len(CARDS))
    require_total(data, "visitors", len(VISITORS))
    require_total(data, "events", len(board.deck))
    require_total(data, "chits", len(board.chit_enters))
    require_total(data, "spanish", board.power.count(SPAIN))
    if board.numbers.markers != MARKER_COUNT:
        raise BadBoard(f"numbers.markers must be {MARKER_COUNT}.")


def check_map(board: Board) -> None:
    """2.1-r1..r4 Towns lie in France, one main town a province; the Loire runs where its towns lie."""
    for province in PROVINCES:
        towns = board.towns[province]
        if board.foreign[province] == bool(towns):
            raise BadBoard(f"province.{province.word} must {'have no' if towns else 'have a'} town.")
        if towns and sum(board.size[t] in (MAJOR, SPECIAL) for t in towns) != 1:
            raise BadBoard(f"province.{province.word} must have one main town.")
        if board.loire[province] != bool(board.loire_towns[province]):
            raise BadBoard(f"province.{province.word}.loire does not agree with its towns.")
        if board.foreign[province] and board.power[province] == NOBODY:
            raise BadBoard(f"province.{province.word}.power must name a country.")


def check_characters(board: Board) -> None:
    """14.2-r1 One letter of succession a faction; whom the rules name is where they need them."""
    for faction in FACTIONS:
        letters = [board.succession[c] for c in CARDS if board.home[c] == faction]
        held = [letter for letter in letters if letter != NO_RANK]
        if len(set(held)) != len(held):
            raise BadBoard(
                f"Two characters of the {faction.word} faction have the same letter of succession."
            )
    for character in CARDS:
        if board.second[character] == board.home[character]:
            raise BadBoard(f"character.{character.word} can be won over only by another faction.")
        if board.call_to_arms[character] and board.home[character] != LEAGUE:
            raise BadBoard(
                f"character.{character.word} waits for the Call to Arms, as only the League's may."
            )
        if board.starred[character] and board.command[character] == NO_RANK:
            raise BadBoard(f"character.{character.word} has a star and no leader counter.")
        if 0 < board.dies[character] < board.enters[character]:
            raise BadBoard(f"character.{character.word} dies before entering.")
    if board.home[CATHERINE] != ROYALIST or not board.flying_squadron[FLYING_SQUADRON]:
        raise BadBoard("Catherine must be Royalist, and the Flying Squadron must have its ability.")
