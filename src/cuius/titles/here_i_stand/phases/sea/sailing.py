"""16.1 The naval move: all ships of a power at once, one step each.

Cards are asked at these moments and are handed what follows them:
    naval.declared   power, moves: Foul Weather. STOP calls the naval move off; its price is paid already.
    naval.roll       power, place, total: Professional Rowers, after the dice of an interception ("chase")
                     or of avoiding battle ("evade"). A number is added to the total.
"""

from __future__ import annotations

from itertools import compress
from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import ATLANTIC_OCEAN, LEADERS, NAVAL_LEADERS, NAVAL_MOVE, PLACES
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.common.fleets import sail
from cuius.titles.here_i_stand.phases.land.formation import DONE
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.phases.sea.reactions import choose_ships, naval_avoidance, naval_interceptions
from cuius.titles.here_i_stand.rules.cards import was_stopped
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, in_force
from cuius.titles.here_i_stand.rules.powers import allies_of, others_from
from cuius.titles.here_i_stand.rules.units import (
    Fleet,
    able,
    enemy_fleets,
    fleet_at,
    fresh_ships,
    is_open_to,
    is_port,
    places_with_ships,
    ships_of,
)
from cuius.titles.here_i_stand.state import POWER_COUNT, State


class Course(NamedTuple):
    """16.1-p1 Ships and leaders from one place, and where they go."""

    fleet: Fleet
    target: Id


Courses = tuple[Course, ...]


def can_sail(g: State, power: Id) -> bool:
    """16.1-r1, 5.3-r3 Whoever has a ship that can move; the Protestant never has one."""
    if in_force(g, FOUL_WEATHER_RULES, power):
        return False
    for place in compress(PLACES.ids, g.squadrons[power::POWER_COUNT]):  # mostly the first of them can
        if fresh_ships(g, power, place) and any(
            is_open_to(g, power, p) for p in g.board.sailing[place] if p != ATLANTIC_OCEAN
        ):
            return True
    return any(can_put_out(g, fleet_at(g, power, place), ()) for place in places_with_ships(g, power))


@action(NAVAL_MOVE, rule="16.1-r1", when=can_sail)
def naval_move(g: State, power: Id) -> Proc[None]:
    """16.1-r1,r2, 16-r1, 16.1-p1..p7 Declared, sailed, answered; then those who meet fight."""
    courses = yield from declare(g, power)
    about = {"mover": power, "units": sum([course.fleet.size for course in courses])}
    if was_stopped((yield from window(g, "naval.declared", others_from(power), power, courses, about=about))):
        g.tell("naval.stopped", power=power)  # 16.1-p3, ruling R71
        return
    exposed = set_sail(g, courses)
    caught = yield from naval_interceptions(g, power, exposed)
    yield from naval_avoidance(g, power, tuple([sea for sea in exposed if sea not in caught]))
    yield from meet_enemies(g, power)  # 16.1-p6: nobody is exposed any more


# Step 1: declaring


def declare(g: State, power: Id) -> Proc[Courses]:
    """16.1-p1 Place after place: where to, and which ships; then nobody is left behind alone."""
    courses: Courses = ()
    while True:
        origin = yield Ask(power, "fleet.from", anchorages, g, power, courses, rule="16.1-p1")
        if origin == DONE:
            break
        stack = at_anchor(g, power, origin, courses)
        target = yield Ask(
            power, "fleet.to", targets, g, stack, rule="16.1-r3", about={"place": origin, "units": stack.size}
        )
        moving = able(g, stack, target)
        remain = moving.size < stack.size
        most = may_leave(g, stack, courses)
        fleet = yield from choose_ships(g, moving, "fleet", "16.1-p1", most, remain=remain)
        courses = (*courses, Course(fleet, target))
    return (yield from take_leaders(g, power, courses))


def anchorages(g: State, power: Id, courses: Courses) -> Options:
    """16.1-r1 Places from which ships can still be sent; and to be done, once some are."""
    places = places_with_ships(g, power)
    found = [p for p in places if can_put_out(g, at_anchor(g, power, p, courses), courses)]
    return (*found, DONE) if courses else tuple(found)


def can_put_out(g: State, stack: Fleet, courses: Courses) -> bool:
    if may_leave(g, stack, courses) <= 0:
        return False
    return any(is_target(g, stack, place) for place in g.board.sailing[stack.place])


def at_anchor(g: State, power: Id, place: int, courses: Courses) -> Fleet:
    """What has not been told to leave."""
    stack = fleet_at(g, power, place)
    for course in courses:
        if course.fleet.place == place:
            stack = stack.without(course.fleet)
    return stack


def may_leave(g: State, stack: Fleet, courses: Courses) -> int:
    """16.1-x5 How many of them may sail: none that lost a naval combat in this impulse."""
    sent = sum([course.fleet.size for course in courses if course.fleet.place == stack.place])
    return min(stack.size, fresh_ships(g, stack.power, stack.place) - sent)


