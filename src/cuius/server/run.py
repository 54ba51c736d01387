"""Running the application on a socket of this machine until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, cast

import structlog
import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cuius import __version__
from cuius.core.errors import CuiusError
from cuius.core.title import offered_titles
from cuius.server.app import create_app
from cuius.server.ops.data_upgrade import upgrade_data_of
from cuius.server.ops.database_lock import DatabaseLock
from cuius.server.ops.logs import configure_logging
from cuius.server.ops.migration_status import latest_revisions
from cuius.server.settings import Settings
from cuius.server.store.upgrade import reason_of, upgrade
from cuius.server.web.connections import ConnectionTracker
from cuius.server.web.open_connections import ConnectionGuard, OpenConnections, watched_protocol
from cuius.server.web.websocket_protocol import WebSocketProtocol

log = structlog.get_logger("cuius.server")

MOST_FRAME_BYTES = 1 << 16
"""The largest message that a socket takes; a larger one closes it."""

WAITING_MESSAGES = 16
PING = 20.0
"""Seconds between two signs of life on a socket, and how long the other end may take to return one."""

KEEP_ALIVE = 15
"""Seconds that an idle connection is kept; longer than a browser's pause, and than a proxy's patience."""

LAST_SECONDS = 0.25
"""Part of the grace that is left for what remains after the sockets are closed."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def address_of(listening: socket.socket, scheme: str = "http") -> str:
    host, port = listening.getsockname()[:2]
    return f"{scheme}://[{host}]:{port}/" if ":" in host else f"{scheme}://{host}:{port}/"


class CleanServer(uvicorn.Server):
    """A server that ends well: no new answers, those in flight confirmed, and a word to every socket."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: ConnectionTracker,
        open_connections: OpenConnections,
        grace: float,
        warm_up: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`warm_up` is awaited once it is started."""
        super().__init__(config)
        self.warm_up = warm_up
        self.connections = connections
        self.open_connections = open_connections
        self.grace = grace

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.warm_up is not None and not self.should_exit:
            await self.warm_up()

    async def main_loop(self) -> None:
        watching = asyncio.create_task(self.open_connections.run())
        try:
            await super().main_loop()
        finally:
            watching.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("server.stopping", grace=self.grace, sockets=len(self.connections.sockets))
        started = time.monotonic()
        for server in self.servers:
            server.close()
        ending = asyncio.create_task(self.connections.stop(self.grace * (1 - LAST_SECONDS)))
        while not ending.done() and not self.force_exit:
            await asyncio.wait((ending,), timeout=0.1)
        ending.cancel()
        left = self.grace - (time.monotonic() - started)
        self.config.timeout_graceful_shutdown = max(left, 0.1)  # type: ignore[assignment]
        await super().shutdown(sockets)
        log.info("server.stopped")


class CannotStart(CuiusError):
    """The server cannot be started as it is set up."""


def prepare(settings: Settings) -> DatabaseLock:
    """Begin to log, lock the database and bring it up to date; or say in one sentence why that fails."""
    settings.check()
    configure_logging(settings.log_format, settings.log_level)
    shown = make_url(settings.database).render_as_string(hide_password=True)
    try:
        lock = DatabaseLock(settings.database)
    except OSError as error:
        raise CannotStart(f"The folder of {shown} cannot be used: {error.strerror}.") from None
    try:
        asyncio.run(upgrade(settings.database))
        asyncio.run(upgrade_data_of(settings))
    except CuiusError:
        lock.close()
        raise
    except Exception as error:
        lock.close()
        raise CannotStart(f"The database {shown} cannot be used: {reason_of(error)}.") from error
    log.info("database.ready", database=shown, migration=latest_revisions()[0])
    return lock


def run(settings: Settings, listening: socket.socket, lock: DatabaseLock) -> None:
    """Serve until Ctrl-C or a signal; open connections end first."""
    address = address_of(listening, settings.scheme)
    lock.write_owner(address)
    app = create_app(settings)
    per_address = 0 if settings.local else settings.limits.address_connections
    open_connections = OpenConnections(settings.connections, per_address, settings.proxy)
    config = server_config(settings, app, open_connections)
    warm_up = None if settings.local else lambda: app.state.services.workers.warm_up()
    server = CleanServer(config, app.state.connections, open_connections, settings.grace, warm_up)
    log.info("server.starting", version=__version__, address=address)
    load_titles()
    tune_interpreter()
    with listening, contextlib.closing(lock), contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def load_titles() -> None:
    """Load rules and boards of all games now, since everybody would wait for it later."""
    for title in offered_titles():
        title.setup(title.configure())


def tune_interpreter() -> None:
    """What is loaded by now stays; look for garbage in cycles less often, for play makes little of it.

    Threads that read the database take turns with the event loop quickly: they have little to do, and often.
    """
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(500_000, 50, 50)


def server_config(settings: Settings, app: Any, open_connections: OpenConnections) -> uvicorn.Config:
    """The guard is outermost: it must know a connection by the address of its other end, a proxy's too."""
    if settings.proxy:
        app = ProxyHeadersMiddleware(app, trusted_hosts=list(settings.proxy))
    tls = {"ssl_certfile": settings.certificate, "ssl_keyfile": settings.certificate_key}
    return uvicorn.Config(
        ConnectionGuard(app, open_connections),
        http=watched_protocol(open_connections),
        log_config=None,
        log_level="warning",  # what it says besides repeats addresses in full, invitations and all
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=KEEP_ALIVE,
        h11_max_incomplete_event_size=MOST_FRAME_BYTES,
        ws=WebSocketProtocol,
        ws_max_size=MOST_FRAME_BYTES,
        ws_max_queue=WAITING_MESSAGES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        **cast("dict[str, Any]", tls if settings.certificate else {}),
        ws_per_message_deflate=False,  # a socket sends little at a time; packing it costs more than it saves
    )
