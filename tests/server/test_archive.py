"""The archive of finished games: what is kept, how it is searched, and what it comes to."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, select, update

from cuius.server.archive.counting import add_counts, counts_of, rounded
from cuius.server.archive.keeping import ArchiveKeeper
from cuius.server.archive.statistics import bar_width, median_of, win_share
from cuius.server.store.models import ArchiveCount, ArchivedGame, ArchivedRole, GameTable, JournalRow, Seat
from tests.server.browser import PASSWORD, running_table
from tests.server.finished_games import finish, in_database, rows_of


@pytest.fixture
def people(browser):
    return [browser.of(name) for name in ("Anna", "Bert", "Cato")]


def keep(browser):
    return browser.blocking_portal.call(browser.services().archive_keeper.keep_finished)


def found(asker, **query):
    answer = asker.get("/api/archive", params=query)
    assert answer.status_code == 200, answer.text
    return [game["table"] for game in answer.json()["games"]]


def statistics(asker, title="revolution", **query):
    return asker.get(f"/api/statistics/{title}", params=query).json()


def played(browser, *who, winner=0, at=1000.0, kind="points", **wish):
    """A table whose game is over and archived."""
    table, seats = running_table(*who, **wish)
    finish(browser, table, seats[winner], at, kind)
    keep(browser)
    in_database(  # a bot may have moved once more
        browser,
        *(
            update(kept).where(kept.table_id == table).values(finished_at=at)
            for kept in (ArchivedGame, ArchivedRole)
        ),
    )
    return table


def count_anew(browser):
    """Counts from the rows of the archive as they are now."""

    async def write():
        async with browser.services().database.writing() as session:
            await session.execute(delete(ArchiveCount))
            for game in (await session.scalars(select(ArchivedGame))).all():
                roles = await session.scalars(
                    select(ArchivedRole).where(ArchivedRole.table_id == game.table_id)
                )
                await add_counts(session, counts_of(game, roles.all()))

    browser.blocking_portal.call(write)


def test_a_finished_game_is_archived_once_also_by_two_nodes(browser, people):
    table, seats = running_table(*people)
    assert keep(browser) == 0  # it is not over
    finish(browser, table, seats[1])
    services = browser.services()
    other_node = ArchiveKeeper(services.database, services.clock, 3600.0, local=False)

    async def both():
        waiting = await other_node.waiting_games()
        return [await services.archive_keeper.keep(each) + await other_node.keep(each) for each in waiting]

    assert browser.blocking_portal.call(both) == [1]
    assert keep(browser) == 0
    [game] = browser.get("/api/archive").json()["games"]
    assert (game["table"], game["title"], game["ending"]) == (table, "revolution", "points")
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bert", "Cato"]
    assert [seat["won"] for seat in game["seats"]] == [False, True, False]
    assert all(seat["roles"] for seat in game["seats"])


@pytest.mark.parametrize(
    "wish", [{"public": False}, {"pace": {"kind": "hotseat"}}], ids=["private", "hotseat"]
)
def test_what_is_not_open_to_all_is_not_archived(browser, people, wish):
    anna, bert, _ = people
    others = () if "pace" in wish else (bert,)
    played(browser, anna, *others, **wish)
    assert found(browser) == []
    assert statistics(browser)["games"] == 0
    assert keep(browser) == 0  # and is not looked at again


def test_people_who_were_hidden_stay_so(browser, people):
    table = played(browser, *people, anonymous=True)
    [game] = browser.get("/api/archive").json()["games"]
    assert [seat["name"] for seat in game["seats"]] == [None, None, None]
    assert found(browser, person="Anna") == []
    assert found(browser) == [table]


def test_games_are_found_by_what_is_known_of_them(browser, people):
    anna, bert, cato = people
    first = played(browser, anna, bert, at=1000.0, players=2)
    second = played(browser, anna, cato, at=2000.0, players=3, kind="agreed", winner=1)
    third = played(browser, bert, cato, at=3000.0, title="guerres", players=3)
    [role, *_] = [row.role for row in rows_of(browser, ArchivedRole) if row.table_id == first and row.won]
    assert found(anna) == [third, second, first]
    assert found(anna, title="revolution") == [second, first]
    assert found(anna, players=3) == [third, second]
    assert found(anna, ending="agreed") == [second]
    assert found(anna, person="anna") == [second, first]
    assert found(anna, person="Anna", result="won") == [first]
    assert found(anna, person="Anna", result="lost") == [second]
    assert found(anna, person="Nobody") == []
    assert found(anna, title="revolution", role=role, result="won", players=2) == [first]
    assert found(anna, since=2000) == [third, second]
    assert found(anna, until=2000) == [first]
    assert found(anna, who="people") == [first]
    assert found(anna, who="mixed") == [third, second]
    assert found(anna, who="bots") == []
    rows = {row.table_id: row.decisions for row in rows_of(browser, ArchivedGame)}
    assert found(anna, longest=rows[first]) == [t for t in (third, second, first) if rows[t] <= rows[first]]
    assert found(anna, shortest=10_000) == []
    assert found(anna, scenario="unknown") == []


def copies(browser, table, count, at, archive=True):
    """Finished games like that of a table, so many of them, all ended at one moment."""

    async def write():
        async with browser.services().database.writing() as session:
            one = await session.get_one(GameTable, table)
            seats = list(await session.scalars(select(Seat).where(Seat.table_id == table)))
            for n in range(count):
                values = {c.name: getattr(one, c.name) for c in GameTable.__table__.columns}
                values |= {"id": f"copy{n:03}", "last_move_at": at, "archived_at": None, "rated_at": 1.0}
                session.add(GameTable(**values))
                await session.flush()
                for seat in seats:
                    own = {c.name: getattr(seat, c.name) for c in Seat.__table__.columns}
                    session.add(Seat(**(own | {"table_id": f"copy{n:03}"})))

    browser.blocking_portal.call(write)
    if archive:
        keep(browser)


def test_no_page_loses_or_repeats_games_that_ended_at_one_moment(browser, people):
    table = played(browser, *people, at=1000.0)
    copies(browser, table, 44, at=1000.0)
    seen, before = [], ""
    while before is not None:
        page = browser.get("/api/archive", params={"before": before}).json()
        seen += [game["table"] for game in page["games"]]
        before = page["next"]
    assert len(seen) == len(set(seen)) == 45
    assert browser.get("/api/archive", params={"before": "nonsense"}).status_code == 400
    past, last = [], {}
    while page := browser.get("/api/profiles/Anna/games", params=last).json():
        past += [game["table"] for game in page]
        last = {"before": page[-1]["finished_at"], "after_table": page[-1]["table"]}
    assert sorted(past) == sorted(seen)


def test_statistics_tell_roles_endings_lengths_and_openings(browser, people):
    anna, bert, cato = people
    tables = [played(browser, anna, bert, at=1000.0 + n, players=2, winner=n % 2) for n in range(3)]
    played(browser, anna, cato, players=2, kind="agreed")
    other = played(browser, anna, cato, players=3)
    in_database(
        browser,
        update(ArchivedRole).where(ArchivedRole.table_id == tables[0]).values(opening="holland"),
        update(ArchivedGame).where(ArchivedGame.table_id == tables[0]).values(decisions=100),
        update(ArchivedGame).where(ArchivedGame.table_id == tables[1]).values(decisions=900),
        update(ArchivedGame).where(ArchivedGame.table_id == tables[2]).values(decisions=500),
    )
    count_anew(browser)
    told = statistics(browser, players=2)
    assert told["games"] == 4
    assert told["median_decisions"] in (100, 500, 900)
    assert {each["ending"]: each["games"] for each in told["endings"]} == {"points": 3, "agreed": 1}
    assert {role["all"]["games"] for role in told["roles"]} == {3}
    assert sorted({role["all"]["wins"] for role in told["roles"]}) == [1, 2]
    assert all(role["people"] == role["all"] and role["bots"]["games"] == 0 for role in told["roles"])
    assert sum(bar["games"] for bar in told["lengths"]) == 4
    assert {opening["word"] for opening in told["openings"]} == {"holland"}
    assert told["opening_kinds"]
    assert [choice["players"] for choice in told["choices"]] == [2, 3]
    mixed = statistics(browser, who="mixed")
    assert mixed["games"] == 1
    assert sum(role["bots"]["games"] for role in mixed["roles"]) > 0
    in_database(browser, update(ArchivedGame).where(ArchivedGame.table_id == other).values(own_board=True))
    in_database(browser, update(ArchivedRole).where(ArchivedRole.table_id == other).values(counted=False))
    count_anew(browser)
    told = statistics(browser, players=3)
    assert (told["games"], told["roles"]) == (0, [])
    assert statistics(browser, "guerres")["roles"] == []
    assert browser.get("/api/statistics/unknown").status_code == 404


def test_openings_are_the_first_choices_of_the_roles(browser, people):
    anna, bert, _ = people
    table, seats = running_table(anna, bert, players=2)
    rows = [(900, "habsburgs", "pass"), (901, "habsburgs", "flanders"), (902, "habsburgs", "brabant")]
    in_database(browser, delete(JournalRow).where(JournalRow.table_id == table))
    in_database(
        browser,
        *(
            JournalRow.__table__.insert().values(
                table_id=table,
                number=n,
                by=by,
                key="units.where",
                answer=word,
                auto="",
                audience=None,
                created_at=0.0,
            )
            for n, by, word in rows
        ),
    )
    finish(browser, table, seats[0])
    keep(browser)
    kept = {row.role: row.opening for row in rows_of(browser, ArchivedRole)}
    assert kept["habsburgs"] == "flanders"
    assert kept["burghers"] is None


def test_an_account_that_is_deleted_leaves_the_archive(browser, people):
    anna, bert, _ = people
    played(browser, anna, bert, players=2)
    gone = anna.post("/api/me/delete", json={"password": PASSWORD})
    assert gone.status_code < 300, gone.text
    assert found(browser, person="Anna") == []
    [game] = browser.get("/api/archive").json()["games"]
    assert [seat["name"] for seat in game["seats"]] == [None, "Bert"]


def test_an_interval_holds_the_share_and_grows_narrow():
    few, many = win_share(10, 5), win_share(1000, 500)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert (win_share(5, 0).low, win_share(5, 5).high) == (0.0, 1.0)
    assert win_share(5, 0).high > 0.4


@pytest.mark.parametrize(("span", "width"), [(1, 1), (17, 2), (100, 10), (1500, 100), (3300, 500)])
def test_bars_are_round_numbers_wide(span, width):
    assert bar_width(span) == width


def test_a_length_is_kept_to_three_figures():
    assert [rounded(minutes) for minutes in (-1.0, 0.4, 59.6, 999.9, 1234.0, 86_400.0, 129_960.0)] == [
        *(0, 0, 60, 1000, 1230, 86_400, 130_000)
    ]


def test_of_lengths_the_middle_one_is_told():
    assert median_of({}) is None
    assert median_of({5: 1}) == 5
    assert median_of({5: 1, 7: 1}) == 7
    assert median_of({5: 2, 7: 1}) == 5


def test_counts_tell_what_the_archive_holds_also_when_two_nodes_count_at_once(browser, people):
    """Every game is counted once, whoever is faster."""
    table = played(browser, *people)
    copies(browser, table, 6, at=2000.0, archive=False)
    services = browser.services()
    nodes = [ArchiveKeeper(services.database, services.clock, 3600.0, local=False) for _ in range(2)]

    async def race():
        await asyncio.gather(*(node.keep_finished() for node in nodes))

    browser.blocking_portal.call(race)
    told = statistics(browser)
    assert told["games"] == 7
    assert {role["all"]["games"] for role in told["roles"]} == {7}
    counted = sorted_rows(browser)
    count_anew(browser)
    assert sorted_rows(browser) == counted


def sorted_rows(browser):
    columns = [column.name for column in ArchiveCount.__table__.columns]
    return sorted(tuple(getattr(row, name) for name in columns) for row in rows_of(browser, ArchiveCount))
