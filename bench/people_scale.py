"""Scale: how soon the pages of people, clubs and the archive are there with many accounts and games.

    python bench/people_scale.py [--accounts 10000] [--finished 50000] [--running 2000] [--asked 30]
                                 [--database URL] [--folder FOLDER] [--only WORD] [--json]

The database is filled with made-up people and games; the ratings follow from the results as the server would
rate them. It is a new SQLite database unless another, empty one is named; one that is full already, as this
program left it, is measured as it is. Then every page is asked for in turn, each time for somebody else, and
beside each a bare page of Litestar by the same client. Printed are the medians in milliseconds, of the time
that passed and of the processor time of this process, which suffers less from programs beside it; how often
the processor time of a bare page goes into that; and on Linux what a PostgreSQL on this machine worked for
it, on average.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import httpx
from litestar import Litestar, get
from litestar.testing import TestClient
from made_up_people import CLUBS, REGULARS, START, MadeUp, club_rows, people_rows, position_rows, secret_of
from sqlalchemy import func, insert, select, text

from cuius.server.app import create_app
from cuius.server.ops.logs import configure_logging
from cuius.server.rate_limits import RateLimits
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import ArchiveCount, PlayerRating, SharedPosition, User
from cuius.server.store.upgrade import upgrade
from cuius.server.web.session_cookie import COOKIE_NAME

CHUNK = 2000
AIM = 50.0
"""Milliseconds."""
LATE = f"{START + 600.0 * 2000!r} table2000"
"""A place in the archive far from its newest games."""

PUBLIC_PAGES = {
    "lobby, open": "/api/tables?which=open",
    "lobby, running": "/api/tables?which=running",
    "lobby, finished": "/api/tables?which=finished",
    "lobby, filtered": "/api/tables?which=running&title=guerres&pace=slow",
    "lobby, search for a person": "/api/tables?which=running&search={person}",
    "lobby, search, finished": "/api/tables?which=finished&search={person}",
    "lobby, search for nothing": "/api/tables?which=finished&search=nowhere",
    "profile": "/api/profiles/{person}",
    "profile of a regular": "/api/profiles/{regular}",
    "past games": "/api/profiles/{person}/games",
    "past games of a regular": "/api/profiles/{regular}/games",
    "leader board": "/api/ratings/revolution",
    "archive": "/api/archive",
    "archive, late page": f"/api/archive?before={LATE}",
    "archive, title": "/api/archive?title=guerres",
    "archive, title and role": "/api/archive?title=guerres&role=league&result=won",
    "archive, role": "/api/archive?role=league",
    "archive, person": "/api/archive?person={person}",
    "archive, regular and role": "/api/archive?title=guerres&person={regular}&role=league&result=lost",
    "archive, ending": "/api/archive?title=revolution&ending=military",
    "archive, rare ending": "/api/archive?ending=sudden",
    "archive, length": "/api/archive?shortest=1500",
    "archive, short and long": "/api/archive?title=here_i_stand&shortest=1650&longest=1700",
    "archive, date": f"/api/archive?since={START + 6_000_000}&until={START + 6_600_000}",
    "archive, date and role": f"/api/archive?title=guerres&role=league&until={START + 1_000_000}",
    "archive, scenario and who": "/api/archive?title=here_i_stand&players=6&who=bots",
    "archive, nothing": "/api/archive?ending=unknown",
    "statistics": "/api/statistics/here_i_stand",
    "statistics, chosen": "/api/statistics/revolution?players=5&who=people",
    "clubs": "/api/clubs",
    "clubs, search": "/api/clubs?search=club {number}",
    "library": "/api/positions",
    "library, title": "/api/positions?title=guerres",
    "table": "/api/tables/table{running}",
}
OWN_PAGES = {
    "own tables": "/api/tables?which=playing",
    "own past tables": "/api/tables?which=played",
    "own past tables, regular": "/api/tables?which=played&*",
    "own notices": "/api/notices",
    "own unread notices": "/api/notices?unread=true",
    "own positions": "/api/positions?mine=true",
    "own place": "/api/ratings/revolution",
    "own place, regular": "/api/ratings/revolution?*",
    "own clubs": "/api/clubs?which=mine",
    "own account": "/api/me",
    "favourites": "/api/people/favourites",
    "club": "/api/clubs/club{number}",
    "tournaments": "/api/clubs/club{number}/tournaments",
    "standings": "/api/tournaments/cup{number}",
}
"""For somebody who has signed in; a star says that it is a regular."""
HOST_PAGES = {
    "host, overview": "/api/admin/overview",
    "host, accounts": "/api/admin/people",
    "host, accounts, search": "/api/admin/people?search={person}",
    "host, tables": "/api/admin/tables",
    "host, audit trail": "/api/admin/audit",
}


async def fill(url: str, accounts: int, finished: int, running: int) -> None:
    """Unless it is full."""
    await upgrade(url)
    database = Database(url, "process")
    async with database.reading() as session:
        full = await session.scalar(select(func.count()).select_from(User))
    if not full:
        made = MadeUp(accounts, finished, running)
        rows = people_rows(made.people) | made.rows | club_rows(made.people)
        rows |= {
            PlayerRating: made.ratings(),
            ArchiveCount: made.archive_counts(),
            SharedPosition: position_rows(made.people, made.configs),
        }
        for model, values in rows.items():
            for start in range(0, len(values), CHUNK):
                async with database.writing() as session:
                    await session.execute(insert(model), values[start : start + CHUNK])
        if database.is_postgres:  # as it does by itself when rows have come
            async with database.writing() as session:
                await session.execute(text("ANALYZE"))
    await database.close()


@get("/")
async def bare_page() -> dict[str, bool]:
    """A page of nothing, made by the same framework."""
    return {"bare": True}


def measure(url: str, folder: str, wish: argparse.Namespace) -> dict[str, dict[str, float]]:
    """The median of each page's time, and how often a bare page is there in that time."""
    limits = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, 0))
    settings = Settings(
        database=url, data=folder, plain_http=True, tick=3600.0, limits=limits, admins=("person0",)
    )
    with (
        TestClient(create_app(settings), base_url="http://127.0.0.1:1555") as client,
        TestClient(Litestar([bare_page], logging_config=None)) as bare,
    ):
        found = {}
        for name, path in (PUBLIC_PAGES | OWN_PAGES | HOST_PAGES).items():
            if wish.only in name:
                found[name] = measure_page(client, bare, name, path, wish)
        return found


