"""Excerpts: what another process replays from one is the game as it was."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.excerpt import excerpt_of, rows_between, whole_game
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.core.whatif import start_what_if, try_excerpt
from tests.core.play_with_undo import play_on


def look(match):
    """What can be seen of a match but for its log."""
    questions = [(q.number, q.role, q.key, q.words) for q in match.questions]
    return (
        match.state.to_dict(),
        questions,
        match.journal.number,
        match.journal.chances,
        match.orders.in_force,
    )


def sent(excerpt):
    """As it arrives in another process."""
    return pickle.loads(pickle.dumps(excerpt))


@pytest.fixture(params=["example", "revolution", "guerres", "here_i_stand"])
def match(request):
    """A game with orders, undos and a past by consent."""
    title, random = get_title(request.param), Random(f"excerpts of {request.param}")
    match = Match(title, title.configure(3), Seeded(9)).begin()
    play_on(match, random, 120)
    return match


def test_the_game_is_as_it_was(match):
    rows = len(match.journal)
    for number in (*Random(4).sample(range(rows), 25), rows):
        past = match.at(number)
        again = sent(excerpt_of(match, number)).replayed(match.title, Seeded(9))
        assert look(again) == look(past)
        assert len(again.journal) == number
        events = [event.to_dict() for event in again.log.events]
        assert events == [event.to_dict() for event in past.log.events][len(past.log.events) - len(events) :]


def test_the_rows_between_two_are_all_there_also_before_the_first_milestone(match):
    journal = tuple(match.journal)
    for since, until in ((0, len(journal)), (0, 3), (len(journal) // 2, len(journal))):
        excerpt = sent(rows_between(match, since, until))
        assert excerpt.first <= since
        assert excerpt.rows == journal[excerpt.first : until]


def test_play_goes_on_as_in_the_game_itself(match):
    again = sent(excerpt_of(match)).replayed(match.title, Seeded(9))
    assert again.fork().state.to_dict() == match.state.to_dict()
    random = Random(6)
    for _ in range(12):
        if match.over:
            break
        asked = random.choice(match.questions)
        word = random.choice(asked.words)
        for game in (match, again):
            game.answer(asked.seat, asked.number, asked.key, word)
        assert look(again) == look(match)


def test_it_is_small_however_long_the_game_is(match):
    play_on(match, Random(7), 60)
    assert len(excerpt_of(match).rows) < len(whole_game(match).rows) / 2


def test_a_trial_of_an_excerpt_is_that_of_the_whole_game(match):
    rows = tuple(match.journal)
    seats = (None, *match.config.seats)
    for number in Random(8).sample(range(len(rows)), 8):
        for seat in seats[:2]:
            one, start = start_what_if(match.title, match.config, rows, seat, number, 5)
            other, same = try_excerpt(match.title, sent(excerpt_of(match, number)), seat, 5)
            assert (look(one), start) == (look(other), same)
