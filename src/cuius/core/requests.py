"""What a rule procedure may yield: five requests, no more.

A procedure is a generator. It yields a request and receives the answer; it never validates input,
because the runner only ever sends back one of the options that the procedure itself offered.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

from cuius.core.ids import Names
from cuius.core.odds import Modifier

T = TypeVar("T")

Who = Any
"""A role of the title: an `Id` or a word. Seats hold one or more roles."""

Options = tuple[Any, ...]


class Ask:
    """One role chooses one of a finite list.

    `options(*args)` is a pure function that returns a tuple in a fixed order, never empty, of ids, words
    or small numbers whose words are unique. It is called only when somebody needs the list.
    """

    __slots__ = ("about", "args", "confirm", "key", "options", "rule", "secret", "who")

    def __init__(
        self,
        who: Who,
        key: str,
        options: Callable[..., Options],
        *args: Any,
        rule: str | None = None,
        about: Mapping[str, Any] | None = None,
        confirm: bool = False,
        secret: bool = False,
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


class AskAll:
    """Several roles choose at once and in secret; the answers arrive together, as {role: answer}."""

    __slots__ = ("asks",)

    def __init__(self, asks: Mapping[Who, Ask]) -> None:
        self.asks = asks


class Roll:
    """Throw `d6` six-sided dice; the answer is a tuple of faces in the order thrown.

    `who` is the role whose dice they are, for the chart of luck; None if nobody's. `reasons` say where the
    dice come from, or what is added to them, for whoever looks on.
    """

    __slots__ = ("d6", "reasons", "who", "why")

    def __init__(
        self, *, d6: int, why: str, who: Who | None = None, reasons: Sequence[Modifier] = ()
    ) -> None:
        self.d6 = d6
        self.why = why
        self.who = who
        self.reasons = reasons


class Draw:
    """Take one of the pool at random; the answer is that element, as an id if `of` names the table.

    `to` lists the roles that may know what was drawn; None means everybody.
    """

    __slots__ = ("of", "pool", "to", "why")

    def __init__(
        self, pool: Sequence[Any], *, why: str, of: Names | None = None, to: tuple[Who, ...] | None = None
    ) -> None:
        self.pool = pool
        self.why = why
        self.of = of
        self.to = to


class Checkpoint:
    """The state alone says where we are: started afresh from it, the procedure comes to this very place."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


Request = Ask | AskAll | Roll | Draw | Checkpoint

Proc = Generator[Request, Any, T]
"""A rule procedure that ends with a T."""


class Victory(Exception):
    """A sudden end, raised from any depth of a procedure."""

    def __init__(self, kind: str, *winners: Who) -> None:
        super().__init__(kind)
        self.kind = kind
        self.winners = winners
