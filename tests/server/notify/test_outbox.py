"""The outbox: emails and webhooks that really arrive, and what happens when they do not."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json

import pytest
from sqlalchemy import select, update

from cuius.server.mail import compose_message
from cuius.server.notify.outbox import (
    ATTEMPT_SECONDS,
    LEASE_SECONDS,
    PLACES,
    PLACES_OF_HOST,
    RETRY_DELAYS,
    DueDelivery,
    Outbox,
)
from cuius.server.store.models import Delivery, GameTable
from cuius.server.tables.service import Rematch
from tests.server.notify.delivering import send_all
from tests.server.notify.receiver import Receiver


def deliveries(club):
    async def read():
        async with club.services.database.reading() as session:
            return list(await session.scalars(select(Delivery).order_by(Delivery.id)))

    return club.call(read)


def another_outbox(club):
    services = club.services
    return Outbox(
        services.settings, services.database, club.time, services.mailer, services.secret_box, services.push
    )


@pytest.fixture
def silent(club, monkeypatch):
    """The worker sleeps: the test delivers by itself."""

    async def nothing():
        return 0

    monkeypatch.setattr(club.services.outbox, "start_due", nothing)


@pytest.mark.usefixtures("silent")
def test_letters_arrive_in_the_readers_language(club, letters):
    club.change_user("Bob", email="bob@example.org", language="fr")
    table = club.table(start=False)

    async def rename():
        """Such names could be given once."""
        async with club.services.database.writing() as session:
            await session.execute(update(GameTable).where(GameTable.id == table).values(name="Gand\nBcc: x"))

    club.call(rename)
    assert club.ann.post(f"/api/tables/{table}/start").status_code == 204
    assert send_all(club) == 2
    assert [letter["To"] for letter in letters.received] == ["bob@example.org"] * 2
    by_subject = {letter["Subject"]: letter for letter in letters.received}
    assert set(by_subject) == {"Gand Bcc: x : la partie a commencé", "Gand Bcc: x : à vous de jouer"}
    text = by_subject["Gand Bcc: x : à vous de jouer"].get_content()
    assert "C’est à vous" in text
    assert f"/#/tables/{table}" in text
    assert letters.received[0]["From"] == "Cuius Regio <games@example.org>"
    assert letters.received[0]["Bcc"] is None
    assert send_all(club) == 0


@pytest.mark.usefixtures("silent")
def test_no_letters_to_those_who_do_not_want_them(club, letters):
    club.change_user("Bob", email="bob@example.org", preferences={"email": False})
    club.table()
    assert send_all(club) == 0
    assert letters.received == []
    assert club.notices("Bob") == ["started", "turn"]


@pytest.mark.usefixtures("silent")
def test_webhooks_arrive_signed(club, receiver):
    club.change_user("Bob", preferences={"webhook": receiver.url})
    table = club.table()
    assert send_all(club) == 2
    path, headers, body = receiver.received[0]
    key = club.bob.get("/api/notices/key").json()["secret"]
    signed = headers["x-cuius-timestamp"].encode() + b"." + body
    assert (
        headers["x-cuius-signature"] == f"sha256={hmac.new(key.encode(), signed, hashlib.sha256).hexdigest()}"
    )
    assert headers["host"] == receiver.url.split("/")[2]
    assert path == "/hook?of=me"
    said = {json.loads(body)["kind"]: json.loads(body) for _, _, body in receiver.received}
    assert said["turn"]["table"] == table
    assert said["turn"]["text"].startswith("It is your turn at Ghent")
    assert club.cid.get("/api/notices/key").json() == {"secret": None}
    fresh = club.bob.post("/api/notices/key").json()["secret"]
    assert fresh != key
    assert club.bob.get("/api/notices/key").json()["secret"] == fresh
    assert club.stranger.get("/api/notices/key").status_code == 401


@pytest.mark.usefixtures("silent")
def test_failures_are_tried_again_further_and_further_apart_then_given_up(club, letters, receiver):
    club.change_user("Cid", email="cid@example.org", preferences={"webhook": receiver.url})
    receiver.status, letters.closed = 500, True
    club.table()
    assert send_all(club) == 2
    assert RETRY_DELAYS == (60, 300, 1800, 7200, 43_200)
    for number, wait in enumerate(RETRY_DELAYS, 1):
        for delivery in deliveries(club):
            assert (delivery.attempts, delivery.next_attempt_at) == (number, club.time.now + wait)
            assert delivery.last_error
        club.time.now += wait - 1
        assert send_all(club) == 0
        club.time.now += 1
        assert send_all(club) == 2
    assert [(d.attempts, d.next_attempt_at) for d in deliveries(club)] == [(6, None)] * 2
    assert "500" in next(d.last_error for d in deliveries(club) if d.channel == "webhook")
    club.time.now += 10**6
    assert send_all(club) == 0
    assert len(receiver.received) == 6


@pytest.mark.usefixtures("silent")
def test_a_failure_may_be_overcome(club, letters):
    club.change_user("Cid", email="cid@example.org")
    letters.closed = True
    club.table()
    send_all(club)
    letters.closed = False
    club.time.now += 60
    assert send_all(club) == 1
    assert len(letters.received) == 1
    assert [(d.next_attempt_at, d.last_error) for d in deliveries(club)] == [(None, "")]


@pytest.mark.usefixtures("silent")
def test_what_was_read_or_settled_is_not_sent(club, letters):
    club.change_user("Bob", email="bob@example.org")
    club.change_user("Cid", email="cid@example.org")
    table = club.table()
    club.call(club.services.notices.drained)
    club.cid.post("/api/notices/read", json={"up_to": 10**6})
    while club.asked(table) == ["nobility"]:
        club.answer(table, "nobility")
    send_all(club)
    told = {(letter["To"], letter["Subject"]) for letter in letters.received}
    assert ("bob@example.org", "Ghent: the game has begun") in told
    assert ("bob@example.org", "Ghent: your turn") not in told  # Bob has answered
    assert ("cid@example.org", "Ghent: the game has begun") not in told  # Cid has read it


@pytest.mark.usefixtures("silent")
def test_two_nodes_do_not_send_the_same(club):
    club.change_user("Cid", email="cid@example.org")
    club.table()
    club.call(club.services.notices.drained)
    delivery = deliveries(club)[0]
    assert club.call(club.services.outbox.claim, delivery.id, delivery.next_attempt_at) is True
    assert club.call(club.services.outbox.claim, delivery.id, delivery.next_attempt_at) is False
    assert send_all(club) == 0


def test_the_worker_delivers_by_itself_and_play_does_not_wait(club, letters):
    """Nobody calls the outbox here: what is brought wakes it."""
    club.change_user("Cid", email="cid@example.org")
    club.table()
    club.call(arrival, letters, 1)
    assert letters.received[0]["To"] == "cid@example.org"


async def arrival(receiver, count):
    """Wait until so many have arrived."""
    async with asyncio.timeout(60):
        while len(receiver.received) < count:
            await asyncio.sleep(0.01)


# Slow receivers


class Dribbling(Receiver):
    """Answers one byte at a time for as long as anybody listens."""

    def answer(self, handler):
        self.stopped.wait(0.01)
        while not self.stopped.wait(0.02):
            handler.wfile.write(b"H")


def notices_for(club, name, count):
    """Put notices of many tables into the outbox."""

    async def add():
        for number in range(count):
            table = Rematch(f"{name} {number}", "Ghent", "revolution", [])
            club.services.notices.notify(name.lower(), "started", table, seat="nobility")
        await club.services.notices.drained()

    club.call(add)


def test_a_slow_receiver_delays_nobody_but_itself(club, letters):
    """Bob's receiver never comes to the end of its answer; Cid's letters and webhooks come meanwhile."""
    with Dribbling() as slow, Receiver() as quick:
        club.change_user("Bob", preferences={"webhook": slow.url})
        notices_for(club, "Bob", 20)
        club.call(arrival, slow, 2)
        club.change_user("Cid", email="cid@example.org", preferences={"webhook": quick.url})
        notices_for(club, "Cid", 3)
        club.call(arrival, quick, 3)
        club.call(arrival, letters, 3)
        assert len(slow.received) == 2  # as many as one person has places
        slow.stopped.set()


@pytest.mark.usefixtures("silent")
def test_an_attempt_ends_at_its_deadline_however_it_dribbles(club, monkeypatch):
    monkeypatch.setitem(ATTEMPT_SECONDS, "webhook", 0.1)
    with Dribbling() as slow:
        club.change_user("Bob", preferences={"webhook": slow.url})
        notices_for(club, "Bob", 1)
        assert send_all(club) == 1
        slow.stopped.set()
    [delivery] = deliveries(club)
    assert (delivery.attempts, delivery.last_error) == (1, "TimeoutError: ")
    assert delivery.next_attempt_at == club.time.now + RETRY_DELAYS[0]


@pytest.mark.usefixtures("silent")
def test_people_take_turns(club):
    """Bob has many notices, and was first; Cid's one is among the first that are sent."""
    club.change_user("Bob", email="bob@example.org")
    club.change_user("Cid", email="cid@example.org")
    notices_for(club, "Bob", 30)
    club.time.now += 1
    notices_for(club, "Cid", 1)
    due = club.call(club.services.outbox.list_due)
    assert [delivery.user_id for delivery in due] == ["bob", "cid", "bob"]


