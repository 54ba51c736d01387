"""Open questions, the options they offer, and the result of a game."""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.core.errors import NotOffered
from cuius.core.ids import Id, word_of
from cuius.core.requests import Ask, AskAll, Draw, Options, Request


class Question(msgspec.Struct, frozen=True, gc=False):
    """One open question to one role, with the answers it may give."""

    number: int
    role: str
    seat: str
    ask: Ask
    options: Options

    @property
    def key(self) -> str:
        return self.ask.key

    @property
    def words(self) -> tuple[str, ...]:
        return tuple([word_of(o) for o in self.options])


def find_option(question: Question, answer: Any) -> Any:
    """The option that this answer names, by identity or by word."""
    for option in question.options:
        if option is answer:
            return option
    for option in question.options:
        if word_of(option) == answer:
            return option
    raise NotOffered(
        f"{answer!r:.60} is not offered here; choose one of the answers shown.", question.ask.rule
    )


def answers_by_role(request: AskAll, given: dict[str, Any]) -> dict[Any, Any]:
    """The answers by role, in the order in which the roles were asked."""
    return {role: given[word_of(ask.who)] for role, ask in request.asks.items()}


def audience_of(request: Request | None, role: str) -> tuple[str, ...] | None:
    """The roles that may know this role's answer to the request while the game runs; None: everybody."""
    if isinstance(request, Draw):
        return None if request.to is None else tuple([word_of(r) for r in request.to])
    hidden = isinstance(request, AskAll) or (isinstance(request, Ask) and request.secret)
    return (role,) if hidden else None


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    kind: str
    winners: tuple[str, ...]
    scores: dict[str, float]


def offers_kind(question: Question, kind: str) -> bool:
    """Does the question offer ids of this kind, alone or as part of a compound kind ("place:owner")?"""
    kinds = {option.kind for option in question.options if isinstance(option, Id)}
    return not kinds or any(kind in (known, *known.split(":")) for known in kinds)
