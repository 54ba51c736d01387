"""Absent seats: reminded, played by the steward, open for a substitute; and the return of the owner."""

from __future__ import annotations

import pytest

from cuius.server.play.clocks.clock import counted_seconds, due
from cuius.server.play.clocks.timeouts import Timeouts
from cuius.server.tables.days_off import DaysOff, days_off_of
from tests.server.play.club import DAY, MONDAY, SLOW, watch
from tests.server.play.motion_requests import agreed_by_all, move, settle


@pytest.fixture
def table(club):
    return club.table()


@pytest.fixture
def absent(club, table):
    """The seat that is asked first; its holder is away."""
    return club.asked(table)[0]


def to_autopilot(club):
    assert club.pass_time(3 * DAY) == 1  # the reminder
    assert club.pass_time(DAY) == 1  # the steward


def test_the_first_clock_runs_from_the_start(club, table, absent):
    seat = club.seat(table, absent)
    assert (seat.time_bank, seat.asked_at, seat.deadline) == (4 * DAY, MONDAY, MONDAY + 3 * DAY)


def test_first_a_reminder(club, table, absent):
    assert club.pass_time(3 * DAY - 1) == 0
    assert club.pass_time(1) == 1
    seat = club.seat(table, absent)
    assert (seat.reminders_sent, seat.autopilot, seat.deadline) == (1, False, MONDAY + 4 * DAY)
    assert club.pass_time(0) == 0  # once
    club.answer(table, absent)


def test_a_late_reminder_still_leaves_time(club, table, absent):
    """The server was off for a month."""
    club.pass_time(30 * DAY)
    assert club.seat(table, absent).deadline == MONDAY + 31 * DAY


def test_then_the_steward_plays_on(club, table, absent):
    rows = club.rows(table)
    with watch(club.eve, table) as eye:
        to_autopilot(club)
        eye.until_clock(absent, autopilot=False)
        eye.until_clock(absent, autopilot=True)
    club.call(settle, club, table)
    assert club.rows(table) > rows
    assert absent not in club.asked(table)
    seat = club.seat(table, absent)
    assert (seat.time_bank, seat.deadline, seat.open_to_substitutes) == (0, MONDAY + 8 * DAY, False)
    club.answer(table)  # the others play on, and the steward with them


def test_then_a_substitute_may_come(club, table, absent):
    substitute_comes(club, table, absent)


def substitute_comes(club, table, absent):
    """Eve takes the seat, once its time is up and not before."""
    to_autopilot(club)
    join = {"seat": absent}
    assert club.eve.post(f"/api/tables/{table}/join", json=join).status_code == 409  # not yet
    club.call(settle, club, table)
    owner, others = club.holder(absent), club.asked(table)
    assert absent not in others
    club.time.now += 4 * DAY
    club.call(club.services.timeouts.tick)
    assert club.seat(table, absent).open_to_substitutes
    assert next(s for s in club.info(table)["seats"] if s["seat"] == absent)["free"]
    with watch(club.bob, table) as eye:
        assert club.eve.post(f"/api/tables/{table}/join", json=join).status_code == 204
        eye.until_clock(absent, autopilot=False, open_to_substitutes=False)
    seat = club.seat(table, absent)
    assert (seat.open_to_substitutes, seat.autopilot, seat.time_bank) == (False, False, 4 * DAY)
    assert owner.get(f"/api/tables/{table}/observation", params={"seat": absent}).status_code == 403
    assert club.eve.get(f"/api/tables/{table}/observation", params={"seat": absent}).status_code == 200
    assert owner.post(f"/api/tables/{table}/return", json={"seat": absent}).status_code == 409


