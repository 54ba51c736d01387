"""A server in a process of its own, to be killed and started again; and people who need no passwords."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from cuius.server.accounts.names import normalize_name
from cuius.server.accounts.person import Person
from cuius.server.rate_limits import RateLimits
from cuius.server.secrets import hash_secret, new_id
from cuius.server.store.database import Database
from cuius.server.store.models import ApiToken, User
from cuius.server.store.upgrade import upgrade
from cuius.server.tables.journal_store import row_values
from cuius.server.tables.schemas import NewTable, Pace
from cuius.server.tables.service import Tables, begin
from tests.server.postgres import free_port

START = 60.0
"""Seconds that a server may take to start on a busy machine."""

SERVE = "import sys; from cuius.cli.main import main; sys.argv[0] = 'cuius'; main()"
UNTIMED = Pace("live")
LIMITS = "limits = {" + ", ".join(f"{name} = 0" for name in RateLimits.__struct_fields__) + "}"
"""None: what a crowd may do is tested elsewhere."""


class Node:
    """One `cuius serve`, always at the same address."""

    def __init__(
        self,
        folder: Path,
        database: str,
        name: str = "node",
        environment: Mapping[str, str] | None = None,
        **settings: Any,
    ) -> None:
        self.port = free_port()
        self.environment = {**os.environ, **(environment or {})}
        self.config = folder / f"{name}.toml"
        self.log = folder / f"{name}.log"
        chosen = {
            "port": self.port,
            "database": database,
            "data": str(folder),
            "plain_http": True,
            **settings,
        }
        lines = [f"{name} = {json.dumps(value)}" for name, value in chosen.items()]
        self.config.write_text("\n".join([*lines, LIMITS, ""]))
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Node:
        """Start and wait until it answers."""
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", SERVE, "serve", "--config", str(self.config)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        end = time.monotonic() + START
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise AssertionError(f"The server does not start:\n{self.log.read_text()[-3000:]}")
            time.sleep(0.02)
        return self

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.http}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As a crash does it: at once, without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> Node:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.stop()


class Somebody(msgspec.Struct, frozen=True):
    """A person with a token."""

    id: str
    secret: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    @property
    def person(self) -> Person:
        return Person(self.id, self.id)


async def prepare(
    url: str,
    people: int,
    tables: int,
    title: str = "revolution",
    players: int = 3,
    pace: Pace = UNTIMED,
    **wish: Any,
) -> tuple[list[Somebody], dict[str, dict[str, Somebody]]]:
    """People, and running tables with each seat held by one of them in turn: table -> seat -> holder."""
    await upgrade(url)
    database = Database(url)
    service = Tables(database, time.time)
    everybody = [Somebody(f"p{n}", f"{n}-{new_id()}") for n in range(people)]
    async with database.writing() as session:
        session.add_all(
            User(id=s.id, name=s.id, name_key=normalize_name(s.id), created_at=0.0, preferences={})
            for s in everybody
        )
        await session.flush()
        session.add_all(
            ApiToken(
                id=hash_secret(s.secret), user_id=s.id, name="t", scopes=["read", "play"], created_at=0.0
            )
            for s in everybody
        )
    made = {}
    for n in range(tables):
        wished = NewTable(title=title, players=players, pace=pace, **wish)
        made.update(await seat_all(database, service, wished, everybody, n * players))
    await database.close()
    return everybody, made


async def seat_all(
    database: Database, service: Tables, wish: NewTable, people: list[Somebody], first: int
) -> dict[str, dict[str, Somebody]]:
    """One running table: its seats are filled from `people`, from number `first` on, around and around."""
    from sqlalchemy import insert

    from cuius.server.store.models import GameTable, JournalRow, Notice
    from cuius.server.tables.seats import seats_of

    table_id = await service.create(people[first % len(people)].person, wish)
    async with database.writing() as session:
        table = await session.get(GameTable, table_id)
        assert table is not None
        seats = await seats_of(session, table_id)
        holders = {seat.name: people[(first + n) % len(people)] for n, seat in enumerate(seats)}
        for seat in seats:
            seat.user_id = holders[seat.name].id
        match = begin(table, seats)
        rows = [row_values(table_id, n, entry, 0.0) for n, entry in enumerate(match.journal)]
        if rows:
            await session.execute(insert(JournalRow), rows)
        table.status = "running"
        table.asked_seats = list(dict.fromkeys(q.seat for q in match.questions))
        for seat in table.asked_seats:
            told = {"table": table_id, "name": table.name, "title": table.title, "seat": seat}
            at = table.last_move_at
            session.add(Notice(user_id=holders[seat].id, kind="turn", detail=told, created_at=at, read_at=at))
    return {table_id: holders}


def run(work: Any) -> Any:
    return asyncio.run(work)
