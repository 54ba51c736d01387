"""A tournament: which levels sit where in which game, and how one of its games is played.

Game k of a tournament is the same wherever and whenever it is played, so games can be distributed, reordered
and repeated after an interruption.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from cuius.bots import Bot, make_bot
from cuius.bots.evaluation import seat_scores
from cuius.bots.play import crash_reason, play_out
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig, CuiusError
from cuius.core.match import Match
from cuius.core.record import dump, record_of
from cuius.core.runner import SPARSE_ROWS
from cuius.core.title import Config, get_title


class NotWritten(CuiusError):
    """A result or a record cannot be written."""


class Tournament(msgspec.Struct, frozen=True):
    """What all games have in common; the first line of the results file."""

    config: Config
    levels: tuple[str, ...]
    """The line-up of the first game, one level per seat; each game shifts it by one seat."""
    seed: int

    def seating(self, game: int) -> dict[str, str]:
        """Seat -> level in game number `game`, from 1."""
        seats, many = list(self.config.seats), len(self.levels)
        return {seat: self.levels[(index + game - 1) % many] for index, seat in enumerate(seats)}


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game."""

    game: int
    levels: dict[str, str]
    """Seat -> level."""
    scores: dict[str, float] = {}
    """Seat -> final score."""
    winners: tuple[str, ...] = ()
    """Seats."""
    kind: str = ""
    decisions: int = 0
    rows: int = 0
    seconds: float = 0.0
    digest: str = ""
    crash: str = ""


def line_up(config: Config, levels: Sequence[str]) -> tuple[str, ...]:
    """One level per seat; fewer levels are repeated in turn."""
    seats = len(config.seats)
    if not levels:
        raise BadConfig("Nobody plays: name at least one level.")
    if len(levels) > seats:
        raise BadConfig(f"{len(levels)} levels do not fit on {seats} seats; name fewer, or one a seat.")
    for level in levels:
        make_bot(level, get_title(config.title), 0)
    return tuple([levels[index % len(levels)] for index in range(seats)])


def play_game(tournament: Tournament, game: int, records: Path | None = None) -> GameResult:
    """Play one game to its end or to a crash."""
    config, seated = tournament.config, tournament.seating(game)
    title = get_title(config.title)
    begun = time.perf_counter()
    match = None
    bots: dict[str, Bot] = {}
    try:
        bots = {
            s: make_bot(level, title, derive_seed(tournament.seed, game, s)) for s, level in seated.items()
        }
        chance = Seeded(derive_seed(tournament.seed, game))
        match = Match(title, config, chance, log=False, checkpoint_rows=SPARSE_ROWS).begin()
        decisions = play_out(match, bots)
    except Exception as error:
        rows = 0 if match is None else len(match.journal)
        return GameResult(game, seated, rows=rows, seconds=seconds_since(begun), crash=crash_reason(error))
    finally:
        for bot in bots.values():
            bot.close()
        if records is not None and match is not None:
            write_record(records / record_name(tournament, game), match)
    result = match.result
    assert result is not None
    scores = seat_scores(config, result.scores)
    return GameResult(
        game=game,
        levels=seated,
        scores={seat: round(score, 6) for seat, score in scores.items()},
        winners=tuple([s for s, roles in config.seats.items() if set(roles) & set(result.winners)]),
        kind=result.kind,
        decisions=decisions,
        rows=len(match.journal),
        seconds=seconds_since(begun),
        digest=match.state.digest(),
    )


def play_batch(tournament: Tournament, games: Sequence[int], records: Path | None = None) -> list[GameResult]:
    return [play_game(tournament, game, records) for game in games]


def write_record(path: Path, match: Match) -> None:
    data = dump(record_of(match))
    try:
        path.write_bytes(data)
    except OSError as error:
        raise not_written(path, error) from None


def not_written(path: Path, error: OSError) -> NotWritten:
    return NotWritten(f"{path} cannot be written: {error.strerror}.")


def record_name(tournament: Tournament, game: int) -> str:
    return f"{tournament.config.title}-{tournament.seed}-{game:06}.json"


def seconds_since(begun: float) -> float:
    return round(time.perf_counter() - begun, 6)