def test_one_host_has_few_places(club):
    outbox = another_outbox(club)
    busy = {n: due(n, f"user {n}", "https://slow.example/a") for n in range(PLACES_OF_HOST)}
    outbox.under_way = busy
    assert not outbox.has_place(due(9, "another", "https://slow.example/b"))
    assert outbox.has_place(due(9, "another", "https://quick.example/"))
    assert outbox.has_place(due(9, "another", "a@slow.example", "email"))
    outbox.under_way = {n: due(n, f"user {n}", f"https://{n}.example/") for n in range(PLACES["webhook"])}
    assert not outbox.has_place(due(99, "another", "https://quick.example/"))
    assert outbox.has_place(due(99, "another", "a@slow.example", "email"))


@pytest.mark.usefixtures("silent")
def test_hosts_without_a_place_do_not_crowd_out_the_others(club):
    club.change_user("Bob", preferences={"webhook": "https://slow.example/hook"})
    club.change_user("Cid", preferences={"webhook": "https://quick.example/hook"})
    outbox = another_outbox(club)
    outbox.under_way = {n: due(n, f"user {n}", "https://slow.example/a") for n in range(PLACES_OF_HOST)}
    notices_for(club, "Bob", 2)
    notices_for(club, "Cid", 2)
    assert {delivery.user_id for delivery in club.call(outbox.list_due)} == {"cid"}


def test_a_lease_outlasts_every_attempt():
    assert max(ATTEMPT_SECONDS.values()) * 2 < LEASE_SECONDS


def due(number, user, target, channel="webhook"):
    return DueDelivery(number, 0.0, channel, target, user)


def test_a_letters_subject_cannot_carry_headers():
    letter = compose_message("a@example.org", "b@example.org", "x\r\nBcc: c@example.org", "text")
    assert letter["Subject"] == "x Bcc: c@example.org"
    assert letter["Bcc"] is None
