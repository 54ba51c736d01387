"""Campaigns: which army could take which space, what a command point for it brings, and the first step."""

from __future__ import annotations

from itertools import compress

from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.bot.besieging import CARGO, Plan, ships_missing, sieges, voyage_to
from cuius.titles.here_i_stand.bot.roads import CLOSED, FAR, Country, RoadMap, Roads, road_map
from cuius.titles.here_i_stand.bot.safety import (
    RISK,
    captain_worth,
    danger_near,
    free_units,
    is_shut_in,
    peril,
    peril_of,
    places_of_foes,
    relief_near,
)
from cuius.titles.here_i_stand.bot.sight import Sight, by_space
from cuius.titles.here_i_stand.bot.supply import has_way_back
from cuius.titles.here_i_stand.bot.worth import SHELTER, campaign, space_worth
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    FIRST_SEA,
    OTTOMAN,
    PHASES,
    PROTESTANT,
)

BEFORE_SPRING = (PHASES["card_draw"], PHASES["diplomacy"])
"""10 An army in a capital will march to the border at no cost."""
USUAL = 3
"""The points of a card that nobody has seen."""
WALLS_BESIEGED = 0.3
"""What it is worth to lift the siege of a place of mine that is no key."""
EVERYWHERE = int.from_bytes(bytes([1] * SPACE_COUNT), "big")
"""A column that holds 1 for every space, as a number."""
FEWEST = 2
"""Land units that may set out on a campaign."""
FAR_TO_FLEE = 4
"""Command points beyond which a place is no refuge."""


def roads_from(s: Sight, origin: int) -> Roads:
    """All places an army of mine could march or sail to."""
    return roads_of(s).roads_from(origin)


def roads_of(s: Sight) -> RoadMap:
    """The roads of my armies."""
    if s.roads is None:
        s.roads = road_map(country_of(s))
    return s.roads


def country_of(s: Sight) -> Country:
    """The country as my armies find it on their way."""
    friendly = int.from_bytes(by_space(s.friend, s.holders), "big")
    walled = int.from_bytes(s.walls, "big")  # whole columns are joined at once, as numbers
    enterable = int.from_bytes(s.enterable, "big")
    tolls = (EVERYWHERE ^ (friendly | walled)) + CLOSED * (EVERYWHERE ^ enterable)
    leads_on = bytearray((friendly | EVERYWHERE ^ walled).to_bytes(SPACE_COUNT, "big"))
    for space in (*places_of_foes(s), *s.unrest):
        leads_on[space] = False
    return Country(
        s.board.edition,
        s.me,
        tolls.to_bytes(SPACE_COUNT, "big"),
        bytes(leads_on),
        bytes(spring_ground(s)) if s.view["phase"] in BEFORE_SPRING else b"",
        frozenset(s.fleets),
        frozenset(s.enemy_fleets),
    )


def spring_ground(s: Sight) -> list[bool]:
    """10 By space: is it mine, without enemies in it?"""
    foes_at = places_of_foes(s)
    return [holder == s.me and space not in foes_at for space, holder in enumerate(s.holders)]


def plans(s: Sight) -> list[Plan]:
    """Every campaign worth a thought, the best first, as far as the cards left will carry it."""
    if "plans" not in s.thoughts:
        s.thoughts["plans"] = all_plans(s)
    left = points_left(s)
    known = s.thoughts.get("timely plans")
    if known is None or known[0] != left:
        late = s.weights.late + (1 - s.weights.late) * (1 - min(1.0, s.character.trait("foresight")))
        known = s.thoughts["timely plans"] = left, in_time(s.thoughts["plans"], left, late)
    found: list[Plan] = known[1]
    return found


def points_left(s: Sight) -> tuple[int, ...]:
    """The command points of my impulses until winter: of this one, then of the cards, the best first."""
    cp, now = s.board.card_cp, s.now
    hand = s.purse
    cards = [USUAL] * now["hand_sizes"][s.me] if hand is None else sorted([cp[c] for c in hand if cp[c]])
    spending = now["cp"] > 0 and (now["impulse"] == s.me or "diplomacy" in now)
    return (now["cp"], *cards[::-1]) if spending else tuple(cards[::-1])


def in_time(found: list[Plan], left: tuple[int, ...], rest: float) -> list[Plan]:
    """Sieges that winter would break are worth little; the same plans, the best first."""
    timely = []
    for plan in found:
        need, impulses = plan.cost, 0
        while need > 0 and impulses < len(left):
            need -= left[impulses]
            impulses += 1
        late = need > 0 or impulses + plan.assaults > len(left)
        timely.append(Plan(plan.value * rest, *plan[1:]) if late else plan)
    return sorted(timely, reverse=True)


def all_plans(s: Sight) -> list[Plan]:
    if s.me == PROTESTANT and not s.league:
        return []
    found: list[Plan] = havens(s)
    prey = goals(s)
    if not prey:
        return found
    camps, ways = {siege.goal for siege in sieges(s)}, roads_of(s)
    for origin, size in s.armies.items():
        if size < FEWEST or is_shut_in(s, origin) or origin in camps:
            continue
        units = free_units(s, origin, size)
        if units < FEWEST:
            continue
        roads = ways.roads_from(origin)
        leaders = s.generals.get(origin, [])
        led, rating = s.limit(leaders), max([s.board.battle[x] for x in leaders], default=0)
        for goal, worth in prey:
            if roads.lead_to(goal) and goal != origin:
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
    board, holders = s.board, s.holders
    foes_at, walls, enterable = places_of_foes(s), s.walls, s.enterable
    prey = s.prey
    for space in compress(range(SPACE_COUNT), prey):
        if board.key[space] or board.electorate[space] or walls[space] or space in foes_at:
            if enterable[space] and (space != ALGIERS or holders[space] == OTTOMAN):
                found.append((space, space_worth(s, space)))
        elif board.home[space] == s.me:
            found.append((space, space_worth(s, space)))
    for space in foes_at:
        if not prey[space] and s.friend[holders[space]]:
            found.append((space, relief_worth(s, space) + 0.1 * s.foes_in(space)))
    return found


