"""A PostgreSQL of the tests' own: a private cluster on a free port of this machine, ended by its own id.

The programs come from Debian's package `postgresql`, which `make setup` installs. A cluster refuses to run
as root, so it runs as somebody who owns nothing.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from cuius.server.store.models import Base
from cuius.server.store.upgrade import upgrade

NOBODY = "nobody"
PATIENCE = 60.0
"""Seconds that a cluster may take to start."""

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "fsync": "off",  # what is tested here is the end of our processes, not that of the machine
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


def program(name: str) -> str:
    """Where a program of PostgreSQL is: on the path, or where Debian keeps the newest version."""
    found = shutil.which(name)
    if found is None:
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda p: int(p.parts[-3]))
        found = str(kept[-1]) if kept else None
    if found is None:
        pytest.fail(f"PostgreSQL's {name} is not installed; run `make setup`.")
    return found


def as_nobody(command: list[str]) -> list[str]:
    """The command as somebody who owns nothing, ended (SIGINT: at once, but in order) if we are."""
    if os.geteuid():
        return command
    somebody = ["--reuid", NOBODY, "--regid", "nogroup", "--clear-groups", "--pdeathsig", "INT"]
    return ["setpriv", *somebody, *command]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def run_apart(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread of its own: the event loop of this one may be a browser's."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, work).result()


class Cluster:
    """A PostgreSQL of its own, with a database that is emptied for every test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.shared = ""
        self.server: subprocess.Popen[bytes] | None = None

    def begin_start(self) -> None:
        """Start it and wait for nothing; only from the main thread, with which it ends."""
        options = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        where = ["-D", str(self.folder / "data"), f"-p{self.port}"]
        serve = [program("postgres"), *where, f"-cunix_socket_directories={self.folder}", *options]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(as_nobody(serve), stdout=log, stderr=log, cwd=self.folder)

    def start(self) -> None:
        self.begin_start()
        assert self.server is not None
        wait_until_it_answers(self.server, self.port, self.folder)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it by its own id. SIGINT: in order; SIGQUIT: at once, as in a crash of it."""
        assert self.server is not None
        self.server.send_signal(how)
        try:
            self.server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()

    def url(self, name: str) -> str:
        return f"postgresql://cuius@127.0.0.1:{self.port}/{name}"

    def run(self, *statements: str, database: str = "postgres") -> None:
        """Run statements that stand outside of transactions."""

        async def work() -> None:
            connection = await asyncpg.connect(self.url(database))
            try:
                for statement in statements:
                    await connection.execute(statement)
            finally:
                await connection.close()

        run_apart(work())

    def new(self, like: str = "") -> str:
        """The address of a new database without anything in it, or with all that another one holds."""
        name = f"t{uuid4().hex}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {like.rpartition('/')[2] or 'template1'}")
        return self.url(name)

    def empty(self) -> str:
        """The address of a database that has all its tables, and nothing in them."""
        if not self.shared:
            self.shared = self.new()
            run_apart(upgrade(self.shared))
        tables = ", ".join(f'"{table.name}"' for table in Base.metadata.sorted_tables)
        self.run(f"TRUNCATE {tables} RESTART IDENTITY", database=self.shared.rsplit("/", 1)[1])
        return self.shared


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster from its making to its end."""
    folder = Path(tempfile.mkdtemp(prefix="cuius-postgres-"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        folder.chmod(0o700)
        make = [program("initdb"), "-D", str(data), "-U", "cuius", "--auth=trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(
            as_nobody([*make, "--no-sync"]),
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            timeout=PATIENCE,
        )
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_until_it_answers(server: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    end = time.monotonic() + PATIENCE
    while subprocess.run(ready, check=False).returncode:
        if server.poll() is not None or time.monotonic() > end:
            pytest.fail(f"PostgreSQL does not start: {(folder / 'log').read_text()}")
        time.sleep(0.05)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One cluster for all tests of this process."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of a PostgreSQL database with nothing in its tables."""
    return cluster.empty()
