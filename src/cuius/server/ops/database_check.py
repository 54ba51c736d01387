"""Checks of a database: integrity, schema, and whether every running game is valid under the installed rules.

Every running table is replayed. The result is the same, differs but is legal, or one entry is illegal now;
then the operator has to decide what happens to that table.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, Literal

import msgspec
from sqlalchemy import func, inspect, select
from sqlalchemy.engine import make_url

from cuius.core.errors import BadRecord, CuiusError
from cuius.core.ids import word_of
from cuius.core.journal import SALT, TABLE, Entry
from cuius.core.match import Match
from cuius.core.record import (
    FORMAT,
    VERSION,
    Record,
    RecordRow,
    journal_entries,
    load,
    read_answer,
    replay_rows,
    set_up_match,
)
from cuius.core.requests import Ask, AskAll, Draw, Roll
from cuius.core.runner import Runner
from cuius.core.state import BaseState
from cuius.core.title import get_title
from cuius.server.database_url import database_url, sqlite_file
from cuius.server.ops.backup import integrity_errors
from cuius.server.ops.migration_status import current_revisions, latest_revisions
from cuius.server.store.database import Database
from cuius.server.store.models import Base, GameTable
from cuius.server.store.upgrade import reason_of
from cuius.server.tables.journal_store import (
    StoredRow,
    chance_of,
    commitment_of,
    config_of,
    layout_of,
    position_digest,
    read_rows,
    row_values,
)

ReplayVerdict = Literal["same", "different", "illegal"]


class TableCheck(msgspec.Struct, frozen=True):
    """The result of replaying one running table."""

    id: str
    name: str
    title: str
    rules: int
    installed: int
    entries: int
    verdict: ReplayVerdict
    differences: list[str] = []
    entry: int | None = None
    """The first illegal entry."""
    why: str = ""
    offered: list[str] = []
    """The options that are offered there instead."""


class DatabaseCheck(msgspec.Struct, frozen=True):
    """The result of all checks."""

    database: str
    troubles: list[str]
    """Errors of integrity or schema."""
    tables: list[TableCheck]
    same: int
    different: int
    illegal: int

    @property
    def ok(self) -> bool:
        return not self.troubles and not self.illegal


async def check_database(
    url: str, begin: Callable[[int], None], advance: Callable[[], None]
) -> DatabaseCheck:
    """Check the database, then its running tables one by one; `begin` is called with their number."""
    shown = make_url(database_url(url)).render_as_string(hide_password=True).replace("+aiosqlite", "")
    shown = shown.replace("+asyncpg", "")
    file = sqlite_file(url)
    troubles = integrity_errors(file) if file is not None else []
    if troubles:
        return summarize(shown, troubles, [])
    database = Database(url)
    try:
        troubles = await schema_errors(database)
        tables = []
        if not troubles:
            begin(await count_running(database))
            async for checked in check_tables(database):
                tables.append(checked)
                advance()
    finally:
        await database.close()
    return summarize(shown, troubles, tables)


def summarize(shown: str, troubles: list[str], tables: list[TableCheck]) -> DatabaseCheck:
    count = {kind: sum(t.verdict == kind for t in tables) for kind in ("same", "different", "illegal")}
    return DatabaseCheck(shown, troubles, tables, **count)


async def schema_errors(database: Database) -> list[str]:
    """Deviations from the newest migration: differing revision, missing tables or columns."""
    latest = latest_revisions()
    if len(latest) != 1:
        return [
            f"This program knows {len(latest)} newest migrations, {', '.join(latest)}; there must be one."
        ]
    try:
        async with database.reading() as session:
            connection = await session.connection()
            found = await connection.run_sync(current_revisions)
            columns = await connection.run_sync(
                lambda c: {
                    table: {column["name"] for column in inspect(c).get_columns(table)}
                    for table in inspect(c).get_table_names()
                }
            )
    except Exception as error:
        return [f"The database cannot be read: {reason_of(error.__cause__ or error)}."]
    if found != latest:
        at = ", ".join(found) or "none"
        return [f"The database is at migration {at}, not {latest[0]}; run `cuius db upgrade`."]
    return [
        f"The column {table.name}.{column.name} is missing."
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if column.name not in columns.get(table.name, ())
    ]


async def count_running(database: Database) -> int:
    query = select(func.count()).select_from(GameTable).where(GameTable.status == "running")
    async with database.reading() as session:
        return (await session.scalars(query)).one()


async def check_tables(database: Database) -> AsyncIterator[TableCheck]:
    """Replay every running table; each is read in one transaction, because the server may be running."""
    query = (
        select(GameTable.id).where(GameTable.status == "running").order_by(GameTable.created_at, GameTable.id)
    )
    async with database.reading() as session:
        ids = (await session.scalars(query)).all()
    for table_id in ids:
        async with database.reading() as session:
            table = await session.get(GameTable, table_id)
            if table is None or table.status != "running":
                continue
            rows = await read_rows(session, table_id)
        yield check_table(table, rows)


def check_table(table: GameTable, rows: list[StoredRow]) -> TableCheck:
    """Replay a table under the installed rules, and compare."""
    config = config_of(table)
    try:
        installed = get_title(table.title).rules
    except CuiusError as error:
        return TableCheck(
            table.id, table.name, table.title, config.rules, 0, len(rows), "illegal", why=str(error)
        )
    about = (table.id, table.name, table.title, config.rules, installed, len(rows))
    missing = next((n for n, row in enumerate(rows) if row.number != n), None)
    if missing is not None:
        return TableCheck(*about, "illegal", entry=missing, why=f"Entry {missing} is missing.")
    salts = {r.answer[0]: r.answer[1] for r in rows if r.by == TABLE and r.key == SALT}
    chance = chance_of(table, salts)
    entries = tuple(RecordRow(r.by, r.key, r.answer, r.auto, "") for r in rows)
    record = Record(FORMAT, VERSION, config, commitment_of(table), None, entries, None, "")
    try:
        match = load(record, chance, any_rules=True, log=False)
    except Exception as error:
        return illegal_table(about, record, error)
    differences = differences_of(table, rows, match) + position_differences(record, rows, match)
    return TableCheck(*about, "different" if differences else "same", differences)


def differences_of(table: GameTable, rows: list[StoredRow], match: Match) -> list[str]:
    """How the replayed game differs from the stored one."""
    found = []
    for number, entry in enumerate(match.journal):
        again, row = row_values(table.id, number, entry, 0.0), rows[number]
        if (again["by"], again["key"], again["answer"], again["auto"]) != (
            row.by,
            row.key,
            row.answer,
            row.auto,
        ):
            found.append(f"Entry {number} reads differently.")
        elif again["audience"] != row.audience:
            found.append(f"Entry {number} is known to others than before.")
    if match.result is not None:
        found.append(f"The game is over now: {match.result.kind}.")
    asked = list(dict.fromkeys(question.seat for question in match.questions))
    if match.result is None and asked != list(table.asked_seats):
        found.append(f"Asked are {', '.join(asked)} now, not {', '.join(table.asked_seats)}.")
    return found


def position_differences(record: Record, rows: list[StoredRow], match: Match) -> list[str]:
    """The first entry after which the replayed position differs from the stored digest, if any.

    Digests of another state layout cannot be compared and are skipped.
    """
    layout = layout_of(type(match.state))
    stored = {
        r.number: r.position_digest
        for r in rows
        if r.position_digest is not None and r.position_digest.startswith(layout)
    }
    differing: list[int] = []

    def compare(number: int, state: BaseState) -> None:
        if number in stored and stored[number] != position_digest(state):
            differing.append(number)

    def read_and_compare(at: Runner, number: int, entry: Entry) -> Any:
        compare(number - 1, at.state)
        return read_answer(at, number, entry)

    if stored:
        match_again = set_up_match(record, None, any_rules=True, log=False)
        replay_rows(match_again, journal_entries(record), read_and_compare, resolve_last=False)
        compare(len(rows) - 1, match.state)
    return [f"The position after entry {min(differing)} is not the one that was kept."] if differing else []


def illegal_table(about: tuple[str, str, str, int, int, int], record: Record, error: Exception) -> TableCheck:
    """The result for a table whose replay fails: at which entry, and what is offered there."""
    number = error.number if isinstance(error, BadRecord) else None
    why = str(error) if isinstance(error, CuiusError) else f"The rules fail on it ({error!r})."
    reached, offered = options_at_failure(record, number)
    return TableCheck(
        *about, "illegal", entry=reached if number is None else number, why=why, offered=offered
    )


class ReachedEntry(Exception):
    """Stops the replay at the wanted entry."""


def options_at_failure(record: Record, wanted: int | None) -> tuple[int | None, list[str]]:
    """Replay up to an entry, or as far as possible; returns the entry and the options offered there."""
    reached: int | None = None
    offered: list[str] = []

    def read(match: Runner, number: int, entry: Entry) -> Any:
        nonlocal reached, offered
        reached, offered = number, (offered_options(match, entry) if wanted in (None, number) else [])
        if number == wanted:
            raise ReachedEntry
        return read_answer(match, number, entry)

    try:
        replay_rows(
            set_up_match(record, None, True, log=False), journal_entries(record), read, resolve_last=False
        )
    except Exception:  # the same failure again, or ReachedEntry
        return reached, offered
    return reached, []


def offered_options(match: Runner, entry: Entry) -> list[str]:
    """The options of the current request: for the author of the entry if asked, else for everybody asked."""
    request = match.request
    if isinstance(request, (Roll, Draw)):
        return [request.why]
    asks = list(request.asks.values()) if isinstance(request, AskAll) else [request]
    asked = [ask for ask in asks if isinstance(ask, Ask)]
    fitting = [a for a in asked if (word_of(a.who), a.key) == (entry.by, entry.key)]
    if fitting:
        return [word_of(option) for option in fitting[0].options(*fitting[0].args)]
    return [f"{word_of(a.who)} {a.key} {word_of(option)}" for a in asked for option in a.options(*a.args)]
