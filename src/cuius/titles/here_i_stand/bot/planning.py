"""Campaigns: which army could take which space, what it is worth for each command point, and the first step.

A road leads over land and over seas. Spaces that are not mine cost a point more, because they must be
controlled for a line of communication; a sea without my ships costs the naval move that brings them there.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
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


def roads_from(s: Sight, origin: int, most: int = FAR) -> Roads:
    """All places an army could march or sail to."""
    found: Roads = {origin: (0, origin)}
    heap = [(0, origin)]
    ways: dict[int, Ways] = s.thoughts.setdefault("ways", {})
    if s.view["phase"] in BEFORE_SPRING and s.board.capital_of[origin] == s.me:
        for place in spring_reach(s, origin, places_of_foes(s)):
            found[place] = (1, origin)
            heap.append((1, place))
    while heap:
        cost, place = heappop(heap)
        if cost > found[place][0]:
            continue
        if place not in ways:
            ways[place] = ways_on(s, place)
        leads, steps = ways[place]
        if not leads and place != origin:
            continue
        for near, price in steps:
            total = cost + price
            if total <= most and (near not in found or total < found[near][0]):
                found[near] = (total, place)
                heappush(heap, (total, near))
    return found


def ways_on(s: Sight, place: int) -> Ways:
    """Whether an army on its way may go on from here, and what each next place costs."""
    board = s.board
    if place < FIRST_SEA:
        steps = [(n, price + toll(s, n)) for n, price in board.steps[place] if s.can_enter(n)]
        if board.port[place]:
            steps += [(sea, fare) for sea in board.seas[place] if (fare := passage(s, sea)) < FAR]
        return leads_on(s, place, places_of_foes(s)), steps
    steps = [(p, 1 + toll(s, p)) for p in board.ports_on[place] if may_land(s, p)]
    steps += [(sea, fare) for sea in board.sea_links[place] if (fare := passage(s, sea)) < FAR]
    return True, steps


def places_of_foes(s: Sight) -> set[int]:
    """Where land units of enemies stand."""
    if "foes_at" not in s.thoughts:
        s.thoughts["foes_at"] = {space for space, here in s.land.items() if any(s.foe[p] for p in here)}
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


def toll(s: Sight, space: int) -> int:
    """Land that is not mine must be controlled on the way."""
    return 0 if s.friend[s.holder(space)] or s.is_walled(space) else 1


def may_land(s: Sight, port: int) -> bool:
    return s.can_enter(port) and port not in s.enemy_fleets


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
    found = []
    besieged, me = s.view["besieged"], s.me
    for space in range(FIRST_SEA):
        holder = s.side[s.control[space]]
        if s.foe[holder] or holder == INDEPENDENT:
            if s.board.key[space] or s.board.electorate[space] or s.is_walled(space) or s.foes_in(space):
                if s.can_enter(space) and (space != ALGIERS or holder == OTTOMAN):
                    found.append((space, space_worth(s, space)))
            elif s.board.home[space] == me:
                found.append((space, space_worth(s, space)))
        elif s.friend[holder] and s.foes_in(space):
            siege = 1.2 if besieged[space] and s.board.key[space] else 0.3
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
    worst = 0
    row = space * 134
    distance = s.board.distance
    for place, here in s.land.items():
        if distance[row + place] <= 3:
            for power, many in here.items():
                if s.foe[power] and power in MAJORS and many > worst:
                    worst = many
    return worst


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
