"""18 The Call to Arms: the Royalists change sides, and the last turn has begun."""

from __future__ import annotations

from cuius.core.requests import Draw, Proc
from cuius.titles.guerres.ids import CARDS, EVENTS, HUGUENOT, LEAGUE
from cuius.titles.guerres.state import DISCARD, TO_COME, UNENTERED, State

INTERVENTIONS = tuple(
    EVENTS[word] for word in ("spanish_intervention", "savoyard_intervention", "death_of_mary_stuart")
)


def call_to_arms(g: State) -> Proc[None]:
    """9-r8 18-r14..r17 10-r2,r7 The Huguenots join the Royalists, the League stands alone; the last turn."""
    g.called, g.ally, g.last_turn = True, int(HUGUENOT), g.turn
    g.tell("call_to_arms", turn=g.turn)
    rouse_the_league(g)
    if g.turn < g.board.numbers.last_turn:
        yield from draw_intervention(g)


def rouse_the_league(g: State) -> None:
    """14.2-r6 18-r15 All characters who waited for the Call to Arms enter."""
    for character in CARDS:
        if g.board.call_to_arms[character] and g.status[character] == TO_COME:
            g.enter(character)
            g.tell("character.enters", character=character, faction=LEAGUE)


def draw_intervention(g: State) -> Proc[None]:
    """18-r16 One of three cards goes to the League's hand, openly, the others are discarded (ruling R57)."""
    waiting = [card for card in INTERVENTIONS if g.card_at[card] == UNENTERED]
    if not waiting:
        return
    drawn = yield Draw(waiting, why="intervention", of=EVENTS)
    for card in waiting:
        g.card_at[card] = DISCARD
    g.take_card(LEAGUE, drawn)
    g.shown[drawn] = True
    g.tell("intervention.drawn", faction=LEAGUE, card=drawn)
