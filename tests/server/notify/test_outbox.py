"""The outbox: emails and webhooks that really arrive, and what happens when they do not."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest
from sqlalchemy import select, update

from cuius.server.mail import compose_message
from cuius.server.notify.outbox import RETRY_DELAYS, Outbox
from cuius.server.store.models import Delivery, GameTable


def deliveries(club):
    async def read():
        async with club.services.database.reading() as session:
            return list(await session.scalars(select(Delivery).order_by(Delivery.id)))

    return club.call(read)


def send_all(club):
    club.call(club.services.notices.drained)
    return club.call(Outbox.deliver_due, club.services.outbox)


@pytest.fixture
def silent(club, monkeypatch):
    """The worker sleeps: the test delivers by itself."""

    async def nothing():
        return 0

    monkeypatch.setattr(club.services.outbox, "deliver_due", nothing)


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
    club.call(arrival, letters)
    assert letters.received[0]["To"] == "cid@example.org"


async def arrival(letters):
    import asyncio

    async with asyncio.timeout(20):
        while not letters.received:
            await asyncio.sleep(0.01)


def test_a_letters_subject_cannot_carry_headers():
    letter = compose_message("a@example.org", "b@example.org", "x\r\nBcc: c@example.org", "text")
    assert letter["Subject"] == "x Bcc: c@example.org"
    assert letter["Bcc"] is None
