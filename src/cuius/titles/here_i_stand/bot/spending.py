"""Command points: what each action gives for a point, and where new units go."""

from __future__ import annotations

from functools import cache

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.board import PLACE_COUNT
from cuius.titles.here_i_stand.bot import faith, sailing
from cuius.titles.here_i_stand.bot.besieging import CARGO, sieges, supply_worth
from cuius.titles.here_i_stand.bot.marching import SPACES, spaces_in
from cuius.titles.here_i_stand.bot.planning import goals, plans, relief_worth, roads_from
from cuius.titles.here_i_stand.bot.safety import danger_near, threats
from cuius.titles.here_i_stand.bot.sight import Question, Sight
from cuius.titles.here_i_stand.bot.supply import gap_before
from cuius.titles.here_i_stand.bot.worth import campaign, space_worth
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    ENGLAND,
    FIRST_SEA,
    FRANCE,
    HABSBURG,
    MAJORS,
    NOBODY,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    TRANSLATIONS,
    ZONES,
)
from cuius.titles.here_i_stand.state import POWER_COUNT

ZEAL = {PROTESTANT: 0.0, PAPACY: 0.1}
"""What a debate is worth besides its likely margin: Rome has less to lose."""
ENOUGH = {OTTOMAN: 22, HABSBURG: 14, ENGLAND: 12, FRANCE: 14, PAPACY: 6, PROTESTANT: 10}
"""Land units beyond which a power builds only with an aim."""
FEW = (1, 2, 3, 4)
ON_THE_WAY = 1.05
"""The road first, then the next step."""
NEAR = 6
"""Command points within which a campaign must lie to be worth more men."""
Values = dict[str, float]
PREACHING = ("publish_treatise", "translate", "burn_books", "call_debate", "found_university")
TRADING = ("explore", "colonize", "conquer", "piracy", "build_corsair", "build_st_peters")
MARCHING = ("assault", "move_clear", "move_pass", "naval_move")
LIKED = dict.fromkeys(PREACHING, "faith") | dict.fromkeys(TRADING, "trade")
"""Which trait of whoever plays bears on an action; conquest is in what places are worth."""


def action(s: Sight, question: Question) -> str:
    """What gives most for each command point; nothing, if nothing gives anything."""
    options = question["options"]
    values: Values = {}
    if any(word in options for word in MARCHING):
        march(s, values)
    recruit(s, values, options)
    control(s, values, options)
    overseas(s, values)
    preach(s, values, options)
    sail(s, values, options)
    if "foreign_war" in options:
        values["foreign_war"] = 0.35
    if "free_assault" in options and sieges(s):
        values["free_assault"] = 2.0
    for word in values:
        values[word] *= s.liking(LIKED.get(word, ""), word)
    best = max(options, key=lambda w: values.get(w, 0.0))
    return str(best) if values.get(best, 0.0) > 0.02 else PASS


def cost(s: Sight, word: str) -> int:
    return max(1, s.board.cost[s.me][ACTIONS[word]])


# War


def march(s: Sight, values: Values) -> None:
    """Assaults, and the first steps of the best plans by the action they take."""
    for siege in sieges(s):
        word = "naval_move" if siege.cost else "assault"
        values[word] = max(values.get(word, 0.0), siege.value * (0.5 if siege.cost else 1.0))
    cp = s.now["cp"]
    for plan in plans(s)[:6]:
        if plan.step >= FIRST_SEA:
            word, price = ("move_clear", 2) if plan.step in s.fleets else ("naval_move", 1)
        else:
            price = s.board.step_cost[plan.origin * SPACES + plan.step]
            word = "move_pass" if price == 2 else "move_clear"
        if price > cp:
            continue
        values[word] = max(values.get(word, 0.0), plan.value)


def recruit(s: Sight, values: Values, options: list[str]) -> None:
    """Units for a plan that lacks men, for walls in danger, or just so."""
    if not any(w in options for w in ("raise_regular", "buy_mercenary", "raise_cavalry")):
        return
    total = sum(s.armies.values())
    wish = s.weights.army if total < ENOUGH[MAJORS[s.me]] else 0.03
    wish = max(wish, reinforcement(s), fear(s))
    values["buy_mercenary"] = wish
    values["raise_regular"] = wish * (0.9 if s.me == OTTOMAN else 0.55)
    if "raise_cavalry" in options:
        riders = sum([many for at, many in s.hired.items() if at % POWER_COUNT == OTTOMAN])
        values["raise_cavalry"] = wish * (1.0 if riders * 5 < total else 0.6)


