"""Notices: who is told what, and who is left in peace."""

from __future__ import annotations

import asyncio

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import delete, select

from cuius.server.app import create_app
from cuius.server.notify.missed_turns import notify_missed_turns
from cuius.server.settings import Settings
from cuius.server.store.models import Delivery, Notice
from tests.server.browser import Browser
from tests.server.notify.delivering import send_all
from tests.server.play.club import DAY, SEATS, SLOW, Club, watch
from tests.server.play.motion_requests import agreed_by_all, move, settle


def name_of(club, seat):
    return next(name for name, browser in club.people.items() if browser is club.holder(seat))


def test_the_start_and_the_first_turn_are_told(club):
    table = club.table()
    first = club.asked(table)[0]
    assert first == "nobility"
    assert club.notices("Bob") == ["started", "turn"]
    assert club.notices("Cid") == ["started"]
    assert club.notices("Ann") == ["joined", "joined"]  # who started it knows


def test_the_next_turn_is_told_to_whoever_is_away(club):
    table = club.table()
    while club.asked(table) == ["nobility"]:
        club.answer(table)
    asked = club.asked(table)
    for seat in asked:
        assert "turn" in club.notices(name_of(club, seat))
    for seat in set(SEATS) - {"nobility", *asked}:
        assert "turn" not in club.notices(name_of(club, seat))


@pytest.mark.usefixtures("whispering")
def test_whoever_is_online_is_not_told(club):
    table = club.table(start=False)
    club.ann.post(f"/api/tables/{table}/start")
    before = {name: len(club.notices(name)) for name in ("Ann", "Bob", "Cid")}
    with (
        watch(club.ann, table, "catholics"),
        watch(club.bob, table, "nobility"),
        watch(club.cid, table, "reformers"),
    ):
        for _ in range(12):
            club.answer(table)
        move(club, table, "catholics", "pause")
        club.ann.post(
            f"/api/tables/{table}/chat", json={"seat": "catholics", "text": "hm", "to": ["nobility"]}
        )
        club.pass_time(3 * DAY)
        club.pass_time(DAY)
        agreed_by_all(club, table, "catholics", "end")
        assert {name: len(club.notices(name)) for name in before} == before


def test_the_same_turn_is_told_once_and_settled_by_the_answer(club):
    table = club.table()
    while club.asked(table) == ["nobility"]:
        club.answer(table)
    club.call(club.services.notices.drained)
    unread = club.bob.get("/api/notices", params={"unread": True}).json()
    assert [n["kind"] for n in unread] == ["started"]  # the turn is taken, so it is no news


def test_hotseat_tables_and_local_play_tell_nobody(club, at_home):
    table = club.table(pace={"kind": "hotseat"})
    club.answer(table)
    assert club.notices("Bob") == []
    seats = dict.fromkeys(SEATS, "me")
    home = at_home.post("/api/tables", json={"title": "revolution", "players": 3, "seats": seats}).json()[
        "id"
    ]
    at_home.post(f"/api/tables/{home}/start")
    assert at_home.get("/api/notices").json() == []


def test_bots_and_the_steward_are_not_told(club):
    table = club.table(bots=("reformers",))
    first = club.asked(table)[0]
    club.pass_time(3 * DAY)
    club.pass_time(DAY)
    club.call(settle, club, table)
    told = club.notices(name_of(club, first))
    assert told[-2:] == ["reminder", "autopilot"]
    other = next(s for s in ("catholics", "nobility") if s != first)
    for _ in range(8):
        if other in club.asked(table):
            club.answer(table, other)
            club.call(settle, club, table)
    assert club.notices(name_of(club, first)) == told  # the steward answers: no more turns


def test_a_standing_order_answers_in_silence(club):
    """Cid says in advance what he will answer; he is not told that it would be his turn."""
    first = club.table()
    while "reformers" not in club.asked(first):
        club.answer(first)
    question = club.cid.get(f"/api/tables/{first}/observation", params={"seat": "reformers"}).json()[
        "question"
    ]
    assert club.notices("Cid") == ["started", "turn"]
    table = club.table()
    order = {"role": "reformers", "key": question["key"], "answer": question["options"][0], "times": 1}
    given = club.cid.post(f"/api/tables/{table}/order", json={"seat": "reformers", "order": order})
    assert given.status_code == 200, given.text
    live = club.call(club.services.live_tables.get, table)
    while not any(row.auto == "order" for row in live.match.journal):
        club.answer(table)
    assert "reformers" not in club.asked(table)
    assert club.notices("Cid") == ["started", "turn", "started"]


