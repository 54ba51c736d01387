"""New SQLite databases as copies of one that was migrated: migrating takes most of a short test's time."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from alembic import command

from cuius.server.database_url import sqlite_file
from cuius.server.store.upgrade import alembic_config


class QuickCommands:
    """Alembic's commands, where `upgrade` copies the migrated file if there is nothing to migrate yet."""

    def __init__(self, folder: Path) -> None:
        self.migrated = folder / "migrated.db"

    def upgrade(self, config: Any, target: str) -> None:
        file = sqlite_file(config.attributes["url"])
        if file is None or target != "head" or (file.exists() and file.stat().st_size):
            command.upgrade(config, target)
            return
        if not self.migrated.exists():
            command.upgrade(alembic_config(f"sqlite:///{self.migrated}"), "head")
        shutil.copyfile(self.migrated, file)