def test_the_former_holder_may_return_once_the_substitute_is_away(club, table, absent):
    substitute_comes(club, table, absent)

    async def put_on_autopilot():
        from sqlalchemy import update

        from cuius.server.store.models import Seat

        async with club.services.database.writing() as session:
            same = (Seat.table_id == table, Seat.name == absent)
            await session.execute(update(Seat).where(*same).values(autopilot=True))
        await club.services.live_tables.reload_seats(table)

    club.call(put_on_autopilot)
    owner = club.holder(absent)
    assert owner.post(f"/api/tables/{table}/return", json={"seat": absent}).status_code == 204
    assert club.seat(table, absent).previous_user_id is None
    assert owner.get(f"/api/tables/{table}/observation", params={"seat": absent}).status_code == 200
    assert club.eve.get(f"/api/tables/{table}/observation", params={"seat": absent}).status_code == 403


def test_the_owner_returns(club, table, absent):
    to_autopilot(club)
    club.call(settle, club, table)
    owner = club.holder(absent)
    with watch(club.eve, table) as eye:
        assert owner.post(f"/api/tables/{table}/return", json={"seat": absent}).status_code == 204
        eye.until_clock(absent, autopilot=False, open_to_substitutes=False)
    seat = club.seat(table, absent)
    assert (seat.autopilot, seat.open_to_substitutes, seat.time_bank, seat.deadline) == (
        False,
        False,
        DAY,
        None,
    )
    assert owner.post(f"/api/tables/{table}/return", json={"seat": absent}).status_code == 409
    for _ in range(60):
        if absent in club.asked(table):
            break
        club.answer(table)
    assert club.seat(table, absent).deadline == club.time.now + 0.75 * DAY
    club.answer(table, absent)


def test_the_owner_returns_to_a_vacant_seat(club, table, absent):
    to_autopilot(club)
    club.call(settle, club, table)
    club.pass_time(4 * DAY)
    assert club.holder(absent).post(f"/api/tables/{table}/return", json={"seat": absent}).status_code == 204
    assert not club.seat(table, absent).open_to_substitutes
    assert club.eve.post(f"/api/tables/{table}/join", json={"seat": absent}).status_code == 409


def test_nobody_else_returns(club, table, absent):
    to_autopilot(club)
    where, seat = f"/api/tables/{table}/return", {"seat": absent}
    assert club.eve.post(where, json=seat).status_code == 403
    assert club.stranger.post(where, json=seat).status_code == 401
    assert club.eve.post(where, json={"seat": "pope"}).status_code == 403


def test_two_nodes_never_do_it_twice(club, table, absent):
    """The second look at the same deadline finds it gone, even with what it remembers out of date."""
    deadline = club.seat(table, absent).deadline
    club.time.now = deadline

    async def race():
        import asyncio

        steps = (club.services.timeouts.apply_timeout(table, absent, deadline) for _ in range(2))
        return await asyncio.gather(*steps)

    assert sorted(club.call(race)) == [False, True]
    live = club.call(club.services.live_tables.get, table)
    live.seats[absent].deadline, live.seats[absent].reminders_sent = (
        deadline,
        0,
    )  # as another node remembers it
    assert club.call(club.services.timeouts.apply_timeout, table, absent, deadline) is False
    assert live.seats[absent].reminders_sent == 1  # and it has looked again
    assert (
        club.notices(next(n for n, b in club.people.items() if b is club.holder(absent))).count("reminder")
        <= 1
    )


def test_an_answer_stops_the_chain(club, table, absent):
    club.pass_time(3 * DAY)
    while absent in club.asked(table):
        club.answer(table, absent)
    seat = club.seat(table, absent)
    assert (seat.deadline, seat.reminders_sent, seat.time_bank) == (None, 0, 2 * DAY)
    others = {s: club.seat(table, s).deadline for s in club.asked(table)}
    assert all(deadline == club.time.now + 3 * DAY for deadline in others.values())


def test_days_off_do_not_count(club):
    club.change_user("Bob", preferences={"days_off": [0, 1]})
    table = club.table()
    assert club.asked(table) == ["nobility"]
    assert club.seat(table, "nobility").deadline == MONDAY + 5 * DAY  # not Monday, not Tuesday
    club.time.now += 3 * DAY
    while "nobility" in club.asked(table):
        club.answer(table, "nobility")
    assert club.seat(table, "nobility").time_bank == 4 * DAY - DAY + DAY


