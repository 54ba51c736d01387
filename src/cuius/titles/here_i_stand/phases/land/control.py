"""12.2, 12.4 The control action: take an unfortified space, or end the unrest in a space."""

from __future__ import annotations

from itertools import compress
from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    CONTROL_UNFORTIFIED,
    INDEPENDENT,
    PAPACY,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.control import calm, evict_ships, take_control
from cuius.titles.here_i_stand.rules.communication import Search, lines
from cuius.titles.here_i_stand.rules.control import decides, in_theatre, manned
from cuius.titles.here_i_stand.rules.powers import allied, enemies_of
from cuius.titles.here_i_stand.rules.units import owners_in
from cuius.titles.here_i_stand.state import State

TAKE, CALM = "take", "calm"
FAITH_OF = {PAPACY: CATHOLIC, PROTESTANT: PROTESTANT_FAITH}


class Reach(NamedTuple):
    """12.2-x4, 12.4-c1 What a power's land units may decide: where they stand and next to it."""

    own: bytearray
    """By space: not 0 where they stand."""
    enemies: tuple[Id, ...]
    near: set[Id]


def reach_of(g: State, power: Id) -> Reach:
    own, links = manned(g, power), g.board.links
    near: set[Id] = set()
    for space in compress(SPACES, own):
        near.add(space)
        near.update(links[space])
    return Reach(own, enemies_of(g, power), near)


def can_control(g: State, power: Id) -> bool:
    """The action is on the card of every power; some space must be there to use it on."""
    reach = reach_of(g, power)
    if restless_spaces(g, power, reach):
        return True
    search: Search | None = None  # 12.2-x3
    for space in within_reach(g, power, reach):
        search = search or Search(g, power)
        if search.reaches(space):
            return True
    return False


@action(CONTROL_UNFORTIFIED, rule="12.2-r1", when=can_control)
def control_action(g: State, power: Id) -> Proc[None]:
    """12.2-r1, 12.4-r20 For one command point: a space comes under control, or its unrest ends."""
    space = yield Ask(power, "control.space", control_spaces, g, power, rule="12.2-r1")
    about = {"space": space}
    use = yield Ask(power, "control.use", control_uses, g, power, space, rule="12.4-r20", about=about)
    if use == CALM:
        calm(g, space)
        return
    take_control(g, power, space)  # 12.2-r2
    yield from evict_ships(g, space)


def control_spaces(g: State, power: Id) -> Options:
    """12.2-r1, 12.4-r20 In the order of the map, whatever can be done there."""
    found = {*open_spaces(g, power), *calm_spaces(g, power)}
    return tuple([s for s in SPACES if s in found])


def control_uses(g: State, power: Id, space: Id) -> Options:
    """12.4-r22 An enemy space in unrest can be taken as it is, or calmed for its holder."""
    uses = []
    if space in open_spaces(g, power):
        uses.append(TAKE)
    if space in calm_spaces(g, power):
        uses.append(CALM)
    return tuple(uses)


def open_spaces(g: State, power: Id) -> tuple[Id, ...]:
    """12.2-x1..x5, 12-r2, 12.1-r4 What the power can take control of now.

    12.3-r1, 2.1-r3,r10,r12 Walls keep a space from changing hands so, a fortress like a key.
    """
    found = within_reach(g, power, reach_of(g, power))
    return lines(g, power, found) if found else ()  # 12.2-x3


def within_reach(g: State, power: Id, reach: Reach) -> tuple[Id, ...]:
    """12.2-x1,x2,x4,x5 As open_spaces, a line of communication aside."""
    if power == PROTESTANT and not g.league:  # 21.6-x2b
        return ()
    wanted = [p == INDEPENDENT or p in reach.enemies for p in POWERS.ids]  # 12.2-x1
    control, fortified, fortress = g.control, g.board.fortified, g.fortress
    near = [s for s in reach.near if wanted[control[s]] and not fortified[s]]  # 12.2-x2
    near.sort()
    found = [
        s
        for s in near
        if not fortress[s]
        and g.may_change_hands(s)  # 25.4-r1
        and decides(g, reach.own, s, reach.enemies)
        and not held_by_others(g, power, s)
    ]
    return in_theatre(g, power, tuple(found))


def held_by_others(g: State, power: Id, space: Id) -> bool:
    """12.2-x5 Land units of another power, unless they are allies."""
    return any(not allied(g, power, p) for p in owners_in(g, space))


def calm_spaces(g: State, power: Id) -> tuple[Id, ...]:
    """12.4-c1..c3, 12.4-r21 Unrest that the power can end; whose space it is does not matter, nor a line."""
    return restless_spaces(g, power, reach_of(g, power))


def restless_spaces(g: State, power: Id, reach: Reach) -> tuple[Id, ...]:
    """The same for what is in reach."""
    if not any(g.unrest):
        return ()
    early, home = power == PROTESTANT and not g.league, g.board.home
    found = [
        s
        for s in compress(SPACES, g.unrest)
        if (s in reach.near and decides(g, reach.own, s, reach.enemies))
        or (early and home[s] == PROTESTANT)
        or (g.two_player and is_of_his_faith(g, power, s))
    ]
    return in_theatre(g, power, tuple(found))


def is_of_his_faith(g: State, power: Id, space: Id) -> bool:
    """25.4-r6 In the game for two a player calms any space of his religion, without units near it."""
    return power in FAITH_OF and g.faith[space] == FAITH_OF[power]
