"""The leak law on what crosses the wire: deal anew what a seat cannot know, and it is sent the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from cuius.core.record import HIDDEN
from cuius.core.title import get_title
from cuius.kit.laws.fork_and_load import reopen
from cuius.server.tables import service
from tests.server.browser import Browser, running_table

ANSWERS = 50
EVERY = 5
NAMES = ("Ann", "Bob", "Cid")


@pytest.fixture
def with_hidden_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example title, which has hands of cards and secret bids, may be played here."""
    monkeypatch.setattr(
        service, "get_title", lambda name: msgspec.structs.replace(get_title(name), offered=True)
    )


class Table:
    """A table of the example title in this process, whose match can be looked at and exchanged."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.people = [browser.another().register(name) for name in NAMES]
        self.id, self.seats = running_table(*self.people, title="example", pace={"kind": "live"})
        self.holders: dict[str | None, Browser] = dict(zip(self.seats, self.people, strict=True))
        self.holders[None] = browser

    def with_live(self, work: Callable[[Any], Any]) -> Any:
        """Do something with the table in the server's memory, under its lock."""

        async def run() -> Any:
            async with self.browser.services().live_tables.locked(self.id) as live:
                return work(live)

        assert self.browser.blocking_portal is not None
        return self.browser.blocking_portal.call(run)

    def exchange(self, match: Any) -> Any:
        def work(live: Any) -> Any:
            before, live.match, live._observation = live.match, match, None
            return before

        return self.with_live(work)

    def answer(self, random: Random) -> bool:
        for seat in self.seats:
            question = self.get(seat, "observation", seat=seat).json()["question"]
            if question:
                answer = {
                    "id": f"answer {random.random()}",
                    "seat": seat,
                    "number": question["number"],
                    "key": question["key"],
                    "answer": random.choice(question["options"]),
                }
                taken = self.holders[seat].post(f"/api/tables/{self.id}/answer", json=answer)
                assert taken.status_code == 200, taken.text
                return True
        return False

    def get(self, reader: str | None, path: str, **params: Any) -> Any:
        given = {name: value for name, value in params.items() if value is not None}
        return self.holders[reader].get(f"/api/tables/{self.id}/{path}", params=given)

    def everything_sent_to(self, reader: str | None) -> list[bytes]:
        """All bytes that a seat or a spectator can get out of the server in this position."""
        holder = self.holders[reader]
        paths = [("observation", {"seat": reader})]
        bodies = []
        if reader is not None:
            paths += [(path, {"seat": reader, "what": "nonsense"}) for path in ("why-not",)]
            bodies = [
                {"id": "nonsense", "seat": reader, "number": number, "key": "nonsense", "answer": "nonsense"}
                for number in (0, self.get(reader, "observation").json()["number"])
            ]
        got = [self.get(reader, path, **params) for path, params in paths]
        got += [holder.post(f"/api/tables/{self.id}/answer", json=body) for body in bodies]
        got += [holder.get(f"/api/tables/{self.id}")]
        with holder.websocket_connect(f"/ws/tables/{self.id}") as socket:
            socket.send_json({"type": "watch", "seat": reader})
            shown = socket.receive_text(timeout=20)
            while not shown.startswith('{"type":"update"'):
                shown = socket.receive_text(timeout=20)
        return [str(answer.status_code).encode() + answer.content for answer in got] + [shown.encode()]


def redealt(match: Any, reader: str | None, random: Random) -> Any:
    """The same position with everything dealt anew that this reader cannot know."""
    other = match.fork()
    other.log = match.log
    match.title.redeal(other.state, match.roles(reader), random.randrange)
    reopen(other, (reader,))
    return other


@pytest.mark.parametrize("seed", range(2))
def test_nothing_leaks_over_the_wire(browser: Browser, with_hidden_hands: None, seed: int) -> None:
    random, table = Random(seed), Table(browser)
    differed = 0
    for number in range(ANSWERS):
        if not table.answer(random):
            break
        if number % EVERY:
            continue
        for reader in (*table.seats, None):
            sent = table.everything_sent_to(reader)
            match = table.with_live(lambda live: live.match)
            other = redealt(match, reader, random)
            differed += match.state.digest() != other.state.digest()
            table.exchange(other)
            try:
                again = table.everything_sent_to(reader)
            finally:
                table.exchange(match)
            assert again == sent, f"{reader or 'a spectator'} is sent something else"
    assert differed, "The test deals nothing anew."


def test_a_running_record_hides_what_is_not_the_readers_business(
    browser: Browser, with_hidden_hands: None
) -> None:
    random, table = Random(5), Table(browser)
    for _ in range(ANSWERS // 2):
        table.answer(random)
    entries = table.with_live(lambda live: [(e.to, e.written()) for e in live.match.journal])
    roles = table.with_live(lambda live: {seat: live.match.roles(seat) for seat in (*table.seats, None)})
    hidden = 0
    for reader in (*table.seats, None):
        rows = table.get(reader, "record", seat=reader).json()["rows"]
        assert len(rows) == len(entries)
        for (to, _), row in zip(entries, rows, strict=True):
            if to is not None and not set(to) & set(roles[reader]):
                assert row[2] == HIDDEN
                hidden += 1
    assert hidden, "The test has met no secret."
