"""What must add up."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import require_total
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.ids import (
    CITIES,
    CITY,
    COUNTRYSIDES,
    FACTIONS,
    FILLED,
    PROVINCES,
    SLOT_KINDS,
    SPANISH_TREASURY,
    TOWN,
    slot,
)


def check_totals(data: dict[str, Any], board: Board) -> None:
    """What the rulebooks count."""
    require_total(data, "provinces", len(board.limit))
    require_total(data, "cities", len(board.city_vp))
    require_total(data, "towns", board.kind.count(TOWN))
    require_total(data, "regions", len(board.boxes))
    require_total(data, "columns", len(board.column_side) - 1)
    require_total(data, "cards", len(PROVINCES) + len(CITIES) + len(FACTIONS))
    require_total(data, "limits", sum(board.limit))
    require_total(data, "tax", sum(board.tax) / 2)
    require_total(data, "vp", sum(board.vp) / 100)
    require_total(data, "final_vp", sum(board.final_vp) / 100)
    require_total(data, "commercial_towns", sum(board.commercial))
    require_total(data, "bishoprics", len(board.bishopric_province))
    require_total(data, "universities", len(board.university_place))
    require_total(data, "established_universities", sum(board.established))
    require_total(data, "neutrals", board.neutrals)
    require_total(data, "beggars", board.beggars)
    for seat, number in zip(FACTIONS, (8, 7, 6, 5, 4), strict=True):
        found = sum(n for _, n in board.start[seat].places)
        if found != number:
            raise BadBoard(f"start.{seat.word}.places must put {number} counters on the board, not {found}.")


def check_setup(board: Board) -> None:
    """Every faction has the counters and the room that its set-up needs."""
    for faction in FACTIONS:
        start = board.start[faction]
        needed = sum(n for _, n in start.places) + sum(n for _, n in start.slots) + start.treasury
        for number, table in board.tables.items():
            if needed > table.resources or start.armies > table.armies:
                raise BadBoard(f"The {faction.word} have too few counters to start with {number} players.")
        if start.armies > sum(board.orange):
            raise BadBoard(f"There are too few orange boxes for the armies of the {faction.word}.")
    most = [board.neutrals_in_city if k == CITY else board.neutrals_in_town for k in board.kind]
    for start in board.start:
        for place, number in start.places:
            if number > board.room[place]:
                raise BadBoard(f"{place.word} has no room for the {number} counters that start there.")
            most[place] = max(most[place], number)
    for province in PROVINCES:
        if sum(most[p] for p in board.places[province] if p not in COUNTRYSIDES) > board.limit[province]:
            raise BadBoard(f"province.{province.word}.limit is too low for the cities and towns it has.")


def check_treasury(board: Board) -> None:
    """6.2.2-r2 What leaves the Spanish Treasury is announced once and goes to treasuries only."""
    if any(board.slots[slot(SPANISH_TREASURY, kind)] for kind in SLOT_KINDS.ids if kind != FILLED):
        raise BadBoard("support.spanish_treasury.slots must all be filled ones: its counters become coins.")
