"""What to keep when a rule procedure fails: enough to find the fault, without asking the players."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cuius.core.match import Match


def crash_dump(match: Match, error: BaseException) -> dict[str, object]:
    """Header, rows, state and the procedures that were running, with their local values."""
    return {
        "config": match.config,
        "rows": [(row.by, row.key, row.written(), row.auto) for row in match.journal],
        "state": match.state.to_dict(),
        "procedures": running(error),
        "error": "".join(traceback.format_exception(error)),
    }


def running(error: BaseException) -> list[dict[str, Any]]:
    """The frames the error came through, outermost first, each with its locals as text."""
    frames = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        values = {name: repr(value)[:200] for name, value in trace.tb_frame.f_locals.items()}
        frames.append({"procedure": code.co_name, "line": trace.tb_lineno, "locals": values})
        trace = trace.tb_next
    return frames
