"""6.1 How a card does something: events of an impulse, and answers to a moment out of turn.

    @event(FOUNTAIN_OF_YOUTH, rule="77", when=habsburg_may_sail)
    def fountain_of_youth(g, power): ...

    @answer("battle.cards", ARQUEBUSIERS, rule="24", when=takes_part)
    def arquebusiers(g, power, battle): ...

`when` is a pure function with the same arguments that says whether the card may be played now. An event ends
with None, or with KEPT if its card must neither be discarded nor removed by the impulse. An answer ends
with a word that the procedure which opened the window understands, or with None.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cuius.core.ids import PASS, Id
from cuius.core.requests import Options, Proc
from cuius.titles.here_i_stand.ids import CARDS, HOME
from cuius.titles.here_i_stand.rules.powers import only_for_points
from cuius.titles.here_i_stand.state import State

KEPT = "kept"
"""The event has dealt with its own card: it lies on the table, or was never spent."""
Effect = Callable[..., Proc[Any]]
Condition = Callable[..., bool]


class Event(msgspec.Struct, frozen=True):
    """What a card does as the event of an impulse."""

    card: Id
    rule: str
    when: Condition
    play: Effect


class Answer(msgspec.Struct, frozen=True):
    """What a card does at one moment of somebody's impulse."""

    card: Id
    rule: str
    when: Condition
    play: Effect


EVENTS: dict[int, Event] = {}
ANSWERS: dict[str, dict[int, Answer]] = {}
"""Moment -> card -> answer."""


def always(*_: Any) -> bool:
    return True


def event(card: Id, *, rule: str, when: Condition = always) -> Callable[[Effect], Effect]:
    """Declare the event of a card; each card has at most one.

    6.1-r5 Of two halves joined by OR the event itself asks for one, and only that half's condition counts.
    """

    def declare(play: Effect) -> Effect:
        if card in EVENTS:
            raise ValueError(f"{card} has two events")
        EVENTS[card] = Event(card, rule, when, play)
        return play

    return declare


def answer(moment: str, card: Id, *, rule: str, when: Condition = always) -> Callable[[Effect], Effect]:
    """Declare what a card does at a moment.

    6.1-r21,r22 Combat cards have the moments just before a fight; `when` asks for units that take part.
    Cards without a condition come first: where one of them may be held, nothing else needs to be found out.
    """

    def declare(play: Effect) -> Effect:
        if card in ANSWERS.setdefault(moment, {}):
            raise ValueError(f"{card} answers {moment} twice")
        answers = {**ANSWERS[moment], card: Answer(card, rule, when, play)}
        ANSWERS[moment] = dict(sorted(answers.items(), key=lambda item: item[1].when is not always))
        return play

    return declare


# 6.1-r17..r20 Moments at which powers may play a card out of turn: who is asked, and what fits.

STOP = "stop"
"""An answer that ends what was about to happen, and with it the window."""


def was_stopped(played: list[tuple[Id, Id, Any]]) -> bool:
    return any(result == STOP for *_, result in played)


def playable(g: State, power: Id, moment: str, context: tuple[Any, ...]) -> Options:
    """The cards in hand that fit the moment, and not to play."""
    answers = ANSWERS.get(moment, {})
    hand = g.hands[g.player_of(power)]
    held = [c for c in sorted(hand) if c in answers and is_free_to_answer(g, power, c)]
    return (*[CARDS[c] for c in held if answers[c].when(g, power, *context)], PASS)


def is_free_to_answer(g: State, power: int, card: int) -> bool:
    """16.4-p5c Not if pirates took it in this impulse; 21.3-r27 nor if Mary I leaves it only its points.

    11-x5 Nor a second time in a turn, even if it was fetched back from the discard pile.
    """
    if card in g.fresh_cards or was_event(g, card) or only_for_points(g, power, card):
        return False
    return g.may_play_for(power, card)


def was_event(g: State, card: int) -> bool:
    """11-x5 Somebody has played it this turn as an event, a response or a combat card."""
    return card in [played for played, _ in g.used_as_event]


def may_open(g: State, moment: str) -> bool:
    """Could anybody answer?"""
    if not g.discreet:
        return bool(cards_open(g, moment))
    return any(is_out_of_sight(g, card) for card in ANSWERS.get(moment, {}))


def cards_open(g: State, moment: str) -> list[int]:
    """What could be answered with: by public knowledge at a discreet table, by the hands at a fast one."""
    answers = ANSWERS.get(moment, {})
    if not g.discreet:
        return [card for hand in g.hands for card in hand if card in answers]
    return [card for card in answers if is_out_of_sight(g, card)]


def is_out_of_sight(g: State, card: int) -> bool:
    """For all that everybody knows, somebody may hold it and has not played it this turn."""
    return not was_seen(g, card) and not was_event(g, card)


def was_seen(g: State, card: int) -> bool:
    """Everybody can see that it is in no hand."""
    return card in g.discards or card in g.removed or card in g.late or card in g.laid or card in g.home_used


def is_asked(
    g: State, power: Id, moment: str, context: tuple[Any, ...], cards: list[int] | None = None
) -> bool:
    """A discreet table asks by public knowledge, a fast one those who hold a card that fits.

    `cards` are those that are open at this moment, if they have been found already.
    """
    answers = ANSWERS.get(moment, {})
    player = g.player_of(power)
    hand = g.hands[player]
    if not hand:
        return False
    for card in cards_open(g, moment) if cards is None else cards:
        if g.discreet:
            may_play = may_hold(g, player, card) and may_answer(g, power, card)
        else:
            may_play = card in hand and is_free_to_answer(g, power, card)
        if may_play and answers[card].when(g, power, *context):
            return True
    return False


def may_answer(g: State, power: int, card: int) -> bool:
    """Nothing keeps the power from answering with the card, if it holds it (21.3-r27 Mary I)."""
    return not only_for_points(g, power, card) and g.may_play_for(power, card)


def may_hold(g: State, power: int, card: int) -> bool:
    """By public knowledge: of a card that is nowhere seen, and of a hand that is not empty."""
    if g.board.card_kind[card] == HOME:
        return g.board.card_power[card] == power
    home = g.board.home_cards[power]
    return any(c not in home for c in g.hands[power])
