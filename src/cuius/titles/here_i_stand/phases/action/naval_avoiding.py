"""16.1-p5 Avoiding battle at sea: ships slip away from an exposed enemy who has entered their sea zone."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.phases.action.naval_interception import EVADE, naval_roll
from cuius.titles.here_i_stand.rules.dice import NEEDED
from cuius.titles.here_i_stand.rules.fleets import able, fleet_at, is_calm_haven, sail
from cuius.titles.here_i_stand.rules.relations import at_war
from cuius.titles.here_i_stand.rules.stacks import ships_of
from cuius.titles.here_i_stand.state import State


def naval_avoidance(g: State, active: Id, seas: tuple[Id, ...]) -> Proc[None]:
    """16.1-p5, 16.1-p5b Enemies in these sea zones, in impulse order; ships in port never avoid battle."""
    for power in MAJORS:
        if power != active and at_war(g, power, active):
            for sea in seas:
                if ships_of(g, power, sea) and len(hiding_places(g, power, sea)) > 1:
                    yield from slip_off(g, power, active, sea)


def slip_off(g: State, power: Id, active: Id, sea: Id) -> Proc[None]:
    """16.1-p5c,p5d,p5f All its ships there to one place it names, on nine."""
    target = yield Ask(
        power,
        "evade.to",
        hiding_places,
        g,
        power,
        sea,
        rule="16.1-p5c",
        about={"mover": active, "place": sea, "units": ships_of(g, active, sea)},
    )
    if target == PASS:
        return
    fleet = fleet_at(g, power, sea)
    reached = yield from naval_roll(g, fleet, active, EVADE)
    success = reached >= NEEDED
    g.tell("evade.tried", power=power, place=sea, target=target, total=reached, success=int(success))
    if success:
        sail(g, fleet, target)


def hiding_places(g: State, power: Id, sea: Id) -> Options:
    """16.1-p5c,p5d, 16.1-x6 Its own ports and sea zones without enemies that all its ships may enter."""
    fleet = fleet_at(g, power, sea)
    found = [p for p in g.board.sailing[sea] if is_calm_haven(g, power, p) and able(g, fleet, p) == fleet]
    return (*found, PASS)
