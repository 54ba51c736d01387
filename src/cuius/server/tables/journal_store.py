"""Journals in the database: rows read and written, matches loaded from them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.chance import Committed, Recorded, commitment
from cuius.core.errors import BadRecord
from cuius.core.journal import CHANCE, Entry
from cuius.core.match import Match
from cuius.core.record import FORMAT, VERSION, Record, RecordRow, load_in_steps
from cuius.core.state import BaseState
from cuius.core.steps import Steps
from cuius.core.title import Config
from cuius.server.errors import RequestRefused
from cuius.server.store.models import GameTable, JournalRow

PAGE = 250
"""How many rows are read at once."""

LAYOUT = 8
"""How many letters of a position's name are those of its layout."""

log = structlog.get_logger("cuius.tables")


class IncompatibleRules(RequestRefused):
    """The rules have changed so that a game's past is no longer possible."""

    status = 503


def config_of(table: GameTable) -> Config:
    return msgspec.convert(table.config, Config)


class StoredRow(NamedTuple):
    """One row as it is read."""

    number: int
    by: str
    key: str
    answer: Any
    auto: str
    audience: list[str] | None
    answer_id: str | None
    position_digest: str | None


COLUMNS = [getattr(JournalRow, name) for name in StoredRow._fields]


async def read_rows(session: AsyncSession, table_id: str, since: int = 0) -> list[StoredRow]:
    """The rows from a number on; page by page, so that nobody waits while thousands are read."""
    rows: list[StoredRow] = []
    while True:
        following = (JournalRow.table_id == table_id, JournalRow.number >= since)
        query = select(*COLUMNS).where(*following).order_by(JournalRow.number).limit(PAGE)
        page = [StoredRow(*row) for row in await session.execute(query)]
        rows += page
        if len(page) < PAGE:
            return rows
        since = page[-1].number + 1


def row_values(table_id: str, number: int, entry: Entry, at: float) -> dict[str, Any]:
    """One row as it is stored."""
    answer = entry.plain_answer()
    return {
        "table_id": table_id,
        "number": number,
        "by": entry.by,
        "key": entry.key,
        "answer": list(answer) if entry.by == CHANCE and isinstance(answer, tuple) else answer,
        "auto": entry.auto,
        "audience": None if entry.to is None else list(entry.to),
        "answer_id": None,
        "created_at": at,
        "position_digest": None,
    }


def position_digest(state: BaseState) -> str:
    """A short name of a position. The first letters name the layout: only within one can positions differ."""
    return layout_of(type(state)) + state.digest()[:16]


@cache
def layout_of(kind: type[BaseState]) -> str:
    fields = [f"{name}: {type_}" for name, type_ in kind.fields.items()]
    return hashlib.blake2b("\n".join(fields).encode(), digest_size=LAYOUT // 2).hexdigest()


async def write_rows(session: AsyncSession, values: list[dict[str, Any]]) -> None:
    """Page by page, so that nobody waits while thousands are written."""
    for start in range(0, len(values), PAGE):
        await session.execute(insert(JournalRow), values[start : start + PAGE])


def chance_of(table: GameTable, salts: dict[str, str]) -> Committed | Recorded:
    """Where the chance of a table comes from; a record without a seed has only what fell."""
    return Committed(table.seed, salts) if is_committed(table) else Recorded()


def is_committed(table: GameTable) -> bool:
    """Is the seed of a table the one that its chance comes from?"""
    return table.origin is None or table.origin["committed"]


def commitment_of(table: GameTable) -> str:
    """What is published of the seed before it is shown; nothing if no seed proves the chance."""
    return commitment(table.seed) if is_committed(table) else ""


def load_match(table: GameTable, rows: Sequence[StoredRow], salts: dict[str, str]) -> Steps[Match]:
    """The live match of a table, a row at a time, every one checked on the way.

    A game goes on under the rules that are installed, whichever it began under; `cuius db check` tells
    beforehand which ones cannot. What does not fit is not said here: it may be somebody's secret.
    """
    entries = tuple(RecordRow(r.by, r.key, r.answer, r.auto, "") for r in rows)
    chance = chance_of(table, salts)
    config = config_of(table)
    record = Record(FORMAT, VERSION, config, commitment_of(table), None, entries, None, "")
    try:
        return (yield from load_in_steps(record, chance, any_rules=True))
    except BadRecord as error:
        log.warning("table.outgrown", table=table.id, entry=error.number, rules=config.rules)
        raise IncompatibleRules(
            "This game does not fit the rules that are installed now; tell the keeper."
        ) from None
