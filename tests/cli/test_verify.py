"""`cuius verify`: a sound record, and every way in which one can be unsound."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


def test_a_sound_record(cuius, record):
    said = cuius("verify", record, "--json")
    assert (said.status, said.err) == (0, "")
    expected = {"ok": True, "entries": len(entries(record)), "first_wrong": None, "why": "", "taken_over": 0}
    assert said.json == expected


def test_in_words(cuius, record):
    said = cuius("verify", record)
    assert said.status == 0
    assert "are right (chance as committed, ended by points)" in said.out


def entries(path) -> list:
    return json.loads(path.read_bytes())["entries"]


def change(path, edit) -> None:
    data = json.loads(path.read_bytes())
    edit(data)
    path.write_text(json.dumps(data))


@pytest.mark.parametrize("number", [0, 5, 40])
@pytest.mark.parametrize("column", [0, 1, 2, 3, 4])
def test_a_changed_entry_is_named(cuius, record, number, column):
    def edit(data):
        value = data["entries"][number][column]
        data["entries"][number][column] = f"{value[:-1]}x" if isinstance(value, str) else [value, 1]

    change(record, edit)
    said = cuius("verify", record, "--json")
    assert said.status == 1
    assert (said.json["ok"], said.json["first_wrong"]) == (False, number)
    assert said.json["why"]


@pytest.mark.parametrize(
    "edit",
    [
        lambda data: data.update(digest="0" * 32),
        lambda data: data.update(result=None),
        lambda data: data["result"].update(kind="gates"),
        lambda data: data.update(seed="00"),
        lambda data: data.update(seed="not hex"),
        lambda data: data.update(commitment="0" * 64),
        lambda data: data["entries"].pop(),
        lambda data: data["entries"].pop(7),
        lambda data: data["header"].update(scenario="war"),
        lambda data: data["header"].update(players=4),
        lambda data: data["header"]["seats"].update(heron=["stag"]),
    ],
)
def test_a_changed_record_is_not_ok(cuius, record, edit):
    change(record, edit)
    said = cuius("verify", record, "--json")
    assert said.status == 1
    assert said.json["ok"] is False
    assert "cuius" not in cuius("verify", record).err


def test_one_byte_changed_anywhere_in_the_entries(cuius, record, committed_game):
    start = committed_game.index(b'"entries":[') + len(b'"entries":[')
    for place in range(start + 20, len(committed_game), 997):
        letter = committed_game[place : place + 1]
        if not letter.isalnum():
            continue
        record.write_bytes(
            committed_game[:place] + (b"7" if letter != b"7" else b"8") + committed_game[place + 1 :]
        )
        assert cuius("verify", record, "--json").status in (1, 2)


@pytest.mark.parametrize("command", ["verify", "replay", "export", "import"])
@pytest.mark.parametrize(
    ("damage", "hint"),
    [
        (lambda whole: whole[: len(whole) // 2], "not a record"),
        (lambda whole: b"", "not a record"),
        (lambda whole: b"\xff\xfe\x00", "not a record"),
        (lambda whole: b"[1, 2]", "format"),
        (lambda whole: b'{"format": "another"}', "format"),
        (lambda whole: whole.replace(b'"version":1', b'"version":2'), "version 2"),
        (lambda whole: whole.replace(b'"version":1', b'"version":"one"'), "version 'one'"),
        (lambda whole: whole.replace(b'"title":"example"', b'"title":"nonsense"'), "no title 'nonsense'"),
        (lambda whole: whole.replace(b'"rules":1', b'"rules":99'), "under rules 99"),
        (lambda whole: whole.replace(b'"players":3', b'"players":"3"'), "damaged"),
        (lambda whole: whole.replace(b'"digest"', b'"digests"'), "damaged"),
    ],
)
def test_what_cannot_be_read_is_refused(cuius, record, committed_game, tmp_path, command, damage, hint):
    record.write_bytes(damage(committed_game))
    extra = ["--data", tmp_path / "kept"] if command == "import" else []
    said = cuius(command, record, "--json", *extra)
    assert said.is_a_refusal
    assert hint in said.err
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize("command", ["verify", "replay", "export", "import"])
def test_missing_files_and_folders_are_refused(cuius, tmp_path, command):
    for path in (tmp_path / "nowhere.json", tmp_path):
        said = cuius(command, path)
        assert said.is_a_refusal
        assert f"{path} cannot be read" in said.err


def test_as_another_program_calls_it(record):
    call = [sys.executable, "-m", "cuius", "verify", str(record), "--json"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["ok"] is True
    record.write_bytes(record.read_bytes()[:-40])
    done = subprocess.run(call, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
