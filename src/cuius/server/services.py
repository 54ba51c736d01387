"""What the handlers work with, made once when the server starts."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from typing import Any

from litestar.channels import ChannelsPlugin

from cuius.server.accounts.service import Accounts, make_accounts
from cuius.server.admin.moderation import Moderation
from cuius.server.clock import Clock
from cuius.server.errors import NotFound
from cuius.server.mail import Mailer, make_mailer
from cuius.server.notify.notices import Notices
from cuius.server.notify.outbox import Outbox
from cuius.server.play.analysis.service import Analyses
from cuius.server.play.game_service import Hub
from cuius.server.play.publish.event_streams import Streams
from cuius.server.play.publish.presence import Presence
from cuius.server.play.publish.pubsub import NODES, TABLES, ChannelNews, News, table_channel
from cuius.server.play.publish.subscriptions import Rooms
from cuius.server.rate_limits import RateLimiter
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.tables.service import Tables


@dataclass(slots=True)
class Services:
    """Everything behind the handlers."""

    settings: Settings
    database: Database
    channels: ChannelsPlugin
    news: News
    tables: Tables
    hub: Hub
    clock: Clock
    mailer: Mailer
    rate_limiter: RateLimiter
    presence: Presence
    notices: Notices
    outbox: Outbox
    accounts: Accounts
    moderation: Moderation
    streams: Streams
    rooms: Rooms
    analyses: Analyses

    async def seats_changed(self, table_id: str) -> None:
        """Somebody sat down or stood up: who is where must be read again, on every node."""
        await self.hub.lives.refresh(table_id)
        await self.stale(table_id)
        await self.news.say(table_channel(table_id), {"type": "seats"})

    async def stale(self, table_id: str) -> None:
        """What the other nodes know of a table's seats, clocks and pace is out of date."""
        await self.news.say(NODES, {"node": self.presence.node, "stale": table_id})

    async def play_on(self, table_id: str) -> None:
        """Let the program answer where nobody sits any more, or where play stood still."""
        with contextlib.suppress(NotFound):
            self.hub.drive(await self.hub.lives.get(table_id))

    def heard(self, channel: str, what: dict[str, Any]) -> None:
        """Whatever any node says about a table: memory may be out of date, and programs may be asked."""
        if channel.startswith(TABLES):
            table_id = channel.removeprefix(TABLES)
            if "rows" in what:
                self.hub.lives.heard(table_id, what["rows"])
            self.streams.heard(table_id, what)

    def missed(self) -> None:
        """Something may have been said that this node has not heard."""
        self.hub.lives.doubt_all()
        self.streams.missed()

    async def close(self) -> None:
        await self.analyses.close()
        await self.hub.close()
        await self.database.close()


def make_services(settings: Settings, channels: ChannelsPlugin, clock: Clock = time.time) -> Services:
    database = Database(settings.database, settings.durability)
    news = ChannelNews(channels, many_nodes=database.is_postgres)
    hub = Hub(database, news, clock)
    presence = Presence(news, clock, settings.tick)
    notices = Notices(database, news, presence, clock, settings.smtp is not None, settings.local)
    hub.on_moved = notices.on_answer
    mailer = make_mailer(settings.smtp)
    rate_limiter = RateLimiter(settings.limits, clock)
    services = Services(
        settings=settings,
        database=database,
        channels=channels,
        news=news,
        tables=Tables(database, clock),
        hub=hub,
        clock=clock,
        mailer=mailer,
        rate_limiter=rate_limiter,
        presence=presence,
        notices=notices,
        outbox=Outbox(settings, database, clock, mailer),
        accounts=make_accounts(settings, database, clock, rate_limiter),
        moderation=Moderation(database, clock),
        streams=Streams(),
        rooms=Rooms(hub.lives, channels),
        analyses=Analyses(database, clock),
    )
    news.overheard = services.heard
    hub.on_kept = services.rooms.kept
    return services
