"""What the handlers work with, made once when the server starts."""

from __future__ import annotations

import time
from dataclasses import dataclass

from litestar.channels import ChannelsPlugin

from cuius.server.clock import Clock
from cuius.server.mail import Mailer, NoMail
from cuius.server.play.hub import Hub
from cuius.server.play.news import ChannelNews, News, table_channel
from cuius.server.safety.limits import Throttle
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
    throttle: Throttle

    async def seats_changed(self, table_id: str) -> None:
        """Somebody sat down or stood up: who is where must be read again, on every node."""
        self.hub.lives.forget(table_id)
        await self.news.say(table_channel(table_id), {"type": "seats"})

    async def close(self) -> None:
        await self.hub.close()
        await self.database.close()


def make_services(settings: Settings, channels: ChannelsPlugin, clock: Clock = time.time) -> Services:
    database = Database(settings.database, settings.durability)
    news = ChannelNews(channels)
    return Services(
        settings=settings,
        database=database,
        channels=channels,
        news=news,
        tables=Tables(database, clock),
        hub=Hub(database, news, clock),
        clock=clock,
        mailer=NoMail(),
        throttle=Throttle(settings.limits, clock),
    )
