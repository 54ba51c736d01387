"""Answers about armies: who marches where, who stands, who falls, and where winter finds them."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.besieging import CARGO, Plan, sieges
from cuius.titles.here_i_stand.bot.planning import plans, roads_from, spring_ground
from cuius.titles.here_i_stand.bot.roads import spring_reach
from cuius.titles.here_i_stand.bot.safety import RISK, free_units, peril
from cuius.titles.here_i_stand.bot.sight import Question, Sight, place_of
from cuius.titles.here_i_stand.bot.worth import duel
from cuius.titles.here_i_stand.ids import FIRST_SEA, LEADERS, OTTOMAN, PLACES, POWERS
from cuius.titles.here_i_stand.state import POWER_COUNT

SPACES = 134


def spaces_in(question: Question) -> dict[int, str]:
    """The places among the options."""
    return {int(PLACES[w]): w for w in question["options"] if w in PLACES}


# Moving


def move_from(s: Sight, question: Question) -> str:
    """The army of the best plan whose first step this action takes."""
    offered = spaces_in(question)
    price = price_paid(s, offered)
    for plan in plans(s):
        if plan.origin in offered and step_price(s, plan) == price:
            return offered[plan.origin]
    return max(offered.items(), key=lambda item: (s.armies.get(item[0], 0), -item[0]))[1]


def price_paid(s: Sight, offered: dict[int, str]) -> int:
    """13-r1 What the move of these origins costs: 2 over a pass, where men who could march are left out."""
    if not all(s.board.passes[place] for place in offered):
        return 1
    others = [p for p in s.armies if p not in offered and not s.besieged[p]]
    return 2 if any(s.enterable[near] for p in others for near in s.board.links[p]) else 1


def step_price(s: Sight, plan: Plan) -> int:
    """What its first step costs; 0, if it cannot be taken now: to land takes another point."""
    if plan.step >= FIRST_SEA:
        return int(plan.step in s.fleets and s.now["cp"] > 0)
    return s.board.step_cost[plan.origin * SPACES + plan.step]


def march_from(s: Sight, origin: int) -> Plan | None:
    """What an army that is to leave this place is about."""
    return next((p for p in plans(s) if p.origin == origin and step_price(s, p)), None)


def aboard(s: Sight, question: Question, space: int) -> int:
    """16.3-p1b How many may come: no more than ships carry, where the way leads over the sea."""
    plan = march_from(s, space) if question["key"].startswith("move") else None
    return CARGO if plan is not None and plan.step >= FIRST_SEA else s.armies.get(space, 0)


def move_to(s: Sight, question: Question) -> str:
    """The next step of the best plan from there; else where friends are."""
    origin = place_of(question, "space")
    offered = spaces_in(question)
    for plan in plans(s):
        if plan.origin == origin and plan.step in offered:
            return offered[plan.step]
    return safest(s, offered, origin)


def safest(s: Sight, offered: dict[int, str], origin: int) -> str:
    """Friendly walls first, then friends, and no enemy in sight."""

    def rank(place: int) -> tuple[bool, bool, bool, int]:
        on_land = place < SPACES
        friendly = on_land and s.friend[s.holder(place)]
        calm = on_land and not s.foes_in(place)
        return friendly and calm, calm, on_land and s.is_walled(place), -place

    return offered[max(offered, key=rank)]


def land_at(s: Sight, question: Question) -> str:
    """The port that the best plan sails to."""
    offered = spaces_in(question)
    goals = [plan.goal for plan in plans(s)] or [max(offered)]
    for goal in goals[:3]:
        if goal in offered:
            return offered[goal]
    distance = s.board.travel
    goal = goals[0]
    return offered[min(offered, key=lambda place: (distance[place * 148 + goal], place))]


def go_on(s: Sight, question: Question) -> str:
    """Too weak for a siege: back."""
    return "retreat"


def which_leader(s: Sight, question: Question) -> str:
    """The best battle rating first, then as many as the men need."""
    space = place_of(question, "space")
    offered = {int(LEADERS[w]): w for w in question["options"] if w in LEADERS}
    taken = [x for x in s.generals.get(space, []) if x not in offered]
    wanted = min(free_units(s, space, s.armies.get(space, 0)), aboard(s, question, space))
    if not offered or (taken and s.limit(taken) >= wanted and peril(s, space) < RISK):
        return "done"
    return offered[max(offered, key=lambda x: (s.board.battle[x], s.board.command[x], -x))]


def which_to_shelter(s: Sight, question: Question) -> str:
    """Leaders behind the walls while there are any."""
    return str(question["options"][0])


def how_many_regulars(s: Sight, question: Question) -> str:
    """All but the guard, which is made of regulars; on board only one's own."""
    space, owner = place_of(question, "space"), int(POWERS[question["about"]["power"][1]])
    room = aboard(s, question, space)
    if room < s.armies.get(space, 0):
        return closest(question, min(room, spare_regulars(s, space)) if owner == s.me else 0)
    return closest(
        question,
        spare_regulars(s, space) if owner == s.me else s.regulars.get(space * POWER_COUNT + owner, 0),
    )


def spare_regulars(s: Sight, space: int) -> int:
    """My own regulars there without the guard."""
    size = s.armies.get(space, 0)
    return s.regulars.get(space * POWER_COUNT + s.me, 0) - (size - free_units(s, space, size))


