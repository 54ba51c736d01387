"""Two nodes on one PostgreSQL: what happens around play at one is known at the other, and done once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cuius.server.app import create_app
from tests.server.browser import Browser
from tests.server.play.club import DAY, Club, watch
from tests.server.play.motion_requests import agreed_by_all, settle


@pytest.fixture
def club(tmp_path: Any, postgres: str) -> Iterator[Club]:
    club = Club(tmp_path, database=postgres)
    with club.stack:
        yield club


@pytest.fixture
def other_node(club: Club) -> Iterator[Any]:
    """The same people at another node: name -> browser."""
    app = create_app(club.services.settings, club.time)
    with Browser(app) as stranger:

        def there(browser: Browser) -> Browser:
            again = stranger.another()
            again.cookies.update(browser.cookies)
            return again

        there.stranger = stranger  # type: ignore[attr-defined]
        yield there


@pytest.mark.usefixtures("whispering")
def test_talk_motions_presence_and_clocks_cross(club, other_node):
    table = club.table()
    with watch(other_node(club.bob), table, "nobility") as bob, watch(other_node(club.eve), table) as eve:
        with watch(club.ann, table, "catholics"):
            bob.until("online", seat="catholics", online=True)
            for text, to in (("Secret", ["nobility"]), ("Public", None)):
                said = {"seat": "catholics", "text": text, "to": to}
                assert club.ann.post(f"/api/tables/{table}/chat", json=said).status_code == 201
            assert bob.until("chat")["message"]["text"] == "Secret"
            assert eve.until("chat")["message"]["text"] == "Public"
            agreed_by_all(club, table, "catholics", "pause")
            assert bob.until("clocks")["paused"] is True
        bob.until("online", seat="catholics", online=False)
        assert club.services.presence.is_online(table, "nobility")  # known here, watched there
        question = (
            other_node(club.bob).get(f"/api/tables/{table}/observation", params={"seat": "nobility"}).json()
        )
        answer = {"id": "while-paused", "seat": "nobility", "number": question["question"]["number"]}
        answer |= {"key": question["question"]["key"], "answer": question["question"]["options"][0]}
        refused = other_node(club.bob).post(f"/api/tables/{table}/answer", json=answer)
        assert refused.status_code == 409
        club.ann.post(f"/api/tables/{table}/motions", json={"seat": "catholics", "kind": "resume"})
        assert bob.until("clocks", paused=False)
        taken = other_node(club.bob).post(f"/api/tables/{table}/answer", json=answer)
        assert taken.status_code == 200, taken.text


def test_what_is_due_is_done_by_one_node(club, other_node):
    table = club.table()
    seat = club.asked(table)[0]
    portal, services = other_node.stranger.blocking_portal, other_node.stranger.app.state.services
    other_node(club.eve).get(f"/api/tables/{table}/observation")  # the other node knows the table
    for days, kind in ((3, "reminder"), (1, "autopilot")):
        club.time.now += days * DAY
        there = portal.start_task_soon(services.timeouts.tick)
        here = club.call(club.services.timeouts.tick)
        assert here + there.result(timeout=30) == 1
        club.call(settle, club, table)
        portal.call(services.notices.drained)
        assert club.notices("Bob").count(kind) == 1
    assert club.seat(table, seat).autopilot
    assert portal.call(services.live_tables.get, table).table.id == table
