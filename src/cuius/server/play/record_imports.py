"""Records that people bring along: checked in a worker process, and kept as a table to look at.

Whoever imports a record holds all its seats: the file tells everything anyway. Others see of it what a
spectator sees, and only with its link.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import func, select

from cuius.core.errors import BadConfig, UnknownTitle
from cuius.core.journal import TABLE, Entry
from cuius.core.match import Match
from cuius.core.record import FORMAT, VERSION, Record, load, verify
from cuius.core.title import Config, get_title
from cuius.server.accounts.names import validate_table_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.errors import LimitExceeded, RequestRefused
from cuius.server.play.live_tables import IMPORTED
from cuius.server.play.workers.pool import LOOK, JobKind, WorkerPool
from cuius.server.secrets import new_id, new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.journal_store import row_values, write_rows
from cuius.server.tables.schemas import HOTSEAT, Origin

MAX_BYTES = 2 << 20
"""The longest games that were played so far have less than a fifth of it."""
MAX_KEPT = 100
"""How many records of one account are kept at once."""
MAX_WORDS = 400
"""How long the salts, orders and endings in a record may be."""
SEED_BYTES = 32

IMPORTING = JobKind(
    "import", LOOK, cpu_seconds=20, seconds=60.0, most_of_account=2, most_of_address=6, most=20
)

NO_RECORD = "This is not a record of this program; choose a file that a table has saved as its record."
NOT_PLAYED_HERE = "This record is of a game that is not played here."
BAD_SET_UP = "The set-up of this record is not one of this game; it cannot be opened."
DAMAGED = "This record is damaged; save it again where it comes from."


class RecordRefused(RequestRefused):
    """A record cannot be imported."""


class ImportedGame(NamedTuple):
    """What a worker process found in a record."""

    config: Config
    rows: list[dict[str, Any]]
    """As they are stored, but for the table."""
    seed: bytes | None
    result: dict[str, Any] | None


class RecordImports:
    """Imports records."""

    def __init__(self, database: Database, workers: WorkerPool, clock: Clock, limited: bool) -> None:
        self.database = database
        self.workers = workers
        self.clock = clock
        self.limited = limited
        """Is the number of records bounded? At one's own machine it is not."""

    async def import_record(self, person: Person, data: bytes, name: str, clients: Sequence[str]) -> str:
        """Check a record, every answer and roll of it, and keep it; returns its table."""
        authorise("tables.import", person)
        if len(data) > MAX_BYTES:
            raise RecordRefused(f"A record has at most {MAX_BYTES >> 20} MB; this one is larger.")
        shown = validate_table_name(name)
        await self._refuse_too_many(person)
        game = await self.workers.run(IMPORTING, clients, read_record, data)
        table = new_record_table(person, game, shown, self.clock())
        seats = [
            Seat(table_id=table.id, name=seat, position=place, user_id=person.id)
            for place, seat in enumerate(game.config.seats)
        ]
        async with self.database.writing() as session:
            session.add_all([table, *seats])
            await session.flush()
            await write_rows(session, [{**row, "table_id": table.id} for row in game.rows])
        return table.id

    async def _refuse_too_many(self, person: Person) -> None:
        if not self.limited:
            return
        mine = GameTable.owner_id == person.id, GameTable.status == IMPORTED
        async with self.database.reading() as session:
            kept = await session.scalar(select(func.count()).select_from(GameTable).where(*mine))
        if (kept or 0) >= MAX_KEPT:
            raise LimitExceeded(f"You keep {MAX_KEPT} records; remove one first.")


def new_record_table(person: Person, game: ImportedGame, name: str, now: float) -> GameTable:
    origin = Origin("record", name, len(game.rows), committed=game.seed is not None)
    return GameTable(
        id=new_id(),
        name=name or game.config.title,
        title=game.config.title,
        config=msgspec.to_builtins(game.config),
        status=IMPORTED,
        owner_id=person.id,
        public=False,
        invitation=new_secret(),
        chat="open",
        anonymous=False,
        pace=msgspec.to_builtins(HOTSEAT),
        seed=game.seed or secrets.token_bytes(SEED_BYTES),
        asked_seats=[],
        result=game.result,
        origin=msgspec.to_builtins(origin),
        created_at=now,
        last_move_at=now,
        rated_at=now,
    )


# In a worker process


def read_record(data: bytes) -> ImportedGame:
    """The game of a record, if every row, roll and hash of it is right."""
    record = parse_record(data)
    refuse_other_games(record)
    refuse_unstorable(record)
    verdict = verify(record)
    if not verdict.ok:
        number = verdict.first_wrong
        raise RecordRefused(
            DAMAGED if number is None else f"This record is wrong from its row {number} on; it was not taken."
        )
    match = load(record, log=False)
    return imported_game(record, match)


def parse_record(data: bytes) -> Record:
    try:
        start = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RecordRefused(NO_RECORD) from None
    if not isinstance(start, dict) or start.get("format") != FORMAT:
        raise RecordRefused(NO_RECORD)
    if start.get("version") != VERSION:
        raise RecordRefused("This record was written by a newer program; this server cannot read it.")
    try:
        return msgspec.convert(start, Record)
    except (msgspec.ValidationError, RecursionError):
        raise RecordRefused(DAMAGED) from None


def refuse_other_games(record: Record) -> None:
    """Only games that are played here, set up as they can be, by the rules that are installed."""
    config = record.header
    try:
        title = get_title(config.title)
    except UnknownTitle:
        raise RecordRefused(NOT_PLAYED_HERE) from None
    if not title.offered:
        raise RecordRefused(NOT_PLAYED_HERE)
    if config.rules != title.rules:
        raise RecordRefused(
            f"This game was played by rules {config.rules}, and here they are {title.rules}; "
            "it cannot be opened."
        )
    try:
        expected = title.configure(config.players, config.scenario, config.options, config.board)
    except (BadConfig, RecursionError):
        raise RecordRefused(BAD_SET_UP) from None
    if expected != config:
        raise RecordRefused(BAD_SET_UP)


def refuse_unstorable(record: Record) -> None:
    """What people write into rows of the table has a bound, and no letters that a database refuses."""
    for row in record.entries:
        if row.by == TABLE:
            written = msgspec.json.encode(row.answer)
            if len(written) > MAX_WORDS or b"\\u0000" in written:
                raise RecordRefused(DAMAGED)
    if record.seed is not None and len(record.seed) != 2 * SEED_BYTES:
        raise RecordRefused(DAMAGED)


def imported_game(record: Record, match: Match) -> ImportedGame:
    rows = [stored_row(number, entry) for number, entry in enumerate(match.journal)]
    seed = None if record.seed is None else bytes.fromhex(record.seed)
    result = None if match.result is None else msgspec.to_builtins(match.result)
    return ImportedGame(match.config, rows, seed, result)


def stored_row(number: int, entry: Entry) -> dict[str, Any]:
    return row_values("", number, entry, 0.0)
