"""19.3 Whole winters, by chance, from broken positions: they end, and everybody is where he may be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cuius.core.requests import Ask
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, MAJORS, MINORS, PLACES, POWERS, PROTESTANT, SPACES
from cuius.titles.here_i_stand.phases.setup import ally
from cuius.titles.here_i_stand.phases.winter.marching import is_shelter
from cuius.titles.here_i_stand.phases.winter.phase import fleets_go_home, is_home_port, stacks_go_home
from cuius.titles.here_i_stand.rules.control import land_by_space
from cuius.titles.here_i_stand.rules.units import places_with_ships
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, WAR, State
from tests.here_i_stand.tables import war_table

SEEDS = 12
MOST_QUESTIONS = 2000
FRIENDS = (("genoa", "habsburg"), ("venice", "papacy"), ("scotland", "france"), ("hungary", "habsburg"))


def ravage(g: State, chance: Random) -> None:
    """Wars and alliances, spaces in other hands, unrest, sieges, and armies wherever they have got to."""
    g.league = True
    for minor, major in FRIENDS:
        if chance.random() < 0.6:
            ally(g, POWERS[minor], POWERS[major])
    for one in MAJORS:
        for other in MAJORS[:one]:
            g.relate(one, other, chance.choice([WAR, WAR, ALLIED, g.relation[one * POWER_COUNT + other]]))
    for space in chance.sample(SPACES, 40):
        g.control[space] = int(chance.choice(MAJORS))
    for space in chance.sample(SPACES, 10):
        g.unrest[space] = True
    for space in chance.sample(SPACES, 5):
        g.besieged[space] = 1
    for power in (*MAJORS, *MINORS):
        for _ in range(g.board.land_limit[power] // 3):
            kind = g.add_hired if power in MAJORS and chance.random() < 0.3 else g.add_regulars
            kind(chance.choice(SPACES), power, chance.randint(1, 3))
        for _ in range(g.board.squadron_limit[power]):
            place = chance.choice([*g.board.ports, *[p for p in PLACES.ids if p >= len(SPACES)]])
            g.squadrons[place * POWER_COUNT + power] += 1
    for leader in chance.sample(ARMY_LEADERS, 6):
        g.leader_at[leader] = int(chance.choice(SPACES))


def go_through(g: State, procedure: Any, chance: Random) -> int:
    """The procedure with any answers; how many questions it asked."""
    steps, answer, asked = procedure(g), None, 0
    while asked < MOST_QUESTIONS:
        try:
            request = steps.send(answer)
        except StopIteration:
            return asked
        answer = None
        if isinstance(request, Ask):
            asked += 1
            answer = chance.choice(request.options(*request.args))
    raise AssertionError("winter does not end")


def land(g: State) -> int:
    return sum(g.regulars) + sum(g.hired)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("edition", ["first", "2017"])
def test_19_3_r5_everybody_winters_where_he_may(seed, edition):
    chance = Random(f"{seed} {edition}")
    g = war_table(edition=edition).arrange(lambda g: ravage(g, chance)).state
    before = land(g)
    inactive = [p for p in MINORS if g.side[p] == p]
    asleep = [sum(g.regulars[p::POWER_COUNT]) for p in inactive]
    go_through(g, fleets_go_home, chance)
    go_through(g, stacks_go_home, chance)
    assert land(g) <= before
    assert min(g.regulars) >= 0
    assert min(g.hired) >= 0
    for power in MAJORS:
        check_quarters(g, power)
        assert all(is_home_port(g, power, place) for place in places_with_ships(g, power))
    assert [sum(g.regulars[p::POWER_COUNT]) for p in inactive] == asleep  # 22.1: they stay where they are


def check_quarters(g: State, power: int) -> None:
    """19.3-r5,r6 Behind walls of their own, four at most but in a capital or a key of their own country."""
    present = land_by_space(g, power)
    for space in SPACES:
        if not present[space]:
            continue
        assert is_shelter(g, power, space), space
        home = g.board.home[space]
        natives = home in MINORS and g.side[home] == power and g.regulars[space * POWER_COUNT + home]
        if g.board.capital_of[space] != power and present[space] > 4:
            assert natives, space
    for leader in ARMY_LEADERS:
        at = g.leader_at[leader]
        if at >= 0 and g.side[g.leader_of[leader]] == power and (power != PROTESTANT or g.league):
            assert is_shelter(g, power, at), leader
