"""A database as migration 0005 left it: tables, columns and words are named as they were then.

Anna keeps the server and plays with Bert. Their journals were written by the program of that time.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any, TypeVar

from alembic import command
from sqlalchemy import Connection, MetaData, Table, insert
from sqlalchemy.ext.asyncio import create_async_engine

from cuius.server.store.database import database_url
from cuius.server.store.upgrade import alembic_config

T = TypeVar("T")

NOW = 2_000_000_000.0
"""A Wednesday, early in the morning."""
HOUR, DAY = 3600.0, 86_400.0

PASSWORD_HASH = (
    "$argon2id$v=19$m=8,t=1,p=1$Dx+2f+xyR3EIDlqqNDE71g$fnpa83t0TKEDKMAj2QpZxLanOyFpqJwIBdI7CcTtEBA"
)
"""Of the password that all test accounts have."""
COOKIE = "cuius_session"
"""Browsers have kept cookies of this name."""
ANNAS_TOTP, BERTS_NEW_TOTP = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU"
ANNAS_COOKIE, BERTS_COOKIE, BERTS_TOKEN = "session of Anna", "session of Bert", "token of Bert"
ANNAS_RESET, BERTS_CONFIRMATION = "reset of Anna", "confirmation of Bert"
ANNAS_RECOVERY = "AAAABBBBCCCCDDDD"

RUNNING = """
    table   salt            everybody  ["first", "salt of Anna"]
    table   salt            everybody  ["second", "salt of Bert"]
    chance  deal            heron      "bar"
    chance  deal            heron      "militia"
    chance  deal            heron      "militia"
    chance  deal            stag       "cannon"
    chance  deal            stag       "company"
    chance  deal            stag       "company"
    chance  deal            boar       "company"
    chance  deal            boar       "cannon"
    chance  deal            boar       "company"
    chance  deal            otter      "militia"
    chance  deal            otter      "militia"
    chance  deal            otter      "company"
    heron   deal.turn       heron      "pass"
    stag    deal.turn       stag       "pass"
    boar    deal.turn       boar       "pass"
    otter   deal.turn       otter      "pass"
    heron   bid             heron      "0"
    stag    bid             stag       "0"
    boar    bid             boar       "0"
    otter   bid             otter      "0"
    heron   action          everybody  "march"
    heron   march.card      heron      "militia"  forced
    heron   march.gate      everybody  "north"
    chance  march.attack    everybody  [5, 2]
    chance  march.defence   everybody  [3]
    stag    action          everybody  "march"
    stag    march.card      stag       "company"
    stag    march.gate      everybody  "north"
    heron   respond         heron      "bar"
    boar    action          everybody  "march"
    boar    march.card      boar       "company"
"""
"""A game in which the boar has yet to say where it marches."""

FINISHED = """
    chance  deal            heron      "bar"
    chance  deal            heron      "company"
    chance  deal            heron      "militia"
    chance  deal            stag       "company"
    chance  deal            stag       "militia"
    chance  deal            stag       "bar"
    chance  deal            boar       "cannon"
    chance  deal            boar       "company"
    chance  deal            boar       "militia"
    chance  deal            otter      "bar"
    chance  deal            otter      "company"
    chance  deal            otter      "militia"
    heron   deal.turn       heron      "pass"
    stag    deal.turn       stag       "pass"
    table   end             everybody  ["conceded", "heron", "boar"]
