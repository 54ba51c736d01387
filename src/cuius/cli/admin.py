"""`cuius admin`: accounts, invitations and keys, for whoever keeps a server.

It works on the database itself, whether the server runs or not.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from cuius.cli.errors import BadInput
from cuius.cli.output import print_json
from cuius.cli.serve import Config, DatabaseOption
from cuius.server.accounts.invitations import Invitations
from cuius.server.accounts.person import HOST
from cuius.server.accounts.reauthentication import find_user_by_name
from cuius.server.accounts.schemas import BanRequest, HostResetRequest, InvitationRequest, PersonInfo
from cuius.server.accounts.stored_secrets import forget_secrets, reencrypt_secrets
from cuius.server.admin.people import PAGE_SIZE, People
from cuius.server.database_url import sqlite_file
from cuius.server.ops.database_lock import DatabaseLock
from cuius.server.secrets import new_key as make_key
from cuius.server.settings import Settings, load_settings
from cuius.server.store.database import Database
from cuius.server.store.upgrade import upgrade

T = TypeVar("T")

Name = Annotated[str, typer.Argument(help="The name of the account.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object.")]
Hours = Annotated[int | None, typer.Option(min=1, max=24 * 365, help="Without it there is no end.")]

WITHIN_A_MINUTE = "Open pages of this account close within a minute."


def register(app: typer.Typer) -> None:
    admin = typer.Typer(help="Accounts, invitations and keys of a server.", rich_markup_mode=None)
    for command in (people, ban, unban, reset, remove, invite, new_key, reencrypt, forget):
        name = "forget-secrets" if command is forget else command.__name__.replace("_", "-")
        admin.command(name)(command)
    app.add_typer(admin, name="admin")


# Accounts


def people(
    search: Annotated[str, typer.Argument(help="Part of a name or address.")] = "",
    page: Annotated[int, typer.Option(min=1, help=f"Each page has {PAGE_SIZE} accounts.")] = 1,
    database: DatabaseOption = None,
    config: Config = None,
    as_json: AsJson = False,
) -> None:
    """List the accounts, newest first."""
    settings = settings_of(database, config)
    found = run(settings, lambda db: People(settings, db, time.time).list_people(HOST, search, page - 1))
    if as_json:
        print_json({"people": found})
        return
    for person in found:
        print(line_of(person))


def ban(
    name: Name,
    reason: Annotated[str, typer.Option(help="What the user is told when signing in.", show_default=False)],
    hours: Hours = None,
    database: DatabaseOption = None,
    config: Config = None,
) -> None:
    """Keep a user out, for some hours or for good; sessions and API tokens end."""
    settings = settings_of(database, config)
    if not 1 <= len(reason.strip()) <= 500:
        raise BadInput("Give a reason of 1 to 500 characters.")
    request = BanRequest(reason, hours)
    run(settings, on_user(name, lambda db, i: People(settings, db, time.time).ban(HOST, i, request)))
    print(f"{name} is banned. {WITHIN_A_MINUTE}")


def unban(name: Name, database: DatabaseOption = None, config: Config = None) -> None:
    """Let a banned user in again."""
    settings = settings_of(database, config)
    run(settings, on_user(name, lambda db, i: People(settings, db, time.time).unban(HOST, i)))
    print(f"{name} is no longer banned.")


def reset(
    name: Name,
    end_two_factor: Annotated[
        bool, typer.Option("--end-two-factor", help="For a lost authenticator.")
    ] = False,
    database: DatabaseOption = None,
    config: Config = None,
) -> None:
    """Print a link at which a user chooses a new password; it works once, within a day."""
    settings = settings_of(database, config)
    request = HostResetRequest(end_two_factor)
    made = run(
        settings,
        on_user(name, lambda db, i: People(settings, db, time.time).reset(HOST, i, request, by_hand=True)),
    )
    print(made.answer.link)


def remove(name: Name, database: DatabaseOption = None, config: Config = None) -> None:
    """Delete an account; the games of others go on. Stop the server first."""
    settings = settings_of(database, config)
    with closing(DatabaseLock(settings.database)):
        run(settings, on_user(name, lambda db, i: People(settings, db, time.time).remove(HOST, i)))
    print(f"{name} is removed.")


def invite(
    note: Annotated[str, typer.Option(help="For whom it is.")] = "",
    hours: Hours = None,
    database: DatabaseOption = None,
    config: Config = None,
) -> None:
    """Print a link with which one account can be registered."""
    settings = settings_of(database, config)
    request = InvitationRequest(hours, note[:80])
    made = run(settings, lambda db: Invitations(settings, db, time.time).create(HOST, request))
    print(made.link)


# Keys


def new_key() -> None:
    """Print a new key for the setting secret_keys."""
    print(make_key())


def reencrypt(database: DatabaseOption = None, config: Config = None) -> None:
    """Encrypt all stored secrets with the first of secret_keys, so that the others can be taken away."""
    settings = settings_of(database, config)
    box = settings.open_secret_box()
    count = run(settings, lambda db: reencrypt_secrets(db, box))
    print(f"{count} secrets are encrypted with the first key.")


def forget(
    database: DatabaseOption = None,
    config: Config = None,
    force: Annotated[bool, typer.Option("--force", help="Do it.")] = False,
) -> None:
    """If the keys are lost: end all second factors and forget all keys of webhooks."""
    if not force:
        raise BadInput("This ends the second factor of every account; say --force if the keys are lost.")
    settings = settings_of(database, config)
    box = settings.open_secret_box()
    count = run(settings, lambda db: forget_secrets(db, box))
    print(f"{count} secrets are forgotten.")


# Helpers


def settings_of(database: str | None, config: Path | None) -> Settings:
    settings = load_settings(config, os.environ, {"database": database})
    settings.check()
    file = sqlite_file(settings.database)
    if not settings.database.startswith("postgres") and (file is None or not file.is_file()):
        raise BadInput(f"There is no database at {file}; say where it is with --database or --config.")
    return settings


def run(settings: Settings, work: Callable[[Database], Awaitable[T]]) -> T:
    """Bring the database up to date and work on it."""

    async def with_database() -> T:
        await upgrade(settings.database)
        opened = Database(settings.database, settings.durability)
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(with_database())


def on_user(name: str, work: Callable[[Database, str], Awaitable[T]]) -> Callable[[Database], Awaitable[T]]:
    """Work on the account of this name."""

    async def find_and_work(database: Database) -> T:
        async with database.reading() as session:
            user = await find_user_by_name(session, name)
        if user is None:
            raise BadInput(f"There is nobody of the name {name!r}; `cuius admin people` lists all.")
        return await work(database, user.id)

    return find_and_work


def line_of(person: PersonInfo) -> str:
    """One account as a line."""
    facts = [person.email or "no address", f"since {date(person.created_at)}"]
    facts += [f"seen {date(person.last_seen_at)}"] if person.last_seen_at else []
    facts += ["admin"] if person.admin else []
    facts += ["two factors"] if person.two_factor else []
    if person.banned:
        facts.append(f"banned{f' until {date(person.banned_until)}' if person.banned_until else ''}")
    return f"{person.name}: {', '.join(facts)}"


def date(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"
