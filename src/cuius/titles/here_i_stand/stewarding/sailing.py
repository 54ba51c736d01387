"""Answers about ships: where fleets go, whom pirates raid, and who runs from whom."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.ids import FIRST_SEA, MAJORS, NOBODY, OTTOMAN, PLACES, POWERS, SEAS
from cuius.titles.here_i_stand.stewarding.marching import spaces_in
from cuius.titles.here_i_stand.stewarding.planning import plans
from cuius.titles.here_i_stand.stewarding.sight import Question, Sight, place_of


def loot(s: Sight, sea: int) -> float:
    """What a raid there promises: ports of the best victim, less the ships that hunt pirates."""
    return max([spoils(s, sea, p) for p in MAJORS if p != OTTOMAN])


def spoils(s: Sight, sea: int, victim: int) -> float:
    ports = sum([s.holder(port) == victim for port in s.board.ports_on[sea]])
    if not ports:
        return 0.0
    hunters = 0
    for at, many in s.squadrons.items():
        place, owner = divmod(at, len(POWERS))
        if s.side[owner] == victim or s.foe[owner]:
            hunters += 2 * many * (place == sea) + many * (place in s.board.sailing[sea])
    return max(0.1, ports - 0.5 * hunters + 0.1 * s.lead(victim))


def raid_from(s: Sight) -> int:
    """A port in which corsairs lie idle, if there is a sea worth raiding next to it."""
    for place, many in s.corsairs.items():
        if place < FIRST_SEA and many > 1 and hunting_ground(s, place) != NOBODY:
            return place
    return NOBODY


def hunting_ground(s: Sight, port: int) -> int:
    """The best sea next to it that was not raided this turn."""
    raided = s.view["pirated"]
    seas = [
        sea
        for sea in s.board.sailing[port]
        if sea >= FIRST_SEA and not raided[sea - SEAS[0]] and loot(s, sea) > 0
    ]
    return max(seas, key=lambda sea: (loot(s, sea), -sea), default=NOBODY)


def wanted_sea(s: Sight) -> int:
    """The sea that the best plan needs ships in."""
    for plan in plans(s):
        if plan.step >= FIRST_SEA and plan.step not in s.fleets:
            return plan.step
    return NOBODY


def fleet_from(s: Sight, question: Question) -> str:
    """One fleet at a time: the one that a plan or a raid needs."""
    if "done" in question["options"]:
        return "done"
    offered = spaces_in(question)
    sea = wanted_sea(s)
    if sea != NOBODY:
        ports = [p for p in offered if sea in s.board.sailing[p]]
        if ports:
            return offered[max(ports, key=lambda p: (s.fleets.get(p, 0), -p))]
    port = raid_from(s) if s.me == OTTOMAN else NOBODY
    return offered[port] if port in offered else str(question["options"][0])


def fleet_to(s: Sight, question: Question) -> str:
    offered, origin = spaces_in(question), place_of(question, "place")
    sea = wanted_sea(s)
    if sea in offered:
        return offered[sea]
    if s.me == OTTOMAN and s.corsairs.get(origin):
        ground = hunting_ground(s, origin)
        if ground in offered:
            return offered[ground]
    safe = [p for p in offered if p not in s.enemy_fleets]
    return offered[safe[0]] if safe else str(question["options"][0])


def piracy_sea(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: loot(s, PLACES[w]))


def piracy_target(s: Sight, question: Question) -> str:
    sea = place_of(question, "sea")
    return max(question["options"], key=lambda w: spoils(s, sea, POWERS[w]))


def piracy_price(s: Sight, question: Question) -> str:
    """Points hurt most while the pirates lead; a ship before a card."""
    return next(w for w in ("ship", "point", "card") if w in question["options"])


def evade(s: Sight, question: Question) -> str:
    """Out of the way of more ships than mine."""
    place = place_of(question, "place")
    if int(question["about"]["units"]) <= s.fleets.get(place, 0):
        return PASS
    ports = [w for w in question["options"] if w in PLACES and PLACES[w] < FIRST_SEA]
    return ports[0] if ports else str(question["options"][0])


def chase(s: Sight, question: Question) -> str:
    """Interception at sea is left to the dice of others."""
    return PASS