def test_the_absent_seat_chain_is_told(club):
    table = club.table()
    seat = club.asked(table)[0]
    name = name_of(club, seat)
    for days in (3, 1, 4):
        club.pass_time(days * DAY)
        club.call(settle, club, table)
    assert club.notices(name)[-3:] == ["reminder", "autopilot", "vacant"]
    club.eve.post(f"/api/tables/{table}/join", json={"seat": seat})
    assert club.notices(name)[-1] == "replaced"
    texts = [n["text"] for n in club.holder(seat).get("/api/notices").json()]
    assert texts[0].startswith("A substitute has taken")


@pytest.mark.usefixtures("whispering")
def test_motions_talk_and_the_end_are_told(club):
    table = club.table()
    move(club, table, "catholics", "pause")
    assert club.notices("Bob")[-1] == club.notices("Cid")[-1] == "motion"
    talk = {"seat": "catholics", "text": "the secret of the abbey", "to": ["nobility"]}
    club.ann.post(f"/api/tables/{table}/chat", json=talk)
    club.ann.post(f"/api/tables/{table}/chat", json=talk)
    assert club.notices("Bob").count("talk") == 1  # one unread is enough
    assert "talk" not in club.notices("Cid")
    assert "talk" not in club.notices("Ann")
    listed = club.bob.get("/api/notices").text
    assert "secret of the abbey" not in listed
    club.ann.post(f"/api/tables/{table}/chat", json={"seat": "catholics", "text": "to all"})
    assert club.notices("Cid")[-1] == "motion"  # public talk is for those who are there
    agreed_by_all(club, table, "nobility", "end")
    assert club.notices("Ann")[-1] == club.notices("Cid")[-1] == "finished"


@pytest.mark.usefixtures("whispering")
def test_private_talk_is_told_again_once_it_was_read(club, letters):
    """While a message waits there is no second letter; whoever has read it gets one for the next."""
    club.change_user("Bob", email="bob@example.org")
    table = club.table()

    def whisper(to="nobility"):
        talk = {"seat": "catholics", "text": "psst", "to": [to]}
        assert club.ann.post(f"/api/tables/{table}/chat", json=talk).status_code == 201
        send_all(club)
        return sum("message" in letter["subject"] for letter in letters.received)

    def read(browser, **query):
        assert browser.get(f"/api/tables/{table}/chat", params=query).status_code == 200
        club.call(club.services.notices.drained)

    assert [whisper(), whisper()] == [1, 1]
    read(club.bob)  # as a spectator he sees nothing of it
    read(club.cid, seat="reformers")
    assert whisper() == 1
    read(club.bob, seat="nobility")
    unread = club.bob.get("/api/notices", params={"unread": True}).json()
    assert "talk" not in [notice["kind"] for notice in unread]
    assert [whisper(), whisper()] == [2, 2]
    assert club.notices("Bob").count("talk") == 2


@pytest.mark.usefixtures("whispering")
def test_reading_the_talk_of_one_table_leaves_that_of_another_unread(club):
    first, second = club.table(), club.table()
    talk = {"seat": "catholics", "text": "psst", "to": ["nobility"]}
    for table in (first, second):
        club.ann.post(f"/api/tables/{table}/chat", json=talk)
    club.bob.get(f"/api/tables/{first}/chat", params={"seat": "nobility"})
    club.call(club.services.notices.drained)
    unread = club.bob.get("/api/notices", params={"unread": True}).json()
    assert [n["table"] for n in unread if n["kind"] == "talk"] == [second]


def test_anonymous_tables_do_not_name_who_joined(club):
    club.table(start=False, anonymous=True)
    texts = [n["text"] for n in club.ann.get("/api/notices").json()] if club.notices("Ann") else []
    assert len(texts) == 2
    assert all("Bob" not in text and "Cid" not in text and "Somebody" in text for text in texts)


def test_notices_are_words_in_the_readers_language(club):
    for language, word in {
        "en": "your turn",
        "fr": "à vous",
        "it": "Tocca a te",
        "nl": "aan de beurt",
    }.items():
        club.change_user("Bob", language=language)
        table = club.table(name="Gent")
        club.call(club.services.notices.drained)
        newest = next(n for n in club.bob.get("/api/notices").json() if n["kind"] == "turn")
        assert word in newest["text"]
        assert "Gent" in newest["text"]
        assert newest["table"] == table


