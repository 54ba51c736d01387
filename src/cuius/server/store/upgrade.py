"""Bringing a database to the shape that this program knows, by Alembic's migrations."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config

from cuius.server.database_url import database_url, sqlite_file
from cuius.server.private_files import protect_database

MIGRATIONS = Path(__file__).parents[1] / "migrations"


def alembic_config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["url"] = database_url(url)
    return config


async def upgrade(url: str) -> None:
    """Run what is missing; nothing the second time. A database in a file is for the server's user alone."""
    file = sqlite_file(url)
    if file is not None:
        protect_database(file)
    await asyncio.to_thread(command.upgrade, alembic_config(url), "head")
