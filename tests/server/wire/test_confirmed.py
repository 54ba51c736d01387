"""How an answer over a socket is confirmed: by what shows it, or if nothing does, by a word of its own."""

from __future__ import annotations

from typing import Any

from tests.server.browser import Browser, running_table

WAIT = 20


def two_at_a_table(browser: Browser) -> tuple[str, str, Browser, Browser]:
    """A running table, the seat that is asked, who holds it, and the other one."""
    ann = browser.another().register("Ann")
    bob = browser.another().register("Bob")
    table, seats = running_table(ann, bob, pace={"kind": "live"})
    [asked] = ann.get(f"/api/tables/{table}").json()["asked_seats"]
    return table, asked, *((ann, bob) if asked == seats[0] else (bob, ann))


def answer_to(holder: Browser, table: str, seat: str) -> dict[str, Any]:
    question = holder.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
    return {
        "type": "answer",
        "id": "an answer",
        "seat": seat,
        "number": question["number"],
        "key": question["key"],
        "answer": question["options"][0],
    }


def watching(socket: Any, seat: str | None) -> dict[str, Any]:
    socket.send_json({"type": "watch", "seat": seat})
    return heard(socket)


def heard(socket: Any) -> dict[str, Any]:
    """The next thing that is said besides who came or went."""
    while True:
        said: dict[str, Any] = socket.receive_json(timeout=WAIT)
        if said["type"] != "online":
            return said


def test_what_shows_an_answer_confirms_it_to_whoever_gave_it_and_to_nobody_else(browser: Browser) -> None:
    table, seat, holder, other = two_at_a_table(browser)
    with (
        holder.websocket_connect(f"/ws/tables/{table}") as mine,
        other.websocket_connect(f"/ws/tables/{table}") as theirs,
    ):
        before = watching(mine, seat)
        assert "confirmed" not in before
        watching(theirs, None)
        mine.send_json(answer_to(holder, table, seat))
        shown, elsewhere = heard(mine), heard(theirs)
        assert (shown["type"], shown["confirmed"]) == ("update", "an answer")
        assert shown["rows"] > before["rows"]
        assert elsewhere["rows"] == shown["rows"]
        assert "confirmed" not in elsewhere
        mine.send_json({"type": "ping"})
        assert heard(mine) == {"type": "pong"}, "It was confirmed twice."


def test_an_answer_that_is_repeated_is_confirmed_by_a_word_of_its_own(browser: Browser) -> None:
    table, seat, holder, _ = two_at_a_table(browser)
    answer = answer_to(holder, table, seat)
    with holder.websocket_connect(f"/ws/tables/{table}") as socket:
        watching(socket, seat)
        socket.send_json(answer)
        rows = heard(socket)["rows"]
        socket.send_json(answer)
        assert heard(socket) == {"type": "confirmed", "id": "an answer", "rows": rows}


def test_who_does_not_watch_is_told_all_the_same(browser: Browser) -> None:
    table, seat, holder, _ = two_at_a_table(browser)
    with holder.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json(answer_to(holder, table, seat))
        said = heard(socket)
        assert (said["type"], said["id"]) == ("confirmed", "an answer")


def test_a_refused_answer_confirms_nothing_later(browser: Browser) -> None:
    table, seat, holder, _ = two_at_a_table(browser)
    right = answer_to(holder, table, seat)
    with holder.websocket_connect(f"/ws/tables/{table}") as socket:
        watching(socket, seat)
        socket.send_json({**right, "answer": "nonsense"})
        assert heard(socket)["type"] == "refused"
        over_http = {name: value for name, value in right.items() if name != "type"}
        assert holder.post(f"/api/tables/{table}/answer", json=over_http).status_code in (200, 201)
        shown = heard(socket)
        assert shown["type"] == "update"
        assert "confirmed" not in shown
