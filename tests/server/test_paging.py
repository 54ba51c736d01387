"""Lists that are read page by page: every row stands on one page, however many are of one moment."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from cuius.core.title import get_title
from cuius.server.admin import hosted_tables, moderation, people
from cuius.server.archive import search
from cuius.server.ratings import profiles
from cuius.server.store.models import (
    ArchivedGame,
    ArchivedRole,
    AuditEntry,
    Base,
    Club,
    ClubMember,
    GameTable,
    Seat,
    SharedPosition,
    User,
)
from cuius.server.tables import shared_positions
from tests.server.browser import Browser

ROWS, SIZE = 11, 3
MOMENTS = (1000.0, 1000.0, 1000.0, 2000.0, 2000.000001)
CONFIG = get_title("revolution").configure(2, None, {})
ROLE = next(iter(CONFIG.seats.values()))[0]


@pytest.fixture
def ids() -> list[str]:
    random = Random(1)
    return [f"{random.randrange(10**9):09}" for _ in range(ROWS)]


@pytest.fixture
def paged(keeper: Browser, ids: list[str], monkeypatch: pytest.MonkeyPatch) -> Browser:
    """The browser of an admin, at a server with few rows a page, of which many are of the same moment."""
    for module in (hosted_tables, moderation, people, search, profiles, shared_positions):
        monkeypatch.setattr(module, "PAGE_SIZE", SIZE)
    random = Random(2)

    async def write() -> None:
        async with keeper.services().database.writing() as session:
            session.add(somebody("regular", 500.0))
            for each in ids:
                at = random.choice(MOMENTS)
                for rows in ([somebody(each, at)], [table(each, at)], rows_of(each, at), roles(each, at)):
                    session.add_all(rows)
                    await session.flush()

    keeper.blocking_portal.call(write)
    return keeper


def somebody(name: str, at: float) -> User:
    return User(id=name, name=name, name_key=name, created_at=at, preferences={})


def table(name: str, at: float) -> GameTable:
    return GameTable(
        id=name,
        name=name,
        title="revolution",
        config=msgspec.to_builtins(CONFIG),
        status="finished",
        owner_id=name,
        public=True,
        invitation=name,
        pace={"kind": "slow", "time_bank": 60, "increment": 60},
        seed=bytes(32),
        result={"kind": "points", "winners": [ROLE], "scores": {}},
        created_at=at,
        last_move_at=at,
        archived_at=at,
        rated_at=at,
    )


def rows_of(name: str, at: float) -> list[Base]:
    """The rest of what there is one of: a game of the archive, a position, a club, a line of the audit."""
    return [
        ArchivedGame(
            table_id=name,
            title="revolution",
            scenario="",
            edition="",
            players=2,
            ending="points",
            decisions=5,
            who="people",
            own_board=False,
            started_at=0.0,
            finished_at=at,
        ),
        SharedPosition(
            id=name,
            owner_id="regular",
            title="revolution",
            config=msgspec.to_builtins(CONFIG),
            rows=b"",
            row_count=0,
            asked=[],
            name=name,
            note="",
            public=True,
            created_at=at,
        ),
        Club(id=name, name=name, name_key=name, joining="open", invitation=name, created_at=at),
        AuditEntry(created_at=at, actor=name, action="x", subject=name, detail={}),
    ]


def roles(name: str, at: float) -> list[Base]:
    """One person holds all seats."""
    found: list[Base] = [
        ClubMember(club_id=name, user_id=name, role="founder", since=at, calendar_key=name),
        *(
            Seat(table_id=name, name=seat, position=n, user_id="regular", past_user_ids=[])
            for n, seat in enumerate(CONFIG.seats)
        ),
    ]
    for position, (seat, own) in enumerate(CONFIG.seats.items()):
        held = {"table_id": name, "seat": seat, "position": position, "title": "revolution", "players": 2}
        held |= {"counted": True, "scenario": "", "edition": "", "who": "people", "user_id": "regular"}
        found += [ArchivedRole(**held, role=role, won=False, finished_at=at) for role in own]
    return found


def by_number(path: str, field: str, **query: Any) -> tuple[str, str, Callable[[int, list[Any]], Any]]:
    """A list whose pages have numbers."""
    return path, field, lambda page, _: query | {"page": page}


def by_offset(path: str, field: str, **query: Any) -> tuple[str, str, Callable[[int, list[Any]], Any]]:
    return path, field, lambda page, _: query | {"offset": SIZE * page, "limit": SIZE}


def after_last(
    path: str, field: str, **names: str
) -> tuple[str, str, Callable[[int, list[Any]], dict[str, Any]]]:
    """A list whose pages go on after the last row of the one before."""
    return path, field, lambda _, seen: {key: seen[-1][name] for key, name in names.items()} if seen else {}


LISTS = {
    "positions": after_last("/api/positions", "id", before="created_at", after_position="id"),
    "past games": after_last(
        "/api/profiles/regular/games", "table", before="finished_at", after_table="table"
    ),
    "audit": after_last("/api/admin/audit", "subject", before="id"),
    "tables": by_offset("/api/tables", "id", which="finished"),
    "clubs": by_offset("/api/clubs", "id"),
    "accounts": by_number("/api/admin/people", "id", search=""),
    "all tables": by_number("/api/admin/tables", "id"),
}


@pytest.mark.parametrize("name", LISTS)
def test_no_page_loses_or_repeats_rows_of_one_moment(paged: Browser, ids: list[str], name: str) -> None:
    path, field, query = LISTS[name]
    seen: list[Any] = []
    for page in range(ROWS):
        answer = paged.get(path, params=query(page, seen))
        assert answer.status_code == 200, answer.text
        seen += answer.json()
        if len(answer.json()) < SIZE:
            break
    found = [row[field] for row in seen]
    assert len(found) == len(set(found))
    assert set(ids) <= set(found)


@pytest.mark.parametrize("query", [{}, {"role": ROLE}, {"person": "regular"}], ids=["all", "role", "person"])
def test_the_archive_shows_every_game_once(paged: Browser, ids: list[str], query: dict[str, str]) -> None:
    found, before = [], ""
    while before is not None:
        page = paged.get("/api/archive", params={**query, "before": before}).json()
        found += [game["table"] for game in page["games"]]
        before = page["next"]
    assert sorted(found) == sorted(ids)
