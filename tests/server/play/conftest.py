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
