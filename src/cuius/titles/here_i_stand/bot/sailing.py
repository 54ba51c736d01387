"""Answers about ships: where fleets go, whom pirates raid, and who runs from whom."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.board import PLACE_COUNT
from cuius.titles.here_i_stand.bot.besieging import NEAR, sieges
from cuius.titles.here_i_stand.bot.marching import spaces_in
from cuius.titles.here_i_stand.bot.planning import plans
from cuius.titles.here_i_stand.bot.sight import Question, Sight, place_of, power_of
from cuius.titles.here_i_stand.ids import FIRST_SEA, MAJORS, NOBODY, OTTOMAN, PLACES, POWERS, SEAS

A_CARD = 0.9
"""A card drawn blindly from a hand."""


def loot(s: Sight, sea: int) -> float:
    """What a raid there promises: ports of the best victim, less the ships that hunt pirates."""
    return max([spoils(s, sea, p) for p in MAJORS if p != OTTOMAN])


def spoils(s: Sight, sea: int, victim: int) -> float:
    ports = [s.holders[port] for port in s.board.ports_on[sea]].count(victim)
    if not ports:
        return 0.0
    hunters = 0
    for at, many in s.squadrons.items():
        place, owner = divmod(at, len(POWERS))
        if s.side[owner] == victim or s.foe[owner]:
            hunters += 2 * many * (place == sea) + many * (place in s.board.sailing[sea])
    return max(0.1, ports - 0.5 * hunters + 0.1 * s.lead(victim) + 2 * s.menace[victim])


def raid_from(s: Sight) -> int:
    """Where corsairs lie idle, in a port or where they have raided, and a sea worth raiding is next to it."""
    raided = s.now["pirated"]
    for place, many in s.corsairs.items():
        idle = place < FIRST_SEA or raided[place - SEAS[0]]
        if idle and many > 1 and hunting_ground(s, place) != NOBODY:
            return place
    return NOBODY


def hunting_ground(s: Sight, port: int) -> int:
    """The best sea that was not raided this turn, near ones first; beyond three moves none is worth it."""
    raided, voyage = s.now["pirated"], s.board.voyage
    best, found = 0.0, NOBODY
    for sea in SEAS:
        away = voyage[port * PLACE_COUNT + sea]
        if 0 < away <= NEAR and not raided[sea - SEAS[0]]:
            promise = loot(s, sea) / away
            if promise > best:
                best, found = promise, int(sea)
    return found


def wanted_sea(s: Sight) -> int:
    """The sea that a siege or the best plan needs ships in."""
    for siege in sieges(s):
        if siege.cost:
            return nearest_sea(s, siege.goal)
    for plan in plans(s):
        if plan.step >= FIRST_SEA and plan.step not in s.fleets:
            return plan.step
    return NOBODY


def nearest_sea(s: Sight, port: int) -> int:
    """Of the seas of a port, the one that my fleets can reach soonest."""
    voyage = s.board.voyage

    def rank(sea: int) -> tuple[int, int]:
        return sum(sorted([voyage[place * PLACE_COUNT + sea] for place in s.fleets])[:2]), sea

    return min(s.board.seas[port], key=rank)


def fleet_from(s: Sight, question: Question) -> str:
    """The fleets near the sea that a plan needs; else pirates who lie idle; then done."""
    offered = spaces_in(question)
    sea, voyage = wanted_sea(s), s.board.voyage
    if sea != NOBODY:
        near = [p for p in offered if 0 < voyage[p * PLACE_COUNT + sea] <= NEAR]
        if near:
            return offered[min(near, key=lambda p: (voyage[p * PLACE_COUNT + sea], p))]
    port = raid_from(s) if s.me == OTTOMAN else NOBODY
    if port in offered:
        return offered[port]
    return "done" if "done" in question["options"] else str(question["options"][0])


def fleet_to(s: Sight, question: Question) -> str:
    offered, origin = spaces_in(question), place_of(question, "place")
    sea, voyage = wanted_sea(s), s.board.voyage
    if sea in offered:
        return offered[sea]
    if sea != NOBODY and not s.corsairs.get(origin):
        return offered[min(offered, key=lambda p: (voyage[p * PLACE_COUNT + sea], p))]
    if s.me == OTTOMAN and s.corsairs.get(origin):
        ground = hunting_ground(s, origin)
        if ground != NOBODY:
            return offered[min(offered, key=lambda p: (voyage[p * PLACE_COUNT + ground], p))]
    safe = [p for p in offered if p not in s.enemy_fleets]
    return offered[safe[0]] if safe else str(question["options"][0])


def piracy_sea(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: loot(s, PLACES[w]))


def piracy_target(s: Sight, question: Question) -> str:
    sea = place_of(question, "sea")
    return max(question["options"], key=lambda w: spoils(s, sea, POWERS[w]))


def piracy_price(s: Sight, question: Question) -> str:
    """What costs least: a point counts more the better the pirates stand, a ship less the more there are."""
    points = s.view["vp"]
    ahead = points[OTTOMAN] - sum(points) / len(points)
    prices = {
        "point": max(0.25, 0.45 + 0.06 * ahead + s.menace[OTTOMAN]),
        "ship": 0.4 if sum(s.fleets.values()) > 2 else 0.55,
        "card": A_CARD,
    }
    return min([w for w in prices if w in question["options"]], key=lambda w: prices[w])


def evade(s: Sight, question: Question) -> str:
    """Out of the way of more ships than mine."""
    place = place_of(question, "place")
    if int(question["about"]["units"]) <= s.fleets.get(place, 0):
        return PASS
    ports = [w for w in question["options"] if w in PLACES and PLACES[w] < FIRST_SEA]
    return ports[0] if ports else str(question["options"][0])


def chase(s: Sight, question: Question) -> str:
    """16.1-p4 With clearly more ships than sail by."""
    mover = power_of(question, "mover")
    coming = max([many for place, many in fleets_of(s, mover).items() if place >= FIRST_SEA], default=0)
    offered = spaces_in(question)
    strong = [p for p in offered if s.fleets.get(p, 0) > coming]
    return offered[max(strong, key=lambda p: (s.fleets[p], -p))] if strong else PASS


def fleets_of(s: Sight, power: int) -> dict[int, int]:
    """By place: the ships that another power commands."""
    return s.through_eyes_of(power).fleets
