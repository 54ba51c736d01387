"""18.2 to 18.4 Targets and dice on random maps, counted a second time straight from the book."""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    ENGLAND,
    MINORS,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMERS,
    RULERS,
    SCOTLAND,
    SPACES,
)
from cuius.titles.here_i_stand.rules.religion import base_dice, recoverable, reformable
from cuius.titles.here_i_stand.state import AWAY, POWER_COUNT, State
from tests.here_i_stand.preaching import catholic_world

RULERS_OF_ENGLAND = ("henry_viii", "edward_vi", "mary_i", "elizabeth_i")


def scatter(g: State, random: Random) -> None:
    """Faiths, unrest, units, reformers and universities anywhere; Scotland with either neighbour or alone."""
    for space in SPACES:
        if g.faith[space] == CATHOLIC and random.random() < 0.35:
            g.faith[space] = int(PROTESTANT_FAITH)
        g.unrest[space] = random.random() < 0.15
        for power in POWERS:
            if random.random() < 0.03:
                g.regulars[space * POWER_COUNT + power] = random.randint(0, 2)
                g.hired[space * POWER_COUNT + power] = random.randint(0, 1) if power not in MINORS else 0
    g.ruler[ENGLAND] = int(RULERS[random.choice(RULERS_OF_ENGLAND)])
    g.side[SCOTLAND] = int(random.choice((SCOTLAND, ENGLAND, POWERS["france"])))
    for reformer in REFORMERS:
        g.reformer_at[reformer] = int(random.choice((AWAY, g.board.reformer_space[reformer])))
    g.universities = [
        int(s) for s in SPACES if g.faith[s] in (CATHOLIC, PROTESTANT_FAITH) and random.random() < 0.05
    ]


def prays(g: State, power: int) -> str:
    """18.2, the three lists of land units."""
    english = {"henry_viii": "", "edward_vi": "protestant", "mary_i": "catholic", "elizabeth_i": "protestant"}
    if power == PROTESTANT:
        return "protestant"
    if power == ENGLAND or (power == SCOTLAND and g.side[SCOTLAND] == ENGLAND):
        return english[RULERS[g.ruler[ENGLAND]].word]
    return "" if power == OTTOMAN else "catholic"


def stack(g: State, space: int, faith: str) -> bool:
    at = space * POWER_COUNT
    return any((g.regulars[at + p] or g.hired[at + p]) and prays(g, p) == faith for p in POWERS)


def by_the_book(g: State, space: int, faith: str) -> int:
    """18.3 steps 2 and 6, 18.4 steps 2 and 6."""
    colour = PROTESTANT_FAITH if faith == "protestant" else CATHOLIC
    helpers = list(g.reformer_at) if faith == "protestant" else g.universities
    dice = 2 * (space in helpers) + 2 * stack(g, space, faith)
    for other in g.board.links[space]:
        if not g.unrest[other]:
            dice += (g.faith[other] == colour) + (other in helpers) + stack(g, other, faith)
    return max(1, dice)


def reached(g: State, space: int, colour: int, helpers: list[int]) -> bool:
    """Step 1 of both procedures, with what 12.4 says of unrest."""
    if space in helpers:
        return True
    near = [*g.board.neighbours[space], *[p for sea in g.board.seas[space] for p in g.board.ports_on[sea]]]
    return any(other != space and g.faith[other] == colour and not g.unrest[other] for other in near)


@pytest.mark.parametrize("seed", range(3))
@proves(
    "18.2-r1..r14", "18.2-x1", "18.3-s1", "18.3-s2", "18.3-s6", "18.4-s1", "18.4-s2", "18.4-s6", "12.4-r6..r8"
)
def test_18_3_s2_forty_random_maps_counted_twice(seed):
    random = Random(seed)
    start = catholic_world().state
    for _ in range(40):
        g = start.clone()
        scatter(g, random)
        open_to_reform, open_to_rome = reformable(g), recoverable(g)
        for space in SPACES:
            assert total(base_dice(g, PROTESTANT_FAITH, space)) == by_the_book(g, space, "protestant")
            assert total(base_dice(g, CATHOLIC, space)) == by_the_book(g, space, "catholic")
            reform = g.faith[space] == CATHOLIC and reached(g, space, PROTESTANT_FAITH, list(g.reformer_at))
            assert (space in open_to_reform) == reform
            recover = g.faith[space] == PROTESTANT_FAITH and reached(g, space, CATHOLIC, g.universities)
            assert (space in open_to_rome) == recover
