"""One transaction an answer: its rows, the table's row after them, and the clocks that started or stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec
from sqlalchemy import JSON, Float, Table, bindparam, insert, text, update

from cuius.server.play.automatic_answers import due_answers
from cuius.server.play.live_tables import LiveTable
from cuius.server.store.execute import Execute
from cuius.server.store.models import GameTable, JournalRow, Seat
from cuius.server.tables.journal_store import position_digest, row_values
from cuius.server.tables.seats import SeatSnapshot

TABLE, SEAT = cast("Table", GameTable.__table__), cast("Table", Seat.__table__)

INSERT_ROWS = insert(cast("Table", JournalRow.__table__))

UPDATE_TABLE = (
    update(TABLE)
    .where(
        TABLE.c.id == bindparam("table"),
        TABLE.c.incident_id.is_(None),
        TABLE.c.status != "ended",
        TABLE.c.status != "imported",
        TABLE.c.paused_at.is_not_distinct_from(bindparam("seen_paused", type_=Float)),
    )
    .values(
        asked_seats=bindparam("new_asked_seats", type_=JSON),
        last_move_at=bindparam("new_last_move_at"),
        status=bindparam("new_status"),
        result=bindparam("new_result", type_=JSON),
        passes_at=bindparam("new_passes_at", type_=Float),
    )
)

CLOCK_COLUMNS = (
    "time_bank",
    "asked_at",
    "deadline",
    "reminders_sent",
    "autopilot",
    "open_to_substitutes",
)

UPDATE_CLOCK = (
    update(SEAT)
    .where(SEAT.c.table_id == bindparam("table"), SEAT.c.name == bindparam("seat_name"))
    .values({column: bindparam(f"new_{column}") for column in CLOCK_COLUMNS})
)

NOTIFY = text("SELECT pg_notify(:channel, :payload)")
"""On PostgreSQL the other nodes are told by the transaction itself: if it commits, and only then."""

DIGEST_INTERVAL = 8
"""At least so many rows lie between two that carry the digest of the position."""


Also = Callable[[Execute], None]
"""Something written in the same transaction as a change, such as why it was made."""


class StaleTable(Exception):
    """The table was paused, resumed, frozen or closed by another node; memory does not know it yet."""


class Change(NamedTuple):
    """What one transaction writes."""

    rows: list[dict[str, Any]]
    table: dict[str, Any]
    clocks: list[dict[str, Any]]
    notification: dict[str, str] | None
    """What the other nodes are told, if there are any."""
    also: Also | None


def store(execute: Execute, change: Change) -> None:
    """The transaction of an answer."""
    if change.rows:
        execute(INSERT_ROWS, change.rows)
    if execute(UPDATE_TABLE, change.table) != 1:
        raise StaleTable
    if change.clocks:
        execute(UPDATE_CLOCK, change.clocks)
    if change.notification is not None:
        execute(NOTIFY, change.notification)
    if change.also is not None:
        change.also(execute)


def new_rows(live: LiveTable, before: int, answer_id: str | None, now: float) -> list[dict[str, Any]]:
    """The rows that the journal gained since it had `before` rows, ready to be stored.

    The first carries the id of the answer; now and then the last one, at a checkpoint, a digest of the
    position.
    """
    rows = live.match.journal.since(before)
    values = [row_values(live.id, before + n, entry, now) for n, entry in enumerate(rows)]
    if values and answer_id is not None:
        values[0]["answer_id"] = answer_id
    length = len(live.match.journal)
    if values and length >= live.digested_rows + DIGEST_INTERVAL and live.match.at_checkpoint is not None:
        values[-1]["position_digest"] = position_digest(live.match.state)
        live.digested_rows = length
    return values


def update_table_row(live: LiveTable, now: float) -> dict[str, Any]:
    """Bring the table's row up to date in memory; returns the same for the database."""
    table, result = live.table, live.match.result
    table.asked_seats, table.last_move_at = live.asked_seats(), now
    table.passes_at = passes_at(live, now)
    if result is not None and table.status == "running":
        table.status, table.result = "finished", msgspec.to_builtins(result)
    return {
        "table": live.id,
        "seen_paused": table.paused_at,
        "new_asked_seats": table.asked_seats,
        "new_last_move_at": now,
        "new_status": table.status,
        "new_result": table.result,
        "new_passes_at": table.passes_at,
    }


def passes_at(live: LiveTable, now: float) -> float | None:
    """When every automatic answer must have been given; None if there is none to give."""
    return now + live.pass_delay[1] if due_answers(live) else None


def clock_values(seat: SeatSnapshot) -> dict[str, Any]:
    values = {f"new_{column}": getattr(seat, column) for column in CLOCK_COLUMNS}
    return {"table": seat.table_id, "seat_name": seat.name, **values}
