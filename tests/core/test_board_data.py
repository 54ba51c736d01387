"""Data files of a board, and what an owner of the printed game may lay over them."""

from __future__ import annotations

from typing import Any

import pytest

from cuius.core.board_data import (
    OVERLAY,
    BadBoard,
    BoardLoader,
    BoardRecords,
    Mark,
    read_files,
    read_spots,
)

RECORDS = BoardRecords(
    tables={"town": None},
    singles=("numbers",),
    about=("name", "sources", "doubts"),
    fixed={"town": ("river",)},
)


def data() -> dict[str, Any]:
    return {
        "town": {"delft": {"name": "Delft", "size": 2, "river": False, "doubts": {"size": "faint print"}}},
        "numbers": {"turns": 5},
        "hidden": {"thing": {"size": 1}},
    }


def test_a_field_is_replaced_and_marked():
    laid = RECORDS.lay_over(data(), {"town": {"delft": {"size": 3}}, "numbers": {"turns": 6}})
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
        RECORDS.lay_over(data(), overlay)


def test_a_title_may_see_shapes_its_own_way():
    loose = BoardRecords(
        tables={"town": None}, singles=(), about=(), same_shape=lambda old, new, name: name == "size"
    )
    assert loose.lay_over(data(), {"town": {"delft": {"size": "big"}}})["town"]["delft"]["size"] == "big"


def test_files_are_read_into_one(tmp_path):
    (tmp_path / "map.toml").write_text("[town.delft]\nsize = 2\n")
    (tmp_path / "more.toml").write_text("[numbers]\nturns = 5\n")
    assert read_files(tmp_path, ("map", "more")) == {"town": {"delft": {"size": 2}}, "numbers": {"turns": 5}}
    (tmp_path / "drawing.toml").write_text("[town]\ndelft = [3, 4]\n")
    assert read_spots(tmp_path) == {"town": {"delft": (3, 4)}}


def sourced() -> dict[str, Any]:
    return {
        "town": {
            "delft": {"size": 2, "river": False, "source": "rulebook", "sources": {"size": "reconstructed"}},
            "gouda": {"size": 1, "river": True, "source": "public", "doubt": "hearsay"},
        },
        "numbers": {"turns": 5, "doubts": {"turns": "blurred"}},
        "about": {"numbers": {"source": "derived"}},
        "doubts": {"town": {"size": "never measured"}},
    }


SOURCED = BoardRecords(
    tables={"town": ("delft", "gouda")}, singles=("numbers",), about=("source", "sources", "doubt", "doubts")
)


def test_every_value_is_traced_and_what_is_uncertain_is_marked():
    marks, sources = SOURCED.provenance(sourced())
    assert marks == (
        Mark("town.delft.size", "reconstructed", "never measured"),
        Mark("town.gouda.size", "public", "hearsay"),
        Mark("town.gouda.river", "public", "hearsay"),
        Mark("numbers.turns", "derived", "blurred"),
    )
    assert (sources["town.delft"], sources["town.delft.river"]) == ("rulebook", "rulebook")
    laid = SOURCED.lay_over(sourced(), {"town": {"gouda": {"size": 3}}})
    marks, sources = SOURCED.provenance(laid)
    assert Mark("town.gouda.size", OVERLAY, "") in marks
    assert sources["town.gouda"] == OVERLAY


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"source": "rumour"}, "has the source 'rumour'; use rulebook"),
        ({"sources": {"height": "public"}}, "a source or a doubt for 'height'"),
        ({"doubts": {"height": "who knows"}}, "a source or a doubt for 'height'"),
    ],
)
def test_records_without_a_proper_source_are_refused(change, why):
    wrong = sourced()
    wrong["town"]["delft"] |= change
    with pytest.raises(BadBoard, match=why):
        SOURCED.provenance(wrong)


def test_tables_hold_the_records_that_the_rules_know():
    SOURCED.require_words(sourced())
    with pytest.raises(BadBoard, match="records of town do not agree"):
        SOURCED.require_words({"town": {"delft": {}}})


def test_the_built_in_board_is_made_once_for_each_edition():
    loader = BoardLoader(
        ("new", "old"),
        lambda edition, overlay: {"turns": 5, **overlay},
        lambda data, edition: [edition, data],
    )
    assert loader.load() is loader.plain() is loader.plain("new") is loader.load({}, "new")
    assert loader.load({"turns": 6}, "old") == ["old", {"turns": 6}]
    with pytest.raises(BadBoard, match="no edition 'lost'; choose new or old"):
        loader.load(None, "lost")
    loader.check_overlay({"turns": 7})
