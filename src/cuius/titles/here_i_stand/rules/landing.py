"""13.1 Where land units may go, and whom they meet there."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import ALGIERS, ARMY_LEADERS, INDEPENDENT, POWERS
from cuius.titles.here_i_stand.rules.relations import allied, at_war
from cuius.titles.here_i_stand.rules.stacks import commanders_in, enemy_land_in
from cuius.titles.here_i_stand.rules.two_player import is_in_field
from cuius.titles.here_i_stand.state import PEACE, State
from cuius.titles.here_i_stand.state import POWERS as N


def holder_of(g: State, space: int) -> Id:
    """Who commands in a space: its controller, or the major power a minor one is active for."""
    return POWERS[g.side[g.control[space]]]


def may_enter(g: State, power: int, space: int) -> bool:
    """13.1-x2..x9 May a formation with land units move into the space?"""
    holder = g.side[g.control[space]]
    if not g.league and g.board.electorate[space]:  # 21.6-x4
        return False
    if space == ALGIERS and not g.algiers_in_play:  # 21.1-r6
        return False
    if g.two_player and not is_in_field(g, power, space):  # 25.4-r2,r3
        return False
    if holder not in (power, INDEPENDENT) and g.relation[power * N + holder] == PEACE:  # 13.1-x3
        return False
    at = space * N
    if not any(g.regulars[at : at + N]) and not any(g.hired[at : at + N]):
        return True
    return may_meet(g, power, holder, commanders_in(g, space), g.besieged[space] > 0)


def leaders_may_enter(g: State, power: int, space: int) -> bool:
    """13.1-x12 Leaders alone: no space of an enemy, none that holds enemy units."""
    if at_war(g, power, g.control[space]) or enemy_land_in(g, power, space):
        return False
    return may_enter(g, power, space)


def may_meet(g: State, power: int, holder: int, there: tuple[Id, ...], siege: bool) -> bool:
    """13.1-x4..x9 Which units of other powers a space may hold."""
    if holder == INDEPENDENT:  # 13.1-x7, 22.6-r2
        there = tuple([p for p in there if p != INDEPENDENT])
    if siege:
        return may_join_siege(g, power, holder, there)
    if all(allied(g, power, p) for p in there):  # 13.1-x5
        return True
    if all(at_war(g, power, p) for p in there):  # 13.1-x6
        return True
    return at_war(g, power, holder) and all(allied(g, holder, p) for p in there)  # 13.1-x8


def may_join_siege(g: State, power: int, holder: int, there: tuple[Id, ...]) -> bool:
    """13.1-x9, 15.2-r1 To relief of friends inside, or to a siege by friends; x5, x6: not between friends."""
    inside = [p for p in there if allied(g, p, holder)]
    outside = [p for p in there if not allied(g, p, holder)]
    if allied(g, power, holder):
        return all(allied(g, power, p) for p in inside) and all(at_war(g, power, p) for p in outside)
    if any(allied(g, power, p) for p in inside):
        return False
    if all(allied(g, power, p) for p in outside):
        return True
    return holder == INDEPENDENT and all(at_war(g, power, p) for p in outside)  # 13.1-x6,x7


def opponents(g: State, power: int, space: int) -> tuple[Id, ...]:
    """Whose land units outside walls a formation meets as enemies in a space it may enter.

    13.1-x8 In an enemy's space the enemy's allies are treated as enemies for the whole move. Ruling R204:
    where all units are allied to the mover they stay friends, whoever controls the space.
    """
    holder = g.side[g.control[space]]
    there = [p for p in commanders_in(g, space) if p != power]
    if g.besieged[space]:
        there = [p for p in there if not allied(g, p, holder)]
    if all(allied(g, power, p) for p in there):
        return ()
    return tuple(there)


def lone_leaders(g: State, power: int, space: int) -> tuple[Id, ...]:
    """13.1-x13, 13.3-x7 Enemy army leaders there without a friendly land unit."""
    found = []
    for leader in ARMY_LEADERS:
        if g.leader_at[leader] == space and at_war(g, power, g.leader_of[leader]):
            serves = g.leader_of[leader]
            if not any(allied(g, serves, p) for p in commanders_in(g, space)):
                found.append(leader)
    return tuple(found)
