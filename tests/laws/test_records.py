"""Recorded games of every title, and records that somebody has tampered with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cuius.core.journal import CHANCE, ORDER, SALT, TABLE, UNDO
from cuius.core.record import checked_rows, dump, parse, verify
from cuius.kit.fixtures import check_fixture, fixture_paths

TESTS = Path(__file__).parents[1]
FIXTURES = fixture_paths(TESTS)
EXAMPLES = [path for path in FIXTURES if path.parts[-3] == "example"]
IN_ANOTHER_PROCESS = """
import sys
from pathlib import Path
from cuius.core.record import load, parse, verify
for name in sys.argv[1:]:
    record = parse(Path(name).read_bytes())
    print(load(record).state.digest(), verify(record).ok)
"""


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_replays_and_verifies(path):
    check_fixture(path)


def test_the_example_has_a_game_for_every_scenario_player_count_and_ending():
    names = {path.stem for path in EXAMPLES}
    assert names >= {
        f"{scenario}-{players}-{kind}"
        for scenario in ("founding", "siege")
        for players in (2, 3, 4)
        for kind in ("gates", "points")
    }


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_a_record_replays_to_the_same_position_in_a_fresh_process(hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", IN_ANOTHER_PROCESS, *map(str, EXAMPLES)]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == [f"{parse(path.read_bytes()).digest} True" for path in EXAMPLES]


def other(answer):
    """The same answer with one byte changed."""
    if isinstance(answer, str):
        return answer[:-1] + ("x" if answer[-1] != "x" else "y")
    if isinstance(answer, int):
        return answer + 1
    if isinstance(answer, list):
        return [*answer[:-1], other(answer[-1])]
    first = next(iter(answer))
    return {**answer, first: other(answer[first])}


def with_entry(record, number, **parts):
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **parts)
    return msgspec.structs.replace(record, entries=tuple(entries))


def rich_record():
    """A game that has every kind of entry."""
    for path in EXAMPLES:
        record = parse(path.read_bytes())
        kinds = {(e.by, e.key) for e in record.entries if e.by == TABLE}
        if kinds == {(TABLE, SALT), (TABLE, ORDER), (TABLE, UNDO)}:
            return record
    raise AssertionError("no fixture has salts, orders and taking back; make them anew")


@pytest.mark.slow
def test_a_changed_byte_in_any_entry_is_named():
    record = rich_record()
    kinds = set()
    for number, entry in enumerate(record.entries):
        for parts in (
            {"answer": other(entry.answer)},
            {"by": other(entry.by)},
            {"key": other(entry.key)},
            {"auto": entry.auto + "x"},
            {"check": other(entry.check)},
        ):
            verdict = verify(with_entry(record, number, **parts))
            assert not verdict.ok
            assert verdict.first_wrong == number, (number, parts, verdict)
        kinds.add(entry.by if entry.by in (CHANCE, TABLE) else "role")
        kinds.add(type(entry.answer))
    assert kinds >= {CHANCE, TABLE, "role", str, list, int, dict}


def test_a_forger_who_hashes_anew_is_caught_by_the_dice():
    record = rich_record()
    for number, entry in enumerate(record.entries):
        if entry.by == CHANCE and isinstance(entry.answer, list):
            forged = [6 if face != 6 else 1 for face in entry.answer]
            verdict = verify(rehashed(with_entry(record, number, answer=forged)))
            assert verdict.first_wrong == number, verdict


def test_a_forged_salt_is_caught_by_the_first_throw_that_falls_otherwise():
    record = rich_record()
    salt = next(n for n, e in enumerate(record.entries) if e.key == SALT)
    thrown = [n for n, e in enumerate(record.entries) if e.by == CHANCE]
    forged = rehashed(with_entry(record, salt, answer=other(record.entries[salt].answer)))
    assert verify(forged).first_wrong in thrown[:8]


def rehashed(record):
    rows = [(e.by, e.key, e.answer, e.auto) for e in record.entries]
    return msgspec.structs.replace(
        record, entries=tuple(checked_rows(record.header, record.commitment, rows))
    )


def test_rehashing_an_honest_record_changes_nothing():
    record = rich_record()
    assert dump(rehashed(record)) == dump(record)
