"""A record as text: every row with its question, its answer and its events, as one reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cuius.cli.errors import BadInput, Failed
from cuius.cli.words import command_words
from cuius.core.errors import CuiusError
from cuius.core.events import Event, plain_argument
from cuius.core.ids import word_of
from cuius.core.journal import CHANCE, TABLE, Entry, Journal
from cuius.core.match import Match
from cuius.core.record import HIDDEN, Record, load
from cuius.core.requests import Ask, AskAll
from cuius.core.text import Catalogue, MissingMessage, catalogue
from cuius.core.title import LANGUAGES, join_choices


class TranscriptRow(msgspec.Struct, frozen=True):
    """One row as text."""

    number: int
    by: str
    key: str
    answer: Any
    auto: str
    checkpoint: str | None
    """The name of the checkpoint just before this row, if there was one."""
    question: str
    said: str
    told: tuple[str, ...]
    """The log lines that the reader may read."""
    taken_back: bool


def load_match(record: Record) -> Match:
    """Load a record; an exception of the installed rules is a failed run, not bad input."""
    try:
        return load(record)
    except CuiusError:
        raise
    except Exception as error:
        raise Failed(f"The rules fail on this record ({error!r}); `cuius verify` says where.") from error


def load_catalogue(match: Match, language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise BadInput(f"There is no language {language!r}; choose {join_choices(LANGUAGES)}.")
    return catalogue(match.title.folder, language)


def check_seat(match: Match, seat: str | None) -> None:
    if seat is not None and seat not in match.config.seats:
        raise BadInput(
            f"There is no seat {seat!r} in this record; choose {join_choices(match.config.seats)}."
        )


class Transcript(msgspec.Struct, frozen=True):
    """A game as text: the log before the first row, the rows, and the result."""

    opening: tuple[str, ...]
    steps: tuple[TranscriptRow, ...]
    ending: str


def transcript(match: Match, words: Catalogue, seat: str | None = None) -> Transcript:
    """All rows as text; without a seat, everything is shown."""
    rows = list(match.journal)
    active = {number for number, _ in match.journal.active_rows()}
    asked, checkpoints = trace_questions(match, rows)
    told = log_lines_by_row(match, seat, words)
    roles = None if seat is None else set(match.roles(seat))
    steps = []
    for number, row in enumerate(rows):
        knows = roles is None or row.to is None or not roles.isdisjoint(row.to)
        ask = asked.get(number) if roles is None or row.by in roles else None
        steps.append(
            TranscriptRow(
                number,
                row.by,
                row.key,
                row.plain_answer() if knows else HIDDEN,
                row.auto if knows else "",  # it might reveal a hidden answer
                checkpoints.get(number),
                prompt(words, row, ask),
                answer_in_words(words, row) if knows else HIDDEN,
                tuple(told.get(number + 1, ())),
                row.plays and number not in active,
            )
        )
    return Transcript(tuple(told.get(0, ())), tuple(steps), result_in_words(words, match))


def trace_questions(match: Match, rows: list[Entry]) -> tuple[dict[int, Ask], dict[int, str]]:
    """Row number -> the question it answered, and row number -> the checkpoint just before it."""
    asked: dict[int, Ask] = {}
    checkpoints: dict[int, str] = {}

    def record_question(replica: Match, number: int, entry: Entry) -> Any:
        if replica.at_checkpoint is not None:
            checkpoints[number] = replica.at_checkpoint
        request = replica.request
        asks = request.asks.values() if isinstance(request, AskAll) else [request]
        for ask in asks:
            if isinstance(ask, Ask) and word_of(ask.who) == entry.by:
                asked[number] = ask
        return entry.answer

    replica = Match(match.title, match.config, match.chance, log=False)
    replica.journal = Journal.of(rows)
    replica.replay(record_question, resolve_last=False)
    return asked, checkpoints


def log_lines_by_row(match: Match, seat: str | None, words: Catalogue) -> dict[int, list[str]]:
    """The log lines by the length of the journal when they were written."""
    told: dict[int, list[str]] = {}
    for event in match.log.events if match.log else ():
        if not event.but if seat is None else event.readable_by(match.roles(seat)):
            told.setdefault(event.number, []).append(event_in_words(words, event))
    return told


# Text, or the raw key where a catalogue lacks a message


def format_or(format_message: Callable[..., str], *args: Any, instead: str) -> str:
    try:
        return format_message(*args)
    except MissingMessage:
        return instead


def raw_message(key: str, args: dict[str, Any]) -> str:
    """A message without a translation: its key and arguments."""
    return " ".join([key, *(f"{name}={raw_word(value)}" for name, value in args.items())])


def raw_word(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        kind_and_word = len(value) == 2 and all(isinstance(v, str) for v in value)
        return str(value[1]) if kind_and_word else ",".join(raw_word(v) for v in value)
    return word_of(value)


def event_in_words(words: Catalogue, event: Event) -> str:
    return format_or(words.format, event.key, event.args, instead=raw_message(event.key, event.args))


def prompt(words: Catalogue, row: Entry, ask: Ask | None) -> str:
    """The question as the asked role read it; for others only its key."""
    if ask is None:
        if row.by != CHANCE:
            return row.key
        what = "replay-dice" if isinstance(row.answer, tuple) else "replay-drawn"
        return command_words(words.language).format(what, {"why": row.key})
    about = {name: plain_argument(value) for name, value in (ask.about or {}).items()}
    return format_or(words.format, row.key, about, instead=raw_message(row.key, about))


def answer_in_words(words: Catalogue, row: Entry) -> str:
    if row.by == TABLE:
        return raw_message("", row.answer).strip() if isinstance(row.answer, dict) else plain_list(row.answer)
    if row.by == CHANCE and isinstance(row.answer, tuple):
        return " ".join(str(face) for face in row.answer)
    return format_or(words.choice, row.answer, row.key, instead=word_of(row.answer))


def plain_list(answer: Any) -> str:
    return " ".join(str(part) for part in answer) if isinstance(answer, list) else str(answer)


def role_name(words: Catalogue, by: str) -> str:
    if by in (CHANCE, TABLE):
        return command_words(words.language).format(f"replay-{by}")
    return format_or(words.name, "role", by, instead=by)


def result_in_words(words: Catalogue, match: Match) -> str:
    if match.result is None:
        return command_words(words.language).format("replay-running")
    kind, winners = match.result.kind, match.result.winners
    return format_or(words.result, kind, winners, instead=raw_message(kind, {"winners": winners}))


# Lines of text


def lines_of(game: Transcript, words: Catalogue) -> Iterable[str]:
    yield from game.opening
    for step in game.steps:
        yield from step_lines(step, words)
    yield from ("", game.ending)


def step_lines(step: TranscriptRow, words: Catalogue) -> list[str]:
    """A heading at a checkpoint, the row, and its log lines."""
    said = command_words(words.language).format
    heading = format_or(said, f"checkpoint-{step.checkpoint}", instead=step.checkpoint or "")
    lines = ["", f"== {heading} =="] if step.checkpoint is not None else []
    marks = [format_or(said, f"replay-{step.auto}", instead=step.auto)] if step.auto else []
    marks += [said("replay-taken-back")] if step.taken_back else []
    mark = f" ({', '.join(marks)})" if marks else ""
    row = {"who": role_name(words, step.by), "question": step.question, "answer": step.said}
    lines.append(f"{step.number:5}  {said('replay-row', row)}{mark}")
    lines += [f"         {line}" for line in step.told]
    return lines
