"""9.1-r8,r9, 9.3-p6, 9.4 Captured army leaders come home."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, POWERS, PROTESTANT
from cuius.titles.here_i_stand.rules.relations import controls, is_friendly
from cuius.titles.here_i_stand.state import CAPTIVE, State


def captives(g: State, power: int, captor: int) -> tuple[Id, ...]:
    """A power's army leaders whom this captor holds and who have somewhere to go."""
    if captor not in g.captor:
        return ()
    found = [x for x in ARMY_LEADERS if holds(g, captor, power, x)]
    return tuple([x for x in found if homes_for(g, x)])


def holds(g: State, captor: int, power: int, leader: int) -> bool:
    return g.leader_at[leader] == CAPTIVE and g.captor[leader] == captor and g.leader_of[leader] == power


def homes_for(g: State, leader: Id) -> Options:
    """9.1-r9, 9.3-p6c, 9.4-r2 A capital its power controls; failing that, a friendly home key.

    Ruling R264: the Protestant has neither, and takes an electorate under its control.
    """
    power = g.leader_of[leader]
    if power == PROTESTANT:
        return tuple([e for e in g.board.electorates if controls(g, power, e)])
    capitals = tuple([c for c in g.board.capitals[power] if controls(g, power, c)])
    return capitals or tuple([k for k in g.board.home_keys[power] if is_friendly(g, power, k)])


def release(g: State, leader: Id) -> None:
    """He is free, for the time being in the first place open to him."""
    g.free_leader(leader, int(homes_for(g, leader)[0]))


def bring_home(g: State, leader: Id) -> Proc[None]:
    """9.1-r9 His power picks the place where there are several."""
    power = POWERS[g.leader_of[leader]]
    space = yield Ask(power, "leader.home", homes_for, g, leader, rule="9.1-r9", about={"leader": leader})
    g.free_leader(leader, int(space))
    g.tell("leader.freed", power=power, leader=leader, space=space)
