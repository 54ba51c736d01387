"""The services behind the routes, made once when the server starts."""

from __future__ import annotations

import time
from dataclasses import dataclass

from litestar.channels import ChannelsPlugin

from cuius.server.accounts.revocations import Revocations
from cuius.server.accounts.service import Accounts, make_accounts
from cuius.server.admin.announcements import Announcements
from cuius.server.admin.hosted_tables import HostedTables
from cuius.server.admin.moderation import Moderation
from cuius.server.admin.people import People
from cuius.server.archive.keeping import ArchiveKeeper
from cuius.server.archive.search import ArchiveSearch
from cuius.server.archive.statistics import ArchiveStatistics
from cuius.server.clock import Clock
from cuius.server.clubs.service import Clubs
from cuius.server.incidents import Incidents
from cuius.server.mail import Mailer, make_mailer
from cuius.server.notify.notices import Notices
from cuius.server.notify.outbox import Outbox
from cuius.server.notify.push import PushService
from cuius.server.notify.push_devices import PushDevices
from cuius.server.notify.trial import TrialMessages
from cuius.server.play.advice import Advisers
from cuius.server.play.analysis.service import Analyses
from cuius.server.play.branches import Branches
from cuius.server.play.chance_ledgers import ChanceLedgers
from cuius.server.play.clocks.attendance import Attendance
from cuius.server.play.clocks.clock_control import ClockControl
from cuius.server.play.clocks.timeouts import Timeouts
from cuius.server.play.engines import Engines
from cuius.server.play.game_service import GameService
from cuius.server.play.lifecycle import TableLifecycle
from cuius.server.play.live_tables import LiveTables
from cuius.server.play.pictures.cache import PictureCache
from cuius.server.play.pictures.service import Pictures
from cuius.server.play.positions import Positions
from cuius.server.play.publish.cluster import Cluster, NodeMessages
from cuius.server.play.publish.event_streams import EventStreams
from cuius.server.play.publish.presence import Presence
from cuius.server.play.publish.publisher import Publisher
from cuius.server.play.publish.pubsub import PubSub
from cuius.server.play.publish.subscriptions import Subscriptions
from cuius.server.play.record_imports import RecordImports
from cuius.server.play.together.chat import Chat
from cuius.server.play.together.motions import Motions
from cuius.server.play.workers.pool import WorkerPool
from cuius.server.rate_limits import RateLimiter
from cuius.server.ratings.leader_boards import LeaderBoards
from cuius.server.ratings.profiles import PublicProfiles
from cuius.server.ratings.service import Ratings
from cuius.server.secrets import SecretBox
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.pg_channels import MessageListener
from cuius.server.store.shared_rate_limits import SharedRateLimits
from cuius.server.tables.service import Tables
from cuius.server.tables.shared_positions import SharedPositions
from cuius.server.tournaments.calendar import ClubCalendars
from cuius.server.tournaments.progress import TournamentProgress
from cuius.server.tournaments.service import Tournaments


@dataclass(slots=True)
class Services:
    """Everything the routes and the background tasks work with."""

    settings: Settings
    database: Database
    clock: Clock
    """The time of day."""
    monotonic: Clock
    """Seconds that only grow, to measure intervals with."""
    channels: ChannelsPlugin
    listener: MessageListener
    """Must hear every message that other nodes publish."""
    pubsub: PubSub
    cluster: Cluster
    presence: Presence
    revocations: Revocations
    subscriptions: Subscriptions
    event_streams: EventStreams
    workers: WorkerPool
    live_tables: LiveTables
    positions: Positions
    pictures: Pictures
    advisers: Advisers
    publisher: Publisher
    games: GameService
    clocks: ClockControl
    attendance: Attendance
    motions: Motions
    timeouts: Timeouts
    chat: Chat
    tables: Tables
    lifecycle: TableLifecycle
    branches: Branches
    shared_positions: SharedPositions
    record_imports: RecordImports
    analyses: Analyses
    chance_ledgers: ChanceLedgers
    accounts: Accounts
    moderation: Moderation
    people: People
    announcements: Announcements
    hosted_tables: HostedTables
    rate_limiter: RateLimiter
    shared_rate_limits: SharedRateLimits
    secret_box: SecretBox
    mailer: Mailer
    notices: Notices
    outbox: Outbox
    push: PushService
    push_devices: PushDevices
    trial_messages: TrialMessages
    ratings: Ratings
    leader_boards: LeaderBoards
    profiles: PublicProfiles
    archive_keeper: ArchiveKeeper
    archive_search: ArchiveSearch
    archive_statistics: ArchiveStatistics
    clubs: Clubs
    tournaments: Tournaments
    tournament_progress: TournamentProgress
    club_calendars: ClubCalendars

    async def close(self) -> None:
        await self.analyses.close()
        await self.games.close()
        await self.workers.close()
        await self.database.close()


