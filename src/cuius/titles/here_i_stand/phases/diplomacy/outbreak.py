"""9.6-r5..r8, 2.1-r13 A war breaks out between two major powers."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import MAJORS, PHASES, SPACES
from cuius.titles.here_i_stand.phases.common.displacement import displace
from cuius.titles.here_i_stand.phases.diplomacy.lending import recall_loans
from cuius.titles.here_i_stand.phases.sea.combat import fight_where_they_meet
from cuius.titles.here_i_stand.rules.relations import controls, is_at_war, relation
from cuius.titles.here_i_stand.rules.units import admirals_of, land_of, leaders_of, ships_of
from cuius.titles.here_i_stand.state import ALLIED, WAR, State

ACTION = PHASES["action"]


def break_out(g: State, one: Id, other: Id) -> Proc[None]:
    """9.6-p2c, 9.6-r6 The At War marker is placed; in the Action Phase fleets that meet fight at once."""
    if is_at_war(g, one, other):
        return
    were_allies = relation(g, one, other) == ALLIED
    g.relate(one, other, WAR)
    g.tell("war.begins", one=one, other=other)
    if were_allies:
        yield from part(g, one, other)
    if g.phase == ACTION:  # 9.6-r7
        attacker, defender = (other, one) if MAJORS[g.impulse] == other else (one, other)  # 9.6-r8
        yield from fight_where_they_meet(g, attacker, defender)


def part(g: State, one: Id, other: Id) -> Proc[None]:
    """2.1-r13, 22.5-r3 Allies who fall out: loans end, and units leave where they are no longer at home."""
    yield from recall_loans(g, one, other)
    yield from recall_loans(g, other, one)
    leaving = [
        (space, guest)
        for space in SPACES
        for guest, host in ((one, other), (other, one))
        if stands_in(g, guest, space) and is_parting_ground(g, guest, host, space)
    ]
    for space, guest in leaving:
        yield from displace(g, space, guest)


def stands_in(g: State, power: Id, space: Id) -> bool:
    """Anything of this power is in the space."""
    return bool(
        land_of(g, power, space)
        or leaders_of(g, power, space)
        or ships_of(g, power, space)
        or admirals_of(g, power, space)
    )


def is_parting_ground(g: State, guest: Id, host: Id, space: Id) -> bool:
    """The host's space, or one that is neither's where both stand."""
    if controls(g, host, space):
        return True
    return not controls(g, guest, space) and stands_in(g, host, space)
