"""No card is a blank: in whole games every card is played for its event and changes the position.

Games are played by seats that like events, answers and wars, until all has been seen. A longer run plays a
fixed number of games: `CUIUS_AUDIT_GAMES=500 python -m pytest tests/here_i_stand/test_audit.py`.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from cuius.core.chance import Seeded
from cuius.core.ids import PASS, Id
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.kit.overrides import override
from cuius.titles.here_i_stand.ids import CARDS, COMBAT, LUTHERS_95_THESES, MAIN_CARDS
from cuius.titles.here_i_stand.loading import plain_board
from cuius.titles.here_i_stand.rules.cards import ANSWERS, EVENTS
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.title import TITLE

ASKED_FOR = int(os.environ.get("CUIUS_AUDIT_GAMES", "0"))
"""So many games, whatever they show."""
RICH = (152, 65, 125, 9, 16, 112)
"""Games that between them show every card as the rules stand; when the rules change it may take others."""
MOST = 200
"""No more than these, and no more than it takes."""

EAGER = {
    "impulse.manner": "event",
    "war.declare": None,
    "retrieve.use": "play",
    "wives.choice": "marry",
    "withdraw": "stand",
}
"""How such seats answer; None: anything but to pass."""
KIND = plain_board("first").card_kind
WEIGHTY = ("assault", "move_clear", "naval_move", "piracy", "foreign_war", "explore", "conquer", "colonize")
"""Actions they like better than others."""


class Audit:
    """Which cards made a difference."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()

    def watch(self, word: str, effect: Any, *, answer: bool) -> Any:
        """The same effect, with the position compared before and after it.

        An answer may also change the fight that it was given to, or say a word to who asked.
        """

        def watched(g: State, *args: Any) -> Any:
            before = g.to_dict(), repr(args)
            result = yield from effect(g, *args)
            if (g.to_dict(), repr(args)) != before or (answer and result is not None):
                self.told[word] += 1
            return result

        return watched

    def missing(self) -> list[str]:
        """Cards that have not shown themselves; the first one is played before there are hands."""
        return [c.word for c in MAIN_CARDS if c != LUTHERS_95_THESES and not self.told[c.word]]


@pytest.fixture
def audit() -> Audit:
    seen = Audit()
    for card, entry in list(EVENTS.items()):
        override(EVENTS, card, changed(entry, seen.watch(CARDS[card].word, entry.play, answer=False)))
    for answers in ANSWERS.values():
        for card, entry in list(answers.items()):
            play = seen.watch(CARDS[card].word, entry.play, answer=True)
            override(answers, card, changed(entry, play))
    return seen


def changed(entry: Any, play: Any) -> Any:
    """The entry of a card with another way to carry it out."""
    fields = {name: getattr(entry, name) for name in entry.__struct_fields__}
    return type(entry)(**{**fields, "play": play})


def eager(random: Random, question: Question) -> str:
    """Plays cards as events, answers out of turn and makes war where it can; else anything."""
    words, key = question.words, question.key
    if key == "deal.turn":
        return words[0]
    if key in EAGER:
        wanted = EAGER[key]
        if wanted in words:
            return str(wanted)
    if key == "impulse.card":  # combat cards wait for a fight
        words = [w for w in words if w in CARDS and KIND[CARDS[w]] != COMBAT] or words
    if key == "action" and random.random() < 0.6:
        words = [w for w in words if w in WEIGHTY] or words
    if key.startswith("respond.") or key in EAGER or key == "intercept.from":
        words = [w for w in words if w != PASS] or words
    return words[random.randrange(len(words))]


def play_game(number: int) -> None:
    """Scenarios in turn, at a full table."""
    scenario = TITLE.scenarios[number % 2]
    match = Match(TITLE, TITLE.configure(6, scenario, {"windows": "fast"}), Seeded(number), log=False)
    random = Random(number)
    match.begin()
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, eager(random, question))


def test_every_card_is_played_as_an_event_and_changes_the_position(audit: Audit):
    for number in range(ASKED_FOR) if ASKED_FOR else (*RICH, *range(MOST)):
        play_game(number)
        if not ASKED_FOR and not audit.missing():
            break
    assert audit.missing() == []


def test_the_audit_finds_a_blank_card(audit: Audit):
    def blank(g: State, power: Id) -> Any:
        """Does nothing at all."""
        yield from ()

    state = Match(TITLE, TITLE.configure(6), Seeded(0)).state
    assert list(audit.watch("ransom", blank, answer=False)(state, 0)) == []
    assert "ransom" in audit.missing()
