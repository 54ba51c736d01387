"""A watchdog for games: a procedure may run for ever without asking anybody."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class GameTooSlow(Exception):
    """The game took longer than the run allows; raised wherever it is at that time."""


@contextmanager
def watchdog(seconds: float) -> Iterator[None]:
    """Raise `GameTooSlow` inside the block once the time is over. Signals reach the main thread only."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def bark(signal_number: int, frame: FrameType | None) -> None:
        raise GameTooSlow(f"the game is not over after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, bark)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