def main_army(s: Sight) -> int:
    """My largest stack with a leader on my own ground; nowhere, if there is none."""
    found = [p for p in s.generals if p in s.armies and s.is_mine(p) and not s.besieged[p]]
    return max(found, key=lambda p: (s.armies[p], -p), default=NOBODY)


def reinforcement(s: Sight) -> float:
    """What three more men would add to the best campaign of the main army."""
    origin = main_army(s)
    if origin == NOBODY:
        return 0.0
    roads = roads_from(s, origin)
    leaders = s.generals[origin]
    rating, most = max([s.board.battle[x] for x in leaders]), s.limit(leaders)
    units, best = s.armies[origin] - 1, 0.0
    for goal, worth in goals(s):
        distance = roads.costs[goal]
        if distance <= NEAR and goal != origin:
            room = min(most, CARGO) if roads.before[goal] >= FIRST_SEA else most
            garrison = s.garrison(goal)
            captain = s.rating_in(goal, s.holder(goal)) if garrison else 0
            walls = s.is_walled(goal)
            now, _ = campaign(min(units, room), rating, garrison, captain, walls)
            then, assaults = campaign(min(units + 3, room), rating, garrison, captain, walls)
            best = max(best, worth * (then - now) / (distance + assaults + 4))
    return best


def fear(s: Sight) -> float:
    """What another man is worth behind my weakest walls."""
    if not threats(s):
        return 0.0
    walls = s.board.electorates if s.me == PROTESTANT else s.board.keys
    return max([alarm(s, space) for space in walls if s.is_mine(space)], default=0.0)


def alarm(s: Sight, key: int) -> float:
    """What another man there keeps from an enemy near by who could take it; nothing, where enough are."""
    near = danger_near(s, key)
    if not near:
        return 0.0
    worth = 3.5 if s.me == PROTESTANT else s.weights.key + 0.8
    return s.weights.fear * safer_by(near, s.garrison(key)) * worth


@cache
def safer_by(near: int, inside: int) -> float:
    """How much less likely so large an army is to take walls, for each of the next few men in them."""
    chance, _ = campaign(near, 1, inside, 0, True)
    return max([(chance - campaign(near, 1, inside + more, 0, True)[0]) / more for more in FEW])


def build_where(s: Sight, question: Question) -> str:
    """Where the alarm is greatest; then near the walls I besiege; else with the main army, in the capital."""
    offered = spaces_in(question)
    if not offered:
        return str(question["options"][0])
    unit = question["about"].get("unit", ["unit", "regular"])[1]
    if unit in ("squadron", "corsair"):
        return offered[max(offered, key=lambda p: (s.fleets.get(p, 0), -p))]
    main, front, before_walls = main_army(s), front_of(s), bool(sieges(s))
    travel = s.board.travel

    def rank(place: int) -> tuple[float, bool, bool, int, int, int]:
        danger = alarm(s, place) if s.board.key[place] or s.board.electorate[place] else 0.0
        if danger < 0.1:
            danger = 0.0
        capital = s.board.capital_of[place] == s.me
        away = 0 if front == NOBODY else travel[place * PLACE_COUNT + front]
        led = place == main and not before_walls and (front == NOBODY or away <= NEAR)
        return danger, led, capital and not before_walls, -away, s.armies.get(place, 0), -place

    return offered[max(offered, key=rank)]


def front_of(s: Sight) -> int:
    """Where men are needed: besieged walls of mine, those I besiege, the best plan's goal, an enemy near."""
    besieged = [p for p in s.board.keys if s.besieged[p] and s.is_mine(p)]
    if besieged:
        return max(besieged, key=lambda p: (relief_worth(s, p), -p))
    camps = [siege.goal for siege in sieges(s)[:1]] or [plan.goal for plan in plans(s)[:1]]
    if camps:
        return camps[0]
    threatened = {p: near for p in s.board.keys if s.is_mine(p) and (near := danger_near(s, p))}
    return max(threatened, key=lambda p: (threatened[p], -p), default=NOBODY)


