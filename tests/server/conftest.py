"""What the tests of the server share."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
import structlog
from argon2 import PasswordHasher

from cuius.server import app as server_app
from cuius.server.accounts import service
from cuius.server.accounts.passwords import Passwords
from cuius.server.app import create_app
from cuius.server.ops.logs import configure_logging
from cuius.server.play.workers.worker import Worker
from cuius.server.settings import Settings
from cuius.server.store import upgrade as store_upgrade
from tests.server.app_pool import AppPool
from tests.server.browser import Browser
from tests.server.fakes import Hands, LetterBox, put_letter_box
from tests.server.inline_worker import start_inline
from tests.server.log_lines import LogLines
from tests.server.migrated_database import QuickCommands
from tests.server.postgres import cluster, postgres

__all__ = ["cluster", "postgres"]

START_WORKER = Worker.start
APPS = AppPool()
ON_BOTH = ("/store/", "/durability/", "/wire/", "test_two_nodes", "test_database_check", "test_backup")
"""Parts of the names of modules whose tests say something of each database."""


@pytest.fixture(autouse=True, scope="session")
def cheap_passwords() -> Iterator[None]:
    """Hashes that take no time, for tests that need an account but not its safety."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "Passwords", partial(Passwords, cheap))
        yield


@pytest.fixture(autouse=True, scope="session")
def quick_migrations(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """New SQLite databases are copies of one that was migrated."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store_upgrade, "command", QuickCommands(tmp_path_factory.mktemp("migrated")))
        yield


@pytest.fixture(autouse=True, scope="session")
def quick_apps() -> Iterator[None]:
    """Applications are used again when they have stopped."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_app, "make_app", APPS.make_app)
        yield


@pytest.fixture(autouse=True)
def quick_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What worker processes do is done here, without starting any; `worker_processes` starts them again."""
    monkeypatch.setattr(Worker, "start", start_inline)


@pytest.fixture
def worker_processes(quick_workers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real worker processes."""
    monkeypatch.setattr(Worker, "start", START_WORKER)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of tests on both databases, those in `ON_BOTH` run on PostgreSQL too, and of the others every fourth.

    `DATABASES=all` runs all of them on both.
    """
    if os.environ.get("DATABASES") == "all":
        return
    left_out = [item for item in items if not is_chosen(item.nodeid)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if is_chosen(item.nodeid)]


def is_chosen(nodeid: str) -> bool:
    module, _, parameters = nodeid.partition("[")
    on_both = any(part in module for part in ON_BOTH)
    return "postgres" not in parameters or on_both or crc32(nodeid.encode()) % 4 == 0


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: every test that asks for one runs on both kinds."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres")
        return url
    return f"sqlite:///{tmp_path}/cuius.db"


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    """A server with accounts, and a database of its own."""
    return Settings(database=database, data=str(tmp_path), plain_http=True)


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def browser(settings: Settings, clock: Hands) -> Iterator[Browser]:
    """The browser of a stranger at a server with accounts, whose clock the test turns."""
    with Browser(create_app(settings, clock)) as browser:
        yield browser


@pytest.fixture
def letter_box(browser: Browser) -> LetterBox:
    return put_letter_box(browser)


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[Browser]:
    """A browser at a server of local play."""
    with Browser(create_app(Settings(database=f"sqlite:///{tmp_path}/home.db", local=True))) as browser:
        yield browser


@pytest.fixture
def keeper(settings: Settings, clock: Hands) -> Iterator[Browser]:
    """The browser of an admin, at a server that knows nobody else yet."""
    with Browser(create_app(settings, clock)) as before:
        cookies = before.register("Keeper").cookies
    with Browser(create_app(msgspec.structs.replace(settings, admins=("KEEPER",)), clock)) as keeper:
        keeper.cookies = cookies
        yield keeper


def log_quickly() -> None:
    """Log as structlog does by itself, but with plain tracebacks, as the server has them.

    With local variables one takes a second of the event loop; others time out meanwhile and are logged, too.
    """
    structlog.reset_defaults()
    *processors, _ = structlog.get_config()["processors"]
    console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*processors, console])


@pytest.fixture(scope="session", autouse=True)
def plain_tracebacks() -> None:
    log_quickly()


@pytest.fixture
def lines() -> Iterator[LogLines]:
    """Everything that is logged during the test."""
    root = logging.getLogger()
    handlers, level, log = root.handlers[:], root.level, LogLines()
    configure_logging("json", "info", log)
    yield log
    log_quickly()
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def whispering(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game whose rules allow secret talk, which those of Revolution do not."""
    monkeypatch.setattr("cuius.server.play.together.chat.get_title", Whispering, raising=False)


class Whispering:
    secret_talk = True

    def __init__(self, name: str) -> None:
        pass
