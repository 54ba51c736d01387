"""Campaigns: which army could take which space, what it is worth for each command point, and the first step.

A road leads over land and over seas. Spaces that are not mine cost a point more, because they must be
controlled for a line of communication; a sea without my ships costs the naval move that brings them there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.worth import campaign, is_prey, space_worth
from cuius.titles.here_i_stand.ids import ALGIERS, FIRST_SEA, INDEPENDENT, MAJORS, OTTOMAN, PHASES, PROTESTANT
from cuius.titles.here_i_stand.state import POWER_COUNT

FAR = 9
"""Command points beyond which nobody looks for a target."""
BEFORE_SPRING = (PHASES["card_draw"], PHASES["diplomacy"])
"""10 An army in a capital will march to the border at no cost."""
CARGO = 5
RELIEVED = 0.6
"""What is left of the chance of a siege when an army as large stands near by."""
LEAST = 0.3
"""The least chance with which an army sets out."""


class Plan(NamedTuple):
    """An army, its goal, and what the way there gives for each command point."""

    value: float
    origin: int
    goal: int
    step: int
    """The next place on the way."""
    units: int
    cost: int


Ways = tuple[bool, Sequence[tuple[int, int]]]
"""Whether one may go on, and the next places with what they cost."""
Roads = dict[int, tuple[int, int]]
"""By place: the points it takes to get there, and the place before it."""


def roads_from(s: Sight, origin: int) -> Roads:
    """All places an army could march or sail to."""
    known: dict[int, Roads] = s.thoughts.setdefault("roads", {})
    if origin not in known:
        known[origin] = find_roads(s, origin)
    return known[origin]


def find_roads(s: Sight, origin: int) -> Roads:
    """By growing cost, and by place where that is equal."""
    found: Roads = {origin: (0, origin)}
    reached: list[list[int]] = [[] for _ in range(FAR + 1)]
    reached[0].append(origin)
    ways: dict[int, Ways] = s.thoughts.setdefault("ways", {})
    if s.view["phase"] in BEFORE_SPRING and s.board.capital_of[origin] == s.me:
        for place in spring_reach(s, origin, places_of_foes(s)):
            found[place] = (1, origin)
            reached[1].append(place)
    for cost in range(FAR):
        for place in sorted(reached[cost]):
            if found[place][0] < cost:
                continue
            if place not in ways:
                ways[place] = ways_on(s, place)
            leads, steps = ways[place]
            if not leads and place != origin:
                continue
            for near, price in steps:
                total = cost + price
                if total <= FAR and (near not in found or total < found[near][0]):
                    found[near] = (total, place)
                    reached[total].append(near)
    return found


def ways_on(s: Sight, place: int) -> Ways:
    """Whether an army on its way may go on from here, and what each next place costs."""
    board, enterable, tolls = s.board, s.enterable, tolls_of(s)
    if place < FIRST_SEA:
        steps = [(n, price + tolls[n]) for n, price in board.steps[place] if enterable[n]]
        if board.port[place]:
            steps += [(sea, fare) for sea in board.seas[place] if (fare := passage(s, sea)) < FAR]
        return leads_on(s, place, places_of_foes(s)), steps
    hostile = s.enemy_fleets
    steps = [(p, 1 + tolls[p]) for p in board.ports_on[place] if enterable[p] and p not in hostile]
    steps += [(sea, fare) for sea in board.sea_links[place] if (fare := passage(s, sea)) < FAR]
    return True, steps


def places_of_foes(s: Sight) -> set[int]:
    """Where land units of enemies stand."""
    if "foes_at" not in s.thoughts:
        foes = {p for p in range(POWER_COUNT) if s.foe[p]}
        s.thoughts["foes_at"] = {space for space, here in s.land.items() if not foes.isdisjoint(here)}
    found: set[int] = s.thoughts["foes_at"]
    return found


def spring_reach(s: Sight, capital: int, foes_at: set[int]) -> list[int]:
    """10 Spaces of mine to which a way of my spaces leads from the capital, passes left out."""
    reached = [capital]
    for place in reached:
        for near, price in s.board.steps[place]:
            if price == 1 and near not in reached and s.is_mine(near) and near not in foes_at:
                reached.append(near)
    return reached[1:]


def leads_on(s: Sight, space: int, foes_at: set[int]) -> bool:
    """Can an army march through? Not past hostile walls, nor through enemies."""
    if space in foes_at or space in s.unrest:
        return False
    return s.friend[s.holder(space)] or not s.is_walled(space)


def tolls_of(s: Sight) -> list[int]:
    """By space: land that is not mine must be controlled on the way."""
    if "tolls" not in s.thoughts:
        friend = s.friend
        s.thoughts["tolls"] = [
            0 if walled or friend[holder] else 1 for holder, walled in zip(s.holders, s.walls, strict=True)
        ]
    found: list[int] = s.thoughts["tolls"]
    return found


def passage(s: Sight, sea: int) -> int:
    """1 where my ships sail, one more where they could come from a port, else no way."""
    if sea in s.enemy_fleets:
        return FAR
    if sea in s.fleets:
        return 1
    return 2 if any(port in s.fleets for port in s.board.ports_on[sea]) else FAR


def plans(s: Sight) -> list[Plan]:
    """Every campaign worth a thought, the best first."""
    if "plans" not in s.thoughts:
        s.thoughts["plans"] = all_plans(s)
    found: list[Plan] = s.thoughts["plans"]
    return found


def all_plans(s: Sight) -> list[Plan]:
    if s.me == PROTESTANT and not s.league:
        return []
    found: list[Plan] = []
    prey = goals(s)
    if not prey:
        return found
    camps = {siege.goal for siege in sieges(s)}
    for origin, size in s.armies.items():
        if is_shut_in(s, origin) or origin in camps:
            continue
        units = free_units(s, origin, size)
        if units < 2:
            continue
        roads = roads_from(s, origin)
        leaders = s.generals.get(origin, [])
        led, rating = s.limit(leaders), max([s.board.battle[x] for x in leaders], default=0)
        for goal, worth in prey:
            if goal in roads and goal != origin:
                plan = weigh(s, origin, goal, roads, min(units, led), rating, worth)
                if plan.value > 0:
                    found.append(plan)
    return sorted(found, reverse=True)


def goals(s: Sight) -> list[tuple[int, float]]:
    """Spaces to take, sieges to lift, and enemies to drive out, with their worth."""
    if "goals" not in s.thoughts:
        s.thoughts["goals"] = find_goals(s)
    found: list[tuple[int, float]] = s.thoughts["goals"]
    return found


def find_goals(s: Sight) -> list[tuple[int, float]]:
    found = []
    besieged, board = s.view["besieged"], s.board
    foes_at, walls, enterable = places_of_foes(s), s.walls, s.enterable
    for space, holder in enumerate(s.holders):
        if s.foe[holder] or holder == INDEPENDENT:
            if board.key[space] or board.electorate[space] or walls[space] or space in foes_at:
                if enterable[space] and (space != ALGIERS or holder == OTTOMAN):
                    found.append((space, space_worth(s, space)))
            elif board.home[space] == s.me:
                found.append((space, space_worth(s, space)))
        elif space in foes_at and s.friend[holder]:
            siege = 1.2 if besieged[space] and board.key[space] else 0.3
            found.append((space, siege + 0.1 * s.foes_in(space)))
    return found


def ships_missing(s: Sight, space: int) -> int:
    """15.1-x3..x5 How many more ships off the coast an assault needs; 0 if nothing is in the way."""
    if not s.board.port[space]:
        return 0
    holder, seas = s.holder(space), s.board.seas[space]
    squadrons, side = s.squadrons, s.side
    in_port = at_sea = 0
    for at, many in squadrons.items():
        place, owner = divmod(at, POWER_COUNT)
        if side[owner] == holder:
            in_port += many * (place == space)
            at_sea += many * (place in seas)
    if at_sea:
        return at_sea + in_port + 1
    if not in_port:
        return 0
    return max(0, in_port + 1 - sum([s.fleets.get(sea, 0) for sea in seas]))


def is_shut_in(s: Sight, space: int) -> bool:
    """Its units there are besieged."""
    return bool(s.view["besieged"][space]) and s.friend[s.holder(space)]


def free_units(s: Sight, origin: int, size: int) -> int:
    """Those who may leave: a key keeps one man, a key in danger more."""
    if not s.is_mine(origin) or not s.is_walled(origin):
        return size
    return size - min(size, guard_for(s, origin))


def guard_for(s: Sight, space: int) -> int:
    """How many should stay behind the walls."""
    if not s.board.key[space] and not s.board.electorate[space]:
        return 0
    near = danger_near(s, space)
    return 1 if not near else min(4, 1 + (near + 1) // 3)


def danger_near(s: Sight, space: int) -> int:
    """The largest enemy stack within three steps."""
    row, distance = space * FIRST_SEA, s.board.distance
    return max([many for place, many in threats(s).items() if distance[row + place] <= 3], default=0)


def threats(s: Sight) -> dict[int, int]:
    """Where major powers that I am at war with stand, and how strong the largest of them is there."""
    if "threats" not in s.thoughts:
        foes = [p for p in MAJORS if s.foe[p]]
        largest = {place: max([here.get(p, 0) for p in foes], default=0) for place, here in s.land.items()}
        s.thoughts["threats"] = {place: many for place, many in largest.items() if many}
    found: dict[int, int] = s.thoughts["threats"]
    return found


def weigh(s: Sight, origin: int, goal: int, roads: Roads, units: int, rating: int, worth: float) -> Plan:
    """One army against one goal."""
    cost, before = roads[goal]
    step, sails = goal, before >= FIRST_SEA
    while before != origin:
        step, before = before, roads[before][1]
        sails = sails or before >= FIRST_SEA
    if sails or step >= FIRST_SEA:
        units = min(units, CARGO)
    friendly = s.friend[s.holder(goal)]
    walls = s.is_walled(goal) and not friendly
    holder = s.holder(goal)
    garrison = s.foes_in(goal) if friendly else s.garrison(goal)
    captain = s.rating_in(goal, holder) if garrison and not friendly else 0
    chance, assaults = campaign(units, rating, garrison, captain, walls)
    missing = ships_missing(s, goal) if walls and chance >= LEAST else 0
    if chance < LEAST or missing > sum(s.fleets.values()):
        return Plan(0.0, origin, goal, step, units, cost)
    if missing:
        assaults += 2
    if walls and garrison and relief_near(s, goal) >= units:
        chance *= RELIEVED
    return Plan(worth * chance / (cost + assaults + 1), origin, goal, step, units, cost)


def relief_near(s: Sight, goal: int) -> int:
    """The largest army of an enemy that could come to the aid of these walls."""
    known: dict[int, int] = s.thoughts.setdefault("relief", {})
    if goal not in known:
        row, distance = goal * FIRST_SEA, s.board.distance
        known[goal] = 0
        for place, here in s.land.items():
            if place != goal and distance[row + place] <= 2:
                known[goal] = max([known[goal], *[many for p, many in here.items() if s.foe[p]]])
    return known[goal]


def way_to(roads: Roads, goal: int) -> list[int]:
    """The places on the way, the goal first, the origin left out."""
    way = []
    while roads[goal][1] != goal:
        way.append(goal)
        goal = roads[goal][1]
    return way


def sieges(s: Sight) -> list[Plan]:
    """Walls before which I lie, with what an assault would give; the ships it may need are in `cost`."""
    if "sieges" not in s.thoughts:
        s.thoughts["sieges"] = all_sieges(s)
    found: list[Plan] = s.thoughts["sieges"]
    return found


def urgency(s: Sight) -> float:
    """What the next command point is worth to an army that lies before walls."""
    return max([siege.value for siege in sieges(s) if not siege.cost], default=0.0)


def all_sieges(s: Sight) -> list[Plan]:
    found = []
    for space, many in s.armies.items():
        if s.view["besieged"][space] and not s.friend[s.holder(space)] and is_prey(s, space):
            leaders = s.generals.get(space, [])
            rating = max([s.board.battle[x] for x in leaders], default=0)
            inside = s.garrison(space)
            captain = s.rating_in(space, s.holder(space)) if inside else 0
            units = min(many, s.limit(leaders))
            chance, assaults = campaign(units, rating, min(inside, 4), captain, True)
            if chance:
                missing = ships_missing(s, space)
                worth = space_worth(s, space) * chance / (max(1, assaults) + missing)
                found.append(Plan(worth, space, space, space, many, missing))
    return sorted(found, reverse=True)
