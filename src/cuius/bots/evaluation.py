"""How every seat stands in a position: the vector that a search backs up and an arena compares."""

from __future__ import annotations

from statistics import fmean

from cuius.core.match import Match
from cuius.core.question import Result
from cuius.core.title import Config

WON = 10.0
"""What having won is worth beside the points."""


def seat_scores(config: Config, scores: dict[str, float]) -> dict[str, float]:
    """The score of every seat: the mean of the roles it holds."""
    return {seat: fmean(scores.get(role, 0.0) for role in roles) for seat, roles in config.seats.items()}


class Standing:
    """Judges positions of one table."""

    def __init__(self, config: Config) -> None:
        self.config = config

    def values(self, match: Match, bonus: float = WON) -> list[float]:
        """For every seat, how far it is ahead of the others on average; `bonus` is for having won."""
        result = match.result
        scores = seat_scores(self.config, result.scores if result else self.forecast(match))
        own = [
            score + (bonus if result and won(self.config, seat, result) else 0.0)
            for seat, score in scores.items()
        ]
        if len(own) == 1:
            return own
        everybody = sum(own)
        return [value - (everybody - value) / (len(own) - 1) for value in own]

    def forecast(self, match: Match) -> dict[str, float]:
        """The points that each role is likely to end with."""
        title = match.title
        return (title.search_hints.estimate or title.score)(match.state)


def won(config: Config, seat: str, result: Result) -> bool:
    return not set(config.seats[seat]).isdisjoint(result.winners)
