"""`cuius arena`: plays, goes on after an interruption, reports."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from cuius.cli.main import run
from tests.signals import default_interrupt

SHORT = ["arena", "example", "--levels", "steward,random", "--players", "2", "--json"]


def arena(capsys, folder, *more: str) -> dict:
    assert run([*SHORT, "--out", str(folder), *more]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_tournament_and_its_report(capsys, tmp_path):
    found = arena(capsys, tmp_path / "cup", "--games", "6", "--jobs", "1", "--records")
    assert (found["games"], found["finished"], found["crashes"], found["resumed"]) == (6, 6, 0, 0)
    assert {rating["level"] for rating in found["ratings"]} == {"steward", "random"}
    assert [seat["seat"] for seat in found["seats"]] == ["first", "second"]
    assert "<svg" in (tmp_path / "cup" / "report.html").read_text()
    assert len(list((tmp_path / "cup" / "records").iterdir())) == 6


def test_more_games_are_added_to_those_already_played(capsys, tmp_path):
    arena(capsys, tmp_path / "a", "--games", "4", "--jobs", "1")
    more = arena(capsys, tmp_path / "a", "--games", "10", "--jobs", "2")
    whole = arena(capsys, tmp_path / "b", "--games", "10", "--jobs", "1")
    assert more["resumed"] == 4
    assert more["digest"] == whole["digest"]
    assert more["ratings"] == whole["ratings"]


def test_tables_for_people(capsys, tmp_path):
    assert run([*SHORT[:-1], "--out", str(tmp_path), "--games", "2", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "games won" in out
    assert "report.html" in out


@pytest.mark.parametrize(
    "wrong", [["--levels", "oracle"], ["--levels", "a,b,c"], ["--levels", ","], ["--levels", "search:0"]]
)
def test_bad_levels(capsys, tmp_path, wrong):
    assert run([*SHORT, "--out", str(tmp_path), *wrong]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_folder_of_another_tournament(capsys, tmp_path):
    arena(capsys, tmp_path, "--games", "1")
    assert run([*SHORT, "--out", str(tmp_path), "--seed", "9"]) == 2
    assert "another tournament" in capsys.readouterr().err


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_tournament_that_was_stopped_loses_and_repeats_nothing(capsys, tmp_path, stop):
    folder = tmp_path / "cup"
    command = [sys.executable, "-m", "cuius", *SHORT, "--games", "400", "--jobs", "2", "--out", str(folder)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=default_interrupt,
    )
    games = folder / "games.jsonl"
    while not games.exists() or len(games.read_bytes().splitlines()) < 20:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    if stop == signal.SIGKILL:
        os.killpg(process.pid, stop)
    else:
        process.send_signal(stop)
    _, said = process.communicate()
    if stop == signal.SIGINT:
        assert b"the same command goes on from there" in said
    kept = len(games.read_bytes().splitlines()) - 1
    assert 0 < kept < 400
    found = arena(capsys, folder, "--games", str(kept + 30), "--jobs", "2")
    assert found["games"] == kept + 30
    numbers = [json.loads(line)["game"] for line in games.read_text().splitlines()[1:]]
    assert len(numbers) == len(set(numbers))
    whole = arena(capsys, tmp_path / "whole", "--games", str(kept + 30), "--jobs", "2")
    assert found["digest"] == whole["digest"]


def test_ray_that_is_not_there(capsys, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run([*SHORT, "--out", str(tmp_path), "--games", "2", "--ray", "local"]) == 1
    assert 'pip install "cuius[research]"' in capsys.readouterr().err
