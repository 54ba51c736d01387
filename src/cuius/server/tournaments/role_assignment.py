"""Who plays which role: the assignment that repeats as little as possible.

Every role is needed once at every table. With `capacity` tables, each role takes so many people at most, and
the sum of the costs is the least there is: people are added one by one, each along the cheapest chain of
moves (successive shortest paths; the nodes are the few roles, so a chain is found at once).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

Cost = Mapping[str, float]
"""What it costs to give somebody each role."""


def assign_roles(costs: Sequence[Cost], roles: Sequence[str], capacity: int) -> list[str]:
    """A role for everybody, each given to `capacity` people at most, at the least cost in all."""
    if len(costs) > capacity * len(roles):
        raise ValueError(f"{len(costs)} people do not fit {capacity} tables of {len(roles)}")
    given: list[str] = []
    for person in range(len(costs)):
        chain = cheapest_chain(costs, given, person, roles, capacity)
        given.append(chain[0][1])
        for moved, role in chain[1:]:
            given[moved] = role
    return given


def cheapest_chain(
    costs: Sequence[Cost], given: Sequence[str], person: int, roles: Sequence[str], capacity: int
) -> list[tuple[int, str]]:
    """The moves that let one more person in: they take a role, whoever had it moves on, until one is free."""
    steps = {(a, b): cheapest_move(costs, given, a, b) for a in roles for b in roles if a != b}
    best = {role: costs[person][role] for role in roles}
    before: dict[str, tuple[str, int] | None] = dict.fromkeys(roles)
    for _ in roles:  # as in Bellman and Ford's method
        for (a, b), (cost, mover) in steps.items():
            if best[a] + cost < best[b] - 1e-9:
                best[b], before[b] = best[a] + cost, (a, mover)
    taken = {role: given.count(role) for role in roles}
    end = min((role for role in roles if taken[role] < capacity), key=lambda role: best[role])
    moves = []
    while (step := before[end]) is not None:
        came_from, mover = step
        moves.append((mover, end))
        end = came_from
    return [(person, end), *reversed(moves)]


def cheapest_move(costs: Sequence[Cost], given: Sequence[str], a: str, b: str) -> tuple[float, int]:
    """What it costs at least that somebody with role a takes role b instead, and who that is."""
    moves = ((costs[who][b] - costs[who][a], who) for who, role in enumerate(given) if role == a)
    return min(moves, default=(math.inf, -1))
