"""Anonymous tables: nobody learns who sits behind a seat, whatever they ask, until the game is over.

Two worlds are alike but for one thing: who holds the seat. Everything that others are told must be the same.
"""

from __future__ import annotations

import hashlib
import itertools
import re
import secrets
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from cuius.server.api.events import questions_of
from tests.server.endpoints import ENDPOINTS
from tests.server.play.club import DAY, Club, watch
from tests.server.play.motion_requests import settle

SEAT = "nobility"
"""Whose holder the others would like to know."""

VIEWERS = {"Ann": "catholics", "Eve": "reformers", "Dan": None, "nobody": None}
"""Those who would like to know, and the seats that they hold."""

STREAM = "/api/events"
"""It does not end; what it would tell is asked below."""


def use_fixed_key(vapid: Vapid02) -> None:
    """The server signs push messages with a key of its own, which is another one in every world."""
    vapid.private_key = ec.derive_private_key(7, ec.SECP256R1())


class World:
    """Ann made the table, Eve joined it, Dan looks on; somebody else holds the seat in question.

    Ann and Eve block Bob, Bob blocks Dan: should Bob sit there, nobody may notice.
    """

    def __init__(self, folder: Any, monkeypatch: pytest.MonkeyPatch, holder: str) -> None:
        numbers = itertools.count()

        def random_bytes(length: int | None = None) -> bytes:
            return hashlib.shake_256(str(next(numbers)).encode()).digest(length or 32)

        monkeypatch.setattr(secrets, "token_bytes", random_bytes)
        monkeypatch.setattr(secrets, "token_urlsafe", lambda length=None: random_bytes(length).hex())
        monkeypatch.setattr(Vapid02, "generate_keys", use_fixed_key)
        folder.mkdir()
        self.club = Club(folder)
        self.told: list[Any] = []
        with self.club.stack:
            self.dan = self.club.call(self.club.sign_in, "Dan")
            self.holder = self.club.people[holder]
            self.play()

    def tell(self, *what: Any) -> None:
        self.told.append(what)

    def ask(self, who: str, method: str, path: str, **more: Any) -> Any:
        browser = {**self.club.people, "Dan": self.dan, "nobody": self.club.stranger}[who]
        answer = browser.request(method, path, **more)
        self.tell(who, method, path, answer.status_code, answer.text)
        return answer

    def play(self) -> None:
        club = self.club
        for who, whom in (("Ann", "Bob"), ("Eve", "Bob")):
            self.ask(who, "POST", "/api/people/block", json={"name": whom})
        club.bob.post("/api/people/block", json={"name": "Dan"})
        wish = {"title": "revolution", "players": 3, "anonymous": True, "seats": {"catholics": "me"}}
        pace = {"kind": "slow", "time_bank": 4 * DAY, "increment": DAY}
        table = self.ask("Ann", "POST", "/api/tables", json={**wish, "pace": pace}).json()["id"]
        self.path = f"/api/tables/{table}"
        assert self.holder.post(f"{self.path}/join", json={"seat": SEAT}).status_code == 204
        self.look_at_people(table)
        self.ask("Dan", "POST", f"{self.path}/join", json={"seat": "reformers"})
        self.ask("Dan", "POST", f"{self.path}/leave", json={"seat": "reformers"})
        self.ask("Eve", "POST", f"{self.path}/join", json={"seat": "reformers"})
        self.ask("Ann", "POST", f"{self.path}/start")
        self.watch_the_holder(table)
        for who, name in (("Ann", None), ("Eve", "Bob"), ("Eve", None), ("Dan", None)):
            complaint = {"text": "Rude.", "table": table, "name": name, "seat": SEAT}
            self.ask(who, "POST", "/api/people/report", json=complaint)
        self.look_at_everything(table)
        self.replace_the_holder(table)
        self.look_at_people(table)

    def watch_the_holder(self, table: str) -> None:
        """They come and go, talk and propose something, while Eve looks on from her seat."""
        club = self.club
        with watch(club.eve, table, "reformers") as eye:
            with watch(self.holder, table, SEAT):
                self.ask("Eve", "GET", self.path)
                said = self.holder.post(f"{self.path}/chat", json={"seat": SEAT, "text": "Guess who"})
                assert said.status_code == 201
            self.holder.post(f"{self.path}/motions", json={"seat": SEAT, "kind": "pause"})
            eye.until("motion")
            self.tell("socket", eye.heard)
        self.ask("Ann", "POST", f"{self.path}/motions/1/vote", json={"seat": "catholics", "agree": False})

    def replace_the_holder(self, table: str) -> None:
        """They stay away until Dan, whom Bob blocks, takes the seat."""
        club = self.club
        assert club.asked(table) == [SEAT]
        club.pass_time(3 * DAY)
        club.pass_time(DAY)
        club.call(settle, club, table)

        async def open_seat() -> None:
            live = await club.services.live_tables.get(table)
            await club.services.timeouts.apply_timeout(table, SEAT, live.seats[SEAT].deadline)

        club.call(open_seat)
        self.ask("Dan", "POST", f"{self.path}/join", json={"seat": SEAT})

    def look_at_everything(self, table: str) -> None:
        """Every route that can be read, by everybody but the holder."""
        for endpoint in ENDPOINTS:
            if endpoint.method == "GET" and endpoint.path != STREAM:
                known = {"table_id": table, "number": "0"}
                path = re.sub(r"\{(\w+):\w+\}", lambda hole: known.get(hole[1], "unknown"), endpoint.path)
                for who, seat in VIEWERS.items():
                    query = {"seat": seat, "what": "x"} if seat and "{table_id" in endpoint.path else {}
                    self.ask(who, "GET", path, params=query)
        self.look_at_people(table)

    def look_at_people(self, table: str) -> None:
        """What tells of people: the table, its talk and votes, lists, notices and one's own data."""
        club = self.club
        club.call(club.services.notices.drained)
        own = ("/api/notices", "/api/me/data", "/api/people/blocked", "/api/tables?which=mine")
        for path in (self.path, f"{self.path}/chat", f"{self.path}/motions", *own):
            for who in VIEWERS:
                self.ask(who, "GET", path)
        for which in ("open", "running", "finished"):
            self.ask("Eve", "GET", "/api/tables", params={"which": which})
        if club.info(table)["status"] == "running":
            live = club.call(club.services.live_tables.get, table)
            self.tell([questions_of(live, who) for who in ("ann", "eve", "dan")])


