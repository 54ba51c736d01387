"""The odds of a march, worked out by hand: a die hits with one third."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cuius.core.odds import BadValue
from cuius.core.title import get_title
from cuius.titles.example.explain.odds import HELD, ODDS, TAKEN


@pytest.mark.parametrize(
    ("strength", "garrison", "taken"),
    [
        # P(hits > stands) = sum over the garrison's hits s of P(s) * P(hits > s)
        (2, 1, Fraction(2, 3) * Fraction(5, 9) + Fraction(1, 3) * Fraction(1, 9)),
        (3, 1, Fraction(2, 3) * Fraction(19, 27) + Fraction(1, 3) * Fraction(7, 27)),
        (2, 2, Fraction(4, 9) * Fraction(5, 9) + Fraction(4, 9) * Fraction(1, 9)),
        (4, 1, Fraction(2, 3) * Fraction(65, 81) + Fraction(1, 3) * Fraction(33, 81)),
        (
            4,
            3,
            Fraction(8, 27) * Fraction(65, 81)
            + Fraction(12, 27) * Fraction(33, 81)
            + Fraction(6, 27) * Fraction(9, 81)
            + Fraction(1, 27) * Fraction(1, 81),
        ),
    ],
)
def test_2_5_r4_odds_of_taking_a_gate(strength, garrison, taken):
    forecast = ODDS["march"].forecast(strength=strength, garrison=garrison)
    assert forecast.probability(TAKEN) == taken
    assert forecast.probability(HELD) == 1 - taken
    assert [chance.key for chance in forecast.outcomes] == [TAKEN, HELD]


@pytest.mark.parametrize(
    "values", [{"strength": 1, "garrison": 1}, {"strength": 2, "garrison": 0}, {"strength": 2}]
)
def test_odds_are_asked_of_cards_and_garrisons_that_there_are(values):
    with pytest.raises(BadValue):
        ODDS["march"].forecast(**values)


def test_the_title_offers_them():
    assert get_title("example").odds is ODDS
