"""A table of any title at a server in this process, whose rows can be replaced by those of another game."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import delete, update

from cuius.core.match import Match
from cuius.server.api.events import news_of, tables_of
from cuius.server.play.publish.event_streams import EventStream
from cuius.server.store.models import GameTable, JournalRow, Notice, Seat
from cuius.server.tables.journal_store import row_values, write_rows
from tests.server.browser import Browser
from tests.server.wire.routes_and_viewers import PLAYS, SHOWN, Viewer

Sent = dict[tuple[str, bool], list[tuple[int, bytes]]]
"""By route and whether the first seat was asked for: status and content of each answer."""


class LeakTable:
    """The game of a match, with all kinds of viewers."""

    def __init__(self, door: Browser, people: list[Browser], match: Match) -> None:
        self.door, self.config, self.rows = door, match.config, len(match.journal)
        self.seats = list(match.config.seats)
        self.layers = [*match.title.layers, "unknown"]
        asked = match.question(self.seats[0]) or match.questions[0]
        self.words = {"role": asked.role, "key": asked.key, "answer": asked.words[0]}
        self.number = asked.number
        host, former, seat, *others = people
        self.viewers: dict[Viewer, Browser] = {
            "seat": seat,
            "other": others[0],
            "former": former,
            "spectator": door.another(),
            "stranger": people[-1],
        }
        wish = {key: getattr(self.config, key) for key in ("title", "scenario", "players", "options")}
        self.id = host.post("/api/tables", json={**wish, "pace": {"kind": "live"}, "advice": True}).json()[
            "id"
        ]
        for holder, name in zip((former, *others), self.seats):
            joined = holder.post(f"/api/tables/{self.id}/join", json={"seat": name})
            assert joined.status_code == 204, joined.text
        started = host.post(f"/api/tables/{self.id}/start")
        assert started.status_code == 204, started.text
        self.replace_holder(former, seat)

    # Changing the table behind the server's back

    def run(self, work: Callable[..., Awaitable[Any]], *args: Any) -> Any:
        assert self.door.blocking_portal is not None
        return self.door.blocking_portal.call(work, *args)

    def change(self, *statements: Any, rows: tuple[dict[str, Any], ...] = ()) -> None:
        async def work() -> None:
            services = self.door.services()
            await services.notices.drained()
            async with services.database.writing() as session:
                for statement in statements:
                    await session.execute(statement)
                await write_rows(session, list(rows))
            services.live_tables.evict(self.id)

        self.run(work)

    def replace_holder(self, former: Browser, now: Browser) -> None:
        ids = {"previous_user_id": user_id(former), "user_id": user_id(now)}
        self.change(update(Seat).where(Seat.table_id == self.id, Seat.name == self.seats[0]).values(ids))

    def place(self, match: Match, public: bool = True) -> None:
        """From now on this is the game at the table, and nobody was told anything of it."""
        rows = tuple([row_values(self.id, n, entry, 0.0) for n, entry in enumerate(match.journal)])
        asked = list(dict.fromkeys(question.seat for question in match.questions))
        self.change(
            delete(JournalRow).where(JournalRow.table_id == self.id),
            delete(Notice),
            update(GameTable).where(GameTable.id == self.id).values(asked_seats=asked, public=public),
            rows=rows,
        )

    # Asking for everything

    def everything_sent_to(self, viewer: Viewer) -> Sent:
        """All that a viewer can get out of the server without playing."""
        return self.sent_to(viewer, [r for r in SHOWN if viewer != "seat" or r != PLAYS])

    def sent_to(self, viewer: Viewer, routes: Iterable[str]) -> Sent:
        """What comes of these routes, with and without asking for the first seat."""
        return {
            (route, with_seat): [self.ask(viewer, *request) for request in self.requests(route, with_seat)]
            for route in routes
            for with_seat, asked in (
                (True, SHOWN[route].kind.with_seat),
                (False, SHOWN[route].kind.without_seat),
            )
            if asked is not None
        }

    def requests(self, route: str, with_seat: bool) -> Iterator[tuple[str, str, Any, Any]]:
        shown, (method, _, template) = SHOWN[route], route.partition(" ")
        for number in ("{half}", "{rows}") if "{number" in template else ("",):
            for layer in self.layers if "{name" in template else ("",):
                known = {"table_id": self.id, "number": number, "name": layer, "picture": f"{self.id}.png"}
                path = self.fill(re.sub(r"\{(\w+):\w+\}", lambda hole: known[hole[1]], template), with_seat)
                for query in shown.queries:
                    for body in shown.bodies or (None,):
                        yield method, path, self.fill(query, with_seat), self.fill(body, with_seat)

    def fill(self, thing: Any, with_seat: bool) -> Any:
        """The request with this table's words and numbers; without the seat where none is asked for."""
        if isinstance(thing, dict) and not with_seat:
            thing = {name: value for name, value in thing.items() if name != "seat"}
        text = json.dumps(thing).replace("{seat}", self.seats[0])
        for name, word in self.words.items():
            text = text.replace(f"{{{name}}}", word)
        for name, number in (("rows", self.rows), ("half", self.rows // 2), ("number", self.number)):
            text = text.replace(f'"{{{name}}}"', str(number)).replace(f"{{{name}}}", str(number))
        return json.loads(text)

    def ask(self, viewer: Viewer, method: str, path: str, query: Any, body: Any) -> tuple[int, bytes]:
        who = self.viewers[viewer]
        if method == "WEBSOCKET":
            return self.watch(who, path, query.get("seat"))
        if path == "/api/events" and viewer != "spectator":
            return 200, self.run(self.events_of, user_id(who))
        answer = who.request(method, path, params=query, json=body)
        return answer.status_code, answer.content

    def watch(self, who: Browser, path: str, seat: str | None) -> tuple[int, bytes]:
        """The first update of a socket, or the refusal."""
        try:
            with who.websocket_connect(path) as socket:
                socket.send_json({"type": "watch", "seat": seat})
                while True:
                    shown = socket.receive_text(timeout=20)
                    if shown.startswith('{"type":"update"'):
                        return 200, shown.encode()
                    if shown.startswith('{"type":"refused"'):
                        return 403, shown.encode()
        except WebSocketDisconnect as closed:
            return closed.code, b""

    async def events_of(self, user: str) -> bytes:
        """What the stream of events tells at first."""
        services, stream = self.door.services(), EventStream(user)
        stream.follow(await tables_of(services, user))
        return msgspec.json.encode([await news_of(services, stream, t) for t in stream.changed_tables()])


def user_id(browser: Browser) -> str:
    found: str = browser.get("/api/me/data").json()["account"]["id"]
    return found
