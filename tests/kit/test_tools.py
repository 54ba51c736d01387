"""The other tools of the kit: fuzz, perft, transcripts, golden files, fixtures."""

from __future__ import annotations

import msgspec
import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.record import parse, verify
from cuius.core.title import get_title
from cuius.kit import fixtures, fuzz
from cuius.kit.golden import compare_with_golden
from cuius.kit.laws.law import first_difference
from cuius.kit.perft import Position, by_first_answer, perft
from cuius.kit.script import matches_reason
from cuius.kit.transcript import transcript

EXAMPLE = get_title("example")


def test_fuzz_goes_through_every_configuration():
    configs = fuzz.configurations(EXAMPLE)
    assert len(configs) == 2 * 3 * 2
    assert len({msgspec.json.encode(c) for c in configs}) == 12


def test_fuzz_is_repeatable():
    one, other = (fuzz.fuzz("example", games=2, seed=5, laws=["bound"]) for _ in range(2))
    assert (one.decisions, one.endings, one.longest) == (other.decisions, other.endings, other.longest)


def test_fuzz_from_the_command_line(capsys):
    assert fuzz.main(["example", "--games", "1", "--laws", "options,fork"]) == 0
    assert capsys.readouterr().out.startswith("example: 1 games, ")


def test_fuzz_refuses_what_does_not_exist(capsys):
    assert fuzz.main(["chess"]) == 2
    assert "There is no title 'chess'" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        fuzz.main(["example", "--laws", "gravity"])


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


@pytest.mark.parametrize(
    ("name", "why", "same"),
    [
        ("march.attack", "march.attack", True),
        ("march_attack", "march.attack", True),
        ("attack", "march.attack", True),
        ("tack", "march.attack", False),
        ("march", "march.attack", False),
        ("counter_attack", "march.counter_attack", True),
        ("attack", "march.counter_attack", False),
    ],
)
def test_reasons_may_be_shortened_from_the_left(name, why, same):
    assert matches_reason(name, why) is same


def test_differences_are_shown_where_they_are():
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ".a[1].b is 2 and 3"
    assert first_difference([1], [1, 2]).startswith(" has 1 and 2 elements")
    assert first_difference({"a": 1}, {}) == ".a is only in the first"
    assert "another order" in first_difference({"a": 1, "b": 2}, {"b": 2, "a": 1})
