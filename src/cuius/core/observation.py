"""Observations: what a seat or a spectator may know of a match, as it crosses the wire.

There is one builder, `Observation`, for the laws, for HTTP and for sockets alike.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from cuius.core.events import Event, Log, plain_argument
from cuius.core.ids import word_of
from cuius.core.journal import TABLE, UNDO
from cuius.core.match import Match
from cuius.core.question import Question, Result
from cuius.core.state import BaseState

ENCODE = msgspec.json.Encoder(enc_hook=int).encode
DECODE = msgspec.json.Decoder().decode

EncodedFields = dict[str, bytes]
"""The fields of a view, each encoded."""


class EncodedView(NamedTuple):
    """A view in two parts: the public one is shared by everybody who looks."""

    public: EncodedFields
    private: bytes
    """The seat's own fields as members of an object: few, and sent whole when any of them changes."""


NOTHING = EncodedView({}, b"")
"""What somebody has been shown who has just arrived."""


class Observation:
    """A match between two changes, as its seats and spectators (None) see it.

    Everything is encoded once for all who see the same. Many answers, such as a pass, leave the position as
    it was: then the views of the observation before still hold.
    """

    __slots__ = (
        "_common",
        "_events",
        "_log_starts",
        "_logs",
        "_match",
        "_patches",
        "_position",
        "_public",
        "_questions",
        "_views",
        "rows",
    )

    def __init__(self, match: Match, earlier: Observation | None = None, keep: bool = False) -> None:
        """`earlier` is what was kept of the same match before; `keep` prepares this one for that."""
        self._match = match
        self.rows = len(match.journal)
        self._position: BaseState | None = None
        self._public: EncodedFields
        self._views: dict[str | None, EncodedView]
        state = match.state
        known = None if earlier is None else earlier._position
        if keep:
            self._position = state.clone() if known is None else state.kept_beside(known)
        if earlier is not None and known is not None and self._position is known:
            self._public, self._views = earlier._public, earlier._views
        else:
            self._public = {name: ENCODE(value) for name, value in match.title.view(state).items()}
            self._views = {}
        self._common = b""
        self._questions: dict[str | None, bytes] = {}
        self._log_starts: dict[int, int] = {}
        self._events: dict[int, list[tuple[Event, bytes]]] = {}
        self._logs: dict[tuple[str | None, int], bytes] = {}
        self._patches: dict[int, tuple[EncodedFields, bytes]] = {}

    # Whole, and what changed

    def encode(self, seat: str | None, since: int = -1, extra: bytes = b"") -> bytes:
        """Everything a seat may know now; the log from after `since` rows on. `extra` are more members."""
        return b"{%b,%b%b}" % (self.members(seat), self.view_and_log(seat, since, None), extra)

    def update(self, seat: str | None, since: int, earlier: EncodedView | None, extra: bytes) -> bytes:
        """The message that leads from what was sent earlier, up to `since` rows, to now."""
        start = self.log_start(since)
        return b'{"type":"update","full":%b,"rows":%d,"log_since":%d,%b,%b%b}' % (
            b"true" if earlier is None else b"false",
            self.rows,
            start,
            self.members(seat),
            self.view_and_log(seat, start, earlier),
            extra,
        )

    def members(self, seat: str | None) -> bytes:
        """Besides view and log: the open questions and the result, as members of an object."""
        members = self._questions.get(seat)
        if members is None:
            match = self._match
            asked = None if seat is None else match.question(seat)
            question = b"null" if asked is None else ENCODE(question_with_odds(match, asked))
            self._common = self._common or ENCODE(
                {
                    "title": match.config.title,
                    "number": match.journal.number,
                    "waiting": [{"role": q.role, "key": q.key} for q in match.questions],
                    "result": None if match.result is None else plain_result(match.result),
                }
            )
            members = b'"seat":%b,"question":%b,%b' % (ENCODE(seat), question, self._common[1:-1])
            self._questions[seat] = members
        return members

    def view_and_log(self, seat: str | None, start: int, earlier: EncodedView | None) -> bytes:
        view = self.patch(earlier or NOTHING, self.view(seat))
        return b'"view":%b,"log":%b' % (view, self.log(seat, start))

    # Views

    def view(self, seat: str | None) -> EncodedView:
        view = self._views.get(seat)
        if view is None:
            private = ENCODE(self._match.own_view(seat))[1:-1]
            view = self._views[seat] = EncodedView(self._public, private)
        return view

    def patch(self, earlier: EncodedView, now: EncodedView) -> bytes:
        """The fields that differ from an earlier view, as an object; most have seen the same before."""
        if earlier is now:
            return b"{}"
        known = self._patches.get(id(earlier.public))
        if known is None:
            changed = [
                b'"%b":%b' % (name.encode(), data)
                for name, data in now.public.items()
                if earlier.public.get(name) != data
            ]
            known = self._patches[id(earlier.public)] = earlier.public, b",".join(changed)
        members = [known[1]] if earlier.private == now.private else [known[1], now.private]
        return b"{%b}" % b",".join([member for member in members if member])

    # The log

    def log(self, seat: str | None, start: int) -> bytes:
        """What a seat may read of what happened after so many rows."""
        events = self._events.get(start)
        if events is None:
            found = events_after(self._match.log, start)
            events = self._events[start] = [(event, ENCODE(event.plain())) for event in found]
        if not events:
            return b"[]"
        log = self._logs.get((seat, start))
        if log is None:
            roles = self._match.roles(seat)
            log = b"[%b]" % b",".join([data for event, data in events if event.readable_by(roles)])
            self._logs[seat, start] = log
            if not any(event.tells_a_secret for event, _ in events):
                self._logs.update(((other, start), log) for other in (None, *self._match.config.seats))
        return log

    def log_start(self, since: int) -> int:
        start = self._log_starts.get(since)
        if start is None:
            start = self._log_starts[since] = log_start(self._match, since)
        return start


