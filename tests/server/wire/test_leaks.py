"""Nothing leaks over the wire: of two games that somebody may not tell apart, he is sent the same bytes.

Every route that shows a position or follows from one is asked, by every kind of viewer, for every title.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from cuius.core.match import Match
from cuius.core.record import HIDDEN
from cuius.core.title import get_title, installed_titles
from cuius.core.whatif import hidden_from
from cuius.server.app import create_app
from cuius.server.rate_limits import RateLimits
from cuius.server.settings import Settings
from cuius.server.tables import service
from tests.server.browser import Browser, everything_kept, running_table
from tests.server.endpoints import PUBLIC
from tests.server.wire.leak_table import LeakTable
from tests.server.wire.routes_and_viewers import (
    NOTHING_SHOWN,
    PLAYS,
    REFUSED,
    REFUSED_FOR_ITSELF,
    SHOWN,
    Viewer,
)
from tests.server.wire.twins import played_game, twin_of

PEOPLE = ("Hugo", "Former", "Ann", "Bob", "Cid", "Dora")


class Position(NamedTuple):
    """A game that was played at random for some rows."""

    title: str
    players: int
    seed: int
    rows: int
    differs: bool = True
    """Is anything hidden? If not, there is nothing to compare with."""

    def game(self) -> Match:
        title = get_title(self.title)
        return played_game(title, title.configure(self.players), self.seed, self.rows)


POSITIONS = (
    Position("example", 3, 3, 60),
    Position("guerres", 3, 3, 60),
    Position("here_i_stand", 2, 30, 125),  # diplomatic cards were seen
    Position("here_i_stand", 3, 21, 55),  # cards changed hands
    Position("revolution", 2, 3, 60, differs=False),
)
MISSING = (b"There is no layer", b"This what-if does not go on like that")
"""Refused for what was asked for, not for who asks: a world that was dealt anew offers other answers."""
WATCHING: dict[Viewer, str | None] = {"former": None, "spectator": None, "stranger": None}
"""Whoever has no seat."""


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Browser]]:
    """Browsers of some people at a server without limits, at which the example title may be played too."""
    free = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, 0))
    database = f"sqlite:///{tmp_path_factory.mktemp('leaks')}/cuius.db"
    settings = Settings(database=database, plain_http=True, limits=free, tick=3600.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "get_title", lambda n: msgspec.structs.replace(get_title(n), offered=True))
        with Browser(create_app(settings, lambda: 2_000_000_000.0)) as door:
            yield [door, *(door.of(name) for name in PEOPLE)]


def test_every_route_is_in_the_table(people: list[Browser]) -> None:
    declared = set()
    for route in people[0].app.routes:
        if isinstance(route, WebSocketRoute):
            declared.add(f"WEBSOCKET {route.path}")
        elif isinstance(route, HTTPRoute) and route.path not in PUBLIC:
            declared |= {f"{method} {route.path}" for method in route.methods if method != "OPTIONS"}
    assert declared == SHOWN.keys() | NOTHING_SHOWN.keys()
    assert not SHOWN.keys() & NOTHING_SHOWN.keys()


def test_every_title_has_a_position() -> None:
    assert {position.title for position in POSITIONS} == set(installed_titles())


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.title}-{p.players}")
def test_nothing_leaks_over_the_wire(people: list[Browser], position: Position) -> None:
    door, *others = people
    match = position.game()
    table = LeakTable(door, others, match)
    readers: dict[Viewer, str | None] = {"seat": table.seats[0], "other": table.seats[1], **WATCHING}
    sent = {}
    for viewer in readers:
        table.place(match, public=viewer != "stranger")
        sent[viewer] = table.everything_sent_to(viewer)
        refused_as_the_table_says(viewer, sent[viewer])
    if not position.differs:
        return
    twins = {reader: twin_of(match, reader, (table.rows // 2,), seed=1) for reader in set(readers.values())}
    for viewer, reader in readers.items():
        assert twins[reader].state.digest() != match.state.digest()
        table.place(twins[reader], public=viewer != "stranger")
        again = table.everything_sent_to(viewer)
        for asked, answers in sent[viewer].items():
            assert again[asked] == answers, f"the {viewer} is sent something else: {asked}"
    undone = []
    for game in (match, twins[table.seats[0]]):
        table.place(game)
        undone.append(table.sent_to("seat", [PLAYS]))
    assert undone[0] == undone[1]


def refused_as_the_table_says(viewer: Viewer, sent: Any) -> None:
    for (route, with_seat), answers in sent.items():
        kind = SHOWN[route].kind
        expected = (kind.with_seat if with_seat else kind.without_seat)[viewer]
        if expected != REFUSED and route in REFUSED_FOR_ITSELF:
            continue
        for status, content in answers:
            told = (
                f"{viewer}, {route}, {'with' if with_seat else 'without'} a seat: {status} {content[:200]!r}"
            )
            missing = any(text in content for text in MISSING)
            assert status < 500 or status > 4000, told
            assert (status >= 400) == (expected == REFUSED) or missing, told


def test_a_running_record_hides_what_is_not_the_readers_business(people: list[Browser]) -> None:
    door, *others = people
    match = POSITIONS[0].game()
    table = LeakTable(door, others, match)
    table.place(match)
    hidden = 0
    for viewer, seat in (("seat", table.seats[0]), ("spectator", None)):
        query = {} if seat is None else {"seat": seat}
        rows = table.viewers[viewer].get(f"/api/tables/{table.id}/record", params=query).json()["rows"]
        assert len(rows) == len(match.journal)
        for entry, row in zip(match.journal, rows, strict=True):
            if hidden_from(entry, match.roles(seat)):
                assert row[2:] == [HIDDEN, ""]
                hidden += 1
    assert hidden, "The test has met no secret."


def test_notices_and_their_letters_know_the_table_and_no_position(people: list[Browser]) -> None:
    """Mail and webhooks are made from what a notice holds."""
    door, _, _, ann, bob, cid, _ = people
    pace = {"kind": "live", "pass_delay": [0, 0]}
    table, seats = running_table(ann, bob, cid, title="example", pace=pace)
    holders = dict(zip(seats, (ann, bob, cid), strict=True))
    for number in range(12):
        for seat, holder in holders.items():
            asked = holder.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
            if asked:
                answer = {"id": f"answer {number} {seat}", "seat": seat, "answer": asked["options"][0]}
                answer |= {"number": asked["number"], "key": asked["key"]}
                answered = holder.post(f"/api/tables/{table}/answer", json=answer).status_code
                assert answered == 200 or len(asked["options"]) == 1  # the table may have been faster
    notices = [n for n in everything_kept(door)["notice"] if n["detail"].get("table") == table]
    assert {notice["kind"] for notice in notices} >= {"turn"}
    for notice in notices:
        assert set(notice["detail"]) <= {"table", "name", "title", "seat", "by", "who"}, notice
