"""A real server: it starts, answers, and ends cleanly with sockets open."""

from __future__ import annotations

import signal

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cuius.server.web.connections import RESTART_REASON, SERVICE_RESTART
from tests.server.ops.server_process import WAIT, Serving

pytestmark = pytest.mark.slow

TOO_LARGE = 1009


@pytest.fixture
def serving(tmp_path):
    with Serving(tmp_path, CUIUS_LOCAL="true", CUIUS_GRACE="20") as server:
        yield server


def running_table(serving: Serving) -> str:
    """A running local table."""
    with serving.browser() as browser:
        made = browser.post("/api/tables", json={"title": "revolution", "players": 2, "name": "Ghent"}).json()
        for seat in browser.get(f"/api/tables/{made['id']}").json()["seats"]:
            browser.post(f"/api/tables/{made['id']}/join", json={"seat": seat["seat"]})
        assert browser.post(f"/api/tables/{made['id']}/start").status_code == 204
    return str(made["id"])


def socket_to(serving: Serving, table: str):
    """A socket that may watch a table; for a `with`."""
    address = serving.address.replace("http", "ws") + f"ws/tables/{table}"
    return connect(address, origin=serving.address.rstrip("/"), proxy=None)  # type: ignore[arg-type]


def goodbye(socket) -> tuple[int, str]:
    """What the server says when it closes the socket, after all that it still has to say."""
    with pytest.raises(ConnectionClosed) as closed:
        hear_out(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def hear_out(socket) -> None:
    for _ in range(100):
        socket.recv(WAIT)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_cleanly_with_an_open_socket(serving, by):
    assert serving.get("health").json()["status"] == "ok"
    with socket_to(serving, running_table(serving)) as socket:
        socket.send('{"type": "watch"}')
        assert '"update"' in str(socket.recv(WAIT))
        assert serving.stop(by) in (0, -by)
        assert goodbye(socket) == (SERVICE_RESTART, RESTART_REASON)
    events = [event["event"] for event in serving.events]
    assert events[:2] == ["database.ready", "server.starting"]
    assert events[-1] == "server.stopped"
    assert not [event for event in serving.events if event["level"] == "error"]


def test_after_a_restart_everything_is_there(serving, tmp_path):
    table = running_table(serving)
    with socket_to(serving, table):
        pass
    serving.stop()
    with Serving(tmp_path, CUIUS_LOCAL="true") as again:
        assert again.get(f"api/tables/{table}").json()["status"] == "running"


def test_a_frame_too_large_closes_only_its_own_socket(serving):
    with socket_to(serving, running_table(serving)) as socket:
        socket.send("x" * 70_000)
        assert goodbye(socket)[0] == TOO_LARGE
    assert serving.get("health").status_code == 200


def test_a_second_server_on_the_same_file_is_refused(serving, tmp_path, capfd):
    with pytest.raises(AssertionError, match="is in use by process"):
        Serving(tmp_path)
    assert serving.get("health").status_code == 200


def test_a_proxys_word_is_believed_only_if_it_is_named(tmp_path):
    with Serving(tmp_path, CUIUS_PLAIN_HTTP="true", CUIUS_PROXY="127.0.0.1") as server:
        assert server.get("metrics").status_code == 200
        assert server.get("metrics", **{"X-Forwarded-For": "192.0.2.7"}).status_code == 403
        hsts = server.get("health", **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}).headers
        assert "Strict-Transport-Security" in hsts
    with Serving(tmp_path, CUIUS_PLAIN_HTTP="true") as server:
        plain = server.get("health", **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}).headers
        assert "Strict-Transport-Security" not in plain
        assert "server" not in plain


def test_a_crowd_of_idle_browsers_locks_nobody_out(tmp_path):
    """Each keeps its connection; the oldest of them makes room for the next."""
    with Serving(tmp_path, CUIUS_PLAIN_HTTP="true", CUIUS_CONNECTIONS="10") as server:
        crowd = [server.browser() for _ in range(12)]
        assert {browser.get("/api/titles").status_code for browser in crowd} == {200}
        assert server.get("health").status_code == 200
        for browser in crowd:
            browser.close()


def test_a_program_that_reads_events_does_not_hold_up_the_end(serving):
    with serving.browser() as browser, browser.stream("GET", "/api/events") as events:
        assert events.status_code == 200
        text = events.iter_text()
        assert next(text)
        serving.process.send_signal(signal.SIGTERM)
        assert "".join(text) is not None  # the stream comes to its end, it does not break off
    assert serving.process.wait(WAIT) in (0, -signal.SIGTERM)
    errors = [event for event in serving.events if event["level"] == "error"]
    # a read that is broken off costs its connection to the database, and the pool says so
    assert not [event for event in errors if not event["logger"].startswith("sqlalchemy.pool")]
