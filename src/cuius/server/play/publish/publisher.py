"""The publisher: whatever happens at a table is announced here, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from cuius.server.play.live_tables import LiveTable, LiveTables
from cuius.server.play.publish.event_streams import EventStreams
from cuius.server.play.publish.presence import Presence
from cuius.server.play.publish.pubsub import NODES, PubSub, table_channel
from cuius.server.play.publish.subscriptions import Subscriptions, status_of
from cuius.server.store.models import Seat
from cuius.server.tables.seats import SeatSnapshot


class TableNames(Protocol):
    """What a notice says of its table."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...


class Notifier(Protocol):
    """Notifies people of what happens at their tables. None of these may wait or fail."""

    def answer_stored(self, live: LiveTable, asked_before: list[str]) -> None:
        """Something was played; `asked_before` are the seats whose holders were asked before."""
        ...

    def notify_holders(
        self, table: TableNames, seats: Iterable[Seat | SeatSnapshot], kind: str, **detail: str
    ) -> None:
        """The same notice for whoever holds these seats and is not online."""
        ...

    def notify(self, user_id: str, kind: str, table: TableNames, **detail: str) -> None:
        """A notice for one person, online or not."""
        ...

    def chat_read(self, user_id: str, table_id: str, seat: str) -> None:
        """A person has read what was said to a seat of theirs."""
        ...


class Publisher:
    """Announces changes to sockets, event streams, other nodes and absent people."""

    def __init__(
        self,
        pubsub: PubSub,
        live_tables: LiveTables,
        subscriptions: Subscriptions,
        event_streams: EventStreams,
        presence: Presence,
        notifier: Notifier,
    ) -> None:
        self.pubsub = pubsub
        self.live_tables = live_tables
        self.subscriptions = subscriptions
        self.event_streams = event_streams
        self.presence = presence
        self.notifier = notifier

    def answer_stored(self, live: LiveTable, asked_before: list[str]) -> None:
        """A change of the game is stored; for a caller that holds the table's lock.

        Other nodes are told by the transaction itself.
        """
        self.notifier.answer_stored(live, asked_before)
        watched = self.subscriptions.of_table(live.id)
        if watched is not None:
            watched.update_locked(live, len(live.match.journal))
        self.event_streams.table_changed(live.id)

    async def seats_changed(self, table_id: str) -> None:
        """Somebody sat down or stood up."""
        await self.live_tables.reload_seats(table_id)
        await self._nodes_reload_seats(table_id)
        await self.table_message(table_id, {"type": "seats"})

    async def clocks_changed(self, live: LiveTable) -> None:
        """Clocks were changed without an answer."""
        await self._nodes_reload_seats(live.id)
        await self.table_message(live.id, {"type": "clocks", **status_of(live), "pace": live.table.pace})

    async def table_message(self, table_id: str, message: dict[str, Any]) -> None:
        """To everybody who watches a table, or to the seats under `to`."""
        await self.pubsub.publish(table_channel(table_id), message)

    async def _nodes_reload_seats(self, table_id: str) -> None:
        """What the other nodes know of a table's seats, clocks and pace is out of date."""
        await self.pubsub.publish(NODES, {"node": self.presence.node, "seats_changed": table_id})
