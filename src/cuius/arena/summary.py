"""The summary of a tournament, from which the JSON output, the terminal tables and the report are made."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import msgspec

from cuius.arena.fairness import SeatReport, seat_fairness
from cuius.arena.ratings import Duel, Rating, duels, ratings
from cuius.arena.tournament import GameResult, Tournament


class TournamentSummary(msgspec.Struct, frozen=True):
    """The output of `cuius arena`."""

    title: str
    scenario: str
    players: int
    options: dict[str, str]
    seed: int
    levels: tuple[str, ...]
    games: int
    finished: int
    crashes: int
    resumed: int
    """Games that an earlier run had played."""
    decisions: int
    seconds: float
    """Of this run."""
    games_per_second: float
    outcomes: dict[str, int]
    ratings: tuple[Rating, ...]
    duels: tuple[Duel, ...]
    seats: tuple[SeatReport, ...]
    failures: dict[int, str]
    digest: str
    """Hash of all final positions, in the order of the games."""


def summarise(
    tournament: Tournament, games: Sequence[GameResult], resumed: int, seconds: float
) -> TournamentSummary:
    config = tournament.config
    crashed = {played.game: played.crash for played in games if played.crash}
    outcomes = Counter(f"{p.kind}: {', '.join(p.winners)}" for p in games if not p.crash)
    digest = hashlib.blake2b(digest_size=16)
    for played in games:
        digest.update(f"{played.digest or 'crash'}\n".encode())
    return TournamentSummary(
        title=config.title,
        scenario=config.scenario,
        players=config.players,
        options=config.options,
        seed=tournament.seed,
        levels=tournament.levels,
        games=len(games),
        finished=len(games) - len(crashed),
        crashes=len(crashed),
        resumed=resumed,
        decisions=sum(played.decisions for played in games),
        seconds=round(seconds, 3),
        games_per_second=round((len(games) - resumed) / max(seconds, 1e-9), 3),
        outcomes=dict(sorted(outcomes.items(), key=lambda pair: (-pair[1], pair[0]))),
        ratings=tuple(ratings(games)),
        duels=tuple(duels(games)),
        seats=tuple(seat_fairness(games)),
        failures=crashed,
        digest=digest.hexdigest(),
    )
