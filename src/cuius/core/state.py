"""The base of every title's state: slotted columns with generated copying, storing and hashing.

A title writes one class with annotations only; `clone`, `clone_sharing`, `update_copy`, `to_dict`,
`from_dict` and `digest` are generated from the annotations when the class is created.

    class State(BaseState):
        turn: int
        control: list[int]                    # a column, indexed by space
        units: bytearray                      # a long column of numbers below 256, copied fastest
        hands: Hidden[list[list[int]]]        # not known to every seat
        board: Shared[Board]                  # frozen; never copied, never stored
"""

from __future__ import annotations

import hashlib
import types
import typing
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Self, TypeVar, cast

import msgspec

from cuius.core.errors import BadState
from cuius.core.events import Log

T = TypeVar("T")

HIDDEN = "hidden"
SHARED = "shared"

Hidden = Annotated[T, HIDDEN]
"""A field that not every seat may know. A row that changes it cannot be undone without consent."""

Shared = Annotated[T, SHARED]
"""A frozen field that all copies share. It is not part of the position."""

SCALARS = (int, str, bool, float, type(None))

ENCODE = msgspec.json.Encoder(order="deterministic", enc_hook=int).encode


class StateClass(type):
    """Turns the annotations of a state class into slots, and generates its copying code."""

    fields: dict[str, Any]
    """The fields that make up the position, with their types."""
    shared: tuple[str, ...]
    hidden: tuple[str, ...]

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> StateClass:
        namespace["__slots__"] = tuple(namespace.get("__annotations__", {}))
        cls = super().__new__(mcls, name, bases, namespace)
        if bases:
            cls._compile_fields()
        return cls

    def _compile_fields(cls) -> None:
        hints = typing.get_type_hints(cls, include_extras=True)
        hints = {name: hint for name, hint in hints.items() if name not in ("log", "running")}
        marks = {n: getattr(t, "__metadata__", (None,))[0] for n, t in hints.items()}
        types = {n: typing.get_args(t)[0] if marks[n] else t for n, t in hints.items()}
        cls.fields = {n: t for n, t in types.items() if marks[n] != SHARED}
        cls.shared = tuple(n for n in types if marks[n] == SHARED)
        cls.hidden = tuple(n for n in types if marks[n] == HIDDEN)
        cls.clone = make_clone(cls)
        cls.clone_sharing = make_clone_sharing(cls)
        cls.update_copy = make_update_copy(cls, cls.fields)


class BaseState(metaclass=StateClass):
    """One position of one game."""

    log: Log | None
    running: list[str] | None  # names of compiled functions that run: `core/compiled_calls.py`

    if typing.TYPE_CHECKING:

        def clone(self) -> Self:
            """A copy that shares nothing mutable, without a log."""

        def clone_sharing(self, earlier: Self) -> Self:
            """A copy that reuses unchanged fields of an earlier copy; that copy itself if nothing changed.

            Neither may be modified afterwards.
            """

        def update_copy(self, copy: Self) -> list[str]:
            """Bring an earlier copy up to date; returns the names of the fields that differed."""

    def tell(
        self, key: str, /, *, to: Any = None, but: Any = None, reveal: bool = False, **args: Any
    ) -> None:
        """Log an event. `to` or `but` limit who may read it; `reveal` marks that a secret became public."""
        if self.log is not None:
            self.log.add(key, to, but, reveal, args, self.running)

    def __getstate__(self) -> list[Any]:
        """What is pickled: the position. `share_frozen_fields` adds the rest; there is no log."""
        return [getattr(self, name) for name in type(self).fields]

    def __setstate__(self, values: list[Any]) -> None:
        self.log = self.running = None
        for name, value in zip(type(self).fields, values, strict=True):
            setattr(self, name, value)

    def share_frozen_fields(self, like: Self) -> None:
        """Take over the frozen fields of another state of the same game."""
        for name in type(self).shared:
            setattr(self, name, getattr(like, name))

    def to_dict(self) -> dict[str, Any]:
        """The position as plain data, detached from this state."""
        return cast("dict[str, Any]", msgspec.json.decode(self.to_bytes()))

    def to_bytes(self) -> bytes:
        """The position as canonical bytes."""
        return ENCODE({name: getattr(self, name) for name in type(self).fields})

    def digest(self) -> str:
        """A hash of the position that is the same in every process."""
        return hashlib.blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def hidden_bytes(self) -> bytes:
        """Everything that not every seat may know, as canonical bytes."""
        return ENCODE([getattr(self, name) for name in type(self).hidden])

    @classmethod
    def from_dict(cls, data: dict[str, Any], like: Self) -> Self:
        """The position stored in `data`; frozen fields are shared with the state `like`."""
        if set(data) != set(cls.fields):
            odd = sorted(set(data) ^ set(cls.fields))
            raise BadState(f"The stored state does not fit: field {odd[0]!r} is missing or unknown.")
        state = cls.__new__(cls)
        state.log = state.running = None
        for name, kind in cls.fields.items():
            try:
                setattr(state, name, msgspec.convert(data[name], kind))
            except msgspec.ValidationError as error:
                raise BadState(f"The stored state does not fit: {name}: {error}.") from None
        state.share_frozen_fields(like)
        return state


