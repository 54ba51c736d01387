"""Procedures played many times over with dice from a seed, to be compared with the odds that are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

from cuius.core.odds import Forecast
from cuius.core.requests import Ask, AskAll, Draw, Roll
from cuius.titles.here_i_stand.state import State

SIGMAS = 4.5
"""How many standard errors a share may lie from its probability."""

Throws = dict[str, tuple[int, ...]]
"""The last throw by its reason."""


def throw_through(procedure: Any, random: Random, answers: Mapping[str, str]) -> Throws:
    """One run to the end; a question without an answer here gets its first option."""
    thrown: Throws = {}
    reply: Any = None
    while True:
        try:
            request = procedure.send(reply)
        except StopIteration:
            return thrown
        reply = None
        if isinstance(request, Roll):
            reply = tuple([random.randint(1, 6) for _ in range(request.d6)])
            thrown[request.why] = reply
        elif isinstance(request, Draw):
            drawn = random.choice(tuple(request.pool))
            reply = drawn if request.of is None else request.of[drawn]
        elif isinstance(request, Ask):
            reply = chosen(request, answers)
        elif isinstance(request, AskAll):
            reply = {role: chosen(ask, answers) for role, ask in request.asks.items()}


def chosen(ask: Ask, answers: Mapping[str, str]) -> Any:
    options = ask.options(*ask.args)
    wanted = answers.get(ask.key)
    return next((option for option in options if str(option) == wanted), options[0])


def shares(
    start: State,
    procedure: Callable[..., Any],
    *args: Any,
    read: Callable[[State, State, Throws], str],
    answers: Mapping[str, str] | None = None,
    many: int = 3000,
    seed: int = 1,
    **how: Any,
) -> Mapping[str, Fraction]:
    """How often each result came; `read` names it from the state before and after, and the throws."""
    random, found = Random(seed), Counter[str]()
    for _ in range(many):
        g = start.clone()
        thrown = throw_through(procedure(g, *args, **how), random, answers or {})
        found[read(start, g, thrown)] += 1
    return {key: Fraction(times, many) for key, times in found.items()}


def assert_like(forecast: Forecast, found: Mapping[str, Fraction], many: int = 3000) -> None:
    """Every result that was shown came as often as was promised, and no other."""
    promised = {chance.key: chance.probability for chance in forecast.outcomes}
    assert set(found) <= set(promised)
    for key, probability in promised.items():
        error = sqrt(probability * (1 - probability) / many)
        share = found.get(key, Fraction(0))
        assert abs(float(share - probability)) <= SIGMAS * error, (key, float(probability), float(share))
