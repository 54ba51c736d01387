"""Exercised statements: what carries them, what a game reaches, and what is kept of it."""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path

import pytest

from cuius.cli.main import run as cuius
from cuius.core.rulebook import load_statements
from cuius.core.title import get_title, installed_titles
from cuius.kit.exercised import __main__ as exercised
from cuius.kit.exercised.carriers import Citations, counted_lines
from cuius.kit.exercised.counts import (
    COUNTS,
    RARE,
    REASONS,
    CorpusGame,
    ExercisedCounts,
    Tally,
    read_counts,
    read_reasons,
    reasons_by_statement,
    write_counts,
)
from cuius.kit.exercised.lines import PLAYED, TracingRecorder, make_recorder
from cuius.kit.fuzz.games import game_named, games_of_run
from cuius.kit.fuzz.play import FuzzSettings, play_fuzz_game

EXAMPLE = get_title("example")
TESTS = Path(__file__).parents[1]
TITLES = installed_titles()

MODULE = '''"""7.1-r9 All of it."""

LIMIT = 3
"""7.1-r1 No more than three."""
TABLE = {
    "a": LIMIT,  # 7.1-r2
}


def decided(g):  # 7.1-r3
    """7.1-r4 Something is decided."""
    if g > 2:  # 7.1-r5 a limit
        return 1
    # 7.1-r6 otherwise
    return helper(
        g,
        rule="7.1-r7",
    )


def helper(g, rule):
    if g:
        return TABLE["a"]
    else:  # 7.1-r8
        return 0
'''


@pytest.fixture
def citations(tmp_path):
    (tmp_path / "module.py").write_text(MODULE)
    return {c.statement: c for c in Citations(tmp_path).carriers()}


def lines(carrier):
    return [line for _, line in carrier.lines]


def test_what_carries_a_citation(citations):
    here = {text.strip(): n for n, text in enumerate(MODULE.splitlines(), 1)}
    first, otherwise = here["if g > 2:  # 7.1-r5 a limit"], here["return helper("]
    assert lines(citations["7.1-r3"]) == lines(citations["7.1-r4"]) == [first]
    assert lines(citations["7.1-r5"]) == [first]
    assert lines(citations["7.1-r6"]) == [otherwise]
    assert lines(citations["7.1-r7"]) == [here['rule="7.1-r7",']]
    assert lines(citations["7.1-r8"]) == [here["return 0"]]
    assert lines(citations["7.1-r1"]) == lines(citations["7.1-r2"]) == [here['return TABLE["a"]']]
    assert citations["7.1-r9"].general
    assert not citations["7.1-r4"].general


