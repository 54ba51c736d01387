"""Coroutines that are begun at once: those that end without waiting need no task of their own.

Python 3.12 can begin a task so (`eager_start`); this serves earlier versions, too.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any


def begin(coroutine: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run a coroutine up to where it has to wait; returns the rest of it to be awaited, or None at its end.

    What it raises before it waits is raised here. It runs within the caller's task until then, so it may
    not set time limits for its own.
    """
    try:
        awaited = coroutine.send(None)
    except StopIteration:
        return None
    return _rest(coroutine, awaited)


@types.coroutine
def _rest(coroutine: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Wait for what the coroutine waits for, and pass on what comes of it."""
    while True:
        try:
            try:
                value = yield awaited
            except BaseException as error:
                awaited = coroutine.throw(error)
            else:
                awaited = coroutine.send(value)
        except StopIteration:
            return
