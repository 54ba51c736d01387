"""Procedures of the war and the court thrown many times, to be held against their odds.

    counts = throw_often(t.state, read, react, own, moving, "interception")
    assert_agrees(counts, forecast)

Each run has a copy of the position and dice of its own seed; questions are answered by `answers`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

from cuius.core.ids import word_of
from cuius.core.odds import Forecast
from cuius.core.requests import Ask, Roll
from cuius.titles.guerres.state import State

TIMES = 4000
ERRORS = 4
"""How many standard errors a share may lie from its probability."""


def throw_once(g: State, dice: random.Random, answers: Mapping[str, str], procedure: Any, *args: Any) -> Any:
    """One run to its end; its value."""
    run, sent = procedure(g, *args), None
    while True:
        try:
            request = run.send(sent)
        except StopIteration as end:
            return end.value
        if isinstance(request, Roll):
            sent = tuple(dice.randint(1, 6) for _ in range(request.d6))
        else:
            assert isinstance(request, Ask), request
            options = request.options(*request.args)
            wanted = answers.get(request.key)
            sent = next((o for o in options if word_of(o) == wanted), options[0])


def throw_often(
    g: State,
    read: Callable[[State, Any], str],
    procedure: Any,
    *args: Any,
    answers: Mapping[str, str] | None = None,
    times: int = TIMES,
) -> Counter[str]:
    """How often each outcome came of so many runs."""
    dice, found = random.Random(1572), Counter[str]()
    for _ in range(times):
        after = g.clone()
        found[read(after, throw_once(after, dice, answers or {}, procedure, *args))] += 1
    return found


def assert_agrees(found: Counter[str], forecast: Forecast) -> None:
    """Every outcome has come as often as its odds say, within the standard error."""
    times = sum(found.values())
    assert set(found) <= {outcome.key for outcome in forecast.outcomes}
    for outcome in forecast.outcomes:
        p = float(forecast.probability(outcome.key))
        off = abs(found[outcome.key] / times - p)
        assert off <= ERRORS * sqrt(p * (1 - p) / times), (outcome.key, p, found[outcome.key] / times)
