"""Salts: promised by a hash when a seat is taken, shown when all seats are, and nobody can choose late."""

from __future__ import annotations

from typing import Any

import pytest

from cuius.core.chance import salt_hash
from tests.server.browser import Browser

SECRET = "5a" * 32


def chain(secret: str, length: int = 3) -> list[str]:
    """A hash to promise, then the salts to show: each is the hash of the next."""
    links = [secret]
    for _ in range(length):
        links.insert(0, salt_hash(links[0]))
    return links


ANNAS, BERTS = chain(SECRET), chain("b3" * 32)


class Table:
    """An open table for two; Anna made it and has promised a salt."""

    def __init__(self, browser: Browser, **wish: Any) -> None:
        self.anna, self.bert = browser.of("Anna"), browser.of("Bert")
        self.seats = seats = tuple(self.anna.get("/api/titles/guerres/seats", params={"players": 2}).json())
        made = self.anna.post(
            "/api/tables",
            json={
                "title": "guerres",
                "players": 2,
                "seats": {seats[0]: "me"},
                "salt_hashes": {seats[0]: ANNAS[0]},
                **wish,
            },
        )
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]

    def post(self, who: Browser, what: str, **body: Any) -> Any:
        return who.post(f"/api/tables/{self.id}/{what}", json=body)

    def join(self, promise: str | None = BERTS[0]) -> None:
        assert self.post(self.bert, "join", seat=self.seats[1], salt_hash=promise).status_code == 204

    def salts(self) -> list[tuple[str | None, bool]]:
        """What everybody sees of the salts."""
        return [
            (s["salt_hash"], s["salt_shown"]) for s in self.bert.get(f"/api/tables/{self.id}").json()["seats"]
        ]

    def show(self, who: Browser, salt: str, **more: Any) -> Any:
        seat = self.seats[0 if who is self.anna else 1]
        hashes = {name: promise for name, (promise, _) in zip(self.seats, self.salts()) if promise}
        return self.post(who, "salts", **{"salts": {seat: salt}, "hashes": hashes, **more})

    def rows(self) -> list[Any]:
        """The salts that the game took in."""
        rows = self.anna.get(f"/api/tables/{self.id}/record").json()["rows"]
        return [answer for by, key, answer, _ in rows if (by, key) == ("table", "salt")]


@pytest.fixture
def table(browser: Browser) -> Table:
    return Table(browser)


def test_a_game_takes_in_the_salts_that_were_promised(table):
    table.join()
    assert table.salts() == [(ANNAS[0], False), (BERTS[0], False)]
    assert table.show(table.anna, ANNAS[1]).status_code == 204
    assert table.show(table.anna, ANNAS[1]).status_code == 204, "sent again, it changes nothing"
    assert table.salts() == [(ANNAS[0], True), (BERTS[0], False)]
    refused = table.post(table.anna, "start")
    assert (refused.status_code, repr(table.seats[1]) in refused.json()["text"]) == (409, True)
    assert table.show(table.bert, BERTS[1]).status_code == 204
    assert table.post(table.anna, "start").status_code == 204
    assert table.rows() == [[table.seats[0], ANNAS[1]], [table.seats[1], BERTS[1]]]
    for row in range(4):
        assert table.anna.get(f"/api/tables/{table.id}/history/{row}").status_code == 200


def test_no_salt_is_chosen_after_another_was_seen(table):
    """Not even by somebody who knows the server's seed, and so what each salt would lead to."""
    assert table.show(table.anna, ANNAS[1]).status_code == 409, "a seat is free: its salt is not promised yet"
    chosen = {"seat": table.seats[1], "salt": "whatever suits Bert"}
    assert table.post(table.bert, "join", **chosen).status_code == 400
    table.join()
    assert table.show(table.anna, ANNAS[1]).status_code == 204
    assert table.show(table.bert, "0" * 64).status_code == 409, "another than was promised"
    assert table.salts()[1] == (BERTS[0], False)


def test_whoever_takes_a_seat_anew_knows_no_salt_that_will_count(table):
    table.join()
    table.show(table.anna, ANNAS[1])
    assert table.post(table.bert, "leave", seat=table.seats[1]).status_code == 204
    assert table.salts()[1] == (None, False)
    table.join(chain("c4" * 32)[0])
    assert table.salts() == [(ANNAS[1], False), (chain("c4" * 32)[0], False)], "shown before: a hash now"
    assert table.show(table.anna, ANNAS[1]).status_code == 409
    assert table.show(table.anna, ANNAS[2]).status_code == 204
    assert table.show(table.bert, chain("c4" * 32)[1]).status_code == 204
    table.post(table.anna, "start")
    assert table.rows() == [[table.seats[0], ANNAS[2]], [table.seats[1], chain("c4" * 32)[1]]]


