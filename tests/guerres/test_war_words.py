"""Every event, question, answer and result of odds of the war can be said, with its arguments."""

from __future__ import annotations

import ast

import pytest

from cuius.core.text import LANGUAGES, message_id, messages_in
from cuius.titles.guerres.rules.move_odds import MOVE_ODDS
from cuius.titles.guerres.title import TITLE

PHASES = TITLE.folder / "phases"
FILES = (
    *sorted((PHASES / "war").glob("*.py")),
    *(PHASES / f"{name}.py" for name in ("recruitment", "leaders", "war_rounds")),
)
REACTIONS = ("interception", "interception_failed", "evasion", "evasion_failed")
ANSWERS = {
    "leaders-review": ("keep", "change"),
    "leaders-support": ("pass",),
    "war-announce": ("rest",),
    "war-join": ("move", "stay", "rest"),
    "war-share": ("take_back",),
    "war-pay_alone": ("take_back",),
    "war-contribute": ("agree", "refuse"),
    "war-mercenaries": ("pay_more", "lose_troops"),
    "war-fight": ("fight", "avoid"),
    "war-reply": ("stand", "evade"),
    "war-intercept": ("intercept", "let_pass"),
    "war-evade_to": ("stay",),
}


def calls(name: str) -> list[ast.Call]:
    return [
        node
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", ""))
    ]


def told() -> list[tuple[str, set[str]]]:
    """The keys of all events that are written out, with the names of their arguments."""
    return [
        (node.args[0].value, {str(k.arg) for k in node.keywords} - {"to", "but", "reveal"})
        for node in calls("tell")
        if isinstance(node.args[0], ast.Constant)
    ]


def asked() -> list[str]:
    return [node.args[1].value for node in calls("Ask") if isinstance(node.args[1], ast.Constant)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    own = [(key, names) for key, names in told() if key != "taxes.level"]
    assert len({key for key, _ in own}) == 15
    for key, names in own:
        assert messages[message_id(key)] <= names, key
    for word in REACTIONS:
        assert messages[f"war-{word}"] == {"army", "enemy", "roll", "total"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    assert len(set(asked())) == 22
    for key in asked():
        assert message_id(key) in messages, key
    for key, words in ANSWERS.items():
        for word in words:
            assert f"choice-{key}-{word}" in messages
    assert {"choice-money", "clause-money"} <= messages.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    two = {"tactical": 2, "troops": 3, "moving_tactical": 1, "moving_troops": 8, "scouts": 2}
    for name, calculator in MOVE_ODDS.items():
        forecast = calculator.forecast(
            **(two if "scouts" in {p.name for p in calculator.parameters} else {"troops": 5})
        )
        assert f"odds-{name}" in messages
        assert {message_id(o.key) for o in forecast.outcomes} <= messages.keys()
        assert {message_id(m.reason) for m in forecast.modifiers} <= messages.keys()


def test_all_languages_say_the_same_with_the_same_arguments():
    english = {
        k: v for k, v in messages_in(TITLE.folder, "en").items() if k.startswith(("war-", "refused-war-"))
    }
    for language in LANGUAGES:
        other = messages_in(TITLE.folder, language)
        assert {k: other[k] for k in english} == english
