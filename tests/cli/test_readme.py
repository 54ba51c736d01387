"""What the README says of the games and the command is so."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cuius.cli.main import build_app
from cuius.core.title import offered_titles

README = Path(__file__).parents[2] / "README.md"
NAMES = {"here_i_stand": "Here I Stand", "revolution": "Revolution", "guerres": "Les Guerres"}


@pytest.mark.parametrize("title", offered_titles(), ids=lambda title: title.name)
def test_the_counts_of_values_are_those_of_the_boards(title):
    sources = Counter(value.source for record in title.board_records("") for value in record.values)
    [row] = re.findall(rf"^\| {NAMES[title.name]}.*$", README.read_text("utf-8"), re.MULTILINE)
    told = [cell.strip() for cell in row.split("|")[4:6]]
    assert told[0] == str(sources.total())
    assert told[1].partition(":")[0] == str(sources["reconstructed"])


def test_the_commands_are_there():
    app = build_app()
    known = {command.name or command.callback.__name__ for command in app.registered_commands}
    known |= {group.name for group in app.registered_groups}
    lines = re.findall(r"^    (?:uvx )?cuius ([a-z| ]+)", README.read_text("utf-8"), re.MULTILINE)
    named = {name for line in lines for name in re.findall(r"[a-z]+", line.partition("  ")[0])}
    assert {"play", "serve", "docs"} <= named <= known
