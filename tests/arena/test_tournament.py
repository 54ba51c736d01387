"""Tournaments: every level on every seat, every game once, whatever happens in between."""

from __future__ import annotations

import errno
import os
from functools import partial

import pytest

from cuius.arena.results import Results
from cuius.arena.tournament import GameResult, NotWritten, Tournament, line_up, play_batch, play_game
from cuius.arena.workers import Batches, play_in_processes, play_in_this_process
from cuius.core.errors import BadConfig
from cuius.core.record import parse
from cuius.core.title import get_title

EXAMPLE = get_title("example")
CONFIG = EXAMPLE.configure(4)


def tournament(levels=("steward", "random"), seed: int = 3) -> Tournament:
    return Tournament(CONFIG, line_up(CONFIG, levels), seed)


def without_time(played: GameResult) -> tuple:
    return (
        played.game,
        played.levels,
        played.scores,
        played.winners,
        played.rows,
        played.digest,
        played.crash,
    )


def test_fewer_levels_than_seats_are_repeated_in_turn():
    assert line_up(CONFIG, ["steward", "random"]) == ("steward", "random", "steward", "random")


@pytest.mark.parametrize("levels", [[], ["random"] * 5, ["oracle"]])
def test_a_line_up_that_cannot_sit_down(levels):
    with pytest.raises(BadConfig):
        line_up(CONFIG, levels)


def test_every_level_sits_on_every_seat_as_often():
    cup = tournament(("steward", "random", "novice", "random"))
    seated = [cup.seating(game) for game in range(1, 9)]
    for seat in CONFIG.seats:
        assert sorted(s[seat] for s in seated) == ["novice"] * 2 + ["random"] * 4 + ["steward"] * 2


def test_a_game_is_the_same_whenever_it_is_played():
    cup = tournament()
    first, again = play_game(cup, 5), play_batch(cup, (4, 5))[1]
    assert without_time(first) == without_time(again)
    assert set(first.scores) == set(CONFIG.seats)
    assert first.winners
    assert not first.crash


def test_records_are_kept(tmp_path):
    cup = tournament()
    played = play_game(cup, 2, tmp_path)
    (file,) = tmp_path.iterdir()
    record = parse(file.read_bytes())
    assert record.header.title == "example"
    assert len(record.entries) == played.rows


def test_a_crash_is_a_result(monkeypatch):
    def broken(match, bots):
        raise LookupError("no such gate")

    monkeypatch.setattr("cuius.arena.tournament.play_out", broken)
    assert play_game(tournament(), 1).crash == "LookupError: no such gate"


def test_processes_play_the_same_games_as_one():
    cup, games = tournament(), range(1, 13)
    here = [p for portion in play_in_this_process(cup, games, None) for p in portion]
    apart = [p for portion in play_in_processes(cup, games, None, 2) for p in portion]
    assert sorted(map(without_time, here), key=lambda p: p[0]) == sorted(
        map(without_time, apart), key=lambda p: p[0]
    )


def lasted(*seconds: float) -> list[GameResult]:
    return [GameResult(game, {}, seconds=time) for game, time in enumerate(seconds, 1)]


def test_portions_hold_every_game_once():
    games, found = list(range(1, 1004)), []
    waiting = Batches(games)
    while taken := waiting.take(3):
        found += [game for portion in taken for game in portion]
        waiting.record_durations(lasted(0.015))
    assert found == games


@pytest.mark.parametrize(
    ("seconds", "size"),
    [((), 1), ((40.0, 0.01), 1), ((0.6,), 1), ((0.1, 0.1), 5), ((0.015,), 25), ((0.0,), 25)],
)
def test_only_short_games_are_given_out_together(seconds, size):
    waiting = Batches(range(1, 100))
    waiting.record_durations(lasted(*seconds))
    assert [len(portion) for portion in waiting.take(2)] == [size, size]


def test_games_are_handed_back_one_by_one_while_nobody_knows_how_long_they_take():
    work = play_in_processes(tournament(), range(1, 401), None, 2)
    assert [len(next(work)) for _ in range(2)] == [1, 1]
    work.close()


# Results on disk


