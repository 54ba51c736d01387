"""A club whose members play in tournaments."""

from __future__ import annotations

import pytest

from tests.server.tournaments.cup import NAMES


@pytest.fixture
def people(browser):
    return {name: browser.of(name) for name in NAMES}


@pytest.fixture
def club(people):
    """Anna leads it; all others are members."""
    club = people["Anna"].post("/api/clubs", json={"name": "Ghent", "joining": "open"}).json()["id"]
    for name in NAMES[1:]:
        assert people[name].post(f"/api/clubs/{club}/join", json={}).status_code == 204
    return club
