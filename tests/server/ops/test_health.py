"""/health: well, or why not."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from cuius import __version__
from cuius.server.app import create_app
from cuius.server.ops import health as module
from cuius.server.ops.migration_status import known_revisions, latest_revisions
from cuius.server.rate_limits import RateLimits
from cuius.server.settings import Settings
from tests.server.browser import Browser


def test_there_is_one_newest_migration():
    assert len(latest_revisions()) == 1
    assert latest_revisions()[0] in known_revisions()


def test_a_server_that_is_well(database):
    with Browser(create_app(Settings(database=database, plain_http=True))) as browser:
        answer = browser.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": __version__})


def test_a_database_of_another_shape(database):
    with Browser(create_app(Settings(database=database, plain_http=True))) as browser:

        async def go_back() -> None:
            async with browser.services().database.writing() as session:
                await session.execute(text("UPDATE alembic_version SET version_num = '0001'"))

        browser.blocking_portal.call(go_back)
        answer = browser.get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing"
    assert "cuius db upgrade" in answer.json()["reasons"][0]


def test_a_database_that_cannot_be_reached(browser, monkeypatch):
    def refuse(*_):
        raise OSError("postgresql://cuius:hush@db.example/cuius is not there")

    monkeypatch.setattr(module, "current_revisions", refuse)
    answer = browser.get("/health")
    assert (answer.status_code, answer.json()["reasons"]) == (503, ["The database cannot be reached."])


def test_a_database_that_does_not_answer(browser, monkeypatch):
    async def never(*_):
        await asyncio.Event().wait()

    monkeypatch.setattr(module, "TIMEOUT_SECONDS", 0.01)
    monkeypatch.setattr("sqlalchemy.ext.asyncio.AsyncConnection.run_sync", never)
    answer = browser.get("/health")
    monkeypatch.undo()
    assert (answer.status_code, answer.json()["reasons"]) == (503, ["The database does not answer in time."])


NAMES = {"example.org": 200, "127.0.0.1:1555": 200, "localhost": 200, "[::1]": 200, "evil.example": 403}


@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_a_keeper_asks_by_the_servers_name_or_by_that_of_this_machine(tmp_path, path):
    settings = Settings(
        database=f"sqlite:///{tmp_path}/x.db",
        hosts=("example.org",),
        plain_http=True,
        metrics_token="keeper of the figures",
    )
    token = {"Authorization": "Bearer keeper of the figures"}
    with Browser(create_app(settings)) as browser:
        assert browser.get("/api/titles").status_code == 403
        found = {host: browser.get(path, headers={"Host": host, **token}).status_code for host in NAMES}
    assert found == NAMES


def test_local_play_is_asked_by_the_name_of_this_machine_only(at_home):
    assert at_home.get("/health").status_code == 200
    assert at_home.get("/health", headers={"Host": "evil.example"}).status_code == 403


def test_health_is_told_as_often_as_asked(tmp_path):
    settings = Settings(
        database=f"sqlite:///{tmp_path}/x.db", plain_http=True, limits=RateLimits(reads=2, writes=2)
    )
    with Browser(create_app(settings)) as browser:
        assert [browser.get("/health").status_code for _ in range(5)] == [200] * 5
        assert [browser.get("/api/titles").status_code for _ in range(3)] == [200, 200, 429]
