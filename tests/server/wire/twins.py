"""Two games that a reader cannot tell apart: the same rows, but for what was hidden from him."""

from __future__ import annotations

from random import Random
from typing import Any

from cuius.core.chance import Seeded
from cuius.core.errors import CuiusError
from cuius.core.ids import word_of
from cuius.core.journal import CHANCE, Entry
from cuius.core.match import Match
from cuius.core.observation import encode, observe
from cuius.core.record import FORMAT, VERSION, Record, RecordRow, load
from cuius.core.requests import Draw
from cuius.core.title import Config, Title
from cuius.core.whatif import hidden_from

TRIES, CHANGES = 40, 2
"""How many hidden rows are tried to be changed (those that led to something open cannot be), and how many at
least are."""


def played_game(title: Title, config: Config, seed: int, rows: int) -> Match:
    """A game of random answers with at least so many rows."""
    match, random = Match(title, config, Seeded(seed)).begin(), Random(seed)
    while len(match.journal) < rows and not match.over:
        question = random.choice(match.questions)
        match.answer(question.seat, question.number, question.key, word_of(random.choice(question.options)))
    return match


def twin_of(match: Match, reader: str | None, looks: tuple[int, ...], seed: int) -> Match:
    """Another game that looks the same to the reader, now and as it stood before the rows `looks`.

    It is the same game where nothing hidden from him can be changed.
    """
    random, roles, twin, changes = Random(seed), match.roles(reader), match, 0
    hidden = [number for number, entry in match.journal.active_rows() if hidden_from(entry, roles)]
    for number in random.sample(hidden, min(TRIES, len(hidden))):
        if changes >= CHANGES and twin.state.to_bytes() != match.state.to_bytes():
            break
        rows = with_another_result(twin, number, roles, random)
        if rows is None:
            continue
        try:
            other = replayed(match, rows)
        except CuiusError:  # what followed is impossible then
            continue
        if is_possible(other) and histories(other, reader, looks) == histories(match, reader, looks):
            twin, changes = other, changes + 1
    return twin


def with_another_result(match: Match, number: int, roles: tuple[str, ...], random: Random) -> Any:
    """The rows with another draw or secret answer at this number; what was exchanged lies elsewhere now."""
    rows, past = list(match.journal), match.at(number, log=False)
    old = rows[number].answer
    if isinstance(past.request, Draw):
        pool, of = past.request.pool, past.request.of
        results = [one if of is None else of[one] for one in pool]
    else:
        results = [o for q in past.questions if q.role == rows[number].by for o in q.options]
    others = [one for one in results if one != old]
    if not others:
        return None
    new = random.choice(others)
    if rows[number].by != CHANCE:
        return [with_answer(e, new) if n == number else e for n, e in enumerate(rows)]
    exchanged = {word_of(old): new, word_of(new): old}
    return [
        with_answer(entry, exchanged[word_of(entry.answer)])
        if hidden_from(entry, roles) and entry.by == CHANCE and word_of(entry.answer) in exchanged
        else entry
        for entry in rows
    ]


def with_answer(entry: Entry, answer: Any) -> Entry:
    return Entry(entry.by, entry.key, answer, entry.auto, entry.to)


def replayed(match: Match, rows: list[Entry]) -> Match:
    """The game of these rows; every one of them must be possible."""
    entries = tuple([RecordRow(e.by, e.key, plain(e), e.auto, "") for e in rows])
    return load(Record(FORMAT, VERSION, match.config, None, None, entries, None, ""), match.chance)


def plain(entry: Entry) -> Any:
    """An answer as a record holds it."""
    answer = entry.plain_answer()
    return list(answer) if isinstance(answer, tuple) else answer


def is_possible(match: Match) -> bool:
    return all(holds for invariant in match.title.invariants for holds, _ in invariant(match.state))


def histories(match: Match, reader: str | None, looks: tuple[int, ...]) -> list[bytes]:
    return [encode(observe(past, reader)) for past in (match, *(match.at(number) for number in looks))]
