"""Tournaments from the first entry to the last standing, with everything that comes in between."""

from __future__ import annotations

import pytest
from icalendar import Calendar
from sqlalchemy import update

from cuius.server.store.models import GameTable
from tests.server.tournaments.cup import (
    DAY,
    HOUR,
    NAMES,
    TERMS,
    advance,
    enter,
    finish,
    kinds,
    lead,
    open_tournament,
    play_round,
    see,
)


def test_a_round_robin_from_start_to_end(browser, people, club):
    tournament = open_tournament(people, club, "round_robin", flowing=True)
    assert "tournament_open" in kinds(browser, people["Bert"])
    enter(people, tournament)
    enter(people, tournament)  # twice is the same as once
    assert lead(people, tournament, "start").status_code == 204
    info = see(people["Anna"], tournament)
    assert (info["status"], info["round_count"], len(info["rounds"])) == ("running", 3, 3)
    [first, *_] = info["rounds"]
    assert (first["status"], len(first["games"]), first["byes"]) == ("running", 2, [])
    table = people["Bert"].get(f"/api/tables/{first['games'][0]['table']}").json()
    assert (table["status"], table["club"], table["name"]) == ("running", club, "Cup 1.1")
    assert all(seat["holder"] for seat in table["seats"])
    assert {"started", "turn"} & set(kinds(browser, people["Bert"]))
    assert people["Eva"].post(f"/api/tournaments/{tournament}/enter").status_code == 409
    for _ in range(3):
        info = play_round(browser, people, tournament)
    assert info["status"] == "finished"
    lines = [(line["place"], line["name"], line["points"], line["wins"]) for line in info["standings"]]
    assert lines == [(1, "Anna", 3, 3), (2, "Bert", 2, 2), (3, "Cato", 1, 1), (4, "Dirk", 0, 0)]
    assert all(max(line["roles"].values()) <= 2 for line in info["standings"])
    assert "tournament_over" in kinds(browser, people["Dirk"])
    listed = browser.get(f"/api/clubs/{club}/tournaments").json()
    assert [(each["status"], each["entries"], each["entered"]) for each in listed] == [("finished", 4, False)]
    assert see(browser, tournament)["rounds"][0]["games"][0]["table"] is None  # which is for members


def test_a_swiss_at_tables_of_three_with_somebody_sitting_out(browser, people, club):
    tournament = open_tournament(people, club, players=3, rounds=2, flowing=True)
    enter(people, tournament, NAMES[:4])
    lead(people, tournament, "start")
    info = see(people["Anna"], tournament)
    assert len(info["rounds"][0]["byes"]) == len(info["rounds"][0]["games"]) == 1
    info = play_round(browser, people, tournament)
    spared = set(info["rounds"][0]["byes"]) | set(info["rounds"][1]["byes"])
    assert len(spared) == 2  # nobody sits out twice
    info = play_round(browser, people, tournament)
    assert info["status"] == "finished"
    assert sum(line["points"] for line in info["standings"]) == pytest.approx(4)
    assert all(line["byes"] <= 1 for line in info["standings"])


@pytest.mark.parametrize(
    ("title", "players", "seats"), [("guerres", 3, 3), ("here_i_stand", 6, 6), ("here_i_stand", 3, 3)]
)
def test_bots_take_free_seats_in_every_game(people, club, title, players, seats):
    tournament = open_tournament(people, club, title=title, players=players, bots="random", rounds=1)
    enter(people, tournament, NAMES[:2])
    assert lead(people, tournament, "start").status_code == 204
    info = see(people["Anna"], tournament)
    [game] = info["rounds"][0]["games"]
    assert len(game["seats"]) == seats
    assert sorted(seat["name"] or "" for seat in game["seats"])[-2:] == ["Anna", "Bert"]
    assert info["rounds"][0]["byes"] == []


