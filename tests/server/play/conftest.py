"""What the tests around play share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.play.club import Club


@pytest.fixture
def club(tmp_path: Path, database: str) -> Iterator[Club]:
    club = Club(tmp_path, database=database)
    with club.stack:
        yield club


@pytest.fixture
def whispering(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game whose rules allow secret talk, which those of Revolution do not."""
    monkeypatch.setattr("cuius.server.play.together.chat.get_title", Whispering, raising=False)


class Whispering:
    secret_talk = True

    def __init__(self, name: str) -> None:
        pass
