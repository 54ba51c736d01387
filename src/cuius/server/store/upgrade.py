"""Bringing a database to the shape that this program knows, by Alembic's migrations."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script.revision import ResolutionError
from sqlalchemy.engine import make_url

from cuius.core.errors import CuiusError
from cuius.server.database_url import database_url, sqlite_file
from cuius.server.private_files import protect_database

MIGRATIONS = Path(__file__).parents[1] / "migrations"
NO_DRIVER = 'its driver is not installed: pip install "cuius[postgres]"'
NEWER_PROGRAM = "a newer program has upgraded it; install that one, or restore a backup"


class CannotUpgrade(CuiusError):
    """The database cannot be opened, or not be brought to the shape that this program knows."""


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
    try:
        await asyncio.to_thread(command.upgrade, alembic_config(url), "head")
    except CuiusError:
        raise
    except Exception as error:
        shown = make_url(url).render_as_string(hide_password=True)
        raise CannotUpgrade(f"The database {shown} cannot be used: {reason_of(error)}.") from error


def reason_of(error: BaseException) -> str:
    """Why it failed, in one line."""
    if isinstance(error.__cause__, ResolutionError):
        return NEWER_PROGRAM
    if isinstance(error, ModuleNotFoundError) and error.name == "asyncpg":
        return NO_DRIVER
    text = str(getattr(error, "orig", None) or error) or type(error).__name__
    return text.partition("\n")[0].rstrip(".")
