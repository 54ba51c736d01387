"""Plans: whom a searching seat is for the rest of a turn, so that its answers belong together.

A plan is a number. It stands for a steward of another character: one part of it for other traits and weights,
the other for moods that go far and change from turn to turn. A search plays whole plans on in the same worlds
and keeps the best. What single answers cannot show is found so: an army is only worth its price to somebody
who then marches.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple

from cuius.core.chance import splitmix64
from cuius.core.characters import NEUTRAL, TRAITS, Character
from cuius.core.title import Title, get_title
from cuius.core.weights import WeightTable

WISHES = 64
"""How many ways to weigh things there are for every role, and how many moods; the first is the usual one.

What stewards keep by their weights stays bounded.
"""
USUAL = 0
"""The plan to be as always: the title's heuristic itself."""
SOFTNESS = 0.7
TRAIT_SPREAD = 0.45
WEIGHT_SPREAD = 0.5
"""Standard deviations of the logarithms of traits and weights."""
MOST_CHARACTERS = 4096


class Plan(NamedTuple):
    """The plan of a seat for one turn."""

    turn: int
    number: int


def by_plan(title: Title, plan: int) -> Callable[[Mapping[str, Any], dict[str, Any]], str]:
    """The heuristic of whoever follows this plan."""
    steward = title.steward
    assert steward is not None

    def choose(view: Mapping[str, Any], question: dict[str, Any]) -> str:
        return steward(view, question, character_of_plan(title.name, plan, question["role"]))

    return choose


def new_plan(draw: Random) -> int:
    """Other weights and other moods than usual."""
    return joined(draw.randrange(1, WISHES), draw.randrange(1, WISHES))


def changed(plan: int, draw: Random) -> tuple[int, int]:
    """Two plans that have half of this one: its weights in other moods, and its moods with other weights."""
    weights, moods = divmod(plan, WISHES)
    return joined(weights, draw.randrange(1, WISHES)), joined(draw.randrange(1, WISHES), moods)


def joined(weights: int, moods: int) -> int:
    return weights * WISHES + moods


@lru_cache(MOST_CHARACTERS)
def character_of_plan(title: str, plan: int, role: str) -> Character:
    """Who plays this role by this plan."""
    if plan == USUAL:
        return NEUTRAL
    weights, moods = divmod(plan, WISHES)
    wishes = wishes_of(title, weights, role)
    return Character("", "", wishes.traits, SOFTNESS, moods, wishes.weights)


class Wishes(NamedTuple):
    """How somebody weighs things."""

    traits: dict[str, float]
    weights: WeightTable | None


@cache
def wishes_of(title: str, number: int, role: str) -> Wishes:
    """What this role wishes by plans with this number of weights."""
    draw = Random(splitmix64(number))
    traits = {trait: spread(draw, TRAIT_SPREAD) for trait in TRAITS}
    table = get_title(title).weights
    if table is None:
        return Wishes(traits, None)
    usual = table.of_role(role)
    return Wishes(
        traits, table.with_changes({w: usual[w] * spread(draw, WEIGHT_SPREAD) for w in usual}, role)
    )


def spread(draw: Random, deviation: float) -> float:
    return math.exp(draw.gauss(0.0, deviation))
