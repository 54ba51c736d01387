"""Who may do what: every action by every role, and every endpoint by whom it must refuse."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.response.sse import ServerSentEventMessage
from litestar.routes import HTTPRoute, WebSocketRoute

from cuius.server.accounts import permissions
from cuius.server.accounts.permissions import PERMISSIONS, ROLES, authorise, required_scope, roles_of
from cuius.server.accounts.person import Person
from cuius.server.api import events
from cuius.server.app import create_app
from cuius.server.errors import NotAllowed, NotSignedIn
from cuius.server.settings import Settings
from tests.server.browser import NO_LIMITS, Browser, running_table
from tests.server.endpoints import ENDPOINTS, PUBLIC, Endpoint

# The table, written a second time: S signed out, M member, H seat holder, O owner of the table, A admin

EXPECTED = {
    "tables.list": "SMHOA",
    "tables.create": "MHOA",
    "table.view": "SMHOA",
    "table.join": "MHOA",
    "table.invite": "HO",
    "table.leave": "HO",
    "table.salt": "H",
    "table.edit": "O",
    "table.start": "O",
    "table.close": "OA",
    "table.rematch": "HO",
    "table.play_on": "MHOA",
    "tables.import": "MHOA",
    "positions.view": "SMHOA",
    "positions.share": "MHOA",
    "positions.remove": "OA",
    "play.watch": "SMHOA",
    "play.answer": "H",
    "play.undo": "H",
    "play.standing_orders": "H",
    "play.chat": "H",
    "play.read_chat": "SMHOA",
    "play.propose": "H",
    "play.vote": "H",
    "play.explain": "H",
    "play.record": "SMHOA",
    "play.history": "SMHOA",
    "play.analyse": "SMHOA",
    "play.reclaim_seat": "MHOA",
    "play.whatif": "MHOA",
    "account.register": "SMHOA",
    "account.sign_in": "SMHOA",
    "account.sign_out": "MHOA",
    "account.reset": "SMHOA",
    "account.confirm": "SMHOA",
    "profile.view": "MHOA",
    "profile.update": "MHOA",
    "profile.password": "MHOA",
    "profile.email": "MHOA",
    "profile.two_factor": "MHOA",
    "profile.sessions": "MHOA",
    "profile.tokens": "MHOA",
    "profile.devices": "MHOA",
    "profile.boards": "MHOA",
    "profile.export": "MHOA",
    "profile.delete": "MHOA",
    "people.report": "MHOA",
    "people.block": "MHOA",
    "people.favourite": "MHOA",
    "people.view": "SMHOA",
    "archive.view": "SMHOA",
    "clubs.view": "SMHOA",
    "clubs.create": "MHOA",
    "clubs.join": "MHOA",
    "club.edit": "O",
    "club.members": "O",
    "club.news": "O",
    "club.dissolve": "OA",
    "tournament.enter": "H",
    "tournament.lead": "O",
    "admin.audit": "A",
    "admin.reports": "A",
    "admin.mute": "A",
    "admin.unfreeze": "A",
    "admin.people": "A",
    "admin.ban": "A",
    "admin.reset": "A",
    "admin.remove": "A",
    "admin.invite": "A",
    "admin.registration": "A",
    "admin.overview": "A",
    "admin.tables": "A",
    "admin.incidents": "A",
    "admin.backup": "A",
    "admin.announce": "A",
}
LETTERS = dict(zip(ROLES, "SMHOA"))
MEMBER = Person("anna", "Anna")
AS = {
    "anonymous": (Person(), {}),
    "member": (MEMBER, {}),
    "holder": (MEMBER, {"holder": True}),
    "owner": (MEMBER, {"owner": True}),
    "admin": (Person("anna", "Anna", admin=True), {}),
}
READ = {
    "tables.list",
    "table.view",
    "play.watch",
    "play.read_chat",
    "play.record",
    "play.history",
    "play.explain",
    "profile.view",
    "people.view",
    "positions.view",
    "archive.view",
    "clubs.view",
}


def test_the_table_names_every_action():
    assert set(EXPECTED) == set(PERMISSIONS)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("action", PERMISSIONS)
def test_every_action_by_every_role(action, role):
    person, at_table = AS[role]
    if LETTERS[role] in EXPECTED[action]:
        authorise(action, person, **at_table)
    else:
        with pytest.raises(NotSignedIn if role == "anonymous" else NotAllowed):
            authorise(action, person, **at_table)


@pytest.mark.parametrize("scopes", [(), ("read",), ("play",), ("read", "play")])
@pytest.mark.parametrize("action", PERMISSIONS)
def test_every_action_by_every_token(action, scopes):
    needed = "read" if action in READ else "play" if action.startswith(("table", "play.")) else None
    assert required_scope(action) == needed
    everything = Person("anna", "Anna", admin=True, scopes=scopes)
    if needed in scopes:
        authorise(action, everything, holder=True, owner=True)
    else:
        with pytest.raises(NotAllowed):
            authorise(action, everything, holder=True, owner=True)


def test_a_stranger_is_nothing_else():
    assert roles_of(Person(admin=True), holder=True, owner=True) == {"anonymous"}


# Endpoints


class House:
    """A server with a running table: Anna owns it and holds the first seat, Bert the second."""

    def __init__(self, door: Browser) -> None:
        self.door = door
        self.anna, self.bert = door.of("Anna"), door.of("Bert")
        self.table, [self.seat, _] = running_table(self.anna, self.bert)
        motion = self.anna.post(
            f"/api/tables/{self.table}/motions", json={"seat": self.seat, "kind": "pause"}
        )
        self.motion = str(motion.json()["id"])
        self.club = self.anna.post("/api/clubs", json={"name": "Ghent", "joining": "open"}).json()["id"]
        wish = {"name": "Cup", "system": "swiss", "terms": {"title": "revolution"}}
        opened = self.anna.post(f"/api/clubs/{self.club}/tournaments", json=wish)
        self.tournament = opened.json()["id"]
        self.members = 0

    def member(self) -> Browser:
        """Somebody signed in who has nothing to do with the table."""
        self.members += 1
        return self.door.of(f"Member {self.members}")

    def ask(self, who: Browser, endpoint: Endpoint) -> str:
        """What comes of it: the name of a refusal, or a status."""
        known = {"table_id": self.table, "motion_id": self.motion, "number": "0", "announcement_id": "0"}
        known |= {"club_id": self.club, "news_id": "0", "tournament_id": self.tournament}
        path = re.sub(r"\{(\w+):\w+\}", lambda hole: known.get(hole[1], "unknown"), endpoint.path)
        if endpoint.method == "WEBSOCKET":
            return self.open(who, path)
        body = json.loads(json.dumps(endpoint.body).replace("{seat}", self.seat))
        query = {name: value.replace("{seat}", self.seat) for name, value in endpoint.query.items()}
        answer = who.request(endpoint.method, path, json=body, params=query)
        said = answer.json() if answer.content and answer.status_code >= 400 else {}
        assert answer.status_code < 500, answer.text
        return said.get("error") or str(answer.status_code)

    def open(self, who: Browser, path: str) -> str:
        try:
            with who.websocket_connect(path):
                return "open"
        except WebSocketDisconnect as closed:
            return {4401: "NotSignedIn", 4403: "NotAllowed", 4404: "NotFound"}[closed.code]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('rights')}/cuius.db"
    with Browser(create_app(Settings(database=database, plain_http=True, limits=NO_LIMITS))) as door:
        yield House(door)


@pytest.fixture(autouse=True)
def short_streams(monkeypatch) -> None:
    """The stream of events ends after its first line."""

    async def told(services, user_id, still_known):
        yield ServerSentEventMessage(comment="welcome")

    monkeypatch.setattr(events, "told", told)


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """The actions for which leave was asked."""
    looked_up: list[str] = []

    class Watched(dict):
        def __getitem__(self, action):
            looked_up.append(action)
            return super().__getitem__(action)

    monkeypatch.setattr(permissions, "PERMISSIONS", Watched(PERMISSIONS))
    return looked_up


def declared(house: House) -> set[str]:
    """Every endpoint of the application but the public ones and what answers OPTIONS."""
    found = set()
    for route in house.door.app.routes:
        if isinstance(route, WebSocketRoute):
            found.add(f"WEBSOCKET {route.path}")
        elif isinstance(route, HTTPRoute) and route.path not in PUBLIC:
            found |= {f"{method} {route.path}" for method in route.methods if method != "OPTIONS"}
    return found


def test_every_endpoint_is_in_the_table(house):
    assert declared(house) == {endpoint.name for endpoint in ENDPOINTS}


def test_what_is_public_changes_nothing(house):
    methods = {
        method
        for route in house.door.app.routes
        if route.path in PUBLIC and isinstance(route, HTTPRoute)
        for method in route.methods
    }
    assert methods <= {"GET", "HEAD", "OPTIONS"}


def test_every_endpoint_is_described(house):
    schema = house.door.get("/api/schema/openapi.json").json()["paths"]
    described = {f"{method.upper()} {path}" for path, methods in schema.items() for method in methods}
    expected = {re.sub(r":\w+\}", "}", e.name) for e in ENDPOINTS if e.method != "WEBSOCKET"}
    assert expected <= described


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: e.name)
def test_strangers_are_refused_as_the_table_says(house, asked, endpoint):
    outcome = house.ask(house.door.another(), endpoint)
    assert set(asked) == {endpoint.action}
    assert (outcome == "NotSignedIn") == ("anonymous" not in PERMISSIONS[endpoint.action]), outcome


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: e.name)
def test_who_has_nothing_to_do_with_it_is_refused_as_the_table_says(house, asked, endpoint):
    member = house.member()
    asked.clear()
    outcome = house.ask(member, endpoint)
    assert set(asked) == {endpoint.action}
    if endpoint.action != "play.reclaim_seat":  # open to members, who must have held the very seat
        assert (outcome == "NotAllowed") == ("member" not in PERMISSIONS[endpoint.action]), outcome


OWNERS = ("play.reclaim_seat", "table.edit", "table.start", "table.close")
OF_A_SEAT = [e for e in ENDPOINTS if PERMISSIONS[e.action] == {"holder"} or e.action in OWNERS]


@pytest.mark.parametrize("endpoint", OF_A_SEAT, ids=lambda e: e.name)
def test_the_holder_of_another_seat_is_refused(house, endpoint):
    assert house.ask(house.bert, endpoint) == "NotAllowed"


OF_A_TABLE = [e for e in ENDPOINTS if "{table_id" in e.path and e.action != "admin.unfreeze"]


@pytest.mark.parametrize("endpoint", OF_A_TABLE, ids=lambda e: e.name)
def test_a_table_that_is_not_open_does_not_exist_for_others(house, endpoint):
    hidden = House.__new__(House)
    hidden.door, hidden.seat = house.door, house.seat
    hidden.club, hidden.tournament = house.club, house.tournament
    hidden.table, [hidden.seat, _] = running_table(house.anna, house.bert, public=False)
    motion = house.anna.post(
        f"/api/tables/{hidden.table}/motions", json={"seat": hidden.seat, "kind": "pause"}
    )
    hidden.motion = str(motion.json()["id"])
    for who in (house.door.another(), house.member()):
        outcome = hidden.ask(who, endpoint)
        assert outcome in ("NotFound", "NotSignedIn", "NotAllowed"), outcome
