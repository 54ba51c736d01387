"""2.2, 12, 13.1 Who controls a space, who may enter it, and whom units meet there."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import NamedTuple

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    ARMY_LEADERS,
    ASSAULT,
    BERWICK,
    BUILD_SQUADRON,
    BUY_MERCENARY,
    CARLISLE,
    CATHOLIC,
    CONTROL_UNFORTIFIED,
    EDINBURGH,
    FAITHS,
    FRANCE,
    GLASGOW,
    INDEPENDENT,
    MAJORS,
    MINORS,
    MOVE_CLEAR,
    MOVE_PASS,
    NEITHER,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    RAISE_REGULAR,
    STIRLING,
    YORK,
)
from cuius.titles.here_i_stand.rules.editions import leaders_keep_peace
from cuius.titles.here_i_stand.rules.lasting import SCOTS_RAID
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.rules.units import commanders_in, enemy_land_in, holds_units, is_occupied
from cuius.titles.here_i_stand.state import PEACE, POWER_COUNT, State


def land_by_space(g: State, power: int) -> list[int]:
    """By space: land units that the power commands, its active minor powers' included."""
    many = list(map(add, g.regulars[power::POWER_COUNT], g.hired[power::POWER_COUNT]))
    for minor in MINORS:
        if g.side[minor] == power:
            many = list(map(add, many, g.regulars[minor::POWER_COUNT]))
    return many


def manned(g: State, power: int) -> bytearray:
    """By space: not 0 where the power commands land units. Whole columns are joined at once, as numbers."""
    held = int.from_bytes(g.regulars[power::POWER_COUNT], "big")
    held |= int.from_bytes(g.hired[power::POWER_COUNT], "big")
    for minor in MINORS:
        if g.side[minor] == power:
            held |= int.from_bytes(g.regulars[minor::POWER_COUNT], "big")
    return bytearray(held.to_bytes(SPACE_COUNT, "big"))


def decides(g: State, own: Sequence[int], space: int, enemies: tuple[Id, ...]) -> bool:
    """12.2-x4, 12.2-x4b, 12.2-x4c, 12.4-c1, 12.4-c3, 2.5-r9 Its land units stand there or next to it alone.

    `own` is by space, not 0 where they stand. Next to it no enemy land unit may be; a pass does not join, and
    units besieging or besieged count like any others. Independents are nobody's enemies (2.2-r10,r12).
    """
    if own[space]:
        return True
    links = g.board.links[space]
    if not any(map(own.__getitem__, links)):
        return False
    regulars, hired = g.regulars, g.hired
    for near in links:
        at = near * POWER_COUNT
        for enemy in enemies:
            if regulars[at + enemy] or hired[at + enemy]:
                return False
    return True


def may_have_unrest(g: State, space: int) -> bool:
    """12.4-r0b Only where no land or naval unit of any power stands; edition 2017: no leader either (R42)."""
    taken = is_occupied if leaders_keep_peace(g) else holds_units
    return not g.unrest[space] and not taken(g, space)


# 13.1 Where land units may go, and whom they meet there.


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
    if g.two_player and not g.is_in_field(power, space):  # 25.4-r2,r3
        return False
    if holder not in (power, INDEPENDENT) and g.relation[power * POWER_COUNT + holder] == PEACE:  # 13.1-x3
        return False
    at = space * POWER_COUNT
    if not any(g.regulars[at : at + POWER_COUNT]) and not any(g.hired[at : at + POWER_COUNT]):
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


# 24-k97 Where France may act while the Scots raid.

NORTH = frozenset((EDINBURGH, GLASGOW, STIRLING, BERWICK, CARLISLE, YORK))
RAID_ACTIONS = (
    MOVE_CLEAR,
    MOVE_PASS,
    CONTROL_UNFORTIFIED,
    ASSAULT,
    RAISE_REGULAR,
    BUY_MERCENARY,
    BUILD_SQUADRON,
)
"""24-k97 (ruling R453) Building units, moving by land, controlling spaces and assaulting."""


def is_raid_on(g: State) -> bool:
    return g.lasting[FRANCE] & SCOTS_RAID > 0


def in_theatre(g: State, power: int, spaces: tuple[Id, ...]) -> tuple[Id, ...]:
    """Those of the spaces in which a power may act now: France in the north only, while it raids."""
    if power != FRANCE or not g.lasting[FRANCE] & SCOTS_RAID:
        return spaces
    return tuple([s for s in spaces if s in NORTH])


# 2.3, 2.4 The control marker that lies on a space: its shape, its rim and its centre.

SQUARE, HEXAGON = "square", "hexagon"


class Marker(NamedTuple):
    """2.4-r5 One counter for both: the rim shows the controller, the centre the religion."""

    shape: str
    power: Id
    faith: Id


def marker_on(g: State, space: int) -> Marker | None:
    """2.2-r2, 2.4-r2,r4 None where the bare space shows control and religion.

    18.3-n1 Minor powers have no markers: a converted home space of theirs gets an independent one.
    """
    square = has_square(g, space)
    power, faith = POWERS[g.control[space]], FAITHS[g.faith[space]]
    if not square and power == g.board.home[space] and faith == bare_faith(g, space):
        return None
    return Marker(SQUARE if square else HEXAGON, INDEPENDENT if power in MINORS else power, faith)


def has_square(g: State, space: int) -> bool:
    """2.4-r1,r2, 2.4-x1..x3 A key held by a major power, but the Protestant has no square markers."""
    holder = g.control[space]
    return g.board.key[space] and holder < len(MAJORS) and holder != PROTESTANT


def bare_faith(g: State, space: int) -> Id:
    """2.3-r1..r3 The religion of a space without a marker; ruling R504: Algiers has none."""
    home = g.board.home[space]
    if home == OTTOMAN or space == ALGIERS:
        return NEITHER
    return PROTESTANT_FAITH if home == PROTESTANT else CATHOLIC
