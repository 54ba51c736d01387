"""Who is there: the seats that somebody watches their table from, on this node and on the others.

Each node knows its own sockets. It tells the other nodes when a seat comes or goes, and shows at every tick
that it lives; a node that falls silent takes its seats with it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cuius.server.clock import Clock
from cuius.server.play.publish.pubsub import NODES, News, table_channel
from cuius.server.secrets import new_id

SILENCE = 3.0
"""How many ticks a node may be silent before it counts as gone."""

LISTED = 60
"""How many seats fit into one message between nodes; they are limited to 8,000 bytes."""

Place = tuple[str, str]
"""A table and one of its seats."""


class Presence:
    """Seats that are online."""

    def __init__(self, news: News, clock: Clock, tick: float) -> None:
        self.node = new_id()
        self.news = news
        self.clock = clock
        self.tick = tick
        self._here: Counter[Place] = Counter()
        self._elsewhere: dict[str, set[Place]] = {}
        self._heard: dict[str, float] = {}

    def is_online(self, table_id: str, seat: str) -> bool:
        place = (table_id, seat)
        return place in self._here or any(place in places for places in self._elsewhere.values())

    def online(self, table_id: str) -> list[str]:
        """The seats of a table that somebody watches from."""
        everywhere = (self._here, *self._elsewhere.values())
        return sorted({seat for places in everywhere for table, seat in places if table == table_id})

    async def came(self, table_id: str, seat: str) -> None:
        """A socket looks from this seat now."""
        self._here[table_id, seat] += 1
        if self._here[table_id, seat] == 1:
            await self._say(table_id, seat, True)

    async def left(self, table_id: str, seat: str) -> None:
        """It does so no longer."""
        self._here[table_id, seat] -= 1
        if self._here[table_id, seat] <= 0:
            del self._here[table_id, seat]
            await self._say(table_id, seat, False)

    async def _say(self, table_id: str, seat: str, here: bool) -> None:
        await self.news.say(NODES, {"node": self.node, "table": table_id, "seat": seat, "here": here})
        online = self.is_online(table_id, seat)
        await self.news.say(table_channel(table_id), {"type": "online", "seat": seat, "online": online})

    # Between nodes

    async def hello(self) -> None:
        """A node that starts asks the others who is with them."""
        await self.news.say(NODES, {"node": self.node, "hello": True})

    async def beat(self) -> None:
        """This node lives; those unheard of for long do not."""
        await self.news.say(NODES, {"node": self.node})
        silent_since = self.clock() - SILENCE * max(self.tick, 1.0)
        for node in [node for node, at in self._heard.items() if at < silent_since]:
            del self._heard[node]
            self._elsewhere.pop(node, None)

    async def heed(self, what: dict[str, Any]) -> None:
        """What another node said about its seats."""
        node = what["node"]
        if node == self.node:
            return
        self._heard[node] = self.clock()
        places = self._elsewhere.setdefault(node, set())
        if "seat" in what:
            (places.add if what["here"] else places.discard)((what["table"], what["seat"]))
        places.update((table, seat) for table, seat in what.get("places", ()))
        if what.get("hello"):
            here = list(self._here)
            for first in range(0, len(here), LISTED):
                await self.news.say(NODES, {"node": self.node, "places": here[first : first + LISTED]})
