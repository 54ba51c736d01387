"""Recording which lines run. Each line is looked at once per game: after that it costs nothing.

`sys.monitoring` switches a line off after it was seen; before Python 3.12, `sys.settrace` stops looking
into a function once all its counted lines were seen.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cuius.kit.exercised.carriers import CountedLines

PLAYED, EXPLAINED = "played", "explained"
"""What is being recorded: play itself, or what is explained about it."""

Counted = dict[str, dict[int, tuple[int, ...]]]
"""File -> line -> the numbers of the citations it exercises."""


class LineRecorder:
    """Records the counted lines that run between `watch` and `rest`."""

    def begin(self) -> None:
        """A new game."""

    def watch(self, mode: str) -> None:
        """Record from now on."""

    def rest(self) -> None:
        """Record no longer: bots and laws are at work."""

    def reached(self) -> tuple[int, ...]:
        """The numbers of the citations exercised since `begin`."""
        return ()

    def close(self) -> None:
        """No further game will be recorded."""


class NoRecorder(LineRecorder):
    """Records nothing."""


def make_recorder(counted: CountedLines) -> LineRecorder:
    return MonitoringRecorder(counted) if hasattr(sys, "monitoring") else TracingRecorder(counted)


def by_path(counted: CountedLines) -> dict[str, Counted]:
    """Mode -> absolute path -> line -> numbers."""
    folder = Path(counted.folder)
    modes = {PLAYED: counted.played, EXPLAINED: counted.explained}
    return {mode: {str(folder / file): lines for file, lines in of.items()} for mode, of in modes.items()}


class MonitoringRecorder(LineRecorder):
    """By `sys.monitoring`, from Python 3.12 on."""

    def __init__(self, counted: CountedLines) -> None:
        self.monitoring: Any = sys.monitoring  # type: ignore[attr-defined,unused-ignore]
        self.lines = by_path(counted)
        self.every_path = {path for of_mode in self.lines.values() for path in of_mode}
        self.current: Counted | None = None
        self.numbers: set[int] = set()
        tool, event = self.monitoring.COVERAGE_ID, self.monitoring.events.LINE
        self.monitoring.use_tool_id(tool, "cuius")
        self.monitoring.register_callback(tool, event, self.on_line)
        self.monitoring.set_events(tool, event)

    def on_line(self, code: CodeType, line: int) -> Any:
        """Called before a line runs, until it answers DISABLE."""
        path = code.co_filename
        if path not in self.every_path:
            return self.monitoring.DISABLE
        here = self.current.get(path) if self.current is not None else None
        if here is None:
            return None if self.is_counted(path, line) else self.monitoring.DISABLE
        found = here.get(line)
        if found is not None:
            self.numbers.update(found)
        return self.monitoring.DISABLE

    def is_counted(self, path: str, line: int) -> bool:
        return any(line in of_mode.get(path, ()) for of_mode in self.lines.values())

    def begin(self) -> None:
        self.numbers = set()
        self.monitoring.restart_events()

    def watch(self, mode: str) -> None:
        self.current = self.lines[mode]

    def rest(self) -> None:
        self.current = None

    def reached(self) -> tuple[int, ...]:
        return tuple(sorted(self.numbers))

    def close(self) -> None:
        self.monitoring.set_events(self.monitoring.COVERAGE_ID, 0)
        self.monitoring.free_tool_id(self.monitoring.COVERAGE_ID)


Tracer = Callable[[FrameType, str, Any], Any]


class TracingRecorder(LineRecorder):
    """By `sys.settrace`, before Python 3.12."""

    def __init__(self, counted: CountedLines) -> None:
        self.lines = by_path(counted)
        self.codes: list[CodeType] = []
        """Kept alive, because they are known by their addresses."""
        self.counted: dict[str, dict[int, frozenset[int]]] = {PLAYED: {}, EXPLAINED: {}}
        """Mode -> address of a code object -> its counted lines."""
        self.tracers: dict[str, dict[int, Tracer | None]] = {}
        self.on_call: dict[str, Tracer] = {}
        self.seen: set[tuple[str, int]] = set()

    def begin(self) -> None:
        self.seen = set()
        self.tracers = {PLAYED: {}, EXPLAINED: {}}
        self.on_call = {mode: self.call_tracer(mode) for mode in self.tracers}

    def call_tracer(self, mode: str) -> Tracer:
        tracers = self.tracers[mode]

        def on_call(frame: FrameType, event: str, argument: Any) -> Tracer | None:
            code = frame.f_code
            try:
                return tracers[id(code)]
            except KeyError:
                return self.first_call(mode, code)

        return on_call

    def first_call(self, mode: str, code: CodeType) -> Tracer | None:
        """The first call of a function in this game."""
        address = id(code)
        lines = self.counted[mode].get(address)
        if lines is None:
            self.codes.append(code)
            of_file = self.lines[mode].get(code.co_filename, {})
            own = frozenset(n for _, _, n in code.co_lines() if n in of_file) if of_file else frozenset()
            lines = self.counted[mode][address] = own
        tracer = self.line_tracer(mode, code, set(lines)) if lines else None
        self.tracers[mode][address] = tracer
        return tracer

    def line_tracer(self, mode: str, code: CodeType, left: set[int]) -> Tracer:
        """Looks for the lines that are left, and stops when there are none."""
        seen, path, tracers, address = self.seen, code.co_filename, self.tracers[mode], id(code)

        def on_line(frame: FrameType, event: str, argument: Any) -> Tracer | None:
            line = frame.f_lineno
            if event == "line" and line in left:
                left.discard(line)
                seen.add((path, line))
                if not left:
                    tracers[address] = None
                    frame.f_trace_lines = False
            return on_line

        return on_line

    def watch(self, mode: str) -> None:
        sys.settrace(self.on_call[mode])

    def rest(self) -> None:
        sys.settrace(None)

    def reached(self) -> tuple[int, ...]:
        found: set[int] = set()
        for of_mode in self.lines.values():
            for path, line in self.seen:
                found.update(of_mode.get(path, {}).get(line, ()))
        return tuple(sorted(found))
