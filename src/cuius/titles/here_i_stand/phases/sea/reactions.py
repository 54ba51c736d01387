"""16.1 Which ships of a stack go; naval interception, and avoiding battle at sea.

`choose_ships(g, stack, key, rule, most)` asks `key.whole`, and for a part `key.squadrons` for each owner,
`key.corsairs` and `key.leader`; the catalogue has these four messages for every key.
"""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import MAJORS, PLACES
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.common.fleets import sail
from cuius.titles.here_i_stand.phases.land.formation import DONE, how_many, leaders_left
from cuius.titles.here_i_stand.rules.dice import NEEDED, naval_modifiers
from cuius.titles.here_i_stand.rules.powers import at_war, everybody_from
from cuius.titles.here_i_stand.rules.units import Fleet, able, fleet_at, is_calm_haven, ships_of
from cuius.titles.here_i_stand.state import State

ALL, PART = "all", "part"


def choose_ships(g: State, stack: Fleet, key: str, rule: str, most: int, *, remain: bool) -> Proc[Fleet]:
    """16.1-p1,p4a One to `most` ships of a stack; `remain`: other ships of the power stay in the place."""
    about = {"power": stack.power, "place": stack.place}
    if stack.size <= most:
        if stack.size == 1 and not (remain and stack.leaders):
            return stack
        whole = yield Ask(stack.power, f"{key}.whole", whole_or_part, g, stack, rule=rule, about=about)
        if whole == ALL:
            return stack
    squadrons, corsairs = yield from choose_units(stack, key, rule, min(most, stack.size))
    part = stack._replace(squadrons=squadrons, corsairs=corsairs)
    if remain or part.size < stack.size:  # 16.1-x4 else no leader may stay
        leaders = yield from choose_leaders(g, stack, key)
        part = part._replace(leaders=leaders)
    return part


def whole_or_part(g: State, stack: Fleet) -> Options:
    return (ALL, PART)


def choose_units(
    stack: Fleet, key: str, rule: str, most: int
) -> Proc[tuple[tuple[tuple[Id, int], ...], int]]:
    """5.3-r1 Squadrons owner by owner, then corsairs; one ship at least."""
    squadrons: list[tuple[Id, int]] = []
    behind, taken, corsairs = stack.size, 0, 0
    for owner, present in stack.squadrons:
        behind -= present
        low, high = max(0, 1 - taken - behind), min(present, most - taken)
        about = {"power": owner, "place": stack.place}
        many = yield Ask(stack.power, f"{key}.squadrons", how_many, low, high, rule=rule, about=about)
        taken += many
        if many:
            squadrons.append((owner, many))
    if stack.corsairs:
        low, high = max(0, 1 - taken), min(stack.corsairs, most - taken)
        about = {"place": stack.place}
        corsairs = yield Ask(stack.power, f"{key}.corsairs", how_many, low, high, rule=rule, about=about)
    return tuple(squadrons), corsairs


def choose_leaders(g: State, stack: Fleet, key: str) -> Proc[tuple[Id, ...]]:
    """16.1-x3b Naval leaders may go along with any ship that leaves."""
    chosen: tuple[Id, ...] = ()
    while len(chosen) < len(stack.leaders):
        word = yield Ask(
            stack.power,
            f"{key}.leader",
            leaders_ashore,
            g,
            stack,
            chosen,
            rule="16.1-x3b",
            about={"place": stack.place},
        )
        if word == DONE:
            break
        chosen = (*chosen, word)
    return chosen


def leaders_ashore(g: State, stack: Fleet, chosen: tuple[Id, ...]) -> Options:
    """Those who have not been told to go along; and to be done."""
    return leaders_left(stack.leaders, chosen, True)


# 16.1-p4 Naval interception: enemy ships close in on those who arrived in an empty sea zone.

CHASE, EVADE = "chase", "evade"
"""What the dice are thrown for."""


class Attempt(NamedTuple):
    """A group that has tried: from where, into which sea zone, and who failed."""

    origin: Id
    sea: Id
    failed: int
    leaders: tuple[Id, ...]


Attempts = tuple[Attempt, ...]


def naval_interceptions(g: State, active: Id, exposed: tuple[Id, ...]) -> Proc[tuple[Id, ...]]:
    """16.1-p4, 16.1-p4b,p4c Enemies in impulse order; the sea zones in which one has succeeded are closed."""
    closed: tuple[Id, ...] = ()
    for power in MAJORS:
        if power != active and at_war(g, power, active):
            seas = tuple([sea for sea in exposed if sea not in closed])
            closed += yield from chase(g, power, active, seas)
    return closed


