"""Turning points: found where the estimate swings, with what the search would have answered."""

from __future__ import annotations

from statistics import fmean

import pytest

from cuius.bots import Budget, SearchBot, Steward, answer_of, make_bot
from cuius.bots.analysis import MIN_ERRORS, NEIGHBOURS, Analyst, analyse, decision_rows
from cuius.bots.play import play_out
from cuius.bots.turning_points import DecisionSamples
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.errors import BadConfig
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.title import get_title

EXAMPLE = get_title("example")


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
        rows, journal = decision_rows(match), list(match.journal)
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
        said = {moment.played, moment.suggested or moment.played}
        assert said <= set(asked.words)
        assert moment.about == plain_question(asked)["about"]
        names = dict(zip(asked.words, plain_question(asked)["named"], strict=True))
        assert moment.named == {word: names[word] for word in said}


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
        before = [analyst.rows[n] for n in near if first - NEIGHBOURS < n <= first]
        after = [analyst.rows[n] for n in near if first < n <= first + NEIGHBOURS]
        for seat, change in turn.swing.items():
            was, then = (fmean(values[row][seat] for row in rows) for rows in (before, after))
            assert change == pytest.approx(then - was, abs=1e-3)


def test_a_game_of_stewards_without_chance_never_turns():
    """Whoever answers as stewards would have changes nothing that was not to be expected."""
    title = get_title("revolution")
    match = Match(title, title.configure(2), Seeded(1), log=False).begin()
    steward = Steward(title)
    for _ in range(60):
        asked = match.questions[0]
        match.answer(asked.seat, asked.number, asked.key, word_of(answer_of(steward, match, asked)))
    analyst = Analyst(match, SearchBot(title, 1, Budget(playouts=4)))
    found = analyst.run(4, 3)
    by_turn = {}
    for number, decision in analyst.samples.items():
        by_turn.setdefault(analyst.turns[number], []).append(decision.decision().values)
    assert all(values == same[0] for same in by_turn.values() for values in same)
    assert found.turns == ()


def test_only_estimates_of_one_turn_are_compared():
    analyst = Analyst(played(3), bot(2))
    assert len(set(analyst.turns)) > 1
    spread = analyst.spread(8)
    begins = {n for n, turn in enumerate(analyst.turns) if n == 0 or analyst.turns[n - 1] != turn}
    assert begins <= set(spread), "every turn is looked at where it begins"
    assert len(analyst.rows) - 1 in spread
    for first, last in analyst.segments(spread):
        assert analyst.turns[first] == analyst.turns[last]
    for turn in analyst.run(8, 3).turns:
        first = analyst.rows.index(turn.moment.row)
        assert analyst.turns[first] == analyst.turns[first + 1]


class Pretended(Analyst):
    """An analyst to whom these are all decisions of a game; the search finds something better at some."""

    def __init__(self, *values: float, better: tuple[int, ...] = ()) -> None:
        super().__init__(played(3), bot())
        self.rows = [10 * n for n in range(len(values))]
        self.turns = [1] * len(values)
        self.better = better
        question = {"key": "k", "about": {}, "options": ["a", "b"], "named": ["a", "b"]}
        for number, value in enumerate(values):
            decision = DecisionSamples(self.rows[number], "stag", "stag", question, "a")
            decision.worlds = [dict.fromkeys(self.match.config.seats, float(value))]
            self.samples[number] = decision

    def suggest(self, number: int) -> None:
        self.samples[number].set_suggestion(*(("b", 2.0) if number in self.better else ("a", 0.0)))


def test_a_swing_that_does_not_last_is_no_turning_point():
    assert Pretended(0, 1, 0, 9, 0, 1, 0).turning_points([2], 1) == ()
    (turn,) = Pretended(0, 1, 0, 9, 8, 9, 9).turning_points([2], 1)
    assert (turn.moment.row, turn.until) == (20, 30)
    assert set(turn.swing.values()) == {round(26 / 3 - 1 / 3, 4)}
    assert 0 < MIN_ERRORS * turn.doubt < turn.size


def test_a_swing_within_the_doubt_of_its_worlds_is_no_turning_point():
    analyst = Pretended(0, 0, 0, 1, 1, 1)
    assert len(analyst.turning_points([2], 1)) == 1
    for decision in analyst.samples.values():
        decision.worlds = [
            {seat: value + by for seat, value in decision.worlds[0].items()} for by in (-4, 0, 4)
        ]
    assert analyst.turning_points([2], 1) == ()


def test_where_there_are_too_many_those_are_kept_at_which_something_was_better():
    analyst = Pretended(0, 0, 0, 9, 9, 9, 12, 12, 12, better=(5,))
    (kept,) = analyst.turning_points([2, 5], 1)
    assert (kept.moment.row, kept.moment.suggested, kept.moment.gain) == (50, "b", 2.0)
    assert [turn.moment.row for turn in analyst.turning_points([2, 5], 2)] == [20, 50]


def test_another_answer_is_suggested_only_if_it_is_better_in_the_same_worlds():
    for seed in (3, 4, 5):
        match = played(seed)
        analyst = Analyst(match, bot(20))
        for number in range(0, len(analyst.rows), 5):
            analyst.sample(number)
            analyst.suggest(number)
            decision = analyst.samples[number]
            if decision.suggested == decision.played:
                assert decision.gain == 0
                continue
            playouts = analyst.playouts(InformationSet(match.at(decision.row), decision.seat))
            one, other = (
                analyst.values_after(playouts, word) for word in (decision.suggested, decision.played)
            )
            gains = [one[n][decision.seat] - other[n][decision.seat] for n in one if n in other]
            assert decision.gain == pytest.approx(fmean(gains), abs=1e-3)
            assert decision.gain > 0


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
