"""The faces of places, characters and pieces tell what the rules know, and lead to their statements."""

from __future__ import annotations

import re

import pytest

from cuius.core.references import plain, references
from cuius.core.rulebook import find_citations, load_statements
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.guerres.glossary import FATES, glossary
from cuius.titles.guerres.ids import CARDS, EVENTS, FACTIONS, NO_RANK, PROVINCES, SPAIN, VISITORS
from cuius.titles.guerres.loading import load_board
from cuius.titles.guerres.title import TITLE

BOARD = load_board()
ORLEANAIS = PROVINCES["orleanais"]
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


WITHOUT_A_FACE = (
    "1-",
    "2-r3",
    "2-r4",
    "3.3",
    "5-",
    "6-",
    "8-",
    "9-r6",
    "9-r7",
    "9-r8",
    "9-r9",
    "10-",
    "11-",
    "12-r5",
)
COURSE = (
    "12-r6",
    "12-r7",
    "12-r8",
    "13-",
    "14.3",
    "14.4",
    "14.5",
    "15-",
    "15.1",
    "15.3-r1",
    "15.7-",
    "15.7.8",
    "16-",
)
SPECIAL = ("14.7-r39", "17-r9", "18-", "19-")
"""Sections on the course of the game and on cards in general; those of single cards stand on the cards."""


def notes(kind: str, word: str) -> dict[str, dict[str, object]]:
    return {message: arguments for message, arguments, _ in FACES[kind, word]["notes"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words_with_the_values_of_the_board(language):
    words = catalogue(TITLE.folder, language)
    for face in FACES.values():
        told = [words.format(message, arguments) for message, arguments, _ in face["notes"]]
        assert all("{" not in line and line.endswith(".") for line in told), face["thing"]
        assert len(told) == len(set(told))
        assert told or face["thing"][0] in ("event", "chit", "faction", "phase"), face["thing"]


def test_every_statement_on_places_leaders_and_armies_is_linked_from_a_face():
    known = [s.id.partition(" ")[2] for s in load_statements(TITLE.folder)]
    cited = {
        rule for face in FACES.values() for *_, rules in face["notes"] for rule, _ in find_citations(rules)
    }
    assert cited <= set(known)
    linked = {rule for found in references(TITLE).values() for rule in found.rules}
    assert [
        i for i in known if not i.startswith((*WITHOUT_A_FACE, *COURSE, *SPECIAL)) and i not in linked
    ] == []


def test_places_tell_what_is_theirs():
    assert notes("town", "paris")["face-siege"] == {"garrison": 4, "worth": 4}
    assert notes("town", "paris")["face-surprise"]["size"] == "special"
    assert "face-loire" in notes("province", "orleanais")
    assert "face-channel" in notes("province", "normandie")
    influential = dict(FACES["province", "orleanais"]["facts"])["lookup-influenced_by"]
    assert influential == [["character", c.word] for c in CARDS if ORLEANAIS in BOARD.influence[c]]
    spain = [
        arguments for message, arguments, _ in FACES["country", "spain"]["notes"] if message == "face-subsidy"
    ]
    assert {tuple(a["faction"]) for a in spain} == {
        ("faction", f.word) for f in FACTIONS.ids if BOARD.subsidies[f][SPAIN] is not None
    }


def test_a_leader_says_what_the_counter_is_worth_and_what_may_befall_him():
    for character in CARDS:
        told = notes("character", character.word)
        assert ("face-commands" in told) == (BOARD.command[character] != NO_RANK)
        assert ("face-star" in told) == BOARD.starred[character]
    assert "face-spared" in notes("character", "henri_de_bourbon")
    assert notes("character", "gaspard_de_coligny")["face-fate"]["battle"] == 10
    assert "face-turncoat" in notes("character", "henri_de_montmorency_damville")