def relief_worth(s: Sight, space: int) -> float:
    """What it is worth to drive enemies from a place of mine or an ally's: a capital before all else."""
    if not s.besieged[space]:
        return WALLS_BESIEGED
    mine = s.is_mine(space)
    worth = s.weights.key_besieged if s.board.key[space] else WALLS_BESIEGED
    if s.board.capital_of[space] == s.me and mine:
        worth = s.weights.capital_besieged
    return worth * (1.0 if mine else 0.4) + sum([captain_worth(s, x) for x in s.generals.get(space, ())])


def havens(s: Sight) -> list[Plan]:
    """Ways out for captains whose men could not hold their walls against an enemy near by."""
    found = []
    for origin, leaders in s.generals.items():
        if origin not in s.armies or is_shut_in(s, origin) or not s.friend[s.holder(origin)]:
            continue
        if s.board.capital_of[origin] == s.me and not free_units(s, origin, s.armies[origin]):
            continue  # its guard stays, and captains do not walk out of their capital alone
        risk = peril(s, origin)
        if risk >= RISK:
            haven = safest_near(s, origin)
            if haven is not None:
                cost, step = haven
                worth = risk * sum([captain_worth(s, x) for x in leaders])
                found.append(Plan(worth / (cost + 1), origin, step, step, s.armies[origin], cost))
    return found


def safest_near(s: Sight, origin: int) -> tuple[int, int] | None:
    """The cost of the way to the nearest place of mine that no enemy threatens, and its first step."""
    roads = roads_from(s, origin)
    size, besieged, foes_at = s.armies[origin], s.besieged, places_of_foes(s)
    in_reach = [(cost, space) for space, cost in enumerate(roads.costs[:FIRST_SEA]) if cost <= FAR_TO_FLEE]
    for cost, place in sorted(in_reach):
        if place == origin or not s.is_mine(place) or place in s.unrest:
            continue
        if besieged[place] or place in foes_at:
            continue
        near = danger_near(s, place)
        if not near or (s.is_walled(place) and near < size + s.armies.get(place, 0)):
            step, _ = roads.first_step(place)
            if step < FIRST_SEA:
                return cost, step
    return None


def weigh(s: Sight, origin: int, goal: int, roads: Roads, units: int, rating: int, worth: float) -> Plan:
    """One army against one goal."""
    cost = roads.costs[goal]
    step, sails = roads.first_step(goal)
    if sails:
        units = min(units, CARGO)
    holder = s.holder(goal)
    friendly = s.friend[holder]
    walls = s.is_walled(goal) and not friendly
    garrison = s.foes_in(goal) if friendly else s.garrison(goal)
    captain = s.rating_in(goal, holder) if garrison and not friendly else 0
    chance, assaults = campaign(units, rating, garrison, captain, walls)
    missing = ships_missing(s, goal) if walls and chance >= s.weights.least else 0
    cost += voyage_to(s, goal, missing) if missing else 0
    if chance < s.weights.least or cost > FAR:
        return Plan(0.0, origin, goal, step, units, cost)
    if step != goal and not sails and is_exposed(s, origin, step, units, rating):
        return Plan(0.0, origin, goal, step, units, cost)
    if walls and garrison and relief_near(s, goal) >= units:
        chance *= s.weights.relieved
    if sails and relief_near(s, goal) >= units:
        chance *= s.weights.no_way_back
    if step == goal and not sails:
        fought = garrison > SHELTER or (garrison and not walls) or relief_near(s, goal) >= units
        if fought and not has_way_back(s, goal, origin):
            chance *= s.weights.no_way_back
    return Plan(worth * chance / (cost + assaults + 1), origin, goal, step, units, cost, assaults)


def is_exposed(s: Sight, origin: int, step: int, units: int, rating: int) -> bool:
    """Would a captain have to flee from the first place on the way as soon as he is there?"""
    if origin not in s.generals:
        return False
    return peril_of(s, step, units + s.armies.get(step, 0), rating) >= RISK


def urgency(s: Sight) -> float:
    """What the next command point is worth to an army before walls, or to one that must save somebody."""
    storming = max([siege.value for siege in sieges(s) if not siege.cost], default=0.0)
    if not is_in_need(s):
        return storming
    return max([storming, *[plan.value for plan in plans(s)[:3] if is_rescue(s, plan)]])


def is_in_need(s: Sight) -> bool:
    """Are walls of mine besieged, or a captain in danger?"""
    if "need" not in s.thoughts:
        besieged = s.besieged
        shut_in = any(besieged[space] and s.is_mine(space) for space in s.land)
        s.thoughts["need"] = shut_in or any(peril(s, space) >= RISK for space in s.generals)
    found: bool = s.thoughts["need"]
    return found


def is_rescue(s: Sight, plan: Plan) -> bool:
    """It leads a captain out of danger, or an army to besieged walls of mine."""
    return s.is_mine(plan.goal) and (bool(s.besieged[plan.goal]) or peril(s, plan.origin) >= RISK)
