"""Standings: points of games, and what decides between equals.

A game gives everybody between 0 and 1: by places, the share of the others at the table whom one has come
before, half a share for a tie; by wins, 1 for the winner alone, shared if there are several. Whoever sits out
gets what a game gives on average. Equals are told apart, in this order, by games won, by the points of those
they met (on average a meeting), and by the games in which one came before the other; who is still equal
shares a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from cuius.server.tournaments.pairing import Contender

Scoring = Literal["places", "wins"]


class TournamentResult(msgspec.Struct, frozen=True):
    """A game of a tournament that is over."""

    seats: Mapping[str, int | None]
    """Each role and the entry that played it; None for a bot."""
    places: Mapping[str, int]


class Line(msgspec.Struct, frozen=True):
    """One line of the standings."""

    place: int
    number: int
    points: float
    games: int
    wins: int
    opposition: float
    """The mean points of those who were met."""
    byes: int
    roles: dict[str, int]


def points_of(places: Mapping[str, int], seat: str, scoring: Scoring) -> float:
    """What a game gives to whoever played a seat."""
    own = places[seat]
    if scoring == "wins":
        return 1 / sum(place == 1 for place in places.values()) if own == 1 else 0.0
    behind = sum(place > own for place in places.values())
    beside = sum(place == own for place in places.values()) - 1
    return (behind + beside / 2) / max(1, len(places) - 1)


def points_of_bye(size: int, scoring: Scoring) -> float:
    """What a game gives on average."""
    return 1 / size if scoring == "wins" else 0.5


def history_of(
    numbers: Iterable[int],
    games: Sequence[TournamentResult],
    byes: Sequence[int],
    size: int,
    scoring: Scoring,
) -> dict[int, Contender]:
    """What everybody has played so far."""
    found = {}
    for number in numbers:
        met: dict[int, int] = {}
        roles: dict[str, int] = {}
        points = byes.count(number) * points_of_bye(size, scoring)
        for game, seat in games_of(games, number):
            roles[seat] = roles.get(seat, 0) + 1
            points += points_of(game.places, seat, scoring)
            for other in game.seats.values():
                if other is not None and other != number:
                    met[other] = met.get(other, 0) + 1
        found[number] = Contender(number, points, met, roles, byes.count(number))
    return found


def games_of(games: Iterable[TournamentResult], number: int) -> Iterable[tuple[TournamentResult, str]]:
    """The games of an entry, and its role in each."""
    return ((game, seat) for game in games for seat, who in game.seats.items() if who == number)


def standings(history: Mapping[int, Contender], games: Sequence[TournamentResult]) -> list[Line]:
    """Everybody in order."""
    wins = {
        number: sum(game.places[seat] == 1 for game, seat in games_of(games, number)) for number in history
    }
    opposition = {number: mean_opposition(each, history) for number, each in history.items()}
    keys = {
        number: (round(each.points, 6), wins[number], round(opposition[number], 6))
        for number, each in history.items()
    }
    direct = {number: direct_score(number, keys, games) for number in history}
    order = sorted(history, key=lambda number: (keys[number], direct[number], -number), reverse=True)
    lines: list[Line] = []
    for index, number in enumerate(order):
        before = order[index - 1] if index else None
        shares = before is not None and (keys[before], direct[before]) == (keys[number], direct[number])
        each = history[number]
        lines.append(
            Line(
                place=lines[-1].place if shares else index + 1,
                number=number,
                points=round(each.points, 4),
                games=sum(each.roles.values()),
                wins=wins[number],
                opposition=round(opposition[number], 4),
                byes=each.byes,
                roles=dict(each.roles),
            )
        )
    return lines


def mean_opposition(each: Contender, history: Mapping[int, Contender]) -> float:
    """The mean of the points of those who were met, as often as they were."""
    meetings = sum(each.met.values())
    total = sum(history[other].points * times for other, times in each.met.items() if other in history)
    return total / meetings if meetings else 0.0


def direct_score(
    number: int, keys: Mapping[int, tuple[float, ...]], games: Sequence[TournamentResult]
) -> int:
    """In games with equals: how often one came before them, less how often behind."""
    score = 0
    for game, seat in games_of(games, number):
        for other_seat, other in game.seats.items():
            if other is not None and other != number and keys.get(other) == keys[number]:
                own, theirs = game.places[seat], game.places[other_seat]
                score += (own < theirs) - (own > theirs)
    return score
