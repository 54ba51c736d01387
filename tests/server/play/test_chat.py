"""Talk: who may say what, who may read it, and that nothing else leaks."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from cuius.server.store.models import ChatMessage
from tests.server.play.club import Club, watch

whispering = pytest.mark.usefixtures("whispering")


def say(browser, table, seat, text, to=None):
    return browser.post(f"/api/tables/{table}/chat", json={"seat": seat, "text": text, "to": to})


def read(browser, table, seat=None, **more):
    answer = browser.get(f"/api/tables/{table}/chat", params={"seat": seat, **more} if seat else more)
    assert answer.status_code == 200, answer.text
    return [said["text"] for said in answer.json()]


def test_public_talk_is_read_by_everybody(club):
    table = club.table()
    said = say(club.ann, table, "catholics", "Hail!")
    assert said.status_code == 201
    assert (said.json()["sender"], said.json()["name"], said.json()["recipients"]) == (
        "catholics",
        "Ann",
        None,
    )
    for reader in (club.ann, club.bob, club.eve, club.stranger):
        assert read(reader, table) == ["Hail!"]


@whispering
def test_private_talk_is_read_by_its_seats_only(club):
    table = club.table()
    said = say(club.ann, table, "catholics", "Between us.", ["nobility"]).json()
    assert said["recipients"] == ["nobility"]
    assert read(club.ann, table, "catholics") == ["Between us."]
    assert read(club.bob, table, "nobility") == ["Between us."]
    assert read(club.cid, table, "reformers") == []
    assert read(club.bob, table) == []  # as a spectator
    assert read(club.eve, table) == read(club.stranger, table) == []
    for stranger in (club.cid, club.eve, club.stranger):
        assert stranger.get(f"/api/tables/{table}/chat", params={"seat": "nobility"}).status_code == 403


@whispering
def test_private_talk_reaches_the_sockets_of_its_seats_only(club):
    table = club.table()
    sockets = [(club.ann, "catholics"), (club.bob, "nobility"), (club.bob, None)]
    sockets += [(club.cid, "reformers"), (club.eve, None), (club.stranger, None)]
    watching = [club.stack.enter_context(watch(browser, table, seat)) for browser, seat in sockets]
    say(club.ann, table, "catholics", "Secret", ["nobility"])
    say(club.ann, table, "catholics", "Public")
    told = []
    for eye in watching:
        texts = [eye.until("chat")["message"]["text"]]
        while texts[-1] != "Public":
            texts.append(eye.until("chat")["message"]["text"])
        told.append(texts)
        if "Secret" not in texts:
            assert "Secret" not in str(eye.heard)
    assert told == [["Secret", "Public"], ["Secret", "Public"], *[["Public"]] * 4]


def test_where_the_rules_forbid_secrets_all_talk_is_public(club):
    """Revolution 4.6: nothing is negotiated in secret."""
    table = club.table()
    refused = say(club.ann, table, "catholics", "Between us.", ["nobility"])
    assert refused.status_code == 403
    assert "secret" in refused.json()["text"]
    assert say(club.ann, table, "catholics", "To all.").status_code == 201


def test_talk_is_listed_from_a_number_on(club):
    table = club.table()
    first = say(club.ann, table, "catholics", "one").json()["id"]
    say(club.bob, table, "nobility", "two")
    assert read(club.cid, table, since=first) == ["two"]


def test_talk_leaves_the_journal_alone(club):
    table = club.table()
    before = club.rows(table)
    say(club.ann, table, "catholics", "Hail!")
    assert club.rows(table) == before


def test_talk_begins_before_the_game(club):
    table = club.table(start=False)
    assert say(club.bob, table, "nobility", "Shall we?").status_code == 201
    assert read(club.ann, table) == ["Shall we?"]


def test_nobody_talks_at_a_gunboat_table(club):
    table = club.table(chat="gunboat")
    for to in (None, ["nobility"]):
        assert say(club.ann, table, "catholics", "psst", to).status_code == 403
    assert read(club.bob, table, "nobility") == []


def test_anonymous_tables_show_the_seat_only(club):
    table = club.table(anonymous=True)
    said = say(club.ann, table, "catholics", "Guess who")
    assert said.json()["name"] is None
    with watch(club.bob, table, "nobility") as eye:
        say(club.ann, table, "catholics", "again")
        assert eye.until("chat")["message"]["name"] is None
    assert "Ann" not in club.bob.get(f"/api/tables/{table}/chat").text
    for seat, browser in (("catholics", club.ann), ("nobility", club.bob), ("reformers", club.cid)):
        motion = {"seat": seat, "kind": "concede"}
        if seat != "reformers":
            assert browser.post(f"/api/tables/{table}/motions", json=motion).status_code == 201
    names = {said["name"] for said in club.bob.get(f"/api/tables/{table}/chat").json()}
    assert names == {"Ann"}  # the game is over


def test_the_muted_are_silent_for_a_while(club):
    table = club.table()
    club.change_user("Ann", muted_until=club.time.now + 60)
    assert say(club.ann, table, "catholics", "Hm").status_code == 403
    club.time.now += 61
    assert say(club.ann, table, "catholics", "Hm").status_code == 201


def test_only_holders_talk_and_only_from_their_seat(club):
    table = club.table()
    assert say(club.bob, table, "catholics", "I am Ann").status_code == 403
    assert say(club.eve, table, "nobility", "Let me").status_code == 403
    assert say(club.stranger, table, "nobility", "Let me").status_code == 401
    assert say(club.ann, "nowhere", "catholics", "Hello?").status_code == 404


@whispering
@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("", None),
        ("x" * 2001, None),
        ("\u200b \x00\n", None),
        ("🦁" * 2000, None),
        ("me", ["catholics"]),
        ("nobody", []),
        ("who", ["pope"]),
        ("many", ["nobility"] * 21),
    ],
)
def test_what_cannot_be_said_is_refused(club, text, to):
    table = club.table()
    assert say(club.ann, table, "catholics", text, to).status_code == 400
    assert read(club.ann, table, "catholics") == []


def test_the_longest_message_passes(club):
    table = club.table()
    assert say(club.ann, table, "catholics", "é" * 2000).status_code == 201


def test_tables_by_invitation_keep_their_talk(club):
    table = club.table(public=False)
    say(club.ann, table, "catholics", "Here")
    assert club.eve.get(f"/api/tables/{table}/chat").status_code == 404
    invitation = club.info(table)["invitation"]
    assert read(club.eve, table, invitation=invitation) == ["Here"]


@whispering
def test_a_socket_that_lost_its_seat_hears_no_secrets(club):
    """Bob stays away, Eve takes his seat: his open socket becomes a spectator's."""
    table = club.table(pace={"kind": "slow", "time_bank": 1000, "increment": 0})
    while "nobility" not in club.asked(table):
        club.answer(table)
    with watch(club.bob, table, "nobility") as eye:
        for _ in range(3):
            club.pass_time(2000)
        assert club.eve.post(f"/api/tables/{table}/join", json={"seat": "nobility"}).status_code == 204
        assert eye.until("update", full=True)["seat"] is None
        say(club.ann, table, "catholics", "Secret", ["nobility"])
        say(club.ann, table, "catholics", "Public")
        assert eye.until("chat")["message"]["text"] == "Public"
    assert read(club.eve, table, "nobility") == ["Secret", "Public"]


@whispering
def test_what_is_kept_names_the_seats(club: Club):
    table = club.table()
    say(club.ann, table, "catholics", "Psst", ["reformers", "nobility"])

    async def kept():
        async with club.services.database.reading() as session:
            return (await session.scalars(select(ChatMessage))).one()

    assert club.call(kept).recipients == ["nobility", "reformers"]
