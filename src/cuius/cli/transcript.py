"""A record in words: every row with its question, its answer and what happened, as one reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cuius.cli.errors import BadInput, Failed
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
    """One row, in words."""

    number: int
    by: str
    key: str
    answer: Any
    auto: str
    checkpoint: str | None
    """The checkpoint at which the game stood before this row, if it stood at one."""
    question: str
    said: str
    told: tuple[str, ...]
    """What the reader of the log read then."""
    taken_back: bool


def load_match(record: Record) -> Match:
    """The match of a record; what the installed rules cannot play is a failure, not a fault of the file."""
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
    """A game in words: what was told before the first row, the rows, and the end."""

    opening: tuple[str, ...]
    steps: tuple[TranscriptRow, ...]
    ending: str


def transcript(match: Match, words: Catalogue, seat: str | None = None) -> Transcript:
    """All rows in words. Without a seat the reader may know everything; a seat knows its own part."""
    rows = list(match.journal)
    counts = {number for number, _ in match.journal.active_rows()}
    asked, stood_at = trace_questions(match, rows)
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
                row.auto if knows else "",  # how a hidden answer came about may tell it
                stood_at.get(number),
                prompt(words, row, ask),
                answer_in_words(words, row) if knows else HIDDEN,
                tuple(told.get(number + 1, ())),
                row.plays and number not in counts,
            )
        )
    return Transcript(tuple(told.get(0, ())), tuple(steps), result_in_words(words, match))


def trace_questions(match: Match, rows: list[Entry]) -> tuple[dict[int, Ask], dict[int, str]]:
    """Which question each row answered, and at which checkpoint the game then stood."""
    asked: dict[int, Ask] = {}
    stood_at: dict[int, str] = {}

    def watch(twin: Match, number: int, entry: Entry) -> Any:
        if twin.at_checkpoint is not None:
            stood_at[number] = twin.at_checkpoint
        request = twin.request
        asks = request.asks.values() if isinstance(request, AskAll) else [request]
        for ask in asks:
            if isinstance(ask, Ask) and word_of(ask.who) == entry.by:
                asked[number] = ask
        return entry.answer

    twin = Match(match.title, match.config, match.chance, log=False)
    twin.journal = Journal.of(rows)
    twin.replay(watch, resolve_last=False)
    return asked, stood_at


def log_lines_by_row(match: Match, seat: str | None, words: Catalogue) -> dict[int, list[str]]:
    """The log lines by the length of the journal when they were told."""
    told: dict[int, list[str]] = {}
    for event in match.log.events if match.log else ():
        if not event.but if seat is None else event.readable_by(match.roles(seat)):
            told.setdefault(event.number, []).append(event_in_words(words, event))
    return told


# Words, or the bare key where a catalogue lacks a message


def format_or(say: Callable[..., str], *args: Any, instead: str) -> str:
    try:
        return say(*args)
    except MissingMessage:
        return instead


def raw_message(key: str, args: dict[str, Any]) -> str:
    """A message that has no words yet: its key and arguments."""
    return " ".join([key, *(f"{name}={raw_word(value)}" for name, value in args.items())])


def raw_word(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        kind_and_word = len(value) == 2 and all(isinstance(v, str) for v in value)
        return str(value[1]) if kind_and_word else ",".join(raw_word(v) for v in value)
    return word_of(value)


def event_in_words(words: Catalogue, event: Event) -> str:
    return format_or(words.format, event.key, event.args, instead=raw_message(event.key, event.args))


def prompt(words: Catalogue, row: Entry, ask: Ask | None) -> str:
    """The question as the asked role read it; of others' questions only what they were about."""
    if ask is None:
        return row.key
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
    return by if by in (CHANCE, TABLE) else format_or(words.name, "role", by, instead=by)


def result_in_words(words: Catalogue, match: Match) -> str:
    if match.result is None:
        return "The game is not over."
    kind, winners = match.result.kind, match.result.winners
    return format_or(words.result, kind, winners, instead=raw_message(kind, {"winners": winners}))


# Lines of text


def lines_of(game: Transcript, words: Catalogue) -> Iterable[str]:
    yield from game.opening
    for step in game.steps:
        yield from step_lines(step, words)
    yield from ("", game.ending)


def step_lines(step: TranscriptRow, words: Catalogue) -> list[str]:
    """A heading at a checkpoint, the row, and what was told."""
    lines = ["", f"== {step.checkpoint} =="] if step.checkpoint is not None else []
    marks = [step.auto] if step.auto else []
    marks += ["taken back"] if step.taken_back else []
    mark = f" ({', '.join(marks)})" if marks else ""
    lines.append(f"{step.number:5}  {role_name(words, step.by)}: {step.question} → {step.said}{mark}")
    lines += [f"         {line}" for line in step.told]
    return lines
