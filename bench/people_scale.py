"""Scale: how soon the pages of people and of the archive are there with many accounts and games.

    python bench/people_scale.py [--accounts 10000] [--finished 50000] [--running 2000] [--asked 30]
                                 [--database URL] [--json]

The database, SQLite in a folder of its own unless an empty one is named, is filled with made-up people and
games; the ratings follow from the results as the server would rate them. Then every page is asked for in
turn, each time for somebody else, and the median of the server's time for it is printed in milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from litestar.testing import TestClient
from sqlalchemy import insert, text

from cuius.core.title import Config, get_title
from cuius.server.app import create_app
from cuius.server.ops.logs import configure_logging
from cuius.server.rate_limits import RateLimits
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import (
    ArchivedGame,
    ArchivedRole,
    GameTable,
    PlayerRating,
    RatedSeat,
    Seat,
    User,
)
from cuius.server.store.upgrade import upgrade
from cuius.skill import NEW_ROLE, Contestant, Skill, rated

TITLES = ("revolution", "guerres", "here_i_stand")
SLOW = {"kind": "slow", "time_bank": 259_200, "increment": 86_400, "pass_delay": None}
CHUNK = 2000
START = 1_700_000_000.0


class MadeUp:
    """Rows of people and games, and the ratings that follow from them."""

    def __init__(self, accounts: int, finished: int, running: int) -> None:
        self.random = Random(1)
        self.people = [f"person{n}" for n in range(accounts)]
        self.strength = {person: self.random.gauss(0, 1) for person in self.people}
        self.skills: dict[tuple[str, str, str], Skill] = {}
        self.counts: dict[tuple[str, str, str], list[float]] = {}
        self.rows: dict[type, list[dict[str, Any]]] = {
            GameTable: [],
            Seat: [],
            RatedSeat: [],
            ArchivedGame: [],
            ArchivedRole: [],
        }
        self.configs = {title: get_title(title).configure(None, None, {}) for title in TITLES}
        for n in range(finished):
            self.add_game(n, "finished")
        for n in range(running):
            self.add_game(finished + n, "running")
        for n in range(running // 10):
            self.add_game(finished + running + n, "open")

    def add_game(self, n: int, status: str) -> None:
        config = self.configs[TITLES[n % len(TITLES)]]
        table, at, title = f"table{n}", START + 600.0 * n, config.title
        seats = list(config.seats)
        people = self.random.sample(self.people, len(seats))
        shown = {person: self.strength[person] + self.random.gauss(0, 1) for person in people}
        order = sorted(people, key=lambda person: -shown[person])
        winner = config.seats[seats[people.index(order[0])]][0]
        result = {"kind": "points", "winners": [winner], "scores": {}} if status == "finished" else None
        self.rows[GameTable].append(
            {
                "id": table,
                "name": f"Table {n}",
                "title": title,
                "config": msgspec.to_builtins(config),
                "status": status,
                "owner_id": people[0],
                "public": n % 10 != 0,
                "invitation": "x",
                "chat": "open",
                "anonymous": n % 20 == 1,
                "pace": SLOW,
                "unattended": False,
                "seed": b"0" * 32,
                "asked_seats": seats[:1],
                "result": result,
                "created_at": at,
                "last_move_at": at,
                "rated_at": at if result else None,
                "archived_at": at if result else None,
            }
        )
        for position, (seat, person) in enumerate(zip(seats, people, strict=True)):
            holder = None if status == "open" and position else person
            self.rows[Seat].append(
                {
                    "table_id": table,
                    "name": seat,
                    "position": position,
                    "user_id": holder,
                    "past_user_ids": [],
                }
            )
        if result and n % 10 != 0:
            self.archive(table, config, at, people, winner, hidden=n % 20 == 1)
        if result and n % 20 != 1:
            self.rate(table, title, at, seats, [(p, 1 + order.index(p)) for p in people], n % 10 != 0)

    def archive(
        self, table: str, config: Config, at: float, people: list[str], winner: str, hidden: bool
    ) -> None:
        self.rows[ArchivedGame].append(
            {
                "table_id": table,
                "title": config.title,
                "scenario": config.scenario,
                "edition": config.options.get("edition", ""),
                "players": config.players,
                "ending": self.random.choice(("points", "automatic", "military")),
                "decisions": int(self.random.gauss(900, 200)),
                "who": "people",
                "own_board": False,
                "started_at": at - 86_400 * self.random.random() * 90,
                "finished_at": at,
            }
        )
        for position, ((seat, roles), person) in enumerate(zip(config.seats.items(), people, strict=True)):
            for role in roles:
                self.rows[ArchivedRole].append(
                    {
                        "table_id": table,
                        "role": role,
                        "position": position,
                        "seat": seat,
                        "title": config.title,
                        "counted": True,
                        "scenario": config.scenario,
                        "edition": config.options.get("edition", ""),
                        "players": config.players,
                        "who": "people",
                        "user_id": None if hidden else person,
                        "bot": None,
                        "won": winner in roles,
                        "opening": f"opening{self.random.randrange(40)}",
                        "finished_at": at,
                    }
                )

    def rate(
        self, table: str, title: str, at: float, seats: list[str], places: list[tuple[str, int]], public: bool
    ) -> None:
        people = [(title, "person", person) for person, _ in places]
        roles = [(title, "role", seat) for seat in seats]
        before = [
            Contestant(self.skills.get(a, Skill()), self.skills.get(b, NEW_ROLE))
            for a, b in zip(people, roles, strict=True)
        ]
        after = rated(before, [place for _, place in places])
        for key, role, old, new, seat, (person, place) in zip(
            people, roles, before, after, seats, places, strict=True
        ):
            self.skills[key], self.skills[role] = new.player, new.role
            for each in (key, role):
                games, wins, _ = self.counts.get(each, [0, 0, 0.0])
                self.counts[each] = [games + 1, wins + (place == 1), at]
            self.rows[RatedSeat].append(
                {
                    "table_id": table,
                    "seat": seat,
                    "title": title,
                    "kind": "person",
                    "player": person,
                    "place": place,
                    "public": public,
                    "points_before": old.player.points,
                    "points": new.player.points,
                    "deviation": new.player.deviation,
                    "finished_at": at,
                }
            )

    def ratings(self) -> list[dict[str, Any]]:
        rows = []
        for (title, kind, player), skill in self.skills.items():
            games, wins, at = self.counts[title, kind, player]
            row = {"title": title, "kind": kind, "player": player, "points": skill.points}
            row |= {"deviation": skill.deviation, "low": skill.low}
            rows.append(row | {"games": int(games), "wins": int(wins), "last_played_at": at})
        return rows

    def users(self) -> list[dict[str, Any]]:
        return [
            {"id": p, "name": p, "name_key": p, "created_at": START, "preferences": {}} for p in self.people
        ]


async def fill(url: str, made: MadeUp) -> None:
    await upgrade(url)
    database = Database(url, "process")
    rows = {User: made.users(), **made.rows, PlayerRating: made.ratings()}
    for model, values in rows.items():
        for start in range(0, len(values), CHUNK):
            async with database.writing() as session:
                await session.execute(insert(model), values[start : start + CHUNK])
    async with database.writing() as session:
        await session.execute(text("ANALYZE"))  # as a database that grew slowly has done by itself
    await database.close()


def measure(url: str, folder: str, people: list[str], asked: int) -> dict[str, float]:
    """The median of each page's time, in milliseconds."""
    limits = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, 0))
    settings = Settings(database=url, data=folder, plain_http=True, tick=3600.0, limits=limits)
    random = Random(2)
    pages = {
        "lobby, open": "/api/tables?which=open",
        "lobby, running": "/api/tables?which=running",
        "profile": "/api/profiles/{person}",
        "past games": "/api/profiles/{person}/games",
        "leader board": "/api/ratings/revolution",
        "archive": "/api/archive",
        "archive, late page": "/api/archive?before=1701000000.0 table9",
        "archive, person": "/api/archive?person={person}",
        "archive, title and role": "/api/archive?title=guerres&role=league&result=won",
        "archive, rare": "/api/archive?title=revolution&ending=military&shortest=1500",
        "archive, nothing": "/api/archive?ending=unknown",
        "statistics": "/api/statistics/here_i_stand",
        "statistics, chosen": "/api/statistics/revolution?players=5&who=people",
    }
    found = {}
    with TestClient(create_app(settings), base_url="http://127.0.0.1:1555") as client:
        for name, path in pages.items():
            times = []
            for _ in range(asked):
                begun = time.perf_counter()
                answer = client.get(path.format(person=random.choice(people)))
                times.append(time.perf_counter() - begun)
                assert answer.status_code == 200, answer.text
            found[name] = round(1000 * median(times), 1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--finished", type=int, default=50_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--asked", type=int, default=30, help="requests for each page")
    parser.add_argument("--database", help="an empty database; SQLite in a folder of its own if left out")
    parser.add_argument("--folder", help="where to keep the SQLite database; removed at the end if left out")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    configure_logging(level="warning")
    with tempfile.TemporaryDirectory() as temporary:
        folder = wish.folder or temporary
        url = wish.database or f"sqlite:///{Path(folder) / 'cuius.db'}"
        made = MadeUp(wish.accounts, wish.finished, wish.running)
        asyncio.run(fill(url, made))
        found = measure(url, folder, made.people, wish.asked)
    if wish.json:
        print(json.dumps({"accounts": wish.accounts, "finished": wish.finished, "milliseconds": found}))
        return
    for name, milliseconds in found.items():
        print(f"{name:24} {milliseconds:8.1f} ms")


if __name__ == "__main__":
    main()