def test_a_pause_keeps_the_vacancy_away(club, table, absent):
    to_autopilot(club)
    club.call(settle, club, table)
    other = next(s for s in club.asked(table))
    deadline = club.seat(table, absent).deadline
    agreed_by_all(club, table, other, "pause")
    club.pass_time(20 * DAY)
    move(club, table, other, "resume")
    assert club.seat(table, absent).deadline == deadline + 20 * DAY
    assert not club.seat(table, absent).open_to_substitutes


def test_games_that_are_over_have_no_clocks(club, table, absent):
    agreed_by_all(club, table, absent, "end")
    assert club.pass_time(100 * DAY) == 0


def test_tables_without_a_bank_wait_for_ever(club):
    table = club.table(pace={"kind": "live"})
    assert club.pass_time(100 * DAY) == 0
    assert club.seat(table, club.asked(table)[0]).deadline is None


def test_one_failing_table_does_not_stop_the_others(club, monkeypatch):
    first, second = club.table(), club.table()
    real = Timeouts.apply_timeout

    async def failing(timeouts, table_id, seat, deadline):
        if table_id == first:
            raise RuntimeError("no")
        return await real(timeouts, table_id, seat, deadline)

    monkeypatch.setattr(Timeouts, "apply_timeout", failing)
    assert club.pass_time(3 * DAY) == 1
    assert club.seat(second, club.asked(second)[0]).reminders_sent == 1


def test_a_bot_that_nobody_drives_is_woken(club):
    """The server ended before its bot had answered; it answers at the first tick of the next."""
    games = club.services.games
    real, games.wake_bots = games.wake_bots, lambda live: None
    table = club.table(bots=("nobility",))
    rows = club.rows(table)
    assert club.asked(table) == ["nobility"]
    games.wake_bots = real
    club.pass_time(1)
    assert club.rows(table) == rows  # perhaps another node is at it
    club.pass_time(3600)
    club.call(settle, club, table)
    assert club.rows(table) > rows


def test_the_week():
    tuesdays = DaysOff((1,))
    assert counted_seconds(MONDAY, MONDAY + 3 * DAY, tuesdays) == 2 * DAY
    assert due(MONDAY, 2 * DAY, tuesdays) == MONDAY + 3 * DAY
    assert due(MONDAY, DAY, DaysOff(tuple(range(7)))) == MONDAY + DAY
    assert SLOW["time_bank"] == 4 * DAY


def test_a_day_off_begins_at_midnight_of_its_owner():
    """Monday of UTC begins at nine in the morning in Tokyo, where Tuesday has 15 hours to wait."""
    tuesdays = days_off_of({"days_off": [1], "time_zone": "Asia/Tokyo"})
    assert counted_seconds(MONDAY, MONDAY + 2 * DAY, tuesdays) == DAY
    assert due(MONDAY, 15 * 3600, tuesdays) == MONDAY + 15 * 3600
    assert due(MONDAY, 15 * 3600 + 1, tuesdays) == MONDAY + 39 * 3600 + 1


def test_dates_off_do_not_count_either():
    """The 21st and 22nd of November 2023; and the day on which summer time ends has 25 hours."""
    away = days_off_of({"dates_off": [{"first": "2023-11-21", "last": "2023-11-22"}]})
    assert due(MONDAY, 2 * DAY, away) == MONDAY + 4 * DAY
    assert counted_seconds(MONDAY, MONDAY + 3 * DAY, away) == DAY
    autumn = days_off_of(
        {"dates_off": [{"first": "2023-10-29", "last": "2023-10-29"}], "time_zone": "Europe/Paris"}
    )
    day = autumn.day_at(1_698_580_800.0)
    assert autumn.includes(day)
    assert autumn.end_of(day) - autumn.end_of(autumn.day_at(1_698_494_400.0)) == 25 * 3600


def test_an_unknown_time_zone_is_utc():
    assert days_off_of({"days_off": [1], "time_zone": "Nowhere/Land"}) == DaysOff((1,))
