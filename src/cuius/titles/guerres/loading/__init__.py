"""Loading the board: data/*.toml, checked once and turned into tuples indexed by id.

`load_board()` is the board as we know it; `load_board(overlay)` lays a partial record over it, for owners of
the printed game who know better. Both pass the same checks. `Board.marks` lists what is not certain.
"""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BoardLoader, BoardRecord
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import EDITIONS, FACTIONS, SCENARIOS
from cuius.titles.guerres.loading.checks import check_characters, check_map, check_totals
from cuius.titles.guerres.loading.columns import (
    character_columns,
    event_columns,
    province_columns,
    town_columns,
)
from cuius.titles.guerres.loading.files import DATA, RECORDS, read_data
from cuius.titles.guerres.loading.lists import lists_of
from cuius.titles.guerres.loading.readers import whole, wholes
from cuius.titles.guerres.loading.tables import (
    numbers_of,
    size_columns,
    start_of,
    subsidy_columns,
    turn_columns,
)


def make_board(data: dict[str, Any], edition: str) -> Board:
    """Checks the data and turns them into columns."""
    RECORDS.require_words(data)
    marks, sources = RECORDS.provenance(data)
    numbers = numbers_of(data)
    columns = province_columns(data) | town_columns(data) | character_columns(data) | event_columns(data)
    board = Board(
        edition=edition,
        numbers=numbers,
        **columns,
        **lists_of(columns),
        **turn_columns(data),
        **size_columns(data),
        **subsidy_columns(data),
        town_points=wholes(data["points"]["towns"], "points.towns", len(FACTIONS)),
        treaty_points=wholes(data["points"]["treaties"], "points.treaties", len(FACTIONS)),
        cubes=tuple(whole(data["cubes"][f], f"cubes.{f}") for f in FACTIONS.words),
        starts={word: start_of(data, word) for word in SCENARIOS},
        marks=marks,
        sources=sources,
    )
    check_totals(data, board)
    check_map(board)
    check_characters(board)
    return board


BOARDS = BoardLoader(EDITIONS, read_data, make_board)
load_board, plain_board, check_board = BOARDS.load, BOARDS.plain, BOARDS.check_overlay


def board_records(edition: str = "") -> tuple[BoardRecord, ...]:
    """All values of that edition's board, each with where it comes from."""
    return RECORDS.listed(read_data(edition or EDITIONS[0]))


__all__ = ["DATA", "board_records", "check_board", "load_board", "plain_board"]
