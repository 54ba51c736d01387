"""The web application: the client, and what it asks."""

from __future__ import annotations

import msgspec
from litestar import Litestar, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cuius import __version__
from cuius.core.title import offered_titles
from cuius.server.client import client_router
from cuius.server.safety import add_safety_headers
from cuius.server.settings import Settings


class TitleOffer(msgspec.Struct, frozen=True):
    """A game that can be played here, and the numbers of players it takes."""

    name: str
    players: tuple[int, ...]


@get("/api/titles", sync_to_thread=False)
def titles() -> list[TitleOffer]:
    return [TitleOffer(title.name, title.players) for title in offered_titles()]


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


def create_app(settings: Settings) -> Litestar:
    """The application, ready for any ASGI server."""
    return Litestar(
        [client_router(), titles, health],
        before_send=[add_safety_headers],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cuius Regio", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State({"settings": settings}),
    )