"""
"""A game that Bert conceded."""

SEED = bytes(range(32))
CONFIG = {
    "title": "example",
    "rules": 1,
    "scenario": "founding",
    "players": 2,
    "options": {"windows": "fast"},
    "seats": {"first": ["heron", "boar"], "second": ["stag", "otter"]},
    "board": {},
}
SLOW = {"kind": "slow", "bank": 200_000, "increment": 3600}
FASTER = {"kind": "slow", "bank": 172_800, "increment": 600}

ANALYSIS = {
    "moments": [
        {
            "row": 12,
            "role": "heron",
            "seat": "first",
            "key": "deal.turn",
            "about": {},
            "played": "pass",
            "values": {"first": -0.625, "second": 0.625},
            "suggested": None,
            "gain": None,
            "named": {"pass": "pass"},
        }
    ],
    "turns": [],
}


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def journal(table: str, text: str, **more: dict[int, str]) -> list[dict[str, Any]]:
    """The rows of a game; `more` gives further columns of some rows."""
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(text.strip().splitlines()):
        by, key, reader, answer = line.split(maxsplit=3)
        answer, forced, _ = answer.partition("  forced")
        row = {"table_id": table, "number": number, "by": by, "key": key, "answer": json.loads(answer)}
        row |= {"auto": forced.strip(), "audience": None if reader == "everybody" else [reader]}
        row |= {"answer_id": None, "position": None, "at": NOW - DAY + number}
        rows.append(row | {column: values[number] for column, values in more.items() if number in values})
    return rows


def user(name: str, **more: Any) -> dict[str, Any]:
    row = {"id": name.lower(), "name": name, "folded": name.lower(), "password": PASSWORD_HASH}
    return row | {"totp_used": 0, "admin": False, "made_at": NOW - 90 * DAY, **more}


def session(user_id: str, cookie: str, agent: str) -> dict[str, Any]:
    row = {"id": hashed(cookie), "user_id": user_id, "made_at": NOW - 5 * DAY, "seen_at": NOW - 60}
    return row | {"ends_at": NOW + 25 * DAY, "agent": agent, "address": "192.0.2.7"}


def slip(user_id: str, purpose: str, secret: str, detail: str = "") -> dict[str, Any]:
    row = {"id": hashed(secret), "user_id": user_id, "purpose": purpose, "detail": detail}
    return row | {"ends_at": 1e12 if purpose == "recovery" else NOW + 500}


def table(name: str, status: str, **more: Any) -> dict[str, Any]:
    row = {"id": name, "name": name.title(), "title": "example", "config": CONFIG, "status": status}
    row |= {"owner_id": "anna", "open": True, "invitation": f"invitation to {name}", "talk": "open"}
    row |= {"anonymous": False, "pace": SLOW, "seed": SEED, "asked": []}
    return row | {"made_at": NOW - 3 * DAY, "moved_at": NOW - 3 * DAY, **more}


def seats(table_id: str, first: dict[str, Any], second: dict[str, Any]) -> list[dict[str, Any]]:
    common = {"table_id": table_id, "bank": 200_000.0, "reminded": 0, "autopilot": False, "vacant": False}
    holders = {"first": {"user_id": "anna", **first}, "second": {"user_id": "bert", **second}}
    empty = dict.fromkeys(("bot", "salt", "asked_at", "deadline", "former_id"))
    return [
        {**empty, **common, "seat": seat, "place": place, **values}
        for place, (seat, values) in enumerate(holders.items())
    ]


def notice(user_id: str, kind: str, read_at: float | None, table_id: str, **detail: Any) -> dict[str, Any]:
    detail |= {"table": table_id, "name": table_id.title(), "title": "example"}
    return {"user_id": user_id, "kind": kind, "detail": detail, "made_at": NOW - HOUR, "read_at": read_at}


OLD_ROWS: dict[str, list[dict[str, Any]]] = {
    "user": [
        user(
            "Anna",
            mail="anna@example.org",
            totp=ANNAS_TOTP,
            language="fr",
            admin=True,
            wishes={"mail": False, "webhook": "https://hooks.example.org/anna", "days_off": [5, 6]},
        ),
        user(
            "Bert",
            mail="bert@example.org",
            totp=None,
            language="en",
            wishes={"mail": True, "webhook": "", "days_off": [2, 3]},
        ),
    ],
    "session": [
        session("anna", ANNAS_COOKIE, "Lynx"),
        session("anna", "another session of Anna", "Mosaic"),
        session("bert", BERTS_COOKIE, "Links"),
    ],
    "token": [
        {
            "id": hashed(BERTS_TOKEN),
            "user_id": "bert",
            "name": "my bot",
            "scopes": ["read", "play"],
            "made_at": NOW - 9 * DAY,
            "used_at": NOW - 8 * DAY,
        }
    ],
    "slip": [
        slip("anna", "recovery", f"anna {ANNAS_RECOVERY}"),
        slip("anna", "reset", ANNAS_RESET),
        slip("bert", "mail", BERTS_CONFIRMATION, "bert@example.com"),
        slip("bert", "second", "second factor of Bert", BERTS_NEW_TOTP),
    ],
    "block": [{"user_id": "bert", "other_id": "anna"}],
    "report": [
        {
            "id": "complaint",
            "by_id": "bert",
            "about_id": "anna",
            "table_id": "ghent",
            "text": "She wins.",
            "made_at": NOW - HOUR,
            "settled_at": None,
        }
    ],
    "audit": [
        {
            "at": NOW - 2 * DAY,
            "actor": "",
            "action": "proof.failed",
            "subject": "bert",
            "detail": {"address": "192.0.2.7"},
        },
        {
            "at": NOW - DAY,
            "actor": "anna",
            "action": "muted",
            "subject": "bert",
            "detail": {"hours": 1, "reason": "Noise"},
        },
    ],
    "hook_key": [{"user_id": "anna", "key": "key of Anna's webhooks"}],
    "game_table": [
        table("utrecht", "open", owner_id="bert", talk="gunboat", anonymous=True, rematch_of="leiden"),
        table("ghent", "running", asked=["first"], moved_at=NOW - HOUR),
        table(
            "leiden",
            "finished",
            open=False,
            result={"kind": "conceded", "winners": ["heron", "boar"], "scores": {"heron": 3.0}},
        ),
        table("breda", "ended", frozen="incident", paused_at=NOW - 2 * DAY),
    ],
    "seat": [
        *seats("utrecht", {"user_id": "bert"}, {"user_id": None, "former_id": "anna"}),
        *seats(
            "ghent",
            {"salt": "salt of Anna", "bank": 7200.0, "asked_at": NOW - 1800, "deadline": NOW + HOUR},
            {"salt": "salt of Bert"},
        ),
        *seats("leiden", {"former_id": "bert"}, {"autopilot": True, "vacant": True, "reminded": 2}),
        *seats("breda", {}, {"user_id": None, "bot": "steward"}),
    ],
    "row": [
        *journal(
            "ghent",
            RUNNING,
            position={17: "df22e7589a59c88f17b65e2e", 30: "df22e7583604604db68d47b8"},
            answer_id={31: "answer 31", 32: "answer 32"},
        ),
        *journal("leiden", FINISHED),
    ],
    "message": [
        {
            "table_id": "ghent",
            "by_seat": "first",
            "user_id": "anna",
            "to_seats": None,
            "text": "Good luck!",
            "number": 14,
            "at": NOW - 2 * HOUR,
        },
        {
            "table_id": "ghent",
            "by_seat": "second",
            "user_id": "bert",
            "to_seats": ["first"],
            "text": "Spare the mill.",
            "number": 31,
            "at": NOW - HOUR,
        },
    ],
    "motion": [
        {
            "table_id": "ghent",
            "kind": "undo",
            "detail": {"number": 27},
            "by_seat": "second",
            "votes": {"first": False},
            "state": "refused",
            "number": 31,
            "at": NOW - 2 * HOUR,
        },
        {
            "table_id": "ghent",
            "kind": "pace",
            "detail": {"pace": FASTER},
            "by_seat": "second",
            "votes": {},
            "state": "open",
            "number": 33,
            "at": NOW - HOUR,
        },
    ],
    "analysis": [
        {
            "table_id": "leiden",
            "claim": "a worker",
            "beat_at": NOW - DAY,
            "looked": 2,
            "of": 2,
            "failed": False,
            "found": json.dumps(ANALYSIS),
        }
    ],
    "notice": [
        notice("bert", "finished", NOW - HOUR, "leiden", seat="second"),
        notice("anna", "turn", None, "ghent", seat="first"),
        notice("anna", "motion", None, "ghent", seat="first", by="second", motion="pace"),
    ],
    "delivery": [
        {
            "notice_id": 2,
            "channel": "mail",
            "target": "anna@example.org",
            "tries": 1,
            "next_at": NOW - 60,
            "trouble": "ConnectionRefusedError",
        },
        {
            "notice_id": 2,
            "channel": "webhook",
            "target": "https://hooks.example.org/anna",
            "tries": 6,
            "next_at": None,
            "trouble": "TimeoutError",
        },
    ],
}


def make_old_database(url: str) -> None:
    command.upgrade(alembic_config(url), "0005")
    on_connection(url, insert_old_rows)


def insert_old_rows(connection: Connection) -> None:
    for name, rows in OLD_ROWS.items():
        table = Table(name, MetaData(), autoload_with=connection)
        for row in rows:
            connection.execute(insert(table), row)


def on_connection(url: str, work: Callable[[Connection], T]) -> T:
    """Do something in one transaction, on either kind of database."""

    async def run() -> T:
        engine = create_async_engine(database_url(url))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    return asyncio.run(run())
