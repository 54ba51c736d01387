"""An engine that is started when it is asked, and started again after a failure, but not for ever."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

from cuius.bots.engine.process import EngineFailed, EngineProcess, Limits

log = logging.getLogger("cuius.engine")

MAX_STARTS = 3
START_WINDOW = 600.0
"""An engine is started so often within so many seconds; one that fails more often rests."""
KEPT_FAILURES = 20


class EngineRunner:
    """Asks an engine; every failure raises EngineFailed, and the engine is ended."""

    def __init__(
        self, command: Sequence[str], limits: Limits, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.command = tuple(command)
        self.limits = limits
        self.clock = clock
        self.failures: deque[str] = deque(maxlen=KEPT_FAILURES)
        """What went wrong last, a sentence each."""
        self._starts: deque[float] = deque(maxlen=MAX_STARTS)
        self._asked = 0
        self._process: EngineProcess | None = None

    def next_number(self) -> int:
        """The id of the next question."""
        self._asked += 1
        return self._asked

    def ask(self, number: int, line: bytes, options: Collection[str]) -> str:
        """The engine's answer to an encoded question with that id, if it is one of the options."""
        try:
            answer = self._running().ask(number, line).answer
            if answer not in options:
                self.close()
                raise EngineFailed(f"The engine answers {answer!r:.60}, which is not offered.")
        except EngineFailed as failure:
            self._process = None
            self.failures.append(str(failure))
            log.warning("%s: %s", self.command[0], failure)
            raise
        return answer

    def _running(self) -> EngineProcess:
        if self._process is None:
            now = self.clock()
            if len(self._starts) == MAX_STARTS and now - self._starts[0] < START_WINDOW:
                raise EngineFailed("The engine failed too often and rests for a while.")
            self._starts.append(now)
            self._process = EngineProcess(self.command, self.limits)
        return self._process

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()
