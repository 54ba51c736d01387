"""What was thrown and drawn for in a finished game, told over HTTP to whoever may see its record."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from cuius.core.chance import Seeded
from cuius.core.chance_ledger import ChanceRequest
from cuius.core.match import Match
from cuius.core.record import committed_chance, parse, verify
from cuius.core.title import get_title
from cuius.server.play.chance_ledgers import ChanceLedgers
from cuius.server.rate_limits import RateLimits
from tests.core.computed_chance import computed
from tests.server.browser import Browser
from tests.server.play.club import Club


class Game:
    """A game of the Wars of Religion for one person at both seats."""

    def __init__(self, player: Browser, **wish: Any) -> None:
        self.player = player
        self.seats = tuple(player.get("/api/titles/guerres/seats", params={"players": 2}).json())
        everywhere = dict.fromkeys(self.seats, "me")
        made = player.post(
            "/api/tables", json={"title": "guerres", "players": 2, "seats": everywhere, **wish}
        )
        assert made.status_code == 201, made.text
        self.path = f"/api/tables/{made.json()['id']}"
        assert player.post(f"{self.path}/start").status_code == 204

    def answer(self, times: int) -> None:
        for _ in range(times):
            seat = self.player.get(self.path).json()["asked_seats"][0]
            seen = self.player.get(f"{self.path}/observation", params={"seat": seat}).json()
            question = seen["question"]
            answer = {"id": f"answer {seen['rows']:06}", "seat": seat, "answer": question["options"][0]}
            sent = {**answer, "number": question["number"], "key": question["key"]}
            assert self.player.post(f"{self.path}/answer", json=sent).status_code == 200

    def move(self, kind: str, **more: Any) -> None:
        """All seats are held by one person, so what is proposed is carried."""
        wish = {"seat": self.seats[0], "kind": kind, **more}
        assert self.player.post(f"{self.path}/motions", json=wish).status_code == 201

    def ledger(self, who: Browser | None = None, **query: str) -> Any:
        return (who or self.player).get(f"{self.path}/chance", params=query)


def test_every_roll_and_draw_of_a_finished_game_can_be_computed(club):
    """Also of one that went back by consent and was conceded."""
    game = Game(club.ann)
    game.answer(3)
    rows = club.ann.get(f"{game.path}/record").json()["rows"]
    back = next(n for n, row in enumerate(rows) if row[0] not in ("table", "chance") and row[3] == "")
    game.move("undo", number=back)
    game.answer(3)
    running = game.ledger()
    assert (running.status_code, running.json()["error"]) == (409, "Conflict")
    game.move("concede")
    record = parse(club.ann.get(f"{game.path}/record").content)
    assert verify(record).ok
    chance = committed_chance(record)
    assert chance is not None
    ledger = msgspec.convert(game.ledger().json(), list[ChanceRequest])
    assert len(ledger) > 3
    for counter, request in enumerate(ledger):
        assert computed(chance, counter, request) == record.entries[request.row].answer
    assert len(ledger) == sum(row.by == "chance" for row in record.entries)


def test_it_is_told_to_whoever_may_see_the_table(club):
    game = Game(club.ann, public=False)
    game.move("concede")
    assert game.ledger(club.eve).status_code == 404
    assert game.ledger(club.stranger).status_code == 404
    invitation = club.ann.get(game.path).json()["invitation"]
    assert game.ledger(club.stranger, invitation=invitation).status_code == 200


def test_a_game_is_replayed_once_for_everybody(club, monkeypatch):
    game, replays = Game(club.ann), []
    game.move("concede")
    run = club.services.workers.run
    monkeypatch.setattr(club.services.workers, "run", lambda *job: replays.append(1) or run(*job))
    told = [game.ledger(who).json() for who in (club.ann, club.bob, club.stranger)]
    assert told[0] == told[1] == told[2]
    assert replays == [1]


def test_a_table_that_was_closed_keeps_its_seed(club):
    game = Game(club.ann)
    assert club.ann.post(f"{game.path}/close").status_code == 204
    assert game.ledger().status_code == 409


def test_replays_are_limited(tmp_path):
    club = Club(tmp_path, limits=RateLimits(reads=0, writes=0, sign_ins=0, checks=1))
    with club.stack:
        first, second = Game(club.ann), Game(club.ann)
        for game in (first, second):
            game.move("concede")
        assert first.ledger().status_code == 200
        refused = second.ledger()
        assert (refused.status_code, refused.json()["error"]) == (429, "RateLimited")
        assert first.ledger().status_code == 200, "what is kept costs nothing"


def test_the_oldest_ledgers_are_dropped():
    class Replays:
        async def run(self, *job: Any) -> list[ChanceRequest]:
            return []

    title = get_title("example")
    match = Match(title, title.configure(), Seeded(1))
    ledgers = ChanceLedgers(Replays(), kept=2)
    for table in "abac":
        if ledgers.get(table) is None:
            asyncio.run(ledgers.make(table, match, ()))
    assert [ledgers.get(table) is None for table in "abc"] == [False, True, False]
