"""`cuius odds` through the `dice` pseudo-title."""

from __future__ import annotations

import json
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cuius.cli.errors import BadInput
from cuius.cli.odds import OddsWords, register
from cuius.core.odds import DICE
from cuius.core.title import LANGUAGES, get_title, offered_titles


@pytest.fixture(autouse=True)
def _a_plain_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def app() -> typer.Typer:
    app = typer.Typer()
    app.callback()(lambda: None)  # one command among others, as in the program
    register(app)
    return app


def printed(app: typer.Typer, *words: str) -> str:
    result = CliRunner().invoke(app, ["odds", *words], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def parsed(app: typer.Typer, *words: str) -> dict[str, Any]:
    answer = json.loads(printed(app, *words, "--json"))
    assert isinstance(answer, dict)
    return answer


def test_json_is_one_object_with_exact_and_rounded_odds(app):
    assert parsed(app, "dice", "check", "need=9", "modifier=2") == {
        "title": "dice",
        "calculation": "check",
        "parameters": {"need": 9, "modifier": 2},
        "outcomes": [
            {"key": "success", "probability": 7 / 12, "exact": "7/12"},
            {"key": "failure", "probability": 5 / 12, "exact": "5/12"},
        ],
        "modifiers": [{"value": 2, "reason": "modifier", "rule": None}],
    }


def test_parameters_left_out_take_their_defaults_and_are_named_in_the_answer(app):
    assert parsed(app, "dice", "contest", "attack=7", "defence=6")["parameters"] == {
        "attack": 7,
        "defence": 6,
        "on": 5,
    }


@pytest.mark.parametrize(
    "words",
    [
        ("hits", "dice=4"),
        ("contest", "attack=20", "defence=20"),
        ("best", "attack=3", "defence=2", "modifier=1"),
        ("2d6", "modifier=-1"),
        ("check", "need=7"),
    ],
)
def test_exact_odds_of_every_plain_calculation_add_up_to_one(app, words):
    assert sum(Fraction(outcome["exact"]) for outcome in parsed(app, "dice", *words)["outcomes"]) == 1


def test_the_table_shows_outcomes_percentages_bars_and_fractions(app):
    text = printed(app, "dice", "best", "attack=2", "defence=1")
    line = next(line for line in text.splitlines() if "attacker" in line)
    assert "57.87%" in line
    assert "125/216" in line
    assert "█" * 17 in line


def test_a_narrow_terminal_shortens_the_bars_only(app, monkeypatch):
    monkeypatch.setenv("COLUMNS", "48")
    text = printed(app, "dice", "best", "attack=2", "defence=1")
    assert max(map(len, text.splitlines())) <= 48
    assert all(word in text for word in ("attacker", "57.87%", "125/216", "█"))


def test_the_table_gives_the_modifiers_with_their_reason(app):
    assert "+2 modifier.attacker" in printed(app, "dice", "best", "attack=2", "defence=1", "modifier=2")


def test_fractions_too_long_to_read_are_left_out_of_the_table(app):
    assert "/" not in printed(app, "dice", "contest", "attack=20", "defence=20")


def test_without_a_calculation_all_are_listed_with_their_parameters(app):
    listed = parsed(app, "dice")
    assert [c["name"] for c in listed["calculations"]] == list(DICE)
    assert listed["calculations"][0]["parameters"][0] == {
        "name": "dice",
        "default": None,
        "low": 0,
        "high": 60,
        "help": "dice rolled",
    }
    text = printed(app, "dice")
    assert all(name in text for name in DICE)
    assert "needed" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no title 'chess'; choose one of "),
        (("dice", "duel"), "dice has no calculation 'duel'; it has hits, contest, best, 2d6, check."),
        (("dice", "hits"), "hits needs dice: dice rolled."),
        (("dice", "hits", "dice=many"), "dice is a whole number, not 'many'."),
        (("dice", "hits", "dice=1.5"), "dice is a whole number, not '1.5'."),
        (("dice", "hits", "4"), "'4' is not of the form name=value."),
        (("dice", "hits", "dice=4", "dice=5"), "dice is given twice."),
        (("dice", "hits", "dice=61"), "dice lies between 0 and 60, not at 61."),
        (("dice", "hits", "dice=4", "sides=8"), "hits has no value 'sides'; it takes dice, on."),
        (
            ("here_i_stand", "naval_combat", "squadrons=0", "enemy_squadrons=1"),
            "Both sides of a naval combat need a squadron or a corsair.",
        ),
    ],
)
def test_bad_input_is_refused_in_one_sentence(app, words, sentence):
    with pytest.raises(BadInput) as refused:
        CliRunner().invoke(app, ["odds", *words], catch_exceptions=False)
    assert str(refused.value).startswith(sentence)
    assert str(refused.value).endswith(".")


def test_a_title_offers_its_own_calculations(app, monkeypatch):
    folder = get_title("example").folder
    titles = {
        "quarrel": SimpleNamespace(odds={"hits": DICE["hits"]}, folder=folder),
        "peace": SimpleNamespace(odds={}, folder=folder),
    }
    monkeypatch.setattr("cuius.cli.odds.get_title", titles.__getitem__)
    assert parsed(app, "quarrel", "hits", "dice=1")["outcomes"][1]["exact"] == "1/3"
    assert parsed(app, "peace") == {"title": "peace", "calculations": []}
    assert "no dice are rolled" in printed(app, "peace")
    with pytest.raises(BadInput, match="peace has no calculation 'hits'; it has none"):
        CliRunner().invoke(app, ["odds", "peace", "hits"], catch_exceptions=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_and_reasons_are_told_in_every_language(app, language):
    said = printed(app, "here_i_stand", "interception", "--language", language)
    assert {"en": "odds", "fr": "chances", "it": "probabilità", "nl": "kans"}[language] in said
    assert "interception." not in said


def test_every_outcome_and_reason_of_the_titles_has_words():
    for title in offered_titles():
        for language in LANGUAGES:
            words = OddsWords(title.name, language)
            for calculator in title.odds.values():
                given = {p.name: p.high if p.default is None else p.default for p in calculator.parameters}
                forecast = calculator.forecast(**given)
                keys = [o.key for o in forecast.outcomes]
                keys += [m.reason for m in (*forecast.modifiers, *forecast.against)]
                assert [key for key in keys if words.name(key) == key and not key.isdigit()] == []
