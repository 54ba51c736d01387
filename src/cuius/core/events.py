"""Log events: what happened, with typed arguments, and who may read it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from cuius.core.compiled_calls import BUILD
from cuius.core.ids import Id, word_of
from cuius.core.odds import Modifier
from cuius.core.requests import Roll

RUNNER = "cuius.core.runner"


class RollResult(NamedTuple):
    """The faces of one roll, with what its request said about them."""

    why: str
    who: str | None
    faces: tuple[int, ...]
    reasons: tuple[Modifier, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The roll as plain data."""
        return {
            "why": self.why,
            "who": self.who,
            "faces": self.faces,
            "reasons": [modifier._asdict() for modifier in self.reasons],
        }


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened when the journal had `number` rows, inside the procedures named by `path`."""

    number: int
    key: str
    args: dict[str, Any]
    to: tuple[str, ...] | None
    """Roles that may read it; None means everybody."""
    but: tuple[str, ...]
    """Roles that may not, because another event tells them more."""
    reveal: bool
    path: tuple[str, ...]
    dice: tuple[RollResult, ...] = ()
    """The rolls since the previous event, if everybody may read this one."""

    def readable_by(self, roles: Iterable[str]) -> bool:
        """May a seat that holds these roles read it? A spectator holds none."""
        held = set(roles)
        if self.to is not None:
            return not held.isdisjoint(self.to)
        return held.isdisjoint(self.but)

    @property
    def reveals_secret(self) -> bool:
        """Did somebody learn something that not everybody knew?"""
        return self.reveal or self.to is not None or bool(self.but)

    def to_dict(self) -> dict[str, Any]:
        """The event as plain data."""
        data = {"number": self.number, "key": self.key, "args": self.args, "path": list(self.path)}
        if self.dice:
            data["dice"] = [roll.to_dict() for roll in self.dice]
        return data


LogPosition = tuple[int, int, tuple[RollResult, ...]]
"""The length of a log: its events, the rows of the journal, and the rolls not yet attached to an event."""


class Log:
    """The events of one match, newest last."""

    __slots__ = ("dice", "events", "number")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.number = 0
        self.dice: list[RollResult] = []
        """Rolls not yet attached to an event."""

    def add_roll(self, roll: Roll, faces: Iterable[int]) -> None:
        """Attach a roll to the next event that everybody may read."""
        who = None if roll.who is None else word_of(roll.who)
        self.dice.append(RollResult(roll.why, who, tuple(faces), tuple(roll.reasons)))

    def add(
        self,
        key: str,
        to: Any,
        but: Any,
        reveal: bool,
        args: dict[str, Any],
        running: Sequence[str] | None = None,
    ) -> None:
        """Append an event; `running` are functions that the interpreter does not see."""
        dice: tuple[RollResult, ...] = ()
        if self.dice and to is None and not but:
            dice = tuple(self.dice)
            self.dice.clear()
        self.events.append(
            Event(
                self.number,
                key,
                {name: plain_argument(value) for name, value in args.items()},
                None if to is None else tuple(word_of(r) for r in to),
                tuple(word_of(r) for r in but or ()),
                reveal,
                (*procedure_path(), *(running or ())),
                dice,
            )
        )

    def position(self) -> LogPosition:
        """The present length, for `truncate`."""
        return len(self.events), self.number, tuple(self.dice)

    def copy(self, position: LogPosition | None = None) -> Log:
        """An independent log of the same events, or of those up to a position."""
        copy = Log()
        events, copy.number, dice = self.position() if position is None else position
        copy.events, copy.dice = self.events[:events], list(dice)
        return copy

    def truncate(self, position: LogPosition) -> None:
        """Drop what was added since this position."""
        events, self.number, dice = position
        del self.events[events:]
        self.dice[:] = dice

    def readable_by(self, roles: Iterable[str], since: int = -1) -> list[Event]:
        """The events that a holder of these roles may read, later than `since` rows."""
        roles = tuple(roles)
        return [e for e in self.events if e.number > since and e.readable_by(roles)]


def plain_argument(value: Any) -> Any:
    """An argument as plain data; an id keeps its kind, to find its name: ["space", "calais"]."""
    if isinstance(value, Id):
        return [value.kind, value.word]
    if isinstance(value, (list, tuple)):
        return [plain_argument(v) for v in value]
    return value


def procedure_path() -> tuple[str, ...]:
    """Names of the interpreted functions that run between the runner and `tell`, outermost first."""
    names: list[str] = []
    if BUILD == "compiled":  # the runner is no frame either
        return ()
    frame = sys._getframe(3)
    while frame is not None and frame.f_globals.get("__name__") != RUNNER:
        names.append(frame.f_code.co_name)
        frame = frame.f_back  # type: ignore[assignment]
    return tuple(reversed(names))
