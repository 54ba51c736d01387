"""Everything the religious rules ask and tell can be said in four languages."""

from __future__ import annotations

import pytest

from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.here_i_stand.explain.odds import ODDS
from cuius.titles.here_i_stand.explain.odds.religion import RELIGION_ODDS
from cuius.titles.here_i_stand.loading.files import DATA
from cuius.titles.here_i_stand.rules.religion import KINDS
from tests.here_i_stand.spoken_keys import filled, spoken

FOLDER = DATA.parent
FILES = (
    *sorted((FOLDER / "phases" / "religion").glob("*.py")),
    FOLDER / "phases" / "common" / "religion.py",
    FOLDER / "phases" / "card_draw.py",
    FOLDER / "cards" / "home.py",
)
ELSEWHERE = ("impulse.", "card.", "emperor.")
"""Keys of other chapters that these files use too."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event(language):
    words = catalogue(FOLDER, language)
    said = [(key, names) for file in FILES for key, names in spoken(file) if not key.startswith(ELSEWHERE)]
    assert len(said) > 70
    for key, names in said:
        assert words.format(key, filled(names)).strip(), key


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
