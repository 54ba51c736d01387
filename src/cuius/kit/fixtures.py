"""Recorded games in `tests/TITLE/fixtures`, discovered by glob, replayed and verified by every test run.

`python -m cuius.kit.fixtures make TITLE` records one per scenario, player count, edition and kind of ending.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from cuius.core.chance import Committed
from cuius.core.errors import CannotUndo, CuiusError
from cuius.core.match import Match
from cuius.core.record import Record, dump, load, parse, record_of, verify
from cuius.core.standing_orders import Order
from cuius.core.title import Config, Title, get_title
from cuius.kit.policy import Policy, at_random, pass_or_first, steward

TRIES = 60
"""How many games are played per configuration to find all kinds of endings."""


def fixture_paths(tests: Path) -> list[Path]:
    """Every recorded game under this folder of tests."""
    return sorted(tests.glob("*/fixtures/*.json"))


def check_fixture(path: Path) -> None:
    """Read, load and verify a recorded game, and compare its result and final position."""
    data = path.read_bytes()
    record = parse(data)
    assert dump(record) == data, f"{path.name} is not written as this program writes records"
    verdict = verify(record)
    assert verdict.ok, f"{path.name}, entry {verdict.first_wrong}: {verdict.why}"
    match = load(record)
    assert match.result == record.result, f"{path.name} ends as {match.result}, not {record.result}"
    assert match.state.digest() == record.digest, f"{path.name} ends in another position"


def record_game(title: Title, config: Config, seed: int, policy: Policy) -> Record:
    """A whole game with committed chance and salts, and occasional undos and standing orders."""
    random = Random(f"fixture {title.name} {seed}")
    salts = {seat: f"{random.getrandbits(64):016x}" for seat in config.seats}
    match = Match(title, config, Committed(hashlib.sha256(f"{title.name} {seed}".encode()).digest(), salts))
    for seat, salt in salts.items():
        match.add_salt(seat, salt)
    match.begin()
    while not match.over:
        question = random.choice(match.questions)
        word = policy(match, question) or pass_or_first(match, question)
        match.answer(question.seat, question.number, question.key, word)
        if not match.over:
            random_table_actions(match, random, question.seat)
    return record_of(match)


def random_table_actions(match: Match, random: Random, seat: str) -> None:
    """Sometimes undo an answer or give a standing order."""
    if random.random() < 0.02:
        try:
            match.undo(seat)
        except CannotUndo:
            return
    if random.random() < 0.01 and match.questions:
        question = random.choice(match.questions)
        match.add_order(Order(question.role, question.key, random.choice(question.words), times=1))


def find_games(title: Title, tries: int = TRIES) -> Iterator[tuple[str, Record]]:
    """One game per scenario, player count, edition and kind of ending, with its file name."""
    for name, config in named_configs(title):
        kinds: set[str] = set()
        for seed in range(tries):
            policy = steward if seed % 2 and title.steward else at_random(Random(seed))
            record = record_game(title, config, seed, policy)
            assert record.result is not None
            if record.result.kind not in kinds:
                kinds.add(record.result.kind)
                yield f"{name}-{record.result.kind}.json", record


def named_configs(title: Title) -> Iterator[tuple[str, Config]]:
    """Every valid combination of scenario, player count and edition, with a name for it."""
    editions = next((option.choices for option in title.options if option.name == "edition"), ("",))
    for scenario, players, edition in product(title.scenarios, title.players, editions):
        try:
            config = title.configure(players, scenario, {"edition": edition} if edition else {})
        except CuiusError:  # not every combination exists
            continue
        yield "-".join(filter(None, (scenario, str(players), edition))), config


def write_fixtures(title: Title, folder: Path, tries: int = TRIES) -> int:
    """Write the fixtures of a title; returns their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, record in find_games(title, tries):
        (folder / name).write_bytes(dump(record))
        print(f"{name}: {len(record.entries)} rows", file=sys.stderr)
        count += 1
    return count


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cuius.kit.fixtures", description=__doc__)
    parser.add_argument("verb", choices=["make"])
    parser.add_argument("title")
    parser.add_argument("--folder", type=Path, help="default: tests/TITLE/fixtures")
    parser.add_argument("--tries", type=int, default=TRIES, help="games per scenario and player count")
    given = parser.parse_args(arguments)
    try:
        title = get_title(given.title)
    except CuiusError as error:
        print(error, file=sys.stderr)
        return 2
    count = write_fixtures(title, given.folder or Path("tests") / title.name / "fixtures", given.tries)
    print(f"{count} games recorded")
    return 0


if __name__ == "__main__":
    sys.exit(main())
