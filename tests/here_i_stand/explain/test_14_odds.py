"""Exact odds of land war."""

from fractions import Fraction

import pytest

from cuius.core.odds import hit_contest
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.explain.odds.land import (
    ATTACKER,
    AVOIDED,
    DEFENDER,
    INTERCEPTED,
    NOT_INTERCEPTED,
    ODDS_LAND,
    TIE,
)


@pytest.mark.parametrize(
    ("rating", "own", "enemy", "chance"),
    [
        (0, 0, 0, Fraction(10, 36)),
        (2, 0, 1, Fraction(15, 36)),
        (2, 0, 0, Fraction(21, 36)),
        (0, 1, 0, Fraction(15, 36)),
        (2, 1, 1, Fraction(26, 36)),
    ],
)
@proves("13.2-p2", "13.2-p2a", "13.2-p2b", "13.2-p2c", "13.3-p4")
def test_13_2_p2_odds_of_reaching_nine(rating, own, enemy, chance):
    given = {"rating": rating, "own_cavalry": own, "enemy_cavalry": enemy}
    interception = ODDS_LAND["interception"].forecast(**given)
    assert interception.probability(INTERCEPTED) == chance
    assert interception.probability(NOT_INTERCEPTED) == 1 - chance
    assert ODDS_LAND["avoiding"].forecast(**given).probability(AVOIDED) == chance


@proves("14-p8")
def test_14_p8_odds_of_the_battle_of_vienna():
    vienna = ODDS_LAND["battle"].forecast(attackers=8, attack_rating=2, defenders=10, defence_rating=2)
    scores = hit_contest(10, 13)
    assert vienna.probability(ATTACKER) == scores.probability(lambda s: s.attacker > s.defender)
    assert vienna.probability(TIE) == scores.probability(lambda s: s.attacker == s.defender)
    assert sum(vienna.probability(key) for key in (ATTACKER, TIE, DEFENDER)) == 1
    assert [(m.value, m.reason) for m in vienna.modifiers] == [
        (2, "leader.rating"),
        (-2, "leader.rating"),
        (-1, "battle.defending"),
    ]


def test_14_p3c_one_against_one_by_hand():
    duel = ODDS_LAND["battle"].forecast(attackers=1, defenders=1)
    assert duel.probability(ATTACKER) == Fraction(1, 3) * Fraction(4, 9)
    assert duel.probability(TIE) == Fraction(2, 3) * Fraction(4, 9) + Fraction(1, 3) * Fraction(4, 9)
