"""A real Chromium, the distribution's own, kept to this machine."""

from __future__ import annotations

import shutil

import pytest

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    chromium = shutil.which("chromium")
    assert chromium, "chromium is not installed: run `make setup`"
    return {**browser_type_launch_args, "executable_path": chromium, "args": FLAGS}
