"""Scripted chance for tests: results of rolls and draws by reason; an unscripted request fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.core.chance import ChanceSource, read_draw, read_roll
from cuius.core.errors import UnscriptedChance
from cuius.core.requests import Draw, Roll


class Script:
    """A chance source that takes its results from a script, by the reason of the request.

    A reason may be given in full ("march.attack"), by its end ("attack"), or with underscores for dots
    (`march_attack`). The result at a counter is remembered, so that copies of a match and undo get the same
    chance again. `fallback` answers what the script does not; None fails.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[str, Any]] = []
        self.used: dict[int, tuple[str, Any]] = {}
        self.fallback: ChanceSource | None = None

    def add(self, why: str, *results: Any) -> None:
        """The next results for this reason: a list of faces for a roll, a word for a draw."""
        self.waiting.extend((why, result) for result in results)

    @property
    def unused(self) -> dict[str, list[Any]]:
        """Scripted results that were not used."""
        unused: dict[str, list[Any]] = {}
        for why, result in self.waiting:
            unused.setdefault(why, []).append(result)
        return unused

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        faces = self._take(counter, request.why, f"{request.d6} dice are thrown", read_roll, request)
        if faces is None:
            assert self.fallback is not None
            return self.fallback.roll(counter, request)
        return tuple(faces)

    def draw(self, counter: int, request: Draw) -> Any:
        drawn = self._take(counter, request.why, f"one of {len(request.pool)} is drawn", read_draw, request)
        if drawn is None:
            assert self.fallback is not None
            return self.fallback.draw(counter, request)
        return drawn

    def _take(self, counter: int, why: str, what: str, read: Callable[..., Any], request: Any) -> Any:
        """The result at this counter, or None if the fallback must answer."""
        earlier = self.used.get(counter)
        if earlier is not None and earlier[0] == why:
            return read(request, earlier[1])
        for index, (name, result) in enumerate(self.waiting):
            if matches_reason(name, why):
                answer = read(request, result)
                del self.waiting[index]
                self.used[counter] = (why, result)
                return answer
        if self.fallback is None:
            scripted = ", ".join(f"{w}: {r!r}" for w, r in self.waiting) or "nothing"
            raise UnscriptedChance(f"{why}: {what}, and the script has nothing for it (it has {scripted}).")
        return None


def matches_reason(name: str, why: str) -> bool:
    """Does `name`, as written in a test, mean the reason `why`?"""
    if name == why:
        return True
    parts, wanted = why.split("."), name.replace(".", "_")
    return any("_".join(parts[start:]) == wanted for start in range(len(parts)))