def test_lines_are_recorded_in_play_only(tmp_path, monkeypatch):
    (tmp_path / "exercised_sample.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    sample = __import__("exercised_sample")
    numbers = {"7.1-r5": 5, "7.1-r7": 7, "7.1-r8": 8}
    counted = {
        line: (numbers[c.statement],)
        for c in Citations(tmp_path).carriers()
        if c.statement in numbers
        for _, line in c.lines
    }

    class Counted:
        folder, played, explained = str(tmp_path), {"exercised_sample.py": counted}, {}

    for make in {TracingRecorder, make_recorder}:
        recorder = make(Counted)
        found = []
        for g in (5, 0, 1):
            recorder.begin()
            sample.decided(0)
            recorder.watch(PLAYED)
            sample.decided(g)
            recorder.rest()
            sample.decided(0)
            found.append(recorder.reached())
        recorder.close()
        assert found == [(5,), (5, 7, 8), (5, 7)]
        assert sys.gettrace() is None


def test_every_statement_of_the_example_is_carried_and_counted():
    counted = counted_lines(EXAMPLE)
    recorder = make_recorder(counted)
    played = [
        play_fuzz_game(EXAMPLE, g, FuzzSettings(), recorder) for g in islice(games_of_run(EXAMPLE, 1), 12)
    ]
    recorder.close()
    names = [{counted.statements[counted.places[n].statement] for n in game.reached} for game in played]
    assert set().union(*names) == {s.id for s in load_statements(EXAMPLE.folder)}
    assert all("GAT 1.1-r2" in reached for reached in names), "every game is set up"
    assert not all("GAT 2.1-r2" in reached for reached in names), "the deck does not run out in every game"


def test_the_corpus_is_small_and_takes_rare_branches():
    counted = counted_lines(EXAMPLE)
    ids = list(counted.statements)
    place = {p.statement: n for n, p in enumerate(counted.places)}
    tally = Tally(EXAMPLE, counted)
    for n in range(RARE):
        tally.add(f"often{n}", 50, [place[0], place[1], place[2]])
    tally.add("long", 90, [place[3], place[4]])
    tally.add("short", 40, [place[3], place[4]])
    tally.add("other", 10, [place[5]])
    counts = tally.result()
    assert counts.games == RARE + 3
    assert counts.statements == {**dict.fromkeys(ids[:3], RARE), ids[3]: 2, ids[4]: 2, ids[5]: 1}
    assert [(kept.game, kept.reaches) for kept in counts.corpus] == [
        ("short", tuple(ids[3:5])),
        ("other", tuple(ids[5:6])),
    ]
    never = [cited for cited, games in counts.places.items() if not games]
    assert any(cited.endswith(ids[6]) for cited in never)


def test_counts_of_several_runs_are_summed_up(tmp_path, capsys):
    one, two, three = (s.id for s in load_statements(EXAMPLE.folder)[:3])
    often, sometimes, once, never = f"a.py:1 {one}", f"a.py:2 {two}", f"a.py:3 {three}", f"a.py:4 {one}"
    first = ExercisedCounts(
        "example",
        30,
        {one: 30, two: 4},
        (CorpusGame("x", 9, (two,), (sometimes,)),),
        {often: 30, sometimes: 4, once: 0, never: 0},
    )
    second = ExercisedCounts(
        "example",
        25,
        {one: 25, two: 17, three: 1},
        (CorpusGame("y", 9, (three, two), (once, sometimes)),),
        {often: 25, sometimes: 17, once: 1, never: 0},
    )
    files = [tmp_path / "1.json", tmp_path / "2.json"]
    for path, part in zip(files, (first, second), strict=True):
        write_counts(path, part)
    assert exercised.main(["example", *map(str, files), "--out", str(tmp_path / "sum.json")]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"never: {never}"
    counts = {one: 55, two: 21, three: 1}
    assert read_counts(tmp_path / "sum.json") == ExercisedCounts(
        "example", 55, counts, (CorpusGame("y", 9, (three,)),)
    )


@pytest.mark.parametrize("name", TITLES)
def test_every_statement_is_exercised_or_has_a_reason(name):
    title = get_title(name)
    counts = read_counts(TESTS / name / COUNTS)
    reasons = reasons_by_statement(title, read_reasons(TESTS / name / REASONS))
    ids = [s.id for s in load_statements(title.folder)]
    assert [i for i in ids if not counts.statements.get(i) and i not in reasons] == []
    assert sorted(set(reasons) - set(ids)) == [], "reasons for statements that do not exist"


@pytest.mark.parametrize("name", TITLES)
def test_rare_statements_have_a_game_in_the_corpus(name):
    counts = read_counts(TESTS / name / COUNTS)
    kept = {statement for game in counts.corpus for statement in game.reaches}
    assert {i for i, games in counts.statements.items() if games < RARE} <= kept
    for game in counts.corpus:
        assert game_named(get_title(name), game.game).name == game.game


@pytest.mark.parametrize("name", TITLES)
def test_short_games_of_the_corpus_keep_the_laws(name):
    """A handful; `python -m cuius.kit.fuzz TITLE --corpus` plays all of them under all laws."""
    title = get_title(name)
    settings = FuzzSettings(
        (
            "numbers",
            "invariants",
            "bound",
            "options",
            "fork",
            "leaks",
            "words",
            "names",
            "explained",
            "ending",
        ),
        every={"fork": 60, "leaks": 60, "names": 20, "options": 5},
    )
    for kept in sorted(read_counts(TESTS / name / COUNTS).corpus, key=lambda game: game.decisions)[:3]:
        played = play_fuzz_game(title, game_named(title, kept.game), settings)
        assert played.failure is None, (kept.game, played.failure)


def test_cuius_rules_shows_what_was_exercised(capsys):
    assert cuius(["rules", "example", "--exercised", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["statements"] == shown["exercised"] == len(shown["counts"])
    assert shown["missing"] == []
    assert cuius(["rules", "example", "2.5", "--exercised"]) == 0
    text = capsys.readouterr().out
    assert "GAT 2.5-r5" in text
    assert "5 of 5 statements exercised" in text
