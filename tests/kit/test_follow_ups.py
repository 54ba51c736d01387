"""What an answer is said to lead to is what is asked after it."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from cuius.core.observation import full_question, plain_question
from cuius.core.record import load, parse

TESTS = Path(__file__).parents[1]
GAMES = ("guerres/fixtures/te_deum-3-fr-points.json", "here_i_stand/fixtures/1517-6-first-military.json")
ROWS = 12


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_an_answer_was_told_with_it(game):
    match = load(parse((TESTS / game).read_bytes()), log=False)
    follow_ups = match.title.follow_ups
    rows = [(n, row) for n, row in enumerate(match.journal) if row.key in follow_ups and not row.auto]
    compared = 0
    for number, row in islice(rows, ROWS):
        told = full_question(match.title, match.at(number, log=False).questions[0])["next"]
        expected = told.get(str(row.plain_answer()))
        asked = [plain_question(q) for q in match.at(number + 1, log=False).questions]
        if expected is not None and asked and asked[0]["key"] == expected["key"]:
            assert asked[0]["options"] == expected["options"]
            compared += 1
    assert compared
