"""Many games side by side, and data sets."""

from __future__ import annotations

import gzip
import json
import sys

import msgspec
import numpy as np
import pytest

from cuius.arena.tournament import Tournament, line_up
from cuius.bots.play import DidNotEnd
from cuius.core.title import get_title
from cuius.envs import dataset
from cuius.envs.dataset import main, write_dataset
from cuius.envs.encoding import Encoder, option_ids
from cuius.envs.sampler import Sampler, random_policy


def test_a_batch_holds_whole_games():
    sampler = Sampler("example", tables=4, seed=2, players=3)
    batch = sampler.sample(random_policy(1), steps=150)
    assert len(batch) >= 150
    assert sampler.games >= 1
    rows = np.arange(len(batch))
    assert batch.masks[rows, batch.actions].all()
    assert (batch.options[rows, batch.actions] > 0).all()
    assert batch.observations.shape == (len(batch), 4096)
    assert len(set(batch.returns)) > 1


def test_the_same_seed_samples_the_same():
    one, two = (Sampler("example", tables=3, seed=5).sample(random_policy(1), 100) for _ in range(2))
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
    one, two = option_ids("move.to", ["calais", "ghent"]), option_ids("move.to", ["ghent"])
    assert one[1] == two[0] > 0
    assert option_ids("stay", ["ghent"])[0] != two[0]


def test_the_answers_of_a_long_list_have_numbers_of_their_own():
    ids = option_ids("move.to", [f"space_{number}" for number in range(2000)])
    assert len(set(ids)) == 2000
    assert min(ids) > 0


def test_a_game_that_is_cut_off_pays_nobody(monkeypatch):
    short = msgspec.structs.replace(get_title("example"), max_journal_rows=30)
    monkeypatch.setattr("cuius.envs.table.get_title", lambda name: short)
    sampler = Sampler("example", tables=2, seed=5)
    batch = sampler.sample(random_policy(1), 40)
    assert sampler.games >= 2
    assert not batch.returns.any()


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


def command(monkeypatch, *words) -> int:
    monkeypatch.setattr(sys, "argv", ["dataset", "example", *map(str, words)])
    return main()


def test_the_command(tmp_path, monkeypatch, capsys):
    assert command(monkeypatch, "--games", 1, "--out", tmp_path / "set") == 0
    assert "# Self-play of example" in capsys.readouterr().out
    assert command(monkeypatch, "--levels", "oracle", "--out", tmp_path / "other") == 2
    assert "no bot 'oracle'" in capsys.readouterr().err


def test_levels_may_be_written_with_spaces(tmp_path, monkeypatch, capsys):
    wish = ("--games", 1, "--levels", "steward, random,", "--out", tmp_path / "set")
    assert command(monkeypatch, *wish) == 0
    assert "played by the bots\nsteward, random, steward, random with" in capsys.readouterr().out


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_are_no_data_set(tmp_path, monkeypatch, capsys, games):
    assert command(monkeypatch, "--games", games, "--out", tmp_path / "set") == 2
    assert capsys.readouterr().err == f"cuius: A data set has at least one game, not {games}.\n"
    assert not (tmp_path / "set").exists()


def test_a_data_set_is_not_written_over(tmp_path, monkeypatch, capsys):
    wish = ("--games", 1, "--out", tmp_path / "set")
    assert command(monkeypatch, *wish) == 0
    before = {path.name: path.read_bytes() for path in (tmp_path / "set").iterdir()}
    assert command(monkeypatch, *wish, "--seed", 2) == 2
    said = f"cuius: {tmp_path / 'set'} holds a data set already; choose another folder.\n"
    assert capsys.readouterr().err == said
    assert before == {path.name: path.read_bytes() for path in (tmp_path / "set").iterdir()}


def test_a_file_is_no_folder(tmp_path, monkeypatch, capsys):
    (tmp_path / "file").write_text("mine")
    assert command(monkeypatch, "--games", 1, "--out", tmp_path / "file") == 2
    assert capsys.readouterr().err == f"cuius: {tmp_path / 'file'} is a file; choose a folder.\n"
    assert command(monkeypatch, "--games", 1, "--out", tmp_path / "file" / "set") == 2
    said = f"cuius: {tmp_path / 'file' / 'set'} cannot be written: Not a directory.\n"
    assert capsys.readouterr().err == said
    assert (tmp_path / "file").read_text() == "mine"


def test_a_game_without_end_leaves_no_card(tmp_path, monkeypatch):
    title = msgspec.structs.replace(get_title("example"), max_journal_rows=30)
    monkeypatch.setattr(dataset, "get_title", lambda name: title)
    config = title.configure(2)
    with pytest.raises(DidNotEnd, match="Game 1 did not end within 30 rows"):
        write_dataset(tmp_path / "set", Tournament(config, line_up(config, ["random"]), 3), 1)
    assert not (tmp_path / "set" / "README.md").exists()
