"""Descriptions of a match for the messages of failing tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cuius.core.events import Event, plain_argument
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.text import is_id


class TableError(AssertionError):
    """The game is not in the position that the test expects."""


def describe_questions(match: Match) -> str:
    """Who is asked what, with which options, in one line."""
    if match.result is not None:
        return f"the game is over ({match.result.kind}; {', '.join(match.result.winners) or 'nobody'} won)."
    asked = "; ".join(describe_question(q) for q in match.questions)
    return f"row {len(match.journal)}: {asked or 'nobody is asked anything'}."


def describe_question(question: Question) -> str:
    words = question.words
    shown = ", ".join(words[:24]) + (f" and {len(words) - 24} more" if len(words) > 24 else "")
    about = "".join(f" {name}={word_of(value)}" for name, value in (question.ask.about or {}).items())
    return f"{question.role} is asked {question.key}{about} of [{shown}]"


def invariant_holds(check: Callable[[Any], Iterable[tuple[bool, object]]], state: Any) -> bool:
    """Does this invariant hold now? One that an arranged table breaks on purpose is not checked later."""
    try:
        return all(holds for holds, _ in check(state))
    except (IndexError, KeyError, TypeError, ValueError):
        return False


def same_options(expected: Iterable[Any], words: tuple[str, ...]) -> bool:
    return sorted(map(word_of, expected)) == sorted(words)


def plain_value(value: Any) -> Any:
    """An event's argument without its kind: ["space", "calais"] is "calais"."""
    if is_id(value):
        return value[1]
    return [plain_value(v) for v in value] if isinstance(value, (list, tuple)) else value


def event_arguments(event: Event) -> dict[str, Any]:
    return {name: plain_value(value) for name, value in event.args.items()}


def matches_args(words: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    return all(name in words and words[name] == plain_value(plain_argument(v)) for name, v in wanted.items())
