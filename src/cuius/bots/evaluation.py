"""Evaluation of positions: one value per seat, which a search backs up and an arena compares."""

from __future__ import annotations

from math import log
from statistics import fmean
from typing import Any

from cuius.bots.value import LearnedValue
from cuius.core.match import Match
from cuius.core.question import Result
from cuius.core.title import Config

WIN_BONUS = 10.0
"""Added to the points of a winner."""
POINTS_PER_LOG_ODDS = 2.5
"""So many points of lead stand for odds of e to 1 to end ahead: `margin` then is the expected comparison."""
POINTS_PER_PLACE = 10.0
"""The same of a lead that nobody can take away any more."""
LEAST_CHANCE = 1e-6


def seat_scores(config: Config, scores: dict[str, float]) -> dict[str, float]:
    """The score of every seat: the mean of the roles it holds."""
    return {seat: fmean(scores.get(role, 0.0) for role in roles) for seat, roles in config.seats.items()}


class Evaluator:
    """Evaluates the positions of one table."""

    def __init__(
        self,
        config: Config,
        value: LearnedValue | None = None,
        share: float = 1.0,
        by_ranks: bool = False,
    ) -> None:
        self.config = config
        self.value = value if share and len(config.seats) > 1 else None  # it foretells leads over others
        self.share = share
        """What the value counts before the end; the rest are the points that the title expects."""
        self.by_ranks = by_ranks
        """With a value: who will be ahead of whom counts, and not by how much."""

    def evaluate(self, match: Match, bonus: float = WIN_BONUS) -> list[float]:
        """The lead of every seat over the mean of the others; winners get the `bonus`."""
        if self.by_ranks and self.value is not None:
            own = self.ranks(match, self.value)
        else:
            own = self.points(match, bonus)
        if len(own) == 1:
            return own
        total = sum(own)
        return [value - (total - value) / (len(own) - 1) for value in own]

    def ranks(self, match: Match, value: LearnedValue) -> list[float]:
        """In points: how many seats each ended ahead of, or the log-odds that it will."""
        result = match.result
        if result is not None:
            scores = seat_scores(self.config, result.scores)
            places = [
                sum([own > other for other in scores.values()]) + has_won(self.config, seat, result)
                for seat, own in scores.items()
            ]
            return [POINTS_PER_PLACE * place for place in places]
        found = value.judge(match.state, match.title.score(match.state), turn_of(match))
        chances = dict(zip(value.columns.roles, found.chances.tolist(), strict=True))
        return [
            POINTS_PER_LOG_ODDS * log(max(LEAST_CHANCE, sum([chances[role] for role in roles])))
            for roles in self.config.seats.values()
        ]

    def points(self, match: Match, bonus: float) -> list[float]:
        """The points of each seat as they are expected to end."""
        result = match.result
        scores = seat_scores(self.config, result.scores if result else self.expected_points(match))
        own = [
            score + (bonus if result and has_won(self.config, seat, result) else 0.0)
            for seat, score in scores.items()
        ]
        if result is None and self.value is not None:
            mixed = zip(own, self.foretold(match, self.value, bonus), strict=True)
            own = [now + self.share * (final - now) for now, final in mixed]
        return own

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
