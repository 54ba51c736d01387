"""What compiled functions say of themselves, since no interpreter sees them run.

The optional compiled build puts calls of these functions into its copy of the sources: wherever an event of
the log may come from, a function says when it begins and when it ends. The names of those that run are kept
with the state, because a procedure that waits for an answer is still running.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, TypeVar

T = TypeVar("T")


def entered(running: list[str] | None, name: str) -> int:
    """A function of this name begins; returns how many others are running."""
    if running is None:
        return 0
    running.append(name)
    return len(running) - 1


def left(result: T, running: list[str] | None, depth: int) -> T:
    """The function that began at this depth ends with this result."""
    if running is not None:
        del running[depth:]
    return result


def driven(procedure: Any, answer: Any, running: list[str] | None, inside: list[str]) -> Any:
    """Send an answer to a procedure that another one drives; `inside` are the functions that run in it.

    While it waits, its driver runs alone.
    """
    if running is None:
        return procedure.send(answer)
    depth = len(running)
    running += inside
    request = procedure.send(answer)
    inside[:] = running[depth:]
    del running[depth:]
    return request


BUILD = "plain" if isinstance(entered, FunctionType) else "compiled"
"""Which build this is."""