def how_many_hired(s: Sight, question: Question) -> str:
    space = place_of(question, "space")
    hired, room = s.hired.get(space * POWER_COUNT + s.me, 0), aboard(s, question, space)
    if room < s.armies.get(space, 0):
        hired = min(hired, room - max(0, min(room, spare_regulars(s, space))))
    return closest(question, hired)


def closest(question: Question, wanted: int) -> str:
    """The number on offer nearest to the one wanted."""
    return min(question["options"], key=lambda word: (abs(int(word) - wanted), word))


def as_many(s: Sight, question: Question) -> str:
    return max(question["options"], key=int)


# Spring


def spring_from(s: Sight, question: Question) -> str:
    """The capital whose army has the best plan, if it is not next door."""
    offered = spaces_in(question)
    for plan in plans(s):
        if plan.origin in offered and plan.cost > 2 and plan.value > 0.08:
            return offered[plan.origin]
    return PASS if PASS in question["options"] else str(question["options"][0])


def spring_to(s: Sight, question: Question) -> str:
    """As near to the goal as the friendly path leads."""
    origin, offered = place_of(question, "space"), spaces_in(question)
    for plan in plans(s):
        if plan.origin == origin:
            way = roads_from(s, origin).way_to(plan.goal)
            on_the_way = [place for place in way if place in offered]
            if on_the_way:
                return offered[on_the_way[0]]
            distance = s.board.distance
            near = min(offered, key=lambda place: (distance[place * SPACES + plan.goal], place))
            return offered[near]
    return safest(s, offered, origin)


# Being attacked


def intercept_from(s: Sight, question: Question) -> str:
    """Only with clearly more men than come."""
    coming = int(question["about"]["units"])
    offered = {
        p: w for p, w in spaces_in(question).items() if free_units(s, p, s.armies.get(p, 0)) > coming + 1
    }
    if not offered:
        return PASS
    return offered[max(offered, key=lambda p: (s.armies.get(p, 0), -p))]


def avoid_to(s: Sight, question: Question) -> str:
    """Slip away from a fight that is lost, unless there are walls to hold."""
    space = place_of(question, "space")
    mine, coming = s.armies.get(space, 0), int(question["about"]["units"])
    if coming <= mine + 1 or (s.is_walled(space) and s.is_mine(space) and mine <= 4):
        return PASS
    offered = spaces_in(question)
    return safest(s, offered, space) if offered else PASS


def withdraw(s: Sight, question: Question) -> str:
    """Behind the walls, unless the field is as good."""
    space = place_of(question, "space")
    mine, theirs = s.garrison(space), s.foes_in(space)
    lost = duel(theirs + 1, mine + s.rating_in(space, s.me) + 1)
    return "withdraw" if lost > 0.3 else "stand"


def retreat_to(s: Sight, question: Question) -> str:
    space = place_of(question, "space") if "space" in question["about"] else 0
    offered = spaces_in(question)
    return safest(s, offered, space) if offered else str(question["options"][0])


def loss(s: Sight, question: Question) -> str:
    """Mercenaries first, cavalry last; allies before one's own."""
    own = ("mercenary", "genoa", "scotland", "venice", "hungary", "regular", "cavalry")
    order = ("cavalry", "regular") if s.me == OTTOMAN else own
    return next((word for word in order if word in question["options"]), str(question["options"][0]))


# Assaults


def assault_space(s: Sight, question: Question) -> str:
    offered = spaces_in(question)
    for siege in sieges(s):
        if siege.goal in offered and not siege.cost:
            return offered[siege.goal]
    return next(iter(offered.values()))


def free_assault(s: Sight, question: Question) -> str:
    """24-k42 What costs nothing is tried where the chance is fair."""
    offered = spaces_in(question)
    for siege in sieges(s):
        if siege.goal in offered:
            return offered[siege.goal]
    return PASS if PASS in question["options"] else str(question["options"][0])


# Winter


def winter_to(s: Sight, question: Question) -> str:
    """Home to the capital; else the first walls on offer."""
    offered = spaces_in(question)
    capitals = [p for p in offered if s.board.capital_of[p] == s.me]
    if capitals:
        origin = place_of(question, "origin") if "origin" in question["about"] else capitals[0]
        distance = s.board.distance
        return offered[min(capitals, key=lambda p: (distance[p * SPACES + origin], p))]
    return str(question["options"][0])


def recall(s: Sight, question: Question) -> str:
    """A captain with few men comes home where many wait for him, or from where an enemy is too near.

    In spring he leads them out again.
    """
    homes = [p for p in s.armies if s.board.capital_of[p] == s.me]
    home = max(homes, key=lambda p: (s.armies[p], -p), default=-1)
    offered = {p: w for p, w in spaces_in(question).items() if p in s.generals}
    in_danger = [p for p in offered if peril(s, p) >= RISK]
    if in_danger:
        return offered[max(in_danger, key=lambda p: (s.limit(s.generals[p]), -p))]
    if home < 0 or s.armies[home] <= s.limit(s.generals.get(home, [])):
        return PASS
    way = spring_reach(s.board, home, spring_ground(s))
    lonely = [p for p in offered if p in way and s.armies.get(p, 0) < s.armies[home]]
    return offered[max(lonely, key=lambda p: (s.limit(s.generals[p]), -p))] if lonely else PASS


def recalled(s: Sight, question: Question) -> str:
    """All who may come home, but those who hold a key of mine."""
    space = place_of(question, "space")
    return closest(question, free_units(s, space, s.armies.get(space, 0)))
