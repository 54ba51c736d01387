"""What the tests of operation share: logs that can be read, and games in a database."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from cuius.server.app import create_app
from cuius.server.ops.logs import configure_logging
from cuius.server.settings import Settings
from tests.server.browser import Browser
from tests.server.postgres import Cluster


class Lines(io.StringIO):
    """A log that was written as JSON."""

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def of(self, event: str) -> list[dict[str, Any]]:
        return [line for line in self.events if line["event"] == event]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Everything that is logged during the test."""
    root = logging.getLogger()
    handlers, level, log = root.handlers[:], root.level, Lines()
    configure_logging("json", "info", log)
    yield log
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """A PostgreSQL database of the test's own, since these tests change its shape."""
    return cluster.new()


def begin_games(database: str, games: int = 1, answers: int = 4) -> list[str]:
    """Tables of local play at which a few answers were given; their ids."""
    with Browser(create_app(Settings(database=database, local=True))) as browser:
        return [begin_game(browser, answers) for _ in range(games)]


def begin_game(browser: Browser, answers: int) -> str:
    wish = {"title": "revolution", "players": 2, "name": "Ghent"}
    table_id: str = browser.post("/api/tables", json=wish).json()["id"]
    for seat in browser.get(f"/api/tables/{table_id}").json()["seats"]:
        browser.post(f"/api/tables/{table_id}/join", json={"seat": seat["seat"]})
    assert browser.post(f"/api/tables/{table_id}/start").status_code == 204
    for number in range(answers):
        answer_once(browser, table_id, f"answer-{number}")
    return table_id


def answer_once(browser: Browser, table_id: str, answer_id: str) -> None:
    """Whoever is asked first gives the first answer."""
    seat = browser.get(f"/api/tables/{table_id}").json()["asked_seats"][0]
    question = browser.get(f"/api/tables/{table_id}/observation", params={"seat": seat}).json()["question"]
    answer = {"id": answer_id, "seat": seat, "number": question["number"], "key": question["key"]}
    taken = browser.post(f"/api/tables/{table_id}/answer", json={**answer, "answer": question["options"][0]})
    assert taken.status_code == 200, taken.text