def test_a_knockout_goes_on_with_the_winners_of_tables(browser, people, club):
    tournament = open_tournament(people, club, "knockout", flowing=True)
    enter(people, tournament, NAMES[:5])
    lead(people, tournament, "start")
    info = see(people["Anna"], tournament)
    assert info["round_count"] == 3
    assert len(info["rounds"][0]["byes"]) == 1
    while info["status"] == "running":
        info = play_round(browser, people, tournament)
    assert info["standings"][0]["name"] == "Anna"
    assert [line["status"] for line in info["standings"]] == ["playing", *["out"] * 4]
    assert info["standings"][0]["place"] == 1


def test_nobody_begins_alone(people, club):
    tournament = open_tournament(people, club, players=3)
    enter(people, tournament, NAMES[:2])
    refused = lead(people, tournament, "start")
    assert (refused.status_code, refused.json()["code"]) == (409, "tournament-few")
    assert people["Bert"].post(f"/api/tournaments/{tournament}/start").status_code == 403


def test_entering_is_for_members_while_there_is_room(browser, people, club):
    tournament = open_tournament(people, club, max_entries=2)
    stranger = browser.of("Stranger")
    assert stranger.post(f"/api/tournaments/{tournament}/enter").status_code == 403
    enter(people, tournament, NAMES[:2])
    assert people["Cato"].post(f"/api/tournaments/{tournament}/enter").status_code == 409
    assert people["Bert"].post(f"/api/tournaments/{tournament}/withdraw").status_code == 204
    enter(people, tournament, ["Cato"])
    assert [line["name"] for line in see(stranger, tournament)["standings"]] == ["Anna", "Cato"]


def test_a_round_begins_and_ends_at_its_dates(browser, people, club, clock):
    start = clock() + 3 * DAY
    tournament = open_tournament(people, club, rounds=2, starts_at=start, at_end="score", round_hours=240)
    enter(people, tournament)
    advance(browser)
    assert see(people["Anna"], tournament)["status"] == "entering"
    assert "round_soon" not in kinds(browser, people["Bert"])
    clock.now = start - HOUR
    advance(browser)
    assert kinds(browser, people["Bert"]).count("round_soon") == 1
    clock.now = start + 1
    advance(browser)
    info = see(people["Anna"], tournament)
    assert [each["status"] for each in info["rounds"]] == ["running", "planned"]
    first, second = info["rounds"]
    assert second["starts_at"] == pytest.approx(start + 10 * DAY, abs=5)
    finish(browser, first["games"][0]["table"], first["games"][0]["seats"][0]["seat"])
    advance(browser)
    assert see(people["Anna"], tournament)["rounds"][0]["status"] == "running"
    clock.now = first["ends_at"] - HOUR
    advance(browser)
    late = [seat["name"] for seat in first["games"][1]["seats"]]
    assert {name for name in NAMES[:4] if "round_ends" in kinds(browser, people[name])} == set(late)
    assert {name for name in NAMES[:4] if "round_soon" in kinds(browser, people[name])} == set(NAMES[:4])
    before = kinds(browser, people[late[0]])
    advance(browser)
    assert kinds(browser, people[late[0]]) == before  # each is told once
    clock.now = first["ends_at"] + 1
    advance(browser)
    info = see(people["Anna"], tournament)
    assert [each["status"] for each in info["rounds"]] == ["finished", "running"]
    assert [game["outcome"] for game in info["rounds"][0]["games"]] == ["played", "adjudicated"]
    table = people[late[0]].get(f"/api/tables/{first['games'][1]['table']}").json()
    assert table["result"]["kind"] == "adjudicated"


