"""Sessions: seen, ended, prolonged."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import msgspec
import pytest
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from cuius.server.api.events import told
from cuius.server.web.authentication import authenticate
from cuius.server.web.session_revocation import is_still_signed_in
from tests.server.browser import PASSWORD, everything_kept, running_table, sign_in

DAY = 86_400


def test_sessions_are_listed_and_this_one_is_marked(browser):
    browser.register("Anna")
    other = browser.another()
    other.headers["User-Agent"] = "Lynx\t" + "x" * 300
    sign_in(other, "Anna")
    sessions = browser.get("/api/me/sessions").json()
    assert [s["current"] for s in sessions].count(True) == 1
    assert {s["ip_address"] for s in sessions} == {"testclient"}
    agents = {s["user_agent"] for s in sessions}
    assert "testclient" in agents
    assert all(len(agent) <= 200 and agent.isprintable() for agent in agents)


def test_a_session_that_was_ended_is_refused(browser):
    browser.register("Anna")
    other = browser.another()
    sign_in(other, "Anna")
    [theirs] = [s["id"] for s in browser.get("/api/me/sessions").json() if not s["current"]]
    assert browser.delete(f"/api/me/sessions/{theirs}").status_code == 204
    assert other.get("/api/me").status_code == 401
    assert browser.get("/api/me").status_code == 200
    assert browser.delete(f"/api/me/sessions/{theirs}").status_code == 404


def test_all_other_sessions_end_at_once(browser):
    browser.register("Anna")
    others = [browser.another() for _ in range(3)]
    for other in others:
        sign_in(other, "Anna")
    assert browser.post("/api/me/sessions/end-others").status_code == 204
    assert [o.get("/api/me").status_code for o in others] == [401] * 3
    assert browser.get("/api/me").status_code == 200


def test_nobody_ends_the_session_of_somebody_else(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    [mine] = [s["id"] for s in anna.get("/api/me/sessions").json()]
    assert bert.delete(f"/api/me/sessions/{mine}").status_code == 404
    assert anna.get("/api/me").status_code == 200


def test_a_session_ends_thirty_days_after_its_last_use(browser, clock):
    browser.register("Anna")
    for _ in range(3):
        clock.turn(29 * DAY)
        answer = browser.get("/api/me")
        assert answer.status_code == 200
        assert "max-age=2592000" in answer.headers["set-cookie"].lower()
    assert "set-cookie" not in browser.get("/api/me").headers  # noted just now
    clock.turn(31 * DAY)
    assert browser.get("/api/me").status_code == 401


def test_a_prolonged_session_that_signs_out_stays_signed_out(browser, clock):
    browser.register("Anna")
    clock.turn(DAY)
    answer = browser.post("/api/account/sign-out")
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert "cuius_session" not in browser.cookies


def test_the_secret_of_a_session_is_not_kept(browser):
    browser.register("Anna")
    kept = json.dumps(everything_kept(browser))
    assert "Anna" in kept
    assert browser.cookies["cuius_session"] not in kept
    wish = {"name": "bot", "scopes": ["read"], "password": PASSWORD}
    token = browser.post("/api/me/tokens", json=wish).json()["token"]
    assert token not in json.dumps(everything_kept(browser))


def test_the_socket_of_an_ended_session_is_closed_within_a_minute(browser, clock):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, _ = running_table(anna, bert)
    with anna.websocket_connect(f"/ws/tables/{table}") as socket:
        clock.turn(61)
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
        anna.post("/api/account/sign-out")
        clock.turn(61)
        socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect, match="signed out"):
            socket.receive_json()


def test_the_socket_of_a_removed_token_is_closed_too(browser, clock):
    anna = browser.of("Anna")
    table, _ = running_table(anna, browser.of("Bert"))
    program = anna.program("read")
    with program.websocket_connect(f"/ws/tables/{table}") as socket:
        [token] = anna.get("/api/me/tokens").json()
        anna.delete(f"/api/me/tokens/{token['id']}")
        clock.turn(61)
        socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect, match="signed out"):
            socket.receive_json()


def told_until_the_end(browser, who, clock):
    """Read a stream of events; whatever `who` does to sign out happens after the first lines."""
    services = browser.services()

    async def read(sign_out):
        scope = {"type": "http", "headers": [(n.lower(), v) for n, v in who.headers.raw]}
        scope["headers"] += [(b"cookie", f"{k}={v}".encode()) for k, v in who.cookies.items()]
        scope |= {"litestar_app": who.app, "client": ("127.0.0.1", 1), "state": {}}
        person = await authenticate(ASGIConnection(scope), services)
        stream = told(services, person.id, partial(is_still_signed_in, scope, services, person))
        assert (await anext(stream)).comment == "welcome"
        assert services.event_streams.of(person.id) == 1
        clock.turn(16)
        services.event_streams.seats_changed()
        reading = asyncio.create_task(anext(stream, None))
        await asyncio.sleep(0.05)
        assert not reading.done()  # all is well: there is nothing to tell
        await sign_out(person)
        clock.turn(16)
        services.event_streams.seats_changed()
        assert await reading is None
        assert services.event_streams.of(person.id) == 0

    return read


def test_the_stream_of_an_ended_session_is_cut(browser, clock):
    anna = browser.of("Anna")
    read = told_until_the_end(browser, anna, clock)
    browser.blocking_portal.call(read, browser.services().accounts.sessions.sign_out)


def test_the_stream_of_a_removed_token_is_cut(browser, clock):
    anna = browser.of("Anna")
    program = anna.program("read")
    [token] = anna.get("/api/me/tokens").json()
    tokens = browser.services().accounts.api_tokens

    async def remove(person):
        await tokens.remove(msgspec.structs.replace(person, scopes=None), token["id"])

    browser.blocking_portal.call(told_until_the_end(browser, program, clock), remove)
