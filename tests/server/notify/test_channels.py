"""Which notice goes by which channel, trial messages, and how long notices are kept."""

from __future__ import annotations

import json

from sqlalchemy import select

from cuius.server.admin.moderation import purge_expired
from cuius.server.store.models import Delivery, Notice
from tests.server.notify.delivering import send_all
from tests.server.play.club import DAY


def test_kinds_that_are_silenced_are_in_the_page_only(club, letters, receiver):
    silent = {"started": ["email", "webhook"], "turn": ["email"]}
    club.change_user("Bob", email="bob@example.org")
    club.bob.patch("/api/me", json={"preferences": {"webhook": receiver.url, "silent": silent}})
    club.table()
    send_all(club)
    assert letters.received == []
    assert [json.loads(body)["kind"] for *_, body in receiver.received] == ["turn"]
    assert club.notices("Bob") == ["started", "turn"]


def test_a_webhook_carries_the_notice_and_words_for_discord(club, receiver):
    club.bob.patch("/api/me", json={"preferences": {"webhook": receiver.url}})
    table = club.table(name="Ghent")
    send_all(club)
    sent = {p["kind"]: p for p in (json.loads(body) for *_, body in receiver.received)}
    listed = {n["kind"]: n["id"] for n in club.bob.get("/api/notices").json()}
    assert {kind: p["id"] for kind, p in sent.items()} == listed
    assert "Ghent" in sent["turn"]["content"]
    assert sent["turn"]["content"].endswith(f"/#/tables/{table}")


def test_a_webhook_can_be_tried(club, receiver):
    trial = {"channel": "webhook"}
    assert club.bob.post("/api/notices/trial", json=trial).status_code == 409  # there is none yet
    club.bob.patch("/api/me", json={"language": "fr", "preferences": {"webhook": receiver.url}})
    assert club.bob.post("/api/notices/trial", json=trial).status_code == 204
    [(_, headers, body)] = receiver.received
    assert "essai" in json.loads(body)["content"]
    assert headers["x-cuius-signature"]
    receiver.status = 500
    refused = club.bob.post("/api/notices/trial", json=trial)
    assert refused.status_code == 400
    assert "500" in refused.json()["text"]
    receiver.server.server_close()
    assert club.bob.post("/api/notices/trial", json=trial).status_code == 400


def test_old_notices_are_swept(club):
    club.table()
    newest = club.bob.get("/api/notices").json()[0]["id"] if club.notices("Bob") else 0
    club.bob.post("/api/notices/read", json={"up_to": newest})

    def left(days):
        async def sweep():
            await purge_expired(club.services.database, club.time.now + days * DAY)
            async with club.services.database.reading() as session:
                kept = set(await session.scalars(select(Notice.user_id)))
                assert not list(await session.scalars(select(Delivery.id)))
                return kept

        return club.call(sweep)

    assert left(29) == {"ann", "bob", "cid"}
    assert left(31) == {"ann", "cid"}  # unread ones are kept longer
    assert left(181) == set()
