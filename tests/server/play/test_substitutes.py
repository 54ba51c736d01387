"""Substitutes: nobody plays two sides of a running game, or a side whose opponent's secrets they know."""

from __future__ import annotations

import asyncio

import pytest

from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict
from cuius.server.store.models import Seat
from cuius.server.tables.schemas import JoinRequest
from tests.server.play.club import DAY, SEATS
from tests.server.play.motion_requests import agreed_by_all, settle


def join(browser, table, seat, **more):
    return browser.post(f"/api/tables/{table}/join", json={"seat": seat, **more})


def vacate(club, table, seat):
    """Nobody answers for a seat until a substitute may take it; the others play on."""
    while seat not in club.asked(table):
        club.answer(table)
    club.pass_time(3 * DAY)
    club.pass_time(DAY)
    club.call(settle, club, table)
    club.call(open_seat, club, table, seat)
    assert club.seat(table, seat).open_to_substitutes


async def open_seat(club, table, seat):
    """The next step of the chain for this seat alone."""
    club.time.now += 4 * DAY
    timeouts, live = club.services.timeouts, await club.services.live_tables.get(table)
    assert await timeouts.apply_timeout(table, seat, live.seats[seat].deadline)


@pytest.mark.parametrize("public", [True, False], ids=["open", "by invitation"])
def test_an_opponent_does_not_take_the_seat_of_somebody_absent(club, public):
    table = club.table(public=public)
    invitation = club.info(table)["invitation"]
    vacate(club, table, "nobility")
    before = club.seat(table, "nobility").user_id
    for opponent in (club.ann, club.cid):  # the owner is no exception
        refused = join(opponent, table, "nobility", invitation=invitation)
        assert refused.status_code == 409
        assert "another seat" in refused.json()["text"]
        seen = opponent.get(f"/api/tables/{table}/observation", params={"seat": "nobility"})
        assert seen.status_code == 403
    assert club.seat(table, "nobility").user_id == before
    assert join(club.eve, table, "nobility", invitation=invitation).status_code == 204


def test_whoever_is_absent_or_has_conceded_takes_no_other_seat(club):
    table = club.table()
    assert club.cid.post(f"/api/tables/{table}/motions", json={"seat": "reformers", "kind": "concede"})
    vacate(club, table, "nobility")
    assert join(club.cid, table, "nobility").status_code == 409
    refused = join(club.bob, table, "nobility")  # a substitute would begin with a full bank
    assert (refused.status_code, "return to it" in refused.json()["text"]) == (409, True)
    assert club.bob.post(f"/api/tables/{table}/return", json={"seat": "nobility"}).status_code == 204


def test_a_former_holder_knows_too_much_for_another_seat(club):
    """Bob is replaced by Eve, and Eve by Bob: neither may come back as somebody else."""
    table = club.table()
    vacate(club, table, "nobility")
    assert join(club.eve, table, "nobility").status_code == 204
    open_at_once(club, table, "reformers")
    assert join(club.bob, table, "reformers").status_code == 409
    open_at_once(club, table, "nobility")
    assert club.bob.post(f"/api/tables/{table}/return", json={"seat": "nobility"}).status_code == 204
    refused = join(club.eve, table, "reformers")
    assert (refused.status_code, "have played" in refused.json()["text"]) == (409, True)


def open_at_once(club, table, seat):
    """Without play: the seat of somebody who has been away for long."""

    async def put():
        async with club.services.database.writing() as session:
            stored = await session.get_one(Seat, (table, seat))
            stored.autopilot = stored.open_to_substitutes = True
        await club.services.live_tables.reload_seats(table)

    club.call(put)


def test_of_two_seats_at_once_one_is_given(club):
    """Both requests have seen that Eve holds none; the table decides."""
    table = club.table()
    for seat in SEATS[1:]:
        open_at_once(club, table, seat)
    tables, eve = club.services.tables, Person("eve", "Eve")

    async def race():
        wishes = (tables.join(eve, table, JoinRequest(seat)) for seat in SEATS[1:])
        return await asyncio.gather(*wishes, return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in club.call(race)) == ["Conflict", "NoneType"]


def test_of_two_people_who_want_one_seat_one_gets_it(club):
    table = club.table(start=False)
    assert club.bob.post(f"/api/tables/{table}/leave", json={"seat": "nobility"}).status_code == 204
    people = [Person("bob", "Bob"), Person("eve", "Eve")]

    async def race():
        wishes = (club.services.tables.join(who, table, JoinRequest("nobility")) for who in people)
        return await asyncio.gather(*wishes, return_exceptions=True)

    assert [type(o) for o in sorted(club.call(race), key=str)].count(Conflict) == 1


def test_seats_taken_before_the_start_are_as_many_as_one_likes(club):
    table = club.table(start=False)
    assert club.cid.post(f"/api/tables/{table}/leave", json={"seat": "reformers"}).status_code == 204
    assert join(club.ann, table, "reformers").status_code == 204
    assert club.ann.post(f"/api/tables/{table}/start").status_code == 204
    assert [s["seat"] for s in club.info(table)["seats"] if s["mine"]] == ["catholics", "reformers"]


def test_at_one_screen_nothing_is_secret(club):
    table = club.table()
    agreed_by_all(club, table, "catholics", "pace", pace={"kind": "hotseat"})
    open_at_once(club, table, "nobility")
    assert join(club.ann, table, "nobility").status_code == 204


def test_blocks_hold_for_substitutes(club):
    table = club.table()
    open_at_once(club, table, "nobility")
    club.eve.post("/api/people/block", json={"name": "Cid"})
    assert join(club.eve, table, "nobility").status_code == 409
    club.eve.post("/api/people/unblock", json={"name": "Cid"})
    assert join(club.eve, table, "nobility").status_code == 204
