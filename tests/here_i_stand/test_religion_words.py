"""Everything the religious rules ask and tell can be said in four languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.here_i_stand.loading import DATA
from cuius.titles.here_i_stand.odds import ODDS
from cuius.titles.here_i_stand.rules.odds_religion import RELIGION_ODDS
from cuius.titles.here_i_stand.rules.religious_dice import KINDS

FOLDER = DATA.parent
FILES = (
    *sorted((FOLDER / "phases" / "religion").glob("*.py")),
    *[FOLDER / "phases" / f"{name}.py" for name in ("theses", "diet", "arrivals")],
    *[FOLDER / "rules" / f"{name}.py" for name in ("religion", "debaters")],
    *[FOLDER / "cards" / f"{name}.py" for name in ("papal_home", "religious_mandatory")],
)
AUDIENCE = {"to", "but", "reveal"}


def keys_in(node: ast.expr) -> list[str]:
    """The key of a call, both of them where it depends."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) else []


def spoken(file: Path) -> list[tuple[str, set[str]]]:
    """Keys and arguments of what a file asks and tells."""
    found: list[tuple[str, set[str]]] = []
    for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call):
            continue
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
            names = {k.arg for k in call.keywords if k.arg} - AUDIENCE
            found += [(key, names) for key in keys_in(call.args[0])]
        if isinstance(call.func, ast.Name) and call.func.id == "Ask":
            about = next((k.value for k in call.keywords if k.arg == "about"), None)
            keys = about.keys if isinstance(about, ast.Dict) else []
            names = {str(k.value) for k in keys if isinstance(k, ast.Constant)}
            found += [(key, names) for key in keys_in(call.args[1])]
    return found


ELSEWHERE = ("impulse.", "card.")
"""Keys of other chapters that these files use too."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event(language):
    words = catalogue(FOLDER, language)
    said = [(key, names) for file in FILES for key, names in spoken(file) if not key.startswith(ELSEWHERE)]
    assert len(said) > 70
    for key, names in said:
        assert words.format(key, dict.fromkeys(names, 2)).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_die_and_outcome(language):
    words = catalogue(FOLDER, language)
    reasons = [f"religion.{side}.{kind}" for side in ("protestant", "catholic") for kind in KINDS]
    samples = {
        "reformation": {"attack": 1, "defence": 1, "plus": 1},
        "counter_reformation": {"attack": 1, "defence": 1, "augsburg": 1},
        "debate": {"attack": 1, "defence": 1},
        "diet": {"protestant": 2, "habsburg": 2, "papacy": 2},
    }
    assert set(samples) == set(RELIGION_ODDS) <= set(ODDS)
    for name, values in samples.items():
        forecast = RELIGION_ODDS[name].forecast(**values)
        reasons += [
            f"odds.{name}",
            *[c.key for c in forecast.outcomes],
            *[m.reason for m in forecast.modifiers],
        ]
    for reason in reasons:
        assert words.format(reason, {}).strip(), reason
