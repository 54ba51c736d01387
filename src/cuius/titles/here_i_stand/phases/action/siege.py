"""15, 15.3 Sieges: who is inside, who lies before the walls, and how a siege is broken.

In a besieged space the units of the controller and of its allies are inside; all others are before the walls.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import PLACES, POWERS, SPACES
from cuius.titles.here_i_stand.phases.action.formation import place, remove, whole_stack
from cuius.titles.here_i_stand.rules.control import end_siege
from cuius.titles.here_i_stand.rules.landing import garrison, holder_of
from cuius.titles.here_i_stand.rules.relations import allied, decides_nothing, is_friendly
from cuius.titles.here_i_stand.rules.stacks import commanders_in, enemy_land_in, land_of, leaders_of
from cuius.titles.here_i_stand.state import TURN_TRACK, State

SHELTER = 4
"""2.1-r4 Land units that fit inside the walls."""


def is_besieged(g: State, space: int) -> bool:
    return g.besieged[space] > 0


def inside(g: State, space: int) -> int:
    """15-r1 Land units inside the walls, cavalry included (15.3-r1)."""
    return garrison(g, space)


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


# Breaking


def break_sieges(g: State) -> Proc[None]:
    """15.3-r1..r3 At once, for whatever reason, where besiegers no longer outnumber the units inside."""
    if not any(g.besieged):
        return
    for space in SPACES:
        if g.besieged[space]:
            yield from check_siege(g, space)


def check_siege(g: State, space: Id) -> Proc[None]:
    """15.3-r4 Each besieging power by its own numbers; the siege is over when nobody is left."""
    for power in before_the_walls(g, space):
        if not outnumbers(g, power, space):
            yield from leave_siege(g, power, space)
    if not before_the_walls(g, space):
        end_siege(g, space)
        g.tell("siege.broken", space=space)


def before_the_walls(g: State, space: Id) -> tuple[Id, ...]:
    """Besieging powers, those with nothing but army leaders left included (ruling R220)."""
    holder = g.control[space]
    found = [p for p in POWERS.ids if g.side[p] == p and not allied(g, holder, p)]
    return tuple([p for p in found if land_of(g, p, space) or leaders_of(g, p, space)])


def leave_siege(g: State, power: Id, space: Id) -> Proc[None]:
    """15.3-r4,r5 The whole stack goes to one adjacent space, free of charge, or is lost."""
    if not siege_retreats(g, power, space):
        lose_stack(g, power, space)
        return
    target = yield Ask(
        power, "siege.retreat", siege_retreats, g, power, space, rule="15.3-r4", about={"space": space}
    )
    place(g, whole_stack(g, power, space), target)
    g.tell("siege.left", power=power, space=space, target=target)


def siege_retreats(g: State, power: Id, space: Id) -> Options:
    """15.3-x1..x3, 2.5-r10 Adjacent, over a pass too; its own or an ally's, calm and free of enemies."""
    return tuple([s for s in g.board.neighbours[space] if is_retreat(g, power, s)])


def is_retreat(g: State, power: int, space: int) -> bool:
    """12.4-r2 Not where there is unrest; 21.6-x4 not into an electorate before the League."""
    if not is_friendly(g, power, space) or g.unrest[space] or enemy_land_in(g, power, space):
        return False
    return g.league or not g.board.electorate[space]


def lose_stack(g: State, power: Id, space: Id) -> None:
    """15.3-r5 No way out: the units are eliminated, the leaders captured by the holder of the space."""
    stack = whole_stack(g, power, space)
    remove(g, stack)
    g.tell("siege.lost", power=power, space=space, units=stack.size)
    capture_leaders(g, stack.leaders, holder_of(g, space))


def capture_leaders(g: State, leaders: tuple[Id, ...], captor: Id) -> None:
    """15.1-p10a Onto the captor's power card; whoever has none cannot keep them (ruling R221)."""
    for leader in leaders:
        if decides_nothing(g, captor):
            g.leader_at[leader] = TURN_TRACK
            g.tell("leader.missing", leader=leader)
        else:
            g.capture(leader, captor)
            g.tell("leader.captured", leader=leader, power=captor)
