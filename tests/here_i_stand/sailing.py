"""Fleets under way, for the tests of naval war."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import CARDS, PLACES, POWERS
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.phases.sea.sailing import naval_move
from cuius.titles.here_i_stand.rules.cards import ANSWERS, Answer, always
from tests.here_i_stand.tables import HisTable, war_table


def sea_war(*powers: str, **options: str) -> HisTable:
    """The first of these powers is at war with the others; nobody has a ship."""
    return war_table(**options).war(*powers)


def sail(t: HisTable, power: str, *courses: tuple[str, str]) -> HisTable:
    """A naval move of whole stacks, (from, to) each, up to the first question that follows it."""
    t.play(naval_move, POWERS[power])
    for origin, target in courses:
        say(t, power, "fleet.from", origin)
        say(t, power, "fleet.to", target)
        say(t, power, "fleet.whole", "all")
    say(t, power, "fleet.from", "done")
    return t


def say(t: HisTable, power: str, key: str, word: str) -> None:
    """Answers the question if it is asked; it may have answered itself."""
    if any(ask.key == key for ask in t.match.questions):
        t.answer(power, key, word)


def fight(
    t: HisTable, attacker: str, defender: str, place: str, attack: list[int], defence: list[int]
) -> None:
    """A naval combat with these dice, up to its first question."""
    t.dice(attack=attack, defence=defence)
    t.play(naval_combat, POWERS[attacker], POWERS[defender], PLACES[place])


def hits(many: int, dice: int) -> list[int]:
    """So many dice with so many hits among them."""
    return [6] * many + [1] * (dice - many)


def stand_in(monkeypatch: Any, moment: str, card: str, play: Callable[..., Proc[Any]]) -> None:
    """For one test a card does this at a moment, whoever holds it."""
    answer = Answer(CARDS[card], "6.1-r18", always, play)
    monkeypatch.setitem(ANSWERS, moment, {CARDS[card]: answer})


def duel(ottoman: int = 2, corsairs: int = 0, habsburg: int = 2, place: str = "ionian_sea") -> HisTable:
    """Ottoman and Habsburg ships in one place."""
    t = sea_war("ottoman", "habsburg").ships(place, "ottoman", ottoman, corsairs)
    return t.ships(place, "habsburg", habsburg)


def ionian(corsairs: int = 2, **options: str) -> HisTable:
    """The position of the example: Barbarossa in the Ionian Sea, the Knights on Malta, the Pope on Corfu."""
    t = (
        war_table(**options)
        .war("ottoman", "habsburg")
        .ships("ionian_sea", "ottoman", 1, corsairs, ["barbarossa"])
    )
    t.control("independent", "malta").put("malta", "independent", regulars=1).arrange(knights=True)
    return t.ships("messina", "habsburg", squadrons=1).control("papacy", "corfu").impulse("ottoman", cp=6)
