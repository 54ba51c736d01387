"""The base of every title's state: slotted columns, copied fast, stored plainly, digested stably.

A title writes one class with annotations and nothing else; `clone`, `kept_beside`, `to_dict`, `from_dict`
and `digest` are made from the annotations once, when the class is created.

    class State(BaseState):
        turn: int
        control: list[int]                    # a column, indexed by space
        units: bytearray                      # a long column of numbers below 256, copied fastest
        hands: Hidden[list[list[int]]]        # not everybody knows it
        board: Shared[Board]                  # frozen; never copied, never stored
"""

from __future__ import annotations

import hashlib
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, Self, TypeVar, cast

import msgspec

from cuius.core.errors import BadState
from cuius.core.events import Log

T = TypeVar("T")

HIDDEN = "hidden"
SHARED = "shared"

Hidden = Annotated[T, HIDDEN]
"""A field that not every seat may know. A change in it is a barrier to undo."""

Shared = Annotated[T, SHARED]
"""A frozen field that all copies share. It is no part of the position."""

SCALARS = (int, str, bool, float, type(None))

ENCODE = msgspec.json.Encoder(order="deterministic", enc_hook=int).encode


class StateClass(type):
    """Turns the annotations of a state class into slots and its copying into straight code."""

    fields: dict[str, Any]
    """What makes up the position, with its kinds."""
    shared: tuple[str, ...]
    hidden: tuple[str, ...]

    def __new__(mcls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> StateClass:
        own = tuple(space.get("__annotations__", {}))
        space["__slots__"] = own
        cls = super().__new__(mcls, name, bases, space)
        if bases:
            cls._learn_fields()
        return cls

    def _learn_fields(cls) -> None:
        hints = typing.get_type_hints(cls, include_extras=True)
        hints.pop("log", None)
        marks = {n: getattr(t, "__metadata__", (None,))[0] for n, t in hints.items()}
        types = {n: typing.get_args(t)[0] if marks[n] else t for n, t in hints.items()}
        cls.fields = {n: t for n, t in types.items() if marks[n] != SHARED}
        cls.shared = tuple(n for n in types if marks[n] == SHARED)
        cls.hidden = tuple(n for n in types if marks[n] == HIDDEN)
        cls.clone = make_clone(cls)
        cls.kept_beside = make_kept(cls)


class BaseState(metaclass=StateClass):
    """One position of one game."""

    log: Log | None

    if typing.TYPE_CHECKING:

        def clone(self) -> Self:
            """A copy that shares nothing that can change, and keeps no log."""

        def kept_beside(self, earlier: Self) -> Self:
            """A copy that shares with an earlier copy what has not changed; that copy itself if nothing has.

            Neither may be played on.
            """

    def tell(
        self, key: str, /, *, to: Any = None, but: Any = None, reveal: bool = False, **args: Any
    ) -> None:
        """Something happened. `to` or `but` limit who may read it; `reveal` says a secret came out."""
        if self.log is not None:
            self.log.add(key, to, but, reveal, args)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain data, detached from this state."""
        return cast("dict[str, Any]", msgspec.json.decode(self.encoded()))

    def encoded(self) -> bytes:
        """The position as canonical bytes."""
        return ENCODE({name: getattr(self, name) for name in type(self).fields})

    def digest(self) -> str:
        """A short stable name of the position: equal positions, equal digests, in every process."""
        return hashlib.blake2b(self.encoded(), digest_size=16).hexdigest()

    def hidden_part(self) -> bytes:
        """Everything that not every seat may know, as canonical bytes."""
        return ENCODE([getattr(self, name) for name in type(self).hidden])

    @classmethod
    def from_dict(cls, data: dict[str, Any], like: Self) -> Self:
        """The position stored in `data`; frozen fields are shared with the state `like`."""
        if set(data) != set(cls.fields):
            odd = sorted(set(data) ^ set(cls.fields))
            raise BadState(f"The stored state does not fit: field {odd[0]!r} is missing or unknown.")
        state = cls.__new__(cls)
        state.log = None
        for name, kind in cls.fields.items():
            try:
                setattr(state, name, msgspec.convert(data[name], kind))
            except msgspec.ValidationError as error:
                raise BadState(f"The stored state does not fit: {name}: {error}.") from None
        for name in cls.shared:
            setattr(state, name, getattr(like, name))
        return state


def make_clone(cls: Any) -> Callable[[Any], Any]:
    """Straight-line code that copies one state: written out once, so that forks cost microseconds."""
    lines = ["def clone(self):", " twin = new(cls)", " twin.log = None"]
    lines += [f" twin.{n} = {copying(t, f'self.{n}')}" for n, t in cls.fields.items()]
    lines += [f" twin.{n} = self.{n}" for n in cls.shared]
    space: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, " return twin"]), space)
    return cast("Callable[[Any], Any]", space["clone"])


def make_kept(cls: Any) -> Callable[[Any, Any], Any]:
    """Straight-line code that copies only the columns in which a state differs from an earlier one."""
    lines = ["def kept_beside(self, earlier):", " twin = new(cls)", " twin.log = None", " same = True"]
    for name, kind in cls.fields.items():
        lines += [
            f" mine, old = self.{name}, earlier.{name}",
            " if mine == old: twin." + name + " = old",
            f" else: twin.{name} = {copying(kind, 'mine')}; same = False",
        ]
    lines += [f" twin.{n} = self.{n}" for n in cls.shared]
    space: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, " return earlier if same else twin"]), space)
    return cast("Callable[[Any, Any], Any]", space["kept_beside"])


def copying(kind: Any, what: str) -> str:
    """The expression that copies a value of this kind."""
    if is_immutable(kind):
        return what
    if kind is bytearray:
        return f"{what}.copy()"
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is list and args:
        return f"{what}.copy()" if is_immutable(args[0]) else f"[{copying(args[0], 'x')} for x in {what}]"
    if origin is dict and args and args[0] is str:
        if is_immutable(args[1]):
            return f"{what}.copy()"
        return f"{{k: {copying(args[1], 'x')} for k, x in {what}.items()}}"
    raise TypeError(
        f"a state cannot hold {kind}: use numbers, words, tuples, list[...], bytearray or dict[str, ...]"
    )


def is_immutable(kind: Any) -> bool:
    """May copies share a value of this kind? Tuples may as far as what they hold may."""
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
