"""Two builds of the program play the same games: their records and logs must be the same, byte for byte.

    python -m cuius.kit.compare_builds FOLDER [TITLE ...] [--games N] [--seed S]

FOLDER holds the package `cuius` of the other build. Each build plays whole games in a process of its own, one
half by stewards and one half at random, going round the configurations of a title, and writes what happened:
the record, every question with its options and what the seats see, every event with path and audience, and
where copies of the game lead: forks, possible worlds, earlier positions, the record loaded again.
Exit status 1, and the first line that differs, if they disagree.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

import msgspec

import cuius
from cuius.core.chance import Seeded
from cuius.core.compiled_calls import BUILD
from cuius.core.determinization import InformationSet
from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.observation import encode
from cuius.core.question import Question
from cuius.core.record import dump, load, parse, record_of
from cuius.core.title import Title, get_title, installed_titles
from cuius.kit.fuzz.games import FuzzGame, games_of_run
from cuius.kit.policy import named_policy, pass_or_first

POLICIES = ("somebody", "random", "steward", "random")
LINE = msgspec.json.Encoder(order="deterministic").encode
VIEWS_EVERY = 16
"""One position in so many is compared by what every seat sees."""
COPIES_EVERY = 64
"""One position in so many is compared by copies that are played on."""
PLAYED_ON = 8
"""How many answers each of them is given."""


def played_files(title: Title, games: Sequence[FuzzGame]) -> Iterator[tuple[str, bytes]]:
    """The games of a title, played: names of files and what is in them."""
    for number, game in enumerate(games):
        policy = POLICIES[number % len(POLICIES)]
        name = f"{title.name}-{number}-{policy}"
        match, lines = played_game(title, game, policy)
        record = dump(record_of(match))
        yield f"{name}.record", record
        lines.append(f"loaded {load(parse(record)).state.digest()}")
        yield f"{name}.questions", "\n".join(lines).encode()
        assert match.log is not None
        yield f"{name}.log", b"\n".join([LINE(event) for event in match.log.events])


def played_game(title: Title, game: FuzzGame, policy: str) -> tuple[Match, list[str]]:
    """One whole game, and its questions, each with what was offered."""
    match = Match(title, game.config, Seeded(game.seed)).begin()
    choose = named_policy(policy, game.seed)
    lines: list[str] = []
    while not match.over:
        question = match.questions[0]
        line = f"{question.number} {question.role} {question.key} {' '.join(question.words)}"
        if len(lines) % VIEWS_EVERY == 0:
            line += "".join(f" {crc32(encode(match.view(seat))):08x}" for seat in (*game.config.seats, None))
        lines.append(line)
        if len(lines) % COPIES_EVERY == 0:
            lines += led_by_copies(match, question)
        word = choose(match, question) or pass_or_first(match, question)
        match.answer(question.seat, question.number, question.key, word)
    lines.append(f"{match.result} {match.state.digest()}")
    return match, lines


def led_by_copies(match: Match, question: Question) -> Iterator[str]:
    """Where copies of a game lead."""
    yield f"fork {played_on(match.fork())}"
    yield f"earlier {played_on(match.at(question.number // 2))}"
    try:
        yield f"world {played_on(InformationSet(match, question.seat).sample_world(question.number))}"
    except CuiusError as error:  # the deal agreed with what the seat knows, but not with the course of play
        yield f"world {type(error).__name__}"


def played_on(copy: Match) -> str:
    """The position after a few more answers."""
    for _ in range(PLAYED_ON):
        if copy.questions:
            question = copy.questions[0]
            copy.answer(question.seat, question.number, question.key, pass_or_first(copy, question))
    return copy.state.digest()


def write_games(folder: Path, titles: Sequence[str], games: int, seed: int) -> None:
    """Play in this process, and write what happened."""
    (folder / "build").write_text(BUILD)
    for name in titles:
        title = get_title(name)
        for file, content in played_files(title, list(islice(games_of_run(title, seed), games))):
            (folder / file).write_bytes(content)


def first_difference(ours: Path, others: Path) -> str | None:
    """The file and line in which two folders of games differ first."""
    for name in sorted({path.name for folder in (ours, others) for path in folder.iterdir()} - {"build"}):
        if not ((ours / name).exists() and (others / name).exists()):
            return f"{name} was written by one of them only."
        mine, theirs = (ours / name).read_bytes(), (others / name).read_bytes()
        if mine != theirs:
            lines = zip(mine.split(b"\n"), theirs.split(b"\n"), strict=False)
            at, (left, right) = next(pair for pair in enumerate(lines, 1) if pair[1][0] != pair[1][1])
            return f"{name}, line {at}:\n  {left.decode():.400}\n  {right.decode():.400}"
    return None


def play_in(package: Path, into: Path, titles: Sequence[str], games: int, seed: int) -> str:
    """Play in a process that finds the package in this folder; returns which build that was."""
    into.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, "-P", "-m", __spec__.name if __spec__ else "cuius.kit.compare_builds"]
    options = [str(into), *titles, "--games", str(games), "--seed", str(seed), "--write"]
    subprocess.run([*command, *options], env=environment, check=True)
    return (into / "build").read_text()


def main() -> int:
    parser = argparse.ArgumentParser(prog="compare_builds", description="Compare the play of two builds.")
    parser.add_argument("folder", type=Path, help="holds the package `cuius` of the other build")
    parser.add_argument("titles", nargs="*", help="[default: every title]")
    parser.add_argument("--games", type=int, default=8, help="of each title [default: 8]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="only play, and write the games to FOLDER")
    chosen = parser.parse_args()
    titles = chosen.titles or list(installed_titles())
    if chosen.write:
        write_games(chosen.folder, titles, chosen.games, chosen.seed)
        return 0
    with TemporaryDirectory() as scratch:
        ours, others = Path(scratch, "ours"), Path(scratch, "others")
        run = (titles, chosen.games, chosen.seed)
        builds = [
            play_in(Path(cuius.__file__).parents[1], ours, *run),
            play_in(chosen.folder.absolute(), others, *run),
        ]
        difference = first_difference(ours, others)
        size = sum(path.stat().st_size for path in ours.iterdir())
    if difference is not None:
        print(f"{builds[0]} and {builds[1]} differ in {difference}", file=sys.stderr)
        return 1
    print(
        f"{builds[0]} and {builds[1]}: {chosen.games} whole games each of {', '.join(titles)} are the same "
        f"({size:,} bytes of records, questions and logs)."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
