"""14.1, 15 Retreats and sieges: who is inside, how a siege is laid and broken.

In a besieged space the units of the controller and of its allies are inside; all others are before the walls.
"""

from __future__ import annotations

from itertools import compress

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, INDEPENDENT, NOBODY, PLACES, POWERS, SPACES
from cuius.titles.here_i_stand.phases.common.control import end_siege
from cuius.titles.here_i_stand.phases.land.formation import (
    Formation,
    choose_part,
    place,
    remove_units,
    whole_stack,
)
from cuius.titles.here_i_stand.rules.control import holder_of, lone_leaders
from cuius.titles.here_i_stand.rules.powers import allied, controls, decides_nothing, is_friendly, is_shut_in
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
    return is_shut_in(g, power, space)


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
    """Where the Knights of St John stand: an independent fortress with a regular; or nobody.

    Independent keys have regulars of their own; a Habsburg key is independent only as their seat (R452).
    """
    if g.knights:
        for space in SPACES:
            independent = g.control[space] == INDEPENDENT and not is_city_state(g, space)
            if independent and is_fortified(g, space) and g.land(space, INDEPENDENT):
                return space
    return NOBODY


def disband_knights(g: State, space: int) -> None:
    """15.1-p9 (ruling R225) They are off the map with their last regular."""
    g.knights = False
    g.tell("knights.gone", space=PLACES[space])


def is_city_state(g: State, space: int) -> bool:
    """22.6-r1 One of the four independent keys."""
    return g.board.key[space] and g.board.home[space] == INDEPENDENT


# 14.1 Retreat: behind walls, to an adjacent space, or out of the game.

NOWHERE: tuple[int, ...] = ()
"""No space is barred beyond what always is."""


def retreats(g: State, power: Id, space: Id, barred: tuple[int, ...] = NOWHERE) -> Options:
    """14.1-x1..x4, 13.3-x1..x4, 2.5-r10 Adjacent spaces that take a power's units in, passes included.

    Land only: no sea zone is adjacent by land (14.1-x2, 13.3-x3). `barred` is where the enemy came from.
    """
    return tuple([s for s in g.board.neighbours[space] if s not in barred and is_retreat(g, power, s)])


def retreat_defender(
    g: State, power: Id, space: Id, barred: tuple[int, ...], captor: Id, room: int | None
) -> Proc[int]:
    """14.1-r1..r3 So many units and any leaders behind the walls, the rest to one space; how many went in.

    `room` is None where no walls take the beaten in.
    """
    stack = whole_stack(g, power, space)
    if decides_nothing(g, power):
        hold_or_die(g, stack, captor)
        return 0
    sheltered = 0
    if room is not None:
        inside = yield from choose_part(g, stack, "shelter", "14.1-r2", room, limited=False, optional=True)
        if inside.size or inside.leaders:
            g.tell("retreat.inside", power=power, space=space, units=inside.size)
        stack, sheltered = stack.without(inside), inside.size
    if stack.size or stack.leaders:
        yield from retreat_somewhere(g, stack, barred, captor)
    return sheltered


def retreat_somewhere(g: State, stack: Formation, barred: tuple[int, ...], captor: Id) -> Proc[None]:
    """14.1-r3,r4 To one legal space of the owner's choice; without one all is lost."""
    power, space = stack.power, stack.origin
    if not retreats(g, power, space, barred):
        lose_formation(g, stack, captor)
        return
    target = yield Ask(
        power, "retreat.to", retreats, g, power, space, barred, rule="14.1-r3", about={"space": space}
    )
    fall_back(g, stack, target)


def retreat_attacker(g: State, formation: Formation, origin: Id, by_sea: bool, captor: Id) -> None:
    """14.1-x5, 13.4-r8 Only to where it came from, and only if that is a legal retreat (ruling of 14.1-x5).

    13.4-r7b So a formation that went on from an enemy's walls is lost: they are no retreat. 16.3-p4 And so is
    one that came by sea.
    """
    if by_sea or not is_retreat(g, formation.power, origin):
        lose_formation(g, formation, captor)
    else:
        fall_back(g, formation, origin)


