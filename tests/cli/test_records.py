"""`cuius export` and `cuius import`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cuius.cli.files import data_folder


def test_export_as_indented_json_is_the_record(cuius, record):
    said = cuius("export", record)
    assert said.out.startswith('{\n  "format": "cuius record"')
    assert said.json == json.loads(record.read_bytes())
    assert cuius("export", record, "--json").out.count("\n") == 1


def test_export_as_text(cuius, record):
    lines = cuius("export", record, "--format", "text", "--language", "nl").out.splitlines()
    assert lines[0] == "example, founding, 3 spelers, regels 1"
    assert any("== Een impuls ==" in line for line in lines)


def test_export_as_lines(cuius, record):
    out = cuius("export", record, "--format", "jsonl", "--seat", "heron").out
    rows = [json.loads(line) for line in out.splitlines()]
    assert len(rows) == len(json.loads(record.read_bytes())["entries"])
    assert any(row["answer"] == "?" for row in rows)


def test_export_into_a_file(cuius, record, tmp_path):
    said = cuius("export", record, "--output", tmp_path / "new.json")
    assert (said.status, said.out) == (0, "")
    assert json.loads((tmp_path / "new.json").read_bytes()) == json.loads(record.read_bytes())
    assert cuius("verify", tmp_path / "new.json").status == 0


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--format", "pdf"], "no format 'pdf'; choose json, jsonl or text"),
        (["--format", "text", "--json"], "leave out --format text"),
        (["--seat", "heron"], "--format text or jsonl"),
        (["--format", "text", "--seat", "bear"], "no seat 'bear'"),
        (["--format", "text", "--language", "la"], "no language 'la'"),
    ],
)
def test_bad_input_is_refused(cuius, record, arguments, hint, tmp_path):
    said = cuius("export", record, *arguments, "--output", tmp_path / "new")
    assert said.is_a_refusal
    assert hint in said.err
    assert not (tmp_path / "new").exists()


def test_a_failed_write_is_status_1_and_leaves_nothing(cuius, record, tmp_path):
    said = cuius("export", record, "--output", tmp_path / "no" / "folder.json")
    assert (said.status, said.out) == (1, "")
    assert said.err.count("\n") == 1
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_import_keeps_a_record_once(cuius, record, tmp_path):
    first = cuius("import", record, "--data", tmp_path / "data", "--json").json
    again = cuius("import", record, "--data", tmp_path / "data", "--json").json
    assert (first["known"], again["known"]) == (False, True)
    assert first["file"] == again["file"]
    kept = list((tmp_path / "data" / "records").iterdir())
    assert [str(path) for path in kept] == [first["file"]]
    assert kept[0].read_bytes() == record.read_bytes()
    assert first["digest"] in kept[0].name
    assert "Already kept as" in cuius("import", record, "--data", tmp_path / "data").out


def test_import_into_one_file(cuius, record, tmp_path):
    assert cuius("import", record, "--output", tmp_path / "mine.json").status == 0
    assert (tmp_path / "mine.json").read_bytes() == record.read_bytes()


def test_import_refuses_a_changed_record_and_keeps_nothing(cuius, record, tmp_path):
    data = json.loads(record.read_bytes())
    data["entries"][30][2] = "pass"
    record.write_text(json.dumps(data))
    said = cuius("import", record, "--data", tmp_path / "data")
    assert said.is_a_refusal
    assert "Entry 30" in said.err
    assert not (tmp_path / "data").exists()


def test_where_records_are_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("CUIUS_DATA", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "cuius"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_folder() == tmp_path / "xdg" / "cuius"
    monkeypatch.setenv("CUIUS_DATA", "elsewhere")
    assert data_folder() == Path("elsewhere")


def test_the_data_folder_must_be_one(cuius, record, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("mine")
    monkeypatch.setenv("CUIUS_DATA", str(tmp_path / "file"))
    said = cuius("import", record)
    assert said.is_a_refusal
    assert (tmp_path / "file").read_text() == "mine"
