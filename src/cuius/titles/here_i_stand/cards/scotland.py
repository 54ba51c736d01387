"""97 Scots Raid."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, FRANCE, MAJORS, SCOTLAND, SCOTS_RAID, STIRLING
from cuius.titles.here_i_stand.phases.action.impulse import responses, take_action
from cuius.titles.here_i_stand.phases.common.cards import put_in_force, put_out_of_force
from cuius.titles.here_i_stand.phases.common.control import take_control
from cuius.titles.here_i_stand.phases.common.displacement import displace
from cuius.titles.here_i_stand.rules.card_registry import event
from cuius.titles.here_i_stand.rules.lasting import SCOTS_RAID as RAIDING
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.units import enemy_land_in
from cuius.titles.here_i_stand.state import State

RAID, RAID_WITH_LEADER = 6, 3
"""24-k97 Command points of France; in 2017, fewer with a leader sent."""


def can_raid(g: State, power: Id) -> bool:
    """24-k97 Scotland is a French ally; in 2017 the event is mandatory and may come to nothing."""
    return g.side[SCOTLAND] == FRANCE or g.edition == "2017"


@event(SCOTS_RAID, rule="24-k97", when=can_raid)
def scots_raid(g: State, power: Id) -> Proc[None]:
    """24-k97 France spends six points in the north, whoever played the card."""
    if g.side[SCOTLAND] != FRANCE:
        g.tell("scots.quiet")
        return
    points = RAID
    if g.edition == "2017":
        yield from free_stirling(g)
        points = yield from send_leader(g)
    g.tell("scots.raid", power=FRANCE, points=points)
    yield from raid(g, points)


def raid(g: State, points: int) -> Proc[None]:
    """24-k97 (ruling R453) Actions as in an impulse of France, in the north only; what is left is lost."""
    put_in_force(g, RAIDING, FRANCE)
    g.cp, g.spender = points, int(FRANCE)
    while g.cp:
        yield from take_action(g, FRANCE)
        if g.cp:  # 6.1-r17..r19, 15.3-r3
            yield from responses(g, MAJORS[g.impulse])
    put_out_of_force(g, RAIDING, FRANCE)


# What the face of 2017 adds


def free_stirling(g: State) -> Proc[None]:
    """24-k97 In 2017 Stirling is French again; whoever else stands there leaves."""
    if controls(g, FRANCE, STIRLING):
        return
    take_control(g, SCOTLAND, STIRLING)
    for power in MAJORS:
        if power != FRANCE:
            yield from displace(g, STIRLING, power)


def send_leader(g: State) -> Proc[int]:
    """24-k97 In 2017 a French leader may cross to Scotland first, for half of the points."""
    if not passengers(g)[:-1] or not landings(g):
        return RAID
    leader = yield Ask(FRANCE, "scots.leader", passengers, g, rule="24-k97")
    if leader == PASS:
        return RAID
    about = {"leader": leader}
    space = yield Ask(FRANCE, "scots.landing", landings, g, rule="24-k97", about=about)
    g.leader_at[leader] = int(space)
    g.tell("leader.arrives", leader=leader, space=space)
    return RAID_WITH_LEADER


def passengers(g: State) -> Options:
    """French army leaders on the map, not besieged; or nobody."""
    found: list[Any] = [x for x in ARMY_LEADERS if g.leader_of[x] == FRANCE and is_free(g, g.leader_at[x])]
    return (*found, PASS)


def is_free(g: State, space: int) -> bool:
    return space >= 0 and not (g.besieged[space] and controls(g, FRANCE, space))


def landings(g: State) -> Options:
    """Scottish home spaces under French control without enemies, not besieged."""
    homes = g.board.homes[SCOTLAND]
    open_to_him = [s for s in homes if controls(g, FRANCE, s) and not g.besieged[s]]
    return tuple([s for s in open_to_him if not enemy_land_in(g, FRANCE, s)])
