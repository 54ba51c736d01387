"""Readers of values in a board's data files."""

from __future__ import annotations

import pytest

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import (
    find,
    find_all,
    find_in_order,
    require_both_ways,
    require_total,
    whole,
)
from cuius.core.ids import Names

TOWNS = Names("walled_town", ("delft", "gouda", "leiden"))
DELFT, GOUDA, LEIDEN = TOWNS


def test_words_are_read_as_ids():
    assert find(TOWNS, "gouda", "road.1") is GOUDA
    assert find_in_order(TOWNS, ["leiden", "delft"], "road.1") == (LEIDEN, DELFT)
    assert find_all(TOWNS, ["leiden", "delft"], "road.1") == (DELFT, LEIDEN)


def test_whole_numbers_have_limits():
    assert whole(7, "size", 1, 9) == 7


@pytest.mark.parametrize(
    ("read", "why"),
    [
        (lambda: find(TOWNS, "haarlem", "road.1"), "road.1 names 'haarlem', which is no walled town."),
        (lambda: find_all(TOWNS, ["delft", "delft"], "road.1"), "road.1 names something twice."),
        (lambda: whole(0, "size", 1, 9), "size must be a whole number from 1 to 9, not 0."),
        (lambda: whole(-1, "size"), "size must be a whole number of at least 0, not -1."),
        (lambda: whole(True, "size"), "size must be a whole number of at least 0, not True."),
        (
            lambda: require_total({"totals": {"old_towns": 3}}, "old_towns", 2.5),
            "The total of old towns must be 3, and the board has 2.5.",
        ),
        (lambda: require_both_ways([(DELFT,)], [DELFT], "town.{}.roads"), "town.delft.roads leads back to"),
        (
            lambda: require_both_ways([(GOUDA,), (), ()], TOWNS, "town.{}.roads"),
            "town.delft.roads leads to gouda, but nothing leads back.",
        ),
    ],
)
def test_what_cannot_be_read_is_refused(read, why):
    with pytest.raises(BadBoard) as refused:
        read()
    assert why in str(refused.value)


def test_what_agrees_passes():
    require_total({"totals": {"towns": 3}}, "towns", 3)
    require_both_ways([(GOUDA,), (DELFT,), ()], TOWNS, "town.{}.roads")
