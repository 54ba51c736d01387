"""/metrics: the figures, and who may read them."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cuius.server.app import create_app
from cuius.server.metrics import REGISTRY
from cuius.server.settings import Settings
from tests.server.browser import Browser
from tests.server.local_games import begin_game

TOKEN = "a token for the tests"


@pytest.fixture
def app(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path}/cuius.db", plain_http=True, metrics_token=TOKEN)
    with Browser(create_app(settings)) as browser:
        yield browser.app


def ask(app, address: str, **headers: str) -> int:
    async def call() -> int:
        status = 0

        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message) -> None:
            nonlocal status
            status = message.get("status", status)

        scope = {
            "type": "http",
            "method": "GET",
            "path": "/metrics",
            "raw_path": b"/metrics",
            "query_string": b"",
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 50_000),
            "server": ("127.0.0.1", 1555),
            "scheme": "http",
            "root_path": "",
            "http_version": "1.1",
        }
        await app(scope, receive, send)
        return status

    return asyncio.run(call())


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("192.0.2.7", {}, 403),
        ("127.0.0.1", {"x_forwarded_for": "192.0.2.7"}, 403),
        ("127.0.0.1", {"x_real_ip": "192.0.2.7"}, 403),
        ("127.0.0.1", {"forwarded": "for=192.0.2.7"}, 403),
        ("192.0.2.7", {"authorization": f"Bearer {TOKEN}"}, 200),
        ("192.0.2.7", {"authorization": "Bearer another"}, 403),
        ("192.0.2.7", {"authorization": "Bearer "}, 403),
        ("192.0.2.7", {"authorization": f"Basic {TOKEN}"}, 403),
    ],
)
def test_metrics_are_for_this_machine_or_the_token(app, address, headers, status):
    assert ask(app, address, **headers) == status


def test_without_a_token_in_the_settings_no_token_is_right(tmp_path):
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/cuius.db", plain_http=True))
    with Browser(app):
        assert ask(app, "192.0.2.7", authorization="Bearer ") == 403
        assert ask(app, "127.0.0.1") == 200


def figure(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_answers_and_refusals_are_counted(tmp_path):
    taken = figure("cuius_answers_total", title="revolution", outcome="taken")
    refused = figure("cuius_answers_total", title="revolution", outcome="refused")
    timed = figure("cuius_answer_seconds_count", title="revolution")
    stale = figure("cuius_refused_total", error="StaleNumber")
    with Browser(create_app(Settings(database=f"sqlite:///{tmp_path}/cuius.db", local=True))) as browser:
        table = begin_game(browser, 3)
        seat = browser.get(f"/api/tables/{table}").json()["asked_seats"][0]
        late = {"id": "a-late-answer", "seat": seat, "number": 0, "key": "x", "answer": "y"}
        assert browser.post(f"/api/tables/{table}/answer", json=late).status_code == 409
        live = len(browser.services().live_tables)
    assert live == 1
    assert figure("cuius_answers_total", title="revolution", outcome="taken") == taken + 3
    assert figure("cuius_answers_total", title="revolution", outcome="refused") == refused + 1
    assert figure("cuius_answer_seconds_count", title="revolution") == timed + 3
    assert figure("cuius_refused_total", error="StaleNumber") == stale + 1


def test_the_page_is_in_the_format_of_prometheus(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path}/cuius.db", plain_http=True, metrics_token=TOKEN)
    with Browser(create_app(settings)) as browser:
        browser.request("BREW", "/api/titles")
        headers = {"Authorization": f"Bearer {TOKEN}"}
        answer = browser.get("/metrics", headers=headers)
    assert answer.headers["content-type"].startswith("text/plain")
    families = {family.name for family in text_string_to_metric_families(answer.text)}
    assert {
        "cuius_answers",
        "cuius_answer_seconds",
        "cuius_requests",
        "cuius_refused",
        "cuius_notifications",
        "cuius_failures",
        "cuius_open_sockets",
        "cuius_live_tables",
    } <= families
    assert "BREW" not in answer.text
