"""Logs: one line a request, readable by machines, and no secret in any of them."""

from __future__ import annotations

import logging

import structlog

from cuius.server.app import create_app
from cuius.server.metrics import REGISTRY
from cuius.server.ops.logs import REDACTED, configure_logging, redacted
from cuius.server.settings import Settings
from tests.server.browser import PASSWORD, Browser
from tests.server.local_games import begin_game
from tests.server.log_lines import LogLines

log = structlog.get_logger("cuius.test")


def test_a_request_is_one_line_with_person_and_table(lines, tmp_path):
    with Browser(create_app(Settings(database=f"sqlite:///{tmp_path}/cuius.db", local=True))) as browser:
        table = begin_game(browser, 1)
        browser.get(f"/api/tables/{table}", params={"invitation": "do-not-tell"})
    last = lines.of("request")[-1]
    assert (last["method"], last["status"]) == ("GET", 200)
    assert last["path"] == "/api/tables/{table_id}"
    assert (last["person"], last["table"]) == ("local", table)
    assert last["ms"] >= 0
    assert {"timestamp", "level", "logger"} <= set(last)


def test_a_request_for_nothing_is_a_line_that_repeats_nothing(lines, browser):
    browser.get("/reset/a-secret-word")
    assert (lines.of("request")[-1]["path"], lines.of("request")[-1]["status"]) == ("unknown", 404)
    assert "a-secret-word" not in lines.getvalue()


def test_no_secret_of_an_account_or_a_game_is_logged(lines, tmp_path, settings):
    with Browser(create_app(settings)) as browser:
        browser.register("Ann")
        browser.post("/api/account/sign-in", json={"name": "Ann", "password": "not the right one"})
        wish = {"name": "t", "scopes": ["play"], "password": PASSWORD}
        token = browser.post("/api/me/tokens", json=wish).json()["token"]
        made = browser.post("/api/tables", json={"title": "revolution", "players": 2, "public": False}).json()
        made = browser.get(f"/api/tables/{made['id']}").json()
        browser.another().get(f"/api/tables/{made['id']}", params={"invitation": made["invitation"]})
        cookies = list(browser.cookies.values())
        with browser.websocket_connect(f"/ws/me?invitation={made['invitation']}"):
            pass
    text = lines.getvalue()
    assert len(lines.of("request")) >= 5
    assert len(lines.of("socket")) == 1
    for secret in (PASSWORD, "not the right one", token, made["invitation"], *cookies):
        assert secret not in text


def test_whatever_is_named_like_a_secret_is_hidden(lines):
    log.info(
        "oops", password="hush", reset_token="hush", detail={"cookie": "hush", "seat": "spain"}, seat="x"
    )
    assert "hush" not in lines.getvalue()
    assert lines.of("oops")[0]["detail"] == {"cookie": REDACTED, "seat": "spain"}
    assert redacted("seat", "spain") == "spain"


def test_a_traceback_comes_without_the_values_of_variables(lines):
    def fail() -> None:
        password = "hush " * 3
        raise ValueError(len(password))

    try:
        fail()
    except ValueError:
        log.exception("failed.here")
    assert "ValueError: 15" in lines.of("failed.here")[0]["exception"]
    assert "hush hush" not in lines.getvalue()


def test_failures_are_counted_by_event_and_those_of_libraries_by_their_logger(lines):
    def figure(event: str) -> float:
        return REGISTRY.get_sample_value("cuius_failures_total", {"event": event}) or 0.0

    before = figure("tick.failed"), figure("some.library")
    try:
        raise RuntimeError
    except RuntimeError:
        log.exception("tick.failed")
        logging.getLogger("some.library").exception("it said %s", "something")
    assert (figure("tick.failed"), figure("some.library")) == (before[0] + 1, before[1] + 1)


def test_libraries_keep_their_chatter_to_themselves(lines):
    logging.getLogger("httpx").info("HTTP Request: POST https://hooks.example/secret")
    logging.getLogger("uvicorn.error").info('"WebSocket /ws/tables/x?invitation=secret" [accepted]')
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert "secret" not in lines.getvalue()
    assert lines.events[-1]["event"] == "Invalid HTTP request received."


def test_on_a_terminal_lines_are_for_people(lines):
    text = LogLines()
    configure_logging("text", "info", text)
    log.info("server.starting", port=1555)
    assert "server.starting" in text.getvalue()
    assert not text.getvalue().startswith("{")


def test_auto_means_json_where_nobody_watches(lines):
    text = LogLines()
    configure_logging("auto", "warning", text)
    log.info("not.told")
    log.warning("told")
    assert [event["event"] for event in text.events] == ["told"]
