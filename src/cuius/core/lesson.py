"""Lessons: a first game with notes beside the questions, on the real engine.

A lesson is data of the title, `data/lesson.toml`: its table, and notes that say what happens now, why, and
what a good choice is. A note is found by the open question, the current phase and the role that reads it,
never by a position in a script: whatever the learner chooses, the notes fit.
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
    """One note; it is shown where every condition holds that it names."""

    text: str
    """A message of the title's catalogue."""
    key: str = ""
    """The open question."""
    phases: tuple[str, ...] = ()
    """The current phase, as the event `phase.begins` names it; any of these."""
    roles: tuple[str, ...] = ()
    """The role that reads it; any of these."""
    turns: tuple[int, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a lesson, and its notes."""

    seat: str
    """The learner's seat."""
    players: int
    until: int
    """The turn in which the lesson ends."""
    welcome: str
    over: str
    notes: tuple[Note, ...] = msgspec.field(name="note")
    scenario: str | None = None
    options: dict[str, str] = {}
    bot: str = "steward"
    """The bot at the other seats."""


@cache
def lesson_of(name: str) -> Lesson | None:
    """The lesson of a title, checked; None if it has none."""
    title = get_title(name)
    path = title.folder / "data" / "lesson.toml"
    if not path.exists():
        return None
    return read_lesson(title, tomllib.loads(path.read_text(encoding="utf-8")))


def read_lesson(title: Title, data: dict[str, Any]) -> Lesson:
    """Check and convert the data of a lesson file."""
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
    """The seed of every lesson of a title: the same each time, and not secret."""
    return hashlib.sha256(f"cuius lesson {name}".encode()).digest()
