"""Mixed games: the same whatever plays them, and what fails is written down and replays."""

from __future__ import annotations

import json
import time
from itertools import islice

import msgspec
import pytest

from cuius.cli.main import run as cuius
from cuius.core.record import load, parse
from cuius.core.requests import Ask
from cuius.core.title import get_title
from cuius.kit.fuzz import main
from cuius.kit.fuzz.command import run_games
from cuius.kit.fuzz.failures import SUFFIX, give_failed_answer
from cuius.kit.fuzz.games import configurations, game_named, games_of_run
from cuius.kit.fuzz.play import FuzzSettings, play_fuzz_game
from cuius.titles.example.ids import GATES
from tests.laws import broken

EXAMPLE = get_title("example")


def first_games(title, count, seed=1):
    return islice(games_of_run(title, seed), count)


def test_a_run_goes_round_all_configurations():
    games = list(first_games(EXAMPLE, 24))
    assert len({game.seed for game in games}) == 24
    for half in (games[:12], games[12:]):
        assert {msgspec.json.encode(g.config) for g in half} == {
            msgspec.json.encode(c) for c in configurations(EXAMPLE)
        }


def test_a_game_is_the_same_by_its_name():
    game = next(first_games(EXAMPLE, 1, seed=9))
    assert game_named(EXAMPLE, game.name) == game
    one, other = (play_fuzz_game(EXAMPLE, game_named(EXAMPLE, game.name), FuzzSettings()) for _ in range(2))
    assert (one.digest, one.policies, one.rows) == (other.digest, other.policies, other.rows)


def test_laws_do_not_change_a_game():
    game = next(first_games(EXAMPLE, 1, seed=4))
    few = play_fuzz_game(EXAMPLE, game, FuzzSettings(laws=("ending",)))
    many = play_fuzz_game(
        EXAMPLE, game, FuzzSettings(laws=("invariants", "fork", "leaks", "words", "ending"))
    )
    assert many.failure is None
    assert many.checks["fork"]
    assert few.digest == many.digest


@pytest.mark.slow
def test_games_are_the_same_for_any_number_of_processes(tmp_path):
    reports = [
        run_games(
            EXAMPLE, first_games(EXAMPLE, 10), FuzzSettings(), tmp_path, jobs, exercised=tmp_path / f"{jobs}"
        )
        for jobs in (1, 2, 3)
    ]
    assert len({(r.digest, r.decisions, r.games, r.exercised) for r in reports}) == 1
    assert len({(tmp_path / f"{jobs}").read_bytes() for jobs in (1, 2, 3)}) == 1


def test_no_game_is_begun_after_the_time(tmp_path):
    report = run_games(EXAMPLE, first_games(EXAMPLE, 50), FuzzSettings(), tmp_path, minutes=0)
    assert report.games == 1


def crash_on_the_mill():
    """The rules fail whenever somebody marches on the mill."""

    def play(g):
        running, answer = EXAMPLE.play(g), None
        while True:
            request = running.send(answer)
            answer = yield request
            if isinstance(request, Ask) and request.key == "march.gate" and answer == GATES["mill"]:
                raise ZeroDivisionError("the mill")

    return broken.changed(play=play)


def test_a_failure_is_written_and_replays(tmp_path, capsys):
    title = crash_on_the_mill()
    report = run_games(title, first_games(title, 6), FuzzSettings(), tmp_path)
    assert report.games == 6, "one failure does not stop the others"
    (group,) = report.failures
    assert (group.law, group.games) == ("crash", report.failed)
    assert group.origin.startswith("ZeroDivisionError in play, test_mixed_games.py:")
    path = tmp_path / group.files[0].rpartition("/")[2]
    match = load(parse(path.read_bytes()))
    described = json.loads(path.with_name(path.stem + SUFFIX).read_text())
    answer = described["answer"]
    assert (answer["key"], answer["word"]) == ("march.gate", "mill")
    assert match.question(answer["seat"]).number == answer["number"]
    assert set(described["policies"]) == set(match.config.seats)
    assert game_named(EXAMPLE, described["game"]).config == match.config
    assert cuius(["replay", str(path)]) == 0
    assert "The game is not over." in capsys.readouterr().out
    assert "play goes on" in give_failed_answer(path), "the example itself has no such fault"


def test_a_broken_invariant_is_written(tmp_path):
    title = broken.wrong_invariant()
    report = run_games(title, first_games(title, 3), FuzzSettings(), tmp_path)
    (group,) = report.failures
    assert (group.law, group.origin) == ("invariants", "2.3 nobody_is_rich")
    load(parse((tmp_path / group.files[0].rpartition("/")[2]).read_bytes()))


def test_too_many_rows_are_a_failure(tmp_path):
    title = broken.too_short_a_bound()
    report = run_games(title, first_games(title, 2), FuzzSettings(), tmp_path)
    assert [group.law for group in report.failures] == ["bound"]


def spinning():
    """Whoever collects spins for ever."""

    def play(g):
        running, answer = EXAMPLE.play(g), None
        while True:
            request = running.send(answer)
            answer = yield request
            while isinstance(request, Ask) and request.key == "action" and answer == "collect":
                time.sleep(0.001)

    return broken.changed(play=play)


def test_a_procedure_that_spins_is_caught_and_written(tmp_path):
    title = spinning()
    report = run_games(title, first_games(title, 1), FuzzSettings(game_seconds=0.5), tmp_path)
    (group,) = report.failures
    assert (group.law, group.origin.partition(",")[0]) == ("time", "GameTooSlow in play")
    path = tmp_path / group.files[0].rpartition("/")[2]
    match = load(parse(path.read_bytes()))
    answer = json.loads(path.with_name(path.stem + SUFFIX).read_text())["answer"]
    assert answer["word"] == "collect"
    assert answer["word"] in match.question(answer["seat"]).words


def test_a_game_that_fails_at_once_is_described(tmp_path):
    def play(g):
        raise ZeroDivisionError("at once")
        yield

    title = broken.changed(play=play)
    report = run_games(title, first_games(title, 1), FuzzSettings(), tmp_path)
    assert report.failures[0].files[0].endswith(SUFFIX)


def test_the_command_line(tmp_path, capsys):
    arguments = ["example", "--games", "4", "--seed", "3", "--json", "--failures", str(tmp_path / "failures")]
    assert main([*arguments, "--exercised", str(tmp_path / "out.json")]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["failed"], report["failures"]) == (4, 0, [])
    assert sum(report["policies"].values()) >= 8
    assert json.loads((tmp_path / "out.json").read_text())["games"] == 4
    assert not (tmp_path / "failures").exists()
    name = next(first_games(EXAMPLE, 1)).name
    assert main(["example", "--game", name, "--laws", "all", "--every", "load=50"]) == 0
    assert main(["example", "--game", "siege/9"]) == 2
    assert main(["example", "--policies", "random", "--games", "1"]) == 0
