"""15.7.6, 15.7.7 What becomes of leaders after a battle or a siege."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc, Roll
from cuius.titles.guerres.ids import CHARACTERS, FACTIONS, NOBODY
from cuius.titles.guerres.rules.combat import award, favours, worth_of_leader
from cuius.titles.guerres.state import CAPTURED, WOUNDED, State


def fate_in_battle(g: State, army: Id, captor: int) -> Proc[None]:
    """15.7.6-r1..r3,r7 Two dice for each leader; on ten or more another: even captured, odd killed."""
    spared = favours(g, "parole_of_honour", army)
    for leader in leaders_of(g, army):
        if (yield from stricken(g, leader, "battle.fate", g.board.numbers.battle_fate)):
            faces = yield Roll(d6=1, why="battle.prison", who=owner_of(g, leader))
            if sum(faces) % 2 and not spared and not g.board.unkillable[leader]:
                kill(g, leader)
            else:
                capture(g, leader, captor)


def fate_in_siege(g: State, army: Id) -> Proc[None]:
    """15.7.7-r14,r15 Two dice for each leader; on eleven or more two others: even wounded, odd killed."""
    spared = favours(g, "parole_of_honour", army)
    for leader in leaders_of(g, army):
        if (yield from stricken(g, leader, "siege.fate", g.board.numbers.siege_fate)):
            deadly = not g.board.unkillable[leader] and (yield from mortal(g, leader))
            if deadly and not spared:
                kill(g, leader)
            else:
                wound(g, leader)


def leaders_of(g: State, army: int) -> tuple[Id, ...]:
    """15.7.6-r3 The commander, then the supporter."""
    return tuple([CHARACTERS[c] for c in (g.commander[army], g.supporter[army]) if c != NOBODY])


def owner_of(g: State, leader: Id) -> Id:
    return FACTIONS[g.allegiance[leader]]


def stricken(g: State, leader: Id, why: str, needed: int) -> Proc[bool]:
    """15.7.6-r1 15.7.7-r14 Do two dice reach the number?"""
    roll = sum((yield Roll(d6=2, why=why, who=owner_of(g, leader))))
    g.tell("fate.tested", character=leader, roll=roll, needed=needed)
    return roll >= needed


def mortal(g: State, leader: Id) -> Proc[bool]:
    """15.7.7-r14 Is the wound deadly?"""
    return sum((yield Roll(d6=2, why="siege.wound", who=owner_of(g, leader)))) % 2 == 1


def kill(g: State, leader: Id) -> None:
    """15.7.6-r4 9-r5 Out of the game, card and counter."""
    g.remove(leader)
    g.tell("fate.killed", character=leader)


def capture(g: State, leader: Id, captor: int) -> None:
    """15.7.6-r5,r8 Aside until the war ends; points for who commands the enemy (ruling R43)."""
    g.leave_army(leader, CAPTURED)
    g.captor[leader] = captor
    if captor == NOBODY:
        g.tell("fate.taken_by_rebels", character=leader)
    else:
        g.tell("fate.captured", character=leader, faction=FACTIONS[captor])
        award(g, captor, worth_of_leader(g.board, leader))


def wound(g: State, leader: Id) -> None:
    """15.7.7-r16 Aside until the turn ends."""
    g.leave_army(leader, WOUNDED)
    g.tell("fate.wounded", character=leader)
