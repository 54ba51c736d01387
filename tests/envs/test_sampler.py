"""Many games side by side, and data sets."""

from __future__ import annotations

import gzip
import json
import sys

import numpy as np

from cuius.arena.tournament import Tournament, line_up
from cuius.core.title import get_title
from cuius.envs.dataset import main, write_dataset
from cuius.envs.encoding import Encoder, option_ids
from cuius.envs.sampler import Sampler, at_random


def test_a_batch_holds_whole_games():
    sampler = Sampler("example", tables=4, seed=2, players=3)
    batch = sampler.sample(at_random(1), steps=150)
    assert len(batch) >= 150
    assert sampler.games >= 1
    rows = np.arange(len(batch))
    assert batch.masks[rows, batch.actions].all()
    assert (batch.options[rows, batch.actions] > 0).all()
    assert batch.observations.shape == (len(batch), 4096)
    assert len(set(batch.returns)) > 1


def test_the_same_seed_samples_the_same():
    one, two = (Sampler("example", tables=3, seed=5).sample(at_random(1), 100) for _ in range(2))
    assert np.array_equal(one.observations, two.observations)
    assert np.array_equal(one.returns, two.returns)


def test_numbers_have_places_and_words_are_counted():
    encoder = Encoder(512)
    one = encoder.encode({"gold": [1, 0, 2], "hand": ["a", "b"]}, None)
    assert one.sum() == 1 + 2 + 1 + 1
    assert np.array_equal(one, encoder.encode({"gold": [1, 0, 2], "hand": ["b", "a"]}, None))
    assert not np.array_equal(one, encoder.encode({"gold": [0, 1, 2], "hand": ["a", "b"]}, None))
    assert np.array_equal(one, Encoder(512).encode({"gold": [1, 0, 2], "hand": ["a", "b"]}, None))


def test_an_option_has_the_same_number_wherever_it_stands():
    one, two = option_ids("move.to", ["calais", "ghent"], 4), option_ids("move.to", ["ghent"], 4)
    assert one[1] == two[0] > 0
    assert one[2] == one[3] == 0
    assert option_ids("stay", ["ghent"], 4)[0] != two[0]


# Data sets


def lines(path) -> list[dict]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_a_data_set_holds_every_decision_with_what_its_seat_knew(tmp_path):
    config = get_title("example").configure(2)
    tournament = Tournament(config, line_up(config, ["steward", "random"]), 3)
    card = write_dataset(tmp_path / "one", tournament, 3)
    steps = [json.loads(line) for line in gzip.open(tmp_path / "one" / "steps.jsonl.gz")]
    games = lines(tmp_path / "one" / "games.jsonl")
    assert [game["game"] for game in games] == [1, 2, 3]
    assert {step["game"] for step in steps} == {1, 2, 3}
    for step in steps:
        assert step["answer"] in step["options"]
        assert step["level"] == games[step["game"] - 1]["levels"][step["seat"]]
        assert set(step["view"]["hands"]) == set(config.seats[step["seat"]])
    assert f"| decisions | {len(steps)} |" in card
    assert (tmp_path / "one" / "README.md").read_text() == card
    write_dataset(tmp_path / "two", tournament, 3)
    for name in ("steps.jsonl.gz", "games.jsonl", "README.md"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_the_command(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["dataset", "example", "--games", "1", "--out", str(tmp_path / "set")])
    assert main() == 0
    assert "# Self-play of example" in capsys.readouterr().out
    monkeypatch.setattr(
        sys, "argv", ["dataset", "example", "--levels", "oracle", "--out", str(tmp_path / "set")]
    )
    assert main() == 2
    assert "no bot 'oracle'" in capsys.readouterr().err
