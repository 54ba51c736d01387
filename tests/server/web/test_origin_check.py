"""Foreign hosts and pages, large requests, and the headers of every answer."""

from __future__ import annotations

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from cuius.core.errors import BadConfig
from cuius.server.app import create_app
from cuius.server.settings import Settings
from cuius.server.trusted_hosts import host_name, is_loopback, parse_origin
from tests.server.browser import ADDRESS, PASSWORD, Browser, running_table


@pytest.fixture
def database(tmp_path):
    """What is refused here never reaches a database: one kind is enough."""
    return f"sqlite:///{tmp_path}/cuius.db"


WISH = {"title": "revolution", "players": 2}


def without(browser: Browser, *names: str) -> Browser:
    """The same browser, so to speak, but it does not send these headers."""
    for name in names:
        del browser.headers[name]
    return browser


# Origins


FOREIGN = [
    "http://evil.example",
    "http://127.0.0.1:1556",
    "http://127.0.0.1",
    "http://127.0.0.1:1555.evil.example",
    "http://evil.example/127.0.0.1:1555",
    "null",
    "file://",
    "",
    "http://[",
]


def test_a_foreign_page_changes_nothing(browser):
    browser.register("Anna")
    for origin in FOREIGN:
        answer = browser.post("/api/tables", json=WISH, headers={"Origin": origin, "Referer": ""})
        assert (answer.status_code, answer.json()["error"]) == (403, "ForeignOrigin"), origin
    assert browser.get("/api/tables").json() == []


def test_with_a_cookie_one_must_say_where_one_comes_from(browser):
    without(browser.register("Anna"), "Origin")
    assert browser.post("/api/tables", json=WISH).status_code == 403
    referer = {"Referer": f"{ADDRESS}/some/page"}
    assert browser.post("/api/tables", json=WISH, headers=referer).status_code == 201
    referer = {"Referer": "http://evil.example/127.0.0.1:1555"}
    assert browser.post("/api/tables", json=WISH, headers=referer).status_code == 403


def test_a_form_of_a_foreign_page_lacks_the_header(browser):
    without(browser.register("Anna"), "X-Cuius")
    assert browser.post("/api/tables", json=WISH).status_code == 403
    assert browser.post("/api/tables", json=WISH, headers={"X-Cuius": "0"}).status_code == 403


def test_nobody_is_signed_in_by_a_foreign_page(browser):
    """Nor are strangers led into an account that is not theirs."""
    browser.of("Anna")
    without(browser, "X-Cuius")
    answer = browser.post("/api/account/sign-in", json={"name": "Anna", "password": PASSWORD})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_a_program_with_a_token_needs_neither(browser):
    program = browser.register("Anna").program("play")
    assert program.post("/api/tables", json=WISH).status_code == 201


def test_local_play_is_no_less_careful(at_home):
    evil = {"Origin": "http://evil.example"}
    assert at_home.post("/api/tables", json=WISH, headers=evil).status_code == 403
    assert without(at_home, "X-Cuius").post("/api/tables", json=WISH).status_code == 403
    assert at_home.get("/api/tables").json() == []


def test_the_page_behind_a_proxy_is_our_own(tmp_path):
    settings = Settings(
        database=f"sqlite:///{tmp_path}/c.db", plain_http=True, origins=("https://Games.example.org",)
    )
    with Browser(create_app(settings)) as browser:
        browser.headers["Origin"] = "https://games.example.org"
        assert browser.register("Anna").post("/api/tables", json=WISH).status_code == 201
        browser.headers["Origin"] = "http://games.example.org"
        assert browser.post("/api/tables", json=WISH).status_code == 403


def test_a_socket_is_opened_by_our_own_page_only(browser):
    anna = browser.of("Anna")
    table, _ = running_table(anna, browser.of("Bert"))
    with anna.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
    for origin in ("http://evil.example", "null"):
        with (
            pytest.raises(WebSocketDisconnect, match="another site"),
            anna.websocket_connect(f"/ws/tables/{table}", headers={"Origin": origin}),
        ):
            pass
    without(anna, "Origin")
    with pytest.raises(WebSocketDisconnect), anna.websocket_connect(f"/ws/tables/{table}"):
        pass


# Hosts


FOREIGN_HOSTS = ["evil.example", "127.0.0.1.evil.example", "192.0.2.1:1555", "", "localhost.x"]


def test_local_play_answers_to_this_machines_names_only(at_home):
    for host in FOREIGN_HOSTS:
        for path in ("/", "/api/me", "/api/titles"):
            assert at_home.get(path, headers={"Host": host}).status_code == 403, host


OWN_HOSTS = ["127.0.0.1:1555", "localhost:80", "LOCALHOST", "[::1]:1555", "127.1.2.3"]


def test_local_play_is_found_under_all_of_them(at_home):
    for host in OWN_HOSTS:
        assert at_home.get("/api/me", headers={"Host": host}).status_code == 200, host


def test_a_server_answers_to_the_names_it_was_given(settings):
    settings = msgspec.structs.replace(settings, hosts=("games.example.org",))
    with Browser(create_app(settings)) as browser:
        assert browser.get("/api/tables", headers={"Host": "evil.example"}).status_code == 403
        assert browser.get("/api/tables", headers={"Host": "Games.example.org:443"}).status_code == 200


@pytest.mark.parametrize(
    ("host", "so"), [("localhost", True), ("::1", True), ("0.0.0.0", False), ("x", False)]
)
def test_what_means_this_machine(host, so):
    assert is_loopback(host) is so


def test_hosts_and_origins_are_taken_apart():
    assert host_name("[::1]:80") == "::1"
    assert host_name("[") == ""
    assert parse_origin("https://Example.org/page?x") == "https://example.org"
    assert parse_origin("javascript:alert(1)") is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"local": True, "host": "0.0.0.0"},
        {"plain_http": True, "host": "192.0.2.1"},
        {"origins": ("example.org",)},
    ],
)
def test_settings_that_would_open_the_door_are_refused(wrong):
    with pytest.raises(BadConfig):
        create_app(Settings(**wrong))


# Sizes


def test_a_large_body_is_refused(browser):
    browser.register("Anna")
    answer = browser.post("/api/tables", json={**WISH, "board": {"x": "x" * (1 << 20)}})
    assert answer.status_code == 413


def test_too_many_headers_are_refused(browser):
    assert browser.get("/api/tables", headers={"X-Long": "x" * 17_000}).status_code == 431


# Headers


def test_only_who_came_by_https_is_told_to_stay_with_it(browser):
    assert "strict-transport-security" not in browser.get("/health").headers


def test_errors_carry_the_policy_too(browser):
    for answer in (browser.get("/api/me"), browser.post("/api/tables", headers={"Origin": "null"})):
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_no_other_site_is_invited(browser):
    """Without an answer to the preflight a foreign page can send neither our header nor JSON."""
    preflight = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    answer = browser.options("/api/tables", headers=preflight)
    assert not [name for name in answer.headers if name.lower().startswith("access-control-")]
