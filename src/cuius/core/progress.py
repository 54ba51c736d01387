"""Bounds on how far a procedure may run before it asks somebody.

`MAX_STEPS` bounds what the runner answers by itself between two questions. A procedure that loops without
yielding anything is stopped by `time_limit`, which a server sets around every answer.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from cuius.core.errors import TookTooLong

MAX_STEPS = 10_000
"""Requests in a row that need no player: forced answers, rolls, draws, checkpoints."""

HAS_TIMER = hasattr(signal, "setitimer")

_limited = False


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TookTooLong` in what runs here once this process has computed for so many seconds.

    It counts processor time, so that a busy machine does not make a game fail. It works in the main thread
    of systems with interval timers; elsewhere nothing is limited.
    """
    global _limited
    if not HAS_TIMER or threading.current_thread() is not threading.main_thread():
        yield
        return
    if signal.getsignal(signal.SIGVTALRM) is not _time_is_up:
        signal.signal(signal.SIGVTALRM, _time_is_up)
    try:
        _limited = True
        # It goes on ringing: an error raised inside a finaliser would be swallowed.
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
        yield
    finally:
        _limited = False
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _time_is_up(signum: int, frame: FrameType | None) -> None:
    if _limited:  # else it rang while the limit was being lifted
        raise TookTooLong("The procedure computes for too long without asking anybody.")
