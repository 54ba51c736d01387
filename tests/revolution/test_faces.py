"""The faces of places and pieces tell what the rules make of them, and lead to the statements behind."""

from __future__ import annotations

import pytest

from cuius.core.references import references
from cuius.core.rulebook import find_citations, load_statements
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.revolution.glossary import glossary
from cuius.titles.revolution.loading import load_board
from cuius.titles.revolution.title import TITLE

BOARD = load_board()
FACES = {tuple(e["thing"]): e for e in glossary(BOARD)}
WITHOUT_A_FACE = ("3.", "4.0", "4.1", "4.2", "4.4", "4.5", "4.6", "5.3", "5.5", "5.6", "5.8", "6.20")
"""Sections on the course of the game and the set-up."""


def notes(kind: str, word: str) -> dict[str, dict[str, object]]:
    return {message: arguments for message, arguments, _ in FACES[kind, word]["notes"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words_with_the_values_of_the_board(language):
    words = catalogue(TITLE.folder, language)
    for face in FACES.values():
        told = [words.format(message, arguments) for message, arguments, _ in face["notes"]]
        assert all("{" not in line and line.endswith(".") for line in told), face["thing"]
        assert len(told) == len(set(told))
        if face["group"] in ("places", "pieces"):
            assert told, face["thing"]


def test_a_note_cites_statements_that_exist():
    known = {s.id.partition(" ")[2] for s in load_statements(TITLE.folder)}
    cited = {
        rule for face in FACES.values() for *_, rules in face["notes"] for rule, _ in find_citations(rules)
    }
    assert cited - known == set()


def test_every_statement_on_places_and_counters_is_linked_from_a_face():
    linked = {rule for found in references(TITLE).values() for rule in found.rules}
    ids = [s.id.partition(" ")[2] for s in load_statements(TITLE.folder)]
    assert [i for i in ids if not i.startswith(WITHOUT_A_FACE) and i not in linked] == []


def test_places_tell_what_is_theirs():
    assert notes("province", "holland")["face-limit"] == {"count": 11}
    assert "face-beggars-here" in notes("province", "holland")
    assert "face-beggars-here" not in notes("province", "brabant")
    assert "face-bishopric" in notes("province", "utrecht")
    assert notes("province", "drenthe")["face-small-card"] == {"points": 0.45}
    assert notes("place", "gent")["face-allegiance"] == {"column": 5, "most": 3}
    assert "face-commercial" in notes("place", "dordrecht")
    assert "face-university-old" in notes("place", "leuven")
    assert "face-university-new" in notes("place", "leiden")
    assert "face-interception" in notes("support", "huguenots")


def test_rulings_that_touch_a_place_stand_behind_its_face():
    found = references(TITLE)
    assert {"R45", "R49"} <= set(found["place:gent"].rulings)
    assert found["place:gent"].behind
    assert {"6.8-r1", "6.9-r1"} <= set(found["unit:army"].rules)
