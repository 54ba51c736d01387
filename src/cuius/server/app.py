"""The web application: the client, and what it asks."""

from __future__ import annotations

import time

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cuius import __version__
from cuius.core.errors import BadConfig, CuiusError, Refused, UnknownTitle
from cuius.core.title import offered_titles
from cuius.server.accounts.api import ACCOUNT_ROUTERS
from cuius.server.accounts.cookie import renew_cookie
from cuius.server.accounts.identify import Identify, person_of
from cuius.server.accounts.keepers import sweep
from cuius.server.accounts.local import ensure_local_person
from cuius.server.background import Background
from cuius.server.client import client_router
from cuius.server.clock import Clock
from cuius.server.errors import Refusal
from cuius.server.notify.api import my_socket, notices_router
from cuius.server.play.api import play_router
from cuius.server.play.around_api import around_router
from cuius.server.play.socket import table_socket
from cuius.server.safety import add_safety_headers
from cuius.server.safety.guard import Guard
from cuius.server.safety.throttle import CountRequests
from cuius.server.services import Services, make_services
from cuius.server.settings import Settings
from cuius.server.store.upgrade import upgrade
from cuius.server.tables.api import tables_router

MOST_BODY_BYTES = 1 << 20
"""The largest request, with room for an overlay of a whole board."""


class TitleOffer(msgspec.Struct, frozen=True):
    """A game that can be played here, and the numbers of players it takes."""

    name: str
    players: tuple[int, ...]


class Trouble(msgspec.Struct, frozen=True):
    """Why a request was refused, in one sentence that says what to do."""

    error: str
    text: str
    rule: str | None = None


@get("/api/titles", sync_to_thread=False)
def titles() -> list[TitleOffer]:
    return [TitleOffer(title.name, title.players) for title in offered_titles()]


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


def create_app(settings: Settings, clock: Clock = time.time) -> Litestar:
    """The application, ready for any ASGI server."""
    settings.check()
    channels = ChannelsPlugin(channels_backend(settings), arbitrary_channels_allowed=True)

    async def start(app: Litestar) -> None:
        await upgrade(settings.database)
        services = make_services(settings, channels, clock)
        await sweep(services.database, clock())
        if settings.local:
            await ensure_local_person(services.database)
        app.state.services = services
        app.state.background = Background(services)

    async def stop(app: Litestar) -> None:
        await app.state.background.stop()
        await app.state.services.close()

    return Litestar(
        [
            client_router(),
            titles,
            health,
            tables_router,
            play_router,
            around_router,
            notices_router,
            *ACCOUNT_ROUTERS,
            table_socket,
            my_socket,
        ],
        plugins=[channels],
        middleware=[Guard(settings), Identify, CountRequests()],
        request_max_body_size=MOST_BODY_BYTES,
        dependencies={"services": Provide(services_of), "person": Provide(person_of)},
        before_send=[add_safety_headers, renew_cookie],
        exception_handlers={CuiusError: refuse},
        on_startup=[start],
        on_shutdown=[stop],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cuius Regio", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State({"settings": settings}),
    )


def channels_backend(settings: Settings) -> ChannelsBackend:
    """News stay in memory, unless several nodes share a PostgreSQL."""
    if settings.database.startswith("postgres"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(dsn=settings.database)
    return MemoryChannelsBackend()


async def services_of(state: State) -> Services:
    services: Services = state.services
    return services


def refuse(_: Request, error: CuiusError) -> Response[Trouble]:  # type: ignore[type-arg]
    """Every error of ours is one sentence, under the status that fits it."""
    if isinstance(error, Refusal):
        status = error.status
    elif isinstance(error, Refused):
        status = 409
    else:
        status = 400 if isinstance(error, (BadConfig, UnknownTitle)) else 500
    rule = error.rule if isinstance(error, Refused) else None
    headers: dict[str, str] = getattr(error, "headers", {})
    return Response(Trouble(type(error).__name__, str(error), rule), status_code=status, headers=headers)
