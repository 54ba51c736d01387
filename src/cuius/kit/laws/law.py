"""What a law is, the game it is checked on, and how a violation is reported."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Protocol

import msgspec

from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.record import Record, record_of
from cuius.kit.describe import describe_questions

LONG = 250
"""Length in rows of a game that is no longer cheap to replay."""


class LawBroken(AssertionError):
    """A law was violated: which, where, and what was found."""

    def __init__(self, law: str, where: str, detail: str) -> None:
        super().__init__(law, where, detail)
        self.law = law
        self.where = where
        self.detail = detail
        self.seed: int | None = None
        self.record: Record | None = None

    def __str__(self) -> str:
        seed = "" if self.seed is None else f" (game seed {self.seed})"
        return f"law {self.law!r} is broken{seed}\n  at {self.where}\n  {self.detail}"


Action = Callable[[Match], None]
"""An answer, an order or going back; it is applied to the live match and to its copies."""


class Follower(Protocol):
    """Something that observes the live game for a while."""

    def follow(self, game: Game, action: Action) -> bool:
        """Called after each action of the live game; False ends it."""


class Game:
    """One game under test: the live match, random numbers, and the memory of the laws."""

    def __init__(self, match: Match, seed: int = 0) -> None:
        self.match = match
        self.seed = seed
        self.random = Random(f"laws {seed}")
        self.followers: list[Follower] = []
        self.memory: dict[str, Any] = {}

    def after(self, action: Action) -> None:
        """Tell the followers that the live game performed this action."""
        if self.followers:
            self.followers = [f for f in self.followers if f.follow(self, action)]

    @property
    def readers(self) -> tuple[str | None, ...]:
        """Everybody with a view: the seats, and None for a spectator."""
        return (*self.match.config.seats, None)

    def any_question(self) -> Question:
        """One of the open questions."""
        return self.random.choice(self.match.questions)

    def randbelow(self, bound: int) -> int:
        return self.random.randrange(bound)


class Law(msgspec.Struct, frozen=True):
    """One law: a function of a game that raises `LawBroken`."""

    name: str
    check: Callable[[Game], None]
    every: int = 1
    """It is checked on one position in so many, at random."""
    replays: bool = False
    """It replays the whole game, so it is checked less often in a long game."""
    at_end: bool = False
    """It is checked once, on the finished game."""

    def is_due(self, game: Game) -> bool:
        """Is it to be checked on this position? Always at the end of the game."""
        every = self.every
        if self.replays:
            every += every * len(game.match.journal) // LONG
        return every == 1 or game.match.over or not game.randbelow(every)


def violation(law: str, match: Match, detail: str) -> LawBroken:
    """The error that says where in which game this was found."""
    error = LawBroken(law, where(match), detail)
    with suppress(CuiusError, TypeError, ValueError):  # a broken game may be past writing down
        error.record = record_of(match)
    return error


def where(match: Match) -> str:
    config = match.config
    options = " ".join(f"{name}={value}" for name, value in config.options.items())
    return (
        f"{config.title} {config.scenario}, {config.players} players, {options}; {describe_questions(match)}"
    )


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data first differ, for people to read."""
    if type(one) is type(other):
        if isinstance(one, dict):
            for key in [*one, *(k for k in other if k not in one)]:
                if key not in one or key not in other:
                    return f"{path}.{key} is only in {'the first' if key in one else 'the second'}"
                if one[key] != other[key]:
                    return first_difference(one[key], other[key], f"{path}.{key}")
            if list(one) != list(other):
                return f"{path}: the keys stand in another order: {list(one)}, {list(other)}"
        if isinstance(one, (list, tuple)):
            for place, (a, b) in enumerate(zip(one, other, strict=False)):
                if a != b:
                    return first_difference(a, b, f"{path}[{place}]")
            if len(one) != len(other):
                return f"{path} has {len(one)} and {len(other)} elements: {one!r:.300} and {other!r:.300}"
    return f"{path or 'the value'} is {one!r:.300} and {other!r:.300}"