def test_two_worlds_that_differ_in_the_holder_look_alike(tmp_path, monkeypatch):
    first, second = (World(tmp_path / name, monkeypatch, name).told for name in ("Bob", "Cid"))
    assert len(first) == len(second) > 200
    for one, other in zip(first, second, strict=True):
        assert one == other


@pytest.fixture
def club(tmp_path):
    club = Club(tmp_path)
    with club.stack:
        yield club


@pytest.mark.parametrize(("who", "whom"), [("Eve", "Bob"), ("Bob", "Eve")])
def test_a_block_does_not_tell_who_sits_at_an_anonymous_table(club, who, whom):
    open_table, hidden = (
        club.ann.post("/api/tables", json={"title": "revolution", "players": 3, "anonymous": anonymous})
        for anonymous in (False, True)
    )
    assert club.people[who].post("/api/people/block", json={"name": whom}).status_code == 204
    statuses = []
    for table in (open_table.json()["id"], hidden.json()["id"]):
        assert club.bob.post(f"/api/tables/{table}/join", json={"seat": "nobility"}).status_code == 204
        statuses.append(club.eve.post(f"/api/tables/{table}/join", json={"seat": "reformers"}).status_code)
    assert statuses == [409, 204]


def test_the_export_says_which_seat_was_reported_and_not_who_sat_there(club):
    table = club.table(anonymous=True)
    complaint = {"table": table, "seat": "nobility", "text": "Rude."}
    assert club.ann.post("/api/people/report", json=complaint).status_code == 201
    assert club.ann.post("/api/people/report", json={"name": "Bob", "text": "Ruder."}).status_code == 201
    answer = club.ann.get("/api/me/data")
    by_seat, by_name = answer.json()["reports"]
    assert (by_seat["table_id"], by_seat["seat"]) == (table, "nobility")
    assert "reported_id" not in by_seat
    assert (by_name["reported_id"], by_name["seat"]) == ("bob", None)
    assert all("user_id" not in seat for seat in answer.json()["seats"])


def test_a_rematch_keeps_no_seat_that_would_tell_who_made_it(club):
    table = club.table(anonymous=True)
    again = club.bob.post(f"/api/tables/{table}/rematch").json()["id"]
    seen = club.eve.get(f"/api/tables/{again}").json()
    assert [seat["free"] for seat in seen["seats"]] == [True, True, True]
    assert (seen["owner"], seen["rematch_of"]) == (None, None)
    assert club.ann.get(f"/api/tables/{again}").json()["rematch_of"] == table  # who played it may know


def test_after_the_end_everybody_is_known(club):
    table = club.table(anonymous=True)
    for seat in ("catholics", "nobility"):
        club.holder(seat).post(f"/api/tables/{table}/motions", json={"seat": seat, "kind": "concede"})
    info = club.info(table, club.eve)
    assert (info["status"], [seat["holder"] for seat in info["seats"]]) == ("finished", ["Ann", "Bob", "Cid"])