def test_notices_are_marked_as_read_by_their_reader_only(club):
    club.table()
    assert club.notices("Bob") == ["started", "turn"]
    newest = club.bob.get("/api/notices").json()[0]
    assert club.cid.post("/api/notices/read", json={"up_to": newest["id"]}).status_code == 204
    assert len(club.bob.get("/api/notices", params={"unread": True}).json()) == 2
    assert club.bob.post("/api/notices/read", json={"up_to": newest["id"]}).status_code == 204
    assert club.bob.get("/api/notices", params={"unread": True}).json() == []
    assert [n["read"] for n in club.bob.get("/api/notices").json()] == [True, True]
    assert club.bob.get("/api/notices", params={"since": newest["id"]}).json() == []
    assert club.stranger.get("/api/notices").status_code == 401
    assert club.stranger.post("/api/notices/read", json={"up_to": 5}).status_code == 401


def test_a_persons_socket_hears_their_notices(club):
    with club.bob.websocket_connect("/ws/me") as bob, club.eve.websocket_connect("/ws/me") as eve:
        table = club.table()
        kinds = [bob.receive_json(timeout=10) for _ in range(2)]
        assert [k["kind"] for k in kinds] == ["started", "turn"]
        assert {k["type"] for k in kinds} == {"notice"}
        assert kinds[0]["table"] == table
        club.call(club.services.notices.drained)
        for _ in range(20):
            eve.send_text("?")
        with pytest.raises(WebSocketDisconnect):  # and nothing of Bob's before that
            eve.receive(timeout=10)


def test_a_failing_database_does_not_stop_play(club, monkeypatch):
    async def failing(things):
        raise RuntimeError("no")

    table = club.table()
    club.call(club.services.notices.drained)
    monkeypatch.setattr(club.services.notices, "_store", failing)
    for _ in range(5):
        club.answer(table)
    monkeypatch.undo()
    assert "turn" in club.notices("Bob")
    monkeypatch.setattr(club.services.notices, "_answer_stored", None)
    club.answer(table)


# Notices that a crash has swallowed


def lose_notices(club, *kinds):
    """As if the server had been killed after keeping an answer and before noting whose turn it is."""
    club.call(club.services.notices.drained)

    async def remove():
        async with club.services.database.writing() as session:
            lost = select(Notice.id).where(Notice.kind.in_(kinds))
            await session.execute(delete(Delivery).where(Delivery.notice_id.in_(lost)))
            await session.execute(delete(Notice).where(Notice.kind.in_(kinds)))

    club.call(remove)


def made_up(club):
    club.call(club.services.notices.drained)
    return club.call(notify_missed_turns, club.services.notices)


@pytest.mark.parametrize("pace", [SLOW, {"kind": "live"}], ids=["slow", "live"])
def test_a_turn_that_nobody_was_told_of_is_made_up(club, pace):
    table = club.table(pace=pace)
    [seat] = club.asked(table)
    assert made_up(club) == 0  # all is told
    lose_notices(club, "turn")
    assert made_up(club) == 1
    assert club.notices(name_of(club, seat))[-1] == "turn"
    assert made_up(club) == 0  # once
    club.holder(seat).post("/api/notices/read", json={"up_to": 2**31 - 1})
    assert made_up(club) == 0  # and not again because it was read


def test_nothing_is_made_up_where_nobody_needs_to_be_told(club):
    hotseat = club.table(pace={"kind": "hotseat"})
    paused, bots = club.table(), club.table(bots=("nobility", "reformers"))
    watched = club.table()
    agreed_by_all(club, paused, "catholics", "pause")
    club.call(settle, club, bots)
    assert club.asked(hotseat)
    [seat] = club.asked(watched)
    with watch(club.holder(seat), watched, seat):
        lose_notices(club, "turn")
        told = club.asked(bots) == ["catholics"]
        assert made_up(club) == told


def test_a_server_that_starts_makes_up_for_lost_turns(tmp_path, database):
    club = Club(tmp_path, database=database)
    with club.stack:
        table = club.table()
        lose_notices(club, "turn")
    again = create_app(Settings(database=database, data=str(tmp_path), plain_http=True, tick=0.01), club.time)
    with Browser(again) as browser:
        services = browser.services()

        async def turns():
            async with services.database.reading() as session:
                return list(await session.scalars(select(Notice.detail).where(Notice.kind == "turn")))

        for _ in range(1000):
            told = browser.blocking_portal.call(turns)
            if told:
                break
            browser.blocking_portal.call(asyncio.sleep, 0.01)
    assert [detail["table"] for detail in told] == [table]
