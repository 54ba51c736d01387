"""Ratings of finished games: what counts, once and for whom; leader boards, profiles, favourites."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from cuius.server.ratings.service import Ratings
from cuius.server.store.models import Motion, PlayerRating, RatedSeat, Seat
from tests.server.browser import running_table
from tests.server.finished_games import finish, in_database, rows_of


@pytest.fixture
def people(browser):
    return [browser.of(name) for name in ("Anna", "Bert", "Cato")]


def rate(browser):
    return browser.blocking_portal.call(browser.services().ratings.rate_finished)


def board(who, title="revolution"):
    return who.get(f"/api/ratings/{title}").json()


def test_a_finished_game_is_rated_once_also_by_two_nodes(browser, people):
    anna, bert, cato = people
    table, seats = running_table(anna, bert, cato)
    assert rate(browser) == 0  # it is not over
    finish(browser, table, seats[1])
    services = browser.services()
    other_node = Ratings(services.database, services.clock, 3600.0)

    async def both():
        waiting = await other_node.waiting_games()
        return [await services.ratings.rate(each) + await other_node.rate(each) for each in waiting]

    assert browser.blocking_portal.call(both) == [1]
    assert rate(browser) == 0
    entries = board(browser)["entries"]
    assert entries[0]["name"] == "Bert"
    assert [entry["games"] for entry in entries] == [1, 1, 1]
    assert [entry["wins"] for entry in entries] == [1, 0, 0]
    assert entries[0]["points"] > 1500 > entries[-1]["points"]
    lows = [entry["low"] for entry in entries]
    assert lows == sorted(lows, reverse=True)
    assert len(rows_of(browser, RatedSeat)) == 3
    assert {row.kind for row in rows_of(browser, PlayerRating)} == {"person", "role"}


def test_bots_are_rated_beside_people(browser, people):
    anna, bert, _ = people
    table, seats = running_table(anna, bert, players=3)
    finish(browser, table, seats[0])
    rate(browser)
    assert {(e["name"], e["bot"]) for e in board(anna)["entries"]} == {
        ("Anna", None),
        ("Bert", None),
        (None, "random"),
    }
    assert board(anna)["own"]["name"] == "Anna"
    assert board(anna)["own"]["place"] == 1
    assert board(browser)["own"] is None


def taken_back(table):
    return Motion.__table__.insert().values(
        table_id=table,
        kind="undo",
        detail={},
        proposer="x",
        votes={},
        status="carried",
        journal_length=0,
        created_at=0.0,
    )


@pytest.mark.parametrize(
    "wish",
    [{"anonymous": True}, {"pace": {"kind": "hotseat"}}, {"alone": True}],
    ids=lambda wish: next(iter(wish)),
)
def test_tables_that_never_count(browser, people, wish):
    anna, bert, _ = people
    others = () if "alone" in wish else (bert,)
    table, seats = running_table(anna, *others, **{key: wish[key] for key in wish if key != "alone"})
    finish(browser, table, seats[0])
    assert rate(browser) == 1
    assert rows_of(browser, RatedSeat) == rows_of(browser, PlayerRating) == []


def test_games_that_do_not_count_for_how_they_went(browser, people):
    anna, bert, _ = people
    agreed, _ = running_table(anna, bert)
    finish(browser, agreed, None, kind="agreed")
    undone, seats = running_table(anna, bert)
    finish(browser, undone, seats[0])
    twice, seats = running_table(anna, bert)
    finish(browser, twice, seats[0])
    same = select(Seat.user_id).where(Seat.table_id == twice, Seat.name == seats[0]).scalar_subquery()
    in_database(browser, taken_back(undone), update(Seat).where(Seat.table_id == twice).values(user_id=same))
    assert rate(browser) == 3
    assert rows_of(browser, RatedSeat) == []


def test_a_seat_that_changed_hands_is_left_out(browser, people):
    anna, bert, cato = people
    table, seats = running_table(anna, bert, cato)
    finish(browser, table, seats[0])
    changed = update(Seat).where(Seat.table_id == table, Seat.name == seats[0])
    in_database(browser, changed.values(past_user_ids=["somebody"]))
    rate(browser)
    assert {entry["name"] for entry in board(browser)["entries"]} == {"Bert", "Cato"}


def test_a_profile_tells_results_by_seat_and_opponent(browser, people):
    anna, bert, cato = people
    first, seats = running_table(anna, bert, name="Ghent")
    finish(browser, first, seats[0], at=1000.0)
    second, _ = running_table(anna, bert, cato, name="Leiden")
    finish(browser, second, "nobility", at=2000.0)
    rate(browser)
    profile = browser.get("/api/profiles/anna").json()
    assert (profile["name"], profile["mine"]) == ("Anna", False)
    [rating] = profile["ratings"]
    assert (rating["title"], rating["games"], rating["wins"]) == ("revolution", 2, 1)
    assert [point["at"] for point in rating["curve"]] == [1000.0, 2000.0]
    assert rating["curve"][-1]["points"] == rating["points"]
    assert sum(seat["games"] for seat in profile["seats"]) == 2
    assert profile["opponents"][0] == {"name": "Bert", "games": 2, "ahead": 1}
    games = browser.get("/api/profiles/anna/games").json()
    assert [game["name"] for game in games] == ["Leiden", "Ghent"]
    assert [game["won"] for game in games] == [False, True]
    assert games[1]["change"] > 0 > games[0]["change"]
    older = browser.get("/api/profiles/anna/games", params={"before": 2000.0}).json()
    assert [game["name"] for game in older] == ["Ghent"]
    assert browser.get("/api/profiles/anna/games", params={"title": "guerres"}).json() == []
    assert browser.get("/api/profiles/nobody").status_code == 404
    assert browser.get("/api/ratings/nothing").status_code == 404


def test_nothing_shows_private_anonymous_or_running_games(browser, people):
    anna, bert, _ = people
    hidden, seats = running_table(anna, bert, public=False, name="Hidden")
    finish(browser, hidden, seats[0])
    masked, seats = running_table(anna, bert, anonymous=True, name="Masked")
    finish(browser, masked, seats[0])
    running_table(anna, bert, name="Running")
    assert rate(browser) == 2
    profile = browser.get("/api/profiles/Anna").json()
    assert profile["seats"] == profile["opponents"] == []
    assert profile["ratings"][0]["games"] == 1  # the private one counts, but nothing else is told of it
    assert browser.get("/api/profiles/Anna/games").json() == []


def test_favourites_are_ones_own_affair(browser, people):
    anna, bert, _ = people
    for _ in range(2):
        assert anna.post("/api/people/favour", json={"name": "bert"}).status_code == 204
    assert anna.get("/api/people/favourites").json() == ["Bert"]
    assert anna.get("/api/profiles/Bert").json()["favourite"] is True
    assert bert.get("/api/people/favourites").json() == []
    assert bert.get("/api/profiles/Anna").json()["favourite"] is False
    refused = anna.post("/api/people/favour", json={"name": "Anna"})
    assert (refused.status_code, refused.json()["text"]) == (409, "You cannot be a favourite of your own.")
    assert anna.post("/api/people/unfavour", json={"name": "Bert"}).status_code == 204
    assert anna.get("/api/people/favourites").json() == []


def test_who_deletes_the_account_leaves_the_leader_boards(browser, people):
    anna, bert, _ = people
    table, seats = running_table(anna, bert)
    finish(browser, table, seats[0])
    rate(browser)
    assert anna.get("/api/me/data").json()["ratings"][0]["games"] == 1
    assert anna.post("/api/me/delete", json={"password": "defenestration of 1618"}).status_code == 204
    assert [entry["name"] for entry in board(browser)["entries"]] == ["Bert"]
    assert browser.get("/api/profiles/Anna").status_code == 404
