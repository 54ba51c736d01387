"""Faults of the database: a full disk, a failing one, a database that is away or busy.

None of them is anybody's mistake, and each may pass by itself. So whoever asked gets one sentence and status
503, the log has one line when a fault begins and one when it has passed, and `/health` names it in between.
"""

from __future__ import annotations

import asyncio
import sqlite3

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cuius.server.errors import RequestRefused

log = structlog.get_logger("cuius.database")

DISK_FULL, DATABASE, WRITER = "disk_full", "database", "writer"
"""What `/health` calls them; "writer" is a database in which nothing can be written just now."""

SQLITE_PROBLEMS = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_BUSY: WRITER,
    sqlite3.SQLITE_LOCKED: WRITER,
    sqlite3.SQLITE_READONLY: WRITER,
    sqlite3.SQLITE_IOERR: DATABASE,
    sqlite3.SQLITE_CANTOPEN: DATABASE,
    sqlite3.SQLITE_CORRUPT: DATABASE,
    sqlite3.SQLITE_NOTADB: DATABASE,
    sqlite3.SQLITE_NOMEM: DATABASE,
    sqlite3.SQLITE_PROTOCOL: DATABASE,
}
"""By SQLite's primary error code."""

POSTGRES_DISK_FULL = "53100"
POSTGRES_READ_ONLY = "25006"
POSTGRES_FAULTS = ("08", "53", "57", "58", "25P03", "40P01", "55P03")
"""Beginnings of SQLSTATE codes: connection, resources, an operator's intervention, the system; a transaction
that was idle for too long, a deadlock, a lock that is not to be had."""

NOT_SAVED = "This could not be saved, and nothing was changed; try again in a moment."
AWAY = "The database does not answer just now; look again in a moment, and repeat what is not done then."
RETRY_AFTER = "5"


class DatabaseFault(RequestRefused):
    """The database cannot do what was asked; it may later."""

    status = 503

    def __init__(self, problem: str, text: str) -> None:
        super().__init__(text)
        self.problem = problem

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": RETRY_AFTER}


class NotSaved(DatabaseFault):
    """A transaction was refused and rolled back."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, NOT_SAVED)


class DatabaseAway(DatabaseFault):
    """The database did not answer. If it was to write something, that may have been done or not."""

    def __init__(self) -> None:
        super().__init__(DATABASE, AWAY)


def fault_of(error: BaseException, writing: bool = True) -> DatabaseFault | None:
    """The fault behind an error of a driver; None if it is no fault of the database."""
    if isinstance(error, DatabaseFault):
        return error
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error):
        problem = sqlite_problem(original)
        if problem is None:
            return None
        return NotSaved(problem) if writing else DatabaseAway()
    sqlstate = getattr(original, "sqlstate", None) or ""
    if sqlstate in (POSTGRES_DISK_FULL, POSTGRES_READ_ONLY):
        return NotSaved(DISK_FULL if sqlstate == POSTGRES_DISK_FULL else WRITER)
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if lost or sqlstate.startswith(POSTGRES_FAULTS) or isinstance(error, (OSError, PoolTimeout)):
        return DatabaseAway()
    return None


def sqlite_problem(error: sqlite3.Error) -> str | None:
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else SQLITE_PROBLEMS.get(code & 0xFF)


def is_busy(error: sqlite3.Error) -> bool:
    """Is another connection writing just now?"""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class FaultLog:
    """The faults that have come and not passed."""

    def __init__(self) -> None:
        self._faults: dict[str, DatabaseFault] = {}
        self.began = asyncio.Event()
        """Set by every fault; whoever waits for it clears it."""

    @property
    def problems(self) -> list[str]:
        return list(self._faults)

    def note(self, fault: DatabaseFault, error: BaseException) -> None:
        if fault.problem not in self._faults:
            why = str(error).partition("\n")[0][:200]
            log.error("database.fault", problem=fault.problem, error=type(error).__name__, why=why)
        self._faults[fault.problem] = fault
        self.began.set()

    def note_success(self, writing: bool) -> None:
        """If something was written all is well; if something was read, the database is at least not away."""
        for problem, fault in list(self._faults.items()) if self._faults else ():
            if writing or isinstance(fault, DatabaseAway):
                del self._faults[problem]
                log.info("database.recovered", problem=problem)
