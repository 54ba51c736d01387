"""Throws a procedure many times, to compare what happens with what the odds promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Any

from cuius.core.ids import Id
from cuius.core.odds import Forecast
from cuius.core.requests import Ask, Draw, Proc, Roll
from cuius.titles.here_i_stand.state import State

THROWS = 2500
ERRORS = 4.5
"""Standard errors by which a frequency may miss: with fixed seeds a miss is a slip, not bad luck."""

Read = Callable[[State, Counter[str], Any], str]
"""From the position at the end, how often each question was asked, and what the procedure returned."""


def throw_many(
    base: State,
    procedure: Callable[..., Proc[Any]],
    *args: Any,
    read: Read,
    answers: Mapping[str, Any] | None = None,
    throws: int = THROWS,
) -> Counter[str]:
    """How often each outcome came; a question is answered by its word, else by its first option."""
    chance, told = Random(f"{procedure.__name__}, {throws}"), answers or {}
    found: Counter[str] = Counter()
    for _ in range(throws):
        g = base.clone()
        asked: Counter[str] = Counter()
        steps = procedure(g, *args)
        answer: Any = None
        while True:
            try:
                request = steps.send(answer)
            except StopIteration as end:
                found[read(g, asked, end.value)] += 1
                break
            answer = reply(request, chance, told, asked)
    return found


def reply(request: Any, chance: Random, told: Mapping[str, Any], asked: Counter[str]) -> Any:
    if isinstance(request, Roll):
        return tuple([chance.randint(1, 6) for _ in range(request.d6)])
    if isinstance(request, Draw):
        drawn = chance.choice(list(request.pool))
        return request.of[drawn] if request.of is not None else drawn
    if not isinstance(request, Ask):
        return None
    asked[request.key] += 1
    options = request.options(*request.args)
    if request.key in told:
        return next(o for o in options if (o.word if isinstance(o, Id) else o) == told[request.key])
    return options[0]


def assert_fits(found: Counter[str], promised: Forecast) -> None:
    """Every outcome came as often as it should, and nothing else happened."""
    throws = sum(found.values())
    assert set(found) <= {c.key for c in promised.outcomes if c.probability}
    for key, probability in promised.outcomes:
        p = float(probability)
        assert abs(found[key] / throws - p) <= ERRORS * sqrt(p * (1 - p) / throws), (
            key,
            found[key] / throws,
            p,
        )
