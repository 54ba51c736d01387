"""One transaction an answer: its rows, how the table stands after them, and the clocks that turned."""

from __future__ import annotations

import sqlite3
from typing import Any, cast

import msgspec
from sqlalchemy import JSON, Connection, Float, Table, bindparam, insert, text, update

from cuius.server.play.live_tables import Live
from cuius.server.store.models import GameTable, JournalRow, Seat
from cuius.server.tables.journal_store import position_digest, row_values
from cuius.server.tables.seats import SeatSnapshot

TABLE, SEAT = cast("Table", GameTable.__table__), cast("Table", Seat.__table__)

ADD_ROWS = insert(cast("Table", JournalRow.__table__))

NOTE_STANDING = (
    update(TABLE)
    .where(
        TABLE.c.id == bindparam("table"),
        TABLE.c.incident_id.is_(None),
        TABLE.c.status != "ended",
        TABLE.c.paused_at.is_not_distinct_from(bindparam("seen_paused", type_=Float)),
    )
    .values(
        asked_seats=bindparam("now_asked", type_=JSON),
        last_move_at=bindparam("now_moved"),
        status=bindparam("now_status"),
        result=bindparam("now_result", type_=JSON),
    )
)

TELL = text("SELECT pg_notify(:channel, :news)")
"""On PostgreSQL the news travel with the transaction: told if it is kept, and only then."""

APART = 8
"""How many rows lie at least between two that carry the name of the position."""

CLOCK = ("time_bank", "asked_at", "deadline", "reminders_sent", "autopilot", "open_to_substitutes")

KEEP_CLOCK = (
    update(SEAT)
    .where(SEAT.c.table_id == bindparam("table"), SEAT.c.name == bindparam("seat_name"))
    .values({column: bindparam(f"now_{column}") for column in CLOCK})
)


ENCODE = msgspec.json.Encoder().encode


def quoted(column: str) -> str:
    return f'"{column}"'


class Outdated(Exception):
    """The table was paused, resumed, frozen or closed by somebody else; memory does not know it yet."""


def new_rows(live: Live, before: int, answer_id: str | None, now: float) -> list[dict[str, Any]]:
    """What was written into the journal since, ready to be stored.

    The first row carries the answer's id; now and then the last one, at a checkpoint, that of the position.
    """
    rows = live.match.journal.since(before)
    values = [row_values(live.id, before + n, entry, now) for n, entry in enumerate(rows)]
    if values and answer_id is not None:
        values[0]["answer_id"] = answer_id
    if values and len(live.match.journal) >= live.named + APART and live.match.at_checkpoint is not None:
        values[-1]["position_digest"] = position_digest(live.match.state)
        live.named = len(live.match.journal)
    return values


def note_standing(live: Live, now: float) -> dict[str, Any]:
    """How the table stands, noted in memory and for the database."""
    table, result = live.table, live.match.result
    table.asked_seats, table.last_move_at = live.asked(), now
    if result is not None and table.status == "running":
        table.status, table.result = "finished", msgspec.to_builtins(result)
    return {
        "table": live.id,
        "seen_paused": table.paused_at,
        "now_asked": table.asked_seats,
        "now_moved": now,
        "now_status": table.status,
        "now_result": table.result,
    }


def clock_values(seat: SeatSnapshot) -> dict[str, Any]:
    values = {f"now_{column}": getattr(seat, column) for column in CLOCK}
    return {"table": seat.table_id, "seat_name": seat.name, **values}


def keep(
    connection: Connection,
    rows: list[dict[str, Any]],
    standing: dict[str, Any],
    clocks: list[dict[str, Any]],
    news: dict[str, str] | None = None,
) -> None:
    """All of it in the caller's transaction."""
    if rows:
        connection.execute(ADD_ROWS, rows)
    if connection.execute(NOTE_STANDING, standing).rowcount != 1:
        raise Outdated
    if clocks:
        connection.execute(KEEP_CLOCK, clocks)
    if news is not None:
        connection.execute(TELL, news)


# The same on SQLite, in its own words: this is the one place where every microsecond counts.

ROW = (
    "table_id",
    "number",
    "by",
    "key",
    "answer",
    "auto",
    "audience",
    "answer_id",
    "created_at",
    "position_digest",
)
ADD_ROW_NOW = f"INSERT INTO journal_row ({', '.join(map(quoted, ROW))}) VALUES ({', '.join('?' * len(ROW))})"

NOTE_STANDING_NOW = (
    "UPDATE game_table SET asked_seats = ?, last_move_at = ?, status = ?, result = ?"
    " WHERE id = ? AND incident_id IS NULL AND status != 'ended' AND paused_at IS ?"
)

KEEP_CLOCK_NOW = (
    f"UPDATE seat SET {', '.join(f'{column} = ?' for column in CLOCK)} WHERE table_id = ? AND name = ?"
)


def keep_now(
    connection: sqlite3.Connection,
    rows: list[dict[str, Any]],
    standing: dict[str, Any],
    clocks: list[dict[str, Any]],
) -> None:
    """What `keep` does, in the caller's transaction."""
    try:
        for row in rows:
            connection.execute(ADD_ROW_NOW, row_now(row))
    except sqlite3.IntegrityError as error:
        raise Outdated from error
    noted = connection.execute(
        NOTE_STANDING_NOW,
        (
            as_json(standing["now_asked"]),
            standing["now_moved"],
            standing["now_status"],
            as_json(standing["now_result"]),
            standing["table"],
            standing["seen_paused"],
        ),
    )
    if noted.rowcount != 1:
        raise Outdated
    for clock in clocks:
        values = [clock[f"now_{column}"] for column in CLOCK]
        connection.execute(KEEP_CLOCK_NOW, (*values, clock["table"], clock["seat_name"]))


def row_now(row: dict[str, Any]) -> list[Any]:
    return [as_json(row[column]) if column in ("answer", "audience") else row[column] for column in ROW]


def as_json(value: Any) -> str:
    return ENCODE(value).decode()
