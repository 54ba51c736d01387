"""Rivers (6.13-r4,r7): which provinces a counter reaches along one river, and what it must pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cuius.core.board_readers import find
from cuius.core.ids import Id
from cuius.titles.revolution.ids import (
    PROVINCES,
)
from cuius.titles.revolution.loading.readers import find_settlement


def river_ways(data: dict[str, Any], borders: tuple[tuple[Id, ...], ...]) -> tuple[Any, ...]:
    """For each province: the provinces along its rivers that are not adjacent, with what must be passed."""
    ways: list[set[tuple[Id, tuple[Id, ...]]]] = [set() for _ in PROVINCES]
    for word, row in data["river"].items():
        course = [
            find_settlement(stop[1:], f"river.{word}.course")
            if stop.startswith("@")
            else find(PROVINCES, stop, f"river.{word}.course")
            for stop in row["course"]
        ]
        for line in (course, course[::-1]):
            for first, origin in enumerate(line):
                if origin.kind == "province":
                    ways[origin].update(walk(origin, line[first + 1 :]))
    return tuple(
        tuple(
            sorted(
                (target, passed)
                for target, passed in ways[p]
                if target not in borders[p]
                and not any(other == target and set(fewer) < set(passed) for other, fewer in ways[p])
            )
        )
        for p in PROVINCES
    )


def walk(origin: Id, line: list[Id]) -> Iterator[tuple[Id, tuple[Id, ...]]]:
    passed: list[Id] = []
    for stop in line:
        if stop.kind == "place":
            passed.append(stop)
        elif stop == origin:
            return  # the stretch further on is counted from there
        else:
            yield stop, tuple(sorted(passed))
