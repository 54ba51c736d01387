"""Engines at tables: programs that the host of the server lists in the settings, and nobody else.

A level `engine:NAME` stands for the command that the settings give that name. Each engine is one process,
which answers one question after another, in a thread of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from cuius.bots import read_engine
from cuius.bots.engine import EngineFailed, EngineRunner
from cuius.bots.engine.protocol import encode_question
from cuius.core.determinization import InformationSet
from cuius.core.match import Match

PREFIX = "engine:"
MOST_WAITING = 16
"""Questions that wait for one engine; further ones are left to the steward."""


class Engines:
    """The engines of this server by name."""

    def __init__(self, commands: Mapping[str, str]) -> None:
        self._seats = {PREFIX + name: SharedEngine(name, command) for name, command in commands.items()}

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that may be seated, such as `engine:NAME`."""
        return tuple(self._seats)

    async def answer(self, match: Match, seat: str, level: str, seed: int) -> str:
        """What the engine of that level answers; EngineFailed if it has no answer."""
        engine = self._seats.get(level)
        if engine is None:
            raise EngineFailed("The host no longer lists this engine.")
        return await engine.answer(InformationSet(match, seat), seed)

    async def close(self) -> None:
        for engine in self._seats.values():
            await engine.close()


class SharedEngine:
    """One engine, for all tables."""

    def __init__(self, name: str, command: str) -> None:
        self.runner = EngineRunner(*read_engine(command))
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=f"engine {name}")
        self.waiting = 0

    async def answer(self, information: InformationSet, seed: int) -> str:
        if self.waiting >= MOST_WAITING:
            raise EngineFailed("Too many questions wait for this engine.")
        runner = self.runner
        number = runner.next_number()
        line = encode_question(information, number, seed, runner.limits.seconds)
        options = information.question()["options"]
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, runner.ask, number, line, options)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.runner.close)
        self.thread.shutdown(wait=False)
