"""Plans: whom a searching seat is for the rest of a turn, so that its answers belong together.

A plan is a number. It stands for a steward of another character: other traits, other weights, and moods that
go far, which change from turn to turn. A search plays whole plans on in the same worlds and keeps the best.
What single answers cannot show is found so: an army is only worth its price to somebody who then marches.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from cuius.core.chance import splitmix64
from cuius.core.characters import NEUTRAL, TRAITS, Character
from cuius.core.title import Title

PLANS = 64
"""How many plans there are for every role; what stewards keep by their weights stays bounded."""
USUAL = 0
"""The plan to be as always: the title's heuristic itself."""
SOFTNESS = 0.5
TRAIT_SPREAD = 0.3
WEIGHT_SPREAD = 0.35
"""Standard deviations of the logarithms of traits and weights."""


class Plan(NamedTuple):
    """The plan of a seat for one turn."""

    turn: int
    number: int


def by_plan(title: Title, plan: int) -> Callable[[Mapping[str, Any], dict[str, Any]], str]:
    """The heuristic of whoever follows this plan."""
    steward = title.steward
    assert steward is not None

    def choose(view: Mapping[str, Any], question: dict[str, Any]) -> str:
        return steward(view, question, character_of_plan(title, plan, question["role"]))

    return choose


def character_of_plan(title: Title, plan: int, role: str) -> Character:
    """Who plays this role by this plan."""
    known = CHARACTERS.get((title.name, plan, role))
    if known is None:
        known = CHARACTERS[title.name, plan, role] = make_character(title, plan, role)
    return known


CHARACTERS: dict[tuple[str, int, str], Character] = {}
"""By title, plan and role, once it was asked for."""


def make_character(title: Title, plan: int, role: str) -> Character:
    if plan == USUAL:
        return NEUTRAL
    draw = Random(splitmix64(plan))
    traits = {trait: spread(draw, TRAIT_SPREAD) for trait in TRAITS}
    table = title.weights
    if table is not None:
        usual = table.of_role(role)
        table = table.with_changes({name: usual[name] * spread(draw, WEIGHT_SPREAD) for name in usual}, role)
    return Character("", "", traits, SOFTNESS, plan, table)


def spread(draw: Random, deviation: float) -> float:
    return math.exp(draw.gauss(0.0, deviation))
