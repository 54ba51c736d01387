"""Points of games and byes, and what decides between equals."""

from __future__ import annotations

import pytest

from cuius.server.tournaments.standings import (
    TournamentResult,
    history_of,
    points_of,
    points_of_bye,
    standings,
)


def lines(games, numbers=(1, 2, 3, 4), byes=(), size=2):
    return standings(history_of(numbers, games, list(byes), size, "places"), games)


def game(*order, tie=False):
    """The entries in the order of their places."""
    seats = {f"seat{n}": who for n, who in enumerate(order)}
    return TournamentResult(seats, {seat: 1 if tie else n + 1 for n, seat in enumerate(seats)})


@pytest.mark.parametrize(
    ("places", "by_places", "by_wins"),
    [
        ({"a": 1, "b": 2}, (1, 0), (1, 0)),
        ({"a": 1, "b": 1}, (0.5, 0.5), (0.5, 0.5)),
        ({"a": 1, "b": 2, "c": 3}, (1, 0.5, 0), (1, 0, 0)),
        ({"a": 1, "b": 2, "c": 2}, (1, 0.25, 0.25), (1, 0, 0)),
        ({"a": 1, "b": 1, "c": 3}, (0.75, 0.75, 0), (0.5, 0.5, 0)),
    ],
    ids=str,
)
def test_points_of_a_game(places, by_places, by_wins):
    assert tuple(points_of(places, seat, "places") for seat in places) == by_places
    assert tuple(points_of(places, seat, "wins") for seat in places) == by_wins
    for scoring, points in (("places", by_places), ("wins", by_wins)):
        assert points_of_bye(len(places), scoring) == pytest.approx(sum(points) / len(places))


def test_wins_come_before_the_strength_of_opponents():
    found = lines([game(1, 2, tie=True), game(1, 3, tie=True), game(4, 2), game(3, 4)])
    assert [(line.number, line.points, line.wins) for line in found] == [
        (3, 1.5, 2),
        (1, 1.0, 2),  # a shared first place is won by both
        (4, 1.0, 1),
        (2, 0.5, 1),
    ]


def test_the_strength_of_opponents_tells_equals_apart():
    found = lines([game(1, 3), game(2, 4), game(3, 4)])
    assert [(line.number, line.opposition) for line in found] == [(1, 1.0), (3, 0.5), (2, 0.0), (4, 1.0)]
    assert [line.place for line in found] == [1, 2, 3, 4]


def test_the_game_between_equals_decides_last():
    found = lines([game(2, 1), game(1, 3), game(2, 4), game(1, 4), game(3, 2), game(4, 3)])
    assert [(line.number, line.points) for line in found] == [(2, 2), (1, 2), (4, 1), (3, 1)]
    assert [line.place for line in found] == [1, 2, 3, 4]


def test_who_cannot_be_told_apart_shares_a_place():
    found = lines([game(1, 2, tie=True), game(3, 4, tie=True)])
    assert {line.place for line in found} == {1}
    behind = lines([game(1, 2), game(3, 4)])
    assert [line.place for line in behind] == [1, 1, 3, 3]


def test_a_bot_counts_for_nobody():
    bots = TournamentResult({"a": 1, "b": None, "c": 2}, {"a": 2, "b": 1, "c": 3})
    history = history_of((1, 2), [bots], [], 3, "places")
    assert history[1].met == {2: 1}
    assert [history[n].points for n in (1, 2)] == [0.5, 0]
    assert sum(line.wins for line in standings(history, [bots])) == 0
