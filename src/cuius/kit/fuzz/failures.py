"""What is kept of a game that failed: a record that `cuius replay` shows, and beside it what went wrong."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import msgspec

from cuius.core.chance import Seeded
from cuius.core.crash import procedure_frames
from cuius.core.errors import BadProcedure, BadRecord, RulesBroken
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.record import dump, load, parse, record_of
from cuius.kit.fuzz.watchdog import GameTooSlow
from cuius.kit.laws.law import LawBroken, where

SUFFIX = ".failure.json"


class FailedAnswer(msgspec.Struct, frozen=True):
    """The answer that was being chosen (`word` is None) or given."""

    seat: str
    number: int
    key: str
    word: str | None


class FuzzFailure(msgspec.Struct, frozen=True):
    """Why a game failed."""

    law: str
    """The law it broke, or: crash, options, time (did not end in time), policy (a bot failed)."""
    detail: str
    origin: str
    """What failures of the same cause have in common."""
    where: str
    policies: dict[str, str]
    answer: FailedAnswer | None
    traceback: str
    procedures: list[dict[str, Any]]
    record: bytes = b""
    """The game before that answer; empty if it failed before its first question."""


def failure_of(
    error: Exception, match: Match | None, last: tuple[Question, str | None] | None, policies: dict[str, str]
) -> FuzzFailure:
    """Describe what went wrong. After an answer that failed the match stands before it again."""
    cause = error.__cause__ if isinstance(error, RulesBroken) and error.__cause__ is not None else error
    law, detail = law_of(cause, last), str(cause)
    if isinstance(error, LawBroken):
        law, detail = error.law, error.detail
        cause = error.__cause__ if isinstance(error.__cause__, Exception) else error
    else:
        detail = f"{type(cause).__name__}: {cause}"
    answer = None
    if last is not None:
        question, word = last
        answer = FailedAnswer(question.seat, question.number, question.key, word)
    return FuzzFailure(
        law,
        detail,
        origin_of(cause, detail),
        where(match) if match is not None and match.request is not None else "before the first question",
        policies,
        answer,
        "".join(traceback.format_exception(cause)),
        procedure_frames(cause)[-12:],
        written_record(match),
    )


def law_of(cause: BaseException, last: tuple[Question, str | None] | None) -> str:
    if isinstance(cause, GameTooSlow):
        return "time"
    if last is not None and last[1] is None:
        return "policy"
    return "options" if isinstance(cause, BadProcedure) else "crash"


def origin_of(cause: BaseException, detail: str) -> str:
    """The place in the code, or the words of the law without the position they were found in."""
    if isinstance(cause, LawBroken):
        return detail.partition(" fails at ")[0]
    frames = traceback.extract_tb(cause.__traceback__)
    if isinstance(cause, GameTooSlow):
        frames.pop()  # the signal handler itself
    place = f" in {frames[-1].name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(cause).__name__}{place}"


def written_record(match: Match | None) -> bytes:
    """The game so far; nothing if it cannot be written down or began to fail at once."""
    if match is None or (match.request is None and match.result is None):
        return b""
    try:
        return dump(record_of(match))
    except (
        Exception
    ):  # a broken game may be past writing down, and the failure is to be reported all the same
        return b""


def write_failure(folder: Path, title: str, name: str, failure: FuzzFailure) -> Path:
    """Write the record and the description; returns the path of the record, or of the other without one."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{title}-{failure.law}-{name.rpartition('/')[2]}"
    described = {
        "title": title,
        "game": name,
        "again": f'python -m cuius.kit.fuzz {title} --game "{name}"',
        **{field: value for field, value in msgspec.structs.asdict(failure).items() if field != "record"},
    }
    beside = folder / f"{stem}{SUFFIX}"
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n")
    if not failure.record:
        return beside
    path = folder / f"{stem}.json"
    path.write_bytes(failure.record)
    return path


def give_failed_answer(path: Path) -> str:
    """Load a written failure, give the answer that failed, and say what happens now."""
    beside = path if path.name.endswith(SUFFIX) else path.with_name(path.name.removesuffix(".json") + SUFFIX)
    described = msgspec.json.decode(beside.read_bytes())
    answer = msgspec.convert(described["answer"], FailedAnswer | None)
    record = beside.with_name(beside.name.removesuffix(SUFFIX) + ".json")
    if not record.exists() or answer is None or answer.word is None:
        raise BadRecord(f"No answer failed here; play the game again: {described['again']}")
    chance = Seeded(int(described["game"].rpartition("/")[2]))
    match = load(parse(record.read_bytes()), chance)
    try:
        match.answer(answer.seat, answer.number, answer.key, answer.word)
    except RulesBroken as error:
        cause = error.__cause__ or error
        return "".join(traceback.format_exception(cause))
    return f"{answer.seat} answers {answer.key} with {answer.word}, and play goes on.\n"
