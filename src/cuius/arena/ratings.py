"""Ratings by the Bradley-Terry model, on the Elo scale.

Within a game every seat is compared with every other seat of another level; equal scores are half a win each.
Intervals come from bootstrapping the games. Two imagined games that may go either way are among those
resampled: a level that won every game need not win the next one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean

import msgspec

from cuius.arena.tournament import GameResult

RESAMPLES = 200
MAX_ITERATIONS = 5000
IMAGINED_GAMES = 2
ELO = 400 / math.log(10)

Pair = tuple[str, str]
Outcomes = Mapping[Pair, float]
"""(a, b) -> number of comparisons in which a was ahead of b; a tie is half."""


class Rating(msgspec.Struct, frozen=True):
    """One level: its rating with a 95 % interval, and the share of comparisons it won."""

    level: str
    elo: float
    low: float
    high: float
    share: float
    """Share of comparisons with other levels that it won; ties are half."""
    comparisons: int
    wins: float
    """Share of games won per seat of this level; shared victories are divided."""
    score: float
    """Mean score."""


class Duel(msgspec.Struct, frozen=True):
    """One level against another."""

    level: str
    other: str
    share: float
    low: float
    high: float
    comparisons: int


def outcomes_of(played: GameResult) -> dict[Pair, float]:
    """The comparisons of one game, level against level."""
    found: dict[Pair, float] = {}
    for one, other in combinations(played.levels, 2):
        a, b = played.levels[one], played.levels[other]
        if a != b:
            won = 0.5 + 0.5 * (
                (played.scores[one] > played.scores[other]) - (played.scores[one] < played.scores[other])
            )
            found[a, b] = found.get((a, b), 0.0) + won
            found[b, a] = found.get((b, a), 0.0) + 1 - won
    return found


def elo_ratings(
    levels: Sequence[str], outcomes: Outcomes, near: Mapping[str, float] | None = None
) -> dict[str, float]:
    """Elo ratings around 0; one tie is added to every pair that met, so that ratings stay finite.

    `near` are starting values, which make the iteration converge sooner.
    """
    won = {pair: many + 0.5 for pair, many in outcomes.items()}
    power = {level: math.exp(near[level] / ELO) if near else 1.0 for level in levels}
    wins = {a: sum(won.get((a, b), 0.0) for b in levels) for a in levels}
    met = {(a, b): won.get((a, b), 0.0) + won.get((b, a), 0.0) for a in levels for b in levels if a != b}
    for _ in range(MAX_ITERATIONS):
        new = {}
        for a in levels:
            weight = sum(met[a, b] / (power[a] + power[b]) for b in levels if b != a)
            new[a] = wins[a] / weight if weight else power[a]
        middle = math.exp(fmean(math.log(value) for value in new.values()))
        new = {a: value / middle for a, value in new.items()}
        moved = max(abs(math.log(new[a] / power[a])) for a in levels)
        power = new
        if moved < 1e-9:
            break
    return {a: ELO * math.log(value) for a, value in power.items()}


def sum_outcomes(outcomes: Iterable[tuple[Outcomes, int]]) -> dict[Pair, float]:
    total: dict[Pair, float] = {}
    for found, many in outcomes:
        for pair, won in found.items():
            total[pair] = total.get(pair, 0.0) + won * many
    return total


def bootstrap(games: Sequence[Outcomes], seed: int = 1) -> list[dict[Pair, float]]:
    """Resampled outcomes: as many games drawn with replacement from these and the imagined ones."""
    kinds = Counter(tuple(sorted(found.items())) for found in games)
    each, weights = [dict(kind) for kind in kinds], list(kinds.values())
    usual = {pair: won / len(games) for pair, won in sum_outcomes((found, 1) for found in games).items()}
    random = Random(seed)
    resamples = []
    for _ in range(RESAMPLES):
        counts = Counter(random.choices(range(len(each) + 1), [*weights, IMAGINED_GAMES], k=len(games)))
        imagined = [(imagined_game(usual, random), 1) for _ in range(counts.pop(len(each), 0))]
        resamples.append(sum_outcomes([*[(each[kind], many) for kind, many in counts.items()], *imagined]))
    return resamples


def imagined_game(usual: Outcomes, random: Random) -> dict[Pair, float]:
    """A game with the usual number of comparisons per pair, all won by a random one of the two."""
    found: dict[Pair, float] = {}
    for one, other in sorted(usual):
        if one < other:
            ahead, behind = random.sample((one, other), 2)
            found[ahead, behind] = usual[one, other] + usual[other, one]
            found[behind, ahead] = 0.0
    return found


def interval(value: float, resamples: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of the resamples, widened if necessary to contain the value."""
    order = sorted(resamples)
    cut = int(len(order) * 0.025)
    return min(value, order[cut]), max(value, order[-1 - cut])


def ratings(games: Sequence[GameResult]) -> list[Rating]:
    """Every level, the strongest first."""
    finished = [played for played in games if not played.crash]
    levels = sorted({level for played in finished for level in played.levels.values()})
    if not levels:
        return []
    found = [outcomes_of(played) for played in finished]
    total = sum_outcomes((outcomes, 1) for outcomes in found)
    elo = elo_ratings(levels, total)
    resamples = [elo_ratings(levels, outcomes, elo) for outcomes in bootstrap(found)] if total else [elo]
    rated = [rating_of(level, elo[level], [e[level] for e in resamples], total, finished) for level in levels]
    return sorted(rated, key=lambda rating: (-rating.elo, rating.level))


def rating_of(
    level: str, elo: float, resamples: Sequence[float], total: Outcomes, games: Sequence[GameResult]
) -> Rating:
    ahead = sum(won for (one, _), won in total.items() if one == level)
    behind = sum(won for (_, other), won in total.items() if other == level)
    compared = ahead + behind
    seats = [(played, seat) for played in games for seat, name in played.levels.items() if name == level]
    low, high = interval(elo, resamples)
    return Rating(
        level=level,
        elo=round(elo, 1),
        low=round(low, 1),
        high=round(high, 1),
        share=round(ahead / compared, 4) if compared else 0.0,
        comparisons=round(compared),
        wins=round(fmean(win_share(played, seat) for played, seat in seats), 4),
        score=round(fmean(played.scores[seat] for played, seat in seats), 4),
    )


def win_share(played: GameResult, seat: str) -> float:
    """The seat's share of the victory."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def duels(games: Sequence[GameResult]) -> list[Duel]:
    """Every pair of levels that met, with the share of comparisons the first of them won."""
    found = [outcomes_of(played) for played in games if not played.crash]
    total = sum_outcomes((outcomes, 1) for outcomes in found)
    resamples = bootstrap(found) if total else []
    made = []
    for one, other in sorted(total):
        if one < other:
            share = win_rate(total, one, other)
            low, high = interval(share, [win_rate(outcomes, one, other) for outcomes in resamples])
            compared = total[one, other] + total[other, one]
            made.append(Duel(one, other, round(share, 4), round(low, 4), round(high, 4), round(compared)))
    return made


def win_rate(outcomes: Outcomes, one: str, other: str) -> float:
    won, lost = outcomes.get((one, other), 0.0), outcomes.get((other, one), 0.0)
    return won / (won + lost) if won + lost else 0.5
