"""What a seat sees as numbers: nothing is lost on the way, and little things change little."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.seen import encoded
from cuius.core.title import get_title, installed_titles
from cuius.envs.encoding import Encoder

WIDE = 2**16
"""So many slots that what is compared here shares none."""


def begun(title: str, players: int | None = None) -> Match:
    found = get_title(title)
    return Match(found, found.configure(players), Seeded(3), log=False).begin()


def positions(match: Match, answers: int, every: int) -> Iterator[dict]:
    """What the seat that is asked sees, now and then in a random game."""
    draw = random.Random(1)
    for number in range(answers):
        if match.over:
            return
        question = match.questions[0]
        if number % every == 0:
            yield match.view(question.seat)
        match.answer(question.seat, question.number, question.key, draw.choice(question.options))


TABLES = [
    (name, players) for name in installed_titles() for players in sorted({2, max(get_title(name).players)})
]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_view_that_went_over_the_wire_is_the_same_observation(title, players):
    encoder = Encoder(WIDE)
    for view in positions(begun(title, players), answers=240, every=40):
        sent = msgspec.json.decode(encoded(view))
        assert np.array_equal(encoder.encode(view, None), encoder.encode(sent, None))


@pytest.mark.parametrize(("title", "column"), [("guerres", "control"), ("here_i_stand", "leader_at")])
def test_who_stands_where_shows(title, column):
    encoder = Encoder(WIDE)
    for view in positions(begun(title), answers=60, every=30):
        before, stand = encoder.encode(view, None), view[column]
        pairs = [n for n in range(len(stand) - 1) if stand[n] != stand[n + 1]]
        assert pairs
        for n in pairs:
            swapped = [*stand[:n], stand[n + 1], stand[n], *stand[n + 2 :]]
            after = encoder.encode(view | {column: swapped}, None)
            assert np.count_nonzero(before != after) == 2
