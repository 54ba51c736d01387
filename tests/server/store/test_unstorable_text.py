"""Words and numbers that a database cannot keep are refused; the server does not fail of them."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

ZERO = "\0"
TOO_LARGE = 2**31


@pytest.fixture
def anna(browser):
    return browser.register("Anna")


@pytest.fixture
def table(anna):
    return anna.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]


def said(answer):
    assert answer.status_code in (400, 404, 409), answer.text
    return answer.json()["text"]


def test_zero_is_a_letter_of_no_name(anna, table):
    assert said(anna.post(f"/api/tables/{table}/join", json={"seat": ZERO}))
    assert said(anna.post(f"/api/tables/{table}/bot", json={"seat": ZERO, "bot": "random"}))
    assert said(anna.get("/api/tables/%00"))
    assert said(anna.post("/api/people/block", json={"name": f"Bert{ZERO}"}))
    assert said(anna.delete("/api/me/tokens/%00"))


def test_a_table_of_such_a_name_has_no_socket(anna):
    with pytest.raises(WebSocketDisconnect) as closed, TestClient.websocket_connect(anna, "/ws/tables/%00"):
        pass
    assert closed.value.code in (4400, 4404)


def test_what_would_be_kept_is_refused_where_the_database_refuses_it(anna, settings):
    anna.of("Bert")
    told = anna.post("/api/people/report", json={"name": "Bert", "text": f"Rude{ZERO}"})
    assert told.status_code == (400 if settings.database.startswith("postgres") else 201)
    assert len(anna.get("/api/me/data").json()["reports"]) == (told.status_code == 201)


@pytest.mark.parametrize("letter", [ZERO, "\n", "\u202e"])
def test_no_table_has_such_a_letter_in_its_name(anna, letter):
    wish = {"title": "revolution", "players": 2, "name": f"Ours{letter}2"}
    assert "visible letters" in said(anna.post("/api/tables", json=wish))
    assert anna.get("/api/tables").json() == []


@pytest.mark.parametrize("name", ["since", "up_to"])
def test_no_notice_has_so_large_a_number(anna, name):
    if name == "since":
        answer = anna.get("/api/notices", params={"since": TOO_LARGE})
    else:
        answer = anna.post("/api/notices/read", json={"up_to": TOO_LARGE})
    assert answer.status_code == 400


def test_no_line_of_the_audit_has_so_large_a_number(keeper):
    assert keeper.get("/api/admin/audit", params={"before": TOO_LARGE}).status_code == 400
    assert keeper.get("/api/admin/audit", params={"before": TOO_LARGE - 1}).status_code == 200
