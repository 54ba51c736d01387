"""The arena on Ray: a real one on this machine, with two workers."""

from __future__ import annotations

import json

import pytest
import ray
from ray.exceptions import RayTaskError, WorkerCrashedError

from cuius.arena.tournament import NotWritten
from cuius.cli.main import run

SHORT = ["arena", "example", "--players", "2", "--levels", "steward,random", "--games", "12", "--json"]


@pytest.mark.slow
def test_a_tournament_on_ray_is_the_same_and_leaves_nothing_running(capsys, tmp_path):
    assert run([*SHORT, "--out", str(tmp_path / "ray"), "--jobs", "2", "--ray", "local"]) == 0
    far = json.loads(capsys.readouterr().out)
    assert not ray.is_initialized()
    assert run([*SHORT, "--out", str(tmp_path / "here"), "--jobs", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert far["finished"] == 12
    assert far["digest"] == here["digest"]
    assert far["ratings"] == here["ratings"]


def test_a_cluster_that_does_not_answer(capsys, tmp_path):
    assert run([*SHORT, "--out", str(tmp_path), "--ray", "nowhere"]) == 1
    assert "No Ray cluster answers at nowhere" in capsys.readouterr().err


def failing_ray(monkeypatch, error: Exception) -> None:
    """A cluster that takes games and answers with an error."""

    class Task:
        def remote(self, *about):
            return about

    def fail(task):
        raise error

    answers = {
        "is_initialized": lambda: True,
        "cluster_resources": lambda: {"CPU": 2.0},
        "remote": lambda **wishes: lambda task: Task(),
        "wait": lambda running: (running[:1], running[1:]),
        "get": fail,
    }
    for name, answer in answers.items():
        monkeypatch.setattr(ray, name, answer)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (WorkerCrashedError(), "cuius: The Ray cluster failed; the same command goes on from there. Worker"),
        (RayTaskError("play", "", NotWritten("No room.")).as_instanceof_cause(), "cuius: No room."),
        (RayTaskError("play", "", LookupError("gate")), "cuius: The Ray cluster failed;"),
    ],
)
def test_a_cluster_that_fails_while_it_plays(capsys, tmp_path, monkeypatch, error, said):
    failing_ray(monkeypatch, error)
    assert run([*SHORT, "--out", str(tmp_path), "--ray", "auto"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(said)
