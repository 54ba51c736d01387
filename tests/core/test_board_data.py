"""Data files of a board, and what an owner of the printed game may lay over them."""

from __future__ import annotations

from typing import Any

import pytest

from cuius.core.board_data import OVERLAY, BadBoard, Replaceable, read_files, read_spots

REPLACEABLE = Replaceable(
    tables=("town",), singles=("numbers",), about=("name", "sources", "doubts"), fixed={"town": ("river",)}
)


def data() -> dict[str, Any]:
    return {
        "town": {"delft": {"name": "Delft", "size": 2, "river": False, "doubts": {"size": "faint print"}}},
        "numbers": {"turns": 5},
        "hidden": {"thing": {"size": 1}},
    }


def test_a_field_is_replaced_and_marked():
    laid = REPLACEABLE.lay_over(data(), {"town": {"delft": {"size": 3}}, "numbers": {"turns": 6}})
    delft = laid["town"]["delft"]
    assert (delft["size"], delft["sources"], delft["doubts"]) == (3, {"size": OVERLAY}, {})
    assert laid["numbers"]["turns"] == 6


@pytest.mark.parametrize(
    ("overlay", "why"),
    [
        ({"hidden": {"thing": {"size": 2}}}, "cannot say anything about 'hidden'"),
        ({"town": 3}, "town must be a table"),
        ({"town": {"gouda": {"size": 1}}}, "no town called 'gouda'"),
        ({"town": {"delft": 1}}, "town.delft must be a record"),
        ({"town": {"delft": {"height": 1}}}, "no field 'height'; it has size, river"),
        ({"town": {"delft": {"name": "D"}}}, "no field 'name'"),
        ({"town": {"delft": {"river": True}}}, "is a rule"),
        ({"town": {"delft": {"size": "big"}}}, "must look like 2, not 'big'"),
        ({"numbers": {"turns": True}}, "must look like 5, not True"),
    ],
)
def test_what_does_not_fit_is_refused(overlay, why):
    with pytest.raises(BadBoard, match=why):
        REPLACEABLE.lay_over(data(), overlay)


def test_a_title_may_see_shapes_its_own_way():
    loose = Replaceable(
        tables=("town",), singles=(), about=(), same_shape=lambda old, new, name: name == "size"
    )
    assert loose.lay_over(data(), {"town": {"delft": {"size": "big"}}})["town"]["delft"]["size"] == "big"


def test_files_are_read_into_one(tmp_path):
    (tmp_path / "map.toml").write_text("[town.delft]\nsize = 2\n")
    (tmp_path / "more.toml").write_text("[numbers]\nturns = 5\n")
    assert read_files(tmp_path, ("map", "more")) == {"town": {"delft": {"size": 2}}, "numbers": {"turns": 5}}
    (tmp_path / "drawing.toml").write_text("[town]\ndelft = [3, 4]\n")
    assert read_spots(tmp_path) == {"town": {"delft": (3, 4)}}
