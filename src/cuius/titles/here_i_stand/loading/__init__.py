"""Loading the board: data/*.toml, checked once and turned into tuples indexed by id.

`load_board()` is the board as we know it; `load_board(overlay)` lays a partial record over it, for owners of
the printed game who know better. Both pass the same checks. `Board.marks` lists what is not certain.
"""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BoardLoader, BoardRecord
from cuius.titles.here_i_stand.board import Board
from cuius.titles.here_i_stand.ids import EDITIONS
from cuius.titles.here_i_stand.loading.cards import card_columns
from cuius.titles.here_i_stand.loading.checks import (
    check_cards,
    check_map,
    check_religion,
    check_seats,
    check_setup,
)
from cuius.titles.here_i_stand.loading.files import DATA, RECORDS, read_data
from cuius.titles.here_i_stand.loading.land import map_columns
from cuius.titles.here_i_stand.loading.new_world import new_world_columns, single_numbers
from cuius.titles.here_i_stand.loading.powers import (
    leader_columns,
    minor_columns,
    power_columns,
    ruler_columns,
)
from cuius.titles.here_i_stand.loading.religion import debater_columns, reformer_columns, track_columns
from cuius.titles.here_i_stand.loading.setups import setup_of


def make_board(data: dict[str, Any], edition: str) -> Board:
    """Checks the data and turns them into columns."""
    RECORDS.require_words(data)
    columns = map_columns(data)
    columns |= power_columns(data)
    columns |= minor_columns(data, columns)
    columns |= leader_columns(data)
    columns |= ruler_columns(data)
    columns |= card_columns(data, edition)
    columns |= debater_columns(data, columns)
    columns |= reformer_columns(data, columns)
    columns |= track_columns(data)
    columns |= new_world_columns(data)
    columns |= single_numbers(data)
    columns["setups"] = {word: setup_of(word, row, columns) for word, row in data["scenario"].items()}
    marks, sources = RECORDS.provenance(data)
    board = Board(edition=edition, marks=marks, sources=sources, **columns)
    check_map(data, board)
    check_cards(data, board)
    check_religion(data, board)
    check_seats(board)
    for setup in board.setups.values():
        check_setup(data, board, setup)
    return board


BOARDS = BoardLoader(EDITIONS, read_data, make_board)
load_board, plain_board, check_board = BOARDS.load, BOARDS.plain, BOARDS.check_overlay


def board_records(edition: str = "") -> tuple[BoardRecord, ...]:
    """All values of that edition's board, each with where it comes from."""
    return RECORDS.listed(read_data(edition or EDITIONS[0]))


__all__ = ["DATA", "board_records", "check_board", "load_board", "plain_board"]
