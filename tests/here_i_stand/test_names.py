"""Everything that has an id in Here I Stand has a name in four languages."""

from __future__ import annotations

import pytest

from cuius.core.ids import Names
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.here_i_stand import ids
from cuius.titles.here_i_stand.ids import CARDS, PLACES, POWERS
from cuius.titles.here_i_stand.loading import load_board
from cuius.titles.here_i_stand.loading.files import DATA

FOLDER = DATA.parent
TABLES = [value for value in vars(ids).values() if isinstance(value, Names)]
SAME = ("explorer", "conquistador", "debater", "reformer", "ban", "riches", "card", "wife", "marital_box")
"""Kinds in which two ids may share a name: one person in two roles, one event in two decks."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language):
    words = catalogue(FOLDER, language)
    for names in TABLES:
        for name in names:
            assert words.name(names.kind, name.word).strip(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_differ(language):
    words = catalogue(FOLDER, language)
    for names in TABLES:
        if names.kind not in SAME:
            said = [words.name(names.kind, i.word) for i in names]
            assert len(set(said)) == len(said), names.kind


def test_names_that_languages_have_of_their_own():
    def said(kind: str, word: str) -> list[str]:
        return [catalogue(FOLDER, language).name(kind, word) for language in LANGUAGES]

    assert said("place", PLACES["vienna"].word) == ["Vienna", "Vienne", "Vienna", "Wenen"]
    assert said("power", POWERS["genoa"].word) == ["Genoa", "Gênes", "Genova", "Genua"]
    assert said("card", CARDS["gout"].word) == ["Gout", "Goutte", "Gotta", "Jicht"]
    assert said("card", CARDS["clement_vii"].word) == [
        "Clement VII",
        "Clément VII",
        "Clemente VII",
        "Clemens VII",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_seats_and_scenarios_have_names(language):
    words = catalogue(FOLDER, language)
    board = load_board()
    for seats in board.seats.values():
        for seat in seats:
            assert words.name("seat", "_".join(p.word for p in seat)).strip()
            assert all(words.name("role", p.word).strip() for p in seat)
    assert all(words.name("scenario", setup).strip() for setup in board.setups)
