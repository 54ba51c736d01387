"""A real `cuius serve`, as a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

WAIT = 60
"""Seconds after which a test gives up; never waited for when all is well."""


def plain_environment(**more: str) -> dict[str, str]:
    """The environment without settings of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CUIUS_")}
    return {**kept, **more}


class Serving:
    """A server from its start to its end; its log is kept in a file."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "cuius", "serve", "--port", "0", "--data", str(folder), *options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=plain_environment(**environment), stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.address = found.group()

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.address + path, headers=headers, timeout=WAIT, trust_env=False)

    def browser(self) -> httpx.Client:
        """Somebody's browser at this server."""
        headers = {"Origin": self.address.rstrip("/"), "X-Cuius": "1"}
        return httpx.Client(base_url=self.address, headers=headers, timeout=WAIT, trust_env=False)

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        return self.process.wait(WAIT)

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]
