"""Health checks of a running server. None of them can hold up another, or the answer."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import structlog
from sqlalchemy import select

from cuius.server.ops.migration_status import current_revisions, latest_revisions
from cuius.server.services import Services
from cuius.server.store.models import Delivery

log = structlog.get_logger("cuius.health")

TIMEOUT_SECONDS = 3.0
"""What all checks together may take."""
DISK_SECONDS = 5.0
"""How long a look at the disk is good for."""
MIN_FREE_BYTES = 64 << 20
PROBE_BYTES = 8192
OUTBOX_SECONDS = 600.0
"""A delivery that is overdue so long, while no other came to an end, shows that the outbox is stuck."""
CLOSE_SECONDS = 1.0
LAG_SECONDS, LAG_WINDOW, LAG_INTERVAL = 5.0, 30.0, 0.25
"""The event loop is slow if it was late by so much, within so many seconds; how often it is measured."""


STORAGE_TEXTS = {
    "checkpoints": "The log of the database is no longer copied into its file, and grows.",
    "disk_full": "The disk is full.",
}
"""Words of `Database.health_problems` as sentences."""


class Problem(msgspec.Struct, frozen=True):
    """Something that is wrong: a word for programs, and a sentence that is safe to publish."""

    name: str
    text: str


class HealthChecks:
    """Looks at the database, the outbox and the disk."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._probes: dict[str, asyncio.Task[list[Problem]]] = {}
        self._disk_thread = ThreadPoolExecutor(1, "health")
        self._disk_checked_at = -DISK_SECONDS
        self._disk_problems: list[Problem] = []
        self._attempts_ended = -1
        self._outbox_moved_at = services.monotonic()

    async def problems(self) -> list[Problem]:
        """All that is wrong. A check that does not end in time is a problem, and is not begun again."""
        checks: dict[str, Callable[[], Awaitable[list[Problem]]]] = {
            "database": self._check_database,
            "disk": self._check_disk,
        }
        for name, check in checks.items():
            if name not in self._probes or self._probes[name].done():
                self._probes[name] = asyncio.ensure_future(check())
        await asyncio.wait(self._probes.values(), timeout=TIMEOUT_SECONDS)
        found = [Problem(name, storage_text(name)) for name in self.services.database.health_problems()]
        for name, probe in self._probes.items():
            late = [Problem(name, f"The {name} does not answer in time.")]
            found += probe.result() if probe.done() else late
        return list({problem.name: problem for problem in found}.values())

    async def _check_database(self) -> list[Problem]:
        now = self.services.clock()
        oldest_due = select(Delivery.next_attempt_at).where(Delivery.next_attempt_at <= now)
        try:
            async with self.services.database.reading() as session:
                connection = await session.connection()
                found = await connection.run_sync(current_revisions)
                if found != latest_revisions():
                    text = "The database is not at the newest migration; run `cuius db upgrade`."
                    return [Problem("migration", text)]
                due_at = await session.scalar(oldest_due.order_by(Delivery.next_attempt_at).limit(1))
        except Exception as error:
            log.warning("health.database_failed", why=type(error).__name__)
            return [Problem("database", "The database cannot be reached.")]
        return self._check_outbox(now, due_at)

    def _check_outbox(self, now: float, due_at: float | None) -> list[Problem]:
        """Much may be overdue because many receivers are slow; stuck it is if nothing comes to an end."""
        ended = self.services.outbox.attempts_ended
        if ended != self._attempts_ended or due_at is None:
            self._attempts_ended, self._outbox_moved_at = ended, self.services.monotonic()
        still = self.services.monotonic() - self._outbox_moved_at
        if due_at is None or now - due_at < OUTBOX_SECONDS or still < OUTBOX_SECONDS:
            return []
        return [Problem("outbox", "Emails and webhooks are not being sent.")]

    async def _check_disk(self) -> list[Problem]:
        settings = self.services.settings
        on_disk = settings.data or not self.services.database.is_postgres
        if on_disk and self.services.monotonic() - self._disk_checked_at >= DISK_SECONDS:
            loop = asyncio.get_running_loop()
            full = await loop.run_in_executor(self._disk_thread, is_full, settings.data_folder)
            self._disk_problems = [Problem("disk", "The disk is full, or cannot be written.")] if full else []
            self._disk_checked_at = self.services.monotonic()
        return self._disk_problems

    async def close(self) -> None:
        """Checks under way are given up, and get a moment to put down what they hold; no longer."""
        for probe in self._probes.values():
            probe.cancel()
        if self._probes:
            await asyncio.wait(self._probes.values(), timeout=CLOSE_SECONDS)
        self._disk_thread.shutdown(wait=False)


def storage_text(name: str) -> str:
    return STORAGE_TEXTS.get(name, "The database has a fault; see the log.")


def is_full(folder: Path) -> bool:
    """Whether a small file cannot be written there, or little room is left."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(PROBE_BYTES))
            file.flush()
        return shutil.disk_usage(folder).free < MIN_FREE_BYTES
    except OSError as error:
        log.warning("health.disk_failed", why=error.strerror)
        return True


class LoopLag:
    """Measures how late the event loop is."""

    def __init__(self) -> None:
        self._late: deque[tuple[float, float]] = deque()
        """When the loop was late, and by how much."""

    async def run(self) -> None:
        """Background task: sleep a little, and see how long that took."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(LAG_INTERVAL)
            self.note(loop.time(), loop.time() - before - LAG_INTERVAL)

    def note(self, now: float, late: float) -> None:
        if late >= LAG_SECONDS:
            self._late.append((now, late))
        while self._late and self._late[0][0] < now - LAG_WINDOW:
            self._late.popleft()

    def problems(self) -> list[Problem]:
        return [Problem("lag", "The server is overloaded and answers late.")] if self._late else []
