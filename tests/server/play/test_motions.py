"""Motions: every way to propose, agree, refuse, lapse; and what comes of it."""

from __future__ import annotations

import pytest

from cuius.server.accounts.deletion import release_seats
from tests.server.play.club import DAY, NAMES, SEATS, SLOW, watch
from tests.server.play.motion_requests import agreed_by_all, move, settle, state, vote

# Going back


def test_going_back_needs_everybody(club):
    table = club.table()
    first = club.rows(table)
    club.answer(table)
    club.answer(table)
    before = club.rows(table)
    made = move(club, table, "catholics", "undo", number=first).json()
    assert made["status"] == "open"
    assert made["waiting"] == ["nobility", "reformers"]
    assert vote(club, table, "nobility", made["id"]).json()["waiting"] == ["reformers"]
    assert club.rows(table) == before
    assert vote(club, table, "reformers", made["id"]).json()["status"] == "carried"
    assert club.rows(table) == before + 1  # the row that says so; none is removed
    live = club.call(club.services.live_tables.get, table)
    assert [n for n, _ in live.match.journal.active_rows() if n >= first] == []
    club.answer(table)


def test_one_refusal_is_enough(club):
    table = club.table()
    first = club.rows(table)
    club.answer(table)
    made = move(club, table, "catholics", "undo", number=first).json()
    assert vote(club, table, "nobility", made["id"], agree=False).json()["status"] == "refused"
    assert vote(club, table, "reformers", made["id"]).status_code == 409
    assert move(club, table, "catholics", "undo", number=first).status_code == 409  # not again
    club.answer(table)
    assert move(club, table, "catholics", "undo", number=first).status_code == 201  # until play moves on


def test_going_back_lapses_when_play_goes_on(club):
    table = club.table()
    first = club.rows(table)
    club.answer(table)
    made = move(club, table, "catholics", "undo", number=first).json()
    club.answer(table)
    rows = club.rows(table)
    assert state(club, table, made["id"]) == "lapsed"
    assert vote(club, table, "nobility", made["id"]).json()["status"] == "lapsed"
    assert vote(club, table, "reformers", made["id"]).status_code == 409
    assert club.rows(table) == rows
    assert (
        move(club, table, "nobility", "undo", number=first).status_code == 201
    )  # a lapsed one is no hindrance


def test_bots_agree(club):
    table = club.table(bots=("nobility", "reformers"))
    club.call(settle, club, table)
    first = club.rows(table)
    club.answer(table, "catholics")
    club.call(settle, club, table)
    assert move(club, table, "catholics", "undo", number=first).json()["status"] == "carried"
    assert club.asked(table) == ["catholics"]


def test_a_mover_may_think_better(club):
    table = club.table()
    made = move(club, table, "catholics", "end").json()
    where = f"/api/tables/{table}/motions/{made['id']}/withdraw"
    assert club.bob.post(where).status_code == 403
    assert club.ann.post(where).json()["status"] == "withdrawn"
    assert club.ann.post(where).status_code == 409
    assert vote(club, table, "nobility", made["id"]).status_code == 409


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"kind": "undo"}, 400),
        ({"kind": "undo", "number": 99_999}, 409),
        ({"kind": "undo", "number": -1}, 400),
        ({"kind": "pace"}, 400),
        ({"kind": "pace", "pace": {"kind": "slow", "time_bank": -1}}, 400),
        ({"kind": "resume"}, 409),
        ({"kind": "revolt"}, 400),
    ],
)
def test_senseless_motions_are_refused(club, wish, status):
    table = club.table()
    assert move(club, table, "catholics", **wish).status_code == status
    assert club.ann.get(f"/api/tables/{table}/motions").json() == []


def test_only_seats_move_and_vote(club):
    table = club.table()
    assert move(club, table, "catholics", "end", browser=club.bob).status_code == 403
    assert move(club, table, "catholics", "end", browser=club.eve).status_code == 403
    assert move(club, table, "catholics", "end", browser=club.stranger).status_code == 401
    made = move(club, table, "catholics", "end").json()["id"]
    assert vote(club, table, "nobility", made, browser=club.cid).status_code == 403
    assert vote(club, table, "nobility", made, browser=club.eve).status_code == 403
    assert vote(club, table, "nobility", 999).status_code == 404
    other = club.table()
    assert vote(club, other, "nobility", made).status_code == 404
    assert state(club, table, made) == "open"


def test_motions_of_tables_by_invitation_are_hidden(club):
    table = club.table(public=False)
    assert club.eve.get(f"/api/tables/{table}/motions").status_code == 404


def test_one_motion_of_a_kind_at_a_time(club):
    table = club.table()
    assert move(club, table, "catholics", "end").status_code == 201
    assert move(club, table, "nobility", "end").status_code == 409
    assert move(club, table, "nobility", "pause").status_code == 201


