"""Evaluation of positions: one value per seat, which a search backs up and an arena compares."""

from __future__ import annotations

from statistics import fmean

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

    def __init__(self, config: Config) -> None:
        self.config = config

    def evaluate(self, match: Match, bonus: float = WIN_BONUS) -> list[float]:
        """The lead of every seat over the mean of the others; winners get the `bonus`."""
        result = match.result
        scores = seat_scores(self.config, result.scores if result else self.expected_points(match))
        own = [
            score + (bonus if result and has_won(self.config, seat, result) else 0.0)
            for seat, score in scores.items()
        ]
        if len(own) == 1:
            return own
        total = sum(own)
        return [value - (total - value) / (len(own) - 1) for value in own]

    def expected_points(self, match: Match) -> dict[str, float]:
        """The points each role is likely to end with."""
        title = match.title
        return (title.search_hints.estimate or title.score)(match.state)


def has_won(config: Config, seat: str, result: Result) -> bool:
    return not set(config.seats[seat]).isdisjoint(result.winners)
