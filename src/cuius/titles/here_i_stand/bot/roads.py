"""Roads: where an army can march or sail to, and at what cost in command points.

A road leads over land and over seas. Spaces that are not mine cost a point more, because they must be
controlled for a line of communication; a sea without my ships costs the naval move that brings them there.
Roads are kept as long as the country is the same, whoever marches on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from cuius.titles.here_i_stand.board import PLACE_COUNT, Board
from cuius.titles.here_i_stand.ids import FIRST_SEA, SEAS, SPACES
from cuius.titles.here_i_stand.loading import plain_board

FAR = 9
"""Command points beyond which nobody looks for a target."""
CLOSED = FAR + 1
"""The toll of a place that is not to be entered."""


class Roads:
    """All places an army could march or sail to from one place; in bytes, for there are thousands."""

    __slots__ = ("before", "costs", "first_steps")

    def __init__(self, costs: bytes, before: bytes) -> None:
        self.costs = costs
        """By place: the points it takes to get there, more than `FAR` where no road leads."""
        self.before = before
        """By place: the place before it on the way."""
        self.first_steps: dict[int, tuple[int, bool]] = {}

    def lead_to(self, goal: int) -> bool:
        return self.costs[goal] <= FAR

    def way_to(self, goal: int) -> list[int]:
        """The places on the way, the goal first, the origin left out."""
        way, before = [], self.before
        while before[goal] != goal:
            way.append(goal)
            goal = before[goal]
        return way

    def first_step(self, goal: int) -> tuple[int, bool]:
        """The first place on the way to a goal, and whether a sea lies on it."""
        if goal not in self.first_steps:
            way = self.way_to(goal)
            self.first_steps[goal] = way[-1], max(way) >= FIRST_SEA
        return self.first_steps[goal]


class Country(NamedTuple):
    """All that the roads of a power depend on."""

    edition: str
    me: int
    tolls: bytes
    """By space: what its control costs on the way, `CLOSED` or more where my armies may not enter.

    In bytes, which are soon compared.
    """
    leads_on: bytes
    """By space: may an army march through? Not past hostile walls, nor through enemies or unrest."""
    spring_ground: bytes
    """By space: may an army pass over it in spring? Empty, if spring is over."""
    fleets: frozenset[int]
    enemy_fleets: frozenset[int]
    """Where ships lie."""


class RoadMap:
    """The roads of one power through one country."""

    def __init__(self, country: Country) -> None:
        self.country = country
        self.board: Board = plain_board(country.edition)
        self.exits = exits(country.edition)
        self.tolls = country.tolls + bytes([self.fare(sea) for sea in SEAS])
        self.leads_on = country.leads_on + bytes([True] * len(SEAS))
        """By place, seas with the rest: over them an army may always sail on."""
        self.roads: dict[int, Roads] = {}

    def roads_from(self, origin: int) -> Roads:
        """All places an army could march or sail to."""
        if origin not in self.roads:
            self.roads[origin] = self.find_roads(origin)
        return self.roads[origin]

    def find_roads(self, origin: int) -> Roads:
        """By growing cost, and by place where that is equal."""
        costs, before = [CLOSED] * PLACE_COUNT, [origin] * PLACE_COUNT
        reached: list[list[int]] = [[] for _ in range(FAR + 1)]
        costs[origin] = 0
        reached[0].append(origin)
        country, tolls, leads_on = self.country, self.tolls, self.leads_on
        if country.spring_ground and self.board.capital_of[origin] == country.me:
            for place in spring_reach(self.board, origin, country.spring_ground):
                costs[place] = 1
                reached[1].append(place)
        for cost in range(FAR):
            for place in sorted(reached[cost]):
                if costs[place] < cost or not (leads_on[place] or place == origin):
                    continue
                by_land = place < FIRST_SEA
                for near, price in self.exits[place]:
                    total = cost + price + tolls[near]
                    if total < costs[near] and (by_land or near not in country.enemy_fleets):
                        costs[near], before[near] = total, place
                        reached[total].append(near)
        return Roads(bytes(costs), bytes(before))

    def fare(self, sea: int) -> int:
        """1 where my ships sail, one more where they could come from a port, else no way."""
        fleets = self.country.fleets
        if sea in self.country.enemy_fleets:
            return CLOSED
        if sea in fleets:
            return 1
        return CLOSED if fleets.isdisjoint(self.board.ports_on[sea]) else 2


@cache
def exits(edition: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By place: the next ones, and what a step there costs besides the toll; out to sea nothing."""
    board = plain_board(edition)
    by_land = [(*board.steps[space], *[(sea, 0) for sea in board.seas[space]]) for space in SPACES]
    by_sea = [
        (*[(port, 1) for port in board.ports_on[sea]], *[(next_sea, 0) for next_sea in board.sea_links[sea]])
        for sea in SEAS
    ]
    return tuple([tuple([(int(near), price) for near, price in ways]) for ways in (*by_land, *by_sea)])


@lru_cache(maxsize=256)
def road_map(country: Country) -> RoadMap:
    return RoadMap(country)


def spring_reach(board: Board, capital: int, ground: Sequence[int]) -> list[int]:
    """10 Spaces to which a way over this ground leads from the capital, passes left out."""
    reached = [capital]
    for place in reached:
        for near, price in board.steps[place]:
            if price == 1 and ground[near] and near not in reached:
                reached.append(near)
    return reached[1:]
