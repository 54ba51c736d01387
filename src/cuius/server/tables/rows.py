"""Journals in the database: rows read and written, matches loaded from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.chance import Committed
from cuius.core.journal import CHANCE, Entry
from cuius.core.match import Match
from cuius.core.record import FORMAT, VERSION, Record, load
from cuius.core.record import Row as RecordRow
from cuius.core.title import Config
from cuius.server.store.models import GameTable, Row


def config_of(table: GameTable) -> Config:
    return msgspec.convert(table.config, Config)


async def read_rows(session: AsyncSession, table_id: str, since: int = 0) -> Sequence[Row]:
    query = select(Row).where(Row.table_id == table_id, Row.number >= since).order_by(Row.number)
    return (await session.scalars(query)).all()


def row_values(table_id: str, number: int, entry: Entry, at: float) -> dict[str, Any]:
    """One row as it is stored."""
    answer = entry.written()
    return {
        "table_id": table_id,
        "number": number,
        "by": entry.by,
        "key": entry.key,
        "answer": list(answer) if entry.by == CHANCE and isinstance(answer, tuple) else answer,
        "auto": entry.auto,
        "audience": None if entry.to is None else list(entry.to),
        "answer_id": None,
        "at": at,
    }


async def write_rows(session: AsyncSession, values: list[dict[str, Any]]) -> None:
    if values:
        await session.execute(insert(Row), values)


def chance_of(table: GameTable, salts: dict[str, str]) -> Committed:
    return Committed(table.seed, salts)


def load_match(table: GameTable, rows: Sequence[Row], salts: dict[str, str]) -> Match:
    """The live match of a table, every row checked on the way."""
    entries = tuple(RecordRow(r.by, r.key, r.answer, r.auto, "") for r in rows)
    chance = chance_of(table, salts)
    config = config_of(table)
    record = Record(FORMAT, VERSION, config, chance.commitment, None, entries, None, "")
    return load(record, chance)
