"""Every event, question, answer, refusal and result of odds of battles and sieges can be said."""

from __future__ import annotations

import ast
import re

import pytest

from cuius.core.text import LANGUAGES, message_id, messages_in
from cuius.titles.guerres.rules.fight_odds import FIGHT_ODDS
from cuius.titles.guerres.title import TITLE

PHASES, RULES = TITLE.folder / "phases", TITLE.folder / "rules"
FILES = (
    *(PHASES / f"{name}.py" for name in ("battle", "siege", "fate", "retreat", "war_end")),
    RULES / "combat.py",
)
SIEGE_ENDS = {
    "siege-taken": {"army", "town", "troops"},
    "siege-too_few": {"army", "town"},
    "siege-held": {"army", "town"},
}
ANSWERS = ("battle-retreat-stay", "siege-town-pass", "peace-town-pass")
ALL_CARDS = {
    "battle": {
        "troops": 7,
        "tactical": 2,
        "support": 1,
        "reiters": 1,
        "ambush": 1,
        "enemy_troops": 5,
        "enemy_tactical": 1,
        "enemy_support": 1,
        "enemy_reiters": 1,
        "enemy_ambush": 1,
    },
    "siege": {
        "troops": 7,
        "tactical": 2,
        "support": 1,
        "garrison": 2,
        "artillery": 1,
        "mines": 1,
        "heroic_defence": 1,
    },
    "battle_fate": {},
    "siege_fate": {},
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
        (node.args[0].value, {str(k.arg) for k in node.keywords})
        for node in calls("tell")
        if isinstance(node.args[0], ast.Constant) and node.args[0].value != "treaty.gained"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    assert len({key for key, _ in told()}) == 16
    for key, names in told():
        assert messages[message_id(key)] <= names, key
    for key, names in SIEGE_ENDS.items():
        assert messages[key] == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    asked = {node.args[1].value for node in calls("Ask") if isinstance(node.args[1], ast.Constant)}
    assert asked == {"battle.winner", "battle.retreat", "siege.town", "peace.winner", "peace.town"}
    assert {message_id(key) for key in asked} <= messages.keys()
    assert {f"choice-{answer}" for answer in ANSWERS} <= messages.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    text = (RULES / "refusals_fight.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"(refused\.[a-z-]+)"', text))
    assert len(keys) == 16
    assert {message_id(key) for key in keys} <= messages_in(TITLE.folder, language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    for name, calculator in FIGHT_ODDS.items():
        forecast = calculator.forecast(**ALL_CARDS[name])
        assert f"odds-{name}" in messages
        assert {message_id(o.key) for o in forecast.outcomes} <= messages.keys()
        assert {message_id(m.reason) for m in (*forecast.modifiers, *forecast.against)} <= messages.keys()


def test_all_languages_say_the_same_with_the_same_arguments():
    kinds = (
        "battle-",
        "siege-",
        "fate-",
        "fight-",
        "peace-",
        "refused-siege-",
        "refused-retreat-",
        "refused-peace-",
    )
    english = {k: v for k, v in messages_in(TITLE.folder, "en").items() if k.startswith(kinds)}
    assert len(english) > 40
    for language in LANGUAGES:
        other = messages_in(TITLE.folder, language)
        assert {k: other[k] for k in english} == english