def test_motions_are_shown_to_every_socket(club):
    table = club.table()
    with watch(club.bob, table, "nobility") as bob, watch(club.eve, table) as eve:
        made = move(club, table, "catholics", "pause").json()
        assert bob.until("motion")["motion"] == made
        vote(club, table, "nobility", made["id"])
        vote(club, table, "reformers", made["id"])
        assert eve.until("motion")["motion"]["status"] == "open"
        assert eve.until("clocks")["paused"] is True
        assert [e["motion"]["votes"] for e in eve.heard if e["type"] == "motion"] == [{}, {"nobility": True}]
        assert eve.until("motion")["motion"]["status"] == "carried"


# Pause


def test_a_pause_stops_play_and_clocks(club):
    table = club.table()
    seat = club.asked(table)[0]
    club.time.now += DAY
    agreed_by_all(club, table, seat, "pause")
    paused = club.seat(table, seat)
    assert (paused.time_bank, paused.asked_at, paused.deadline) == (3 * DAY, None, None)
    assert club.info(table)["paused"]
    question = (
        club.holder(seat).get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
    )
    answer = {"id": "paused-answer", "seat": seat, "number": question["number"]}
    answer |= {"key": question["key"], "answer": question["options"][0]}
    assert club.holder(seat).post(f"/api/tables/{table}/answer", json=answer).status_code == 409
    assert move(club, table, "catholics", "pause").status_code == 409
    assert club.pass_time(30 * DAY) == 0
    assert club.holder("reformers").get(f"/api/tables/{table}").json()["paused"]


def test_anybody_may_resume_and_the_clock_goes_on_where_it_stood(club):
    table = club.table()
    seat = club.asked(table)[0]
    club.time.now += DAY
    agreed_by_all(club, table, seat, "pause")
    club.time.now += 20 * DAY
    assert move(club, table, "reformers", "resume").json()["status"] == "carried"
    going = club.seat(table, seat)
    assert (going.time_bank, going.asked_at) == (3 * DAY, club.time.now)
    assert going.deadline == club.time.now + 0.75 * 3 * DAY
    assert not club.info(table)["paused"]
    club.time.now += DAY
    club.answer(table, seat)


def test_a_table_without_clocks_pauses_too(club):
    table = club.table(pace={"kind": "live"})
    agreed_by_all(club, table, "catholics", "pause")
    assert club.info(table)["paused"]
    move(club, table, "catholics", "resume")
    club.answer(table)


# The end


def test_all_agree_to_end(club):
    table = club.table()
    agreed_by_all(club, table, "nobility", "end")
    info = club.info(table)
    assert (info["status"], info["result"]["kind"], info["result"]["winners"]) == ("finished", "agreed", [])
    assert info["asked_seats"] == []
    assert move(club, table, "catholics", "pause").status_code == 409
    record = club.ann.get(f"/api/tables/{table}/record").json()
    assert record["result"]["kind"] == "agreed"


def test_of_two_one_concedes_and_the_other_wins(club):
    seats = {"catholics_habsburgs": "me", "burghers_reformers": None}
    made = {"title": "revolution", "players": 2, "pace": SLOW, "seats": {"catholics_habsburgs": "me"}}
    table = club.ann.post("/api/tables", json=made).json()["id"]
    club.bob.post(f"/api/tables/{table}/join", json={"seat": list(seats)[1]})
    club.ann.post(f"/api/tables/{table}/start")
    answer = move(club, table, "burghers_reformers", "concede", browser=club.bob)
    assert answer.json()["status"] == "carried"
    result = club.info(table)["result"]
    assert (result["kind"], set(result["winners"])) == ("conceded", {"catholics", "habsburgs"})


def test_of_three_one_concedes_and_the_steward_plays_on(club):
    table = club.table()
    seat = club.asked(table)[0]
    rows = club.rows(table)
    with watch(club.eve, table) as eye:
        assert move(club, table, seat, "concede").json()["status"] == "carried"
        assert eye.until("clocks")["clocks"][seat]["autopilot"] is True
    club.call(settle, club, table)
    assert club.rows(table) > rows
    assert seat not in club.asked(table)
    assert club.info(table)["status"] == "running"
    assert move(club, table, seat, "concede").status_code == 409
    assert club.holder(seat).post(f"/api/tables/{table}/return", json={"seat": seat}).status_code == 409
    late = {"id": "too late", "seat": seat, "number": rows, "key": "any", "answer": "any"}
    refused = club.holder(seat).post(f"/api/tables/{table}/answer", json=late)
    assert (refused.status_code, "conceded" in refused.text) == (409, True)
    assert club.holder(seat).post(f"/api/tables/{table}/undo", json={"seat": seat}).status_code == 409
    several = {"id": "too late", "seat": seat, "number": rows, "steps": [{"key": "any", "answer": "any"}]}
    assert "conceded" in club.holder(seat).post(f"/api/tables/{table}/answers", json=several).text
    order = {"seat": seat, "order": {"role": seat, "key": "any"}}
    assert "conceded" in club.holder(seat).post(f"/api/tables/{table}/order", json=order).text
    with watch(club.holder(seat), table, seat) as own:
        for message in ({"type": "answer", **late}, {"type": "answers", **several}):
            own.socket.send_json(message)
            assert "conceded" in own.until("refused")["text"]
    made = move(club, table, next(s for s in SEATS if s != seat), "end").json()
    assert len(made["waiting"]) == 1  # whoever conceded has no vote
    assert seat not in made["waiting"]


