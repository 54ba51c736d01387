"""What browsers may keep."""

from __future__ import annotations

import pytest

from tests.server.browser import running_table


@pytest.fixture
def database(tmp_path):
    """Headers do not depend on the database: one kind is enough."""
    return f"sqlite:///{tmp_path}/cuius.db"


def test_no_copy_is_kept_of_what_depends_on_who_asks(browser):
    anna = browser.of("Anna")
    table, [seat, _] = running_table(anna, browser.of("Bert"))
    personal = [
        "/api/session",
        "/api/me",
        "/api/me/tokens",
        "/api/me/sessions",
        "/api/me/data",
        "/api/notices",
        "/api/notices/key",
        "/api/people/blocked",
        "/api/tables",
        f"/api/tables/{table}",
        f"/api/tables/{table}/observation?seat={seat}",
        f"/api/tables/{table}/chat",
        "/api/admin/people",
        "/api/nothing",
    ]
    kept = {path: anna.get(path).headers.get("cache-control") for path in personal}
    assert set(kept.values()) == {"no-store"}, kept
    assert anna.patch("/api/me", json={}).headers["cache-control"] == "no-store"


def test_what_everybody_is_told_the_same_may_be_kept(browser):
    for path in ("/api/titles/revolution", "/api/titles/revolution/text/en"):
        assert browser.get(path).headers["cache-control"] == "no-cache"
    assert "cache-control" not in browser.get("/api/schema/openapi.json").headers
