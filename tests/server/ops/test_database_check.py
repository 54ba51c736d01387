"""Looking a database over: its shape, and every running table under the installed rules."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import select

from cuius.core.title import get_title
from cuius.server.app import create_app
from cuius.server.ops import database_check as module
from cuius.server.ops.database_check import DatabaseCheck, check_database
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import JournalRow
from cuius.server.store.upgrade import upgrade
from cuius.server.tables.journal_store import LAYOUT
from tests.server.browser import Browser
from tests.server.local_games import KEY, answer_once, begin_games
from tests.server.ops.statements import execute


def look_over(database: str) -> DatabaseCheck:
    seen: list[int] = []
    found = asyncio.run(check_database(database, seen.append, lambda: seen.append(1)))
    assert not seen or seen[0] == len(seen) - 1 == len(found.tables)
    return found


def test_games_of_these_rules_are_the_same(database):
    tables = begin_games(database, games=3)
    found = look_over(database)
    assert (found.ok, found.same, found.different, found.illegal) == (True, 3, 0, 0)
    assert sorted(t.id for t in found.tables) == sorted(tables)
    assert all(t.entries > 0 for t in found.tables)


def test_an_empty_database_is_whole(database):
    asyncio.run(upgrade(database))
    assert look_over(database).ok


def begin_under_other_rules(database: str) -> None:
    """Make it look as if all games had begun under rules that are not installed."""
    kind = "::json" if database.startswith("postgres") else ""
    config = """replace(CAST(config AS TEXT), '"rules": ', '"rules": 7')"""
    execute(database, f"UPDATE game_table SET config = {config}{kind}")


def test_a_game_under_other_rules_is_played_under_the_installed_ones(database):
    begin_games(database)
    begin_under_other_rules(database)
    (table,) = look_over(database).tables
    assert (table.verdict, table.installed) == ("same", get_title("revolution").rules)
    assert table.rules != table.installed


def test_other_seats_asked_or_other_readers_are_different_but_legal(database):
    begin_games(database)
    execute(database, "UPDATE game_table SET asked_seats = '[\"nobody\"]'")
    (table,) = look_over(database).tables
    assert table.verdict == "different"
    assert "not nobody" in table.differences[0]
    assert look_over(database).ok


def positions(database: str) -> list[tuple[int, str]]:
    async def read() -> list[tuple[int, str]]:
        book = Database(database)
        async with book.reading() as session:
            query = (
                select(JournalRow.number, JournalRow.position_digest)
                .where(JournalRow.position_digest.is_not(None))
                .order_by(JournalRow.number)
            )
            found = [(number, position) for number, position in await session.execute(query)]
        await book.close()
        return found

    return asyncio.run(read())


def test_another_position_is_different_but_legal(database):
    """As when a rule gives other numbers now, though every answer is still possible."""
    begin_games(database, answers=60)
    kept = positions(database)
    assert len(kept) > 2
    for number, position in (kept[-1], kept[1]):
        other = position[:LAYOUT] + "0" * 16
        execute(database, f"UPDATE journal_row SET position_digest = '{other}' WHERE number = {number}")
        (table,) = look_over(database).tables
        assert table.verdict == "different"
        assert table.differences == [f"The position after entry {number} is not the one that was kept."]
    assert look_over(database).ok


def test_positions_after_a_step_back_are_the_same(database):
    (table,) = begin_games(database, answers=60)
    with Browser(create_app(Settings(database=database, secret_keys=(KEY,), local=True))) as browser:
        live = browser.blocking_portal.call(browser.services().live_tables.get, table)
        number = live.match.journal.active_rows()[20][0]

        async def go_back() -> None:
            await browser.services().games.change(table, lambda match: match.go_back(number))

        browser.blocking_portal.call(go_back)
        for turn in range(60):
            answer_once(browser, table, f"once more {turn}")
    (found,) = look_over(database).tables
    assert (found.verdict, found.differences) == ("same", [])


def test_positions_of_another_layout_are_not_compared(database):
    begin_games(database, answers=60)
    other_layout = "ffffffff0000000000000000"
    execute(
        database,
        f"UPDATE journal_row SET position_digest = '{other_layout}' WHERE position_digest IS NOT NULL",
    )
    (table,) = look_over(database).tables
    assert table.verdict == "same"


def test_an_answer_that_is_no_longer_offered_is_illegal_with_what_is(database):
    begin_games(database)
    execute(
        database,
        "UPDATE journal_row SET answer = '\"nonsense\"' WHERE number = (SELECT max(number) FROM journal_row)",
    )
    found = look_over(database)
    (table,) = found.tables
    assert (found.ok, table.verdict, table.entry) == (False, "illegal", table.entries - 1)
    assert "nonsense" in table.why
    assert table.offered
    assert "nonsense" not in table.offered


def test_a_question_that_is_asked_no_more_is_illegal(database):
    begin_games(database)
    execute(
        database,
        "UPDATE journal_row SET key = 'nonsense' WHERE number = (SELECT max(number) FROM journal_row)",
    )
    (table,) = look_over(database).tables
    assert (table.verdict, table.entry) == ("illegal", table.entries - 1)
    assert table.offered


def test_a_missing_entry_is_illegal(database):
    begin_games(database)
    execute(database, "DELETE FROM journal_row WHERE number = 2")
    (table,) = look_over(database).tables
    assert (table.verdict, table.entry) == ("illegal", 2)


def test_a_title_that_is_gone_is_illegal(database):
    begin_games(database)
    execute(database, "UPDATE game_table SET title = 'monopoly'")
    assert [t.verdict for t in look_over(database).tables] == ["illegal"]


def test_rules_that_fail_are_illegal_where_they_fail(database, monkeypatch):
    begin_games(database)

    def fail(*_, **__):
        raise ZeroDivisionError("a rule")

    monkeypatch.setattr(module, "load", fail)
    (table,) = look_over(database).tables
    assert table.verdict == "illegal"
    assert "ZeroDivisionError" in table.why


def test_finished_tables_are_left_alone(database):
    begin_games(database)
    execute(database, "UPDATE game_table SET status = 'ended'")
    assert look_over(database).tables == []


def test_a_database_at_an_older_migration_is_not_played(database):
    begin_games(database)
    execute(database, "UPDATE alembic_version SET version_num = '0001'")
    found = look_over(database)
    assert not found.ok
    assert "cuius db upgrade" in found.troubles[0]
    assert found.tables == []


def test_a_missing_column_is_named(database):
    begin_games(database)
    execute(database, "ALTER TABLE seat RENAME COLUMN salt TO pepper")
    assert look_over(database).troubles == ["The column seat.salt is missing."]


def test_two_newest_migrations_are_a_fault_of_the_program(database, monkeypatch):
    begin_games(database)
    monkeypatch.setattr(module, "latest_revisions", lambda: ("0007", "0007b"))
    assert "there must be one" in look_over(database).troubles[0]


def test_the_password_of_the_database_is_not_shown(postgres):
    url = postgres.replace("cuius@", "cuius:hush@")
    assert "hush" not in json.dumps(look_over(url).database)


def test_a_damaged_file_is_not_played(tmp_path):
    begin_games(f"sqlite:///{tmp_path}/cuius.db")
    execute(f"sqlite:///{tmp_path}/cuius.db", "PRAGMA foreign_keys=OFF")
    (tmp_path / "bad.db").write_bytes(b"SQLite format 3\0" + b"x" * 8192)
    found = look_over(f"sqlite:///{tmp_path}/bad.db")
    assert not found.ok
    assert found.troubles


@pytest.mark.parametrize("url", ["postgresql://cuius@127.0.0.1:1/cuius"])
def test_a_database_that_is_not_there_is_one_sentence(url):
    assert look_over(url).troubles[0].startswith("The database cannot be read")


def seen(browser: Browser, table: str) -> tuple[int, str]:
    answer = browser.get(f"/api/tables/{table}/observation")
    return answer.status_code, answer.text


def test_a_game_goes_on_under_the_installed_rules(database):
    (table,) = begin_games(database)
    begin_under_other_rules(database)
    with Browser(create_app(Settings(database=database, secret_keys=(KEY,), local=True))) as browser:
        assert seen(browser, table)[0] == 200
        answer_once(browser, table, "goes-on-well")


def test_a_game_that_no_longer_fits_says_so_without_telling_what(database):
    (table,) = begin_games(database)
    execute(
        database,
        "UPDATE journal_row SET answer = '\"nonsense\"' WHERE number = (SELECT max(number) FROM journal_row)",
    )
    with Browser(create_app(Settings(database=database, secret_keys=(KEY,), local=True))) as browser:
        status, said = seen(browser, table)
    assert status == 503
    assert "IncompatibleRules" in said
    assert "nonsense" not in said
