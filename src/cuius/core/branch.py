"""Branches: a new game that goes on from a position of another.

The new game's journal begins with its own salts, a row that says how many rows were taken over, and these
rows; from there on it has chance of its own. Rows that were undone are left out, and so are standing orders:
what they answered counts as chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cuius.core.chance import Seeded
from cuius.core.errors import BadRecord, GameOver
from cuius.core.journal import FORCED, ORIGIN, TABLE, Entry, Journal
from cuius.core.match import Match
from cuius.core.record import reader_into, written_entry
from cuius.core.steps import Steps, finish
from cuius.core.title import Config, get_title


class PositionRow(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One row on the way to a position: [by, key, answer, auto]."""

    by: str
    key: str
    answer: Any
    auto: str


class GamePosition(msgspec.Struct, frozen=True):
    """A position of a game: its set-up and every answer that led there."""

    config: Config
    rows: tuple[PositionRow, ...]


def position_before(match: Match, number: int) -> GamePosition:
    """The position before a row of a match."""
    active = match.journal.until(max(0, number)).active_rows()
    rows = [PositionRow(e.by, e.key, e.plain_answer(), e.auto if e.auto == FORCED else "") for _, e in active]
    return GamePosition(match.config, tuple(rows))


def continue_in_steps(match: Match, position: GamePosition) -> Steps[Match]:
    """Play a match that has its salts, but has not begun, up to the first question from a position on."""
    rows = [written_entry(row.by, row.key, row.answer, row.auto) for row in position.rows]
    origin = [Entry(TABLE, ORIGIN, len(rows))] if rows else []
    read = [*match.journal, *origin, *rows]
    match.journal = Journal.of(read)
    yield from match.replay_in_steps(reader_into(read), resolve_last=False, include_undone=False)
    if match.over:
        raise GameOver("The game is over there; choose an earlier move to play on from.")
    match.journal = Journal.of(read)
    match.journal.freeze()
    match.resume()
    return match


def check_position(position: GamePosition) -> tuple[str, ...]:
    """The roles that are asked there; raises what keeps a game from going on."""
    old = position.config
    title = get_title(old.title)
    config = title.configure(old.players, old.scenario, old.options, old.board)
    match = finish(continue_in_steps(Match(title, config, Seeded(0), log=False), position))
    if match.over:
        raise GameOver("The game is over there; choose an earlier move to play on from.")
    return tuple([question.role for question in match.questions])


def decode_position(config: Config, data: bytes) -> GamePosition:
    """A position whose rows were stored."""
    try:
        return GamePosition(config, msgspec.json.decode(data, type=tuple[PositionRow, ...]))
    except msgspec.DecodeError as error:
        raise BadRecord(f"This position is damaged: {error}.") from None


def encode_rows(rows: Sequence[PositionRow]) -> bytes:
    """The rows of a position, to be stored."""
    return msgspec.json.encode(rows)
