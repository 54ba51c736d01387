"""The web application: the client, and what it asks."""

from __future__ import annotations

import time

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from cuius import __version__
from cuius.core.errors import CuiusError
from cuius.server.accounts.local_player import ensure_local_player
from cuius.server.admin.moderation import purge_expired
from cuius.server.api.admin import admin_router
from cuius.server.api.advice import advice_router
from cuius.server.api.analysis import analysis_router
from cuius.server.api.archive import archive_router
from cuius.server.api.authentication import authentication_router, session_status
from cuius.server.api.branches import branches_router, library_router
from cuius.server.api.chance import chance_router
from cuius.server.api.clubs import clubs_router
from cuius.server.api.corrected_boards import corrected_boards_router
from cuius.server.api.events import events
from cuius.server.api.health import health
from cuius.server.api.host import host_router, list_announcements
from cuius.server.api.lessons import lessons_router
from cuius.server.api.metrics import metrics
from cuius.server.api.notices import notices_router, person_socket
from cuius.server.api.people import people_router
from cuius.server.api.pictures import pictures_router
from cuius.server.api.play import play_router
from cuius.server.api.profile import profile_router
from cuius.server.api.push import push_router
from cuius.server.api.ratings import ratings_router
from cuius.server.api.sequences import sequences_router
from cuius.server.api.table_socket import table_socket
from cuius.server.api.table_talk import around_router
from cuius.server.api.tables import tables_router
from cuius.server.api.title_values import title_values_router
from cuius.server.api.titles import titles_router
from cuius.server.api.tournaments import tournaments_router
from cuius.server.api.whatif import whatif_router
from cuius.server.background import Background
from cuius.server.clock import Clock
from cuius.server.incidents import Incidents
from cuius.server.ops.backups import Backups
from cuius.server.ops.data_upgrade import upgrade_data
from cuius.server.ops.health import HealthChecks
from cuius.server.services import Services, make_services
from cuius.server.settings import Settings
from cuius.server.store.pg_channels import PostgresChannels
from cuius.server.store.upgrade import upgrade
from cuius.server.web.authentication import AuthenticationMiddleware, provide_person
from cuius.server.web.connections import ConnectionTracker
from cuius.server.web.error_handlers import (
    add_close_reason,
    handle_exception,
    handle_refusal,
    record_socket_failure,
    remember_socket_refusal,
)
from cuius.server.web.origin_check import OriginCheck, OriginCheckMiddleware
from cuius.server.web.rate_limiting import RateLimitMiddleware
from cuius.server.web.request_json import JsonRequest
from cuius.server.web.security_headers import add_security_headers
from cuius.server.web.session_cookie import add_renewed_cookie
from cuius.server.web.session_revocation import SessionRevocationMiddleware
from cuius.server.web.static_files import client_router

NOT_COMPRESSED = ["^/api/(?!titles)", "^/health", "^/metrics", "^/assets/"]
"""What is not compressed here: only what is the same for everybody is, so that no size tells a secret. The
assets come compressed from the build."""

MOST_BODY_BYTES = 1 << 20
"""The largest request, with room for an overlay of a whole board."""


def create_app(settings: Settings, clock: Clock = time.time, monotonic: Clock | None = None) -> Litestar:
    """The application, ready for any ASGI server.

    A test that gives a clock of its own measures intervals with it too, unless it gives two.
    """
    settings.check()
    app = make_app(shared_database(settings))
    app.state.update(
        settings=settings,
        incidents=Incidents(settings.data_folder),
        origin_check=OriginCheck(settings),
        clock=clock,
        monotonic=monotonic or (time.monotonic if clock is time.time else clock),
        connections=ConnectionTracker(app.state.asgi_handler),
    )
    app.asgi_handler = app.state.connections
    return app


def make_app(postgres: str | None) -> Litestar:
    """The routes and what is around them, before anything is set."""
    backend = channels_backend(postgres)
    channels = ChannelsPlugin(backend, arbitrary_channels_allowed=True)

    async def start(app: Litestar) -> None:
        state = app.state
        settings: Settings = state.settings
        state.incidents.protect()
        await upgrade(settings.database)
        services = make_services(settings, channels, state.incidents, state.clock, state.monotonic)
        if isinstance(backend, PostgresChannels):
            backend.add_listener(services.listener)
        await upgrade_data(services.database, services.secret_box)
        await purge_expired(services.database, services.clock())
        if settings.local:
            await ensure_local_player(services.database)
        state.services = services
        state.health_checks = HealthChecks(services)
        state.backups = Backups(services)
        state.background = Background(services)

    app = Litestar(
        [
            client_router(),
            titles_router,
            title_values_router,
            corrected_boards_router,
            session_status,
            health,
            metrics,
            tables_router,
            play_router,
            sequences_router,
            around_router,
            whatif_router,
            advice_router,
            analysis_router,
            chance_router,
            lessons_router,
            branches_router,
            library_router,
            events,
            notices_router,
            authentication_router,
            profile_router,
            push_router,
            people_router,
            ratings_router,
            pictures_router,
            archive_router,
            clubs_router,
            tournaments_router,
            admin_router,
            host_router,
            list_announcements,
            table_socket,
            person_socket,
        ],
        plugins=[channels],
        middleware=[
            OriginCheckMiddleware(),
            AuthenticationMiddleware,
            RateLimitMiddleware(),
            SessionRevocationMiddleware(),
        ],
        compression_config=CompressionConfig("gzip", exclude=NOT_COMPRESSED),
        request_class=JsonRequest,
        request_max_body_size=MOST_BODY_BYTES,
        dependencies={"services": Provide(services_of), "person": Provide(provide_person)},
        before_send=[finish_response],
        exception_handlers={CuiusError: handle_refusal, Exception: handle_exception},
        after_exception=[record_socket_failure, remember_socket_refusal],
        on_startup=[start],
        on_shutdown=[stop_services],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cuius Regio", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    app.state.asgi_handler = app.asgi_handler
    return app


async def stop_services(app: Litestar) -> None:
    if "background" in app.state:  # or else it never started, and says why by itself
        await app.state.background.stop()
        await app.state.health_checks.close()
        await app.state.services.close()


async def finish_response(message: Message, scope: Scope) -> None:
    """Headers, cookie and reason for closing; nothing on an open socket, where messages are many."""
    if message["type"] != "websocket.send":
        await add_security_headers(message, scope)
        await add_renewed_cookie(message, scope)
        await add_close_reason(message, scope)


def shared_database(settings: Settings) -> str | None:
    """The PostgreSQL that several nodes may share."""
    return settings.database if settings.database.startswith("postgres") else None


def channels_backend(postgres: str | None) -> ChannelsBackend:
    """Messages stay in memory, unless several nodes share a PostgreSQL."""
    return MemoryChannelsBackend() if postgres is None else PostgresChannels(postgres)


async def services_of(state: State) -> Services:
    services: Services = state.services
    return services
