"""A server on which much has happened: people with finished games, a club with a tournament, a host."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from playwright.sync_api import Browser, BrowserContext

from cuius.server.accounts.names import normalize_name
from cuius.server.play.record_imports import ImportedGame, read_record
from cuius.server.secrets import hash_secret
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, Seat, User, UserSession
from cuius.server.store.upgrade import upgrade
from cuius.server.tables.journal_store import write_rows
from tests.server.node import Node

PEOPLE = ("Margriet", "Floris", "Griet", "Jan", "Katelijne", "Lodewijk", "Machteld", "Wouter")
HOST = PEOPLE[0]
HEADERS = {"X-Cuius": "1"}
DAY = 86_400.0
SLOW = {"kind": "slow", "time_bank": 259_200, "increment": 86_400, "pass_delay": None}
FIXTURES = Path(__file__).parents[1]
RECORDS = (
    "revolution/fixtures/standard-3-2004-points.json",
    "guerres/fixtures/te_deum-2-living-automatic.json",
    "here_i_stand/fixtures/1532-6-2017-domination.json",
)
GAMES_OF_EACH = 8


class BusyServer(NamedTuple):
    """Where it is, and the most interesting things there."""

    address: str
    finished: dict[str, str]
    """title -> a finished game that can be replayed."""
    club: str
    tournament: str
    position: str

    def signed_in(self, browser: Browser, name: str, **more: Any) -> BrowserContext:
        """A browser of somebody who is known there."""
        context = browser.new_context(reduced_motion="reduce", bypass_csp=True, **more)
        context.add_cookies([{"name": "cuius_session", "value": secret_of(name), "url": self.address}])
        return context


def secret_of(name: str) -> str:
    return f"session of {name}"


@contextmanager
def busy_server(folder: Path) -> Iterator[BusyServer]:
    database = f"sqlite:///{folder}/cuius.db"
    with ThreadPoolExecutor(1) as apart:  # Playwright has the event loop of this thread
        finished = apart.submit(asyncio.run, fill(database)).result()
    with Node(folder, database, tick=0.3, admins=[HOST]) as node:
        people = {name: Requests(node.http, name) for name in PEOPLE}
        club, tournament = hold_tournament(people)
        talk(people)
        position = keep_position(people["Floris"], finished["revolution"])
        await_archive(people["Floris"])
        yield BusyServer(node.http, finished, club, tournament, position)


class Requests(httpx.Client):
    """What somebody asks of the server without looking at it."""

    def __init__(self, address: str, name: str) -> None:
        cookies = {"cuius_session": secret_of(name)}
        super().__init__(base_url=address, headers={**HEADERS, "Origin": address}, cookies=cookies)

    def send_json(self, path: str, body: Any = None) -> Any:
        answer = self.post(path, json=body)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.json() if answer.content else None


async def fill(url: str) -> dict[str, str]:
    """People and their finished games; of each title the game that can be replayed."""
    await upgrade(url)
    database, now = Database(url), time.time()
    async with database.writing() as session:
        for name in PEOPLE:
            user = User(id=name, name=name, name_key=normalize_name(name), created_at=now, preferences={})
            session.add(user)
        await session.flush()
        for name in PEOPLE:
            times = {"created_at": now, "last_seen_at": now, "expires_at": now + 30 * DAY}
            session.add(UserSession(id=hash_secret(secret_of(name)), user_id=name, **times))
    finished = {}
    for shift, path in enumerate(RECORDS):
        game = read_record((FIXTURES / path).read_bytes())
        for n in range(GAMES_OF_EACH):
            people = [PEOPLE[(shift + n * 3 + seat) % len(PEOPLE)] for seat in range(len(game.config.seats))]
            table = f"{game.config.title}-{n}"
            await add_game(database, table, n, game, people, now - DAY * (n + 1))
        finished[game.config.title] = f"{game.config.title}-0"
    await database.close()
    return finished


async def add_game(
    database: Database, table: str, n: int, game: ImportedGame, people: Sequence[str], at: float
) -> None:
    """A finished game as if it had been played here: the first as it was recorded, of the others a part."""
    row = GameTable(
        id=table,
        name=f"The evening of {people[0]}",
        title=game.config.title,
        config=msgspec.to_builtins(game.config),
        status="finished",
        owner_id=people[0],
        public=True,
        invitation=table,
        pace=SLOW,
        seed=game.seed or bytes(32),
        asked_seats=[],
        result=game.result if n == 0 else another_result(game, n),
        created_at=at - (n + 4) * DAY,
        last_move_at=at,
    )
    async with database.writing() as session:
        session.add(row)
        await session.flush()
        for place, (seat, person) in enumerate(zip(game.config.seats, people, strict=True)):
            session.add(Seat(table_id=table, name=seat, position=place, user_id=person))
        await session.flush()
        rows = game.rows if n == 0 else game.rows[: 40 + 45 * n]
        await write_rows(session, [{**each, "table_id": table} for each in rows])


def another_result(game: ImportedGame, n: int) -> dict[str, Any]:
    """Somebody else has won, now and then otherwise."""
    roles = [role for own in game.config.seats.values() for role in own]
    scores = {role: float(10 + (place * 7 + n) % 11) for place, role in enumerate(roles)}
    assert game.result is not None
    kind = "conceded" if n % 4 == 3 else game.result["kind"]
    return {"kind": kind, "winners": [roles[n % len(roles)]], "scores": scores}


def hold_tournament(people: dict[str, Requests]) -> tuple[str, str]:
    """A club with news and a tournament whose second round is played."""
    griet = people["Griet"]
    wish = {"name": "Chamber of Ghent", "about": "We meet on Fridays.", "joining": "open"}
    club = griet.send_json("/api/clubs", wish)["id"]
    entrants = [griet, *(people[name] for name in ("Floris", "Jan", "Katelijne", "Lodewijk", "Machteld"))]
    for person in entrants[1:]:
        person.send_json(f"/api/clubs/{club}/join", {})
    griet.send_json(f"/api/clubs/{club}/news", {"text": "The cup begins today."})
    terms = {"title": "revolution", "players": 3, "rounds": 3, "round_hours": 240, "flowing": True}
    wish = {"name": "Spring Cup", "system": "swiss", "terms": terms, "about": "Three rounds."}
    cup = griet.send_json(f"/api/clubs/{club}/tournaments", wish)["id"]
    for person in entrants:
        person.send_json(f"/api/tournaments/{cup}/enter")
    griet.send_json(f"/api/tournaments/{cup}/start")
    [first] = griet.get(f"/api/tournaments/{cup}").json()["rounds"][:1]
    for game in first["games"]:
        places = {seat["seat"]: place for place, seat in enumerate(game["seats"], 1)}
        ruled = {"round": 1, "game": game["number"], "places": places}
        griet.send_json(f"/api/tournaments/{cup}/result", ruled)
    return club, cup


def talk(people: dict[str, Requests]) -> None:
    """A favourite, a report, and an announcement of the host."""
    people["Floris"].send_json("/api/people/favour", {"name": "Griet"})
    people["Jan"].send_json("/api/people/report", {"name": "Wouter", "text": "He sings at night."})
    people[HOST].send_json("/api/admin/announcements", {"text": "The server rests on Sunday."})


def keep_position(person: Requests, table: str) -> str:
    wish = {"row": 40, "name": "Before the siege", "note": "Who wins this?", "public": True}
    position: str = person.send_json(f"/api/tables/{table}/positions", wish)["id"]
    return position


def await_archive(person: Requests) -> None:
    """The server archives and rates finished games at its next tick."""
    end = time.monotonic() + 60
    while True:
        archived = person.get("/api/statistics/here_i_stand").json()["games"]
        rated = person.get("/api/ratings/here_i_stand").json()["entries"]
        if archived == GAMES_OF_EACH and rated:
            return
        assert time.monotonic() < end, "the games are not archived"
        time.sleep(0.1)
