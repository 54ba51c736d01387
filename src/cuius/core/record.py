"""The record: a game as one JSON document that any installation can replay and verify.

See docs/journal.md for the format. Every entry carries a check, a hash over the header and all entries up
to it, so that a change of one byte is found at the entry where it was made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec

from cuius.core.chance import ChanceSource, Committed, Recorded, read_draw, read_roll
from cuius.core.deals.secrecy import public_key
from cuius.core.errors import BadConfig, BadRecord, CuiusError, UnknownTitle, UnscriptedChance
from cuius.core.ids import word_of
from cuius.core.journal import (
    BY_SETTING,
    CHANCE,
    END,
    FORCED,
    IN_SEQUENCE,
    ORDER,
    ORDERED,
    ORIGIN,
    SALT,
    TABLE,
    UNDO,
    Entry,
    Journal,
    taken_over,
)
from cuius.core.match import Match
from cuius.core.question import Result, audience_of
from cuius.core.requests import Ask, AskAll, Draw, Options, Roll
from cuius.core.runner import AnswerReader, Runner
from cuius.core.standing_orders import Order, Orders
from cuius.core.steps import Steps, finish
from cuius.core.title import Config, Title, get_title

FORMAT = "cuius record"
VERSION = 1
HIDDEN = "?"


class RecordRow(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One row as it is written: [by, key, answer, auto, check]."""

    by: str
    key: str
    answer: Any
    auto: str
    check: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game."""

    format: str
    version: int
    header: Config
    commitment: str | None
    """Hash of the server's seed, published before play; None where chance was not committed."""
    seed: str | None
    """The seed itself, shown when the game is over."""
    entries: tuple[RecordRow, ...]
    result: Result | None
    digest: str
    """Digest of the last position."""


def record_of(match: Match) -> Record:
    """The match as a record. Of a running game it holds every secret but the seed: no seat may have it."""
    return finish(record_in_steps(match))


def record_in_steps(match: Match) -> Steps[Record]:
    """The same, a row at a time."""
    committed = match.chance if isinstance(match.chance, Committed) else None
    commitment = committed.commitment if committed else None
    rows = [(e.by, e.key, e.plain_answer(), e.auto) for e in match.journal]
    entries = []
    for row in checked_rows(match.config, commitment, rows):
        entries.append(row)
        yield
    return Record(
        FORMAT,
        VERSION,
        match.config,
        commitment,
        committed.seed.hex() if committed and match.over else None,
        tuple(entries),
        match.result,
        match.state.digest(),
    )


def rows_visible_to(match: Match, seat: str | None) -> list[tuple[str, str, Any, str]]:
    """The rows of a running game with "?" for every answer that this seat may not know.

    `auto` is hidden unless the answer was forced for all to see: an order that passed because nothing else
    was possible tells a hand. Of a negotiation others see that somebody talks.
    """
    roles = match.roles(seat)
    return [visible_row(row, roles) for row in match.journal]


def visible_row(row: Entry, roles: tuple[str, ...]) -> tuple[str, str, Any, str]:
    """The same for one row and the roles of a seat."""
    if row.to is None or not set(row.to).isdisjoint(roles):
        known = row.auto == FORCED or row.by in roles
        return row.by, row.key, row.plain_answer(), row.auto if known else ""
    return row.by, public_key(row.key), HIDDEN, ""


def checked_rows(
    config: Config, commitment: str | None, rows: Iterable[tuple[str, str, Any, str]]
) -> Iterator[RecordRow]:
    """Rows with their checks: each hashes the check before it and its own content."""
    encode = msgspec.json.Encoder(order="deterministic").encode
    check = hashlib.blake2b(encode([config, commitment]), digest_size=8).hexdigest()
    for row in rows:
        check = hashlib.blake2b(check.encode() + encode(row), digest_size=8).hexdigest()
        yield RecordRow(*row, check)


def dump(record: Record) -> bytes:
    """The record as JSON, one entry per line."""
    return finish(dump_in_steps(record))


