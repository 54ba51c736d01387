"""`bench/deviations.py`: other answers are tried in the same worlds, and those that gain are found."""

from __future__ import annotations

from random import Random

from bench.deviations import ANY, CLEAR, FEWEST, TO_THE_END, Deviation, Group, Trial, gains_of, play_game
from cuius.core.title import get_title


def made_up(tries: int, seed: int) -> list[Deviation]:
    """Red had better march than wait; all else makes no difference."""
    draw, found = Random(seed), []
    for _ in range(tries):
        role, tried = draw.choice(["red", "blue"]), draw.choice(["march", "pass"])
        worth = 0.1 if (role, tried) == ("red", "march") else 0.0
        found.append(Deviation(role, "army", "wait", tried, worth + draw.gauss(0, 0.2)))
    return found


def test_what_gains_is_found_and_for_whom():
    gains = {gain.group: gain for gain in gains_of(made_up(2000, 3))}
    best = gains[Group("red", "army", "wait", "march")]
    assert best.clearness > CLEAR
    assert abs(best.gain - 0.1) < 0.03
    assert gains[Group("blue", "army", ANY, "march")].clearness < CLEAR
    assert gains[Group(ANY, "army", ANY, ANY)].tries == 2000


def test_few_tries_say_nothing():
    assert gains_of(made_up(FEWEST - 1, 3)) == []


def test_a_game_is_the_same_again_and_each_question_of_another_kind():
    trial = Trial(get_title("revolution").configure(players=2), 5, 2, 1, TO_THE_END)
    found = play_game((trial, 1))
    assert found == play_game((trial, 1))
    assert len({one.key for one in found.found}) == len(found.found) > 0
    for one in found.found:
        assert one.tried != one.expected
        assert -2 <= one.gain <= 2
