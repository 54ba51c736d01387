"""The five requests that a rule procedure may yield.

A procedure is a generator. It yields a request and receives the answer; it never validates input,
because the runner only sends back one of the options that the procedure itself offered.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

from cuius.core.ids import Names, word_of
from cuius.core.odds import Modifier

T = TypeVar("T")

Role = Any
"""A role of the title: an `Id` or a word. Seats hold one or more roles."""

Options = tuple[Any, ...]


class Ask:
    """One role chooses one of a finite list.

    `options(*args)` is a pure function that returns a tuple in a fixed order, never empty, of ids, words
    or small numbers whose words are unique. It is called only when the list is needed.
    """

    __slots__ = ("about", "args", "confirm", "key", "options", "part", "rule", "secret", "who")

    def __init__(
        self,
        who: Role,
        key: str,
        options: Callable[..., Options],
        *args: Any,
        rule: str | None = None,
        about: Mapping[str, Any] | None = None,
        confirm: bool = False,
        secret: bool = False,
        part: Callable[..., Options] | None = None,
    ) -> None:
        self.who = who
        self.key = key
        self.options = options
        self.args = args
        self.rule = rule
        self.about = about
        """Typed arguments of the prompt."""
        self.confirm = confirm
        """Ask even if only one answer is possible."""
        self.secret = secret
        """Only this role may know the answer while the game runs."""
        self.part = part
        """(word, *args) -> as much of the list as it takes to check an answer: the option of this word, if it
        is offered, and another one, if there is one and the role need not confirm. For long lists, so that
        records are read soon; None: the whole list is taken."""


def option_and_another(word: str, candidates: Sequence[Any], is_open: Callable[[Any], bool]) -> Options:
    """Of the candidates that are open, the one of this word and the first of the others: for `Ask.part`."""
    named = [option for option in candidates if word_of(option) == word and is_open(option)]
    for option in candidates:
        if word_of(option) != word and is_open(option):
            return (*named, option)
    return tuple(named)


class AskAll:
    """Several roles choose at once and in secret; the result is {role: answer}."""

    __slots__ = ("asks",)

    def __init__(self, asks: Mapping[Role, Ask]) -> None:
        self.asks = asks


class Roll:
    """Roll `d6` six-sided dice; the answer is a tuple of faces in the order rolled.

    `who` is the role whose dice they are, for the chart of luck; None if they are nobody's. `reasons` list
    where the dice come from or what is added to them, for display.
    """

    __slots__ = ("d6", "reasons", "who", "why")

    def __init__(
        self, *, d6: int, why: str, who: Role | None = None, reasons: Sequence[Modifier] = ()
    ) -> None:
        self.d6 = d6
        self.why = why
        self.who = who
        self.reasons = reasons


class Draw:
    """Draw one element of the pool at random; the answer is that element, or its id in the table `of`.

    `to` lists the roles that may know what was drawn; None means everybody.
    """

    __slots__ = ("of", "pool", "to", "why")

    def __init__(
        self, pool: Sequence[Any], *, why: str, of: Names | None = None, to: tuple[Role, ...] | None = None
    ) -> None:
        self.pool = pool
        self.why = why
        self.of = of
        self.to = to


class Checkpoint:
    """A position defined by the state alone: started anew from it, the procedure reaches this checkpoint."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


Request = Ask | AskAll | Roll | Draw | Checkpoint

Proc = Generator[Request, Any, T]
"""A rule procedure that ends with a T."""


class Victory(Exception):
    """The end of the game, raised from any depth of a procedure."""

    def __init__(self, kind: str, *winners: Role, points: dict[str, dict[str, float]] | None = None) -> None:
        """`points`: role -> source -> points, where the end itself decided them; else the state tells."""
        super().__init__(kind)
        self.kind = kind
        self.winners = winners
        self.points = points
