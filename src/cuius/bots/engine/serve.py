"""Our own levels as engines: reads questions and writes answers until it is told to quit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, BinaryIO

import msgspec

from cuius import __version__
from cuius.bots.bot import Bot
from cuius.bots.engine.protocol import (
    PROTOCOL,
    EngineAnswer,
    EngineError,
    EngineQuestion,
    Hello,
    Quit,
    Ready,
    read_from_host,
    write,
)

MAX_LINE = 16 << 20
"""Bytes of a line; views are far smaller."""


def serve_engine(
    title: str, level: str, bots: Mapping[int, Bot], questions: BinaryIO, answers: BinaryIO
) -> None:
    """Answer questions about games of one title; `bots` has the bot for each seed."""
    while line := questions.readline(MAX_LINE):
        reply = reply_to(line, title, level, bots)
        if reply is None:
            return
        answers.write(write(reply) + b"\n")
        answers.flush()


def reply_to(
    line: bytes, title: str, level: str, bots: Mapping[int, Bot]
) -> Ready | EngineAnswer | EngineError | None:
    """What is said to one line; None to `quit`."""
    try:
        said = read_from_host(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return EngineError(0, f"This is no message of the protocol: {error}")
    if isinstance(said, Quit):
        return None
    if isinstance(said, Hello):
        return Ready(PROTOCOL, f"cuius {__version__} {level}")
    return answer_to(said, title, bots)


def answer_to(said: EngineQuestion, title: str, bots: Mapping[int, Bot]) -> EngineAnswer | EngineError:
    if said.title != title:
        return EngineError(said.id, f"This engine plays {title}, not {said.title}.")
    try:
        return EngineAnswer(said.id, str(choose(bots[said.seed], said)))
    except Exception as error:  # a view that this version cannot read must not end the engine
        return EngineError(said.id, f"{type(error).__name__}: {error}")


def choose(bot: Bot, said: EngineQuestion) -> Any:
    options = said.question["options"]
    return options[0] if len(options) == 1 and not bot.counts_questions else bot(said.view, said.question)
