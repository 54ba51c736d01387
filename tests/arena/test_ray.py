"""The arena on Ray: a real one on this machine, with two workers."""

from __future__ import annotations

import json

import pytest
import ray

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
