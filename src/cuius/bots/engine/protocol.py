"""The messages of the engine protocol, version 1; docs/engine-protocol.md is for authors of engines.

Every message is one line of JSON with a `type`. Members that a reader does not know are ignored, so that
later versions may add some.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.core.determinization import InformationSet
from cuius.core.observation import ENCODE

PROTOCOL = 1
"""The version of the protocol."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """From the host, once, before all else."""

    protocol: int
    host: str
    """The name and version of the host program."""


class Clock(msgspec.Struct, frozen=True):
    """The time an engine has."""

    seconds: float
    """For this answer; whoever takes longer loses it."""


class EngineQuestion(msgspec.Struct, frozen=True, tag="ask"):
    """From the host: what a seat sees and is asked. It stands for itself: nothing was said before."""

    id: int
    title: str
    scenario: str
    players: int
    options: dict[str, Any]
    seat: str
    roles: list[str]
    """The roles this seat plays."""
    seed: int
    """The same seed asks for the same answer, where an engine draws lots."""
    clock: Clock
    question: dict[str, Any]
    view: dict[str, Any]


class Quit(msgspec.Struct, frozen=True, tag="quit"):
    """From the host, last: the engine is to end."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """From the engine, in answer to `hello`."""

    protocol: int
    name: str = ""


class EngineAnswer(msgspec.Struct, frozen=True, tag="answer"):
    """From the engine: one of the question's options."""

    id: int
    answer: str
    why: str = ""
    """A sentence for people who read the transcript."""


class EngineError(msgspec.Struct, frozen=True, tag="error"):
    """From the engine: it has no answer to this question."""

    id: int
    text: str = ""


FromHost = Hello | EngineQuestion | Quit
FromEngine = Ready | EngineAnswer | EngineError

read_from_host = msgspec.json.Decoder(FromHost).decode
read_from_engine = msgspec.json.Decoder(FromEngine).decode
write = msgspec.json.encode


def encode_question(information: InformationSet, number: int, seed: int, seconds: float) -> bytes:
    """The line that asks an engine what this seat is asked, with all that the seat may know."""
    config = information.config
    question = EngineQuestion(
        id=number,
        title=config.title,
        scenario=config.scenario,
        players=len(config.seats),
        options=dict(config.options),
        seat=information.seat,
        roles=list(config.seats[information.seat]),
        seed=seed,
        clock=Clock(seconds),
        question=information.question(),
        view=dict(information.view()),
    )
    return ENCODE(question)
