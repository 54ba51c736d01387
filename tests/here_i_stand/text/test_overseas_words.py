"""Every event and question of the New World and of the courts can be said, with its arguments."""

from __future__ import annotations

import ast

import pytest

from cuius.core.text import LANGUAGES, message_id, messages_in
from cuius.titles.here_i_stand.cards.home import MARRY
from cuius.titles.here_i_stand.phases.new_world.colonies import TOLD
from cuius.titles.here_i_stand.title import TITLE

PHASES, CARDS = TITLE.folder / "phases", TITLE.folder / "cards"
FILES = (
    *sorted((PHASES / "new_world").glob("*.py")),
    PHASES / "england.py",
    PHASES / "action" / "impulse.py",
    CARDS / "home.py",
    CARDS / "leaders.py",
)


def calls(name: str) -> list[ast.Call]:
    """Every call of a function or verb of this name."""
    found = []
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name in (
                getattr(node.func, "attr", ""),
                getattr(node.func, "id", ""),
            ):
                found.append(node)
    return found


def keys_in(node: ast.expr) -> list[str]:
    """The key, or both keys of a choice between two."""
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    told = [call for call in calls("tell") if all(k.arg for k in call.keywords)]
    assert len(told) > 30
    for call in told:
        names = {k.arg for k in call.keywords} - {"to", "but", "reveal"}
        for key in keys_in(call.args[0]):
            assert messages[message_id(key)] <= names, key
    assert all(messages[message_id(key)] <= {"power"} for key in TOLD.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    asked = [call.args[1].value for call in calls("Ask")]
    assert {"voyage.choice", "colony.box", "wives.choice", "succession.leader", "chateau.discard"} <= set(
        asked
    )
    assert all(message_id(key) in messages for key in asked)
    assert f"choice-wives-choice-{MARRY}" in messages
