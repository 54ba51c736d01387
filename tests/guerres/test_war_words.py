"""Every event, question, answer, refusal and result of odds of the war can be said, with its arguments."""

from __future__ import annotations

import ast

import pytest

from cuius.core.text import LANGUAGES, message_id, messages_in
from cuius.titles.guerres.explain.odds.war import FIGHT_ODDS, MOVE_ODDS
from cuius.titles.guerres.title import TITLE

PHASES, REFUSALS = TITLE.folder / "phases", TITLE.folder / "explain" / "refusals"
FILES = (*sorted((PHASES / "war").glob("*.py")), PHASES / "changes.py")
NOT_OF_THE_WAR = ("diplomacy.", "taxes.", "town.", "treaty.", "troops.")
REACTIONS = ("interception", "interception_failed", "evasion", "evasion_failed")
SIEGE_ENDS = {
    "siege-taken": {"army", "town", "troops"},
    "siege-too_few": {"army", "town"},
    "siege-held": {"army", "town"},
}
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
    "battle-retreat": ("stay",),
    "siege-town": ("pass",),
    "peace-town": ("pass",),
}
REACTION = {"tactical": 2, "troops": 3, "moving_tactical": 1, "moving_troops": 8, "scouts": 2}
SIDE = {"troops": 7, "tactical": 2, "support": 1}
ALL_CARDS = {
    "interception": REACTION,
    "evasion": REACTION,
    "attrition": {"troops": 5},
    "battle": {
        **{**SIDE, "reiters": 1, "ambush": 1},
        **{"enemy_troops": 5, "enemy_tactical": 1, "enemy_support": 1, "enemy_reiters": 1, "enemy_ambush": 1},
    },
    "siege": {**SIDE, "garrison": 2, "artillery": 1, "mines": 1, "heroic_defence": 1},
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
        (node.args[0].value, {str(k.arg) for k in node.keywords} - {"to", "but", "reveal"})
        for node in calls("tell")
        if isinstance(node.args[0], ast.Constant) and not node.args[0].value.startswith(NOT_OF_THE_WAR)
    ]


def asked() -> set[str]:
    """The keys of all questions."""
    keys = {node.args[1].value for node in calls("Ask") if isinstance(node.args[1], ast.Constant)}
    return {key for key in keys if not key.startswith(NOT_OF_THE_WAR)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    assert len({key for key, _ in told()}) == 32
    for key, names in told():
        assert messages[message_id(key)] <= names, key
    for key, names in SIEGE_ENDS.items():
        assert messages[key] == names
    for word in REACTIONS:
        assert messages[f"war-{word}"] == {"army", "enemy", "roll", "total"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_answer_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    assert len(asked()) == 27
    assert {message_id(key) for key in asked()} <= messages.keys()
    answers = {f"choice-{key}-{word}" for key, words in ANSWERS.items() for word in words}
    assert answers | {"choice-money", "clause-money"} <= messages.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    tree = ast.parse((REFUSALS / "war.py").read_text(encoding="utf-8"))
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    keys = {word for word in words if isinstance(word, str) and word.startswith("refused.")}
    assert len(keys) > 40
    assert {message_id(key) for key in keys} <= messages_in(TITLE.folder, language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_can_be_said(language):
    messages = messages_in(TITLE.folder, language)
    for name, calculator in (MOVE_ODDS | FIGHT_ODDS).items():
        forecast = calculator.forecast(**ALL_CARDS[name])
        assert f"odds-{name}" in messages
        assert {message_id(o.key) for o in forecast.outcomes} <= messages.keys()
        assert {message_id(m.reason) for m in (*forecast.modifiers, *forecast.against)} <= messages.keys()


def test_all_languages_say_the_same_with_the_same_arguments():
    kinds = ("war-", "battle-", "siege-", "fate-", "fight-", "peace-")
    refusals = tuple(f"refused-{kind}-" for kind in ("war", "siege", "retreat", "peace"))
    english = {k: v for k, v in messages_in(TITLE.folder, "en").items() if k.startswith((*kinds, *refusals))}
    assert len(english) > 40
    for language in LANGUAGES:
        other = messages_in(TITLE.folder, language)
        assert {k: other[k] for k in english} == english
