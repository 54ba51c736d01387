"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cuius.server.app import create_app
from cuius.server.settings import Settings
from tests.server.browser import Browser


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server with accounts, and a database of its own."""
    return Settings(database=f"sqlite:///{tmp_path}/cuius.db", plain_http=True)


@pytest.fixture
def browser(settings: Settings) -> Iterator[Browser]:
    """The browser of a stranger at a server with accounts."""
    with Browser(create_app(settings)) as browser:
        yield browser


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[Browser]:
    """A browser at a server of local play."""
    with Browser(create_app(Settings(database=f"sqlite:///{tmp_path}/home.db", local=True))) as browser:
        yield browser
