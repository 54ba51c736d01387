"""Reasons: why a heuristic chose an answer, as a message with its arguments.

A title explains its own heuristic: it looks at the same view once more and says what decided, such as the
goal of a campaign or the chance of an attempt. It knows no more than the seat whose answer it explains.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from cuius.core.characters import Character
from cuius.core.events import plain_argument

View = Mapping[str, Any]


class AnswerReason(msgspec.Struct, frozen=True):
    """A sentence: the message `why-...` of the title's catalogue, and its arguments as plain data."""

    key: str
    about: dict[str, Any] = {}


Explainer = Callable[[View, dict[str, Any], str, Character], AnswerReason | None]
"""(view, question, answer, who plays) -> why; None where there is nothing to say."""


def because(key: str, **about: Any) -> AnswerReason:
    """The reason `why.KEY` with these arguments."""
    return AnswerReason(f"why.{key}", {name: plain_argument(value) for name, value in about.items()})


def percent(chance: float) -> int:
    """A chance from 0 to 1 in percent; what is possible but not certain is neither 0 nor 100."""
    whole = round(100 * chance)
    return min(99, max(1, whole)) if 0 < chance < 1 else max(0, min(100, whole))
