"""16.2-p9 Where beaten ships go, and attackers of a port after the fight."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.rules.fleets import (
    able,
    fleet_at,
    is_calm_haven,
    is_port,
    sail,
    sink_fleet,
)
from cuius.titles.here_i_stand.rules.relations import decides_nothing
from cuius.titles.here_i_stand.state import State


def retreat_fleet(g: State, power: Id, place: Id) -> Proc[None]:
    """16.2-p9a..p9c Together to one place of the owner's choice; without one they are lost.

    22.1-r3 Ships that nobody commands do not move. 16.1-x6 Those who may not follow are lost (ruling R245).
    """
    fleet = fleet_at(g, power, place)
    if not fleet.size:
        return
    if decides_nothing(g, power) or not ways_out(g, power, place):
        sink_fleet(g, fleet)
        g.tell("fleet.lost", power=power, place=place, units=fleet.size)
        return
    target = yield Ask(
        power, "fleet.retreat", ways_out, g, power, place, rule="16.2-p9b", about={"place": place}
    )
    follows = able(g, fleet, target)
    sail(g, follows, target)
    g.tell("fleet.retreats", power=power, origin=place, target=target, units=follows.size)
    if follows != fleet:
        sink_fleet(g, fleet.without(follows))


def ways_out(g: State, power: Id, place: Id) -> Options:
    """16.2-p9a,p9b, 12.4-r2, ruling R73 From a port its sea zones; at sea also ports of its own; no enemies.

    Places that only some of the ships may enter are offered where there is no other.
    """
    near = g.board.seas[place] if is_port(place) else g.board.sailing[place]
    free = tuple([p for p in near if is_calm_haven(g, power, p)])
    fleet = fleet_at(g, power, place)
    for_all = tuple([p for p in free if able(g, fleet, p) == fleet])
    return for_all or tuple([p for p in free if able(g, fleet, p).size])
