"""Turning points: found where the estimate swings, with what the search would have answered."""

from __future__ import annotations

import pytest

from cuius.bots import Budget, SearchBot, make_bot
from cuius.bots.analysis import Analyst
from cuius.bots.play import play_out
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig
from cuius.core.match import Match
from cuius.core.title import get_title

EXAMPLE = get_title("example")


def played(seed: int) -> Match:
    match = Match(EXAMPLE, EXAMPLE.configure(3), Seeded(seed), log=False).begin()
    play_out(match, {seat: make_bot("novice", EXAMPLE, seed) for seat in match.config.seats})
    return match


def bot(playouts: int = 6) -> SearchBot:
    return SearchBot(EXAMPLE, 1, Budget(playouts=playouts), horizon=30)


def test_turning_points_are_single_decisions_with_the_largest_swings_first():
    match = played(3)
    found = Analyst(match, bot()).run(points=8, turns=3)
    decisions = [n for n, row in match.journal.line() if row.by in match.seat_of and not row.auto]
    assert len(found.turns) == 3
    sizes = [turn.size for turn in found.turns]
    assert sizes == sorted(sizes, reverse=True)
    for turn in found.turns:
        place = decisions.index(turn.moment.row)
        assert turn.until == decisions[place + 1]
        row = list(match.journal)[turn.moment.row]
        assert (turn.moment.role, turn.moment.key) == (row.by, row.key)
        past = match.at(turn.moment.row).question(turn.moment.seat)
        assert {turn.moment.played, turn.moment.suggested} <= set(past.words)
        assert set(turn.swing) == set(match.config.seats)


def test_the_same_game_is_analysed_the_same():
    match = played(4)
    assert Analyst(match, bot()).run(5, 2) == Analyst(match, bot()).run(5, 2)


def test_a_swing_is_the_difference_of_two_estimates():
    match = played(5)
    analyst = Analyst(match, bot())
    (turn,) = analyst.run(4, 1).turns
    after = next(m for m in analyst.seen.values() if m.row == turn.until)
    for seat, change in turn.swing.items():
        assert change == pytest.approx(after.values[seat] - turn.moment.values[seat], abs=1e-3)


def test_a_game_in_which_nobody_decided_anything():
    match = Match(EXAMPLE, EXAMPLE.configure(3), Seeded(1), log=False).begin()
    with pytest.raises(BadConfig, match="nothing to analyse"):
        Analyst(match, bot())


def test_every_moment_is_told_of():
    match, count = played(3), []
    Analyst(match, bot(2), lambda: count.append(1)).run(4, 1)
    assert len(count) >= 4
