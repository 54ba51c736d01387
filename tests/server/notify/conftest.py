"""A club whose server has a post office and may call webhooks on this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller

from cuius.server.settings import SmtpSettings
from tests.server.notify.receiver import Letters, Receiver
from tests.server.play.club import Club


@pytest.fixture
def letters() -> Iterator[Letters]:
    """A real post office on a free port of this machine."""
    box = Letters()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    office = Controller(box, hostname="127.0.0.1", port=port)
    office.start()
    box.port = port
    yield box
    office.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A real receiver of webhooks on a free port of this machine."""
    with Receiver() as receiver:
        yield receiver


@pytest.fixture
def club(tmp_path: Path, database: str, letters: Letters) -> Iterator[Club]:
    smtp = SmtpSettings("127.0.0.1", "Cuius Regio <games@example.org>", port=letters.port, starttls=False)
    club = Club(tmp_path, database=database, smtp=smtp, webhook_private=True)
    with club.stack:
        yield club
