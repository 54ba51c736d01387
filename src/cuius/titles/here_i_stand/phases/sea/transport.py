"""16.3 Naval transport: a move in clear that crosses sea zones held by the power's own ships.

The pieces stay in their port until they land, so that none is ever at sea when an action ends (2.5-r12).
Cards are asked at these moments and are handed what follows them:
    transport.declared   formation, sea: Foul Weather. STOP calls it off; its price is paid already.
    move.declared        on landing, with by_sea=True: Gout
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import MOVE_CLEAR, SEAS
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.land.arrival import arrive
from cuius.titles.here_i_stand.phases.land.formation import Formation
from cuius.titles.here_i_stand.rules.control import is_raid_on, leaders_may_enter, may_enter
from cuius.titles.here_i_stand.rules.fleets import enemy_fleets, is_port
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, in_force
from cuius.titles.here_i_stand.rules.relations import others_from
from cuius.titles.here_i_stand.rules.units import ships_of
from cuius.titles.here_i_stand.rules.windows import was_stopped
from cuius.titles.here_i_stand.state import State

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
