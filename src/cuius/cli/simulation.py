"""Many games with bots, in one process or several. Game k of a seed is the same however it is run."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

import msgspec

from cuius.bots import make_bot
from cuius.bots.play import crash_reason, play_out
from cuius.bots.seeds import derive_seed
from cuius.cli.errors import Failed
from cuius.cli.files import write_atomically
from cuius.cli.output import Advance
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.record import dump, record_of
from cuius.core.runner import SPARSE_ROWS
from cuius.core.title import Config, get_title

CRASHED = "crash"
"""Stands in the digest of all games for one without a final position."""

MAX_BATCH = 50
MIN_SECONDS = 1e-9


class SimulationPlan(msgspec.Struct, frozen=True):
    """What all games of one run have in common."""

    config: Config
    seed: int
    bots: tuple[str, ...]
    """One per seat, in the order of the seats."""
    invariants: bool
    records: Path | None = None


class SimulatedGame(msgspec.Struct, frozen=True):
    """The result of one game."""

    game: int
    decisions: int
    rows: int
    outcome: str
    digest: str
    crash: str = ""


class GameFailure(msgspec.Struct, frozen=True):
    """A game that crashed; `--first GAME --games 1` repeats it."""

    game: int
    seed: int
    reason: str


class SimulationReport(msgspec.Struct, frozen=True):
    """The output of `cuius simulate`."""

    title: str
    scenario: str
    players: int
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]
    games: int
    finished: int
    crashes: int
    decisions: int
    """Answers that a bot chose; forced ones are rows but not decisions."""
    rows: int
    seconds: float
    decisions_per_second: float
    decisions_per_game: float
    outcomes: dict[str, int]
    """How often each ending occurred: "kind: winners"."""
    failures: tuple[GameFailure, ...]
    digest: str
    """Hash of all final positions, in the order of the games."""


def play_game(plan: SimulationPlan, game: int) -> SimulatedGame:
    """Play one game to its end or to a crash."""
    title = get_title(plan.config.title)
    chance = Seeded(derive_seed(plan.seed, game))
    bots = {
        seat: make_bot(name, title, derive_seed(plan.seed, game, seat))
        for seat, name in zip(plan.config.seats, plan.bots, strict=True)
    }
    match, decisions, outcome, digest, crash = None, 0, "", CRASHED, ""
    try:
        match = Match(title, plan.config, chance, log=False, checkpoint_rows=SPARSE_ROWS)
        match.begin()
        decisions = play_out(match, bots, plan.invariants)
        assert match.result is not None
        outcome = ": ".join(filter(None, (match.result.kind, ", ".join(match.result.winners))))
        digest = match.state.digest()
    except Exception as error:
        crash = crash_reason(error)
    finally:
        for bot in bots.values():
            bot.close()
    if match is None:
        return SimulatedGame(game, 0, 0, outcome, digest, crash)
    if crash:
        decisions = sum(row.by in match.seat_of and not row.auto for row in match.journal)
    if plan.records is not None:
        path = plan.records / f"{title.name}-{plan.seed}-{game:06}.json"
        write_atomically(path, dump(record_of(match)))
    return SimulatedGame(game, decisions, len(match.journal), outcome, digest, crash)


def play_batch(plan: SimulationPlan, games: Sequence[int]) -> list[SimulatedGame]:
    return [play_game(plan, game) for game in games]


@contextmanager
def children_ignore_interrupt() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C, which this process handles."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_all(plan: SimulationPlan, games: range, jobs: int, advance: Advance) -> Iterator[SimulatedGame]:
    """Yields all games in order."""
    if jobs == 1 or len(games) == 1:
        for game in games:
            yield play_game(plan, game)
            advance()
        return
    size = max(1, min(MAX_BATCH, len(games) // (8 * jobs)))
    batches = [games[n : n + size] for n in range(0, len(games), size)]
    # Spawned, so that no open file or socket of this process is inherited.
    with ProcessPoolExecutor(min(jobs, len(batches)), multiprocessing.get_context("spawn")) as pool:
        with children_ignore_interrupt():
            all_played = pool.map(play_batch, [plan] * len(batches), batches)
        try:
            for played in all_played:
                yield from played
                advance(len(played))
        except BrokenProcessPool:
            raise Failed("A process that played games was ended from outside; try fewer --jobs.") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def simulate_games(plan: SimulationPlan, all_played: Iterator[SimulatedGame]) -> SimulationReport:
    """Play the games and sum them up."""
    begun = time.perf_counter()
    outcomes: Counter[str] = Counter()
    failures = []
    games = decisions = rows = 0
    digest = hashlib.blake2b(digest_size=16)
    for played in all_played:
        games += 1
        decisions += played.decisions
        rows += played.rows
        digest.update(played.digest.encode() + b"\n")
        if played.crash:
            failures.append(GameFailure(played.game, derive_seed(plan.seed, played.game), played.crash))
        else:
            outcomes[played.outcome] += 1
    seconds = max(time.perf_counter() - begun, MIN_SECONDS)
    config = plan.config
    return SimulationReport(
        title=config.title,
        scenario=config.scenario,
        players=config.players,
        options=config.options,
        seed=plan.seed,
        bots=plan.bots,
        games=games,
        finished=games - len(failures),
        crashes=len(failures),
        decisions=decisions,
        rows=rows,
        seconds=round(seconds, 6),
        decisions_per_second=round(decisions / seconds, 1),
        decisions_per_game=round(decisions / games, 2),
        outcomes=dict(sorted(outcomes.items(), key=lambda pair: (-pair[1], pair[0]))),
        failures=tuple(failures),
        digest=digest.hexdigest(),
    )
