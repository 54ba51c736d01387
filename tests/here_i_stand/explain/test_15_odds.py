"""15.1 Exact odds of an assault."""

from fractions import Fraction

import pytest

from cuius.core.odds import BadValue
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.explain.odds.land import ASSAULT_ODDS

ASSAULT = ASSAULT_ODDS["assault"]


@proves("15.1-p7,p10")
def test_15_e1c_the_odds_of_calais():
    """Four dice against three, two hits needed: one less the chance of no hit or one."""
    look = ASSAULT.forecast(units=6, rating=1, defenders=2)
    missed = Fraction(2, 3) ** 4 + 4 * Fraction(1, 3) * Fraction(2, 3) ** 3
    assert look.probability("assault.success") == 1 - missed == Fraction(11, 27)
    assert [m.value for m in look.modifiers] == [3, 1]
    assert look.probability("assault.destroyed") == 0


def test_15_1_p3c_empty_walls():
    look = ASSAULT.forecast(units=2, defenders=0)
    assert look.probability("assault.success") == 1 - Fraction(2, 3) ** 2
    assert look.probability("assault.destroyed") == 0


def test_15_1_p11_a_siege_of_two_against_one_can_end_in_four_ways():
    look = ASSAULT.forecast(units=2, defenders=1)
    one, none = Fraction(1, 3), Fraction(2, 3)
    two_lost, one_lost, none_lost = one * one, 2 * one * none, none * none
    assert look.probability("assault.destroyed") == two_lost
    assert look.probability("assault.success") == one * (one_lost + none_lost)
    assert look.probability("assault.breaks") == none * one_lost
    assert look.probability("assault.continues") == none * none_lost


def test_15_1_p9_losses_come_from_the_whole_stack():
    few = ASSAULT.forecast(units=1, defenders=1)
    many = ASSAULT.forecast(units=1, defenders=1, stack=5)
    assert few.probability("assault.destroyed") > 0
    assert many.probability("assault.destroyed") == 0


def test_cavalry_gives_no_dice_but_stands_in_the_way():
    alone = ASSAULT.forecast(units=0, cavalry=3, defenders=0)
    assert alone.probability("assault.success") == 0
    guarded = ASSAULT.forecast(units=4, defenders=0, defending_cavalry=1)
    assert guarded.probability("assault.success") == 1 - Fraction(2, 3) ** 2


def test_cards_add_dice():
    plain = ASSAULT.forecast(units=2, defenders=1, stack=6)
    mined = ASSAULT.forecast(units=2, defenders=1, stack=6, mining=1)
    shot = ASSAULT.forecast(units=2, defenders=1, stack=6, artillery=1)
    assert plain.probability("assault.success") == Fraction(1, 3)
    assert mined.probability("assault.success") == 1 - Fraction(2, 3) ** 4
    assert shot.probability("assault.success") == 1 - Fraction(2, 3) * Fraction(1, 3) ** 2


def test_more_than_four_cannot_be_inside():
    with pytest.raises(BadValue):
        ASSAULT.forecast(units=2, defenders=5)