def make_services(
    settings: Settings,
    channels: ChannelsPlugin,
    incidents: Incidents,
    clock: Clock = time.time,
    monotonic: Clock = time.monotonic,
) -> Services:
    """Each service is given the services it works with; none knows all of them."""
    database = Database(settings.database, settings.durability)
    workers = WorkerPool(settings.workers)
    live_tables = LiveTables(database, pass_delay=settings.pass_delay)
    event_streams = EventStreams()
    revocations = Revocations()
    listener = NodeMessages(live_tables, event_streams, revocations)
    pubsub = PubSub(channels, listener, many_nodes=database.is_postgres)
    presence = Presence(pubsub, clock, settings.tick)
    secret_box = settings.open_secret_box()
    notices = Notices(
        database, pubsub, presence, clock, secret_box, settings.smtp is not None, settings.local
    )
    subscriptions = Subscriptions(live_tables, channels)
    publisher = Publisher(pubsub, live_tables, subscriptions, event_streams, presence, notices)
    engines = Engines(settings.engines)
    games = GameService(database, live_tables, publisher, workers, incidents, clock, engines)
    clocks = ClockControl(games)
    attendance = Attendance(clocks)
    motions = Motions(clocks, attendance)
    timeouts = Timeouts(clocks, attendance, motions, settings.tick)
    most_open = 0 if settings.local else settings.limits.open_tables
    tables = Tables(database, clock, most_open, engines.levels, live_tables.sliced_work)
    shared_positions = SharedPositions(database, clock)
    lifecycle = TableLifecycle(tables, clocks, timeouts, publisher)
    tournament_progress = TournamentProgress(database, clock, settings.tick, lifecycle, games, notices)
    mailer = make_mailer(settings.smtp)
    push = PushService(settings, database, clock, secret_box)
    rate_limiter = RateLimiter(settings.limits, monotonic, shared=database.is_postgres)
    return Services(
        settings=settings,
        database=database,
        clock=clock,
        monotonic=monotonic,
        channels=channels,
        listener=listener,
        pubsub=pubsub,
        cluster=Cluster(channels, live_tables, presence),
        presence=presence,
        revocations=revocations,
        subscriptions=subscriptions,
        event_streams=event_streams,
        workers=workers,
        live_tables=live_tables,
        positions=Positions(live_tables, workers),
        pictures=Pictures(live_tables, workers, PictureCache(settings.data_folder / "pictures")),
        advisers=Advisers(live_tables, workers),
        publisher=publisher,
        games=games,
        clocks=clocks,
        attendance=attendance,
        motions=motions,
        timeouts=timeouts,
        chat=games.chat,
        tables=tables,
        lifecycle=lifecycle,
        branches=Branches(live_tables, tables, shared_positions, workers),
        shared_positions=shared_positions,
        record_imports=RecordImports(database, workers, clock, not settings.local),
        analyses=Analyses(database, workers, clock),
        chance_ledgers=ChanceLedgers(workers),
        accounts=make_accounts(settings, database, clock, rate_limiter, secret_box),
        moderation=Moderation(database, clock),
        people=People(settings, database, clock),
        announcements=Announcements(database, clock),
        hosted_tables=HostedTables(database),
        rate_limiter=rate_limiter,
        shared_rate_limits=SharedRateLimits(database, rate_limiter),
        secret_box=secret_box,
        mailer=mailer,
        notices=notices,
        outbox=Outbox(settings, database, clock, mailer, secret_box, push),
        push=push,
        push_devices=PushDevices(database, clock, push, secret_box),
        trial_messages=TrialMessages(settings, database, clock, secret_box, push, rate_limiter),
        ratings=Ratings(database, clock, settings.tick),
        leader_boards=LeaderBoards(database),
        profiles=PublicProfiles(database),
        archive_keeper=ArchiveKeeper(database, clock, settings.tick, settings.local),
        archive_search=ArchiveSearch(database),
        archive_statistics=ArchiveStatistics(database),
        clubs=Clubs(database, clock, notices),
        tournaments=Tournaments(tournament_progress),
        tournament_progress=tournament_progress,
        club_calendars=ClubCalendars(database, settings.public_url),
    )
