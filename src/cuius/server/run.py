"""Running the application on a socket of this machine until it is told to stop."""

from __future__ import annotations

import contextlib
import socket

import uvicorn

from cuius.server.app import create_app
from cuius.server.settings import Settings

GRACE = 3
"""Seconds that open connections are given when the server stops."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(settings: Settings, listening: socket.socket, log_level: str = "info") -> None:
    """Serve until Ctrl-C or a signal; open connections end first."""
    config = uvicorn.Config(
        create_app(settings), log_level=log_level, server_header=False, timeout_graceful_shutdown=GRACE
    )
    with listening, contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
