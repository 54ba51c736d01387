"""Perft counts, transcripts, golden files and fixtures."""

from __future__ import annotations

import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.record import parse, verify
from cuius.core.title import get_title
from cuius.kit import fixtures
from cuius.kit.golden import compare_with_golden
from cuius.kit.perft import Position, by_first_answer, perft
from cuius.kit.transcript import transcript

EXAMPLE = get_title("example")


def test_perft_counts_and_divides():
    match = Position(players=3, scenario="founding", seed=1).reach(EXAMPLE)
    assert perft(match, 0) == 1
    assert perft(match, 1) == len(match.questions[0].options)
    assert sum(by_first_answer(match, 4).values()) == perft(match, 4)
    assert (
        match.journal.number == Position(players=3, scenario="founding", seed=1).reach(EXAMPLE).journal.number
    )


def test_a_finished_game_counts_once():
    match = Match(EXAMPLE, EXAMPLE.configure(3), Seeded(1)).begin()
    match.end("vote")
    assert perft(match, 3) == 1
    assert by_first_answer(match, 3) == {}


def test_a_transcript_is_the_same_every_time():
    texts = {transcript(EXAMPLE, EXAMPLE.configure(3), 1) for _ in range(2)}
    assert len(texts) == 1
    assert "? heron deal.turn: pass offer" in texts.pop()


def test_golden_files_are_compared_and_rewritten(tmp_path, monkeypatch):
    path = tmp_path / "new" / "text.txt"
    monkeypatch.delenv("CUIUS_GOLDEN", raising=False)
    with pytest.raises(AssertionError, match="does not exist"):
        compare_with_golden(path, "one\n")
    monkeypatch.setenv("CUIUS_GOLDEN", "write")
    compare_with_golden(path, "one\n")
    monkeypatch.delenv("CUIUS_GOLDEN")
    compare_with_golden(path, "one\n")
    with pytest.raises(AssertionError, match=r"(?s)text.txt differs.*-one.*\+two"):
        compare_with_golden(path, "two\n")


def test_fixtures_are_made_per_scenario_player_count_and_ending(tmp_path, capsys):
    assert fixtures.main(["make", "example", "--folder", str(tmp_path), "--tries", "1"]) == 0
    made = sorted(tmp_path.glob("*.json"))
    assert len(made) == 6
    assert all(verify(parse(path.read_bytes())).ok for path in made)
    assert capsys.readouterr().out == "6 games recorded\n"
    assert fixtures.main(["make", "chess"]) == 2
