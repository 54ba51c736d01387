"""The ledgers of chance of finished games, from which players check rolls and draws by themselves.

A ledger is made by a worker process that replays the game; the latest are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from cuius.core.chance_ledger import ChanceRequest, chance_ledger
from cuius.core.match import Match
from cuius.server.play.workers.pool import LOOK, JobKind, WorkerPool

KEPT = 32
"""How many ledgers are kept: a long game's takes about half a megabyte."""

REPLAY = JobKind("chance", LOOK, cpu_seconds=20, seconds=60.0, most_of_account=4, most_of_address=8, most=40)


class ChanceLedgers:
    """Makes the ledgers of finished games, each once while it is kept."""

    def __init__(self, workers: WorkerPool, kept: int = KEPT) -> None:
        self.workers = workers
        self.kept = kept
        self._ledgers: OrderedDict[str, list[ChanceRequest]] = OrderedDict()

    def get(self, table_id: str) -> list[ChanceRequest] | None:
        """The ledger of this table, if it is kept."""
        if table_id in self._ledgers:
            self._ledgers.move_to_end(table_id)
        return self._ledgers.get(table_id)

    async def make(self, table_id: str, match: Match, clients: Sequence[str]) -> list[ChanceRequest]:
        """The ledger of a finished game, whose journal no longer changes."""
        rows = tuple(match.journal)
        ledger = await self.workers.run(REPLAY, clients, chance_ledger, match.config, rows)
        self._ledgers[table_id] = ledger
        while len(self._ledgers) > self.kept:
            self._ledgers.popitem(last=False)
        return ledger
