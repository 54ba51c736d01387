"""The analysis of one game, in a worker process."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cuius.bots.analysis import analyse
from cuius.core.chance import Seeded
from cuius.core.excerpt import Excerpt
from cuius.core.title import get_title


def analyse_game(game: Excerpt, level: str, report: Callable[[tuple[int, int]], None]) -> bytes:
    """What was found, as JSON; `report` is told how many looks are done, and of how many at most."""
    match = game.replayed(get_title(game.config.title), Seeded(0))
    found = analyse(match, level, lambda looked, of: report((looked, of)))
    return msgspec.json.encode(found, enc_hook=int)
