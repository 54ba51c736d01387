"""Everything the events of faith ask, tell and say on their faces can be said in four languages."""

from __future__ import annotations

import pytest

from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.here_i_stand.ids import CARDS
from cuius.titles.here_i_stand.loading.files import DATA
from tests.here_i_stand.spoken_keys import filled, spoken

FOLDER = DATA.parent
MODULES = ("england", "statecraft", "papal", "leaders", "reformation", "revolts")
FACES = (
    39,
    41,
    43,
    44,
    45,
    46,
    47,
    51,
    52,
    55,
    56,
    57,
    58,
    59,
    60,
    61,
    62,
    63,
    64,
    65,
    67,
    75,
    78,
    81,
    85,
    88,
    90,
)
CHOICES = (
    ("bigamy.price", "card"),
    ("frederick.wartburg", "pass"),
    ("inquisition.fruit", "seize"),
    ("inquisition.fruit", "fetch"),
    ("inquisition.fruit", "debate"),
    ("rising.space", "pass"),
    ("copernicus.card", "draw"),
    ("copernicus.card", "discard"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event(language):
    words = catalogue(FOLDER, language)
    said = [pair for name in MODULES for pair in spoken(FOLDER / "cards" / f"{name}.py")]
    assert len(said) > 25
    for key, names in said:
        args = filled(names | {"left", "zone", "power", "space", "leader", "many"})
        assert words.format(key, args).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer(language):
    words = catalogue(FOLDER, language)
    said = [words.format(f"choice-{key}-{word}".replace(".", "-"), {}) for key, word in CHOICES]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language):
    words = catalogue(FOLDER, language)
    faces = [words.format(f"card-text-{CARDS.ids[number - 1].word}", {}) for number in FACES]
    assert len(set(faces)) == len(FACES)
    assert all(face.endswith(".") for face in faces)


def test_the_languages_differ():
    said = [catalogue(FOLDER, language).format("card-text-anabaptists", {}) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
