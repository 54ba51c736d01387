"""Loading the board: data/*.toml, checked once and turned into tuples indexed by id.

`load_board()` is the board as we know it; `load_board(overlay)` lays a partial record over it, for owners of
the printed game who know better. Both pass the same checks. `Board.marks` lists what is not certain.
"""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BoardLoader, BoardRecord
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.ids import (
    CITY,
    COUNTRYSIDES,
    EDITIONS,
    FACTIONS,
    PLACES,
    PROVINCES,
    REGIONS,
    TOWN,
)
from cuius.titles.revolution.loading.checks import check_setup, check_totals, check_treasury
from cuius.titles.revolution.loading.columns import (
    faction_columns,
    place_columns,
    province_columns,
    region_columns,
    river_ways,
    support_columns,
    track_columns,
)
from cuius.titles.revolution.loading.files import DATA, RECORDS, read_data
from cuius.titles.revolution.loading.tables import player_tables, single_values, start_of


def make_board(data: dict[str, Any], edition: str) -> Board:
    """Checks the data and turns them into columns."""
    RECORDS.require_words(data)
    columns = {
        **region_columns(data),
        **province_columns(data),
        **place_columns(data),
        **support_columns(data),
        **track_columns(data),
        **faction_columns(data),
        **single_values(data),
    }
    columns["provinces_in"] = tuple(
        tuple(p for p in PROVINCES if columns["region_of"][p] == r) for r in REGIONS
    )
    for name, sort in (("cities", CITY), ("towns", TOWN)):
        columns[name] = tuple(
            tuple(s for s in PLACES if columns["province_of"][s] == p and columns["kind"][s] == sort)
            for p in PROVINCES
        )
        columns[f"{name}_in"] = tuple(
            tuple(s for p in columns["provinces_in"][r] for s in columns[name][p]) for r in REGIONS
        )
    columns["places"] = tuple(
        (*columns["cities"][p], *columns["towns"][p], COUNTRYSIDES[p]) for p in PROVINCES
    )
    columns["beggar_regions"] = tuple(
        r for r in REGIONS if any(p in columns["beggar_provinces"] for p in columns["provinces_in"][r])
    )
    columns["river_ways"] = river_ways(data, columns["borders"])
    columns["tables"] = player_tables(data, edition)
    columns["start"] = tuple(start_of(data, f, columns) for f in FACTIONS)
    marks, sources = RECORDS.provenance(data)
    board = Board(edition=edition, marks=marks, sources=sources, **columns)
    check_totals(data, board)
    check_setup(board)
    check_treasury(board)
    return board


BOARDS = BoardLoader(EDITIONS, read_data, make_board)
load_board, plain_board, check_board = BOARDS.load, BOARDS.plain, BOARDS.check_overlay


def board_records(edition: str = "") -> tuple[BoardRecord, ...]:
    """All values of that edition's board, each with where it comes from."""
    return RECORDS.listed(read_data(edition or EDITIONS[0]))


__all__ = ["DATA", "board_records", "check_board", "load_board", "plain_board"]
