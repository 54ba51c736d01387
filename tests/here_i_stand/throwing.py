"""Procedures played many times over with dice from a seed, to be compared with the odds that are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Any

from cuius.core.ids import word_of
from cuius.core.odds import Forecast
from cuius.core.requests import Ask, AskAll, Draw, Roll
from cuius.titles.here_i_stand.state import State

MANY = 1500
TOLERANCE = 4.5
"""Standard errors by which a share may miss; with a fixed seed a test that passes once passes always."""


class Run:
    """One run of a procedure: the position at its end, and what happened on the way."""

    def __init__(self, before: State) -> None:
        self.before = before
        self.g = before.clone()
        self.told: dict[str, dict[str, Any]] = {}
        """The last event of each key."""
        self.thrown: dict[str, tuple[int, ...]] = {}
        """The last throw of each reason."""
        self.asked: Counter[str] = Counter()
        self.value: Any = None
        """What the procedure returned."""

    def add(self, key: str, to: Any, but: Any, reveal: bool, args: dict[str, Any], running: Any) -> None:
        """It is the log of its position."""
        self.told[key] = args


Read = Callable[[Run], str]
"""The key of the outcome that a run came to."""


def throw_many(
    start: State,
    procedure: Callable[..., Any],
    *args: Any,
    read: Read,
    answers: Mapping[str, Any] | None = None,
    otherwise: str = "",
    many: int = MANY,
    **how: Any,
) -> Counter[str]:
    """How often each outcome came; a question without an answer here gets `otherwise` or its first option."""
    random, found = Random(7), Counter[str]()
    words = {key: str(word_of(answer)) for key, answer in (answers or {}).items()}
    for _ in range(many):
        run = Run(start)
        run.g.log = run  # type: ignore[assignment]
        play(run, procedure(run.g, *args, **how), random, words, otherwise)
        found[read(run)] += 1
    return found


def play(run: Run, steps: Any, random: Random, answers: Mapping[str, str], otherwise: str) -> None:
    """To its end."""

    def chosen(ask: Ask) -> Any:
        run.asked[ask.key] += 1
        options = ask.options(*ask.args)
        wanted = (answers.get(ask.key), otherwise)
        return next((o for word in wanted for o in options if str(word_of(o)) == word), options[0])

    reply: Any = None
    while True:
        try:
            request = steps.send(reply)
        except StopIteration as end:
            run.value = end.value
            return
        reply = None
        if isinstance(request, Roll):
            reply = tuple([random.randint(1, 6) for _ in range(request.d6)])
            run.thrown[request.why] = reply
        elif isinstance(request, Draw):
            drawn = random.choice(list(request.pool))
            reply = drawn if request.of is None else request.of[drawn]
        elif isinstance(request, Ask):
            reply = chosen(request)
        elif isinstance(request, AskAll):
            reply = {role: chosen(ask) for role, ask in request.asks.items()}


def assert_fits(found: Counter[str], forecast: Forecast) -> None:
    """Every outcome came as often as the forecast says, and no other came at all."""
    many = sum(found.values())
    promised = {chance.key: float(chance.probability) for chance in forecast.outcomes}
    assert set(found) <= {key for key, probability in promised.items() if probability}
    for key, probability in promised.items():
        error = sqrt(probability * (1 - probability) / many)
        assert abs(found[key] / many - probability) <= TOLERANCE * error + 1e-9, (
            key,
            found[key] / many,
            probability,
        )