def measure_page(
    client: TestClient[Any], bare: TestClient[Any], name: str, path: str, wish: argparse.Namespace
) -> dict[str, float]:
    random, ours, theirs = Random(2), [], []
    worked = postgres_seconds(wish.database)
    for _ in range(wish.asked):
        person, regular = random.randrange(wish.accounts), random.randrange(min(REGULARS, wish.accounts))
        address = path.rstrip("&?*").format(
            person=f"person{person}",
            regular=f"person{regular}",
            number=random.randrange(CLUBS),
            running=wish.finished + 10 * random.randrange(wish.running // 10) + 3,
        )
        client.cookies.clear()
        if name not in PUBLIC_PAGES:
            who = 0 if name in HOST_PAGES else regular if path.endswith("*") else person
            client.cookies.set(COOKIE_NAME, secret_of(f"person{who}"))
        ours.append(timed(lambda address=address: client.get(address)))
        theirs.append(timed(lambda: bare.get("/")))
    processor = median(each.processor for each in ours)
    worked = postgres_seconds(wish.database) - worked
    return {
        "milliseconds": round(1000 * median(each.passed for each in ours), 1),
        "processor": round(1000 * processor, 1),
        "ratio": round(processor / median(each.processor for each in theirs), 1),
        "database": round(1000 * worked / wish.asked, 1),
    }


def postgres_seconds(url: str | None) -> float:
    """The processor time of the processes that serve a PostgreSQL database on this machine."""
    name, ticks = (url or "").rpartition("/")[2], 0
    for folder in Path("/proc").glob("[0-9]*") if name else ():
        try:
            if name in (folder / "cmdline").read_text():
                fields = (folder / "stat").read_text().rpartition(")")
                if "(postgres" in fields[0]:
                    ticks += sum(int(field) for field in fields[2].split()[11:13])
        except OSError:  # it has ended
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


class Taken(NamedTuple):
    """Seconds."""

    passed: float
    processor: float


def timed(request: Callable[[], httpx.Response]) -> Taken:
    begun, used = time.perf_counter(), time.process_time()
    answer = request()
    taken = Taken(time.perf_counter() - begun, time.process_time() - used)
    assert answer.status_code == 200, answer.text
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--finished", type=int, default=50_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--asked", type=int, default=30, help="requests for each page")
    parser.add_argument("--database", help="a database; SQLite in a folder of its own if left out")
    parser.add_argument("--folder", help="where to keep the SQLite database; removed at the end if left out")
    parser.add_argument("--only", default="", help="only pages that have this word in their names")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    configure_logging(level="warning")
    with tempfile.TemporaryDirectory() as temporary:
        folder = wish.folder or temporary
        url = wish.database or f"sqlite:///{Path(folder) / 'cuius.db'}"
        asyncio.run(fill(url, wish.accounts, wish.finished, wish.running))
        found = measure(url, folder, wish)
    if wish.json:
        print(json.dumps({"accounts": wish.accounts, "finished": wish.finished, "pages": found}))
        return
    for name, each in found.items():
        late = "  over the aim" if each["milliseconds"] > AIM else ""
        own = f"{each['processor']:8.1f} ms of the processor, {each['ratio']:6.1f} times bare"
        more = f" + {each['database']:.1f} ms of PostgreSQL" if each["database"] else ""
        print(f"{name:28} {each['milliseconds']:8.1f} ms {own}{more}{late}")


if __name__ == "__main__":
    main()
