"""What watchers are sent: encoded once for everybody who sees the same, and only what changed since."""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.core.journal import TABLE, UNDO
from cuius.core.match import Match
from cuius.core.seen import plain_question, plain_result
from cuius.core.tell import Event, Log

ENCODE = msgspec.json.Encoder(enc_hook=int).encode

Fields = dict[str, bytes]
"""A view, each of its fields encoded."""


class Moment:
    """A match between two changes, as seats and spectators (None) see it."""

    __slots__ = ("_common", "_fields", "_logs", "_match", "_patches", "_public", "_rest", "_starts", "rows")

    def __init__(self, match: Match) -> None:
        self._match = match
        self.rows = len(match.journal)
        view = match.view(None)
        self._public = view, encoded_fields(view)
        self._common = b""
        self._fields: dict[str | None, Fields] = {}
        self._rest: dict[str | None, bytes] = {}
        self._starts: dict[int, int] = {}
        self._logs: dict[tuple[str | None, int], bytes] = {}
        self._patches: dict[tuple[int, int], tuple[Fields | None, bytes]] = {}

    def message(self, seat: str | None, since: int, earlier: Fields | None, around: bytes) -> bytes:
        """What leads somebody at this seat from what was sent earlier, up to `since` rows, to now.

        `around` is what the table tells besides: clocks and the like, as members of an object.
        """
        start = self.log_start(since)
        return b"".join(
            (
                b'{"type":"seen","full":',
                b"true" if earlier is None else b"false",
                b',"rows":%d,"log_since":%d,' % (self.rows, start),
                self.rest(seat),
                b',"view":',
                self.patch(earlier, self.fields(seat)),
                b',"log":',
                self.log(seat, start),
                around,
                b"}",
            )
        )

    def fields(self, seat: str | None) -> Fields:
        """The view from a seat. Where nothing is hidden all seats share that of the spectators."""
        fields = self._fields.get(seat)
        if fields is None:
            public, fields = self._public
            if seat is not None and self._match.title.hides:
                view = self._match.view(seat)
                fields = fields if view == public else encoded_fields(view)
            self._fields[seat] = fields
        return fields

    def patch(self, earlier: Fields | None, now: Fields) -> bytes:
        """The fields that differ from an earlier view; all of them after none."""
        known = self._patches.get((id(earlier), id(now)))
        if known is None:
            had = earlier or {}
            changed = {n: msgspec.Raw(data) for n, data in now.items() if had.get(n) != data}
            known = self._patches[id(earlier), id(now)] = earlier, ENCODE(changed)
        return known[1]

    def rest(self, seat: str | None) -> bytes:
        """Besides the view: the questions and the result, as members of an object."""
        rest = self._rest.get(seat)
        if rest is None:
            self._common = self._common or self._for_all()
            asked = None if seat is None else self._match.question(seat)
            question = b"null" if asked is None else ENCODE(plain_question(asked))
            rest = self._rest[seat] = b'"seat":%b,"question":%b,%b' % (ENCODE(seat), question, self._common)
        return rest

    def _for_all(self) -> bytes:
        match = self._match
        what = {
            "title": match.config.title,
            "number": match.journal.number,
            "waiting": [{"role": q.role, "key": q.key} for q in match.questions],
            "result": None if match.result is None else plain_result(match.result),
        }
        return ENCODE(what)[1:-1]

    def log(self, seat: str | None, start: int) -> bytes:
        """What a seat may read of what happened after so many rows."""
        log = self._logs.get((seat, start))
        if log is None:
            roles, events = self._match.roles(seat), events_after(self._match.log, start)
            log = ENCODE([e.plain() for e in events if e.readable_by(roles)])
            self._logs[seat, start] = log
            if not any(e.tells_a_secret for e in events):
                self._logs.update(((other, start), log) for other in (None, *self._match.config.seats))
        return log

    def log_start(self, since: int) -> int:
        start = self._starts.get(since)
        if start is None:
            start = self._starts[since] = log_start(self._match, since)
        return start


def encoded_fields(view: dict[str, Any]) -> Fields:
    return {name: ENCODE(value) for name, value in view.items()}


def events_after(log: Log | None, since: int) -> list[Event]:
    """The events after so many rows; the newest are looked at first, for few are new."""
    found: list[Event] = []
    for event in reversed(log.events if log is not None else ()):
        if event.number <= since:
            break
        found.append(event)
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