def dump_in_steps(record: Record) -> Steps[bytes]:
    """The same, a row at a time."""
    encode = msgspec.json.encode
    names = [name for name in record.__struct_fields__ if name != "entries"]
    head = [b'"%b":%b' % (name.encode(), encode(getattr(record, name))) for name in names]
    lines = []
    for row in record.entries:
        lines.append(encode(row))
        yield
    return b'{%b,\n"entries":[\n%b\n]}\n' % (b",\n".join(head), b",\n".join(lines))


def parse(data: bytes) -> Record:
    """Read a record from JSON; `BadRecord` says why it cannot be read."""
    try:
        start = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"This is not a record: {error}.") from None
    if not isinstance(start, dict) or start.get("format") != FORMAT:
        raise BadRecord("This is not a record of this program: its format is missing or another.")
    if start.get("version") != VERSION:
        raise BadRecord(f"This record has version {start.get('version')!r}; this program reads {VERSION}.")
    try:
        return msgspec.convert(start, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"This record is damaged: {error}.") from None


def load(
    record: Record, chance: ChanceSource | None = None, any_rules: bool = False, log: bool = True
) -> Match:
    """Replay a record into a match, validating every answer.

    A running game takes its further chance from `chance`. `any_rules` allows a game that began under
    another version of the rules.
    """
    return finish(load_in_steps(record, chance, any_rules, log))


def load_in_steps(
    record: Record, chance: ChanceSource | None, any_rules: bool, log: bool = True
) -> Steps[Match]:
    """The same, a row at a time."""
    rows = yield from journal_entries_in_steps(record)
    match = set_up_match(record, chance, any_rules, log)
    read = rows[:]
    yield from replay_rows_in_steps(match, rows, reader_into(read))
    match.journal = Journal.of(read)
    match.journal.freeze()
    return match


def reader_into(read: list[Entry]) -> AnswerReader:
    """Reads written rows, and puts each into this list as live play would have it."""

    def read_recording(runner: Runner, number: int, entry: Entry) -> Any:
        answer = read_answer(runner, number, entry)
        read[number] = Entry(entry.by, entry.key, answer, entry.auto, audience_of(runner.request, entry.by))
        return answer

    return read_recording


def replay_rows(match: Match, rows: list[Entry], read: AnswerReader, resolve_last: bool = True) -> None:
    """Replay these rows, undone ones included; `resolve_last` as in `Runner.replay`."""
    finish(replay_rows_in_steps(match, rows, read, resolve_last))


def replay_rows_in_steps(
    match: Match, rows: list[Entry], read: AnswerReader, resolve_last: bool = True
) -> Steps[None]:
    """The same, a row at a time."""
    match.journal = Journal.of(rows)
    numbers = [number for number, row in enumerate(rows) if row.plays]
    played = 0

    def read_counting(runner: Runner, number: int, entry: Entry) -> Any:
        nonlocal played
        played += 1
        return read(runner, number, entry)

    yield from match.replay_in_steps(read_counting, resolve_last, include_undone=True)
    if len(match.journal) != len(rows):
        raise BadRecord("The record ends in the middle of a move.", len(rows))
    if played < len(numbers):
        number = numbers[played]
        raise BadRecord(f"Entry {number}: the game was over by then.", number)


def set_up_match(record: Record, chance: ChanceSource | None, any_rules: bool, log: bool) -> Match:
    """A match with the configuration of a record, before its first row."""
    config = record.header
    try:
        title = get_title(config.title)
        expected = title.configure(config.players, config.scenario, config.options, config.board)
    except (BadConfig, UnknownTitle) as error:
        raise BadRecord(f"This record cannot be played: {error}") from None
    if expected.seats != config.seats:
        raise BadRecord("This record seats the players as the title does not.")
    if expected.rules != config.rules and not any_rules:
        raise BadRecord(describe_other_rules(title, config.rules))
    return Match(title, config, chance or committed_chance(record) or Recorded(), log)


def describe_other_rules(title: Title, played: int) -> str:
    """Why a game cannot be played again here, and which release can."""
    why = f"This game was played under rules {played}; installed are {title.rules}."
    if played > title.rules:
        return f"{why} Install the newest release of cuius to open it."
    release = title.earlier_rules.get(played)
    return f"{why} Open it with cuius {release}." if release else why


