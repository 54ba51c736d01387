"""Tuning by self-play: repeatable, fair to every candidate, and kept only if it helps."""

from __future__ import annotations

import pytest

from cuius.arena import tuning
from cuius.arena.tuning import TrialResult, Trials, Tuning, tune
from cuius.core.errors import BadConfig
from cuius.core.title import get_title
from cuius.core.weights import WeightTable

TITLE = get_title("example")


def plan(**changes) -> Tuning:
    assert TITLE.weights is not None
    given = {
        "config": TITLE.configure(3),
        "table": TITLE.weights,
        "role": None,
        "scenario": None,
        "names": ("bid", "reserve"),
        "generations": 2,
        "population": 4,
        "games": 3,
        "check": 6,
        "seed": 1,
        "step": 0.3,
    }
    return Tuning(**{**given, **changes})


def test_the_same_seed_finds_the_same_weights():
    counted: list[int] = []
    first, run = tune(plan(), "command", counted.append)
    again, other = tune(plan(), "command", lambda games: None)
    assert (first.weights, run) == (again.weights, other)
    assert sum(counted) == run.games == plan().total_games


def test_weights_that_do_no_better_are_not_kept(monkeypatch):
    monkeypatch.setattr(Trials, "play", lambda self, table, game: TrialResult(0.0, 0.5))
    found, run = tune(plan(), "command", lambda games: None)
    assert found is plan().table
    assert run.before == run.after == 0.5


def test_weights_that_do_better_are_kept(monkeypatch):
    def play(self: Trials, table: WeightTable, game: int) -> TrialResult:
        lead = table.weights["bid"]
        return TrialResult(lead, min(1.0, lead))

    monkeypatch.setattr(Trials, "play", play)
    found, run = tune(plan(generations=6), "command", lambda games: None)
    assert found.weights["bid"] > plan().table.weights["bid"]
    assert run.after > run.before


def test_one_role_is_tuned_at_its_own_seat_and_all_at_every_seat():
    seats = list(plan().config.seats)
    assert {plan().watched_seat(game) for game in range(6)} == set(seats)
    role = plan().config.seats[seats[1]][0]
    alone = plan(role=role)
    assert {alone.watched_seat(game) for game in range(6)} == {seats[1]}
    changed = alone.candidate((0.1, -0.1))
    assert changed.weights == alone.table.weights
    assert set(changed.roles[role]) == {"bid", "reserve"}


def test_a_game_has_the_same_field_for_every_candidate():
    trials = Trials(plan(), "check")
    table = plan().table
    assert trials.play(table, 4) == trials.play(WeightTable(table.weights), 4)
    assert tuning.strangers(plan(), "check")[0].weights != tuning.strangers(plan(), "tuning")[0].weights


def test_one_weight_alone_is_refused():
    with pytest.raises(BadConfig, match="two weights"):
        tune(plan(names=("bid",)), "command", lambda games: None)
