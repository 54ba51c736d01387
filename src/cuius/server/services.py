"""The services behind the routes, made once when the server starts."""

from __future__ import annotations

import time
from dataclasses import dataclass

from litestar.channels import ChannelsPlugin

from cuius.server.accounts.service import Accounts, make_accounts
from cuius.server.admin.moderation import Moderation
from cuius.server.clock import Clock
from cuius.server.incidents import Incidents
from cuius.server.mail import Mailer, make_mailer
from cuius.server.notify.notices import Notices
from cuius.server.notify.outbox import Outbox
from cuius.server.play.analysis.service import Analyses
from cuius.server.play.chance_ledgers import ChanceLedgers
from cuius.server.play.clocks.clock_control import ClockControl
from cuius.server.play.clocks.timeouts import Timeouts
from cuius.server.play.game_service import GameService
from cuius.server.play.lifecycle import TableLifecycle
from cuius.server.play.live_tables import LiveTables
from cuius.server.play.publish.cluster import Cluster, TableMessages
from cuius.server.play.publish.event_streams import EventStreams
from cuius.server.play.publish.presence import Presence
from cuius.server.play.publish.publisher import Publisher
from cuius.server.play.publish.pubsub import PubSub
from cuius.server.play.publish.subscriptions import Subscriptions
from cuius.server.play.together.chat import Chat
from cuius.server.play.together.motions import Motions
from cuius.server.rate_limits import RateLimiter
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.pg_channels import MessageListener
from cuius.server.tables.service import Tables


@dataclass(slots=True)
class Services:
    """Everything the routes and the background tasks work with."""

    settings: Settings
    database: Database
    clock: Clock
    channels: ChannelsPlugin
    listener: MessageListener
    """Must hear every message that other nodes publish."""
    pubsub: PubSub
    cluster: Cluster
    presence: Presence
    subscriptions: Subscriptions
    event_streams: EventStreams
    live_tables: LiveTables
    publisher: Publisher
    games: GameService
    clocks: ClockControl
    motions: Motions
    timeouts: Timeouts
    chat: Chat
    tables: Tables
    lifecycle: TableLifecycle
    analyses: Analyses
    chance_ledgers: ChanceLedgers
    accounts: Accounts
    moderation: Moderation
    rate_limiter: RateLimiter
    mailer: Mailer
    notices: Notices
    outbox: Outbox

    async def close(self) -> None:
        await self.analyses.close()
        await self.games.close()
        await self.database.close()


def make_services(
    settings: Settings, channels: ChannelsPlugin, incidents: Incidents, clock: Clock = time.time
) -> Services:
    """Each service is given the services it works with; none knows all of them."""
    database = Database(settings.database, settings.durability)
    live_tables = LiveTables(database)
    event_streams = EventStreams()
    listener = TableMessages(live_tables, event_streams)
    pubsub = PubSub(channels, listener, many_nodes=database.is_postgres)
    presence = Presence(pubsub, clock, settings.tick)
    notices = Notices(database, pubsub, presence, clock, settings.smtp is not None, settings.local)
    subscriptions = Subscriptions(live_tables, channels)
    publisher = Publisher(pubsub, live_tables, subscriptions, event_streams, presence, notices)
    games = GameService(database, live_tables, publisher, incidents, clock)
    clocks = ClockControl(games)
    motions = Motions(games, clocks)
    timeouts = Timeouts(games, clocks, motions, settings.tick)
    tables = Tables(database, clock)
    mailer = make_mailer(settings.smtp)
    rate_limiter = RateLimiter(settings.limits, clock)
    return Services(
        settings=settings,
        database=database,
        clock=clock,
        channels=channels,
        listener=listener,
        pubsub=pubsub,
        cluster=Cluster(channels, live_tables, presence),
        presence=presence,
        subscriptions=subscriptions,
        event_streams=event_streams,
        live_tables=live_tables,
        publisher=publisher,
        games=games,
        clocks=clocks,
        motions=motions,
        timeouts=timeouts,
        chat=Chat(database, publisher, clock),
        tables=tables,
        lifecycle=TableLifecycle(tables, clocks, timeouts, publisher),
        analyses=Analyses(database, clock),
        chance_ledgers=ChanceLedgers(),
        accounts=make_accounts(settings, database, clock, rate_limiter),
        moderation=Moderation(database, clock),
        rate_limiter=rate_limiter,
        mailer=mailer,
        notices=notices,
        outbox=Outbox(settings, database, clock, mailer),
    )
