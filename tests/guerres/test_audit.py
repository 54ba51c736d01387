"""No card is a blank: in whole games every card and chit comes up, changes the position, and is heeded.

Games are played by seats that like to play event cards and to fight, until all has been seen. A longer run
plays a fixed number of games: `CUIUS_AUDIT_GAMES=500 python -m pytest tests/guerres/test_audit.py`.
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
from cuius.titles.guerres.ids import ACTIVATION, CHITS, EFFECTS, EVENTS, FIGHT, LASTS
from cuius.titles.guerres.rules.event_cards import CHIT_REGISTER, REGISTER
from cuius.titles.guerres.state import State
from cuius.titles.guerres.title import TITLE

ASKED_FOR = int(os.environ.get("CUIUS_AUDIT_GAMES", "0"))
"""So many games, whatever they show."""
MOST = 120
"""Else no more than these, and no more than it takes."""

CHANGED_BY_PLAYING = ("card_at", "shown", "chit_at")
"""What laying a card down changes in any case."""
EAGER = {"war.fight": "fight", "war.reply": "evade", "war.intercept": "intercept"}
"""How quarrelsome seats answer; who is attacked tries to slip away, so that scouts are heard."""


class Audit:
    """What made a difference, what made none, and which lasting effects were asked for while in force."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.blank: list[str] = []
        self.heeded: set[str] = set()

    def watch(self, word: str, effect: Any) -> Any:
        """The same effect, with the position compared before and after it."""

        def watched(g: State, *args: Any) -> Any:
            before = position(g)
            result = effect(g, *args)
            if result is None:
                return self.note(word, before, g)
            return self.follow(word, before, g, result)

        return watched

    def follow(self, word: str, before: dict[str, Any], g: State, procedure: Any) -> Any:
        yield from procedure
        self.note(word, before, g)

    def note(self, word: str, before: dict[str, Any], g: State) -> None:
        if position(g) != before:
            self.told[word] += 1
        elif word in EVENTS:  # a chit may come too late to matter (20-c8, 20-c9)
            self.blank.append(word)

    def missing(self) -> list[str]:
        """Cards, chits and lasting effects that have not shown themselves."""
        cards = [w for w in (*EVENTS.words, *CHITS.words) if not self.told[w]]
        return cards + [f"effect of {w}" for w in EFFECTS.words if w not in self.heeded]


def position(g: State) -> dict[str, Any]:
    return {name: value for name, value in g.to_dict().items() if name not in CHANGED_BY_PLAYING}


@pytest.fixture
def audit(monkeypatch) -> Audit:
    seen = Audit()
    for card, entry in list(REGISTER.items()):
        monkeypatch.setitem(REGISTER, card, entry._replace(effect=seen.watch(card.word, entry.effect)))
    for chit, effect in list(CHIT_REGISTER.items()):
        monkeypatch.setitem(CHIT_REGISTER, chit, seen.watch(chit.word, effect))
    plain = State.force_of

    def force_of(g: State, effect: str) -> int:
        value = plain(g, effect)
        if value:
            seen.heeded.add(effect)
        return value

    monkeypatch.setattr(State, "force_of", force_of)
    return seen


def eager(random: Random, question: Question) -> str:
    """Plays cards, fights and besieges where it can; else anything."""
    words = question.words
    if question.key.startswith("event.") or question.key == "siege.town":
        words = [w for w in words if w != PASS] or words
    wanted = EAGER.get(question.key)
    return wanted if wanted in words else words[random.randrange(len(words))]


def lingering(g: State) -> list[str]:
    """Effects of a move or a fight that is over."""
    return [word for word in (*LASTS[ACTIVATION], *LASTS[FIGHT]) if g.in_force[EFFECTS[word]]]


def play_game(number: int) -> None:
    """Scenarios and numbers of players in turn; most tables are full."""
    players = (3, 3, 2, 3, 3, 1)[number % 6]
    scenario = TITLE.scenarios[number % 2]
    match = Match(TITLE, TITLE.configure(players, scenario, {"windows": "fast"}), Seeded(number))
    random = Random(number)
    match.begin()
    while not match.over:
        question = match.questions[0]
        if question.key == "war.announce":
            assert lingering(match.state) == [], f"game {number}, row {len(match.journal)}"
        match.answer(question.seat, question.number, question.key, eager(random, question))


def test_every_card_and_chit_comes_up_and_changes_the_position(audit: Audit):
    for number in range(ASKED_FOR or MOST):
        play_game(number)
        if not ASKED_FOR and not audit.missing():
            break
    assert audit.missing() == []
    assert audit.blank == []


def test_the_audit_finds_a_blank_card(audit: Audit):
    def blank(g: State, faction: Id, moment: Any) -> None:
        """Does nothing at all."""

    state = Match(TITLE, TITLE.configure(3, "campaign", {"windows": "fast"}), Seeded(0)).state
    audit.watch("ambush", blank)(state, 0, None)
    assert audit.blank == ["ambush"]
    assert "effect of ambush" in audit.missing()
