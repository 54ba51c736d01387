"""What nodes tell each other: that a table's seats or clocks were changed, and who is online where."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from cuius.server.play.publish.pubsub import NODES
from cuius.server.services import Services

log = structlog.get_logger("cuius.nodes")


async def listen_to_nodes(services: Services) -> None:
    """Heed the other nodes until this one stops."""
    async with services.channels.start_subscription([NODES]) as news:
        await services.presence.hello()
        async for event in news.iter_events():
            try:
                await heed(services, msgspec.json.decode(event))
            except Exception:
                log.exception("nodes.not_understood")


async def heed(services: Services, what: dict[str, Any]) -> None:
    if what.get("type") == "look":
        await services.presence.hello()
        return
    if what["node"] == services.presence.node:
        return
    if "stale" in what:
        await services.hub.lives.refresh(what["stale"])
    else:
        await services.presence.heed(what)
