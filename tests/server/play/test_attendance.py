"""A table that nobody attends waits, and goes on when one of its people returns."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from cuius.server.accounts.deletion import release_seats
from cuius.server.accounts.person import Person
from cuius.server.app import create_app
from cuius.server.settings import Settings
from cuius.server.store.models import Seat
from cuius.server.tables.closing import close
from tests.server.browser import Browser
from tests.server.play.club import DAY, NAMES, SEATS, Club, watch
from tests.server.play.motion_requests import agreed_by_all, move, settle


def reclaim(club, table, seat):
    return club.holder(seat).post(f"/api/tables/{table}/return", json={"seat": seat})


def fall_silent(club, table, times=3):
    """Everybody who is asked lets the time run out, one after the other."""
    for _ in range(times):
        club.pass_time(3 * DAY)
        club.pass_time(DAY)
        club.call(settle, club, table)


@pytest.fixture
def table(club):
    return club.table()


@pytest.fixture
def silent(club, table):
    """The same table when all have gone to bed."""
    fall_silent(club, table)
    assert all(club.seat(table, seat).autopilot for seat in SEATS)
    return table


def test_play_stops_when_the_last_person_is_gone(club, table):
    fall_silent(club, table, times=2)
    assert (club.info(table)["paused"], club.info(table)["unattended"]) == (False, False)
    rows = club.rows(table)
    fall_silent(club, table, times=1)
    info = club.info(table)
    assert (info["status"], info["paused"], info["unattended"]) == ("running", True, True)
    assert club.rows(table) == rows  # the steward does not answer for the last one
    club.pass_time(10 * DAY)
    club.call(settle, club, table)
    assert (club.rows(table), club.info(table)["status"]) == (rows, "running")


def test_clocks_stand_still_and_no_seat_opens_meanwhile(club, silent):
    before = {seat: club.seat(silent, seat) for seat in SEATS}
    assert club.pass_time(10 * DAY) == 0
    asked = club.asked(silent)[0]
    assert reclaim(club, silent, asked).status_code == 204
    for seat in set(SEATS) - {asked}:
        after = club.seat(silent, seat)
        assert after.open_to_substitutes == before[seat].open_to_substitutes
        assert (after.deadline or 0) == (before[seat].deadline or -10 * DAY) + 10 * DAY


def test_everybody_is_told_once_and_sees_it_at_the_table(club, table):
    fall_silent(club, table, times=2)
    last = club.asked(table)[0]
    with watch(club.eve, table) as eye:
        fall_silent(club, table, times=1)
        while not eye.until("clocks")["unattended"]:
            pass
    for name in NAMES:
        assert club.notices(name).count("unattended") == 1
    told = club.notices(NAMES[SEATS.index(last)])
    assert told[-2:] == ["reminder", "unattended"]  # not that the steward plays, for he does not
    club.pass_time(10 * DAY)
    assert club.notices(NAMES[0]).count("unattended") == 1


def test_it_goes_on_when_one_returns(club, silent):
    seat = club.asked(silent)[0]
    club.time.now += 20 * DAY
    with watch(club.eve, silent) as eye:
        assert eye.heard[-1]["unattended"] is True
        assert reclaim(club, silent, seat).status_code == 204
        while eye.until("clocks")["paused"]:
            pass
    info = club.info(silent)
    assert (info["paused"], info["unattended"]) == (False, False)
    clock = club.seat(silent, seat)
    assert (clock.autopilot, clock.asked_at) == (False, club.time.now)
    for name, place in zip(NAMES, SEATS, strict=True):
        assert club.notices(name).count("resumed") == (place != seat)
    club.answer(silent, seat)
    club.call(settle, club, silent)


def test_stewards_play_on_for_the_others(club, silent):
    asked = club.asked(silent)[0]
    returned = next(seat for seat in SEATS if seat != asked)
    rows = club.rows(silent)
    assert reclaim(club, silent, returned).status_code == 204
    club.call(settle, club, silent)
    assert club.rows(silent) > rows


def test_nobody_plays_or_resumes_without_returning(club, silent):
    seat = club.asked(silent)[0]
    refused = move(club, silent, seat, "resume")
    assert (refused.status_code, "return to your seat" in refused.json()["text"]) == (409, True)
    question = (
        club.holder(seat).get(f"/api/tables/{silent}/observation", params={"seat": seat}).json()["question"]
    )
    answer = {"id": "from the bed", "seat": seat, "number": question["number"]}
    answer |= {"key": question["key"], "answer": question["options"][0]}
    refused = club.holder(seat).post(f"/api/tables/{silent}/answer", json=answer)
    assert (refused.status_code, "return to your seat" in refused.json()["text"]) == (409, True)


def test_a_substitute_lets_it_go_on(club, silent):
    change_seat(club, silent, "nobility", open_to_substitutes=True)
    assert club.eve.post(f"/api/tables/{silent}/join", json={"seat": "nobility"}).status_code == 204
    assert not club.info(silent)["paused"]
    assert not club.info(silent)["unattended"]


def change_seat(club, table, seat, **values):
    """As another node changes it."""

    async def write():
        async with club.services.database.writing() as session:
            same = (Seat.table_id == table, Seat.name == seat)
            await session.execute(update(Seat).where(*same).values(values))
        await club.services.live_tables.reload_seats(table)

    club.call(write)


def test_a_pause_that_people_agreed_on_is_theirs_to_end(club, table):
    agreed_by_all(club, table, "catholics", "pause")
    club.pass_time(10 * DAY)
    info = club.info(table)
    assert (info["paused"], info["unattended"]) == (True, False)
    move(club, table, "nobility", "resume")
    assert not club.info(table)["paused"]


def test_it_waits_when_the_last_who_is_there_concedes(club, table):
    absent = club.asked(table)[0]
    fall_silent(club, table, times=1)
    present = [seat for seat in SEATS if seat != absent]
    assert move(club, table, present[0], "concede").status_code == 201
    assert not club.info(table)["paused"]
    change_seat(club, table, present[1], autopilot=True)
    rows = club.rows(table)
    club.pass_time(0)
    club.call(settle, club, table)
    assert club.info(table)["unattended"]
    assert club.rows(table) == rows
    assert "unattended" not in club.notices(NAMES[SEATS.index(present[0])])  # who conceded does not return
    assert reclaim(club, table, present[0]).status_code == 409
    assert reclaim(club, table, absent).status_code == 204
    assert not club.info(table)["unattended"]


def test_it_waits_when_the_last_who_is_there_deletes_the_account(club):
    table = club.table(bots=("nobility", "reformers"))
    club.call(settle, club, table)
    rows = club.rows(table)

    async def leave():
        async with club.services.database.writing() as session:
            await release_seats(session, "ann")
        await club.services.publisher.seats_changed(table)
        await club.services.games.resume_bots(table)

    club.call(leave)
    club.call(settle, club, table)
    assert club.rows(table) == rows  # even before the next look at the clocks
    club.pass_time(0)
    assert club.info(table, club.eve)["unattended"]


def test_one_against_bots_finds_the_game_as_it_was(club):
    table = club.table(bots=("nobility", "reformers"))
    club.call(settle, club, table)
    assert club.asked(table) == ["catholics"]
    rows = club.rows(table)
    fall_silent(club, table, times=1)
    assert (club.rows(table), club.info(table)["unattended"]) == (rows, True)
    assert reclaim(club, table, "catholics").status_code == 204
    club.answer(table, "catholics")


def test_bots_among_themselves_play_on(club):
    made = {"title": "revolution", "players": 2, "pace": {"kind": "live"}}
    seats = {"catholics_habsburgs": "random", "burghers_reformers": "random"}
    table = club.ann.post("/api/tables", json={**made, "seats": seats}).json()["id"]
    club.ann.post(f"/api/tables/{table}/start")
    club.call(settle, club, table)
    assert club.info(table)["status"] == "finished"


def test_what_another_node_left_undone_is_done_at_the_next_tick(club, table):
    """It set the last seat aside, or took one back, and ended before it could do the rest."""
    rows = club.rows(table)
    for seat in SEATS:
        change_seat(club, table, seat, autopilot=True, deadline=None)
    club.pass_time(3600)
    club.call(settle, club, table)
    assert (club.rows(table), club.info(table)["unattended"]) == (rows, True)
    club.pass_time(0)
    assert [club.notices(name).count("unattended") for name in NAMES] == [1, 1, 1]
    change_seat(club, table, "nobility", autopilot=False)
    club.pass_time(0)
    assert not club.info(table)["paused"]
    assert club.seat(table, "nobility").asked_at == club.time.now


def test_two_nodes_tell_it_once(club, table):
    """Both find the table empty at the same moment."""
    for seat in SEATS:
        change_seat(club, table, seat, autopilot=True)

    async def race():
        await asyncio.gather(*(club.services.attendance.check(table) for _ in range(2)))

    club.call(race)
    assert [club.notices(name).count("unattended") for name in NAMES] == [1, 1, 1]


def test_it_waits_through_a_restart(tmp_path, database):
    club = Club(tmp_path, database=database)
    with club.stack:
        table = club.table()
        fall_silent(club, table)
        rows, cookies = club.rows(table), club.bob.cookies
    settings = Settings(database=database, data=str(tmp_path), plain_http=True, tick=3600.0)
    again = create_app(settings, club.time)
    with Browser(again) as bob:
        bob.cookies = cookies
        services = bob.services()
        bob.blocking_portal.call(services.timeouts.tick)
        live = bob.blocking_portal.call(services.live_tables.get, table)
        assert (len(live.match.journal), bob.get(f"/api/tables/{table}").json()["unattended"]) == (rows, True)
        assert bob.post(f"/api/tables/{table}/return", json={"seat": "nobility"}).status_code == 204
        assert not bob.get(f"/api/tables/{table}").json()["unattended"]


def test_the_owner_does_not_end_a_game_to_which_others_may_return(club, silent):
    """They have slept too long once; only who has been away for two banks has left."""
    for seat in SEATS[1:]:
        change_seat(club, silent, seat, open_to_substitutes=False)
    assert reclaim(club, silent, "catholics").status_code == 204
    assert club.ann.post(f"/api/tables/{silent}/close").status_code == 409
    club.call(settle, club, silent)
    for seat in SEATS[1:]:
        change_seat(club, silent, seat, open_to_substitutes=True)
    assert club.ann.post(f"/api/tables/{silent}/close").status_code == 204


def test_a_table_that_waits_for_a_month_is_abandoned(club, silent):
    """Nobody has wanted this pause."""
    club.time.now = club.info(silent)["last_move_at"] + 30 * DAY
    closed = club.call(close, club.services.database, club.time, Person("ann", "Ann"), silent)
    assert closed.id == silent
