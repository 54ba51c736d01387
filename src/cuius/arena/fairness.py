"""Seat fairness: whether some seats win more often than others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec

from cuius.arena.ratings import win_share
from cuius.arena.tournament import GameResult

Z_95 = 1.96
"""Standard errors of a 95 % interval."""


class SeatReport(msgspec.Struct, frozen=True):
    """One seat over all games."""

    seat: str
    games: int
    wins: float
    """Share of games won; shared victories are divided."""
    low: float
    high: float
    fair: float
    """The share of every seat if all were equal."""
    verdict: str
    """"even", "favoured" or "handicapped", as far as the interval says."""
    score: float
    spread: float


def seat_fairness(games: Sequence[GameResult]) -> list[SeatReport]:
    """A report for every seat, in the order of the table."""
    finished = [played for played in games if not played.crash]
    if not finished:
        return []
    return [seat_report(seat, finished) for seat in finished[0].levels]


def seat_report(seat: str, games: Sequence[GameResult]) -> SeatReport:
    wins = fmean(win_share(played, seat) for played in games)
    fair = fmean(sum(win_share(played, s) for s in played.levels) / len(played.levels) for played in games)
    low, high = wilson_interval(wins, len(games))
    scores = [played.scores[seat] for played in games]
    verdict = "favoured" if low > fair else "handicapped" if high < fair else "even"
    return SeatReport(
        seat=seat,
        games=len(games),
        wins=round(wins, 4),
        low=round(low, 4),
        high=round(high, 4),
        fair=round(fair, 4),
        verdict=verdict,
        score=round(fmean(scores), 4),
        spread=round(stdev(scores), 4) if len(scores) > 1 else 0.0,
    )


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's score interval of a share: valid for few games and for shares near 0 and 1."""
    weight = Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z_95 * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
