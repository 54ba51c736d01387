"""5, 13 Event cards and chits: the register of what each does, who holds them and what may be played.

Each is declared once, beside what it does:

    @event("tour_de_france_royal", "19-k4", Need(before_the_massacre, "massacred"))
    def tour_de_france_royal(g, faction, moment): ...

An effect without a question is a verb; one with a question is a procedure. A `Need` is a condition of play,
by public knowledge, with the message that says why not (`refused.card-massacred`); deck, entry turn, timing,
colour and star are data. The package `cards` fills the register.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cuius.core.ids import PASS, Id
from cuius.core.requests import Options, Proc
from cuius.titles.guerres.ids import CHITS, COURT, COURT_START, EVENTS, MASSACRE, NOBODY, WAR
from cuius.titles.guerres.state import DECK, FACTIONS_OF_CAMPS, State


class CardTiming(NamedTuple):
    """What is about to happen when a card may be played."""

    timing: Id
    faction: int = NOBODY
    """The active faction."""
    army: int = NOBODY
    """The army that moves, attacks or besieges."""
    enemy: int = NOBODY
    """The army that it meets."""
    province: int = NOBODY
    town: int = NOBODY
    """The town under siege."""


Effect = Callable[[State, Id, CardTiming], Proc[None] | None]
Test = Callable[[State, Id, CardTiming], bool]
ChitEffect = Callable[[State], Proc[None] | None]


class Need(NamedTuple):
    """A condition of play, and the end of the message that tells of it when it is not met."""

    test: Test
    reason: str


class Card(NamedTuple):
    rule: str
    effect: Effect
    needs: tuple[Need, ...]

    def unmet(self, g: State, faction: Id, moment: CardTiming) -> Need | None:
        """The first condition that stands in the way."""
        for need in self.needs:
            if not need.test(g, faction, moment):
                return need
        return None

    def playable(self, g: State, faction: Id, moment: CardTiming) -> bool:
        return self.unmet(g, faction, moment) is None


REGISTER: dict[Id, Card] = {}
CHIT_REGISTER: dict[Id, ChitEffect] = {}


def event(word: str, rule: str, *needs: Need) -> Callable[[Any], Any]:
    """Declares what the event card of this name does, under which statement, and when it may be played."""

    def declare(effect: Effect) -> Effect:
        REGISTER[EVENTS[word]] = Card(rule, effect, needs)
        return effect

    return declare


def chit(word: str) -> Callable[[Any], Any]:
    """Declares what the chit of this name does."""

    def declare(effect: ChitEffect) -> ChitEffect:
        CHIT_REGISTER[CHITS[word]] = effect
        return effect

    return declare


# ---- hands and decks ----


def held_by(g: State, faction: int) -> list[Id]:
    """13-r4,r12 The event and war cards in a hand."""
    card_at = g.card_at
    return [card for card in g.board.held_cards[faction] if card_at[card] == faction]


def in_deck(g: State, deck: int) -> list[Id]:
    """The unseen remainder of a deck, in no order."""
    return [card for card in g.board.deck_cards[deck] if g.card_at[card] == DECK]


def playable(g: State, faction: Id, moment: CardTiming) -> tuple[Id, ...]:
    """5-r4 13-r5 Cards that the faction may play at this moment."""
    card_at, timed, timing = g.card_at, g.board.timed_cards, moment.timing
    return tuple(
        [
            card
            for deck in (faction, WAR)
            for card in timed[deck][timing]
            if card_at[card] == faction and REGISTER[card].playable(g, faction, moment)
        ]
    )


def red_cards(g: State, faction: int) -> list[Id]:
    """5-r5 13-r8 Cards in a hand that must be played this turn."""
    return [card for card in held_by(g, faction) if g.board.red[card]]


BEFORE_THE_TURNS = (COURT_START, MASSACRE)
"""Moments of the court phase at which a red card need not be played yet."""


def event_choices(g: State, faction: Id, moment: CardTiming) -> Options:
    """13-r9,r10 In the court phase red cards come first, even where they can do nothing (ruling R118)."""
    if moment.timing == COURT:
        red = red_cards(g, faction)
        if red:
            return tuple(red)
    found = playable(g, faction, moment)
    if found and moment.timing in BEFORE_THE_TURNS:
        found = tuple(red_cards(g, faction)) or found
    return (*found, PASS)


def may_hold(g: State, faction: Id, moment: CardTiming) -> bool:
    """Is the faction to be asked? By what everybody knows at a discreet table, else by its hand."""
    if faction not in g.card_at:
        return False
    if not g.discreet:
        return event_choices(g, faction, moment) != (PASS,)
    return could_hold(g, faction, faction, moment.timing) or could_hold(g, faction, WAR, moment.timing)


def could_hold(g: State, faction: int, deck: int, timing: Id) -> bool:
    """Could a card of this deck and timing be in the hand, for all that the others know?"""
    cards = g.board.timed_cards[deck][timing]
    if not cards:
        return False
    card_at, shown, possible = g.card_at, g.shown, False
    for card in cards:
        if not shown[card]:
            possible = possible or card_at[card] == DECK or card_at[card] >= 0
        elif card_at[card] == faction:
            return True
    return possible and holds_hidden(g, faction, deck)


def hidden_held(g: State, faction: int, deck: int) -> int:
    """How many cards of a deck a faction holds that the others have not seen."""
    card_at, shown = g.card_at, g.shown
    return len([c for c in g.board.deck_cards[deck] if card_at[c] == faction and not shown[c]])


def holds_hidden(g: State, faction: int, deck: int) -> bool:
    """Does a faction hold such a card?"""
    card_at, shown = g.card_at, g.shown
    return bool([c for c in g.board.deck_cards[deck] if card_at[c] == faction and not shown[c]])


def unseen(g: State, card: int) -> bool:
    """In its deck or in a hand, for all that everybody knows."""
    return (g.card_at[card] == DECK or g.card_at[card] >= 0) and not g.shown[card]


def in_turn(g: State, active: int) -> tuple[Id, ...]:
    """15.1-r3 Who plays war cards when: the faction that moves, its ally, then the other camp (R117)."""
    camp = g.camp(active)
    own, others = FACTIONS_OF_CAMPS[g.ally][camp], FACTIONS_OF_CAMPS[g.ally][1 - camp]
    return (*[f for f in own if f == active], *[f for f in own if f != active], *others)
