"""The faces of characters tell all that the rules know of them, and lead to the statements that name them."""

from __future__ import annotations

import re

import pytest

from cuius.core.references import plain, references
from cuius.core.rulebook import load_statements
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.guerres.glossary import FATES, glossary
from cuius.titles.guerres.ids import CARDS, EVENTS, VISITORS
from cuius.titles.guerres.loading import load_board
from cuius.titles.guerres.title import TITLE

BOARD = load_board()
FACES = {tuple(e["thing"]): e for e in glossary(BOARD)}


def facts(word: str) -> dict[str, object]:
    return dict(FACES["character", word]["facts"])


def test_a_character_says_what_becomes_of_him():
    for character in CARDS:
        told = facts(character.word)
        for fate in FATES:
            assert (f"lookup-{fate}" in told) == getattr(BOARD, fate)[character], (character, fate)
    assert "lookup-unkillable" in facts("henri_de_bourbon")
    assert facts("henri_de_montmorency_damville")["lookup-recruit_from"] == 2
    assert facts("henri_de_bourbon")["lookup-recruit_after"] == ["character", "francois_d_alencon"]


def test_whom_the_flying_squadron_cannot_touch():
    safe = {c.word for c in CARDS if "lookup-no_gentleman" in facts(c.word)}
    assert {"catherine_de_medicis", "simon_vigor", "assemblee_huguenote"} <= safe
    assert "gaspard_de_coligny" not in safe


def test_a_visitor_names_the_card_that_brings_him():
    for visitor in VISITORS:
        (kind, card) = facts(visitor.word)["lookup-brought_by"]
        assert (kind, EVENTS[card]) == ("event", EVENTS[BOARD.brought_by[visitor]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words(language):
    words = catalogue(TITLE.folder, language)
    assert all(words.format(label) for e in FACES.values() for label, _ in e["facts"])


def test_every_statement_that_names_a_thing_is_linked_from_its_face():
    words, found = catalogue(TITLE.folder, "en"), references(TITLE)
    for kind, word in FACES:
        if kind not in ("character", "event", "chit"):
            continue
        name = plain(words.name(kind, word))
        pattern = re.compile(rf"(?<!\w){re.escape(name)}:")
        own = {s.id.partition(" ")[2] for s in load_statements(TITLE.folder) if pattern.match(plain(s.text))}
        assert own <= set(found[f"{kind}:{word}"].rules if own else ()), name
