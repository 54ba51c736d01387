"""13, 15.1 Event cards and chits: drawing and playing them.

Windows are asked by public knowledge at a discreet table: a faction that could hold a card of that timing is
asked whether it plays one, and `confirm` keeps a single possible answer from showing.
"""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Draw, Proc
from cuius.titles.guerres.ids import (
    ARMIES,
    CHITS,
    DECKS,
    EVENTS,
    FACTIONS,
    NOBODY,
    PROVINCES,
    TIMINGS,
    TOWNS,
    WAR,
)
from cuius.titles.guerres.rules.event_cards import (
    CHIT_REGISTER,
    REGISTER,
    CardTiming,
    event_choices,
    in_deck,
    may_hold,
)
from cuius.titles.guerres.state import DECK, OUT, State


def events(g: State) -> Proc[None]:
    """13-r1..r3 The chit takes effect, then each faction draws."""
    if g.step == 0:
        yield Checkpoint("events")
        if g.turn > 1:  # 3.3-r2
            yield from draw_chit(g)
        g.step = 1
    for faction in FACTIONS.ids:
        yield from draw_card(g, faction, DECKS[faction])


def draw_chit(g: State) -> Proc[None]:
    """13-r1,r2 3.3-r2 One chit from the cup, gone for good (ruling R8)."""
    cup = [chit for chit in CHITS if g.chit_at[chit] == DECK]
    if not cup:
        return
    chit = yield Draw(cup, why="chit", of=CHITS)
    g.chit_at[chit] = OUT
    g.tell("chit.drawn", chit=chit)
    result = CHIT_REGISTER[chit](g)
    if result is not None:
        yield from result


def draw_card(g: State, faction: Id, deck: Id) -> Proc[None]:
    """13-r3 5-r2 15.1-r1 One card from a deck into the hand; an empty deck gives nothing."""
    pool = in_deck(g, deck)
    if not pool:
        return
    card = yield Draw(pool, why="war_card" if deck == WAR else "event", of=EVENTS, to=(faction,))
    g.take_card(faction, card)
    g.tell("event.drawn", faction=faction, card=card, to=(faction,))
    g.tell("event.drawn_by", faction=faction, deck=deck, but=(faction,))


def war_cards(g: State) -> Proc[None]:
    """15.1-r1 15-r1 Each faction draws one card from the war deck."""
    for faction in FACTIONS.ids:
        yield from draw_card(g, faction, WAR)


# ---- playing cards ----

KEYS = tuple(f"event.{timing.word}" for timing in TIMINGS)
"""The question of each window."""


def event_window(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
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


def scene(moment: CardTiming) -> dict[str, Id]:
    """What the question speaks of: armies, province and town, where there are such."""
    about: dict[str, Id] = {}
    if moment.army != NOBODY:
        about["army"] = ARMIES.ids[moment.army]
    if moment.enemy != NOBODY:
        about["enemy"] = ARMIES.ids[moment.enemy]
    if moment.province != NOBODY:
        about["province"] = PROVINCES.ids[moment.province]
    if moment.town != NOBODY:
        about["town"] = TOWNS.ids[moment.town]
    return about


def play_card(g: State, faction: Id, card: Id, moment: CardTiming) -> Proc[None]:
    """5-r6 13-r6,r10 The card is laid down, or out of the game, and takes effect, as far as it can."""
    g.spend_card(card)
    g.tell("event.played", faction=faction, card=card, reveal=True)
    if REGISTER[card].playable(g, faction, moment):  # ruling R10
        result = REGISTER[card].effect(g, faction, moment)
        if result is not None:
            yield from result
    else:
        g.tell("event.in_vain", faction=faction, card=card)