def fall_back(g: State, formation: Formation, target: Id) -> None:
    """13.2-r1e The formation is in another space, and nobody intercepts; the lone there are captured."""
    origin = formation.origin
    place(g, formation, target)
    g.tell(
        "retreat.done",
        power=formation.power,
        origin=origin,
        target=target,
        units=formation.size,
    )
    if formation.size:
        capture_the_lone(g, formation.power, target)


def hold_or_die(g: State, stack: Formation, captor: Id) -> None:
    """22.1-r5,r7 Units nobody commands: four survivors behind their walls, the rest are eliminated."""
    room = SHELTER if is_fortified(g, stack.origin) and controls(g, stack.power, stack.origin) else 0
    lost = max(0, stack.size - room)
    if lost:
        lose_formation(g, stack._replace(regulars=((stack.power, lost),)), captor)


def lose_formation(g: State, formation: Formation, captor: Id) -> None:
    """14.1-r4 Its units are eliminated, its leaders captured."""
    remove_units(g, formation)
    g.tell("retreat.lost", power=formation.power, space=formation.origin, units=formation.size)
    capture_leaders(g, formation.leaders, captor)


def capture_the_lone(g: State, power: Id, space: Id) -> None:
    """13.1-x13,x14, 13.3-x7 Enemy leaders alone there are captured, unless friendly walls shelter them."""
    for leader in lone_leaders(g, power, space):
        sheltered = is_fortified(g, space) and allied(g, g.control[space], g.leader_of[leader])
        if not sheltered:
            capture_leaders(g, (leader,), power)


def captor_among(g: State, victors: tuple[Id, ...], space: int) -> Id:
    """14-p10b The victor who controls the space, otherwise the first in impulse order."""
    holder = holder_of(g, space)
    return holder if holder in victors else min(victors)


# 15.3 How a siege is broken.


def break_sieges(g: State) -> Proc[None]:
    """15.3-r1..r3 At once, for whatever reason, where besiegers no longer outnumber the units inside."""
    if not any(g.besieged):
        return
    for space in compress(SPACES, g.besieged):
        yield from check_siege(g, space)


def check_siege(g: State, space: Id) -> Proc[None]:
    """15.3-r4, ruling R68 Each besieging power by its own numbers; over when nobody is left."""
    holds = False
    for power in before_the_walls(g, space):
        if outnumbers(g, power, space):
            holds = True
        else:
            yield from leave_siege(g, power, space)
    if not holds:
        end_if_over(g, space)


def end_if_over(g: State, space: Id) -> None:
    """15.3-r1 Nobody is left before the walls."""
    if not before_the_walls(g, space):
        end_siege(g, space)
        g.tell("siege.broken", space=space)


def before_the_walls(g: State, space: Id) -> tuple[Id, ...]:
    """Besieging powers, those with nothing but army leaders left included (ruling R220)."""
    led = [g.side[g.leader_of[x]] for x in ARMY_LEADERS if g.leader_at[x] == space]
    there = {*led, *[g.side[p] for p in owners_in(g, space)]}
    holder = g.control[space]
    return tuple([p for p in POWERS.ids if p in there and not allied(g, holder, p)])


def leave_siege(g: State, power: Id, space: Id) -> Proc[None]:
    """15.3-r4,r5, 15.3-x1..x3 The whole stack to one adjacent space, free of charge, or it is lost."""
    stack = whole_stack(g, power, space)
    if not retreats(g, power, space):
        lose_formation(g, stack, holder_of(g, space))
        return
    target = yield Ask(
        power, "siege.retreat", retreats, g, power, space, NOWHERE, rule="15.3-r4", about={"space": space}
    )
    fall_back(g, stack, target)
