"""Web push: a message reaches a browser through its push service, and nobody else can read it."""

from __future__ import annotations

import base64
import json

import pytest
from py_vapid import Vapid02

from cuius.server.accounts.stored_secrets import forget_secrets, reencrypt_secrets
from cuius.server.notify.push import from_base64url
from cuius.server.notify.push_devices import MAX_DEVICES
from cuius.server.store.models import PushDevice
from tests.server.notify.delivering import send_all
from tests.server.notify.pushing_browser import PushingBrowser


@pytest.fixture
def phone(club, receiver):
    """Bob's phone."""
    phone = PushingBrowser(receiver.url)
    assert club.bob.post("/api/me/push", json=phone.subscription).status_code == 204
    return phone


def test_your_turn_arrives_on_the_phone(club, receiver, phone):
    table = club.table(name="Ghent")
    send_all(club)
    turn = next(m for m in (phone.read(body) for *_, body in receiver.received) if "your turn" in m["text"])
    assert turn["title"] == "Ghent"
    assert turn["link"] == f"/#/tables/{table}"
    _, headers, body = receiver.received[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 3600
    assert b"Ghent" not in body
    send_all(club)
    assert len(receiver.received) == 2  # each once


def test_the_push_service_can_tell_that_it_is_us(club, receiver, phone):
    key = club.bob.get("/api/me/push").json()["key"]
    assert club.bob.post("/api/notices/trial", json={"channel": "push"}).status_code == 204
    _, headers, body = receiver.received[0]
    assert "it works" in phone.read(body)["text"]
    assert Vapid02.verify(headers["authorization"])
    token, _, sent_key = headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert sent_key.strip() == key
    claims = json.loads(from_base64url(token.split(".")[1]))
    assert claims["aud"] == receiver.url.partition("/hook")[0]
    assert club.cid.get("/api/me/push").json() == {"key": key, "devices": []}


def test_a_browser_that_is_gone_is_forgotten(club, receiver, phone):
    receiver.status = 410
    club.table()
    send_all(club)
    assert club.bob.get("/api/me/push").json()["devices"] == []
    count = len(receiver.received)
    send_all(club)
    assert len(receiver.received) == count


def test_a_push_service_that_fails_is_tried_again(club, receiver, phone):
    receiver.status = 500
    club.table()
    send_all(club)
    assert len(club.bob.get("/api/me/push").json()["devices"]) == 1
    receiver.status, failed = 201, len(receiver.received)
    club.time.now += 120
    send_all(club)
    assert len(receiver.received) == 2 * failed


def test_signing_out_ends_push_to_this_browser(club, phone):
    assert [d["current"] for d in club.bob.get("/api/me/push").json()["devices"]] == [True]
    assert club.bob.post("/api/account/sign-out").status_code == 204

    async def devices():
        async with club.services.database.reading() as session:
            return list(await session.scalars(PushDevice.__table__.select()))

    assert club.call(devices) == []


def test_a_browser_belongs_to_whoever_used_it_last(club, phone):
    club.cid.post("/api/me/push", json=phone.subscription)
    assert club.bob.get("/api/me/push").json()["devices"] == []
    [device] = club.cid.get("/api/me/push").json()["devices"]
    assert club.bob.delete(f"/api/me/push/{device['id']}").status_code == 404
    assert club.cid.delete(f"/api/me/push/{device['id']}").status_code == 204
    assert club.cid.post("/api/notices/trial", json={"channel": "push"}).status_code == 409


def test_the_oldest_browser_makes_room(club, receiver):
    for number in range(MAX_DEVICES + 2):
        club.time.now += 1
        browser = PushingBrowser(f"{receiver.url}&n={number}")
        club.bob.post("/api/me/push", json=browser.subscription)
    assert len(club.bob.get("/api/me/push").json()["devices"]) == MAX_DEVICES


def test_what_is_no_browser_is_refused(club, receiver):
    good = PushingBrowser(receiver.url).subscription
    off_the_curve = base64.urlsafe_b64encode(b"\4" + b"\1" * 64).decode()
    for wrong in (
        {"endpoint": "ftp://example.org/push"},
        {"p256dh": "A" * 40},
        {"p256dh": off_the_curve},
        {"p256dh": "é" * 40},
        {"auth": "A" * 12},
    ):
        assert club.bob.post("/api/me/push", json={**good, **wrong}).status_code == 400, wrong
    assert club.bob.get("/api/me/push").json()["devices"] == []


def test_push_is_among_the_secrets_that_are_encrypted_anew_or_forgotten(club, phone):
    services = club.services
    key = club.bob.get("/api/me/push").json()["key"]
    assert club.call(reencrypt_secrets, services.database, services.secret_box) == 2
    assert club.bob.post("/api/notices/trial", json={"channel": "push"}).status_code == 204
    assert club.call(forget_secrets, services.database, services.secret_box) == 1
    services.push._key = None
    answer = club.bob.get("/api/me/push").json()
    assert answer["devices"] == []
    assert answer["key"] != key
