"""Log events: what happened, with typed arguments, and who may read it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from cuius.core.ids import Id, word_of
from cuius.core.odds import Modifier
from cuius.core.requests import Roll

RUNNER = "cuius.core.runner"


class Throw(NamedTuple):
    """Faces as they fell, with what the request said of them."""

    why: str
    who: str | None
    faces: tuple[int, ...]
    reasons: tuple[Modifier, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The throw as it crosses the wire."""
        return {
            "why": self.why,
            "who": self.who,
            "faces": self.faces,
            "reasons": [modifier._asdict() for modifier in self.reasons],
        }


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened when the journal had `number` rows, inside the procedures of `path`."""

    number: int
    key: str
    args: dict[str, Any]
    to: tuple[str, ...] | None
    """Roles that may read it; None means everybody."""
    but: tuple[str, ...]
    """Roles that may not, because they read a fuller one."""
    reveal: bool
    path: tuple[str, ...]
    dice: tuple[Throw, ...] = ()
    """The throws since the event before, if everybody may read this one."""

    def readable_by(self, roles: Iterable[str]) -> bool:
        """May a seat that holds these roles read it? A spectator holds none."""
        held = set(roles)
        if self.to is not None:
            return not held.isdisjoint(self.to)
        return held.isdisjoint(self.but)

    @property
    def tells_a_secret(self) -> bool:
        """Somebody learned something that not everybody knew."""
        return self.reveal or self.to is not None or bool(self.but)

    def plain(self) -> dict[str, Any]:
        """The event as it crosses the wire."""
        told = {"number": self.number, "key": self.key, "args": self.args, "path": list(self.path)}
        if self.dice:
            told["dice"] = [throw.plain() for throw in self.dice]
        return told


Place = tuple[int, int, tuple[Throw, ...]]
"""How far a log has come: events, rows of the journal, throws that no event has told of yet."""


class Log:
    """The events of one match, newest last."""

    __slots__ = ("dice", "events", "number")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.number = 0
        self.dice: list[Throw] = []
        """Throws that no event has told of yet."""

    def thrown(self, roll: Roll, faces: Iterable[int]) -> None:
        """Dice fell: the next event that everybody may read shows them."""
        who = None if roll.who is None else word_of(roll.who)
        self.dice.append(Throw(roll.why, who, tuple(faces), tuple(roll.reasons)))

    def add(self, key: str, to: Any, but: Any, reveal: bool, args: dict[str, Any]) -> None:
        dice: tuple[Throw, ...] = ()
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
                procedure_path(),
                dice,
            )
        )

    def place(self) -> Place:
        """How far it has come."""
        return len(self.events), self.number, tuple(self.dice)

    def go_back(self, place: Place) -> None:
        """Forget what happened since."""
        events, self.number, dice = place
        del self.events[events:]
        self.dice[:] = dice

    def readable_by(self, roles: Iterable[str], since: int = -1) -> list[Event]:
        """The events a holder of these roles may read, from after `since` rows on."""
        roles = tuple(roles)
        return [e for e in self.events if e.number > since and e.readable_by(roles)]


def plain_argument(value: Any) -> Any:
    """An argument with its kind, so that the reader's language can name it: ["space", "calais"]."""
    if isinstance(value, Id):
        return [value.kind, value.word]
    if isinstance(value, (list, tuple)):
        return [plain_argument(v) for v in value]
    return value


def procedure_path() -> tuple[str, ...]:
    """Names of the procedures now running, outermost first."""
    names: list[str] = []
    frame = sys._getframe(3)
    while frame is not None and frame.f_globals.get("__name__") != RUNNER:
        names.append(frame.f_code.co_name)
        frame = frame.f_back  # type: ignore[assignment]
    return tuple(reversed(names))
