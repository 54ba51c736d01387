"""15 Sieges: who is inside, how a siege is laid, relieved and broken."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import INDEPENDENT, NOBODY, PLACES, POWERS, SPACES
from cuius.titles.here_i_stand.rules.relations import allied, decides_nothing, is_friendly
from cuius.titles.here_i_stand.rules.units import (
    commanders_in,
    enemy_land_in,
    is_fortified,
    land_of,
    owners_in,
)
from cuius.titles.here_i_stand.state import TURN_TRACK, State

SHELTER = 4
"""2.1-r4 Land units that fit inside the walls."""


def is_besieged(g: State, space: int) -> bool:
    return g.besieged[space] > 0


def inside(g: State, space: int) -> int:
    """15-r1 Land units inside the walls, cavalry included (15.3-r1)."""
    holder = g.control[space]
    return sum([g.land(space, p) for p in owners_in(g, space) if allied(g, holder, p)])


def besiegers(g: State, space: int) -> tuple[Id, ...]:
    """The powers that command land units before the walls, in impulse order."""
    if not g.besieged[space]:
        return ()
    holder = g.control[space]
    return tuple([p for p in commanders_in(g, space) if not allied(g, holder, p)])


def is_frozen(g: State, power: int, space: int) -> bool:
    """15-r3,r4 Its land units there are besieged: no move, attack, interception or avoiding of battle.

    Naval units of a besieged port are free to go.
    """
    return g.besieged[space] > 0 and allied(g, g.control[space], power)


def outnumbers(g: State, power: int, space: int) -> bool:
    """15-r1,r5 It alone, with its active minor powers, has more land units there than are inside."""
    return land_of(g, power, space) > inside(g, space)


def lay_siege(g: State, power: int, space: int) -> None:
    """15-r1, 13.1-p9 The space is under siege; a second power may join its ally's siege later (15-r5)."""
    if not g.besieged[space]:
        g.besieged[space] = g.impulses
    mine = (int(space), int(power))
    if mine not in g.fresh_sieges:
        g.fresh_sieges.append(mine)
    g.tell("siege.laid", power=POWERS[power], space=PLACES[space])


def laid_now(g: State, power: int, space: int) -> bool:
    """13.1-x11, 15.1-x1 The power put the space under siege in this very impulse."""
    return (space, power) in g.fresh_sieges


def is_retreat(g: State, power: int, space: int) -> bool:
    """14.1-x1..x3, 15.3-x1..x3, 12.4-r2,r3 Its own or an ally's space, calm and free of enemy units.

    21.6-x4 Not an electorate before the League; 25.4-r2 for two players not out of the two zones.
    """
    if not is_friendly(g, power, space) or g.unrest[space] or enemy_land_in(g, power, space):
        return False
    if g.two_player and not g.is_in_field(power, space):
        return False
    return g.league or not g.board.electorate[space]


def capture_leaders(g: State, leaders: tuple[Id, ...], captor: Id) -> None:
    """15.1-p10a Onto the captor's power card; whoever has none cannot keep them (ruling R221)."""
    for leader in leaders:
        if decides_nothing(g, captor):
            g.leader_at[leader] = TURN_TRACK
            g.tell("siege.escaped", leader=leader)
        else:
            g.capture(leader, captor)
            g.tell("siege.captured", leader=leader, power=captor)


def knights_at(g: State) -> int:
    """Where the Knights of St John stand: an independent fortress with a regular; or nobody."""
    if g.knights:
        for space in SPACES:
            independent = g.control[space] == INDEPENDENT and not g.board.key[space]
            if independent and is_fortified(g, space) and g.land(space, INDEPENDENT):
                return space
    return NOBODY
