"""The names of Revolution, in every language."""

from __future__ import annotations

import pytest

from cuius.core.board_data import OVERLAY, SOURCES
from cuius.core.text import catalogue, messages_in
from cuius.core.title import LANGUAGES
from cuius.titles.revolution import ids
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    PLACES,
    PROVINCES,
    REGIONS,
    SLOTS,
    SUPPORTS,
    UNIVERSITIES,
)
from cuius.titles.revolution.loading import DATA

FOLDER = DATA.parent

NAMED = (
    ids.FACTIONS, ids.OWNERS, REGIONS, PROVINCES, PLACES, SUPPORTS, ids.SLOT_KINDS, SLOTS, BISHOPRICS,
    ids.SEE_COLUMNS, UNIVERSITIES, ids.FAITHS, ids.SIDES, ids.OPENING_PHASES, ids.PHASES, ids.CHOICES,
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language):
    words_of = catalogue(FOLDER, language)
    for names in NAMED:
        for one in names:
            assert words_of.name(names.kind, one.word).strip(), one
    for source in (*SOURCES, OVERLAY):
        assert words_of.say(f"source-{source}")
    for edition in ids.EDITIONS:
        assert words_of.say(f"edition-{edition}")


def test_languages_have_the_same_names():
    english = {m for m in messages_in(FOLDER, "en") if m.partition("-")[0] in {n.kind for n in NAMED}}
    for language in LANGUAGES:
        assert english <= set(messages_in(FOLDER, language))


def test_names_come_from_the_rulebooks():
    assert catalogue(FOLDER, "nl").name("place", "liege") == "Luik"
    assert catalogue(FOLDER, "nl").name("province", "julich") == "Gulik"
    assert catalogue(FOLDER, "fr").name("faction", "burghers") == "Bourgeois"
    assert catalogue(FOLDER, "it").name("faction", "reformers") == "Riformisti"
    assert catalogue(FOLDER, "en").name("place", "koln") == "Cologne"
