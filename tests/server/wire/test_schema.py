"""Whatever is sent to whatever the description of the API names: the server never fails."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.node import Node

EXAMPLES = int(os.environ.get("WIRE_EXAMPLES", "12"))
"""Requests an operation."""
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


def try_everything(node: Node) -> int:
    """Every operation with several requests that its description allows; returns how many there were."""
    schema = schemathesis.openapi.from_url(f"{node.http}/api/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path == ENDLESS:
            continue
        tried += 1

        @BOUNDED
        @given(case=operation.as_strategy())
        def never_fails(case: schemathesis.Case) -> None:
            answer = case.call(headers=HEADERS, timeout=30)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)

        never_fails()
    return tried


def test_nothing_fails_for_whoever_may_do_everything(home: Node) -> None:
    assert try_everything(home) > 20


def test_nothing_fails_for_a_stranger(club: Node) -> None:
    assert try_everything(club) > 20
