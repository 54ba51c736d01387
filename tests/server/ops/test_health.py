"""/health: well, or why not."""

from __future__ import annotations

import asyncio
import contextlib
import errno

import pytest
from sqlalchemy import text

from cuius import __version__
from cuius.server.app import create_app
from cuius.server.background import RepeatedJob
from cuius.server.ops import health as module
from cuius.server.ops.migration_status import known_revisions, latest_revisions
from cuius.server.rate_limits import RateLimits
from cuius.server.settings import Settings
from cuius.server.store.checkpoints import Checkpoints
from cuius.server.store.models import Delivery, Notice, User
from tests.server.browser import Browser
from tests.server.local_games import KEY, begin_game


def test_there_is_one_newest_migration():
    assert len(latest_revisions()) == 1
    assert latest_revisions()[0] in known_revisions()


def test_a_server_that_is_well(database):
    with Browser(create_app(Settings(database=database, secret_keys=(KEY,), plain_http=True))) as browser:
        answer = browser.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": __version__})


def test_a_database_of_another_shape(database):
    with Browser(create_app(Settings(database=database, secret_keys=(KEY,), plain_http=True))) as browser:

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
    assert answer.status_code == 503
    assert "The database does not answer in time." in answer.json()["reasons"]
    assert "database" in answer.json()["problems"]


def test_a_check_that_hangs_for_ever_holds_up_nothing(browser, monkeypatch):
    """Not even its own end: a stuck disk cannot be cancelled."""

    class Stuck:
        async def __aenter__(self):
            while True:
                with contextlib.suppress(asyncio.CancelledError):
                    await released.wait()
                    return self

        async def __aexit__(self, *_):
            pass

    released = asyncio.Event()
    monkeypatch.setattr(module, "TIMEOUT_SECONDS", 0.05)
    monkeypatch.setattr(browser.services().database, "reading", Stuck)
    for _ in range(3):
        assert "database" in browser.get("/health").json()["problems"]
    monkeypatch.undo()
    browser.blocking_portal.call(released.set)


def problems(browser):
    answer = browser.get("/health")
    assert answer.status_code == (503 if "problems" in answer.json() else 200)
    assert len(answer.json().get("problems", [])) == len(answer.json().get("reasons", []))
    return answer.json().get("problems", [])


def test_a_full_disk(browser, monkeypatch):
    def refuse(**_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(module.tempfile, "TemporaryFile", refuse)
    assert problems(browser) == ["disk"]


def test_a_disk_that_is_nearly_full(browser, monkeypatch):
    monkeypatch.setattr(module, "MIN_FREE_BYTES", 1 << 80)
    assert problems(browser) == ["disk"]


def test_a_look_at_the_disk_is_good_for_a_while(browser, clock, monkeypatch):
    assert problems(browser) == []
    monkeypatch.setattr(module, "MIN_FREE_BYTES", 1 << 80)
    assert problems(browser) == []
    clock.turn(module.DISK_SECONDS)
    assert problems(browser) == ["disk"]


def test_storage_that_has_a_fault(browser, monkeypatch):
    monkeypatch.setattr(browser.services().database, "health_problems", lambda: ["checkpoints"])
    assert problems(browser) == ["checkpoints"]


def test_checkpoints_that_fail(tmp_path, monkeypatch):
    """The log is no longer copied back."""
    with Browser(create_app(Settings(database=f"sqlite:///{tmp_path}/x.db", local=True))) as browser:
        database = browser.services().database
        assert database.health_problems() == []
        begin_game(browser, 1)
        with monkeypatch.context() as failing:
            failing.setattr(Checkpoints, "is_failing", True)
            assert problems(browser) == ["checkpoints"]


def test_an_outbox_that_is_stuck(browser, clock, monkeypatch):
    async def nothing():
        return 0

    services = browser.services()
    monkeypatch.setattr(services.outbox, "start_due", nothing)

    async def add() -> None:
        async with services.database.writing() as session:
            session.add(User(id="ann", name="Ann", name_key="ann", created_at=0.0, preferences={}))
            await session.flush()
            notice = Notice(user_id="ann", kind="turn", detail={}, created_at=0.0)
            session.add(notice)
            await session.flush()
            due = Delivery(notice_id=notice.id, channel="email", target="a@b", next_attempt_at=clock())
            session.add(due)

    browser.blocking_portal.call(add)
    assert problems(browser) == []
    clock.turn(module.OUTBOX_SECONDS)
    assert problems(browser) == ["outbox"]
    services.outbox.attempts_ended += 1  # others are served: one that waits long is no sign
    assert problems(browser) == []
    clock.turn(module.OUTBOX_SECONDS)
    assert problems(browser) == ["outbox"]


def test_background_tasks_that_keep_failing(browser, clock):
    async def fail():
        raise RuntimeError("no")

    job = RepeatedJob("outbox", fail, monotonic=clock)
    browser.app.state.background.repeated.append(job)
    pauses = []
    for expected in ([], [], ["background"]):
        clock.turn(1)
        pauses.append(job.note_failure())
        assert problems(browser) == expected
    assert pauses == [1.0, 2.0, 4.0]
    clock.turn(60)
    assert problems(browser) == []
    assert job.note_failure() == 1.0


def test_a_background_task_ends_whatever_is_made_of_its_cancellation():
    async def job():
        try:
            begun.set()
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise OSError("the connection was closed meanwhile") from None

    async def go():
        task = asyncio.create_task(RepeatedJob("outbox", job).run())
        await begun.wait()
        task.cancel()
        await asyncio.wait([task])
        return task.exception()

    begun = asyncio.Event()
    assert isinstance(asyncio.run(go()), OSError)


def test_a_check_is_given_up_and_puts_down_what_it_holds_when_the_server_stops(browser, monkeypatch):
    ended = []

    class Stuck:
        async def __aenter__(self):
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                ended.append("check")

        async def __aexit__(self, *_):
            pass

    monkeypatch.setattr(module, "TIMEOUT_SECONDS", 0.05)
    monkeypatch.setattr(browser.services().database, "reading", Stuck)
    assert "database" in browser.get("/health").json()["problems"]
    assert ended == []
    browser.blocking_portal.call(browser.app.state.health_checks.close)
    assert ended == ["check"]


def test_an_event_loop_that_is_late(browser):
    lag = browser.app.state.background.lag
    now = browser.blocking_portal.call(loop_time)
    lag.note(now, 0.3)
    assert problems(browser) == []
    lag.note(now, module.LAG_SECONDS)
    assert problems(browser) == ["lag"]
    lag.note(now + module.LAG_WINDOW + 1, 0.0)
    assert problems(browser) == []


async def loop_time():
    return asyncio.get_running_loop().time()


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
