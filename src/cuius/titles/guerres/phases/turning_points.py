"""18 The massacre of Saint Bartholomew and the Call to Arms."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Draw, Proc, Roll
from cuius.titles.guerres.ids import ASSEMBLY, CARDS, CHARACTERS, EVENTS, HUGUENOT, LEAGUE, MASSACRE, ROYALIST
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.court import deck_of, hand_of
from cuius.titles.guerres.rules.event_cards import CardTiming
from cuius.titles.guerres.state import DEALT, DISCARD, NOT_IN_HAND, TO_COME, UNENTERED, State, characters_of


def massacre(g: State) -> Proc[None]:
    """2-r4 18-r1..r3,r8,r10 10-r6 The Royalist plays a card, or throws in turns 2 to 4 (R55, R116)."""
    if g.massacre_at_once:
        g.massacre_at_once = False
        yield from strike(g)
        return
    if g.massacred or g.called:
        return
    yield Checkpoint("massacre")
    yield from event_window(g, ROYALIST, CardTiming(MASSACRE, ROYALIST))
    needed = g.board.massacre[g.turn]
    if needed and not g.massacred:
        faces = yield Roll(d6=2, why="massacre")
        g.tell("massacre.tested", roll=sum(faces), needed=needed)
        if sum(faces) <= needed:  # 18-r2
            yield from strike(g)


def strike(g: State) -> Proc[None]:
    """18-r4..r7 The Huguenot court dies, but for three; the Assembly enters; seven cards are drawn."""
    g.massacred = True
    g.tell("massacre.strikes", reveal=True)
    for character in hand_of(g, HUGUENOT):
        g.in_hand[character] = NOT_IN_HAND
        if not g.board.survives[character]:  # 18-r4,r5 ruling R54
            g.remove(character)
            g.tell("massacre.victim", character=character)
    for character in characters_of(g, HUGUENOT):
        g.refused[character] = 0
    g.enter(ASSEMBLY)  # 18-r6
    g.tell("character.enters", character=ASSEMBLY, faction=HUGUENOT)
    drawn = 0
    while drawn < g.board.numbers.massacre_hand and deck_of(g, HUGUENOT):
        card = yield Draw(deck_of(g, HUGUENOT), why="massacre.draw", of=CHARACTERS, to=(HUGUENOT,))
        g.in_hand[card] = DEALT
        g.tell("massacre.drawn", character=card, to=(HUGUENOT,))
        drawn += 1
    g.ghosts[HUGUENOT] = g.board.numbers.massacre_hand - drawn


# ---- the Call to Arms ----

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