def control(s: Sight, values: Values, options: list[str]) -> None:
    if "control_unfortified" not in options:
        return
    near = {space for army in s.armies for space in (army, *s.board.links[army])}
    if s.me == PROTESTANT:
        near.update(s.unrest)
    open_to_me = [space for space in near if s.prey[space] or space in s.unrest]
    values["control_unfortified"] = max([0.0, *[control_worth(s, space) for space in open_to_me]])


def road_worth(s: Sight, space: int) -> float:
    """What it is worth to take the space where an army stands that is on its way to walls.

    From before the walls it could no longer be taken: the garrison stands beside it (12.2-x4).
    """
    worth = 0.0
    for plan in plans(s)[:6]:
        if plan.origin == space and plan.assaults and space in gap_before(s, plan.goal):
            worth = max(worth, ON_THE_WAY * plan.value)
    return worth


def control_worth(s: Sight, space: int) -> float:
    """What it is worth to take this space, or to calm it."""
    holder = s.holder(space)
    if space in s.unrest:
        if s.friend[holder] or s.foe[holder]:
            faithful = s.me in (PAPACY, PROTESTANT) or holder == s.me
            return 0.6 if s.board.key[space] and holder == s.me else 0.2 if faithful else 0.02
        return 0.1 if s.me in (PAPACY, PROTESTANT) else 0.0
    if s.walls[space] or not s.prey[space] or s.foes_in(space):
        return 0.0
    road = road_worth(s, space) if space in s.armies else 0.0
    return road + space_worth(s, space) + (0.3 if space in s.armies else 0.0) + 2 * supply_worth(s, space)


def control_space(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: control_worth(s, PLACES[w]))


# The New World


def overseas(s: Sight, values: Values) -> None:
    """Voyages: early colonies pay longest."""
    if s.me not in (HABSBURG, ENGLAND, FRANCE):
        return
    left = s.view["discovered"].count(NOBODY)
    left_lands = s.view["conquered"].count(NOBODY)
    turns = max(0, s.board.setups[s.view["scenario"]].last_turn - s.turn)
    values["explore"] = s.weights.explore if left else 0.0
    values["colonize"] = s.weights.colonize * turns
    values["conquer"] = s.weights.conquer if left_lands else 0.0


# Faith


def preach(s: Sight, values: Values, options: list[str]) -> None:
    if "publish_treatise" in options:
        values["publish_treatise"] = s.weights.soul * faith.treatise_worth(s) / cost(s, "publish_treatise")
    if "translate" in options:
        values["translate"] = translation_worth(s)
    if "burn_books" in options:
        values["burn_books"] = s.weights.soul * faith.burning_worth(s) / cost(s, "burn_books")
    if "call_debate" in options:
        best = max([faith.debate_worth(s, zone) for zone in ZONES])
        values["call_debate"] = (ZEAL[MAJORS[s.me]] + best) / cost(s, "call_debate")
    if "build_st_peters" in options:
        values["build_st_peters"] = s.weights.st_peters if s.view["st_peters"] < 25 else 0.0
    if "found_university" in options:
        values["found_university"] = s.weights.university * (
            1.0 if s.faith.count(PROTESTANT_FAITH) > 10 else 1 / 3
        )


def translation_worth(s: Sight) -> float:
    """What a point for the best Testament or Bible brings."""
    return max([faith.scripture_worth(s, at) for at in TRANSLATIONS])


# The sea


def sail(s: Sight, values: Values, options: list[str]) -> None:
    """Pirates, and ships for them."""
    if s.me != OTTOMAN:
        if sum(s.fleets.values()) < 2:
            values["build_squadron"] = 0.05
        return
    if "piracy" in options:
        values["piracy"] = s.weights.raid
    if "build_corsair" in options:
        ships = sum(s.corsairs.values())
        values["build_corsair"] = s.weights.corsair * (1.0 if ships < 4 else 0.6 if ships < 7 else 0.1)
    if "naval_move" in options and sailing.raid_from(s) != NOBODY:
        raid = s.weights.cruise * (1.0 if s.now["cp"] >= 3 else 0.5)
        values["naval_move"] = max(values.get("naval_move", 0.0), raid)
