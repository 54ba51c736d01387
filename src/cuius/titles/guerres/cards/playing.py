"""13 How event cards are held and played.

Windows are asked by public knowledge at a discreet table: a faction that could hold a card of that timing is
asked whether it plays one, and `confirm` keeps a single possible answer from showing.
"""

from __future__ import annotations

from collections.abc import Iterable

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.cards.registry import REGISTER, Moment
from cuius.titles.guerres.ids import ARMIES, COURT, NOBODY, PROVINCES, TIMINGS, TOWNS, WAR
from cuius.titles.guerres.state import DECK, FACTIONS_OF_CAMPS, State

KEYS = tuple(f"event.{timing.word}" for timing in TIMINGS)
"""The question of each window."""


def held_by(g: State, faction: int) -> list[Id]:
    """13-r4,r12 The event and war cards in a hand."""
    card_at = g.card_at
    return [card for card in g.board.held_cards[faction] if card_at[card] == faction]


def in_deck(g: State, deck: int) -> list[Id]:
    """The unseen remainder of a deck, in no order."""
    return [card for card in g.board.deck_cards[deck] if g.card_at[card] == DECK]


def playable(g: State, faction: Id, moment: Moment) -> tuple[Id, ...]:
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


def event_choices(g: State, faction: Id, moment: Moment) -> Options:
    """13-r9,r10 In the court phase red cards come first, even where they can do nothing."""
    if moment.timing == COURT:
        red = red_cards(g, faction)
        if red:
            return tuple(red)
    return (*playable(g, faction, moment), PASS)


def event_window(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """13-r5 15.1-r2,r4 The faction plays as many cards as it likes."""
    while may_hold(g, faction, moment):
        card = yield Ask(
            faction,
            KEYS[moment.timing],
            event_choices,
            g,
            faction,
            moment,
            rule="13-r5",
            about=scene(moment),
            confirm=g.discreet,
        )
        if card == PASS:
            return
        yield from play_card(g, faction, card, moment)


def scene(moment: Moment) -> dict[str, Id]:
    """What the question speaks of: armies, province and town, where there are such."""
    named = (
        ("army", ARMIES, moment.army),
        ("enemy", ARMIES, moment.enemy),
        ("province", PROVINCES, moment.province),
        ("town", TOWNS, moment.town),
    )
    return {name: names.ids[at] for name, names, at in named if at != NOBODY}


def may_hold(g: State, faction: Id, moment: Moment) -> bool:
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
    return possible and hidden_held(g, faction, deck) > 0


def hidden_held(g: State, faction: int, deck: int) -> int:
    """How many cards of a deck a faction holds that the others have not seen."""
    card_at, shown = g.card_at, g.shown
    return len([c for c in g.board.deck_cards[deck] if card_at[c] == faction and not shown[c]])


def unseen(g: State, card: int) -> bool:
    """In its deck or in a hand, for all that everybody knows."""
    return (g.card_at[card] == DECK or g.card_at[card] >= 0) and not g.shown[card]


def play_card(g: State, faction: Id, card: Id, moment: Moment) -> Proc[None]:
    """5-r6 13-r6,r10 The card is laid down, or out of the game, and takes effect, as far as it can."""
    g.spend_card(card)
    g.tell("event.played", faction=faction, card=card, reveal=True)
    if REGISTER[card].playable(g, faction, moment):  # ruling R10
        result = REGISTER[card].effect(g, faction, moment)
        if result is not None:
            yield from result
    else:
        g.tell("event.in_vain", faction=faction, card=card)


def factions_in(camps: Iterable[int], g: State) -> tuple[Id, ...]:
    """15.1-r3 Factions camp by camp, in the order in which they play war cards."""
    return tuple([f for camp in camps for f in FACTIONS_OF_CAMPS[g.ally][camp]])
