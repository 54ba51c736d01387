"""13, 16.3 Movement: the two move actions, and transport over sea zones held by the power's own ships.

What a formation meets where it arrives is in `arrival.py`. Pieces on transport stay in their port until they
land, so that none is ever at sea when an action ends (2.5-r12).
Cards are asked at these moments and are handed what follows them:
    transport.declared   formation, sea: Foul Weather. STOP calls it off; its price is paid already.
    move.declared        on landing, with by_sea=True: Gout
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    FIRST_SEA,
    MOVE_CLEAR,
    MOVE_PASS,
    PROTESTANT,
    SEAS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.table import action, price
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.land.arrival import arrive
from cuius.titles.here_i_stand.phases.land.formation import Formation, choose_formation
from cuius.titles.here_i_stand.phases.land.siege import is_frozen, laid_now
from cuius.titles.here_i_stand.phases.variant import VARIANTS
from cuius.titles.here_i_stand.rules.cards import was_stopped
from cuius.titles.here_i_stand.rules.control import NORTH, is_raid_on, leaders_may_enter, manned, may_enter
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, in_force
from cuius.titles.here_i_stand.rules.powers import others_from
from cuius.titles.here_i_stand.rules.units import (
    enemy_fleets,
    is_port,
    leaders_of,
    ships_of,
    unbeaten,
    yet_to_move,
)
from cuius.titles.here_i_stand.state import POWER_COUNT, State

CARGO = 5
"""16.3-p1b Land units that one transport carries, within the formation's own limit (ruling R74)."""


def transport(g: State, formation: Formation, sea: Id) -> Proc[None]:
    """16.3-p1..p3, 16.3-p1c,p1d, 16-r2 Leg after leg to a port; nobody intercepts at sea.

    The first leg was paid as a move in clear. The chain is one action: no other transport comes in between
    (16.3-p2d), and it ends in a port (16.3-p2c).
    """
    power, origin = formation.power, formation.origin
    about = {"mover": power, "place": origin, "sea": sea, "units": formation.size}
    played = yield from window(g, "transport.declared", others_from(power), formation, sea, about=about)
    if was_stopped(played):
        g.tell("transport.stopped", power=power, place=origin)
        return
    g.tell("transport.begins", power=power, place=origin, sea=sea, units=formation.size)
    place = sea
    while not is_port(place):
        place = yield Ask(
            power,
            "transport.to",
            legs,
            g,
            formation,
            place,
            rule="16.3-p2",
            about={"sea": place, "units": formation.size, "points": g.cp},
        )
        g.cp -= price(g, power, MOVE_CLEAR)  # 16.3-p2
    yield from arrive(g, formation, origin, place, True)  # 16.3-p3c,p4


def embarkations(g: State, power: Id, port: int, points: int, units: bool) -> Options:
    """16.3-r1, 16.3-p1,p1b, ruling R246 Sea zones of the port from which another port can be reached."""
    seas = g.board.seas[port]
    if not seas or points < 1 or in_force(g, FOUL_WEATHER_RULES, power) or is_raid_on(g):  # 24-k97
        return ()
    if not any(ships_of(g, power, sea) for sea in seas):
        return ()
    steps = steps_to_land(g, power, port, units)
    return tuple([sea for sea in seas if 0 < steps[sea - SEAS[0]] <= points])


def legs(g: State, formation: Formation, sea: Id) -> Options:
    """16.3-p2b,p3,p3a,p3b Ports to land in, and sea zones from which the points left reach one."""
    power, origin, units = formation.power, formation.origin, formation.size > 0
    price_left = g.cp - price(g, power, MOVE_CLEAR)
    steps = steps_to_land(g, power, origin, units)
    found = [p for p in g.board.ports_on[sea] if p != origin and may_land(g, power, p, units)]
    found += [s for s in g.board.sea_links[sea] if 0 < steps[s - SEAS[0]] <= price_left]
    return tuple(found)


def steps_to_land(g: State, power: Id, origin: int, units: bool) -> list[int]:
    """16.3-p2b By sea zone: legs from there into a port, over sea zones with ships of the power; 0: none."""
    first = SEAS[0]
    held = [ships_of(g, power, sea) > 0 for sea in SEAS]
    steps = [0] * len(SEAS)
    edge = []
    for sea in SEAS:
        ports = g.board.ports_on[sea]
        if held[sea - first] and any(p != origin and may_land(g, power, p, units) for p in ports):
            steps[sea - first] = 1
            edge.append(sea)
    for sea in edge:
        for near in g.board.sea_links[sea]:
            if held[near - first] and not steps[near - first]:
                steps[near - first] = steps[sea - first] + 1
                edge.append(near)
    return steps


def may_land(g: State, power: int, port: int, units: bool) -> bool:
    """16.3-p3a,p3b No enemy ships, and a space that a move by land could enter."""
    enters = may_enter if units else leaders_may_enter
    return enters(g, power, port) and not enemy_fleets(g, power, port)


# 13 The two move actions.


def can_move(g: State, power: Id) -> bool:
    spare = g.cp - price(g, power, MOVE_CLEAR)
    return any(can_leave(g, power, s, MOVE_CLEAR, spare) for s in some_stands(g, power))


def can_cross(g: State, power: Id) -> bool:
    return any(can_leave(g, power, s, MOVE_PASS, 0) for s in stands(g, power))