def events_after(log: Log | None, since: int) -> list[Event]:
    """The events after so many rows; searched from the end, for few are new."""
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
    claims to have seen more rows than there are reads everything.
    """
    if since < 0 or since > len(match.journal):
        return -1
    for entry in match.journal.since(since):
        if entry.by == TABLE and entry.key == UNDO:
            since = min(since, entry.answer)
    return since


def seen_by(match: Match, seat: str | None, since: int = -1) -> dict[str, Any]:
    """An observation as plain data."""
    seen: dict[str, Any] = DECODE(Observation(match).encode(seat, since))
    return seen


def plain_question(question: Question) -> dict[str, Any]:
    """A question as it crosses the wire: the words to answer with, and each with its kind for its name."""
    ask = question.ask
    return {
        "number": question.number,
        "role": question.role,
        "key": ask.key,
        "rule": ask.rule,
        "about": {name: plain_argument(value) for name, value in (ask.about or {}).items()},
        "options": list(question.words),
        "named": [plain_argument(option) for option in question.options],
        "confirm": ask.confirm,
    }


def question_with_odds(match: Match, question: Question) -> dict[str, Any]:
    """A question with the odds of each answer that leads to dice."""
    forecast = match.title.forecasts.get(question.key)
    if forecast is None:
        return plain_question(question)
    found = {word_of(option): forecast(question.ask, option) for option in question.options}
    odds = {word: forecast.to_dict() for word, forecast in found.items() if forecast is not None}
    return plain_question(question) | {"odds": odds}


def plain_result(result: Result) -> dict[str, Any]:
    """The end of the game as it crosses the wire."""
    return {"kind": result.kind, "winners": list(result.winners), "scores": result.scores}


def encoded(seen: dict[str, Any]) -> bytes:
    """The bytes that go out to the seat."""
    return ENCODE(seen)
