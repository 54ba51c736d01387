"""19.3 Naval units return to port."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT
from cuius.titles.here_i_stand.ids import FIRST_SEA, MAJORS, NAVAL_LEADERS, OTTOMAN, PLACES
from cuius.titles.here_i_stand.rules.relations import commander, controls, minors_of
from cuius.titles.here_i_stand.rules.stacks import admirals_of
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import TURN_TRACK, State


def fleets_go_home(g: State) -> Proc[None]:
    """19.3-r1,r3 To the nearest port of the major power; nobody intercepts, fights or suffers attrition."""
    for power in MAJORS:
        for place in abroad(g, power):
            yield from sail_home(g, power, place)
        stray_admirals(g, power)


def abroad(g: State, power: Id) -> tuple[Id, ...]:
    """Where its ships are at sea or in a port that is not its own."""
    many = g.corsairs if power == OTTOMAN else [0] * PLACE_COUNT
    for owner in (power, *minors_of(g, power)):
        many = [a + b for a, b in zip(many, g.squadrons[owner::N], strict=True)]
    return tuple([PLACES[p] for p, ships in enumerate(many) if ships and not is_home_port(g, power, p)])


def ships_here(g: State, owner: int, place: int) -> int:
    return g.squadrons[place * N + owner] + (g.corsairs[place] if owner == OTTOMAN else 0)


def is_home_port(g: State, power: int, place: int) -> bool:
    return place < FIRST_SEA and controls(g, power, place)


def sail_home(g: State, power: Id, place: Id) -> Proc[None]:
    """19.3-r2,r4 Ship by ship; among ports equally near the owner chooses, a leader goes with a ship."""
    ports: list[Id] = []
    for owner in (power, *minors_of(g, power)):
        for _ in range(ships_here(g, owner, place)):
            if not nearest_ports(g, power, place):
                lose_ship(g, owner, place)
                continue
            port = yield Ask(
                power, "winter.port", nearest_ports, g, power, place, rule="19.3-r2", about={"place": place}
            )
            bring_home(g, owner, place, port)
            ports.append(port)
    for leader in admirals_of(g, power, place):
        if ports:
            port = yield Ask(
                power, "winter.admiral", used, tuple(ports), rule="19.3-r4", about={"leader": leader}
            )
            g.leader_at[leader] = int(port)


def used(ports: tuple[Id, ...]) -> Options:
    """The ports that ships went to, each once."""
    return tuple(dict.fromkeys(ports))


def nearest_ports(g: State, power: Id, place: int) -> Options:
    """19.3-r1 The ports of its power at the least distance by sea."""
    row = place * PLACE_COUNT
    voyage = g.board.voyage
    ports = [p for p in g.board.ports if controls(g, power, p) and voyage[row + p] < FAR]
    least = min([voyage[row + p] for p in ports], default=FAR)
    return tuple([p for p in ports if voyage[row + p] == least])


def bring_home(g: State, owner: int, place: int, port: int) -> None:
    if g.squadrons[place * N + owner]:
        g.shift_squadrons(owner, place, port, 1)
    else:
        g.shift_corsairs(place, port, 1)


def lose_ship(g: State, owner: Id, place: Id) -> None:
    """Ruling of 19.3-r1: no port can be reached."""
    if g.squadrons[place * N + owner]:
        g.sink_squadrons(owner, place)
    else:
        g.sink_corsairs(owner, place)
    g.tell("winter.ship_lost", power=commander(g, owner), place=place)


def stray_admirals(g: State, power: Id) -> None:
    """16.1-x3, 19.3-r4 A naval leader without ships at sea or in a foreign port waits for next turn."""
    for leader in NAVAL_LEADERS:
        place = g.leader_at[leader]
        if place >= 0 and g.side[g.leader_of[leader]] == power and not is_home_port(g, power, place):
            g.leader_at[leader] = TURN_TRACK