def test_without_a_decision_the_round_waits(browser, people, club, clock):
    tournament = open_tournament(people, club, rounds=1)
    enter(people, tournament, NAMES[:2])
    lead(people, tournament, "start")
    info = see(people["Anna"], tournament)
    clock.now = info["rounds"][0]["ends_at"] + DAY
    advance(browser)
    assert see(people["Anna"], tournament)["rounds"][0]["status"] == "running"
    [game] = info["rounds"][0]["games"]
    seats = [seat["seat"] for seat in game["seats"]]
    for places in ({}, {seats[0]: 1}, dict(zip(seats, (1, 3))), dict(zip(seats, (2, 2)))):
        assert lead(people, tournament, "result", round=1, game=1, places=places).status_code == 400
    places = dict(zip(seats, (2, 1)))
    assert (
        people["Bert"]
        .post(f"/api/tournaments/{tournament}/result", json={"round": 1, "game": 1, "places": places})
        .status_code
        == 403
    )
    assert lead(people, tournament, "result", round=1, game=1, places=places).status_code == 204
    info = see(people["Anna"], tournament)
    assert (info["status"], info["rounds"][0]["games"][0]["outcome"]) == ("finished", "ruled")
    assert info["standings"][0]["name"] == game["seats"][1]["name"]
    assert people["Anna"].get(f"/api/tables/{game['table']}").json()["status"] == "finished"


def test_who_withdraws_keeps_the_line_and_leaves_the_seat(browser, people, club):
    tournament = open_tournament(people, club, "round_robin", flowing=True)
    enter(people, tournament)
    lead(people, tournament, "start")
    assert people["Dirk"].post(f"/api/tournaments/{tournament}/withdraw").status_code == 204
    info = see(people["Dirk"], tournament)
    assert info["entered"] is False
    [table] = [
        game["table"] for game in info["rounds"][0]["games"] if "Dirk" in [s["name"] for s in game["seats"]]
    ]
    seats = people["Eva"].get(f"/api/tables/{table}").json()["seats"]
    [left] = [seat for seat in seats if seat["free"]]
    assert left["autopilot"]
    joined = people["Eva"].post(f"/api/tables/{table}/join", json={"seat": left["seat"]})
    assert joined.status_code == 204  # any member may play the game on
    info = play_round(browser, people, tournament)
    assert len(info["rounds"][1]["byes"]) == 1
    assert {line["name"]: line["status"] for line in info["standings"]}["Dirk"] == "withdrawn"


def test_a_substitute_goes_on_in_somebodys_place(browser, people, club):
    tournament = open_tournament(people, club, "round_robin", flowing=True)
    enter(people, tournament)
    lead(people, tournament, "start")
    for name, status in (("Anna", 409), ("Nobody", 404)):
        refused = lead(people, tournament, "entries", name="Dirk", substitute=name)
        assert refused.status_code == status, refused.text
    assert lead(people, tournament, "entries", name="Dirk", substitute="Eva").status_code == 204
    info = see(people["Eva"], tournament)
    assert info["entered"] is True
    [line] = [line for line in info["standings"] if line["name"] == "Eva"]
    assert (line["formerly"], line["status"]) == (["Dirk"], "playing")
    tables = [game["table"] for game in info["rounds"][0]["games"]]
    held = [
        (seat["holder"], seat["autopilot"])
        for table in tables
        for seat in people["Anna"].get(f"/api/tables/{table}").json()["seats"]
    ]
    assert ("Eva", False) in held
    assert "Dirk" not in [holder for holder, _ in held]
    info = play_round(browser, people, tournament)
    assert sum(len(game["seats"]) for game in info["rounds"][1]["games"]) == 4
    assert lead(people, tournament, "entries", name="Cato").status_code == 204
    assert len([line for line in see(browser, tournament)["standings"] if line["status"] == "playing"]) == 3


def test_games_that_were_not_played_out_are_ties(browser, people, club):
    tournament = open_tournament(people, club, rounds=1)
    enter(people, tournament)
    lead(people, tournament, "start")
    first, second = see(people["Anna"], tournament)["rounds"][0]["games"]
    finish(browser, first["table"], first["seats"][0]["seat"], kind="agreed")

    async def abandon():
        async with browser.services().database.writing() as session:
            ended = update(GameTable).where(GameTable.id == second["table"])
            await session.execute(ended.values(status="ended"))

    browser.blocking_portal.call(abandon)
    advance(browser)
    info = see(people["Anna"], tournament)
    assert sorted(game["outcome"] for game in info["rounds"][0]["games"]) == ["abandoned", "agreed"]
    assert {line["points"] for line in info["standings"]} == {0.5}
    assert {line["place"] for line in info["standings"]} == {1}


