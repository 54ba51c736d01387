"""What watchers are sent: encoded once for all who look from one seat, and only what changed since."""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.core.journal import TABLE, UNDO
from cuius.core.match import Match
from cuius.core.seen import plain_question, plain_result
from cuius.core.tell import Log

ENCODE = msgspec.json.Encoder(enc_hook=int).encode


class Picture:
    """What a seat (or a spectator: None) sees of a match at one moment."""

    __slots__ = ("_logs", "_patch", "fields", "rest", "rows", "seat")

    def __init__(self, match: Match, seat: str | None) -> None:
        self.seat = seat
        self.rows = len(match.journal)
        self.fields = {name: ENCODE(value) for name, value in match.view(seat).items()}
        asked = None if seat is None else match.question(seat)
        self.rest = {
            "title": match.config.title,
            "number": match.journal.number,
            "waiting": msgspec.Raw(ENCODE([{"role": q.role, "key": q.key} for q in match.questions])),
            "question": None if asked is None else msgspec.Raw(ENCODE(plain_question(asked))),
            "result": None if match.result is None else plain_result(match.result),
        }
        self._logs: dict[int, msgspec.Raw] = {}
        self._patch: tuple[Picture | None, msgspec.Raw] | None = None

    def view_after(self, earlier: Picture | None) -> msgspec.Raw:
        """The fields of the view that differ from an earlier picture; all of them after none."""
        if self._patch is None or self._patch[0] is not earlier:
            had = {} if earlier is None else earlier.fields
            changed = {n: msgspec.Raw(data) for n, data in self.fields.items() if had.get(n) != data}
            self._patch = earlier, msgspec.Raw(ENCODE(changed))
        return self._patch[1]

    def log_after(self, match: Match, since: int) -> msgspec.Raw:
        """What the seat may read of what happened after so many rows."""
        log = self._logs.get(since)
        if log is None:
            events = events_after(match.log, match.roles(self.seat), since)
            log = self._logs[since] = msgspec.Raw(ENCODE(events))
        return log

    def forget_earlier(self) -> None:
        """A picture that is only compared with needs its fields, not what it grew from."""
        self._patch = None
        self._logs.clear()


def events_after(log: Log | None, roles: tuple[str, ...], since: int) -> list[dict[str, Any]]:
    """The events after so many rows; the newest are looked at first, for few are new."""
    found: list[dict[str, Any]] = []
    for event in reversed(log.events if log is not None else ()):
        if event.number <= since:
            break
        if event.readable_by(roles):
            found.append(event.plain())
    found.reverse()
    return found


def log_start(match: Match, since: int) -> int:
    """From where on somebody who has seen `since` rows must read the log anew.

    Usually from there; but if play went back further in the meantime, from where it went back to. Whoever
    claims to have seen more than there is reads everything.
    """
    if since < 0 or since > len(match.journal):
        return -1
    for entry in match.journal.since(since):
        if entry.by == TABLE and entry.key == UNDO:
            since = min(since, entry.answer)
    return since
