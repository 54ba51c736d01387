"""8.2 What comes onto the board in the card draw phase: leaders, reformers, debaters, lost ships."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    DEBATERS,
    MAJORS,
    MAURICE_OF_SAXONY,
    NAVAL_LEADERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMER_CRANMER,
    REFORMERS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.religion.burning import bring_back
from cuius.titles.here_i_stand.rules.entries import boleyn_was_married
from cuius.titles.here_i_stand.rules.relations import controls, is_friendly
from cuius.titles.here_i_stand.rules.religion import convert
from cuius.titles.here_i_stand.rules.stacks import is_fortified
from cuius.titles.here_i_stand.state import AWAY, EXILED, FREE, OUT, TURN_TRACK, WAITING, State


def arrivals(g: State) -> Proc[None]:
    """7-t2a, 8-r1, 8.2-r1 Leaders, then reformers, then debaters."""
    g.lost_ships = [0] * len(g.lost_ships)  # 8.2-r6
    if g.turn >= g.board.leader_turn[MAURICE_OF_SAXONY] and g.leader_at[MAURICE_OF_SAXONY] == AWAY:
        g.leader_at[MAURICE_OF_SAXONY] = TURN_TRACK  # 8.2-r2,r3
    for leader in (*ARMY_LEADERS, *NAVAL_LEADERS):
        if g.leader_at[leader] == TURN_TRACK:
            yield from leader_returns(g, leader)
    for reformer in REFORMERS:
        reformer_comes(g, reformer)
    for debater in DEBATERS:
        debater_comes(g, debater)


# Leaders


def leader_returns(g: State, leader: Id) -> Proc[None]:
    """8.2-r2,r4,r5 (ruling R14) To a place of his power; without one he waits another turn."""
    if not places_for(g, leader):
        return
    power = g.side[g.leader_of[leader]]
    if power in MAJORS:
        space = yield Ask(
            MAJORS[power], "arrival.leader", places_for, g, leader, rule="8.2-r4", about={"leader": leader}
        )
    else:  # ruling R307: nobody decides for an inactive minor power
        space = places_for(g, leader)[0]
    g.leader_at[leader] = int(space)
    g.tell("leader.arrives", leader=leader, space=space)


def places_for(g: State, leader: Id) -> Options:
    """8.2-r2,r4 Naval leaders: friendly ports; Protestants: electorates; others: capitals (ruling R307)."""
    power = g.side[g.leader_of[leader]]
    if leader in NAVAL_LEADERS:
        ports = g.board.ports if power in MAJORS else g.board.home_ports[power]
        return tuple([p for p in ports if is_friendly(g, power, p) and not g.besieged[p]])
    if power == PROTESTANT:
        return tuple([e for e in g.board.electorates if controls(g, power, e) and not g.besieged[e]])
    capitals = tuple([c for c in g.board.capitals[power] if controls(g, power, c)])
    return capitals or tuple([s for s in SPACES if controls(g, power, s) and is_fortified(g, s)])


# Reformers


def reformer_comes(g: State, reformer: Id) -> None:
    """8.2-t2..t4, 8.2-r8,r9,r11 In his turn, turning his space Protestant; or back from banishment."""
    if g.reformer_at[reformer] == TURN_TRACK:
        bring_back(g, reformer)
    elif g.reformer_at[reformer] == AWAY and is_reformer_due(g, reformer):
        space = g.board.reformer_space[reformer]
        g.reformer_at[reformer] = int(space)
        g.tell("reformer.enters", reformer=reformer, space=space)
        convert(g, space, PROTESTANT_FAITH)  # 8.2-r8 (ruling R15)


def is_reformer_due(g: State, reformer: Id) -> bool:
    """8.2-t1..t4 On his turn; Cranmer after Henry married Anne Boleyn; 8.2-r14 never once he is out."""
    if g.debater[g.board.reformer_debater[reformer]] == OUT:
        return False
    enters = g.board.reformer_enters[reformer]
    return enters <= g.turn if enters else boleyn_was_married(g)


# Debaters


def debater_comes(g: State, debater: Id) -> None:
    """8.2-r15,r16,r20,r21 Uncommitted, on the turn printed on him; some not before Cranmer the reformer."""
    if g.debater[debater] == EXILED:  # 21.5-r10
        g.debater[debater], g.debater_since[debater] = FREE, 0
    if g.debater[debater] != WAITING or g.board.debater_enters[debater] > g.turn:
        return
    if g.board.debater_with_cranmer[debater] and g.reformer_at[REFORMER_CRANMER] == AWAY:
        return
    g.debater[debater] = FREE
    g.tell("debater.enters", debater=debater)
