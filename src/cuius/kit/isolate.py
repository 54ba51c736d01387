"""One procedure of a title, run as if it were the whole game."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgenerator
from typing import Any

from cuius.core.requests import Checkpoint, Proc, Victory

PLAYED = "played"
"""The kind of ending of such a game."""


def isolate(
    procedure: Callable[..., Any],
    args: tuple[Any, ...],
    named: dict[str, Any],
    returned: list[tuple[Any, Any]],
) -> Callable[[Any], Proc[None]]:
    """A `Title.play` that runs `procedure(g, *args)`, appends (state, value) to `returned`, and ends.

    The state tells copies of a match apart. Checkpoints are skipped: alone, a procedure need not restart from
    its middle.
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