def chase(g: State, power: Id, active: Id, seas: tuple[Id, ...]) -> Proc[tuple[Id, ...]]:
    """16.1-p4a,p4h One power's groups, in the order it likes; where they succeed they are one stack."""
    attempts: Attempts = ()
    reached: tuple[Id, ...] = ()
    while len(watches(g, power, active, seas, attempts)) > 1:
        about = {"mover": active}
        origin = yield Ask(
            power, "chase.from", watches, g, power, active, seas, attempts, rule="16.1-p4a", about=about
        )
        if origin == PASS:
            break
        about = {"mover": active, "place": origin}
        sea = yield Ask(
            power, "chase.to", quarries, g, power, origin, seas, attempts, rule="16.1-p4a", about=about
        )
        present = ships_of(g, power, origin)
        stack = eager(g, power, origin, sea, attempts)
        most = min(stack.size, present - failed_from(origin, attempts))
        fleet = yield from choose_ships(g, stack, "chase", "16.1-p4a", most, remain=stack.size < present)
        if (yield from catches(g, fleet, active, sea)):
            sail(g, fleet, sea)
            attempts = (*attempts, Attempt(origin, sea, 0, ()))
            reached = (*reached, sea)
        else:
            attempts = (*attempts, Attempt(origin, sea, fleet.size, fleet.leaders))
    return reached


def watches(g: State, power: Id, active: Id, seas: tuple[Id, ...], attempts: Attempts) -> Options:
    """16.1-p4, 16.1-p4d Adjacent ports and sea zones without ships of the active power; or nobody tries."""
    near = {int(place) for sea in seas for place in g.board.sailing[sea] if ships_of(g, power, place)}
    return (*[p for p in PLACES.ids if p in near and can_chase(g, power, active, p, seas, attempts)], PASS)


def can_chase(g: State, power: Id, active: Id, place: Id, seas: tuple[Id, ...], attempts: Attempts) -> bool:
    return not ships_of(g, active, place) and bool(quarries(g, power, place, seas, attempts))


def quarries(g: State, power: Id, place: Id, seas: tuple[Id, ...], attempts: Attempts) -> Options:
    """Sea zones next to this place against which it has not tried yet, with ships that have not tried."""
    if ships_of(g, power, place) <= failed_from(place, attempts):
        return ()
    tried = [a.sea for a in attempts if a.origin == place]
    found = [sea for sea in seas if sea not in tried and sea in g.board.sailing[place]]
    return tuple([sea for sea in found if eager(g, power, place, sea, attempts).size])


def eager(g: State, power: Id, place: Id, sea: Id, attempts: Attempts) -> Fleet:
    """16.1-x6 Those who may enter the sea zone; leaders who failed before stay (ruling R242)."""
    stack = able(g, fleet_at(g, power, place), sea)
    tired = [x for a in attempts if a.origin == place for x in a.leaders]
    return stack._replace(leaders=tuple([x for x in stack.leaders if x not in tired]))


def failed_from(place: Id, attempts: Attempts) -> int:
    """Ruling R242: each ship tries once in a naval move."""
    return sum([a.failed for a in attempts if a.origin == place])


def catches(g: State, fleet: Fleet, active: Id, sea: Id) -> Proc[bool]:
    """16.1-p4e,p4g Nine on two dice with the naval leader who goes along."""
    reached = yield from naval_roll(g, fleet, active, CHASE)
    success = reached >= NEEDED
    g.tell(
        "chase.tried",
        power=fleet.power,
        origin=fleet.place,
        target=sea,
        total=reached,
        success=int(success),
    )
    return success


def naval_roll(g: State, fleet: Fleet, active: Id, why: str) -> Proc[int]:
    """16.1-p4e,p5f Two dice, the leader, and whoever rows harder."""
    modifiers = naval_modifiers(fleet.rating(g))
    dice = yield Roll(d6=2, why=why, who=fleet.power, reasons=modifiers)
    reached = sum(dice) + total(modifiers)
    about = {"power": fleet.power, "place": fleet.place, "total": reached}
    powers = everybody_from(active)
    played = yield from window(g, "naval.roll", powers, fleet.power, fleet.place, reached, about=about)
    return reached + sum([result for *_, result in played if isinstance(result, int)])


# 16.1-p5 Avoiding battle at sea: ships slip away from an exposed enemy who has entered their sea zone.


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
