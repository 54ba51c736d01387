"""A real Chromium, the distribution's own, kept to this machine, and the servers it looks at."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.postgres import cluster, postgres
from tests.web.chromium_flags import FLAGS
from tests.web.page_actions import see_whole_board, watched

__all__ = ["cluster", "postgres"]

expect.set_options(timeout=30_000)
"""Milliseconds for which a page may be late on a busy machine; never waited for when all is well."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    chromium = shutil.which("chromium")
    assert chromium, "chromium is not installed: run `make setup`"
    return {**browser_type_launch_args, "executable_path": chromium, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """Little motion: the moves of the others are shown at once."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def home_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `cuius play`, with a folder of its own."""
    folder = tmp_path_factory.mktemp("home")
    command = [sys.executable, "-m", "cuius", "play", "--no-browser", "--data", str(folder)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CUIUS_")}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://\S+", said)
        assert address, f"the server did not say where it is, but {said!r}"
        yield address.group()
        server.terminate()


@pytest.fixture
def opened(page: Page, server_address: str) -> Iterator[Page]:
    """The first page of a server with accounts, as a stranger sees it."""
    see_whole_board(page)
    with watched(page, server_address):
        page.goto(server_address)
        yield page


@pytest.fixture
def home(page: Page, home_address: str) -> Iterator[Page]:
    """The first page of local play."""
    see_whole_board(page)
    with watched(page, home_address):
        page.goto(home_address)
        yield page