def make_clone(cls: Any) -> Callable[[Any], Any]:
    """Generate straight-line code that copies one state: it makes forks cost microseconds."""
    lines = ["def clone(self):", " copy = new(cls)", " copy.log = copy.running = None"]
    lines += [f" copy.{n} = {copy_expression(t, f'self.{n}')}" for n, t in cls.fields.items()]
    lines += [f" copy.{n} = self.{n}" for n in cls.shared]
    namespace: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, " return copy"]), namespace)
    return cast("Callable[[Any], Any]", namespace["clone"])


def make_clone_sharing(cls: Any) -> Callable[[Any, Any], Any]:
    """Generate straight-line code that copies only the fields that differ from an earlier state."""
    lines = [
        "def clone_sharing(self, earlier):",
        " copy = new(cls)",
        " copy.log = copy.running = None",
        " same = True",
    ]
    for name, kind in cls.fields.items():
        lines += [
            f" mine, old = self.{name}, earlier.{name}",
            f" if mine == old: copy.{name} = old",
            f" else: copy.{name} = {copy_expression(kind, 'mine')}; same = False",
        ]
    lines += [f" copy.{n} = self.{n}" for n in cls.shared]
    namespace: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, " return earlier if same else copy"]), namespace)
    return cast("Callable[[Any, Any], Any]", namespace["clone_sharing"])


def make_update_copy(cls: Any, names: Iterable[str]) -> Callable[[Any, Any], list[str]]:
    """Generate straight-line code that copies into an earlier copy those of these fields that differ."""
    lines = ["def update_copy(self, copy):", " names = []"]
    for name in names:
        copied = copy_expression(cls.fields[name], "mine")
        lines += [
            f" mine = self.{name}",
            f" if mine != copy.{name}: copy.{name} = {copied}; names.append({name!r})",
        ]
    namespace: dict[str, Any] = {}
    exec("\n".join([*lines, " return names"]), namespace)
    return cast("Callable[[Any, Any], list[str]]", namespace["update_copy"])


def copy_expression(kind: Any, what: str) -> str:
    """Source code of the expression that copies a value of this type."""
    if is_immutable(kind):
        return what
    if kind is bytearray:
        return f"{what}.copy()"
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is list and args:
        return (
            f"{what}.copy()"
            if is_immutable(args[0])
            else f"[{copy_expression(args[0], 'x')} for x in {what}]"
        )
    if origin is dict and args and args[0] is str:
        if is_immutable(args[1]):
            return f"{what}.copy()"
        return f"{{k: {copy_expression(args[1], 'x')} for k, x in {what}.items()}}"
    raise TypeError(
        f"a state cannot hold {kind}: use numbers, words, tuples, list[...], bytearray or dict[str, ...]"
    )


def is_immutable(kind: Any) -> bool:
    """May copies share a value of this type? Tuples may if their elements may."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        return all(is_immutable(a) for a in args if a is not Ellipsis)
    if origin in (typing.Union, types.UnionType):
        return all(is_immutable(a) for a in args)
    if origin is typing.Literal:
        return True
    if isinstance(kind, typing.NewType):
        return is_immutable(kind.__supertype__)
    if isinstance(kind, type) and issubclass(kind, tuple):
        named = typing.get_type_hints(kind)
        return bool(named) and all(is_immutable(a) for a in named.values())
    return isinstance(kind, type) and (kind in SCALARS or issubclass(kind, int))
