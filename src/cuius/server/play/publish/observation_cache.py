"""What watchers are sent: encoded once for everybody who sees the same, and only what changed since."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from cuius.core.events import Event, Log
from cuius.core.journal import TABLE, UNDO
from cuius.core.match import Match
from cuius.core.observation import plain_result, question_with_odds
from cuius.core.state import BaseState

ENCODE = msgspec.json.Encoder(enc_hook=int).encode

Fields = dict[str, bytes]
"""The fields of a view, each encoded."""


class Shown(NamedTuple):
    """A view: what everybody sees, shared by all, and what is this seat's own."""

    open: Fields
    own: bytes
    """As members of an object: it is little, and sent whole when any of it changes."""


NOTHING = Shown({}, b"")
"""What somebody has been shown who has just come."""


class Moment:
    """A match between two changes, as seats and spectators (None) see it.

    Many answers, such as a pass, leave the position as it was: then an earlier moment's views still hold.
    """

    __slots__ = (
        "_asked",
        "_common",
        "_logs",
        "_match",
        "_news",
        "_open",
        "_patches",
        "_position",
        "_rest",
        "_shown",
        "_starts",
        "rows",
    )

    def __init__(self, match: Match, earlier: Moment | None = None) -> None:
        self._match = match
        self.rows = len(match.journal)
        self._position: BaseState
        self._open: Fields
        self._shown: dict[str | None, Shown]
        state = match.state
        self._position = state.clone() if earlier is None else state.clone_sharing(earlier._position)
        if earlier is not None and self._position is earlier._position:
            self._open, self._shown = earlier._open, earlier._shown
        else:
            self._open = encoded_fields(match.title.view(state))
            self._shown = {}
        self._asked = {question.seat: question for question in reversed(match.questions)}
        self._common = b""
        self._rest: dict[str | None, bytes] = {}
        self._starts: dict[int, int] = {}
        self._news: dict[int, list[tuple[Event, bytes]]] = {}
        self._logs: dict[tuple[str | None, int], bytes] = {}
        self._patches: dict[int, tuple[Fields, bytes]] = {}

    def message(self, seat: str | None, since: int, earlier: Shown | None, around: bytes) -> bytes:
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
                self.patch(earlier or NOTHING, self.shown(seat)),
                b',"log":',
                self.log(seat, start),
                around,
                b"}",
            )
        )

    def shown(self, seat: str | None) -> Shown:
        """The view from a seat."""
        shown = self._shown.get(seat)
        if shown is None:
            shown = self._shown[seat] = Shown(self._open, ENCODE(self._match.private_view(seat))[1:-1])
        return shown

    def patch(self, earlier: Shown, now: Shown) -> bytes:
        """The fields that differ from an earlier view, as an object; most have seen the same before."""
        if earlier is now:
            return b"{}"
        known = self._patches.get(id(earlier.open))
        if known is None:
            known = self._patches[id(earlier.open)] = earlier.open, members(earlier.open, now.open)
        if earlier.own == now.own:
            return b"{%b}" % known[1]
        return b"{%b,%b}" % (known[1], now.own) if known[1] else b"{%b}" % now.own

    def rest(self, seat: str | None) -> bytes:
        """Besides the view: the questions and the result, as members of an object."""
        rest = self._rest.get(seat)
        if rest is None:
            self._common = self._common or self._for_all()
            asked = None if seat is None else self._asked.get(seat)
            question = b"null" if asked is None else ENCODE(question_with_odds(self._match, asked))
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
        news = self.news(start)
        if not news:
            return b"[]"
        log = self._logs.get((seat, start))
        if log is None:
            roles = self._match.roles(seat)
            log = b"[%b]" % b",".join([data for event, data in news if event.readable_by(roles)])
            self._logs[seat, start] = log
            if not any(event.reveals_secret for event, _ in news):
                self._logs.update(((other, start), log) for other in (None, *self._match.config.seats))
        return log

    def news(self, start: int) -> list[tuple[Event, bytes]]:
        """The events after so many rows, each with its encoding."""
        news = self._news.get(start)
        if news is None:
            events = events_after(self._match.log, start)
            news = self._news[start] = [(event, ENCODE(event.to_dict())) for event in events]
        return news

    def log_start(self, since: int) -> int:
        start = self._starts.get(since)
        if start is None:
            start = self._starts[since] = log_start(self._match, since)
        return start


def encoded_fields(view: dict[str, Any]) -> Fields:
    return {name: ENCODE(value) for name, value in view.items()}


def members(had: Fields, now: Fields) -> bytes:
    """The fields that are new or changed, as members of an object."""
    return b",".join(
        [b'"%b":%b' % (name.encode(), data) for name, data in now.items() if had.get(name) != data]
    )


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
