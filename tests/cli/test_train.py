"""`cuius train`: plays, trains, writes; and refuses what it cannot do before it plays."""

from __future__ import annotations

import sys


def test_it_plays_trains_and_writes_weights_with_their_card(cuius, tmp_path):
    data, out = tmp_path / "games", tmp_path / "value"
    line = [
        "train",
        "revolution",
        "--games",
        "10",
        "--seed",
        "70",  # four of these ten games measure
        "--kind",
        "linear",
        "--data",
        str(data),
        "--out",
        str(out),
    ]
    said = cuius(*line, "--json")
    assert said.status == 0, said.err
    assert said.json["games"] == 10
    assert said.json["accuracy"]
    assert sorted(path.name for path in out.iterdir()) == ["value.md", "value.npz"]
    again = cuius(*line)
    assert again.status == 0
    assert "10 games" in again.out


def test_it_says_what_it_cannot_train(cuius, tmp_path, monkeypatch):
    where = ["--data", str(tmp_path), "--out", str(tmp_path)]
    assert "no columns" in cuius("train", "example", *where).err
    assert "no kind of value" in cuius("train", "revolution", "--kind", "tree", *where).err
    monkeypatch.setitem(sys.modules, "torch", None)
    said = cuius("train", "revolution", *where)
    assert said.status == 1
    assert "PyTorch" in said.err
    assert not list(tmp_path.iterdir())
