"""Records of whole games, as people bring them along."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cuius.core.chance import Committed, Seeded
from cuius.core.match import Match
from cuius.core.record import Record, checked_rows, dump, parse, record_of
from cuius.core.title import get_title
from tests.server.browser import Browser

FIXTURES = Path(__file__).parents[1]


@cache
def recorded_game(title: str = "revolution") -> bytes:
    """A finished game whose chance was committed: the shortest that is recorded."""
    files = (FIXTURES / title / "fixtures").glob("*.json")
    return min(sorted(files), key=lambda path: path.stat().st_size).read_bytes()


@cache
def running_record(answers: int = 30) -> bytes:
    """A game of two that is not over, without a seed, as simulations write them."""
    title, random = get_title("revolution"), Random(4)
    match = Match(title, title.configure(2), Seeded(7), log=False).begin()
    for _ in range(answers):
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, random.choice(question.options))
    return dump(record_of(match))


def changed(data: bytes, **fields: object) -> bytes:
    """The same record with other fields."""
    return dump(msgspec.structs.replace(parse(data), **fields))


def with_rows(data: bytes, change: dict[int, tuple[str, str, object, str]]) -> bytes:
    """The same record with other rows, and checks that fit them."""
    record: Record = parse(data)
    rows = [(r.by, r.key, r.answer, r.auto) for r in record.entries]
    for number, row in change.items():
        rows[number] = row
    entries = tuple(checked_rows(record.header, record.commitment, rows))
    return dump(msgspec.structs.replace(record, entries=entries))


def committed_example() -> bytes:
    """A game that no server offers."""
    title = get_title("example")
    match = Match(title, title.configure(3), Committed(b"5" * 32), log=False).begin()
    return dump(record_of(match))


def imported(browser: Browser, data: bytes, **query: str) -> str:
    """The table of a record that somebody imports."""
    made = browser.post("/api/records", content=data, params=query)
    assert made.status_code == 201, made.text
    table: str = made.json()["id"]
    return table


def said(answer: Any, status: int = 400) -> str:
    """The sentence of a refusal."""
    assert answer.status_code == status, answer.text
    text: str = answer.json()["text"]
    return text
