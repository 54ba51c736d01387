"""Evaluation of positions: one value per seat, which a search backs up and an arena compares."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from cuius.bots.value import LearnedValue
from cuius.core.match import Match
from cuius.core.question import Result
from cuius.core.title import Config

WIN_BONUS = 10.0
"""Added to the points of a winner."""


def seat_scores(config: Config, scores: dict[str, float]) -> dict[str, float]:
    """The score of every seat: the mean of the roles it holds."""
    return {seat: fmean(scores.get(role, 0.0) for role in roles) for seat, roles in config.seats.items()}


class Evaluator:
    """Evaluates the positions of one table."""

    def __init__(self, config: Config, value: LearnedValue | None = None, share: float = 1.0) -> None:
        self.config = config
        self.value = value if share else None
        self.share = share
        """What the value counts before the end; the rest are the points that the title expects."""

    def evaluate(self, match: Match, bonus: float = WIN_BONUS) -> list[float]:
        """The lead of every seat over the mean of the others; winners get the `bonus`."""
        result = match.result
        scores = seat_scores(self.config, result.scores if result else self.expected_points(match))
        own = [
            score + (bonus if result and has_won(self.config, seat, result) else 0.0)
            for seat, score in scores.items()
        ]
        if result is None and self.value is not None:
            mixed = zip(own, self.foretold(match, self.value, bonus), strict=True)
            own = [now + self.share * (final - now) for now, final in mixed]
        if len(own) == 1:
            return own
        total = sum(own)
        return [value - (total - value) / (len(own) - 1) for value in own]

    def foretold(self, match: Match, value: LearnedValue, bonus: float) -> list[float]:
        """The final points of every seat as the learned value sees them, and its share of the bonus."""
        title = match.title
        found = value.judge(match.state, title.score(match.state), turn_of(match))
        points = dict(zip(value.columns.roles, found.points.tolist(), strict=True))
        chances = dict(zip(value.columns.roles, found.chances.tolist(), strict=True))
        scores = seat_scores(self.config, points)
        return [
            scores[seat] + bonus * sum([chances[role] for role in roles])
            for seat, roles in self.config.seats.items()
        ]

    def expected_points(self, match: Match) -> dict[str, float]:
        """The points each role is likely to end with."""
        title = match.title
        return (title.search_hints.estimate or title.score)(match.state)


def has_won(config: Config, seat: str, result: Result) -> bool:
    return not set(config.seats[seat]).isdisjoint(result.winners)


def turn_of(match: Match) -> int:
    charts: Any = match.title.charts
    return charts.turn(match.state) if charts else 0
