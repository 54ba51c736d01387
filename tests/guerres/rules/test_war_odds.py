"""15.7.2, 15.7.4 Exact odds of attrition, interception and evasion."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.explain.odds import ODDS


@proves("15.7.4-r10")
def test_15_7_4_r10_evasion_before_orleans_in_five_cases_of_six():
    """EX-08: with two to add, five or more is needed."""
    forecast = ODDS["evasion"].forecast(tactical=1, troops=4, moving_tactical=0, moving_troops=8)
    assert forecast.probability("evasion.succeeds") == Fraction(30, 36)
    assert [(m.value, m.reason) for m in forecast.modifiers] == [
        (1, "reaction.own-tactical"),
        (1, "reaction.moving-size"),
    ]


@proves("15.7.4-r7", "15.7.4-r8", "15.7.4-r9")
def test_15_7_4_r8_interception_of_a_large_army_by_a_small_one():
    """S-25: with three to add, four or more is needed."""
    forecast = ODDS["interception"].forecast(tactical=2, troops=3, moving_tactical=1, moving_troops=8)
    assert forecast.probability("interception.succeeds") == Fraction(33, 36)
    assert ODDS["interception"].forecast(
        tactical=2, troops=3, moving_tactical=1, moving_troops=8, scouts=-2
    ).probability("interception.succeeds") == Fraction(26, 36)


@pytest.mark.parametrize(
    ("troops", "march", "chance"),
    [(3, 0, 0), (3, 1, 1), (4, 0, Fraction(21, 36)), (6, 0, Fraction(21, 36)), (7, 0, 1), (12, 0, 1)],
)
@proves("15.7.2-r15", "15.7.2-r16", "15.7.2-r17")
def test_15_7_2_r16_attrition(troops, march, chance):
    forecast = ODDS["attrition"].forecast(troops=troops, forced_march=march)
    assert forecast.probability("attrition.suffered") == chance
