"""Lessons: notes that fit whatever the learner chooses, in every language."""

from __future__ import annotations

from random import Random

import pytest

from cuius.bots import BOTS
from cuius.core.chance import Committed
from cuius.core.errors import BadConfig
from cuius.core.lesson import lesson_of, lesson_seed, read_lesson
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title, installed_titles

TAUGHT = [name for name in installed_titles() if (get_title(name).folder / "data" / "lesson.toml").exists()]
PLAIN = {"seat": "heron", "players": 3, "until": 2, "welcome": "w", "over": "o", "note": [{"text": "t"}]}


def test_some_game_is_taught():
    assert "revolution" in TAUGHT
    assert lesson_of("example") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_note_has_words_and_every_word_is_used(name, language):
    lesson = lesson_of(name)
    words = catalogue(get_title(name).folder, language)
    for text in (lesson.welcome, lesson.over, *(note.text for note in lesson.notes)):
        assert words.format(text), text
    assert [note.key for note in lesson.notes if note.key and not words.has(note.key)] == []


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_is_never_left_alone(name, seed):
    """Until the lesson is over every question has a note, whether the learner plays well or at random."""
    title, lesson = get_title(name), lesson_of(name)
    match = Match(title, title.configure(lesson.players, lesson.scenario, lesson.options), chance_of(name))
    match.begin()
    random, steward = Random(seed), BOTS["steward"](title, 0)
    turn, phase, silent, asked = 0, "", [], 0
    while not match.over:
        for event in match.log.readable_by((), -1):
            if event.key == "phase.begins":
                turn, phase = event.args["turn"], event.args["phase"][1]
        if turn >= lesson.until:
            break
        question = match.questions[0]
        if question.seat == lesson.seat:
            asked += 1
            fits = [n for n in lesson.notes if question.key == n.key or phase in n.phases]
            silent += [] if fits else [(question.key, phase)]
        mine = question.seat == lesson.seat and seed is not None
        answer = (
            random.choice(question.words)
            if mine
            else steward(match.view(question.seat), plain_question(question))
        )
        match.answer(question.seat, question.number, question.key, answer)
    assert asked > 10
    assert silent == []


def chance_of(name: str) -> Committed:
    return Committed(lesson_seed(name))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seat": "goose"}, "'goose', which is no seat"),
        ({"players": 9}, "is for 2, 3 or 4 players"),
        ({"colour": "red"}, "cannot be read"),
        ({"note": [{"text": "a", "key": "bid"}, {"text": "b", "key": "bid"}]}, "two notes"),
        ({"note": [{"key": "bid"}]}, "cannot be read"),
    ],
)
def test_a_bad_lesson_is_refused(wrong, why):
    with pytest.raises(BadConfig, match=why):
        read_lesson(get_title("example"), {**PLAIN, **wrong})


def test_a_good_one_is_read():
    lesson = read_lesson(get_title("example"), PLAIN)
    assert (lesson.seat, lesson.bot, lesson.notes[0].text) == ("heron", "steward", "t")
