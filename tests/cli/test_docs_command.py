"""`cuius docs`: the documentation as every installation carries it."""

from __future__ import annotations

import re
from pathlib import Path

from cuius.cli import docs


def test_all_pages_are_listed_with_their_headings(cuius):
    said = cuius("docs")
    assert said.status == 0
    assert ["hosting", "Hosting", "a", "server"] in [line.split() for line in said.out.splitlines()]


def test_a_page_is_printed(cuius):
    assert cuius("docs", "hosting").out.startswith("# Hosting")
    assert cuius("docs", "hosting.md").out == cuius("docs", "hosting").out


def test_an_unknown_page_is_refused_with_the_nearest_name(cuius):
    said = cuius("docs", "hostin")
    assert said.status == 2
    assert "did you mean hosting?" in said.err
    assert "`cuius docs` lists them all." in cuius("docs", "weather").err


def test_the_pages_that_commands_and_errors_name_are_there(cuius):
    sources = Path(docs.__file__).parents[1].rglob("*.py")
    named = {
        page for file in sources for page in re.findall(r"`cuius docs ([\w-]+)`", file.read_text("utf-8"))
    }
    assert {"hosting", "engine-protocol"} <= named <= set(docs.find_pages())


def test_an_installation_without_pages_says_so(cuius, monkeypatch, tmp_path):
    monkeypatch.setattr(docs, "INSTALLED", tmp_path)
    monkeypatch.setattr(docs, "SOURCES", tmp_path)
    assert cuius("docs").status == 1
