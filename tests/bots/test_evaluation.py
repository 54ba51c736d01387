"""How positions are judged: by points, or by who is likely to be ahead of whom."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from cuius.bots.evaluation import Evaluator
from cuius.bots.evidence import margin
from cuius.bots.value import Foretold, learned_value
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title

TITLE = get_title("guerres")


def judged_as(chances: dict[str, float]) -> SimpleNamespace:
    """A value that sees these chances in every position."""
    columns = SimpleNamespace(roles=tuple(chances))
    numbers = np.array(list(chances.values()), np.float32)
    return SimpleNamespace(columns=columns, judge=lambda *_: Foretold(numbers * 0, numbers * 0, numbers))


def begun(players: int = 3) -> Match:
    return Match(TITLE, TITLE.configure(players), Seeded(1), log=False).begin()


def test_by_ranks_the_margin_is_the_expected_comparison():
    match = begun()
    (one, other, third) = (roles[0] for roles in match.config.seats.values())
    value = judged_as({one: 0.6, other: 0.3, third: 0.1})
    found = Evaluator(match.config, value, by_ranks=True).evaluate(match)
    expected = ((0.6 / 0.9 - 0.3 / 0.9) + (0.6 / 0.7 - 0.1 / 0.7)) / 2
    assert margin(found, 0) == pytest.approx(expected, abs=1e-3)
    assert sum(found) == pytest.approx(0.0, abs=1e-6)


def test_by_ranks_every_place_in_the_end_counts_and_points_do_not():
    match = begun()
    seats = list(match.config.seats)
    roles = [match.config.seats[seat][0] for seat in seats]
    ended = SimpleNamespace(
        result=SimpleNamespace(scores=dict(zip(roles, (9.0, 31.0, 8.9), strict=True)), winners=(roles[1],)),
        title=TITLE,
    )
    value = judged_as(dict.fromkeys(roles, 1 / 3))
    found = Evaluator(match.config, value, by_ranks=True).evaluate(ended)
    assert [margin(found, seat) for seat in range(3)] == pytest.approx([0.0, 1.0, -1.0], abs=0.05)


def test_without_a_value_or_alone_points_count():
    match = begun()
    plain = Evaluator(match.config).evaluate(match)
    assert Evaluator(match.config, None, by_ranks=True).evaluate(match) == plain
    alone = begun(players=1)
    value = learned_value(TITLE, alone.config)
    for by_ranks in (False, True):
        found = Evaluator(alone.config, value, by_ranks=by_ranks).evaluate(alone)
        assert found == Evaluator(alone.config).evaluate(alone)
