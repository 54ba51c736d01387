"""Advice and reasons: in words of four languages, and from what the seat knows alone."""

from __future__ import annotations

import pytest

from cuius.bots import Steward, answer_of, make_bot
from cuius.bots.advice import advise, explained_answers, reason_to_differ
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.excerpt import whole_game
from cuius.core.ids import word_of
from cuius.core.live_view import LiveView
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title

TITLES = ("revolution", "guerres", "here_i_stand")
LEAST_EXPLAINED = 0.35
"""The share of choices with a reason: of the others many are numbers and habits."""


def new_match(title: str) -> Match:
    chosen = get_title(title)
    return Match(chosen, chosen.configure(), Seeded(3), log=False).begin()


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_is_explained_in_every_language(title):
    match = new_match(title)
    explain = match.title.explain_answer
    bots = {seat: Steward(match.title, number) for number, seat in enumerate(match.config.seats)}
    catalogues = [catalogue(match.title.folder, language) for language in LANGUAGES]
    asked = explained = 0
    said = set()
    while match.result is None:
        question = match.questions[0]
        bot = bots[question.seat]
        answer = answer_of(bot, match, question)
        if len(question.options) > 1:
            view, plain = LiveView(match, question.seat), plain_question(question)
            reason = explain(view, plain, word_of(answer), bot.character(question.role))
            asked += 1
            if reason is not None:
                explained += 1
                if reason.key not in said:
                    said.add(reason.key)
                    assert all(words.format(reason.key, reason.about) for words in catalogues)
        match.answer(question.seat, question.number, question.key, answer)
    assert explained / asked > LEAST_EXPLAINED
    assert len(said) >= 10


@pytest.mark.parametrize("title", TITLES)
def test_advice_and_its_reason_are_the_same_in_every_world_the_seat_cannot_tell_apart(title):
    match = new_match(title)
    tried = 0
    for _ in range(120):
        question = match.questions[0]
        if len(question.options) > 1 and tried < 12:
            tried += 1
            world = InformationSet(match, question.seat).sample_world(7)
            assert advise(world, question.seat, "steward") == advise(match, question.seat, "steward")
        choice = advise(match, question.seat, "steward").answer
        match.answer(question.seat, question.number, question.key, choice)
    assert tried >= 5


def test_a_search_that_follows_the_steward_gives_his_reason_and_says_so_otherwise():
    match = new_match("revolution")
    while len(match.questions[0].options) == 1 or match.questions[0].key != "units.where":
        question = match.questions[0]
        choice = advise(match, question.seat, "steward").answer
        match.answer(question.seat, question.number, question.key, choice)
    seat = match.questions[0].seat
    usual, searched = advise(match, seat, "steward"), advise(match, seat, "search:4x")
    assert usual.reason.key == "why.province"
    expected = usual.reason.key if searched.answer == usual.answer else "why.search"
    assert searched.reason.key == expected


def test_what_differs_by_plan_is_said_to_belong_to_one():
    bot, match = make_bot("search:4x", get_title("here_i_stand"), 1), new_match("here_i_stand")
    assert reason_to_differ(bot, "impulse.card", match).key == "why.plan"
    assert reason_to_differ(bot, "winter.to", match).key == "why.plan"
    assert reason_to_differ(bot, "counter.target", match).key == "why.search"
    without = new_match("guerres")
    assert (
        reason_to_differ(make_bot("search:4x", without.title, 1), "siege.town", without).key == "why.search"
    )
    for language in LANGUAGES:
        words = catalogue(match.title.folder, language)
        assert words.format("why.plan", {}) != words.format("why.search", {})


def test_the_answers_of_bots_are_explained_afterwards_and_those_of_people_are_not():
    match = new_match("revolution")
    bots = {seat: Steward(match.title, None) for seat in match.config.seats}
    for _ in range(60):
        question = match.questions[0]
        answer = answer_of(bots[question.seat], match, question)
        match.answer(question.seat, question.number, question.key, answer)
    first, *others = match.config.seats
    found = list(explained_answers(whole_game(match), 0, dict.fromkeys(others, "search:1"), "table", 5))
    assert len(found) == 5
    rows = list(match.journal)
    for answer in found:
        assert match.seat_of[answer.role] != first
        assert (rows[answer.row].by, word_of(rows[answer.row].answer)) == (answer.role, answer.answer)
    later = list(
        explained_answers(whole_game(match), found[2].row, dict.fromkeys(others, "search:1"), "table", 3)
    )
    assert later == found[2:]
