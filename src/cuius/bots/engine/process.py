"""The process of an engine, and how far it may go.

An engine runs as a process group of its own, with a limit on its memory and few variables of the
environment, so that it learns no secrets from there. It is stopped while nothing is asked, so that it cannot
compute on the time of others, and killed with all its group at the end. Whatever it writes is read up to a
bound; whatever it does not read in time is no excuse.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from cuius import __version__
from cuius.bots.engine.protocol import (
    PROTOCOL,
    EngineAnswer,
    EngineError,
    FromEngine,
    Hello,
    Quit,
    Ready,
    read_from_engine,
    write,
)
from cuius.core.errors import BadConfig, CuiusError

CHUNK = 65536
ENVIRONMENT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "PYTHONPATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
"""The variables that an engine is given."""
CONFINE = Path(__file__).with_name("confine.py")


class EngineFailed(CuiusError):
    """The engine did not answer as the protocol wants."""


class Limits(msgspec.Struct, frozen=True):
    """How far an engine may go."""

    seconds: float = 5.0
    """For one answer."""
    start_seconds: float = 20.0
    """Until it is ready."""
    line_bytes: int = 65_536
    """Of one line."""
    unasked_lines: int = 1_000
    """Lines before an answer that are none: answers to earlier questions, or error messages to nobody."""
    memory_bytes: int = 4 << 30


def split_command(command: str) -> list[str]:
    """The words of a command; BadConfig if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadConfig(f"The command of the engine {command!r:.80} cannot be read: {error}.") from None
    if not words:
        raise BadConfig("An engine needs a command; write engine:COMMAND.")
    if shutil.which(words[0]) is None:
        raise BadConfig(f"There is no program {words[0]!r:.80} to run as an engine; check the command.")
    return words


class EngineProcess:
    """A running engine; every failure raises EngineFailed and ends it."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        self._unread = b""
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", CONFINE, str(limits.memory_bytes), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            )
        except OSError as error:
            raise EngineFailed(f"The engine cannot be started: {error.strerror}.") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin, self._stdout = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._stdin, False)
        os.set_blocking(self._stdout, False)
        try:
            self._greet()
        except BaseException:
            self.kill()
            raise
        self._signal(signal.SIGSTOP)

    def _greet(self) -> None:
        deadline = time.monotonic() + self.limits.start_seconds
        self._write(write(Hello(PROTOCOL, f"cuius {__version__}")), deadline)
        ready = self._read(deadline)
        if not isinstance(ready, Ready):
            raise EngineFailed("The engine did not say that it is ready.")
        if ready.protocol != PROTOCOL:
            raise EngineFailed(f"The engine speaks version {ready.protocol} of the protocol, not {PROTOCOL}.")
        self.name = ready.name

    def ask(self, number: int, question: bytes) -> EngineAnswer:
        """The answer to a question, which is an encoded message with that number as its id."""
        self._signal(signal.SIGCONT)
        deadline = time.monotonic() + self.limits.seconds
        try:
            self._write(question, deadline)
            for _ in range(self.limits.unasked_lines):
                said = self._read(deadline)
                if isinstance(said, EngineError) and said.id == number:
                    raise EngineFailed(f"The engine has no answer: {said.text:.200}")
                if isinstance(said, EngineAnswer) and said.id == number:
                    self._signal(signal.SIGSTOP)
                    return said
            raise EngineFailed("The engine says too much that nobody asked for.")
        except BaseException:
            self.kill()
            raise

    def close(self) -> None:
        """Let it end, and kill what is left of it."""
        self._signal(signal.SIGCONT)
        with suppress(EngineFailed, subprocess.TimeoutExpired):
            self._write(write(Quit()), time.monotonic() + 0.2)
            self._process.wait(0.5)
        self.kill()

    def kill(self) -> None:
        """Kill it and all its group."""
        self._signal(signal.SIGKILL)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process.wait()

    def _signal(self, number: int) -> None:
        """To the whole group, which has the number of its first process as long as one of it lives."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)

    # Lines, with a deadline

    def _write(self, message: bytes, deadline: float) -> None:
        left = memoryview(message + b"\n")
        while left:
            self._wait_for(self._stdin, selectors.EVENT_WRITE, deadline)
            try:
                left = left[os.write(self._stdin, left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise EngineFailed("The engine has ended.") from None

    def _read(self, deadline: float) -> FromEngine:
        """The next line, decoded."""
        while b"\n" not in self._unread:
            if len(self._unread) > self.limits.line_bytes:
                raise EngineFailed(f"The engine's line is longer than {self.limits.line_bytes} bytes.")
            self._wait_for(self._stdout, selectors.EVENT_READ, deadline)
            try:
                more = os.read(self._stdout, CHUNK)
            except BlockingIOError:
                continue
            if not more:
                raise EngineFailed("The engine has ended.")
            self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        try:
            said: FromEngine = read_from_engine(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise EngineFailed(f"The engine wrote what is no message: {error}") from None
        return said

    def _wait_for(self, descriptor: int, event: int, deadline: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(descriptor, event)
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise EngineFailed("The engine took too long.")
