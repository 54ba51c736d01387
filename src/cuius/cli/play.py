"""`cuius play`: a local server, opened in the browser."""

from __future__ import annotations

import os
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import httpx
import msgspec
import typer

from cuius.cli.errors import BadInput, Failed
from cuius.cli.files import data_folder, make_private_folder
from cuius.core.title import join_choices, offered_titles
from cuius.server.ops.database_lock import DatabaseLocked
from cuius.server.run import address_of, listen, prepare, run
from cuius.server.settings import DEFAULT_PORT, Settings, sqlite_url_in

HOST = "127.0.0.1"
GRACE = 3.0
OK = 200
TRIES, PAUSE, PATIENCE = 10, 0.3, 5.0
NOTHING_YET = "No game can be played in this build yet."


def register(app: typer.Typer) -> None:
    app.command()(play)


def play(
    title: Annotated[str | None, typer.Argument(help="The game to open.", show_default=False)] = None,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help=f"[default: {DEFAULT_PORT}, or any free one]")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(envvar="CUIUS_DATA", help="The folder that keeps your games.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
) -> None:
    """Play on this machine: start a server and open the browser. Ctrl-C ends it."""
    offered = [t.name for t in offered_titles()]
    if title is not None and title not in offered:
        raise BadInput(
            f"There is no game {title!r}; choose {join_choices(offered)}." if offered else NOTHING_YET
        )
    if not offered:
        print(NOTHING_YET)
    folder = make_private_folder(data or data_folder())
    settings = Settings(
        host=HOST,
        data=str(folder),
        database=sqlite_url_in(folder.absolute()),
        local=True,
        grace=GRACE,
        log_level="warning",
    )
    try:
        claim = prepare(settings)
    except DatabaseLocked as taken:
        join_running(taken, title, no_browser)
        return
    listening = open_port(port)
    address = address_of(listening) + (f"#{title}" if title else "")
    print(f"Cuius Regio is at {address} (Ctrl-C ends it)", flush=True)
    open_browser(address, no_browser)  # the socket listens already, so the page waits until the server runs
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    run(settings, listening, claim)


def join_running(taken: DatabaseLocked, title: str | None, no_browser: bool) -> None:
    """These games are being played already: go there, if that server answers."""
    address = taken.owner.address
    if not address or not is_serving(address):
        raise Failed(
            f"Process {taken.owner.process} has your games open but does not answer; "
            "end it, or name another folder with --data."
        )
    address += f"#{title}" if title else ""
    print(f"Cuius Regio runs already at {address}", flush=True)
    open_browser(address, no_browser)


def is_serving(address: str) -> bool:
    """Does our server answer there? It may have just started, so this tries several times."""
    for _ in range(TRIES):
        with suppress(httpx.HTTPError):
            return httpx.get(f"{address}health", timeout=PATIENCE, trust_env=False).status_code == OK
        time.sleep(PAUSE)
    return False


def open_browser(address: str, no_browser: bool) -> None:
    if not no_browser and has_screen():
        webbrowser.open(address)


def open_port(port: int | None) -> socket.socket:
    """The given port, otherwise the default one, otherwise any free one."""
    try:
        return listen(HOST, port or DEFAULT_PORT)
    except OSError as error:
        if port is None:
            return listen(HOST, 0)
        raise Failed(
            f"Port {port} cannot be used ({error.strerror}); choose another or leave out --port."
        ) from error


def has_screen() -> bool:
    """Is there a screen? Without one, `webbrowser` would start a text browser in this terminal."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
