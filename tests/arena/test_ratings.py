"""Ratings, seat fairness and the report made of them."""

from __future__ import annotations

import math
from random import Random
from xml.etree import ElementTree

import pytest

from cuius.arena.charts import dot_plot, histogram, ticks
from cuius.arena.fairness import seat_fairness, wilson_interval
from cuius.arena.ratings import bootstrap, duels, elo_ratings, interval, outcomes_of, ratings
from cuius.arena.report import page
from cuius.arena.summary import summarise
from cuius.arena.tournament import GameResult, Tournament
from cuius.core.title import get_title


def game(number: int, scores: dict[str, float], levels: dict[str, str]) -> GameResult:
    best = max(scores.values())
    winners = tuple(seat for seat, score in scores.items() if score == best)
    return GameResult(number, levels, scores, winners, "points", 10 + number, 20, 0.1, f"d{number}")


def test_who_was_ahead_of_whom():
    played = game(1, {"a": 3, "b": 1, "c": 3}, {"a": "x", "b": "y", "c": "y"})
    assert outcomes_of(played) == {("x", "y"): 1.5, ("y", "x"): 0.5}


def test_seats_of_one_level_are_not_compared():
    assert outcomes_of(game(1, {"a": 3, "b": 1}, {"a": "x", "b": "x"})) == {}


def test_strengths_are_those_of_bradley_and_terry():
    elo = elo_ratings(["x", "y"], {("x", "y"): 749.5, ("y", "x"): 249.5})
    assert elo["x"] - elo["y"] == pytest.approx(190.85, abs=0.1)  # three wins to one
    assert elo["x"] + elo["y"] == pytest.approx(0)


def test_three_levels_that_agree():
    won = {("x", "y"): 666.2, ("y", "x"): 332.8, ("y", "z"): 666.2, ("z", "y"): 332.8}
    won |= {("x", "z"): 799.3, ("z", "x"): 199.7}
    elo = elo_ratings(["x", "y", "z"], won)
    assert elo["x"] - elo["y"] == pytest.approx(elo["y"] - elo["z"], abs=1)


def test_a_level_that_always_wins_is_not_infinitely_strong():
    elo = elo_ratings(["x", "y"], {("x", "y"): 10.0, ("y", "x"): 0.0})
    assert 300 < elo["x"] - elo["y"] < 900


def many_games(chance: float, count: int, seed: int = 4) -> list[GameResult]:
    random = Random(seed)
    games = []
    for number in range(1, count + 1):
        ahead = random.random() < chance
        levels = {"a": "x", "b": "y"} if number % 2 else {"a": "y", "b": "x"}
        x, y = (2.0, 1.0) if ahead else (1.0, 2.0)
        games.append(game(number, {s: x if level == "x" else y for s, level in levels.items()}, levels))
    return games


def test_the_interval_holds_the_truth_about_as_often_as_it_says():
    truth = 400 * math.log10(3) / 2
    rated = [ratings(many_games(0.75, 200, seed)) for seed in range(40)]
    held = sum(best.low <= truth <= best.high for best, _ in rated)
    assert 34 <= held <= 40


def test_the_interval_narrows_with_more_games():
    few, many = (ratings(many_games(0.75, count))[0] for count in (40, 800))
    assert few.level == many.level == "x"
    assert many.high - many.low < (few.high - few.low) / 2
    assert many.share == many.wins


def test_a_duel_and_its_interval():
    (duel,) = duels(many_games(0.75, 400))
    assert (duel.level, duel.other, duel.comparisons) == ("x", "y", 400)
    assert duel.low < duel.share < duel.high


def test_drawing_again_is_the_same_every_time():
    found = [outcomes_of(played) for played in many_games(0.6, 30)]
    assert bootstrap(found) == bootstrap(found)


def test_an_interval_leaves_out_the_ends():
    assert interval(100, list(range(200))) == (5, 194)


def test_an_interval_holds_its_value():
    assert interval(2, list(range(200))) == (2, 194)
    assert interval(199, list(range(200))) == (5, 199)


def test_a_level_that_won_every_game_may_still_lose_the_next():
    games = many_games(1.0, 20)
    best, worst = ratings(games)
    assert (best.level, best.share) == ("x", 1.0)
    assert 0 < best.low < best.elo <= best.high
    assert worst.low <= worst.elo < worst.high < 0
    (duel,) = duels(games)
    assert 0.7 < duel.low < duel.share == duel.high == 1.0


def test_three_levels_in_the_same_order_in_every_game():
    levels = {"a": "x", "b": "y", "c": "z"}
    games = [game(number, {"a": 3.0, "b": 2.0, "c": 1.0}, levels) for number in range(1, 61)]
    x, y, z = ratings(games)
    assert (x.level, y.level, z.level) == ("x", "y", "z")
    assert y.elo == pytest.approx(0, abs=0.1)
    assert x.elo == pytest.approx(-z.elo, abs=0.1)
    assert y.low < y.elo < y.high


def test_ratings_are_the_same_from_wherever_they_are_looked_for():
    won = {("x", "y"): 60.0, ("y", "x"): 0.0, ("y", "z"): 60.0, ("z", "y"): 0.0}
    afresh = elo_ratings(["x", "y", "z"], won)
    assert elo_ratings(["x", "y", "z"], won, {"x": -90.0, "y": 300.0, "z": 5.0}) == pytest.approx(
        afresh, abs=0.1
    )


# Seats


def test_a_favoured_seat_is_found():
    levels = {"a": "x", "b": "x"}
    games = [game(n, {"a": 1.0 + (n % 10 > 0), "b": 1.5}, levels) for n in range(200)]
    first, second = seat_fairness(games)
    assert (first.verdict, second.verdict) == ("favoured", "handicapped")
    assert (first.wins, second.wins) == (0.9, 0.1)


def test_shared_victories_are_divided():
    first, second = seat_fairness([game(n, {"a": 1.0, "b": 1.0}, {"a": "x", "b": "x"}) for n in range(9)])
    assert first.wins == second.wins == 0.5
    assert first.verdict == "even"


def test_the_interval_of_a_share():
    low, high = wilson_interval(0.0, 10)
    assert low == 0.0
    assert high == pytest.approx(0.2775, abs=0.001)


# The report


def test_the_report_shows_everything_and_is_well_formed():
    config = get_title("example").configure(2)
    games = [*many_games(0.7, 30), GameResult(31, {"a": "x", "b": "y"}, crash="LookupError: <gate>")]
    found = summarise(Tournament(config, ("x", "y"), 1), games, 3, 2.0)
    html = page(found, games)
    for word in ("Strength", "95 % interval", "verdict", "&lt;gate&gt;"):
        assert word in html
    assert html.count("<svg") == 4
    for picture in html.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + picture.split("</svg>")[0] + "</svg>")
    assert (found.games, found.finished, found.crashes, found.resumed) == (31, 30, 1, 3)


def test_a_report_about_nothing_but_crashes():
    config = get_title("example").configure(2)
    games = [GameResult(1, {"a": "x", "b": "y"}, crash="LookupError: gate")]
    assert "LookupError: gate" in page(summarise(Tournament(config, ("x", "y"), 1), games, 0, 1.0), games)


def test_charts_of_a_single_value():
    assert "<circle" in dot_plot([("x", 0.0, 0.0, 0.0)], "Ratings", "Elo")
    assert "<rect" in histogram([5.0, 5.0], "Length", "decisions")
    assert ticks(0, 100) == [20, 40, 60, 80, 100]