def targets(g: State, stack: Fleet) -> Options:
    """16.1-r3, 16.1-x1,x2,x6, 2.5-r13..r16 Adjacent places that one of these ships may enter."""
    return tuple([place for place in g.board.sailing[stack.place] if is_target(g, stack, place)])


def is_target(g: State, stack: Fleet, place: Id) -> bool:
    if not is_open_to(g, stack.power, place):
        return False
    return place != ATLANTIC_OCEAN or able(g, stack, place).size > 0


def take_leaders(g: State, power: Id, courses: Courses) -> Proc[Courses]:
    """16.1-x3,x4 A leader whose place would be without a ship goes with one of those that leave."""
    for leader in NAVAL_LEADERS:
        place = g.leader_at[leader]
        if not goes_anyway(leader, courses) and ways_to_follow(g, power, leader, courses):
            target = yield Ask(
                power,
                "fleet.follow",
                ways_to_follow,
                g,
                power,
                leader,
                courses,
                rule="16.1-x4",
                about={"leader": leader, "place": PLACES[place]},
            )
            courses = with_leader(courses, leader, place, target)
    return courses


def goes_anyway(leader: Id, courses: Courses) -> bool:
    return any(leader in course.fleet.leaders for course in courses)


def ways_to_follow(g: State, power: Id, leader: Id, courses: Courses) -> Options:
    """16.1-x4, 16.1-x6, ruling R240 Where the ships of his place go; nowhere if he need not or cannot."""
    place = g.leader_at[leader]
    leaving = [c for c in courses if c.fleet.place == place]
    if g.side[g.leader_of[leader]] != power or not leaving or any(c.target == place for c in courses):
        return ()
    if ships_of(g, power, place) > sum([c.fleet.size for c in leaving]):
        return ()
    alone = Fleet(power, PLACES[place], (), 0, (LEADERS[leader],))
    return tuple([p for p in dict.fromkeys([c.target for c in leaving]) if able(g, alone, p).leaders])


def with_leader(courses: Courses, leader: Id, place: int, target: Id) -> Courses:
    """He goes with the first ships of his place that sail there."""
    found = list(courses)
    for n, (fleet, to) in enumerate(found):
        if fleet.place == place and to == target:
            found[n] = Course(fleet._replace(leaders=(*fleet.leaders, leader)), to)
            break
    return tuple(found)


# Step 2: sailing


def set_sail(g: State, courses: Courses) -> tuple[Id, ...]:
    """16.1-p2, 16.1-p2a..p2c All at once; the sea zones in which those who arrive are exposed.

    Not in a port, nor where friendly ships have stayed.
    """
    power = courses[0].fleet.power
    exposed = [s for s in dict.fromkeys([c.target for c in courses]) if not is_port(s)]
    exposed = [sea for sea in exposed if not is_sheltered(g, power, sea, courses)]
    for fleet, target in courses:
        sail(g, fleet, target, with_marks=False)
        g.tell(
            "fleet.sails",
            power=power,
            origin=fleet.place,
            target=target,
            squadrons=fleet.ships.squadrons,
            corsairs=fleet.corsairs,
        )
    return tuple(sorted(exposed))


def is_sheltered(g: State, power: Id, sea: Id, courses: Courses) -> bool:
    """16.1-p2b, 2.2-r7, ruling R70 Ships of the power or of its allies lie there; ruling R241: and stay."""
    leaving = sum([c.fleet.size for c in courses if c.fleet.place == sea])
    if ships_of(g, power, sea) > leaving:
        return True
    return any(ships_of(g, ally, sea) for ally in allies_of(g, power))


# Step 7: meeting


def meet_enemies(g: State, power: Id) -> Proc[None]:
    """16.1-p7, 16.1-p7b,p7c, 16.1-r4,r5 The power chooses where and whom it fights first, each enemy once.

    Whoever is beaten is gone from there, and so the fighting is over; those at peace share the sea.
    """
    met: tuple[tuple[Id, Id], ...] = ()
    while battlegrounds(g, power, met):
        place = yield Ask(power, "fleet.battle", battlegrounds, g, power, met, rule="16.1-p7")
        enemy = yield Ask(
            power, "fleet.enemy", unmet, g, power, place, met, rule="16.1-p7b", about={"place": place}
        )
        met = (*met, (place, enemy))
        yield from naval_combat(g, power, enemy, place)


def battlegrounds(g: State, power: Id, met: tuple[tuple[Id, Id], ...]) -> Options:
    return tuple([p for p in places_with_ships(g, power) if unmet(g, power, p, met)])


def unmet(g: State, power: Id, place: Id, met: tuple[tuple[Id, Id], ...]) -> Options:
    """Enemies there whom the power has not fought in this naval move."""
    return tuple([enemy for enemy in enemy_fleets(g, power, place) if (place, enemy) not in met])
