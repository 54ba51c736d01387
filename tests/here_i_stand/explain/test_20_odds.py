"""20, 21.3 Exact odds of voyages, riches and births."""

from fractions import Fraction

import pytest

from cuius.core.odds import dice_sum
from cuius.core.rulebook import proves
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.odds import ODDS
from cuius.titles.here_i_stand.title import TITLE


def chances(name: str, **values: int) -> list[Fraction]:
    return [c.probability for c in ODDS[name].forecast(**values).outcomes]


@proves("20.2-r9", "20.2-t1..t4")
def test_20_2_t1_odds_of_an_exploration():
    """Orellana adds 3: he is never lost; Narvaez takes 1 away."""
    two = dice_sum(2)
    assert chances("exploration", value=3) == [0, two.at_most(3), Fraction(12, 36), two.at_least(7)]
    assert chances("exploration", value=-1)[0] == two.at_most(5)
    assert chances("exploration", value=1, mercator=1) == chances("exploration", value=3)
    taken = chances("exploration", value=0, st_lawrence=1)
    assert taken[1] == Fraction(4 + 5 + 6, 36)  # five, six, and a seven with nothing below


@proves("20.2-t5", "20.2-t5b", "20.2-t5c", "20.2-t5d")
def test_20_2_t5_odds_of_a_circumnavigation():
    assert chances("circumnavigation", value=2) == [Fraction(21, 36), Fraction(9, 36), Fraction(6, 36)]


@proves("20.3-r7", "20.3-t1..t3")
def test_20_3_t1_odds_of_a_conquest():
    """Cortez adds 4."""
    two = dice_sum(2)
    cortez = chances("conquest", value=4)
    assert cortez == [two.at_most(2), two[3] + two[4], two.at_least(7), two[6], two[5]]
    assert chances("conquest", value=2, smallpox=1) == cortez
    late = chances("conquest", value=4, inca=1, aztec=1)
    assert late == [two.at_most(2), two[3] + two[4], 0, 0, two.at_least(5)]


@proves("20.4-r2", "20.4-t1..t5")
def test_20_4_r2_odds_of_riches():
    two = dice_sum(2)
    assert chances("riches", column=5) == [
        two.at_least(9),
        0,
        two[5] + two[6] + two[7] + two[8],
        two.at_most(4),
    ]
    assert chances("riches", column=5, galleons=1)[0] == two.at_least(8)
    assert chances("riches", column=5, plantations=1)[0] == two.at_least(8)
    inca = chances("riches", column=1)
    assert inca == chances("riches", column=1, plantations=1)
    assert inca[1] == two.at_most(5)


@proves("21.3-r7", "21.3-r9")
def test_21_3_r9_odds_of_a_birth():
    sixth = Fraction(1, 6)
    assert chances("pregnancy") == [2 * sixth, sixth, sixth, sixth, sixth]
    assert chances("pregnancy", jane=1) == [sixth, sixth, sixth, sixth, 2 * sixth]
    assert chances("pregnancy", one=1, two=1, three=1) == [0, 0, 4 * sixth, sixth, sixth]


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_and_reasons_can_be_said(language):
    words = catalogue(TITLE.folder, language)
    given = {"riches": {"column": 4, "plantations": 1}, "pregnancy": {"jane": 1}, "conquest": {"smallpox": 1}}
    for name in ("exploration", "circumnavigation", "conquest", "riches", "pregnancy"):
        look = ODDS[name].forecast(**given.get(name, {}))
        keys = [f"odds.{name}", *(c.key for c in look.outcomes), *(m.reason for m in look.modifiers)]
        assert all(words.has(key) for key in keys), keys
