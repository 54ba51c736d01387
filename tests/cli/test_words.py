"""The words of the command line: the same in every language, and one for every heading of a replay."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from cuius.cli.errors import BadInput
from cuius.cli.words import FOLDER, command_words
from cuius.core.text import messages_in
from cuius.core.title import LANGUAGES, offered_titles


def checkpoints(folder: Path) -> set[str]:
    """The names of all checkpoints that a title's procedures write out."""
    return {
        node.args[0].value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Checkpoint" and node.args
        if isinstance(node.args[0], ast.Constant)
    }


def test_every_language_has_the_same_messages():
    english = messages_in(FOLDER, "en")
    assert len(english) > 80
    for language in LANGUAGES:
        assert messages_in(FOLDER, language) == english


@pytest.mark.parametrize("title", offered_titles(), ids=lambda title: title.name)
def test_every_checkpoint_has_a_heading(title):
    names = checkpoints(title.folder)
    assert names
    assert [name for name in sorted(names) if not command_words("en").has(f"checkpoint-{name}")] == []


def test_an_unknown_language_is_refused():
    with pytest.raises(BadInput, match="no language 'de'; choose en, fr, it or nl"):
        command_words("de")