def test_a_bot_that_is_seated_or_sent_away_makes_salts_anew(table):
    assert table.post(table.anna, "bot", seat=table.seats[1], bot="random").status_code == 204
    table.show(table.anna, ANNAS[1])
    assert table.salts()[0] == (ANNAS[0], True)
    table.post(table.anna, "bot", seat=table.seats[1], bot="steward")
    assert table.salts()[0] == (ANNAS[1], False)


def test_the_owner_may_begin_without_a_salt_and_the_record_says_so(table):
    table.join()
    table.show(table.anna, ANNAS[1])
    assert table.post(table.bert, "start", without_salts=True).status_code == 403
    assert table.post(table.anna, "start", without_salts=True).status_code == 204
    assert table.rows() == [[table.seats[0], ANNAS[1]], [table.seats[1], ""]]
    assert table.salts() == [(ANNAS[0], True), (BERTS[0], False)]
    assert table.show(table.bert, BERTS[1]).status_code == 409, "too late"


def test_programs_need_no_salt(table):
    table.join(None)
    table.show(table.anna, ANNAS[1])
    assert table.bert.post(f"/api/tables/{table.id}/start").status_code == 403
    assert table.anna.post(f"/api/tables/{table.id}/start").status_code == 204
    assert table.rows() == [[table.seats[0], ANNAS[1]]]


def test_a_salt_is_shown_for_the_hashes_that_the_browser_saw(table):
    table.join()
    stale = {table.seats[0]: ANNAS[0], table.seats[1]: "0" * 64}
    assert table.show(table.anna, ANNAS[1], hashes=stale).status_code == 409
    assert table.show(table.anna, ANNAS[1], hashes={}).status_code == 409
    assert table.salts()[0] == (ANNAS[0], False)


def test_nobody_shows_the_salt_of_another_seat(table):
    table.join()
    both = {table.seats[0]: ANNAS[1], table.seats[1]: BERTS[1]}
    assert table.show(table.bert, "", salts=both).status_code == 403
    assert table.show(table.bert, "", salts={"nowhere": BERTS[1]}).status_code == 403
    assert table.salts() == [(ANNAS[0], False), (BERTS[0], False)]


@pytest.mark.parametrize("digits", ["", "5a", "5A" * 32, "5a" * 32 + "\n", "5a" * 31 + "5\n", "zz" * 32, 7])
def test_what_is_no_salt_is_refused(table, digits):
    assert table.post(table.bert, "join", seat=table.seats[1], salt_hash=digits).status_code == 400
    table.join()
    assert table.show(table.bert, digits).status_code == 400


def test_salts_are_promised_for_ones_own_seats_only(browser):
    anna = browser.of("Anna")
    wish = {"title": "guerres", "players": 2, "salt_hashes": {"league": ANNAS[0]}}
    assert anna.post("/api/tables", json=wish).status_code == 400
    assert anna.post("/api/tables", json={**wish, "seats": {"league": "steward"}}).status_code == 400


def test_a_rematch_has_salts_of_its_own(table):
    table.join(None)
    table.show(table.anna, ANNAS[1])
    table.post(table.anna, "start")
    again = table.post(table.anna, "rematch", salt_hashes={table.seats[0]: BERTS[0]})
    assert again.status_code == 201, again.text
    seat = table.anna.get(f"/api/tables/{again.json()['id']}").json()["seats"][0]
    assert (seat["salt_hash"], seat["salt_shown"]) == (BERTS[0], False)
    assert table.post(table.anna, "rematch", salt_hashes={table.seats[1]: BERTS[0]}).status_code == 400


def test_whoever_deletes_the_account_takes_the_promise_away(table):
    table.join()
    deleted = table.bert.post("/api/me/delete", json={"password": "defenestration of 1618"})
    assert deleted.status_code == 204, deleted.text
    seats = table.anna.get(f"/api/tables/{table.id}").json()["seats"]
    assert [s["salt_hash"] for s in seats] == [ANNAS[0], None]
