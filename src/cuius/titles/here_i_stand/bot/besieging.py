"""Walls before which an army lies: what an assault would bring, and what it lacks for it."""

from __future__ import annotations

from typing import NamedTuple

from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.supply import gap_before
from cuius.titles.here_i_stand.bot.worth import campaign, is_prey, space_worth
from cuius.titles.here_i_stand.state import POWER_COUNT

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
    """Walls before which I lie, with what an assault would give; the ships it may need are in `cost`."""
    if "sieges" not in s.thoughts:
        s.thoughts["sieges"] = all_sieges(s)
    found: list[Plan] = s.thoughts["sieges"]
    return found


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
                found.append(Plan(worth, space, space, space, many, missing, assaults))
    return sorted(found, reverse=True)
