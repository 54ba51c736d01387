"""16 Exact odds of naval war."""

from fractions import Fraction

import pytest

from cuius.core.odds import BadValue, hit_contest
from cuius.core.rulebook import proves
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.here_i_stand.explain.odds import ODDS
from cuius.titles.here_i_stand.loading.files import DATA
from cuius.titles.here_i_stand.title import TITLE


@pytest.mark.parametrize(
    ("rating", "chance"), [(0, Fraction(10, 36)), (1, Fraction(15, 36)), (2, Fraction(21, 36))]
)
@proves("16.1-p4e", "16.1-p5f", "5.1-r8")
def test_16_1_p4e_odds_of_reaching_nine_at_sea(rating, chance):
    assert ODDS["naval_interception"].forecast(rating=rating).probability("chase.success") == chance
    assert ODDS["naval_avoiding"].forecast(rating=rating).probability("evade.failure") == 1 - chance


@proves("16.2-p1", "16.2-p2d", "16.2-p7")
def test_16_2_e1b_odds_of_the_combat_off_the_barbary_coast():
    """Seven dice against six."""
    look = ODDS["naval_combat"].forecast(squadrons=2, corsairs=1, rating=2, enemy_squadrons=2, enemy_rating=2)
    scores = hit_contest(7, 6)
    assert look.probability("naval.attacker.wins") == scores.probability(lambda s: s.margin > 0)
    assert look.probability("naval.tie") == scores.probability(lambda s: s.margin == 0)
    port = ODDS["naval_combat"].forecast(squadrons=1, enemy_squadrons=1, port=1)
    assert port.probability("naval.attacker.wins") == hit_contest(2, 3).probability(lambda s: s.margin > 0)
    assert [m.reason for m in port.modifiers] == ["naval.in_port"]


@proves("16.4-p3", "16.4-p4", "16.4-p5")
def test_16_4_e1_odds_of_the_raid():
    """Two dice against two corsairs; then three dice of two, or two of the one that is left."""
    look = ODDS["piracy"].forecast(corsairs=2, rating=1, against=2)
    assert look.probability("piracy.hunted_down") == Fraction(1, 9)
    none, one = Fraction(4, 9), Fraction(4, 9)
    third = Fraction(2, 3)
    assert look.probability("piracy.hits.0") == none * third**3 + one * third**2
    assert look.probability("piracy.hits.3") == none * Fraction(1, 27)
    assert look.probability("piracy.hits.4") == 0


def test_every_calculation_is_offered_and_computes():
    assert TITLE.odds is ODDS
    assert set(ODDS) >= {
        "battle",
        "interception",
        "avoiding",
        "assault",
        "naval_combat",
        "naval_interception",
        "naval_avoiding",
        "piracy",
    }
    for calculator in ODDS.values():
        given = {p.name: max(p.low, 1) for p in calculator.parameters if p.default is None}
        assert sum(chance.probability for chance in calculator.forecast(**given).outcomes) == 1
    with pytest.raises(BadValue):
        ODDS["naval_interception"].forecast(rating=3)
    with pytest.raises(BadValue, match="need a squadron or a corsair"):
        ODDS["naval_combat"].forecast(squadrons=0, enemy_squadrons=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_and_reason_has_a_name(language):
    words = catalogue(DATA.parent, language)
    for name, calculator in ODDS.items():
        given = {p.name: max(p.low, 1) for p in calculator.parameters if p.default is None}
        given |= {p.name: p.high for p in calculator.parameters if p.default is not None}
        look = calculator.forecast(**given)
        keys = [f"odds.{name}", *[c.key for c in look.outcomes], *[m.reason for m in look.modifiers]]
        assert [key for key in keys if not words.has(key.replace(".", "-"))] == []
