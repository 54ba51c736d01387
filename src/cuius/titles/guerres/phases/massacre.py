"""18 The massacre of Saint Bartholomew's Day."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Draw, Proc, Roll
from cuius.titles.guerres.cards.playing import event_window
from cuius.titles.guerres.cards.registry import Moment
from cuius.titles.guerres.ids import ASSEMBLY, CHARACTERS, HUGUENOT, MASSACRE, ROYALIST
from cuius.titles.guerres.rules.chiefs import deck_of, hand_of
from cuius.titles.guerres.state import DEALT, NOT_IN_HAND, State, characters_of


def massacre(g: State) -> Proc[None]:
    """2-r4 18-r1..r3,r8,r10 10-r6 In turns 2 to 4 the Royalist plays a card, or throws (ruling R55)."""
    if g.massacre_at_once:
        g.massacre_at_once = False
        yield from strike(g)
        return
    if g.massacred or g.called or not g.board.massacre[g.turn]:
        return
    yield Checkpoint("massacre")
    yield from event_window(g, ROYALIST, Moment(MASSACRE, ROYALIST))
    if not g.massacred:
        faces = yield Roll(d6=2, why="massacre")
        needed = g.board.massacre[g.turn]
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
