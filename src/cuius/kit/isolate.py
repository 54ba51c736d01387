"""One procedure of a title, played alone as if it were the whole game."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgenerator
from typing import Any

from cuius.core.requests import Checkpoint, Proc, Victory

PLAYED = "played"
"""The ending of a game that consisted of one procedure."""


def isolate(
    procedure: Callable[..., Any],
    args: tuple[Any, ...],
    named: dict[str, Any],
    returned: list[tuple[Any, Any]],
) -> Callable[[Any], Proc[None]]:
    """A play of a title that runs `procedure(g, *args)`, ends, and keeps its value in `returned` beside
    the state it worked on: copies of a match have states of their own.

    Its checkpoints are passed over: alone, a procedure need not find back to the middle of itself.
    """

    def play(g: Any) -> Proc[None]:
        begun = procedure(g, *args, **named)
        if not isgenerator(begun):
            returned.append((g, begun))
            raise Victory(PLAYED)
        running: Proc[Any] = begun  # type: ignore[assignment]  # isgenerator says too little
        answer: Any = None
        while True:
            try:
                request = running.send(answer)
            except StopIteration as stop:
                returned.append((g, stop.value))
                raise Victory(PLAYED) from None
            answer = None if type(request) is Checkpoint else (yield request)

    return play
