"""`python -m cuius.kit.fuzz`: the arguments, the run and its report."""

from __future__ import annotations

import argparse
import hashlib
import math
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import msgspec

from cuius.core.errors import CuiusError
from cuius.core.title import Title, get_title
from cuius.kit.exercised.carriers import counted_lines
from cuius.kit.exercised.counts import COUNTS, Tally, read_counts, write_counts
from cuius.kit.fuzz.failures import SUFFIX, give_failed_answer, write_failure
from cuius.kit.fuzz.games import FuzzGame, game_named, games_of_run
from cuius.kit.fuzz.play import CHEAP_LAWS, FuzzSettings, PlayedFuzzGame
from cuius.kit.fuzz.processes import FuzzWork, play_here, play_in_processes
from cuius.kit.laws import LAWS, LawBroken, catalogues_agree

GAME_SECONDS, ALL_LAWS_SECONDS = 300.0, 3600.0
MAX_WRITTEN = 20
"""Failures of the same origin that are written down."""


class FailureGroup(msgspec.Struct):
    """Failures that have their origin in common."""

    law: str
    origin: str
    detail: str
    games: int = 0
    example: str = ""
    files: list[str] = []


class FuzzReport(msgspec.Struct):
    """The statistics of a run."""

    title: str
    games: int = 0
    finished: int = 0
    failed: int = 0
    decisions: int = 0
    longest: int = 0
    """Rows of the longest game."""
    slowest: float = 0.0
    seconds: float = 0.0
    games_per_second: float = 0.0
    endings: dict[str, int] = {}
    policies: dict[str, int] = {}
    """Seats by policy."""
    checks: dict[str, int] = {}
    failures: list[FailureGroup] = []
    exercised: int | None = None
    """Statements exercised, if that was recorded."""
    lost: list[str] = []
    """Rare statements that the games of the corpus no longer reach."""
    digest: str = ""
    """Hash of all final positions, in the order of the names of the games."""

    def __str__(self) -> str:
        endings = ", ".join(f"{kind} {count}" for kind, count in self.endings.items())
        checks = ", ".join(f"{name} {count}" for name, count in self.checks.items())
        lines = [
            f"{self.title}: {self.games} games, {self.decisions} decisions, {self.seconds:.1f} s;"
            f" longest {self.longest} rows; endings: {endings}; laws held: {checks}"
        ]
        if self.exercised is not None:
            lines.append(f"{self.exercised} statements exercised")
        if self.lost:
            lines.append(f"no longer reached, count anew: {', '.join(self.lost)}")
        for group in self.failures:
            lines.append(f"{group.games} failed by {group.law!r}: {group.origin}\n  {group.detail}")
            lines.append(f'  again: python -m cuius.kit.fuzz {self.title} --game "{group.example}"')
            for file in group.files[:1]:
                lines.append(
                    f"  {'see' if file.endswith(SUFFIX) else 'look at it with: cuius replay'} {file}"
                )
        return "\n".join(lines)


class Run:
    """A run: takes games as they end, and sums them up."""

    def __init__(self, title: Title, failures: Path, tally: Tally | None) -> None:
        self.title = title
        self.tally = tally
        self.folder = failures
        self.report = FuzzReport(title.name)
        self.groups: dict[tuple[str, str], FailureGroup] = {}
        self.digests: dict[str, str] = {}
        self.endings: Counter[str] = Counter()
        self.policies: Counter[str] = Counter()
        self.checks: Counter[str] = Counter()

    def add(self, played: PlayedFuzzGame) -> None:
        report = self.report
        report.games += 1
        report.decisions += played.decisions
        report.longest = max(report.longest, played.rows)
        report.slowest = max(report.slowest, round(played.seconds, 3))
        self.policies.update(played.policies.values())
        self.checks.update(played.checks)
        self.digests[played.name] = played.digest
        if played.failure is None:
            report.finished += 1
            if self.tally is not None:
                self.tally.add(played.name, played.decisions, played.reached)
            self.endings[played.ending] += 1
        else:
            report.failed += 1
            self.add_failure(played)

    def add_failure(self, played: PlayedFuzzGame) -> None:
        failure = played.failure
        assert failure is not None
        group = self.groups.setdefault(
            (failure.law, failure.origin), FailureGroup(failure.law, failure.origin, failure.detail)
        )
        group.games += 1
        group.example = group.example or played.name
        if len(group.files) < MAX_WRITTEN:
            group.files.append(str(write_failure(self.folder, self.title.name, played.name, failure)))

    def close(self, seconds: float) -> FuzzReport:
        report = self.report
        report.seconds = round(seconds, 3)
        report.games_per_second = round(report.games / max(seconds, 1e-9), 3)
        report.endings = dict(self.endings.most_common())
        report.policies = dict(sorted(self.policies.items()))
        report.checks = dict(self.checks)
        report.failures = sorted(self.groups.values(), key=lambda group: -group.games)
        digest = hashlib.blake2b(digest_size=16)
        for name in sorted(self.digests):
            digest.update(f"{name} {self.digests[name]}\n".encode())
        report.digest = digest.hexdigest()
        return report


