"""Bounds on how far a procedure may run before it asks somebody.

`MAX_STEPS` bounds what the runner answers by itself between two questions. A procedure that loops without
yielding anything is stopped by `TimeLimit`, which a server sets around every answer.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType

from cuius.core.errors import TookTooLong

MAX_STEPS = 10_000
"""Requests in a row that need no player: forced answers, rolls, draws, checkpoints."""

HAS_TIMER = hasattr(signal, "setitimer")

_limited = False
_handles_timer = False


class TimeLimit:
    """Raise `TookTooLong` in what runs here once this process has computed for so many seconds.

    It counts processor time, so that a busy machine does not make a game fail. It works in the main thread
    of systems with interval timers; elsewhere nothing is limited.
    """

    __slots__ = ("_active", "_seconds")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._active = HAS_TIMER and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        global _limited, _handles_timer
        if self._active:
            if not _handles_timer:
                signal.signal(signal.SIGVTALRM, _time_is_up)
                _handles_timer = True
            _limited = True
            # It goes on ringing: an error raised inside a finaliser would be swallowed.
            signal.setitimer(signal.ITIMER_VIRTUAL, self._seconds, self._seconds)

    def __exit__(self, *_: object) -> None:
        global _limited
        if self._active:
            try:
                _limited = False
            finally:  # it may ring just now
                _limited = False
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _time_is_up(signum: int, frame: FrameType | None) -> None:
    if _limited:  # else it rang while the limit was being lifted
        raise TookTooLong("The procedure computes for too long without asking anybody.")
