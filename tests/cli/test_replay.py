"""`cuius replay`: a record in words, for everybody or for one seat."""

from __future__ import annotations

import io
import json

import pytest

from cuius.core.title import LANGUAGES


def test_every_row_is_shown_with_its_words(cuius, record):
    said = cuius("replay", record)
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    rows = [line for line in lines if line[:5].strip().isdigit()]
    assert len(rows) == len(json.loads(record.read_bytes())["entries"])
    assert "Round 1 begins." in lines[1]  # after the salt
    assert "== An impulse ==" in lines
    assert "It is your impulse: march, collect, or pass?" in said.out
    assert "(only answer)" in said.out
    assert "(standing order)" in said.out
    assert "(taken back)" in said.out
    assert "points" in lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(cuius, record, language):
    assert cuius("replay", record, "--language", language).status == 0


def test_json(cuius, record):
    answer = cuius("replay", record, "--json").json
    assert answer["config"]["title"] == "example"
    assert answer["result"]["kind"] == "points"
    assert [step["number"] for step in answer["steps"]] == list(range(len(answer["steps"])))
    assert set(answer["steps"][0]) >= {
        "by",
        "key",
        "answer",
        "auto",
        "checkpoint",
        "question",
        "said",
        "told",
    }


def test_a_seat_reads_only_its_own(cuius, record):
    steps = cuius("replay", record, "--seat", "stag", "--json").json["steps"]
    draws = {step["answer"] for step in steps if step["key"] == "deal"}
    assert "?" in draws
    for step in steps:
        if step["by"] == "heron" and step["key"].startswith("deal."):
            assert (step["answer"], step["said"], step["question"]) == ("?", "?", step["key"])
        if step["by"] == "stag":
            assert step["answer"] != "?"
    assert not any("for Heron" in line for step in steps for line in step["told"])


def test_a_missing_message_is_no_obstacle(cuius, record, monkeypatch):
    from cuius.core.text import Catalogue, MissingMessage

    def format_nothing(self, key, args=None):
        if key.startswith(("replay-", "checkpoint-")):
            return " ".join([key, *map(str, (args or {}).values())])  # words of the command line itself
        raise MissingMessage(key)

    monkeypatch.setattr(Catalogue, "format", format_nothing)
    said = cuius("replay", record)
    assert said.status == 0
    assert "respond marcher=" in said.out
    assert "march.begins house=" in said.out


@pytest.mark.parametrize("number", [0, 1, 30, 60])
def test_the_position_before_a_row(cuius, record, number):
    answer = cuius("replay", record, "--to", number, "--seat", "boar", "--json").json
    assert answer["number"] == number
    assert list(answer["view"]["hands"]) == ["boar"]
    assert cuius("replay", record, "--to", number).out.startswith(f"Before row {number} of ")


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--to", "-1"], "no row -1"),
        (["--to", "100000"], "no row 100000"),
        (["--to", "x"], "--to"),
        (["--seat", "bear"], "no seat 'bear'"),
        (["--language", "la"], "no language 'la'"),
        (["--step"], "needs a terminal"),
    ],
)
def test_bad_input_is_refused(cuius, record, arguments, hint, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    said = cuius("replay", record, *arguments)
    assert said.is_a_refusal
    assert hint in said.err


def test_a_changed_answer_is_refused(cuius, record):
    data = json.loads(record.read_bytes())
    number = next(n for n, row in enumerate(data["entries"]) if row[1] == "action")
    data["entries"][number][2] = "fly"
    record.write_text(json.dumps(data))
    said = cuius("replay", record)
    assert said.is_a_refusal
    assert f"Entry {number}" in said.err


def test_stepping(cuius, record, monkeypatch):
    typed = iter(["", "b", "", "", "q"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    shown = [line[:5].strip() for line in cuius("replay", record, "--step").out.splitlines()]
    assert [number for number in shown if number.isdigit()] == ["0", "1", "0", "1", "2"]


def test_turning_points_in_words_and_as_json(cuius, record):
    command = ("replay", record, "--analyse", "--level", "search:2x")
    answer = cuius(*command, "--json").json
    assert answer["title"] == "example"
    fields = {"row", "role", "seat", "key", "about", "played", "suggested", "named", "gain", "values"}
    assert all(set(moment) == fields for moment in answer["moments"])
    assert len(answer["turns"]) <= 5
    said = cuius(*command)
    assert said.status == 0
    assert said.out.startswith("Turning points")
    assert said.out.count("up to row") == len(answer["turns"])
    for turn in answer["turns"]:
        assert set(turn) == {"moment", "swing", "doubt", "until"}
        assert f"up to row {turn['until']}: " in said.out
    better = sum(turn["moment"]["gain"] > 0 for turn in answer["turns"])
    assert said.out.count("Instead: ") == better
    assert said.out.count("The search found nothing better.") == len(answer["turns"]) - better


def test_only_a_search_analyses(cuius, record):
    said = cuius("replay", record, "--analyse", "--level", "steward")
    assert said.is_a_refusal
    assert "Only a search can analyse" in said.err
