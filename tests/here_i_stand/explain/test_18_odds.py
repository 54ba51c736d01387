"""18 Exact odds of attempts, debates and the Diet, against all throws counted one by one."""

from fractions import Fraction
from itertools import product

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.explain.odds import ODDS
from cuius.titles.here_i_stand.explain.odds.religion import RELIGION_ODDS


def counted(attack: int, defence: int, plus: int, ties: bool, sure: bool) -> tuple[Fraction, Fraction]:
    """Outright and contested conversions among all throws."""
    outright = contested = 0
    for faces in product(range(1, 7), repeat=attack + defence):
        best, stop = max(faces[:attack]) + plus, max(faces[attack:])
        if sure and best >= 6:
            outright += 1
        elif best > stop or (ties and best == stop):
            contested += 1
    every = 6 ** (attack + defence)
    return Fraction(outright, every), Fraction(contested, every)


@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (3, 2), (2, 3)])
@pytest.mark.parametrize(("targeted", "plus"), [(1, 0), (1, 1), (0, 1)])
@proves("18.3-s4..s8")
def test_18_3_odds(attack, defence, targeted, plus):
    forecast = ODDS["reformation"].forecast(attack=attack, defence=defence, targeted=targeted, plus=plus)
    wanted = counted(attack, defence, plus * targeted, bool(targeted), bool(targeted))
    assert (forecast.probability("attempt.outright"), forecast.probability("attempt.converted")) == wanted


@pytest.mark.parametrize(("pope", "augsburg"), [(0, 0), (1, 0), (1, 1)])
@proves("18.4-s4..s8")
def test_18_4_odds(pope, augsburg):
    forecast = ODDS["counter_reformation"].forecast(attack=3, defence=2, pope=pope, augsburg=augsburg)
    wanted = counted(3, 2, -augsburg, bool(pope), bool(pope))
    assert (forecast.probability("attempt.outright"), forecast.probability("attempt.converted")) == wanted
    assert [m.value for m in forecast.modifiers] == [-1] * augsburg


def hits(faces: tuple[int, ...]) -> int:
    return sum(face >= 5 for face in faces)


def test_18_5_odds():
    forecast = ODDS["debate"].forecast(
        attack=4, defence=2, attacker_value=1, defender_value=1, second_attack=2, second_defence=2,
        second_attacker_value=3, second_defender_value=3,
    )  # fmt: skip
    tally = dict.fromkeys(("burns", "wins", "even", "loses", "falls"), 0)
    for faces in product(range(1, 7), repeat=6):
        margin = hits(faces[:4]) - hits(faces[4:])
        tally["even" if not margin else "burns" if margin > 1 else "falls" if margin < -1 else
              "wins" if margin > 0 else "loses"] += 1  # fmt: skip
    even = Fraction(tally["even"], 6**6)
    second = [hits(f[:2]) - hits(f[2:]) for f in product(range(1, 7), repeat=4)]
    ahead = Fraction(sum(m > 0 for m in second), 6**4)
    assert forecast.probability("debate.attacker_removes") == Fraction(tally["burns"], 6**6)
    assert forecast.probability("debate.attacker_wins") == Fraction(tally["wins"], 6**6) + even * ahead
    assert forecast.probability("debate.stands_even") == even * (1 - 2 * ahead)
    assert forecast.probability("debate.defender_removes") == Fraction(tally["falls"], 6**6)


@proves("18.1-p3", "18.1-p4")
def test_18_1_p3_odds_of_the_diet():
    forecast = RELIGION_ODDS["diet"].forecast(protestant=1, habsburg=1, papacy=1)
    even = sum(hits(f[:5]) == hits(f[5:]) for f in product(range(1, 7), repeat=7))
    won = sum(hits(f[:5]) > hits(f[5:]) for f in product(range(1, 7), repeat=7))
    assert forecast.probability("diet.undecided") == Fraction(even, 6**7)
    assert forecast.probability("diet.protestant") == Fraction(won, 6**7)
