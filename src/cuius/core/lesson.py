"""Lessons: a first game with notes beside the questions, on the real engine.

A lesson is data of the title, `data/lesson.toml`: the table at which it is given, and notes that say what
happens now, why, and what a good choice is. A note is found by the question that is open, the phase that runs
and the role that looks on, never by its place in a script: whatever the learner chooses, the notes fit.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from typing import Any

import msgspec

from cuius.core.errors import BadConfig
from cuius.core.title import Title, get_title


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One note; it is shown where everything fits that it names."""

    text: str
    """A message of the title's catalogue."""
    key: str = ""
    """The question that is open."""
    phases: tuple[str, ...] = ()
    """The phase that runs, as the event `phase.begins` names it; any of these."""
    roles: tuple[str, ...] = ()
    """The role that looks on; any of these."""
    turns: tuple[int, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a lesson, and what is said at it."""

    seat: str
    """Where the learner sits."""
    players: int
    until: int
    """The turn in which nothing more is taught."""
    welcome: str
    over: str
    notes: tuple[Note, ...] = msgspec.field(name="note")
    scenario: str | None = None
    options: dict[str, str] = {}
    bot: str = "steward"
    """Who plays the others."""


@cache
def lesson_of(name: str) -> Lesson | None:
    """The lesson of a title, checked; None if it has none."""
    title = get_title(name)
    path = title.folder / "data" / "lesson.toml"
    if not path.exists():
        return None
    return read_lesson(title, tomllib.loads(path.read_text(encoding="utf-8")))


def read_lesson(title: Title, data: dict[str, Any]) -> Lesson:
    """The lesson that is written down like this, or the reason why it cannot be given."""
    try:
        lesson = msgspec.convert(data, Lesson)
    except msgspec.ValidationError as error:
        raise BadConfig(f"The lesson of {title.name} cannot be read: {error}") from error
    seats = title.configure(lesson.players, lesson.scenario, lesson.options).seats
    if lesson.seat not in seats:
        raise BadConfig(f"The lesson of {title.name} is given at {lesson.seat!r}, which is no seat of it.")
    places = [(n.key, n.phases, n.roles, n.turns) for n in lesson.notes]
    twice = next((place for place in places if places.count(place) > 1), None)
    if twice is not None:
        raise BadConfig(f"The lesson of {title.name} has two notes for {twice}.")
    return lesson


def lesson_seed(name: str) -> bytes:
    """The chance of every lesson of a title: the same each time, and known to everybody."""
    return hashlib.sha256(f"cuius lesson {name}".encode()).digest()