def run_games(
    title: Title,
    games: Iterator[FuzzGame],
    settings: FuzzSettings,
    failures: Path,
    jobs: int = 1,
    minutes: float = math.inf,
    exercised: Path | None = None,
    advance: Callable[[], object] = lambda: None,
) -> FuzzReport:
    """Play the games, write down those that fail, and sum all up."""
    start = time.monotonic()
    counted = counted_lines(title) if exercised is not None else None
    work = FuzzWork(title.name, settings, counted)
    until = start + 60 * minutes
    tally = Tally(title, counted) if counted is not None else None
    run = Run(title, failures, tally)
    all_played = (
        play_here(title, games, work, until) if jobs == 1 else play_in_processes(games, work, jobs, until)
    )
    for played in all_played:
        run.add(played)
        advance()
    report = run.close(time.monotonic() - start)
    if tally is not None and exercised is not None:
        counts = tally.result()
        report.exercised = len(counts.statements)
        write_counts(exercised, counts)
    return report


@contextmanager
def progress(games: int) -> Iterator[Callable[[], object]]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console  # not needed, and perhaps not there, without a terminal
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda: bar.advance(task)


def read_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m cuius.kit.fuzz", description="Play many games of a title under laws."
    )
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policies", choices=["mixed", "random"], default="mixed")
    parser.add_argument(
        "--laws",
        help=f"all, or some of {', '.join(LAWS)}; default: {','.join(CHEAP_LAWS)}, with random policies all",
    )
    parser.add_argument(
        "--every",
        default="",
        metavar="LAW=N,...",
        help="check laws on one position in N; usual: 1 for invariants",
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no game after so long")
    parser.add_argument(
        "--game-seconds",
        type=float,
        help="a game that takes longer failed; default: 300, under all laws 3600",
    )
    parser.add_argument("--failures", type=Path, help="folder for games that fail; default: a new one")
    parser.add_argument(
        "--exercised", type=Path, metavar="FILE", help="write which statements were exercised"
    )
    parser.add_argument("--game", metavar="NAME", help="play one game: SCENARIO/PLAYERS/OPTIONS/SEED")
    parser.add_argument("--corpus", action="store_true", help="play the kept games under all laws")
    parser.add_argument("--repeat", type=Path, metavar="FILE", help="give the answer again that failed")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    given = parser.parse_args(arguments)
    wants_all = given.laws == "all" or (given.laws is None and (given.corpus or given.policies == "random"))
    given.game_seconds = given.game_seconds or (ALL_LAWS_SECONDS if wants_all else GAME_SECONDS)
    given.laws = tuple(LAWS) if wants_all else tuple((given.laws or ",".join(CHEAP_LAWS)).split(","))
    unknown = [name for name in given.laws if name not in LAWS]
    if unknown:
        parser.error(f"there is no law {unknown[0]!r}; choose from {', '.join(LAWS)}")
    try:
        given.every = {
            name: int(n) for name, n in (pair.split("=") for pair in given.every.split(",") if pair)
        }
    except ValueError:
        parser.error("--every takes LAW=N, such as invariants=4")
    if given.jobs < 1 or given.games < 1:
        parser.error("--jobs and --games are at least 1")
    return given


def lost_statements(title: Title, exercised: Path) -> list[str]:
    """What the games of the corpus were kept for and did not reach this time."""
    reached = read_counts(exercised).statements
    kept = read_counts(Path("tests") / title.name / COUNTS).corpus
    return sorted({name for game in kept for name in game.reaches if name not in reached})


def chosen_games(title: Title, given: argparse.Namespace) -> list[FuzzGame]:
    if given.game is not None:
        return [game_named(title, given.game)]
    if given.corpus:
        kept = read_counts(Path("tests") / title.name / COUNTS).corpus
        return [game_named(title, game.game) for game in kept]
    return list(islice(games_of_run(title, given.seed), given.games))


def main(arguments: list[str] | None = None) -> int:
    given = read_arguments(arguments)
    try:
        title = get_title(given.title)
        if given.repeat is not None:
            print(give_failed_answer(given.repeat), end="")
            return 0
        games = chosen_games(title, given)
        if "words" in given.laws:
            catalogues_agree(title)
        settings = FuzzSettings(given.laws, given.policies == "random", given.game_seconds, given.every)
        failures = given.failures or Path(tempfile.mkdtemp(prefix="cuius-fuzz-"))
        if given.corpus and given.exercised is None:
            given.exercised = failures / COUNTS
        with progress(len(games)) as advance:
            report = run_games(
                title, iter(games), settings, failures, given.jobs, given.minutes, given.exercised, advance
            )
        if given.corpus:
            report.lost = lost_statements(title, given.exercised)
    except LawBroken as error:
        print(error, file=sys.stderr)
        return 1
    except (CuiusError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(msgspec.json.encode(report).decode() if given.json else report)
    return 1 if report.failed else 0
