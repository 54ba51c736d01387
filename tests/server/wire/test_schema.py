"""Whatever is sent to whatever the description of the API names: the server never fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from tests.server.node import Node

EXAMPLES = 6
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
HEADERS = {"X-Cuius": "1"}
ENDLESS = "/api/events"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """Local play: whoever asks may do everything. A table is being played already."""
    folder: Path = tmp_path_factory.mktemp("home")
    with Node(folder, f"sqlite:///{folder}/home.db", local=True) as node:
        with httpx.Client(base_url=node.http, headers=HEADERS) as client:
            wish = {"title": "revolution", "players": 2}
            table = client.post("/api/tables", json=wish).json()["id"]
            for seat in client.get(f"/api/tables/{table}").json()["seats"]:
                client.post(f"/api/tables/{table}/join", json={"seat": seat["seat"]})
            assert client.post(f"/api/tables/{table}/start").status_code == 204
        yield node


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with accounts, at which we are strangers."""
    folder: Path = tmp_path_factory.mktemp("club")
    with Node(folder, f"sqlite:///{folder}/club.db") as node:
        yield node


@pytest.fixture
def api_at_home(home: Node) -> schemathesis.BaseSchema:
    return schema_of(home)


@pytest.fixture
def api_of_club(club: Node) -> schemathesis.BaseSchema:
    return schema_of(club)


def schema_of(node: Node) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{node.http}/api/schema/openapi.json").exclude(path=ENDLESS)


at_home = schemathesis.pytest.from_fixture("api_at_home")
of_club = schemathesis.pytest.from_fixture("api_of_club")


@at_home.parametrize()
@BOUNDED
def test_nothing_fails_for_whoever_may_do_everything(case: schemathesis.Case) -> None:
    assert case.call(headers=HEADERS, timeout=30).status_code < 500


@of_club.parametrize()
@BOUNDED
def test_nothing_fails_for_a_stranger(case: schemathesis.Case) -> None:
    assert case.call(headers=HEADERS, timeout=30).status_code < 500
