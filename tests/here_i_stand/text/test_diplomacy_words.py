"""Every event and question of diplomacy and of the minor powers can be said, with its arguments."""

from __future__ import annotations

import ast

import pytest

from cuius.core.text import LANGUAGES, catalogue, message_id, messages_in
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import KINDS
from cuius.titles.here_i_stand.title import TITLE

FILES = (
    *sorted((TITLE.folder / "phases" / "diplomacy").glob("*.py")),
    TITLE.folder / "phases" / "minor_powers.py",
    *[TITLE.folder / "phases" / "common" / f"{name}.py" for name in ("control", "powers")],
)


def told() -> list[tuple[str, frozenset[str]]]:
    """The keys of all events with the names of their arguments."""
    found = []
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                key = node.args[0]
                assert isinstance(key, ast.Constant)
                names = {k.arg for k in node.keywords} - {"to", "but", "reveal"}
                found.append((key.value, frozenset(names)))
    return found


def asked() -> list[str]:
    """The keys of all questions that are written out."""
    return [
        node.args[1].value
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Ask" and len(node.args) > 1
        if isinstance(node.args[1], ast.Constant)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    assert len(told()) > 25
    for key, names in told():
        assert messages[message_id(key)] <= names, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked(language):
    messages = messages_in(TITLE.folder, language)
    for key in (*asked(), "peace.key", "peace.leader", "peace.space", "respond.peace"):
        assert message_id(key) in messages, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_clause_has_a_name_and_a_sentence(language):
    words = catalogue(TITLE.folder, language)
    for kind in KINDS:
        assert words.choice(kind.name)
        assert words.has(f"clause.{kind.name}")
