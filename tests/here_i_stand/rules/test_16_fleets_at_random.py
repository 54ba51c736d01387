"""16 Whole actions at sea, by chance, from crowded positions: they end, and no ship is lost from sight."""

from random import Random

import pytest

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.ids import (
    MAJORS,
    MOVE_CLEAR,
    NAVAL_LEADERS,
    NAVAL_MOVE,
    PIRACY,
    PLACES,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.common.fleets import add_loan
from cuius.titles.here_i_stand.phases.setup import ally
from cuius.titles.here_i_stand.rules.powers import controls
from cuius.titles.here_i_stand.state import POWER_COUNT, WAR, State
from tests.here_i_stand.tables import HisTable, war_table

AFLOAT = (NAVAL_MOVE, MOVE_CLEAR, PIRACY)
SAILORS = [p for p in MAJORS if p != PROTESTANT]


def crowd(g: State, chance: Random) -> None:
    """Every ship of every power somewhere, many wars, loans, armies in some ports."""
    for minor, major in (("genoa", "habsburg"), ("venice", "papacy"), ("scotland", "france")):
        if chance.random() < 0.7:
            ally(g, POWERS[minor], POWERS[major])
    for one in MAJORS:
        for other in MAJORS[:one]:
            if chance.random() < 0.6 and (one - other) % 5 not in (2, 3):
                g.relate(one, other, WAR)
    for power in POWERS.ids:
        for _ in range(g.board.squadron_limit[power]):
            place(g, power, chance)
    for leader in NAVAL_LEADERS[1:]:
        afloat = [p for p in PLACES.ids if g.squadrons[p * POWER_COUNT + g.leader_of[leader]]]
        g.leader_at[leader] = int(chance.choice(afloat))


def place(g: State, power: int, chance: Random) -> None:
    """A ship at sea or in a port of its own, now and then a corsair or on loan, with an army near it."""
    side = g.side[power]
    ports = [p for p in g.board.ports if controls(g, side, p)]
    if side != power or power in MAJORS:
        seas = [
            s for p in ports for s in g.board.seas[p] if g.board.sails_atlantic[power] or s.word[0] != "a"
        ]
        where = chance.choice([*ports, *seas, *seas])
    else:
        where = chance.choice(ports)
    if power == 0 and chance.random() < 0.4:
        g.corsairs[where] += 1
    elif power in MAJORS and chance.random() < 0.1:
        add_loan(g, where, (power + 2) % 5, power)
    else:
        g.squadrons[where * POWER_COUNT + power] += 1
    g.add_regulars(chance.choice(ports), power, 1)


def ships(t: HisTable) -> int:
    g = t.state
    return sum(g.squadrons) + sum(g.corsairs) + sum(loan[3] for loan in g.loans) + sum(g.lost_ships)


@pytest.mark.parametrize("seed", range(24))
def test_16_r1_fleets_sail_fight_carry_and_raid_until_the_points_are_spent(seed):
    sail_at_random(seed)


def sail_at_random(seed: int) -> None:
    chance = Random(seed)
    t = war_table().arrange(lambda g: crowd(g, chance)).seeded(seed)
    power = chance.choice(SAILORS)
    before = ships(t)
    t.impulse(power.word, cp=6)
    while t.state.cp:
        t.play(take_action, power)
        found = [w for w in actions_open(t.state, power) if w != PASS and w in AFLOAT]
        t.answer(power.word, "action", str(chance.choice(found)) if found else PASS)
        while not t.over:
            question = t.match.questions[0]
            t.answer(question.role, question.key, chance.choice(question.options))
        assert ships(t) == before
        assert all(loan[3] > 0 for loan in t.state.loans)
