"""What an observation takes over from the one before never differs from what is built afresh."""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.observation import Observation
from cuius.core.title import get_title

ANSWERS = 120


@pytest.mark.parametrize("title", ["revolution", "here_i_stand", "guerres"])
def test_an_observation_that_follows_another_shows_what_a_fresh_one_shows(title: str) -> None:
    game = get_title(title)
    match = Match(game, game.configure(None, None, {}, {}), Seeded(7)).begin()
    seats, random = (*match.config.seats, None), Random(7)
    now = Observation(match, keep=True)
    for _ in range(ANSWERS):
        question = random.choice(match.questions)
        match.answer(question.seat, question.number, question.key, random.choice(question.words))
        earlier, now, fresh = now, Observation(match, now, keep=True), Observation(match)
        for seat in seats:
            assert now.view(seat) == fresh.view(seat)
            had, since = earlier.view(seat), earlier.rows
            assert now.update(seat, since, had, b"") == fresh.update(seat, since, had, b"")
            assert now.encode(seat) == fresh.encode(seat)
            assert now.update(seat, -1, None, b"") == fresh.update(seat, -1, None, b"")
