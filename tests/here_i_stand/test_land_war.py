"""Random wars on land: every question has answers, and nobody shares open ground with an enemy afterwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cuius.core.requests import Ask, Draw, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    FRANCE,
    HABSBURG,
    INDEPENDENT,
    MAJORS,
    MINORS,
    MOVE_CLEAR,
    MOVE_PASS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.impulse import end_impulse, settle_map
from cuius.titles.here_i_stand.phases.land.movement import can_cross, can_move, move
from cuius.titles.here_i_stand.phases.setup import ally
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.rules.units import commanders_in, is_fortified, land_of
from cuius.titles.here_i_stand.state import ALLIED, PEACE, WAR, State
from tests.here_i_stand.tables import war_table

IMPULSES = 18


def play_at_random(procedure: Proc[Any], chance: random.Random, asked: set[str]) -> None:
    """Drive a procedure to its end."""
    answer: Any = None
    try:
        while True:
            request = procedure.send(answer)
            answer = None
            if isinstance(request, Ask):
                options = request.options(*request.args)
                assert options, request.key
                assert len({str(x) for x in options}) == len(options), request.key
                assert request.who in MAJORS
                asked.add(request.key)
                answer = chance.choice(options)
            elif isinstance(request, Roll):
                assert request.d6 > 0
                answer = tuple([chance.randint(1, 6) for _ in range(request.d6)])
            elif isinstance(request, Draw):
                answer = chance.choice(list(request.pool))
    except StopIteration:
        return


def world_at_war(chance: random.Random) -> State:
    """Everybody at war or allied at random, garrisons everywhere, allies in each other's spaces."""
    g = war_table().state
    g.league, g.impulses = chance.random() < 0.7, 2
    for one in MAJORS:
        for other in MAJORS[one + 1 :]:
            g.relate(one, other, chance.choice([PEACE, WAR, WAR, ALLIED]))
        for minor in MINORS:
            g.relate(one, minor, chance.choice([PEACE, WAR]))
    for minor in MINORS:
        if chance.random() < 0.5:
            ally(g, minor, chance.choice([HABSBURG, FRANCE]))
    for space in SPACES:
        if g.league or not g.board.electorate[space]:
            garrison(g, space, chance)
    for leader in ARMY_LEADERS:
        homes = [s for s in SPACES if land_of(g, g.leader_of[leader], s)]
        if homes:
            g.leader_at[leader] = int(chance.choice(homes))
    return g


def garrison(g: State, space: int, chance: random.Random) -> None:
    holder = g.control[space]
    if holder == INDEPENDENT:
        g.add_regulars(space, holder, chance.randint(0, 6) if g.board.key[space] else 0)
        return
    if chance.random() < 0.3 and holder in MAJORS:
        holder = g.control[space] = int(chance.choice(MAJORS))
    g.unrest[space] = chance.random() < 0.05
    if chance.random() < 0.5:
        g.add_regulars(space, holder, chance.randint(0, 6))
        g.add_hired(space, holder, chance.randint(0, 3) if holder in MAJORS else 0)
        for friend in MAJORS:
            welcome = friend != holder and holder in MAJORS and allied(g, friend, holder)
            strangers = any(at_war(g, friend, p) for p in commanders_in(g, space))
            if welcome and not strangers and chance.random() < 0.4:
                g.add_regulars(space, friend, chance.randint(1, 3))


def assert_in_order(g: State) -> None:
    """13.1-p8, 15-r1 Enemies share a space only at a siege; before foreign walls stand only besiegers."""
    assert min(g.regulars) >= 0
    assert min(g.hired) >= 0
    for space in SPACES:
        there = commanders_in(g, space)
        if any(at_war(g, one, other) for one in there for other in there):
            assert is_fortified(g, space), space
            assert g.besieged[space], space
        outside = [p for p in there if not allied(g, p, g.control[space])]
        if is_fortified(g, space):
            assert bool(outside) == bool(g.besieged[space]), space


@pytest.mark.parametrize("seed", range(12))
def test_13_1_p8_random_wars_leave_no_enemies_side_by_side(seed):
    chance = random.Random(seed)
    g = world_at_war(chance)
    assert_in_order(g)
    asked: set[str] = set()
    for number in range(IMPULSES):
        power = MAJORS[number % len(MAJORS)]
        g.cp = chance.randint(0, 4)
        for _ in range(3):
            over_pass = chance.random() < 0.2 and can_cross(g, power)
            if not over_pass and not can_move(g, power):
                break
            play_at_random(move(g, power, MOVE_PASS if over_pass else MOVE_CLEAR), chance, asked)
            play_at_random(settle_map(g), chance, asked)
            assert_in_order(g)
        end_impulse(g)
    assert {"move.from", "move.to", "intercept.from", "avoid.to", "battle.loss"} <= asked
