"""Roads: where an army can march or sail to, and at what cost in command points.

A road leads over land and over seas. Spaces that are not mine cost a point more, because they must be
controlled for a line of communication; a sea without my ships costs the naval move that brings them there.
Roads are kept as long as the country is the same, whoever marches on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cuius.titles.here_i_stand.board import PLACE_COUNT, Board
from cuius.titles.here_i_stand.ids import FIRST_SEA
from cuius.titles.here_i_stand.loading import plain_board

FAR = 9
"""Command points beyond which nobody looks for a target."""

Ways = tuple[bool, Sequence[tuple[int, int]]]
"""Whether one may go on, and the next places with what they cost."""
Roads = dict[int, tuple[int, int]]
"""By place: the points it takes to get there, and the place before it."""


class Country(NamedTuple):
    """All that the roads of a power depend on."""

    edition: str
    me: int
    enterable: bytes
    """By space: may my armies enter it? In bytes, which are soon compared."""
    tolls: bytes
    """By space: what its control costs on the way."""
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
        self.ways: dict[int, Ways] = {}
        self.roads: dict[int, Roads] = {}
        self.first_steps: dict[tuple[int, int], tuple[int, bool]] = {}

    def roads_from(self, origin: int) -> Roads:
        """All places an army could march or sail to."""
        if origin not in self.roads:
            self.roads[origin] = self.find_roads(origin)
        return self.roads[origin]

    def first_step(self, origin: int, goal: int) -> tuple[int, bool]:
        """The first place on the way to a goal, and whether a sea lies on it."""
        if (origin, goal) not in self.first_steps:
            way = way_to(self.roads_from(origin), goal)
            self.first_steps[origin, goal] = way[-1], max(way) >= FIRST_SEA
        return self.first_steps[origin, goal]

    def find_roads(self, origin: int) -> Roads:
        """By growing cost, and by place where that is equal."""
        costs, before = [FAR + 1] * PLACE_COUNT, [origin] * PLACE_COUNT
        reached: list[list[int]] = [[] for _ in range(FAR + 1)]
        costs[origin] = 0
        reached[0].append(origin)
        country, ways = self.country, self.ways
        if country.spring_ground and self.board.capital_of[origin] == country.me:
            for place in spring_reach(self.board, origin, country.spring_ground):
                costs[place] = 1
                reached[1].append(place)
        for cost in range(FAR):
            for place in sorted(reached[cost]):
                if costs[place] < cost:
                    continue
                if place not in ways:
                    ways[place] = self.ways_on(place)
                leads, steps = ways[place]
                if not leads and place != origin:
                    continue
                for near, price in steps:
                    total = cost + price
                    if total < costs[near]:
                        costs[near], before[near] = total, place
                        reached[total].append(near)
        return {place: (costs[place], before[place]) for edge in reached for place in edge}

    def ways_on(self, place: int) -> Ways:
        """Whether an army on its way may go on from here, and what each next place costs."""
        board, country = self.board, self.country
        enterable, tolls = country.enterable, country.tolls
        if place < FIRST_SEA:
            steps = [(n, price + tolls[n]) for n, price in board.steps[place] if enterable[n]]
            if board.port[place]:
                steps += [(sea, fare) for sea in board.seas[place] if (fare := self.passage(sea)) < FAR]
            return country.leads_on[place] > 0, steps
        hostile = country.enemy_fleets
        steps = [(p, 1 + tolls[p]) for p in board.ports_on[place] if enterable[p] and p not in hostile]
        steps += [(sea, fare) for sea in board.sea_links[place] if (fare := self.passage(sea)) < FAR]
        return True, steps

    def passage(self, sea: int) -> int:
        """1 where my ships sail, one more where they could come from a port, else no way."""
        fleets = self.country.fleets
        if sea in self.country.enemy_fleets:
            return FAR
        if sea in fleets:
            return 1
        return FAR if fleets.isdisjoint(self.board.ports_on[sea]) else 2


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


def way_to(roads: Roads, goal: int) -> list[int]:
    """The places on the way, the goal first, the origin left out."""
    way = []
    while roads[goal][1] != goal:
        way.append(goal)
        goal = roads[goal][1]
    return way
