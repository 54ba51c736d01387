"""A stored game on which the installed rules spin is tried once in a while, and holds up no other."""

from __future__ import annotations

from typing import Any

import pytest

from cuius.core.errors import TookTooLong
from cuius.server.play import live_tables
from tests.server.play.club import Club


class Spinning:
    """A running table whose rules spin from now on when it is loaded; it is not in memory."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch, **wish: Any) -> None:
        self.id, self.tried = club.table(**wish), 0
        monkeypatch.setattr(live_tables, "load_match", self.load_match)
        club.services.live_tables.evict(self.id)

    def load_match(self, table: Any, *args: Any) -> Any:
        yield
        self.tried += table.id == self.id
        raise TookTooLong("The procedure computes for too long without asking anybody.")


def test_a_game_that_cannot_be_loaded_is_not_tried_again_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Spinning(club, monkeypatch)
    for _ in range(3):
        refused = club.ann.get(f"/api/tables/{table.id}/observation")
        assert (refused.status_code, refused.json()["text"]) == (503, live_tables.TOO_SLOW)
    assert table.tried == 1
    monkeypatch.setattr(live_tables, "LOAD_AGAIN_SECONDS", 0.0)
    assert club.ann.get(f"/api/tables/{table.id}/observation").status_code == 503
    assert table.tried == 2


def test_it_does_not_keep_the_server_from_looking_after_other_tables(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots of all tables are woken one after the other."""
    table = Spinning(club, monkeypatch, bots=("nobility",))
    club.call(club.services.games.resume_bots, table.id)
    assert table.tried == 1
