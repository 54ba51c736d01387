"""Making the board from its data.

`load_board()` is the board as we know it; `load_board(overlay)` lays a partial record over it, for owners of
the printed game who know better. Both pass the same checks. `Board.marks` lists what is not certain.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import EDITIONS, FACTIONS, SCENARIOS
from cuius.titles.guerres.loading.checks import check_characters, check_map, check_totals, provenance
from cuius.titles.guerres.loading.columns import (
    character_columns,
    event_columns,
    province_columns,
    town_columns,
)
from cuius.titles.guerres.loading.files import TABLES, lay_over, read_data
from cuius.titles.guerres.loading.lists import lists_of
from cuius.titles.guerres.loading.readers import whole, wholes
from cuius.titles.guerres.loading.tables import (
    numbers_of,
    size_columns,
    start_of,
    subsidy_columns,
    turn_columns,
)


def load_board(overlay: dict[str, Any] | None = None, edition: str = "fr") -> Board:
    """The board of that edition, with the overlay laid over it; refuses what does not fit."""
    if edition not in EDITIONS:
        raise BadBoard(f"There is no edition {edition!r}; choose {' or '.join(EDITIONS)}.")
    return make_board(lay_over(read_data(), overlay), edition) if overlay else plain_board(edition)


@cache
def plain_board(edition: str) -> Board:
    """The built-in board."""
    return make_board(read_data(), edition)


def make_board(data: dict[str, Any], edition: str) -> Board:
    """Checks the data and turns them into columns."""
    for kind, words in TABLES.items():
        if words is not None and tuple(data[kind]) != words:
            raise BadBoard(f"The records of {kind} do not agree with the names the rules use.")
    marks, sources = provenance(data)
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