def test_the_last_who_has_not_conceded_wins(club):
    table = club.table()
    move(club, table, "catholics", "concede")
    move(club, table, "reformers", "concede")
    result = club.info(table)["result"]
    assert (result["kind"], result["winners"]) == ("conceded", ["nobility"])


def test_when_only_bots_are_left_the_game_is_theirs(club):
    table = club.table(bots=("nobility", "reformers"))
    move(club, table, "catholics", "concede")
    result = club.info(table)["result"]
    assert (result["kind"], set(result["winners"])) == ("conceded", {"nobility", "reformers"})


# Pace


def test_the_pace_may_change_in_a_running_game(club):
    table = club.table()
    seat = club.asked(table)[0]
    pace = {"kind": "live", "time_bank": 600, "increment": 10}
    agreed_by_all(club, table, "reformers", "pace", pace=pace)
    assert club.info(table)["pace"] == pace | {"pass_delay": None}
    clock = club.seat(table, seat)
    assert (clock.time_bank, clock.asked_at, clock.deadline) == (600, club.time.now, club.time.now + 450)
    club.time.now += 100
    club.answer(table, seat)
    while seat in club.asked(table):
        club.answer(table, seat)
    assert club.seat(table, seat).time_bank == 510


def test_clocks_may_be_put_away(club):
    table = club.table()
    seat = club.asked(table)[0]
    agreed_by_all(club, table, "reformers", "pace", pace={"kind": "hotseat"})
    assert club.seat(table, seat).deadline is None
    assert club.pass_time(365 * DAY) == 0
    assert club.holder(seat) is club.people[NAMES[SEATS.index(seat)]]


def test_whoever_holds_all_seats_decides_alone(at_home):
    seats = dict.fromkeys(SEATS, "me")
    table = at_home.post("/api/tables", json={"title": "revolution", "players": 3, "seats": seats}).json()[
        "id"
    ]
    at_home.post(f"/api/tables/{table}/start")
    for kind in ("pause", "resume", "end"):
        made = at_home.post(f"/api/tables/{table}/motions", json={"seat": "nobility", "kind": kind})
        assert made.json()["status"] == "carried"
    assert at_home.get(f"/api/tables/{table}").json()["result"]["kind"] == "agreed"


# Voters who are away


def with_absent(club, **wish):
    """A table whose first seat to be asked has fallen to the steward; and the other two."""
    table = club.table(**wish)
    absent = club.asked(table)[0]
    club.pass_time(3 * DAY)
    club.pass_time(DAY)
    club.call(settle, club, table)
    assert club.seat(table, absent).autopilot
    return table, absent, [seat for seat in SEATS if seat != absent]


@pytest.mark.parametrize("kind", ["undo", "end"])
def test_a_steward_agrees_to_nothing_that_changes_the_past_or_the_result(club, kind):
    table, absent, (mover, other) = with_absent(club)
    rows, more = club.rows(table), {"number": 0} if kind == "undo" else {}
    made = move(club, table, mover, kind, **more).json()
    assert (made["status"], made["waiting"]) == ("open", [s for s in SEATS if s in (absent, other)])
    answer = vote(club, table, other, made["id"]).json()
    assert (answer["status"], answer["waiting"]) == ("open", [absent])
    assert club.notices(NAMES[SEATS.index(absent)])[-1] == "motion"
    assert (club.rows(table), club.info(table)["status"]) == (rows, "running")
    assert vote(club, table, absent, made["id"]).json()["status"] == "carried"  # in person


def test_one_player_cannot_rewind_the_game_of_an_absent_opponent(club):
    """Alone with somebody absent and a bot: dice that have been thrown stay as they fell."""
    table = club.table(bots=("reformers",))
    club.call(settle, club, table)
    absent = club.asked(table)[0]
    club.pass_time(3 * DAY)
    club.pass_time(DAY)
    club.call(settle, club, table)
    mover = next(s for s in ("catholics", "nobility") if s != absent)
    rows = club.rows(table)
    made = move(club, table, mover, "undo", number=0).json()
    assert (made["status"], made["waiting"], club.rows(table)) == ("open", [absent], rows)


