"""The ledgers of chance of finished games, from which players check rolls and draws by themselves.

A ledger is made by replaying the game in a thread, one game after the other, and the latest are kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from cuius.core.chance_ledger import ChanceRequest, chance_ledger
from cuius.core.match import Match
from cuius.server.errors import LimitExceeded

KEPT = 32
"""How many ledgers are kept: a long game's takes about half a megabyte."""
MOST_WAITING = 20
"""How many games may wait for their turn on this node."""


class ChanceLedgers:
    """Makes the ledgers of finished games, each once while it is kept."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self.waiting = 0
        self._ledgers: OrderedDict[str, list[ChanceRequest]] = OrderedDict()
        self._turn = asyncio.Lock()

    def get(self, table_id: str) -> list[ChanceRequest] | None:
        """The ledger of this table, if it is kept."""
        if table_id in self._ledgers:
            self._ledgers.move_to_end(table_id)
        return self._ledgers.get(table_id)

    async def make(self, table_id: str, match: Match) -> list[ChanceRequest]:
        """The ledger of a finished game, whose journal no longer changes."""
        if self.waiting >= MOST_WAITING:
            raise LimitExceeded("Too many games are being checked at once; try again soon.")
        self.waiting += 1
        try:
            async with self._turn:
                ledger = self.get(table_id)
                if ledger is None:
                    rows = list(match.journal)
                    ledger = await asyncio.to_thread(chance_ledger, match.unplayed_copy(), rows)
                    self._keep(table_id, ledger)
                return ledger
        finally:
            self.waiting -= 1

    def _keep(self, table_id: str, ledger: list[ChanceRequest]) -> None:
        self._ledgers[table_id] = ledger
        while len(self._ledgers) > self.kept:
            self._ledgers.popitem(last=False)
