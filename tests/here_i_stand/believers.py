"""Event cards in play, for their tests."""

from __future__ import annotations

from cuius.core.odds import total
from cuius.titles.here_i_stand.ids import CARDS, CATHOLIC, PLACES, POWERS, PROTESTANT_FAITH
from cuius.titles.here_i_stand.phases.action.impulse import AS_EVENT, begin_impulse, manners
from cuius.titles.here_i_stand.rules.religion import base_dice, counter_dice, reformation_dice
from tests.here_i_stand.preaching import catholic_world, only_free
from tests.here_i_stand.tables import HisTable


def world(*protestant: str, turn: int = 2, **options: str) -> HisTable:
    """A Catholic world but for these spaces, and no debater uncommitted."""
    return only_free(catholic_world(**options)).faith("protestant", *protestant).turn(turn)


def play_card(t: HisTable, power: str, card: str) -> HisTable:
    """The power plays the card as the event of its impulse."""
    t.hand(power, card).impulse(power).play(begin_impulse, POWERS[power])
    return t.answer(power, "impulse.card", card, "impulse.manner", "event")


def may_play(t: HisTable, power: str, card: str) -> bool:
    """Can the power, holding the card, play it as an event?"""
    t.hand(power, card).impulse(power)
    return AS_EVENT in manners(t.state, POWERS[power], CARDS[card])


def lies(t: HisTable, card: str) -> str:
    """Where a played card is."""
    if CARDS[card] in t.state.removed:
        return "removed"
    return "discarded" if CARDS[card] in t.state.discards else "elsewhere"


def fail_at(t: HisTable, space: str) -> HisTable:
    """A Reformation attempt that does not succeed."""
    return reform_at(t, space, 1, 6)


def reform_at(t: HisTable, space: str, best: int, stop: int) -> HisTable:
    """An attempt in which the sides throw nothing better than these; a stop of 0 is not thrown."""
    where = PLACES[space]
    t.dice("reformation.attack", [best] + [1] * (total(reformation_dice(t.state, where)) - 1))
    if stop:
        t.dice("reformation.defence", [stop] + [1] * (total(base_dice(t.state, CATHOLIC, where)) - 1))
    return t.answer("protestant", "reformation.target", space)


def counter_at(t: HisTable, space: str, best: int, stop: int) -> HisTable:
    """The same for a Counter-Reformation attempt."""
    where = PLACES[space]
    t.dice("counter.attack", [best] + [1] * (total(counter_dice(t.state, where)) - 1))
    if stop:
        t.dice("counter.defence", [stop] + [1] * (total(base_dice(t.state, PROTESTANT_FAITH, where)) - 1))
    return t.answer("papacy", "counter.target", space)
