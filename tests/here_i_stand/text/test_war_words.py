"""Everything the events of war and politics ask, tell and say on their faces, in four languages."""

from __future__ import annotations

import pytest

from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.here_i_stand.explain import marching
from cuius.titles.here_i_stand.ids import MAIN_CARDS
from cuius.titles.here_i_stand.loading.files import DATA
from tests.here_i_stand.spoken_keys import filled, spoken

FOLDER = DATA.parent
MODULES = (
    "alliances",
    "england",
    "fortresses",
    "leaders",
    "new_world",
    "pirates",
    "revolts",
    "statecraft",
    "troops",
)
CHOICES = (
    ("action", "free_assault"),
    ("cloth.prices", "boom"),
    ("cloth.prices", "slump"),
    ("doria.use", "win"),
    ("doria.use", "raid"),
    ("pay.card", "pass"),
    ("potosi.marker", "spare"),
    ("revolt.where", "pass"),
    ("scots.leader", "pass"),
)
USES = ("activate", "deactivate", "reinforce")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event(language):
    words = catalogue(FOLDER, language)
    said = [pair for name in MODULES for pair in spoken(FOLDER / "cards" / f"{name}.py")]
    assert len(said) > 60
    for key, names in said:
        about = names | {"power", "space", "unit", "leader", "many"}
        assert words.format(key, filled(about)).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer(language):
    words = catalogue(FOLDER, language)
    said = [words.format(f"choice-{key}-{word}".replace(".", "-"), {}) for key, word in CHOICES]
    said += [words.format(f"choice-{word}", {}) for word in USES]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_of_a_march(language):
    words = catalogue(FOLDER, language)
    outcomes = (
        marching.FREE,
        marching.CAUGHT,
        marching.CAUGHT_AND_BEATEN,
        marching.CAUGHT_IN_VAIN,
        marching.STAYS_AND_WINS,
        marching.STAYS_AND_LOSES,
    )
    said = [words.format(key, {}) for key in outcomes]
    assert len(set(said)) == len(outcomes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language):
    words = catalogue(FOLDER, language)
    faces = [words.format(f"card-text-{card.word}", {}) for card in MAIN_CARDS]
    assert len(set(faces)) == len(MAIN_CARDS)
    assert all(face.endswith(".") for face in faces)
