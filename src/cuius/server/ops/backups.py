"""Backups that the host asks for in the page: files in the folder `backups` of the data folder.

They hold everything, so the page does not send them; whoever has the machine copies them from there.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from cuius.server.accounts.audit import audit
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict, RequestRefused
from cuius.server.ops.backup import CannotBackUp, back_up_sqlite
from cuius.server.ops.postgres_backup import back_up_postgres
from cuius.server.private_files import PRIVATE_FOLDER
from cuius.server.services import Services

FOLDER, SUFFIX = "backups", ".backup"
MAX_BACKUPS = 10
"""How many are kept; the oldest makes room."""


class BackupFailed(RequestRefused):
    """No backup was made."""

    status = 503


class BackupInfo(msgspec.Struct, frozen=True):
    """A file in the folder of backups."""

    name: str
    bytes: int
    created_at: float


class Backups:
    """Made one at a time."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.folder = services.settings.data_folder / FOLDER
        self._making = asyncio.Lock()

    def list_backups(self, person: Person) -> list[BackupInfo]:
        """Newest first."""
        authorise("admin.backup", person)
        return self._list()

    def _list(self) -> list[BackupInfo]:
        found = [(path, path.stat()) for path in self.folder.glob(f"*{SUFFIX}")]
        infos = [BackupInfo(path.name, stat.st_size, stat.st_mtime) for path, stat in found]
        return sorted(infos, key=lambda info: info.name, reverse=True)

    async def make(self, person: Person) -> BackupInfo:
        """Write the whole database to a file beside it, while games go on."""
        authorise("admin.backup", person)
        assert person.id is not None
        if self._making.locked():
            raise Conflict("A backup is being made already; wait a moment.")
        async with self._making:
            now = self.services.clock()
            file = self.folder / f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d-%H%M%S}{SUFFIX}"
            try:
                await asyncio.to_thread(self._write, file)
            except (CannotBackUp, OSError) as error:
                raise BackupFailed(str(error)) from None
            async with self.services.database.writing() as session:
                audit(session, now, person.id, "backup.made", file.name)
        return next(info for info in self._list() if info.name == file.name)

    def _write(self, file: Path) -> None:
        self.folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        database = self.services.settings.database
        if self.services.database.is_postgres:
            back_up_postgres(database, file)
        else:
            back_up_sqlite(database, file)
        for old in self._list()[MAX_BACKUPS:]:
            (self.folder / old.name).unlink(missing_ok=True)
