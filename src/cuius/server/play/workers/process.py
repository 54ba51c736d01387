"""A worker process, as it runs by itself: it reads a job, works, and writes what came of it, again and again.

A message is eight bytes of length and a pickle. It ends when its standard input does. While it works it may
be asked to come to an end soon, with what it has.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Any, BinaryIO, Literal, NamedTuple

HEAD = 8
"""Bytes that tell how long a message is."""


class Task(NamedTuple):
    """What a worker is asked to do."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    cpu_seconds: int
    """Processor time after which the process ends; it begins anew with every report of progress."""
    reports: bool = False
    """Does the function take a last argument, a callback for its progress?"""
    can_stop: bool = False
    """Does the function take a last argument, a callback that says whether it should come to an end?"""


class Stop(NamedTuple):
    """Asks a worker to come to an end with a task."""

    number: int
    """Which task, counted from 1."""


class Reply(NamedTuple):
    """What a worker says."""

    kind: Literal["progress", "result", "error"]
    value: Any


def framed(message: object) -> bytes:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD, "big") + data


def main(niceness: int) -> None:
    """Work until there is no more to do.

    It stays in the session of the server: Linux may share processors between sessions, whatever the niceness.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server, which ends its workers
    if hasattr(os, "nice"):
        os.nice(niceness)
    stream, replies = take_over_standard_streams()
    inbox = Inbox(stream)
    for task in inbox.tasks():
        replies.write(framed_safely(perform(task, replies, inbox.is_stopped)))
        replies.flush()


class Inbox:
    """What the server says, read by a thread so that it is heard during a task, too."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream = stream
        self.begun = 0
        """The number of the present task."""
        self.stopped = 0
        """The number of the last task that is to come to an end."""
        self.waiting: SimpleQueue[Task | None] = SimpleQueue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        try:
            while head := self.stream.read(HEAD):
                message: Task | Stop = pickle.loads(self.stream.read(int.from_bytes(head, "big")))
                if isinstance(message, Stop):
                    self.stopped = message.number
                else:
                    self.waiting.put(message)
        finally:
            self.waiting.put(None)

    def tasks(self) -> Iterator[Task]:
        while (task := self.waiting.get()) is not None:
            self.begun += 1
            yield task

    def is_stopped(self) -> bool:
        return self.stopped >= self.begun


def take_over_standard_streams() -> tuple[BinaryIO, BinaryIO]:
    """The streams to the server; whatever is printed goes to standard error instead."""
    tasks, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return tasks, replies


def perform(task: Task, replies: BinaryIO, is_stopped: Callable[[], bool]) -> Reply:
    def report(progress: object) -> None:
        limit_processor_time(task.cpu_seconds)
        replies.write(framed(Reply("progress", progress)))
        replies.flush()

    limit_processor_time(task.cpu_seconds)
    try:
        reporting = (report,) if task.reports else ()
        stopping = (is_stopped,) if task.can_stop else ()
        return Reply("result", task.function(*task.arguments, *reporting, *stopping))
    except Exception as error:
        error.add_note(traceback.format_exc())
        error.__cause__ = error.__context__ = None
        return Reply("error", error)


def framed_safely(reply: Reply) -> bytes:
    """The reply; an error that cannot be sent is described."""
    try:
        data = framed(reply)
        if reply.kind == "error":
            pickle.loads(data[HEAD:])
    except Exception:
        return framed(Reply("error", RuntimeError(repr(reply.value)[:1000])))
    return data


def limit_processor_time(seconds: int) -> None:
    """End this process (SIGXCPU) once it has computed for so many seconds more, where systems can do so."""
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


if __name__ == "__main__":
    from cuius.server.play.workers import process

    process.main(int(sys.argv[1]))
