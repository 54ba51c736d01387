"""Whatever is sent to whatever the description of the API names: the server never fails.

What Hypothesis sends depends on the constants of all modules that are loaded, so a run of this file alone
sends other requests than a run of all tests; a failure names the request.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.node import Node
from tests.server.postgres import Cluster

EXAMPLES = int(os.environ.get("WIRE_EXAMPLES", "12"))
"""Requests an operation."""
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="WIRE_RANDOM" not in os.environ,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
HEADERS = {"X-Cuius": "1"}
APART = ("/api/events", "/health")
"""What never ends, and what says 503 on purpose when the machine is too busy for the database."""
ENDING = ("/leave", "/close")
"""What is tried at a table of its own, since after it the rest would meet nothing."""
PATIENCE = 120.0
"""Seconds that a request may take on a busy machine: how fast the server is, others measure."""

Words = dict[str, list[Any]]

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """Local play: whoever asks may do everything."""
    folder: Path = tmp_path_factory.mktemp("home")
    url = f"sqlite:///{folder}/home.db"
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.new()
    with Node(folder, url, local=True, data=str(folder)) as node:
        yield node


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with accounts, at which we are strangers."""
    folder: Path = tmp_path_factory.mktemp("club")
    with Node(folder, f"sqlite:///{folder}/club.db") as node:
        yield node


def begun(client: httpx.Client) -> str:
    """A table that is being played."""
    table: str = client.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    for seat in client.get(f"/api/tables/{table}").json()["seats"]:
        client.post(f"/api/tables/{table}/join", json={"seat": seat["seat"]})
    assert client.post(f"/api/tables/{table}/start").status_code == 204
    return table


def words_of(node: Node) -> Words:
    """Words that mean something to the server, by the names under which they are sent; zero is no letter."""
    with httpx.Client(base_url=node.http, headers=HEADERS, timeout=PATIENCE) as client:
        tables = [begun(client), begun(client)]
        seats = [seat["seat"] for seat in client.get(f"/api/tables/{tables[0]}").json()["seats"]]
    return {
        "table_id": [tables[0], "\0"],
        "ending": tables[1:],
        "seat": [*seats, "\0"],
        "title": ["revolution", "guerres", "here_i_stand"],
        "name": ["revolution", "guerres", "here_i_stand"],
        "language": ["en", "nl"],
        "bot": ["random", "steward"],
        "kind": ["end", "undo", "pause"],
        "number": [1, 0],
    }


def spoken(sent: Any, words: Words, draw: Any) -> Any:
    """The same with words that mean something, here and there."""
    if not isinstance(sent, dict):
        return sent
    return {
        name: draw(st.sampled_from(words[name])) if name in words and draw(st.integers(0, 2)) else value
        for name, value in sent.items()
    }


def try_everything(node: Node, words: Words) -> dict[str, set[int]]:
    """Every operation with several requests that its description allows; returns how they were answered."""
    schema = schemathesis.openapi.from_url(f"{node.http}/api/schema/openapi.json", timeout=PATIENCE)
    answered: dict[str, set[int]] = {}
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path in APART:
            continue
        statuses = answered.setdefault(f"{operation.method} {operation.path}", set())
        ends = operation.path.endswith(ENDING)
        known = {**words, "table_id": words["ending"]} if ends and words else words

        @BOUNDED
        @given(case=operation.as_strategy(), data=st.data())
        def never_fails(case: schemathesis.Case, data: Any) -> None:
            case.path_parameters = spoken(case.path_parameters, known, data.draw)
            case.query = spoken(case.query, known, data.draw)
            case.body = spoken(case.body, known, data.draw)
            answer = case.call(headers=HEADERS, timeout=PATIENCE)
            statuses.add(answer.status_code)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)

        never_fails()
    return answered


def test_nothing_fails_for_whoever_may_do_everything(home: Node) -> None:
    answered = try_everything(home, words_of(home))
    assert len(answered) > 20
    done = [operation for operation, statuses in answered.items() if any(status < 300 for status in statuses)]
    assert len(done) > 30, done


def test_nothing_fails_for_a_stranger(club: Node) -> None:
    assert len(try_everything(club, {})) > 20