def test_a_motion_to_go_back_waits_for_who_falls_to_the_steward(club):
    table = club.table()
    absent = club.asked(table)[0]
    mover, other = (seat for seat in SEATS if seat != absent)
    made = move(club, table, mover, "end").json()
    vote(club, table, other, made["id"])
    club.pass_time(3 * DAY)
    club.pass_time(DAY)
    club.call(settle, club, table)
    assert state(club, table, made["id"]) == "open"
    assert club.info(table)["status"] == "running"


def test_those_who_are_there_pause(club):
    table, absent, (mover, other) = with_absent(club)
    made = move(club, table, mover, "pause").json()
    assert made["waiting"] == [other]
    assert vote(club, table, absent, made["id"]).status_code == 409  # come back first
    assert vote(club, table, other, made["id"]).json()["status"] == "carried"


@pytest.mark.parametrize(
    ("pace", "needed"),
    [
        ({**SLOW, "time_bank": 5 * DAY}, False),
        ({"kind": "live", "time_bank": 0, "increment": 0}, False),
        ({**SLOW, "time_bank": 3 * DAY}, True),
        ({**SLOW, "increment": 0}, True),
        ({"kind": "hotseat"}, True),
    ],
    ids=["more", "unlimited", "less", "no increment", "at one screen"],
)
def test_less_time_needs_the_absent_too(club, pace, needed):
    table, absent, (mover, _) = with_absent(club)
    made = move(club, table, mover, "pace", pace=pace).json()
    assert (absent in made["waiting"]) is needed


def test_whoever_conceded_neither_moves_nor_votes(club):
    table = club.table()
    assert move(club, table, "reformers", "concede").status_code == 201
    made = move(club, table, "catholics", "pause").json()
    assert vote(club, table, "reformers", made["id"], agree=False).status_code == 409
    assert state(club, table, made["id"]) == "open"
    for kind in ("end", "concede"):
        assert move(club, table, "reformers", kind).status_code == 409
    vote(club, table, "nobility", made["id"])
    assert move(club, table, "reformers", "resume").status_code == 409
    assert club.info(table)["paused"]


# Voters who go away


def test_a_motion_is_carried_when_the_last_voter_falls_to_the_steward(club):
    table = club.table()
    absent = club.asked(table)[0]
    mover, other = (seat for seat in SEATS if seat != absent)
    made = move(club, table, mover, "pause").json()
    assert vote(club, table, other, made["id"]).json()["waiting"] == [absent]
    club.pass_time(3 * DAY)
    assert state(club, table, made["id"]) == "open"  # a reminder is no vote
    club.pass_time(DAY)
    assert state(club, table, made["id"]) == "carried"
    assert club.info(table)["paused"]


def test_a_motion_is_carried_when_the_last_voter_concedes(club):
    table = club.table()
    made = move(club, table, "catholics", "pause").json()
    vote(club, table, "nobility", made["id"])
    assert move(club, table, "reformers", "concede").status_code == 201
    assert state(club, table, made["id"]) == "carried"
    assert club.info(table)["paused"]


def test_a_motion_is_carried_when_the_last_voter_deletes_the_account(club):
    table = club.table()
    made = move(club, table, "catholics", "pause").json()
    vote(club, table, "nobility", made["id"])
    with watch(club.ann, table, "catholics") as ann:
        club.call(leave_for_good, club, "Cid", table)
        assert ann.until("motion")["motion"]["status"] == "carried"
    assert club.info(table)["paused"]


async def leave_for_good(club, name, table):
    """What deleting an account does, without the password that these people do not have."""
    async with club.services.database.writing() as session:
        left = await release_seats(session, name.lower())
    assert left == [table]
    await club.services.publisher.seats_changed(table)
    await club.services.motions.recheck_votes(table)


def test_what_still_waits_for_somebody_or_has_lapsed_stays_as_it_is(club):
    table = club.table()
    first = club.rows(table)
    club.answer(table)
    pause = move(club, table, "catholics", "pause").json()
    undo = move(club, table, "catholics", "undo", number=first).json()
    vote(club, table, "nobility", undo["id"])
    club.answer(table)
    rows = club.rows(table)
    move(club, table, "reformers", "concede")
    club.call(settle, club, table)
    assert state(club, table, pause["id"]) == "open"
    assert state(club, table, undo["id"]) == "lapsed"
    assert club.rows(table) >= rows
    assert not club.info(table)["paused"]
