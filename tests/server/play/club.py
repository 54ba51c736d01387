"""A club: several people at one server, whose time stands still unless a test moves it on."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from sqlalchemy import select, update

from cuius.server.accounts.names import normalize_name
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.app import create_app
from cuius.server.settings import Settings
from cuius.server.store.models import Notice, Seat, User
from cuius.server.web.session_cookie import COOKIE_NAME as COOKIE
from tests.server.browser import NO_LIMITS, Browser

MONDAY = 1_700_438_400.0
"""Monday, 20 November 2023, at midnight."""

DAY = 86_400
SLOW = {"kind": "slow", "time_bank": 4 * DAY, "increment": DAY}
WAIT = 10
"""Seconds after which a test gives up hope; never waited for when all is well."""

SEATS = ("catholics", "nobility", "reformers")
NAMES = ("Ann", "Bob", "Cid")


class Time:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.now = MONDAY

    def __call__(self) -> float:
        return self.now


class Club:
    """Ann, Bob and Cid hold the seats of `SEATS`, in this order; Eve only looks on."""

    def __init__(self, folder: Any, **settings: Any) -> None:
        self.time = Time()
        given = {
            "database": f"sqlite:///{folder}/club.db",
            "data": str(folder),
            "plain_http": True,
            "tick": 3600.0,
            "limits": NO_LIMITS,
        }
        self.app = create_app(Settings(**{**given, **settings}), self.time)
        self.stack = ExitStack()
        self.stranger = self.stack.enter_context(Browser(self.app))
        self.people = {name: self.call(self.sign_in, name) for name in (*NAMES, "Eve")}
        self.ann, self.bob, self.cid, self.eve = self.people.values()

    async def sign_in(self, name: str) -> Browser:
        """A browser with a session, without the work of a password."""
        browser = self.stranger.another()
        user = User(
            id=name.lower(),
            name=name,
            name_key=normalize_name(name),
            created_at=self.time.now,
            preferences={},
        )
        async with self.services.database.writing() as session:
            session.add(user)
            await session.flush()
            browser.cookies.set(
                COOKIE, self.services.accounts.sessions.create(session, user, RequestOrigin())
            )
        return browser

    @property
    def services(self) -> Any:
        return self.app.state.services

    def call(self, work: Any, *arguments: Any) -> Any:
        """Run something in the server's own loop."""
        return self.stranger.blocking_portal.call(work, *arguments)

    def holder(self, seat: str) -> Browser:
        return self.people[NAMES[SEATS.index(seat)]]

    # Tables

    def table(self, start: bool = True, bots: tuple[str, ...] = (), **wish: Any) -> str:
        """A table at which everybody sits; Ann made it."""
        seats = {"catholics": "me", **dict.fromkeys(bots, "steward")}
        given = {"title": "revolution", "players": 3, "name": "Ghent", "pace": SLOW, "seats": seats}
        made = self.ann.post("/api/tables", json={**given, **wish})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        invitation = self.ann.get(f"/api/tables/{table}").json()["invitation"]
        for name, seat in zip(NAMES[1:], SEATS[1:], strict=True):
            if seat not in bots:
                join = {"seat": seat, "invitation": invitation}
                assert self.people[name].post(f"/api/tables/{table}/join", json=join).status_code == 204
        if start:
            assert self.ann.post(f"/api/tables/{table}/start").status_code == 204
        return table

    def info(self, table: str, browser: Browser | None = None) -> Any:
        return (browser or self.ann).get(f"/api/tables/{table}").json()

    def asked(self, table: str) -> list[str]:
        return self.info(table)["asked_seats"]

    def rows(self, table: str) -> int:
        live = self.call(self.services.live_tables.get, table)
        return len(live.match.journal)

    def answer(self, table: str, seat: str | None = None) -> str:
        """The first seat that is asked gives the first answer it may; returns the seat."""
        seat = seat or self.asked(table)[0]
        holder = self.holder(seat)
        question = holder.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
        answer = {"id": f"answer{self.rows(table)}-{seat}", "seat": seat, "number": question["number"]}
        answer |= {"key": question["key"], "answer": question["options"][0]}
        taken = holder.post(f"/api/tables/{table}/answer", json=answer)
        assert taken.status_code == 200, taken.text
        return seat

    def seat(self, table: str, seat: str) -> Seat:
        """A seat as the database has it."""

        async def read() -> Any:
            async with self.services.database.reading() as session:
                return await session.get(Seat, (table, seat))

        return self.call(read)

    # Time and notices

    def pass_time(self, seconds: float) -> int:
        """Time goes by, and the server looks at its clocks."""
        self.time.now += seconds
        done: int = self.call(self.services.timeouts.tick)
        return done

    def notices(self, name: str) -> list[str]:
        """What a person was told, oldest first."""
        self.call(self.services.notices.drained)

        async def read() -> Any:
            query = select(Notice.kind).join(User, User.id == Notice.user_id).where(User.name == name)
            async with self.services.database.reading() as session:
                return list(await session.scalars(query.order_by(Notice.id)))

        return self.call(read)

    def change_user(self, name: str, **values: Any) -> None:
        async def write() -> None:
            async with self.services.database.writing() as session:
                await session.execute(update(User).where(User.name == name).values(**values))

        self.call(write)


def watch(browser: Browser, table: str, seat: str | None = None) -> Any:
    """A socket that looks from a seat; use it in a `with`."""
    return Watching(browser, table, seat)


class Watching:
    def __init__(self, browser: Browser, table: str, seat: str | None) -> None:
        self.session = browser.websocket_connect(f"/ws/tables/{table}")
        self.seat = seat
        self.heard: list[Any] = []

    def __enter__(self) -> Watching:
        self.socket = self.session.__enter__()
        self.socket.send_json({"type": "watch", "seat": self.seat})
        self.until("update")
        return self

    def __exit__(self, *error: Any) -> None:
        self.session.__exit__(*error)

    def until(self, kind: str, **having: Any) -> Any:
        """The next message of this kind; everything before it is remembered in `heard`."""
        for _ in range(200):
            message = self.socket.receive_json(timeout=WAIT)
            self.heard.append(message)
            if message["type"] == kind and all(message.get(k) == v for k, v in having.items()):
                return message
        raise AssertionError(f"No {kind} in 200 messages.")

    def until_clock(self, seat: str, **having: Any) -> None:
        """Wait until the clocks are told with a seat's so."""
        for _ in range(20):
            clock = self.until("clocks")["clocks"][seat]
            if all(clock[name] == value for name, value in having.items()):
                return
        raise AssertionError(f"The clock of {seat} never was {having}.")
