"""What chance was asked for in a game: how many dice, or one out of which pool, row by row.

With it, and with the results and the seed in the record, anybody can compute every roll and draw without
knowing the rules. What it does not show is whether the rules were right to ask: that is for `record.verify`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cuius.core.chance import Recorded
from cuius.core.ids import word_of
from cuius.core.journal import CHANCE, Entry
from cuius.core.match import Match
from cuius.core.record import replay_rows
from cuius.core.requests import Draw, Roll
from cuius.core.runner import Runner
from cuius.core.title import Config, get_title


class ChanceRequest(msgspec.Struct, frozen=True):
    """One roll or draw, undone ones included; its counter is its place in the list."""

    row: int
    """The row of the journal that holds the result."""
    d6: int | None
    """How many dice were thrown; None for a draw."""
    pool: tuple[str, ...]
    """The words among which one was drawn, in the order in which they were counted."""


def chance_ledger(config: Config, rows: Sequence[Entry]) -> list[ChanceRequest]:
    """Replay a game with all its rows, and list every request for chance."""
    found: list[ChanceRequest] = []

    def read(runner: Runner, number: int, entry: Entry) -> Any:
        if entry.by == CHANCE:
            found.append(chance_request(runner.request, number))
        return entry.answer

    unplayed = Match(get_title(config.title), config, Recorded(), log=False)
    replay_rows(unplayed, list(rows), read)
    return found


def chance_request(request: Any, number: int) -> ChanceRequest:
    if isinstance(request, Roll):
        return ChanceRequest(number, request.d6, ())
    assert isinstance(request, Draw)
    of = request.of
    pool = tuple([word_of(element if of is None else of[element]) for element in request.pool])
    return ChanceRequest(number, None, pool)