def journal_entries(record: Record) -> list[Entry]:
    """The rows of a record as journal entries. Rows of the table are checked here, the others by replay."""
    return finish(journal_entries_in_steps(record))


def journal_entries_in_steps(record: Record) -> Steps[list[Entry]]:
    """The same, a row at a time."""
    rows: list[Entry] = []
    for number, row in enumerate(record.entries):
        to = check_table_row(number, row, rows) if row.by == TABLE else None
        rows.append(written_entry(row.by, row.key, row.answer, row.auto, to))
        yield
    return rows


def written_entry(by: str, key: str, answer: Any, auto: str, to: tuple[str, ...] | None = None) -> Entry:
    """A row as it was written; the faces of a roll are a tuple."""
    return Entry(by, key, tuple(answer) if by == CHANCE and isinstance(answer, list) else answer, auto, to)


def check_table_row(number: int, row: RecordRow, before: list[Entry]) -> tuple[str, ...] | None:
    """Refuse a row that no table writes; returns the roles that may know it."""
    ended = any(e.by == TABLE and e.key == END for e in before)
    answer = row.answer
    words = isinstance(answer, list) and all(isinstance(word, str) for word in answer)
    if row.key == SALT:
        fits = words and len(answer) == 2 and not any(e.plays for e in before)
    elif row.key == ORIGIN:
        known = any(e.plays or e.key == ORIGIN for e in before)
        fits = type(answer) is int and answer > 0 and not known
    elif row.key == END:
        fits = words and bool(answer)
    else:
        fits = row.key == UNDO and any(n == answer for n, _ in Journal.of(before).active_rows())
    if fits and not (row.auto or ended):
        return None
    if row.key == ORDER and not (row.auto or ended):
        with suppress(msgspec.ValidationError):
            return (msgspec.convert(answer, Order).role,)
    raise BadRecord(f"Entry {number}: no table does {row.key!r} with {answer!r} there.", number)


def committed_chance(record: Record) -> Committed | None:
    """The chance source of a finished game, whose seed is published."""
    if record.seed is None:
        return None
    salts = [r.answer for r in record.entries if r.by == TABLE and r.key == SALT]
    try:
        return Committed(bytes.fromhex(record.seed), dict(salts))
    except (ValueError, TypeError):
        raise BadRecord("The seed or a salt of this record is damaged.") from None


def read_answer(match: Runner, number: int, entry: Entry) -> Any:
    """The answer that a written row gives to the current request; `BadRecord` if it cannot be one."""
    request = match.request
    if isinstance(request, (Roll, Draw)):
        if (entry.by, entry.key, entry.auto) != (CHANCE, request.why, ""):
            raise BadRecord(f"Entry {number}: {request.why!r} is thrown here, not {entry.key!r}.", number)
        return read_chance(request, number, entry)
    asks = list(request.asks.values()) if isinstance(request, AskAll) else [request]
    for ask in asks:
        assert isinstance(ask, Ask)
        if (word_of(ask.who), ask.key) == (entry.by, entry.key):
            options = options_to_check(ask, entry)
            for option in options:
                if word_of(option) == entry.answer and is_consistent(match, ask, options, option, entry):
                    return option
            raise BadRecord(f"Entry {number}: {entry.answer!r} is not offered there.", number)
    raise BadRecord(f"Entry {number}: {entry.by!r} is not asked {entry.key!r} there.", number)


def options_to_check(ask: Ask, entry: Entry) -> Options:
    """As many options as it takes to tell whether this row is right; standing orders look at all."""
    if ask.part is None or entry.auto == ORDERED or not isinstance(entry.answer, str):
        return ask.options(*ask.args)
    return ask.part(entry.answer, *ask.args)


