"""Procedures played many times over, to hold odds against what the dice really bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from cuius.core.odds import Forecast
from cuius.core.requests import Ask, Draw, Roll
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.tables import HisTable

MANY = 1500
TOLERANCE = 4.5
"""Standard errors; with a fixed seed a test that passes once passes always."""


class Told:
    """What a procedure tells: the last event of each key."""

    def __init__(self) -> None:
        self.last: dict[str, dict[str, Any]] = {}

    def add(self, key: str, to: Any, but: Any, reveal: bool, args: dict[str, Any]) -> None:
        self.last[key] = args


Read = Callable[[State, Told], str]
"""The key of the outcome that a position and what was told come to."""


def often(
    t: HisTable, read: Read, answers: dict[str, Any], procedure: Any, *args: Any, otherwise: str = ""
) -> Counter[str]:
    """How often each outcome comes; an answer that is not told is `otherwise`, or the first option."""
    chance, found = Random(7), Counter[str]()
    for _ in range(MANY):
        g, told = t.state.clone(), Told()
        g.log = told  # type: ignore[assignment]
        play(procedure(g, *args), answers, chance, otherwise)
        found[read(g, told)] += 1
    return found


def play(proc: Any, answers: dict[str, Any], chance: Random, otherwise: str) -> None:
    """To its end, with dice of the seed."""
    reply: Any = None
    while True:
        try:
            request = proc.send(reply)
        except StopIteration:
            return
        if isinstance(request, Roll):
            reply = tuple([chance.randint(1, 6) for _ in range(request.d6)])
        elif isinstance(request, Draw):
            reply = chance.choice(list(request.pool))
        else:
            assert isinstance(request, Ask)
            options = request.options(*request.args)
            wanted = (str(answers.get(request.key)), otherwise)
            reply = next((o for word in wanted for o in options if str(o) == word), options[0])


def agree(found: Counter[str], forecast: Forecast) -> None:
    """Every outcome comes about as often as the forecast says, and no other comes at all."""
    many = sum(found.values())
    chances = {chance.key: float(chance.probability) for chance in forecast.outcomes}
    assert set(found) <= set(chances)
    for key, chance in chances.items():
        error = sqrt(chance * (1 - chance) / many)
        assert abs(found[key] / many - chance) <= TOLERANCE * error + 1e-9, (key, found[key] / many, chance)
