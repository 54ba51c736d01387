"""The crash dump of a rule procedure that failed: enough to reproduce and find the fault."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cuius.core.match import Match


def crash_dump(match: Match, error: BaseException) -> dict[str, object]:
    """Header, rows, state and the procedures that were running, with their local values."""
    return {
        "config": match.config,
        "rows": [(row.by, row.key, row.plain_answer(), row.auto) for row in match.journal],
        "state": match.state.to_dict(),
        "procedures": procedure_frames(error),
        "error": "".join(traceback.format_exception(error)),
    }


def procedure_frames(error: BaseException) -> list[dict[str, Any]]:
    """The frames of the traceback, outermost first, each with its locals as text."""
    frames = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        values = {name: repr(value)[:200] for name, value in trace.tb_frame.f_locals.items()}
        frames.append({"procedure": code.co_name, "line": trace.tb_lineno, "locals": values})
        trace = trace.tb_next
    return frames
