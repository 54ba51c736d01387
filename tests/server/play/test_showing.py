"""What is remembered from one moment of a game to the next never differs from what is worked out afresh."""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.server.play.publish.observation_cache import Moment

ANSWERS = 120


@pytest.mark.parametrize("title", ["revolution", "here_i_stand", "guerres"])
def test_a_moment_that_follows_another_shows_what_a_fresh_one_shows(title: str) -> None:
    game = get_title(title)
    match = Match(game, game.configure(None, None, {}, {}), Seeded(7)).begin()
    seats, random = (*match.config.seats, None), Random(7)
    now = Moment(match)
    for _ in range(ANSWERS):
        question = random.choice(match.questions)
        match.answer(question.seat, question.number, question.key, random.choice(question.words))
        earlier, now, fresh = now, Moment(match, now), Moment(match)
        for seat in seats:
            assert now.shown(seat) == fresh.shown(seat)
            had, since = earlier.shown(seat), earlier.rows
            assert now.message(seat, since, had, b"") == fresh.message(seat, since, had, b"")
            assert now.message(seat, -1, None, b"") == fresh.message(seat, -1, None, b"")
