"""Lessons: games with notes beside the questions, on the real engine.

The lessons of a title are its data, `data/lesson.toml`: the table of each lesson, and notes that say what
happens now, why, and what a good choice is. A note is found by the lesson, the open question, the current
phase and the role that reads it, never by a position in a script: whatever the learner chooses, the notes
fit. A note may point at a part of the page or of the board, and name the answers that it recommends.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from cuius.core.errors import BadConfig
from cuius.core.title import Title, get_title

FIRST = "first"
"""The lesson with which a newcomer begins."""

PARTS = ("question", "hand", "board", "dice", "history")
"""Parts of the page at which a note may point; also `tab:<name>`, and `<kind>:<word>` on the board."""


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
    lessons: tuple[str, ...] = ()
    """The lessons to which it belongs; without any it belongs to all of them, behind their own notes."""
    at: str = ""
    """What it points at: a part of the page (`PARTS`), a tab or a thing on the board."""
    answers: tuple[str, ...] = ()
    """Recommended answers: the first that is offered."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a lesson."""

    name: str
    seat: str
    """The learner's seat."""
    players: int
    until: int
    """The turn in which the lesson is over."""
    welcome: str
    over: str
    ends: tuple[str, ...] = ()
    """Phases with which it is over already."""
    scenario: str | None = None
    options: dict[str, str] = {}
    bot: str = "steward"
    """The bot at the other seats."""
    chance: int = 0
    """Another number is another course of dice and cards."""


class LessonBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a title, the first one first, and the notes of all of them."""

    lessons: tuple[Lesson, ...] = msgspec.field(name="lesson")
    notes: tuple[Note, ...] = msgspec.field(name="note")

    def find(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)


class ShownNotes(msgspec.Struct, frozen=True):
    """The notes of one moment."""

    advice: Note | None
    """What to answer."""
    now: Note | None
    """What happens now, and why."""
    aim: Note | None
    """What the role wants."""


def notes_at(book: LessonBook, lesson: str, key: str, phase: str, turn: int, role: str) -> ShownNotes:
    """The first note of each sort that fits; those of the lesson itself come first."""

    def fits(note: Note) -> bool:
        return (
            note.key in ("", key)
            and (not note.phases or phase in note.phases)
            and (not note.turns or turn in note.turns)
            and (not note.roles or role in note.roles)
            and (not note.lessons or lesson in note.lessons)
        )

    fitting = sorted(filter(fits, book.notes), key=lambda note: not note.lessons)
    return ShownNotes(
        advice=next((note for note in fitting if note.key), None),
        now=next((note for note in fitting if not note.key and note.phases), None),
        aim=next((note for note in fitting if not note.key and not note.phases), None),
    )


@cache
def lessons_of(name: str) -> LessonBook | None:
    """The lessons of a title, checked; None if it has none."""
    title = get_title(name)
    path = title.folder / "data" / "lesson.toml"
    if not path.exists():
        return None
    return read_lessons(title, tomllib.loads(path.read_text(encoding="utf-8")))


def read_lessons(title: Title, data: dict[str, Any]) -> LessonBook:
    """Check and convert the data of a lesson file."""
    try:
        book = msgspec.convert(data, LessonBook)
    except msgspec.ValidationError as error:
        raise BadConfig(f"The lessons of {title.name} cannot be read: {error}") from error
    names = [lesson.name for lesson in book.lessons]
    if names[:1] != [FIRST] or len(set(names)) < len(names):
        raise BadConfig(f"The lessons of {title.name} have different names, of which the first is {FIRST!r}.")
    for lesson in book.lessons:
        seats = title.configure(lesson.players, lesson.scenario, lesson.options).seats
        if lesson.seat not in seats:
            raise BadConfig(
                f"A lesson of {title.name} is given at {lesson.seat!r}, which is no seat of its table."
            )
    refuse_wrong_notes(title, book.notes, names)
    return book


def refuse_wrong_notes(title: Title, notes: Iterable[Note], lessons: list[str]) -> None:
    places = [(n.key, n.phases, n.roles, n.turns, n.lessons) for n in notes]
    twice = next((place for place in places if places.count(place) > 1), None)
    if twice is not None:
        raise BadConfig(f"The lessons of {title.name} have two notes for {twice}.")
    for note in notes:
        if note.at and note.at not in PARTS and ":" not in note.at:
            raise BadConfig(f"The note {note.text} of {title.name} points at {note.at!r}, which is nothing.")
        if not set(note.lessons) <= set(lessons):
            raise BadConfig(f"The note {note.text} of {title.name} belongs to a lesson that is not there.")


def lesson_seed(title: str, lesson: Lesson) -> bytes:
    """The seed of every table of a lesson: the same each time, and not secret."""
    words = ["cuius lesson", title]
    if lesson.name != FIRST:
        words.append(lesson.name)
    if lesson.chance:
        words.append(str(lesson.chance))
    return hashlib.sha256(" ".join(words).encode()).digest()


def lesson_of_seed(title: str, seed: bytes) -> str | None:
    """The lesson whose tables have this seed."""
    book = lessons_of(title)
    lessons = book.lessons if book else ()
    return next((lesson.name for lesson in lessons if lesson_seed(title, lesson) == seed), None)
