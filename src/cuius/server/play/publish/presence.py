"""Presence: the seats whose holders watch their table, on this node and on the others.

Each node knows its own sockets. It tells the other nodes when a seat goes online or offline, and sends a
heartbeat at every tick; the seats of a node that falls silent count as offline.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cuius.server.clock import Clock
from cuius.server.play.publish.pubsub import NODES, PubSub, table_channel
from cuius.server.secrets import new_id

SILENT_TICKS = 3.0
"""A node that was silent for so many ticks counts as gone."""

SEATS_PER_MESSAGE = 60
"""So many fit into one message between nodes, which is limited to 8,000 bytes."""

SeatKey = tuple[str, str]
"""A table and one of its seats."""


class Presence:
    """Seats that are online."""

    def __init__(self, pubsub: PubSub, clock: Clock, tick: float) -> None:
        self.node = new_id()
        self.pubsub = pubsub
        self.clock = clock
        self.tick = tick
        self._here: Counter[SeatKey] = Counter()
        self._elsewhere: dict[str, set[SeatKey]] = {}
        self._heard: dict[str, float] = {}

    def is_online(self, table_id: str, seat: str) -> bool:
        place = (table_id, seat)
        return place in self._here or any(place in places for places in self._elsewhere.values())

    def online(self, table_id: str) -> list[str]:
        """The seats of a table that somebody watches from."""
        everywhere = (self._here, *self._elsewhere.values())
        return sorted({seat for places in everywhere for table, seat in places if table == table_id})

    async def seat_online(self, table_id: str, seat: str) -> None:
        """A socket watches from this seat now."""
        self._here[table_id, seat] += 1
        if self._here[table_id, seat] == 1:
            await self._publish(table_id, seat, True)

    async def seat_offline(self, table_id: str, seat: str) -> None:
        """One socket less watches from it."""
        self._here[table_id, seat] -= 1
        if self._here[table_id, seat] <= 0:
            del self._here[table_id, seat]
            await self._publish(table_id, seat, False)

    async def _publish(self, table_id: str, seat: str, here: bool) -> None:
        await self.pubsub.publish(NODES, {"node": self.node, "table": table_id, "seat": seat, "here": here})
        online = self.is_online(table_id, seat)
        await self.pubsub.publish(table_channel(table_id), {"type": "online", "seat": seat, "online": online})

    # Between nodes

    async def hello(self) -> None:
        """A node that starts asks the others for their seats."""
        await self.pubsub.publish(NODES, {"node": self.node, "hello": True})

    async def heartbeat(self) -> None:
        """Say that this node is alive, and drop those that were not heard of for long."""
        await self.pubsub.publish(NODES, {"node": self.node})
        now = self.clock()
        self._heard = {node: min(at, now) for node, at in self._heard.items()}  # the clock may be set back
        silent_since = now - SILENT_TICKS * max(self.tick, 1.0)
        for node in [node for node, at in self._heard.items() if at < silent_since]:
            del self._heard[node]
            self._elsewhere.pop(node, None)

    async def handle(self, message: dict[str, Any]) -> None:
        """A message of another node about its seats."""
        node = message["node"]
        if node == self.node:
            return
        self._heard[node] = self.clock()
        places = self._elsewhere.setdefault(node, set())
        if "seat" in message:
            (places.add if message["here"] else places.discard)((message["table"], message["seat"]))
        places.update((table, seat) for table, seat in message.get("places", ()))
        if message.get("hello"):
            here = list(self._here)
            for first in range(0, len(here), SEATS_PER_MESSAGE):
                await self.pubsub.publish(
                    NODES, {"node": self.node, "places": here[first : first + SEATS_PER_MESSAGE]}
                )
