"""13 The event phase: a chit, then a card for each faction."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Draw, Proc
from cuius.titles.guerres.cards.playing import in_deck
from cuius.titles.guerres.cards.registry import CHIT_REGISTER
from cuius.titles.guerres.ids import CHITS, DECKS, EVENTS, FACTIONS, WAR
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


def draw_card(g: State, faction, deck) -> Proc[None]:
    """13-r3 5-r2 15.1-r1 One card from a deck into the hand; an empty deck gives nothing."""
    pool = in_deck(g, deck)
    if not pool:
        return
    card = yield Draw(pool, why="war_card" if deck == WAR else "event", of=EVENTS, to=(faction,))
    g.take_card(faction, card)
    g.tell("event.drawn", faction=faction, card=card, to=(faction,))
    g.tell("event.drawn_by", faction=faction, deck=deck, but=(faction,))