def test_an_interrupted_tournament_goes_on(tmp_path):
    path, cup = tmp_path / "games.jsonl", tournament()
    with Results(path, cup) as results:
        results.add(play_batch(cup, (1, 2, 5)))
    with path.open("ab") as file:
        file.write(b'{"game":3,"levels":{"her')  # cut off by a loss of power
    with Results(path, cup) as results:
        assert results.missing(6) == [3, 4, 6]
        assert results.add(play_batch(cup, results.missing(6))) == 3
        assert results.add(play_batch(cup, (2,))) == 0
    with Results(path, cup) as results:
        assert results.missing(6) == []
        played = results.first_games(6)
    assert [p.game for p in played] == [1, 2, 3, 4, 5, 6]
    assert list(map(without_time, played)) == list(map(without_time, play_batch(cup, range(1, 7))))
    assert len(path.read_bytes().splitlines()) == 7


def test_results_of_another_tournament_are_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    Results(path, tournament()).close()
    with pytest.raises(BadConfig, match="another tournament"):
        Results(path, tournament(seed=4))
    path.write_text("hello\n")
    with pytest.raises(BadConfig, match="does not hold results"):
        Results(path, tournament())


def test_two_arenas_do_not_play_in_one_folder(tmp_path):
    path, cup = tmp_path / "games.jsonl", tournament()
    with Results(path, cup), pytest.raises(BadConfig, match=f"Another arena is playing in {tmp_path}; wait"):
        Results(path, cup)
    with Results(path, cup) as results:
        assert results.missing(2) == [1, 2]


def test_a_line_that_was_cut_off_is_dropped_and_nothing_else_touched(tmp_path, monkeypatch):
    path, cup = tmp_path / "games.jsonl", tournament()
    with Results(path, cup) as results:
        results.add(play_batch(cup, (1, 2)))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"game":3')

    def rewritten(self, data):
        raise AssertionError("the whole file was at risk")

    monkeypatch.setattr("pathlib.Path.write_bytes", rewritten)
    Results(path, cup).close()
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 1, 40])
def test_a_first_line_that_was_cut_off_is_begun_anew(tmp_path, kept):
    path, cup = tmp_path / "games.jsonl", tournament()
    Results(path, cup).close()
    first = path.read_bytes()
    path.write_bytes(first[:kept])
    with Results(path, cup) as results:
        results.add(play_batch(cup, (1,)))
    assert path.read_bytes().startswith(first)
    with Results(path, cup) as results:
        assert list(results.played) == [1]


@pytest.mark.parametrize("data", [b"hello", b'{"game":"\xff\xfe"}\n', b"\xff\n", b"[]\n"])
def test_a_file_that_never_held_results_is_refused_and_kept(tmp_path, data):
    path = tmp_path / "games.jsonl"
    path.write_bytes(data)
    with pytest.raises(BadConfig, match="does not hold results"):
        Results(path, tournament())
    assert path.read_bytes() == data


def test_a_line_of_a_game_in_no_known_script(tmp_path):
    path, cup = tmp_path / "games.jsonl", tournament()
    Results(path, cup).close()
    with path.open("ab") as file:
        file.write(b'{"game":1,"levels":{},"kind":"\xff"}\n')
    with pytest.raises(BadConfig, match="does not hold results"):
        Results(path, cup)


def test_a_folder_in_the_place_of_the_results(tmp_path):
    path = tmp_path / "games.jsonl"
    path.mkdir()
    with pytest.raises(BadConfig, match="cannot be used for results: Is a directory"):
        Results(path, tournament())


class FullDisk:
    """Takes so many bytes and no more."""

    def __init__(self, file, room: int) -> None:
        self.file, self.room = file, room

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = self.file.write(data[: self.room])
        self.room -= taken
        return taken

    def close(self) -> None:
        self.file.close()


def test_a_disk_that_is_full_costs_the_last_line_only(tmp_path):
    path, cup = tmp_path / "games.jsonl", tournament()
    games = play_batch(cup, (1, 2))
    with Results(path, cup) as results:
        results.add(games[:1])
        results._file = FullDisk(results._file, 30)
        with pytest.raises(NotWritten, match=r"games\.jsonl cannot be written: No space left"):
            results.add(games[1:])
    with Results(path, cup) as results:
        assert results.missing(2) == [2]


@pytest.mark.parametrize("work", [play_in_this_process, partial(play_in_processes, jobs=2)])
def test_a_record_that_cannot_be_kept(tmp_path, work):
    with pytest.raises(NotWritten, match=r"example-3-00000\d\.json cannot be written: No such file"):
        list(work(tournament(), range(1, 3), tmp_path / "gone"))
