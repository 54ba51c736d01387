"""Who meets whom in which role: the tables of the next round.

Roles come first: `assign_roles` gives everybody one that they have played least, so that nobody plays a role
twice before having played all, where that can be done at all. Then people are exchanged between tables as
long as that makes the round better: before all else nobody at the table of somebody whom they have blocked or
who has blocked them; then fewer meetings of people who have met, tables of people with equal points (Swiss),
bots spread evenly, and no worse roles. Everything follows from the arguments, chance as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

import msgspec

from cuius.server.tournaments.role_assignment import assign_roles

TRIES = 6
"""How often the exchange begins anew from another arrangement; the best result counts."""
MAX_PASSES = 30


class Contender(msgspec.Struct, frozen=True):
    """Somebody who plays the next round, and what they have played so far."""

    number: int
    """The number of the entry; 1 is thought the strongest."""
    points: float = 0.0
    met: Mapping[int, int] = {}
    """How often each other entry was met."""
    roles: Mapping[str, int] = {}
    """How often each role was played."""
    byes: int = 0
    apart: frozenset[int] = frozenset()
    """The entries with whom they are not put together, unless there is no other way."""


class RoundTables(msgspec.Struct, frozen=True):
    """The tables of a round, and who sits out."""

    tables: list[dict[str, int | None]]
    """Each role and the entry that plays it; None where a bot does."""
    byes: list[int]


class PairingWeights(msgspec.Struct, frozen=True):
    """What is worse than what."""

    role: float = 1000.0
    meeting: float = 50.0
    points: float = 0.0
    bots: float = 5000.0
    apart: float = 1e6


ROUND_ROBIN = PairingWeights()
SWISS = PairingWeights(points=10.0)
SWISS_OF_TWO = PairingWeights(role=1000.0, meeting=3000.0, points=10.0)
"""With one opponent a table, nobody shall be met twice as long as somebody is left."""

Grid = list[list[int | None]]
"""Tables, and for each role the index of the contender who plays it."""


def arrange_round(
    contenders: Sequence[Contender], roles: Sequence[str], bots: bool, weights: PairingWeights, seed: int = 0
) -> RoundTables:
    """The tables of a round: with bots nobody sits out, without them every table is full of people."""
    playing, byes = sit_out(contenders, len(roles), bots)
    if not playing:
        return RoundTables([], byes)
    search = TableSearch(playing, roles, weights)
    best = min((search.improved(Random(f"{seed} {n}")) for n in range(TRIES)), key=search.cost)
    tables = [
        {role: None if who is None else playing[who].number for role, who in zip(roles, row, strict=True)}
        for row in best
    ]
    return RoundTables(tables, byes)


def sit_out(contenders: Sequence[Contender], size: int, bots: bool) -> tuple[list[Contender], list[int]]:
    """Who plays, in the order of their points; and who sits out: those who did least often, from below."""
    order = sorted(contenders, key=lambda each: (-each.points, each.number))
    surplus = 0 if bots else len(order) % size
    last = sorted(order, key=lambda each: (each.byes, each.points, -each.number))[:surplus]
    return [each for each in order if each not in last], sorted(each.number for each in last)


def role_costs(contender: Contender, roles: Sequence[str]) -> dict[str, float]:
    """How unfair each role would be: by how much more often it was played than the one played least."""
    least = min(contender.roles.get(role, 0) for role in roles)
    return {role: float((contender.roles.get(role, 0) - least) ** 2) for role in roles}


class TableSearch:
    """Looks for good tables by exchanging two people at a time."""

    def __init__(self, playing: Sequence[Contender], roles: Sequence[str], weights: PairingWeights) -> None:
        self.playing, self.roles, self.weights = playing, roles, weights
        self.count = -(-len(playing) // len(roles))
        self.unfair = [[role_costs(each, roles)[role] for role in roles] for each in playing]

    def improved(self, random: Random) -> Grid:
        """A local optimum from a random beginning whose roles are the fairest there are."""
        grid = self.beginning(random)
        places = [(row, column) for row in range(self.count) for column in range(len(self.roles))]
        for _ in range(MAX_PASSES):
            changed = False
            for first, second in combinations(places, 2):
                changed |= self.exchange(grid, first, second)
            if not changed:
                break
        return grid

    def beginning(self, random: Random) -> Grid:
        """Fair roles; in each role people by their points, so that equals meet.

        Between equally fair ones, bots get what people have played most: the others are wanted later.
        """
        people = len(self.playing)
        worn = {role: sum(each.roles.get(role, 0) for each in self.playing) / people for role in self.roles}
        costs = [
            {
                role: cost + worn[role] / 10 + random.random() / 1000
                for role, cost in zip(self.roles, own, strict=True)
            }
            for own in self.unfair
        ]
        given = assign_roles(costs, self.roles, self.count)
        columns: list[list[int | None]] = [
            [who for who, own in enumerate(given) if own == role] for role in self.roles
        ]
        for column in columns:
            column += [None] * (self.count - len(column))
            if not self.weights.points:
                random.shuffle(column)
        return [list(row) for row in zip(*columns, strict=True)]

    def exchange(self, grid: Grid, first: tuple[int, int], second: tuple[int, int]) -> bool:
        """Let two people change places if that is better."""
        (a, i), (b, j) = first, second
        if a == b and i == j:
            return False
        rows = {a, b}
        before = sum(self.table_cost(grid[row]) for row in rows)
        grid[a][i], grid[b][j] = grid[b][j], grid[a][i]
        if sum(self.table_cost(grid[row]) for row in rows) < before - 1e-9:
            return True
        grid[a][i], grid[b][j] = grid[b][j], grid[a][i]
        return False

    def cost(self, grid: Grid) -> float:
        return sum(self.table_cost(row) for row in grid)

    def table_cost(self, row: Sequence[int | None]) -> float:
        weights = self.weights
        people = [who for who in row if who is not None]
        unfair = sum(self.unfair[who][column] for column, who in enumerate(row) if who is not None)
        cost = weights.role * unfair + weights.bots * (len(row) - len(people)) ** 2
        for first, second in combinations(people, 2):
            one, other = self.playing[first], self.playing[second]
            cost += weights.apart * (other.number in one.apart)
            cost += weights.meeting * one.met.get(other.number, 0) ** 2
            cost += weights.points * (one.points - other.points) ** 2
        return cost
