"""The faces of cards and debaters say who may play them when, what they need and where they go."""

from __future__ import annotations

import pytest

from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.here_i_stand.glossary import glossary
from cuius.titles.here_i_stand.ids import CARDS, DEBATERS, DIPLOMATIC, HOME, MANDATORY
from cuius.titles.here_i_stand.loading import plain_board
from cuius.titles.here_i_stand.title import TITLE

FACES = {tuple(e["thing"]): e for e in glossary(plain_board("2017"))}


def facts(kind: str, word: str) -> dict[str, object]:
    return dict(FACES[kind, word]["facts"])


def test_a_mandatory_event_says_what_follows_and_when_it_happens_by_itself():
    board = plain_board("2017")
    for card in CARDS.ids:
        told = facts("card", card.word)
        assert ("lookup-mandatory" in told) == (
            board.card_kind[card] == MANDATORY and board.card_cp[card] == 2
        )
        assert told.get("lookup-forced", 0) == board.forced[card]
        leaves = f"removal-{board.removal[card].word}" in told
        assert leaves == (board.card_kind[card] not in (HOME, DIPLOMATIC))


def test_who_may_play_an_event_stands_on_it():
    assert facts("card", "maurice_of_saxony")["lookup-played_by"] == [
        ["power", "habsburg"],
        ["power", "protestant"],
    ]
    assert "lookup-played_by" not in facts("card", "gout")
    assert facts("card", "venetian_informant")["lookup-played_in"] == [["phase", "spring_deployment"]]
    assert facts("card", "a_mighty_fortress")["lookup-needs"] == [["debater", "luther"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_words_in_every_language(language):
    words = catalogue(TITLE.folder, language)
    for e in FACES.values():
        assert all(words.format(label) for label, _ in e["facts"])
        if e["thing"][0] in ("card", "debater"):
            assert len(words.format(e["text"])) > 20, e["thing"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bonus_of_a_debater_has_the_numbers_of_the_board(language):
    words = catalogue(TITLE.folder, language)
    two = {"en": "Two", "fr": "Deux", "it": "Due", "nl": "Twee"}[language]
    board = plain_board()
    for debater in DEBATERS.ids:
        text, bonus = words.format(f"lookup-about-debater-{debater.word}"), board.debater_bonus[debater]
        if bonus.kind in ("reformation", "counter"):
            assert text.startswith(two) == (bonus.dice == 2), debater
