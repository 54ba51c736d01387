"""Lessons: notes that fit whatever the learner chooses, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from cuius.bots import character_seed, make_bot
from cuius.core.chance import Committed
from cuius.core.errors import BadConfig
from cuius.core.lesson import (
    PARTS,
    Lesson,
    LessonBook,
    ShownNotes,
    lesson_of_seed,
    lesson_seed,
    lessons_of,
    notes_at,
    read_lessons,
)
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title, installed_titles

TABS = ("panels", "log", "list", "talk", "chart", "orders", "look")
TAUGHT = [name for name in installed_titles() if (get_title(name).folder / "data" / "lesson.toml").exists()]
TABLE = {"name": "first", "seat": "heron", "players": 3, "until": 2, "welcome": "w", "over": "o"}
PLAIN = {"lesson": [TABLE], "note": [{"text": "t"}]}


def book_of(title: str) -> LessonBook:
    book = lessons_of(title)
    assert book is not None
    return book


GIVEN = [(title, lesson.name) for title in TAUGHT for lesson in book_of(title).lessons]


def test_every_game_is_taught():
    taught = {title: [lesson.name for lesson in book_of(title).lessons] for title in TAUGHT}
    assert taught == {
        "guerres": ["first", "court", "war"],
        "here_i_stand": ["first", "reformation", "sea", "succession", "new_world"],
        "revolution": ["first"],
    }
    assert lessons_of("example") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_note_has_words_and_every_word_is_used(name, language):
    book = book_of(name)
    words = catalogue(get_title(name).folder, language)
    texts = [text for lesson in book.lessons for text in (lesson.welcome, lesson.over)]
    for text in (*texts, *(note.text for note in book.notes)):
        assert words.format(text), text
    assert [note.key for note in book.notes if note.key and not words.has(note.key)] == []


@pytest.mark.parametrize("name", TAUGHT)
def test_notes_point_at_things_that_exist(name):
    words = catalogue(get_title(name).folder, "en")
    for note in book_of(name).notes:
        kind, _, word = note.at.partition(":")
        known = note.at in ("", *PARTS) or (word in TABS if kind == "tab" else words.has(f"{kind}-{word}"))
        assert known, note


class Moment(NamedTuple):
    """A question to the learner, and the notes beside it."""

    key: str
    phase: str
    notes: ShownNotes
    advised: str | None


def play(
    title_name: str, lesson: Lesson, choose: Callable[[Any, str | None, str], str] | None = None
) -> Iterator[Moment]:
    """The questions to the learner until the lesson is over; without `choose` the notes are followed."""
    title, book = get_title(title_name), book_of(title_name)
    config = title.configure(lesson.players, lesson.scenario, lesson.options)
    match = Match(title, config, Committed(lesson_seed(title_name, lesson)))
    match.begin()
    bots = {
        seat: make_bot("steward", title, 0, character_seed(f"lesson {lesson.name}", seat))
        for seat in config.seats
    }
    turn, phase, read = 0, "", -1
    while not match.over:
        for event in match.log.readable_by((), read):
            read = event.number
            if event.key == "phase.begins":
                turn, phase = event.args["turn"], event.args["phase"][1]
        if turn >= lesson.until or phase in lesson.ends:
            return
        question = match.questions[0]
        answer = bots[question.seat](match.view(question.seat), plain_question(question))
        if question.seat == lesson.seat:
            notes = notes_at(book, lesson.name, question.key, phase, turn, plain_question(question)["role"])
            wanted = notes.advice.answers if notes.advice else ()
            advised = next((word for word in wanted if word in question.words), None)
            yield Moment(question.key, phase, notes, advised)
            answer = choose(question, advised, answer) if choose else advised or answer
        match.answer(question.seat, question.number, question.key, answer)


def lesson_called(title: str, name: str) -> Lesson:
    lesson = book_of(title).find(name)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize(("title", "name"), GIVEN)
def test_the_lesson_is_played_as_it_advises_and_shows_all_its_notes(title, name):
    lesson = lesson_called(title, name)
    moments = list(play(title, lesson))
    shown = {
        note.text
        for moment in moments
        for note in (moment.notes.advice, moment.notes.now, moment.notes.aim)
        if note is not None
    }
    own = [note for note in book_of(title).notes if name in note.lessons]
    assert [note.text for note in own if note.text not in shown] == []
    recommending = {note.text for note in own if note.answers}
    followed = {m.notes.advice.text for m in moments if m.notes.advice and m.advised}
    assert recommending <= followed
    assert len(moments) > 10


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("title", "name"), GIVEN)
def test_the_learner_is_never_left_alone(title, name, seed):
    """Until the lesson is over every question has a note, even if the learner plays at random."""
    random = Random(seed)
    moments = play(title, lesson_called(title, name), lambda q, advised, steward: random.choice(q.words))
    silent = {(m.key, m.phase) for m in moments if m.notes.advice is None and m.notes.now is None}
    assert silent == set()


def test_a_table_tells_by_its_seed_which_lesson_it_gives():
    for title, name in GIVEN:
        assert lesson_of_seed(title, lesson_seed(title, lesson_called(title, name))) == name
    assert lesson_of_seed("here_i_stand", bytes(32)) is None
    assert lesson_of_seed("example", bytes(32)) is None


def test_the_notes_of_a_lesson_come_before_those_of_all():
    notes = [{"text": "all", "key": "bid"}, {"text": "own", "key": "bid", "lessons": ["first"]}]
    book = read_lessons(get_title("example"), {**PLAIN, "note": notes})
    shown = notes_at(book, "first", "bid", "", 0, "heron")
    assert shown.advice is not None
    assert shown.advice.text == "own"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"lesson": [{**TABLE, "seat": "goose"}]}, "'goose', which is no seat"),
        ({"lesson": [{**TABLE, "players": 9}]}, "is for 2, 3 or 4 players"),
        ({"lesson": [{**TABLE, "name": "second"}]}, "the first is 'first'"),
        ({"lesson": [TABLE, TABLE]}, "different names"),
        ({"lesson": [{**TABLE, "colour": "red"}]}, "cannot be read"),
        ({"note": [{"text": "a", "key": "bid"}, {"text": "b", "key": "bid"}]}, "two notes"),
        ({"note": [{"key": "bid"}]}, "cannot be read"),
        ({"note": [{"text": "a", "at": "moon"}]}, "'moon', which is nothing"),
        ({"note": [{"text": "a", "lessons": ["sea"]}]}, "lesson that is not there"),
    ],
)
def test_a_bad_lesson_is_refused(wrong, why):
    with pytest.raises(BadConfig, match=why):
        read_lessons(get_title("example"), {**PLAIN, **wrong})
