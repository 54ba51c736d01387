"""Upgrades of data that no migration can do, because they depend on keys and on the tables of libraries."""

from __future__ import annotations

from cuius.server.accounts.name_keys import refresh_name_keys
from cuius.server.accounts.stored_secrets import encrypt_plain_secrets
from cuius.server.secrets import SecretBox
from cuius.server.settings import Settings
from cuius.server.store.database import Database


async def upgrade_data(database: Database, secret_box: SecretBox) -> None:
    """Runs at every start; changes nothing that is up to date, and raises WrongKeys if a key is missing."""
    await encrypt_plain_secrets(database, secret_box)
    await refresh_name_keys(database)


async def upgrade_data_of(settings: Settings) -> None:
    database = Database(settings.database, settings.durability)
    try:
        await upgrade_data(database, settings.open_secret_box())
    finally:
        await database.close()
