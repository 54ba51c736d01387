"""Columns: every position of a game fits them, and what a role cannot know is in parts of others only."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from cuius.bots import Steward
from cuius.bots.bot import answer_of
from cuius.core.chance import Seeded
from cuius.core.columns import Columns, amounts, ids, members, numbers, piece, sums, table
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.learning.dataset import small_columns

TITLES = ("revolution", "guerres", "here_i_stand")


def positions(name: str, players: int | None = None, every: int = 40, most: int = 12):
    """Positions of one game of stewards."""
    title = get_title(name)
    match = Match(title, title.configure(players), Seeded(3), log=False).begin()
    bots = {seat: Steward(title, 1) for seat in match.config.seats}
    for number in range(every * most):
        if match.over:
            return
        question = match.questions[0]
        match.answer(
            question.seat, question.number, question.key, answer_of(bots[question.seat], match, question)
        )
        if number % every == 0:
            yield match


@pytest.mark.parametrize("name", TITLES)
def test_every_position_fits_the_columns(name):
    columns = get_title(name).columns
    for match in positions(name):
        encoded = columns.encode(match.state)
        assert len(encoded.ids) == len(columns.id_offsets)
        assert len(encoded.amounts) == columns.numbers_start - columns.amounts_start
        assert len(encoded.numbers) == columns.width - columns.numbers_start
        place = 0
        for part in columns.by_kind["ids"]:
            found = encoded.ids[place : place + part.count]
            assert all(part.first <= one < part.first + part.values for one in found), part.name
            place += part.count
        assert small_columns(columns, encoded)[: columns.amounts_start].max() == 1
    assert len(columns.names()) == columns.width


@pytest.mark.parametrize("name", TITLES)
def test_what_a_role_cannot_know_is_only_in_parts_of_others(name):
    title = get_title(name)
    for match in positions(name, every=60, most=4):
        seat = match.questions[0].seat
        other = match.state.clone()
        title.redeal(other, match.roles(seat), np.random.default_rng(1).integers)
        for part in title.columns.parts:
            if part.role in ("", *match.roles(seat)):
                assert list(part.read(match.state)) == list(part.read(other)), part.name


def test_ids_members_amounts_and_numbers_have_their_columns():
    columns = Columns(
        1,
        ("one", "other"),
        (
            numbers("coins", 2, lambda g: g["coins"], ("coins",)),
            members("hand", 4, lambda g: g["hand"], ("hand",)),
            ids("holder", 2, 3, lambda g: g["holder"], ("holder",), first=-1),
        ),
    )
    encoded = columns.encode({"coins": [5, 7], "hand": [0, 3], "holder": [-1, 1]})
    row = small_columns(columns, encoded)
    assert columns.width == 12
    assert np.flatnonzero(row).tolist() == [0, 5, 6, 9]
    assert encoded.numbers == [5, 7]
    assert columns.names()[0] == "holder.0=-1"
    assert columns.fields == {"coins", "hand", "holder"}


def test_a_table_is_read_piece_by_piece_and_shown_row_by_row():
    pieces = (
        piece(lambda g: (g["men"], g["ships"]), (0, 2), "men", "ships"),
        piece(lambda g: (g["coins"],), (1,), "coins"),
    )
    part = table("forces", 2, 3, pieces)
    assert part.read({"men": [1, 2], "coins": [3, 4], "ships": [5, 6]}) == [1, 3, 5, 2, 4, 6]
    assert part.count == 6
    assert part.fields == {"men", "ships", "coins"}
    with pytest.raises(ValueError, match="Each column of forces"):
        table("forces", 2, 2, pieces)


def test_a_piece_may_have_some_of_the_rows():
    ships = piece(lambda g: (g["ships"],), (1,), "ships")
    halves = [piece(lambda g, n=n: (g["men"][n : n + 2],), (0,), "men", rows=range(n, n + 2)) for n in (0, 2)]
    part = table("forces", 4, 2, (*halves, ships))
    assert part.read({"men": [1, 2, 3, 4], "ships": [5, 6, 7, 8]}) == [1, 5, 2, 6, 3, 7, 4, 8]
    with pytest.raises(ValueError, match="Each column of forces"):
        table("forces", 4, 2, (halves[0], ships))


def test_sums_are_those_of_the_counts_in_their_groups():
    groups = [[slice(0, 2), slice(2, 4)], [slice(0, None, 2), slice(1, None, 2)]]
    piece = sums("men", 3, groups)
    assert piece.columns == (3, 4)
    assert piece.read(SimpleNamespace(men=[1, 2, 3, 4])) == [[3, 7], [4, 6]]


def test_a_function_comes_with_the_fields_that_it_reads():
    assert amounts("troops", 3, "troops").fields == {"troops"}
    with pytest.raises(ValueError, match="names the fields"):
        amounts("troops", 3, lambda g: g.troops)