def is_consistent(match: Runner, ask: Ask, options: Options, option: Any, entry: Entry) -> bool:
    """Is `auto` of this row right: was the answer chosen, forced, or given by an order or a setting?"""
    if len(options) == 1 and not ask.confirm:
        return entry.auto == FORCED
    if entry.auto == ORDERED:
        return Orders(match.orders.in_force).answer_of_row(entry.by, ask, options) is option
    return entry.auto in ("", IN_SEQUENCE, BY_SETTING)


def read_chance(request: Roll | Draw, number: int, entry: Entry) -> Any:
    try:
        if isinstance(request, Roll):
            return read_roll(request, entry.answer)
        drawn = read_draw(request, entry.answer)
        return drawn if request.of is None else request.of[drawn]
    except UnscriptedChance as error:
        raise BadRecord(f"Entry {number}: {error}", number) from None


class Verdict(msgspec.Struct, frozen=True):
    """The result of a verification: everything right, or the first wrong entry and why."""

    ok: bool
    entries: int
    first_wrong: int | None = None
    why: str = ""
    taken_over: int = 0
    """How many rows come from another game, whose chance this record cannot prove."""


def verify(record: Record) -> Verdict:
    """Check every entry: its hash, its legality, its dice; then the result and the final position."""
    count = len(record.entries)
    try:
        check_hashes(record)
        match = check_play(record)
    except BadRecord as error:
        return Verdict(False, count, error.number, str(error))
    except CuiusError as error:
        return Verdict(False, count, None, str(error))
    if not same_result(match, record.result) or match.state.digest() != record.digest:
        return Verdict(False, count, count, "The game does not end as the record says.")
    return Verdict(True, count, taken_over=len(taken_over(match.journal)))


def same_result(match: Match, told: Result | None) -> bool:
    """Does the game end as told? Scores may also be what the position alone says: so they once were kept."""
    result = match.result
    if result is None or told is None or result == told:
        return result == told
    known = msgspec.structs.replace(result, scores=match.title.score(match.state))
    return match.final_points is not None and told == known


def check_hashes(record: Record) -> None:
    rows = [(r.by, r.key, r.answer, r.auto) for r in record.entries]
    again = checked_rows(record.header, record.commitment, rows)
    for number, (row, expected) in enumerate(zip(record.entries, again, strict=True)):
        if row.check != expected.check:
            raise BadRecord(f"Entry {number} was changed: its check does not fit.", number)


def check_play(record: Record) -> Match:
    """Replay the record, undone rows included."""
    rows = journal_entries(record)
    source = committed_chance(record)
    if source is not None and source.commitment != record.commitment:
        raise BadRecord("The seed is not the one that was committed to.", 0)
    if source is None and record.commitment is not None and record.result is not None:
        raise BadRecord("The game is over, but the seed that was committed to is not shown.", 0)
    counters = chance_counters(rows)
    others = taken_over(rows)
    if others and others[-1] >= len(rows):
        raise BadRecord("The record has fewer rows than it says it took over.", len(rows))
    reached = 0

    def read_and_check(match: Runner, number: int, entry: Entry) -> Any:
        nonlocal reached
        reached = number
        answer = read_answer(match, number, entry)
        if entry.by == CHANCE and source is not None and number not in others:
            check_chance(source, counters[number], match.request, number, answer)
        return answer

    try:
        match = set_up_match(record, source, any_rules=False, log=False)
        replay_rows(match, rows, read_and_check)
    except CuiusError:
        raise
    except Exception as error:
        raise BadRecord(f"Entry {reached}: the rules fail on it ({error!r}).", reached) from error
    return match


def chance_counters(entries: list[Entry]) -> dict[int, int]:
    """The chance counter of every row that was chance."""
    numbers = (n for n, e in enumerate(entries) if e.by == CHANCE)
    return {number: counter for counter, number in enumerate(numbers)}


def check_chance(source: Committed, counter: int, request: Any, number: int, answer: Any) -> None:
    """Compare a roll or draw with what seed, salts and counter give."""
    if isinstance(request, Roll):
        expected: Any = source.roll(counter, request)
    else:
        expected = source.draw(counter, request)
    if expected != answer:
        raise BadRecord(f"Entry {number}: chance did not fall so.", number)