@action(MOVE_CLEAR, rule="13-r1", when=can_move)
def move_in_clear(g: State, power: Id) -> Proc[None]:
    """13-r1 Over a plain connection, 1 CP."""
    yield from move(g, power, MOVE_CLEAR)


@action(MOVE_PASS, rule="13-r1", when=can_cross)
def move_over_pass(g: State, power: Id) -> Proc[None]:
    """13-r1, 2.5-r5 Over a pass, 2 CP."""
    yield from move(g, power, MOVE_PASS)


def move(g: State, power: Id, kind: Id) -> Proc[None]:
    """13.1-p1..p3 Which formation, where to; the price was paid when the action was chosen."""
    origin = yield Ask(power, "move.from", origins, g, power, kind, rule="13.1-p1")
    formation = yield from choose_mover(g, power, origin, kind)
    destination = yield Ask(
        power, "move.to", destinations, g, formation, kind, rule="13.1-p2", about={"space": origin}
    )
    if destination >= FIRST_SEA:
        yield from transport(g, formation, destination)
    else:
        yield from arrive(g, formation, origin, destination, False)


def choose_mover(g: State, power: Id, origin: Id, kind: Id) -> Proc[Formation]:
    """13.1-x1,x10,x12 One formation of those who may still move; not leaders alone where these cannot go.

    16.3-p1b, ruling R74 Where only the sea is open, no more than ships carry.
    """
    by_land, alone = roads(g, origin, kind), False
    if kind == MOVE_CLEAR:
        alone = bool(embarkations(g, power, origin, g.cp, False))
    least = 0 if alone or any(leaders_may_enter(g, power, s) for s in by_land) else 1
    most = free_units(g, power, origin)
    if not any(may_enter(g, power, s) for s in by_land):
        most = min(most, CARGO)
    leaders = free_leaders(g, power, origin)
    return (
        yield from choose_formation(g, power, origin, "move", "13.1-p1", most, least=least, leaders=leaders)
    )


# What may move, and where to


def stands(g: State, power: Id) -> tuple[Id, ...]:
    """Spaces with land units or army leaders of the power, in board order."""
    if power == PROTESTANT and not g.league:  # 21.6-x2
        return ()
    side, served = g.side, g.leader_of
    held = manned(g, power)
    for leader in ARMY_LEADERS:
        if g.leader_at[leader] >= 0 and side[served[leader]] == power:
            held[g.leader_at[leader]] = 1
    return tuple(compress(SPACES, held))


def some_stands(g: State, power: Id) -> Iterator[Id]:
    """The same, the easily found first: mostly one is enough."""
    if power != PROTESTANT:
        yield from compress(SPACES, g.regulars[power::POWER_COUNT])
    yield from stands(g, power)


def roads(g: State, space: int, kind: int) -> tuple[Id, ...]:
    """13.1-p2,p3 The connections that an action uses."""
    ways = g.board.passes[space] if kind == MOVE_PASS else g.board.links[space]
    return tuple([s for s in ways if s in NORTH]) if is_raid_on(g) else ways  # 24-k97


def origins(g: State, power: Id, kind: Id) -> Options:
    return tuple([s for s in stands(g, power) if can_leave(g, power, s, kind, g.cp)])


def can_leave(g: State, power: Id, space: int, kind: int, spare: int) -> bool:
    """13.1-x10,x11, 15-r3, 16.3-p1e Somebody there may move, and somewhere he may go.

    `spare` are the command points left once the move is paid: a transport needs them (16.3-p1).
    """
    ways = roads(g, space, kind)
    if not ways and kind == MOVE_PASS:
        return False
    if is_raid_on(g) and space not in NORTH:  # 24-k97
        return False
    if g.besieged[space] and (is_frozen(g, power, space) or laid_now(g, power, space)):
        return False
    units = free_units(g, power, space)
    if not units and not free_leaders(g, power, space):
        return False
    enters = may_enter if units else leaders_may_enter
    if any(enters(g, power, s) for s in ways):
        return True
    return kind == MOVE_CLEAR and bool(embarkations(g, power, space, spare, units > 0))


def free_units(g: State, power: Id, space: int) -> int:
    """13.1-x10 Those not beaten in this impulse; in foul weather those who have not moved in it."""
    free = unbeaten(g, power, space)
    if g.two_player:
        free = min(free, VARIANTS[g.scenario].free_to_move(g, power, space))
    if in_force(g, FOUL_WEATHER_RULES, power):
        free = min(free, yet_to_move(g, power, space))
    return free


def free_leaders(g: State, power: Id, space: int) -> tuple[Id, ...]:
    """13.1-x10 Likewise for leaders; and not those whom a card keeps in bed."""
    bound = g.tired_leaders + g.beaten_leaders
    if in_force(g, FOUL_WEATHER_RULES, power):
        bound = bound + g.moved_leaders
    return tuple([x for x in leaders_of(g, power, space) if x not in bound])


def destinations(g: State, formation: Formation, kind: Id) -> Options:
    """13.1-p2, 13.1-x2..x9,x12, 16.3-r1 Adjacent spaces that the formation may enter; sea zones to cross."""
    power, origin = formation.power, formation.origin
    enters = may_enter if formation.size else leaders_may_enter
    found = tuple([s for s in roads(g, origin, kind) if enters(g, power, s)])
    if kind != MOVE_CLEAR or formation.size > CARGO:
        return found
    return found + embarkations(g, power, origin, g.cp, formation.size > 0)
