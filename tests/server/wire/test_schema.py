"""Whatever is sent to whatever the description of the API names: the server never fails.

What Hypothesis sends depends on the constants of all modules that are loaded, so a run of this file alone
sends other requests than a run of all tests; a failure names the request.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.node import Node
from tests.server.postgres import Cluster

EXAMPLES = int(os.environ.get("WIRE_EXAMPLES", "4"))
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

HOSTILE = {
    "deep arrays": "[" * 2000 + "]" * 2000,
    "deep objects": '{"a":' * 2000 + "1" + "}" * 2000,
    "arrays just allowed": "[" * 25 + "]" * 25,
    "many digits": "9" * 100_000,
    "many digits after the point": "0." + "1" * 100_000,
    "a number too large for the database": "9223372036854775808",
    "a number of 300 digits": "-" + "7" * 300,
    "no number": "NaN",
    "infinity": "-Infinity",
    "a large exponent": "1e999",
    "half a letter": '"\\ud800"',
    "half a letter amid others": '"a\\udfffb"',
    "zero": '"\\u0000"',
    "zero amid others": '"a\\u0000b"',
    "letters that turn the direction": '"\u202ea\u2066b\u2069\u200f"',
    "invisible letters": '"\ufe0f\u200b\u3164\u00ad"',
    "a letter of four bytes": '"\U0001f5dd\ufe0f"',
    "names twice": '{"seat": 1, "seat": "x", "seat": [null]}',
    "an empty name": '{"": {"": ""}}',
    "names of the language": '{"__class__": "x", "__dict__": {}}',
    "a long text": '"' + "x" * 100_000 + '"',
    "nothing": "null",
    "false": "false",
    "not JSON": "{'a': 1}",
    "half of JSON": '{"a": [',
}
"""JSON that a decoder, a database or a rule may stumble over, by what it is."""
HOSTILE_BYTES = (b"\xff\xfe", b"\xed\xa0\x80", b"", b"\x00", b"\xef\xbb\xbf{}")
HOSTILE_QUERY = ("%00", "%ff", "%ED%A0%80", "9" * 5000, "-1", "1e9", "%E2%80%AE", "[" * 2000, "NaN", "")

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


def hostile_body(body: Any, draw: Any) -> bytes:
    """The body of a request, with something hostile in place of it or of a part; sometimes twice there."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.sampled_from(HOSTILE_BYTES))
    text = HOSTILE[draw(st.sampled_from(sorted(HOSTILE)))]
    if not isinstance(body, dict) or not body or draw(st.integers(0, 4)) == 0:
        return text.encode()
    name = draw(st.sampled_from(sorted(body)))
    members = [f"{json.dumps(other)}: {json.dumps(value)}" for other, value in body.items() if other != name]
    hostile = f"{json.dumps(name)}: {text}"
    return "{{{}}}".format(", ".join([*members, hostile, *draw(st.sampled_from(([], [hostile])))])).encode()


def try_hostile(node: Node, words: Words) -> int:
    """Every operation with requests that its description does not allow; returns how many were sent."""
    schema = schemathesis.openapi.from_url(f"{node.http}/api/schema/openapi.json", timeout=PATIENCE)
    sent = 0
    with httpx.Client(base_url=node.http, headers=HEADERS, timeout=PATIENCE) as client:
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path in APART or operation.path.endswith(ENDING):
                continue

            @settings(BOUNDED, max_examples=-(-EXAMPLES // 2))
            @given(case=operation.as_strategy(), data=st.data())
            def never_fails(case: schemathesis.Case, data: Any) -> None:
                nonlocal sent
                case.path_parameters = spoken(case.path_parameters, words, data.draw)
                path = operation.path
                for name, value in (case.path_parameters or {}).items():
                    path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
                query = {
                    name: data.draw(st.sampled_from(HOSTILE_QUERY))
                    if data.draw(st.booleans())
                    else quote(str(value))
                    for name, value in (case.query or {}).items()
                }
                url = f"{path}?{'&'.join(f'{name}={value}' for name, value in query.items())}"
                content = None
                if case.method not in ("GET", "HEAD", "DELETE") or isinstance(case.body, dict):
                    content = hostile_body(spoken(case.body, words, data.draw), data.draw)
                headers = {"Content-Type": "application/json"}
                answer = client.request(case.method, url, content=content, headers=headers)
                sent += 1
                assert answer.status_code < 500, (case.method, url, (content or b"")[:500], answer.text)

            never_fails()
    return sent


def incidents_of(node: Node) -> list[str]:
    """What the server has written about failures of its own."""
    return [line for line in node.log.read_text().splitlines() if '"server.failed"' in line]


def test_nothing_fails_for_whoever_may_do_everything(home: Node) -> None:
    answered = try_everything(home, words_of(home))
    assert len(answered) > 20
    done = [operation for operation, statuses in answered.items() if any(status < 300 for status in statuses)]
    assert len(done) > 30, done


def test_nothing_fails_for_a_stranger(club: Node) -> None:
    assert len(try_everything(club, {})) > 20


def test_nothing_fails_whatever_is_sent(home: Node) -> None:
    assert try_hostile(home, words_of(home)) > 100
    assert incidents_of(home) == []


def test_nothing_fails_whatever_a_stranger_sends(club: Node) -> None:
    assert try_hostile(club, {}) > 100
    assert incidents_of(club) == []
