"""Turning points: found where the estimate swings, with what the search would have answered."""

from __future__ import annotations

from statistics import fmean

import pytest

from cuius.bots import Budget, SearchBot, make_bot
from cuius.bots.analysis import AGAIN, BESIDE, Analyst, analyse, decisions
from cuius.bots.moment import DOUBTS, Look, Place
from cuius.bots.play import play_out
from cuius.bots.search import Considered, Thought
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.seen import plain_question
from cuius.core.title import get_title

EXAMPLE = get_title("example")
SEATS = tuple(EXAMPLE.configure(3).seats)


def played(seed: int) -> Match:
    match = Match(EXAMPLE, EXAMPLE.configure(3), Seeded(seed), log=False).begin()
    play_out(match, {seat: make_bot("novice", EXAMPLE, seed) for seat in match.config.seats})
    return match


def bot(playouts: int = 6) -> SearchBot:
    return SearchBot(EXAMPLE, 1, Budget(playouts=playouts), horizon=30)


def test_turning_points_are_single_decisions_with_the_largest_swings_first():
    found = {seed: Analyst(played(seed), bot()).run(points=8, turns=3).turns for seed in (3, 4, 5)}
    assert any(found.values())
    for seed, turns in found.items():
        match = played(seed)
        rows, journal = decisions(match), list(match.journal)
        assert [turn.size for turn in turns] == sorted((turn.size for turn in turns), reverse=True)
        for turn in turns:
            assert turn.until == rows[rows.index(turn.moment.row) + 1]
            row = journal[turn.moment.row]
            assert (turn.moment.role, turn.moment.key) == (row.by, row.key)
            assert turn.moment.played == word_of(row.answer)
            assert set(turn.swing) == set(match.config.seats)


def test_a_moment_can_be_put_in_words():
    match = played(3)
    for moment in Analyst(match, bot()).run(points=8, turns=3).moments:
        asked = match.at(moment.row).question(moment.seat)
        assert {moment.played, moment.suggested} <= set(asked.words)
        assert moment.about == plain_question(asked)["about"]
        names = dict(zip(asked.words, plain_question(asked)["named"], strict=True))
        assert moment.named == {word: names[word] for word in (moment.played, moment.suggested)}


def test_the_same_game_is_analysed_the_same():
    match = played(4)
    assert Analyst(match, bot()).run(5, 2) == Analyst(match, bot()).run(5, 2)


def test_a_swing_is_the_difference_of_what_is_seen_before_and_after():
    analyst = Analyst(played(3), bot())
    found = analyst.run(8, 3)
    values = {moment.row: moment.values for moment in found.moments}
    for turn in found.turns:
        first = analyst.rows.index(turn.moment.row)
        near = [n for n in range(len(analyst.rows)) if analyst.turns[n] == analyst.turns[first]]
        before = [analyst.rows[n] for n in near if first - BESIDE < n <= first]
        after = [analyst.rows[n] for n in near if first < n <= first + BESIDE]
        for seat, change in turn.swing.items():
            was, then = (fmean(values[row][seat] for row in rows) for rows in (before, after))
            assert change == pytest.approx(then - was, abs=1e-3)


def test_a_turning_point_swings_further_than_its_doubt():
    for seed in (3, 4, 5):
        analyst = Analyst(played(seed), bot(2))
        for turn in analyst.run(8, 3).turns:
            place = next(p for p in analyst.places.values() if p.row == turn.moment.row)
            assert len(place.looks) == 1 + AGAIN
            assert turn.size > DOUBTS * turn.doubt


def test_only_estimates_of_one_turn_are_compared():
    analyst = Analyst(played(3), bot(2))
    assert len(set(analyst.turns)) > 1
    spread = analyst.spread(8)
    ends = {n for n, turn in enumerate(analyst.turns) if analyst.turns[n - 1 : n] != [turn]}
    assert ends <= set(spread), "every turn is looked at where it begins"
    assert {0, len(analyst.rows) - 1} <= set(spread)
    for first, last in analyst.stretches(spread):
        assert analyst.turns[first] == analyst.turns[last]
    for turn in analyst.run(8, 3).turns:
        first = analyst.rows.index(turn.moment.row)
        assert analyst.turns[first] == analyst.turns[first + 1]


def of_places(*places: Place) -> Analyst:
    """An analyst to whom these are all decisions of a game."""
    analyst = Analyst(played(3), bot())
    analyst.places = dict(enumerate(places))
    analyst.rows = [place.row for place in places]
    analyst.turns = [1] * len(places)
    return analyst


def stood(*values: float) -> list[Place]:
    return [place(10 * n, [value] * (1 + AGAIN)) for n, value in enumerate(values)]


def test_a_swing_that_does_not_last_is_no_turning_point():
    assert of_places(*stood(0, 1, 0, 9, 0, 1, 0)).turning_points([2], 1) == ()
    (turn,) = of_places(*stood(0, 1, 0, 9, 8, 9, 9)).turning_points([2], 1)
    assert turn.moment.row == 20
    assert turn.until == 30
    assert set(turn.swing.values()) == {round(26 / 3 - 1 / 3, 4)}


def test_where_there_are_too_many_those_that_leave_a_choice_are_kept():
    places = stood(0, 0, 0, 9, 9, 9, 12, 12, 12)
    places[2] = place(20, [0.0] * (1 + AGAIN), ("a",))
    analyst = of_places(*places)
    assert analyst.turn(2).size > analyst.turn(5).size
    assert [turn.moment.row for turn in analyst.turning_points([2, 5], 1)] == [50]
    assert [turn.moment.row for turn in analyst.turning_points([2, 5], 2)] == [20, 50]


def test_another_answer_is_suggested_only_if_it_is_better_beyond_doubt():
    assert place(0, [1.0], gains=(1.0, 1.1, 0.9)).suggestion() == ("b", 1.0)
    assert place(0, [1.0], gains=(1.0, -1.1, 0.9)).suggestion() == ("a", 0.0)
    assert place(0, [1.0], ("b",)).suggestion() == ("b", None)


def place(
    row: int, values: list[float], answers: tuple[str, ...] = ("a", "b"), gains: tuple[float, ...] = (1.0,)
) -> Place:
    """A decision at which `a` was played, with what came of each look at it."""
    question = {"key": "k", "about": {}, "options": ["a", "b"], "named": ["a", "b"]}
    made = Place(row, "stag", "stag", question, "a")
    for value, gain in zip(values * len(gains), gains * len(values), strict=True):
        worth = {"a": value, "b": value + gain}
        considered = tuple(Considered(word, 9, dict.fromkeys(SEATS, worth[word])) for word in answers)
        made.looks.append(Look(Thought(answers[-1], "a", 9, considered), dict.fromkeys(SEATS, value)))
    return made


def test_a_game_in_which_nobody_decided_anything():
    match = Match(EXAMPLE, EXAMPLE.configure(3), Seeded(1), log=False).begin()
    with pytest.raises(BadConfig, match="nothing to analyse"):
        Analyst(match, bot())


def test_only_a_search_analyses():
    with pytest.raises(BadConfig, match="Only a search can analyse"):
        analyse(played(3), "steward")


def test_every_look_is_told_of():
    told = []
    Analyst(played(3), bot(2), lambda done, of: told.append((done, of))).run(6, 2)
    assert told == sorted(told)
    assert len({of for _, of in told}) == 1
    assert told[0][0] == 1
    assert told[-1][0] == told[-1][1]
