"""`cuius bench`: the shape of its answer; and that the example has not become much slower."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from cuius.bots.value import learned_value
from cuius.cli import bench as command
from cuius.cli.benchmark import StewardPlay
from cuius.core.title import get_title

RESULTS = Path(__file__).parents[2] / "bench" / "results.json"
MEASURES = ["playout", "chosen", "fork", "clone", "view", "save", "load", "verify"]
MEASURES += ["earlier", "search_start", "environment", "steward", "turn"]


def test_json(cuius):
    said = cuius("bench", "example", "--quick", "--json")
    assert (said.status, said.err) == (0, "")
    assert said.json["build"] == "plain"
    measures = said.json["measures"]
    assert [m["measure"] for m in measures] == MEASURES
    for m in measures:
        assert set(m) == {"title", "measure", "value", "unit", "peer", "ratio"}
        assert m["title"] == "example"
        assert m["value"] > 0
        assert m["ratio"] == pytest.approx(m["value"] / m["peer"], rel=0.02, abs=0.002)


def test_a_table_for_people(cuius):
    out = cuius("bench", "example", "--quick").out
    assert all(name in out for name in MEASURES)


def test_save(cuius, monkeypatch, tmp_path):
    monkeypatch.setattr(command, "RESULTS", tmp_path / "results.json")
    answer = cuius("bench", "example", "--quick", "--save", "--json").json
    assert json.loads((tmp_path / "results.json").read_text()) == answer


def test_save_needs_a_checkout(cuius, monkeypatch, tmp_path):
    monkeypatch.setattr(command, "RESULTS", tmp_path / "nowhere" / "results.json")
    assert cuius("bench", "example", "--quick", "--save").is_a_refusal


def test_bad_input_is_refused(cuius, monkeypatch):
    said = cuius("bench", "nonsense", "--json")
    assert said.is_a_refusal
    assert "no title 'nonsense'" in said.err
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    said = cuius("bench", "example", "--json")
    assert said.is_a_refusal
    assert "python-chess, is not installed" in said.err


def test_a_game_that_fails_is_status_1(cuius, monkeypatch):
    broken = msgspec.structs.replace(get_title("example"), setup=lambda config: 1 / 0)
    monkeypatch.setattr(command, "get_title", lambda name: broken)
    said = cuius("bench", "example", "--quick", "--json")
    assert (said.status, said.out) == (1, "")
    assert "example cannot be measured" in said.err


@pytest.mark.parametrize("name", ["here_i_stand", "guerres", "revolution"])
def test_a_look_with_a_learned_value_is_short(name):
    title = get_title(name)
    value = learned_value(title, title.configure())
    hints = title.search_hints
    for search in StewardPlay(title, title.configure(), 1).searches(3, value):
        assert not hints.planned_keys or search.question["key"] in hints.planned_keys
        assert search.play(search.root.expected, 0, turns=1) is not None
        assert search.look_ends
