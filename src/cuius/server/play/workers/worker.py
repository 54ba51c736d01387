"""A worker process, as the server sees it."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import signal
import sys
from collections.abc import Callable
from typing import Any

from cuius.server.play.workers.process import HEAD, Reply, Stop, Task, framed

MODULE = "cuius.server.play.workers.process"

Report = Callable[[Any], None]
"""Takes what a job says of its progress."""


class WorkerDied(Exception):
    """The process ended before it replied."""


class OutOfTime(Exception):
    """The process used up the processor time of its task."""


class Worker:
    """One process. It works on one task at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.tasks_begun = 0
        self.tasks_done = 0

    @classmethod
    async def start(cls, niceness: int) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            str(niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def perform(self, task: Task, report: Report) -> Any:
        """What the function returns; raises what it raises."""
        assert self.process.stdin is not None
        self.tasks_begun += 1
        data = await asyncio.to_thread(framed, task)  # a long game takes more than a moment
        try:
            self.process.stdin.write(data)
            await self.process.stdin.drain()
            while True:
                reply = await self._reply()
                if reply.kind != "progress":
                    break
                report(reply.value)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise await self._why_it_ended() from None
        self.tasks_done += 1
        if reply.kind == "error":
            raise reply.value
        return reply.value

    def stop_task(self) -> None:
        """Ask it to come to an end with its task, if that can be stopped."""
        if self.alive and self.process.stdin is not None:
            self.process.stdin.write(framed(Stop(self.tasks_begun)))

    async def _reply(self) -> Reply:
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(HEAD)
        data = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        reply: Reply = pickle.loads(data)
        return reply

    async def _why_it_ended(self) -> Exception:
        status = await self.process.wait()
        used_up = sys.platform != "win32" and status == -signal.SIGXCPU
        return OutOfTime() if used_up else WorkerDied(f"exit status {status}")

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def ended(self) -> None:
        await self.process.wait()
