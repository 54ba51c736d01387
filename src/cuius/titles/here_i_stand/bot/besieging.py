"""Walls before which an army lies: what an assault would bring, and what it lacks for it."""

from __future__ import annotations

from typing import NamedTuple

from cuius.titles.here_i_stand.board import PLACE_COUNT
from cuius.titles.here_i_stand.bot.roads import FAR
from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.supply import gap_before
from cuius.titles.here_i_stand.bot.worth import campaign, space_worth
from cuius.titles.here_i_stand.state import POWER_COUNT

NEAR = 3
"""Sea zones that a fleet comes from when it is called."""
CARGO = 5
"""16.3-p1b Land units that one transport carries."""


class Plan(NamedTuple):
    """An army, its goal, and what the way there gives for each command point."""

    value: float
    origin: int
    goal: int
    step: int
    """The next place on the way."""
    units: int
    cost: int
    assaults: int = 0
    """How often its walls must be stormed, each time in another impulse."""


def ships_missing(s: Sight, space: int) -> int:
    """15.1-x3..x5 How many more squadrons off the coast an assault needs; 0 if nothing is in the way."""
    if not s.board.port[space]:
        return 0
    holder, seas = s.holder(space), s.board.seas[space]
    side = s.side
    in_port = at_sea = mine = 0
    for at, many in s.squadrons.items():
        place, owner = divmod(at, POWER_COUNT)
        if side[owner] == holder:
            in_port += many * (place == space)
            at_sea += many * (place in seas)
        elif side[owner] == s.me:
            mine += many * (place in seas)
    if at_sea:
        return at_sea + in_port + 1
    return max(0, in_port + 1 - mine) if in_port else 0


def voyage_to(s: Sight, space: int, missing: int) -> int:
    """Naval moves that bring so many more squadrons off a coast; `FAR` where they are too few, or too far."""
    board, found = s.board, FAR
    for sea in board.seas[space]:
        near = [
            (board.voyage[place * PLACE_COUNT + sea], many) for place, many in squadrons_elsewhere(s, space)
        ]
        lacking = missing
        for away, many in sorted(near):
            lacking -= many
            if lacking <= 0 and away <= NEAR:
                found = min(found, away)
                break
    return found


def squadrons_elsewhere(s: Sight, space: int) -> list[tuple[int, int]]:
    """Where squadrons lie that I command, but off the coast of this port."""
    seas, side = s.board.seas[space], s.side
    at = [(*divmod(at, POWER_COUNT), many) for at, many in s.squadrons.items()]
    return [(place, many) for place, owner, many in at if side[owner] == s.me and place not in seas]


def supply_worth(s: Sight, space: int) -> float:
    """What it is worth to take this space because an army of mine before walls is cut off without it."""
    if "supply" not in s.thoughts:
        found: dict[int, float] = {}
        for siege in sieges(s):
            gap = gap_before(s, siege.goal)
            for place in gap:
                found[place] = max(found.get(place, 0.0), siege.value / len(gap))
        s.thoughts["supply"] = found
    known: dict[int, float] = s.thoughts["supply"]
    return known.get(space, 0.0)


def sieges(s: Sight) -> list[Plan]:
    """Walls before which I lie, with what an assault would give; the voyage of its ships is the `cost`."""
    if "sieges" not in s.thoughts:
        s.thoughts["sieges"] = all_sieges(s)
    found: list[Plan] = s.thoughts["sieges"]
    return found


def all_sieges(s: Sight) -> list[Plan]:
    found = []
    for space, many in s.armies.items():
        if s.besieged[space] and not s.friend[s.holder(space)] and s.prey[space]:
            leaders = s.generals.get(space, [])
            rating = max([s.board.battle[x] for x in leaders], default=0)
            inside = s.garrison(space)
            captain = s.rating_in(space, s.holder(space)) if inside else 0
            units = min(many, s.limit(leaders))
            chance, assaults = campaign(units, rating, min(inside, 4), captain, True)
            if chance:
                missing = ships_missing(s, space)
                voyage = voyage_to(s, space, missing) if missing else 0
                if voyage < FAR:
                    worth = space_worth(s, space) * chance / (max(1, assaults) + voyage)
                    found.append(Plan(worth, space, space, space, many, voyage, assaults))
    return sorted(found, reverse=True)