def test_leaving_the_club_is_leaving_its_tournaments(people, club):
    waiting, running = open_tournament(people, club), open_tournament(people, club, rounds=1)
    for tournament in (waiting, running):
        enter(people, tournament)
    lead(people, running, "start")
    assert people["Dirk"].post(f"/api/clubs/{club}/leave").status_code == 204
    assert "Dirk" not in [line["name"] for line in see(people["Anna"], waiting)["standings"]]
    lines = {line["name"]: line["status"] for line in see(people["Anna"], running)["standings"]}
    assert lines["Dirk"] == "withdrawn"


def test_dates_can_be_changed_and_a_tournament_cancelled(people, club, clock):
    tournament = open_tournament(people, club, rounds=2)
    enter(people, tournament)
    lead(people, tournament, "start")
    now = clock()
    for number, starts, ends, status in ((2, 3, 5, 204), (2, 5, 3, 400), (1, 0, 1, 204), (3, 1, 2, 409)):
        dates = {"round": number, "starts_at": now + starts * DAY, "ends_at": now + ends * DAY}
        assert lead(people, tournament, "dates", **dates).status_code == status
    info = see(people["Anna"], tournament)
    assert info["rounds"][1]["starts_at"] == now + 3 * DAY
    assert lead(people, tournament, "cancel").status_code == 204
    assert lead(people, tournament, "cancel").status_code == 409
    assert see(people["Anna"], tournament)["status"] == "cancelled"


@pytest.mark.parametrize(
    "terms",
    [
        {"title": "chess"},
        {"players": 9},
        {"bots": "genius"},
        {"pace": {"kind": "hotseat"}},
        {"title": "guerres", "players": 1},
        {"round_hours": 0},
    ],
    ids=str,
)
def test_terms_by_which_nobody_can_play_are_refused(people, club, terms):
    wish = {"name": "Cup", "system": "swiss", "terms": {**TERMS, **terms}}
    refused = people["Anna"].post(f"/api/clubs/{club}/tournaments", json=wish)
    assert refused.status_code in (400, 404), refused.text


def test_the_calendar_has_every_round(browser, people, club, clock):
    planned = open_tournament(people, club, name="Spring", starts_at=clock() + 5 * DAY)
    running = open_tournament(people, club, name="Autumn", rounds=2)
    enter(people, running)
    lead(people, running, "start")
    key = people["Bert"].get(f"/api/clubs/{club}").json()["calendar_key"]
    feed = browser.get(f"/api/clubs/{club}/calendar", params={"key": key})
    assert feed.headers["content-type"].startswith("text/calendar")
    calendar = Calendar.from_ical(feed.text)
    events = {str(event["summary"]): event for event in calendar.walk("VEVENT")}
    assert set(events) == {"Spring: round 1", "Autumn: round 1", "Autumn: round 2"}
    assert str(events["Autumn: round 1"]["url"]).endswith(f"/#/tournaments/{running}")
    assert events["Spring: round 1"].decoded("dtstart").timestamp() == int(clock() + 5 * DAY)
    assert planned != running
    people["Bert"].post(f"/api/clubs/{club}/leave")
    assert browser.get(f"/api/clubs/{club}/calendar", params={"key": key}).status_code == 404


@pytest.mark.parametrize("system", ["swiss", "knockout"])
def test_nobody_is_put_at_the_table_of_somebody_whom_they_blocked(browser, people, club, system):
    """Whoever of the two has done it."""
    for who, other in (("Anna", "Bert"), ("Cato", "Anna")):
        assert people[who].post("/api/people/block", json={"name": other}).status_code == 204
    cup = open_tournament(people, club, system)
    enter(people, cup)
    assert lead(people, cup, "start").status_code == 204
    advance(browser)
    [current] = [each for each in see(people["Anna"], cup)["rounds"] if each["status"] == "running"]
    tables = sorted(sorted(seat["name"] for seat in game["seats"]) for game in current["games"])
    assert tables == [["Anna", "Dirk"], ["Bert", "Cato"]]
