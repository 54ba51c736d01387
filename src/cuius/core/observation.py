"""Observations: what a seat or a spectator may know of a match, as JSON.

There is one builder, `Observation`, for the laws, for HTTP and for sockets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from cuius.core.deals.secrecy import public_key
from cuius.core.events import Event, plain_argument
from cuius.core.ids import Id, word_of
from cuius.core.journal import TABLE, UNDO
from cuius.core.match import Match
from cuius.core.question import Question, Result
from cuius.core.requests import Ask, Options
from cuius.core.state import BaseState
from cuius.core.steps import Steps
from cuius.core.title import Title

ENCODE = msgspec.json.Encoder(enc_hook=int).encode
DECODE = msgspec.json.Decoder().decode

EncodedFields = dict[str, bytes]
"""The fields of a view by name, each encoded as a member of an object."""


class EncodedView(NamedTuple):
    """A view in two parts; the public one is shared by all readers."""

    public: EncodedFields
    private: bytes
    """The seat's own fields as members of an object: few, and sent whole when any of them changes."""


NOTHING = EncodedView({}, b"")
"""The view of a client that has received nothing yet."""


class Observation:
    """A match between two changes, as its seats and spectators (None) see it.

    What several readers share is encoded once. Many answers, such as a pass, leave the position unchanged:
    then the views of the earlier observation are reused.
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
        """`earlier` is a kept observation of the same match; `keep` makes this one reusable in that way."""
        self._match = match
        self.rows = len(match.journal)
        self._position: BaseState | None = None
        self._public: EncodedFields | None = None
        self._views: dict[str | None, EncodedView] = {}
        state = match.state
        known = None if earlier is None else earlier._position
        if keep:
            self._position = state.clone() if known is None else state.clone_sharing(known)
        if earlier is not None and known is not None and self._position is known:
            self._public, self._views = earlier._public, earlier._views
        self._common = b""
        self._questions: dict[str | None, bytes] = {}
        self._log_starts: dict[int, int] = {}
        self._events: dict[int, list[tuple[Event, bytes]]] = {}
        self._logs: dict[tuple[str | None, int], bytes] = {}
        self._patches: dict[int, tuple[EncodedFields, bytes]] = {}

    # Whole, and what changed

    def encode(self, seat: str | None, since: int = -1, extra: bytes = b"") -> bytes:
        """Everything a seat may know now, with the log later than `since` rows; `extra` are more members."""
        return b'{%b,"log":%b%b}' % (self.all_but_log(seat), self.log(seat, since), extra)

    def all_but_log(self, seat: str | None) -> bytes:
        """The open question, the result and the view of a seat, as members of an object."""
        if self._position is None:  # asked for once: all of it in one go
            match = self._match
            asked = None if seat is None else match.question(seat)
            question = None if asked is None else full_question(match.title, asked)
            whole = {"seat": seat, "question": question, **common_members(match), "view": match.view(seat)}
            return ENCODE(whole)[1:-1]
        return b'%b,"view":%b' % (self.members(seat), self.patch(NOTHING, self.view(seat)))

    def update(self, seat: str | None, since: int, earlier: EncodedView | None, extra: bytes) -> bytes:
        """The message that updates a client which has `earlier` and the log up to `since` rows."""
        start = self.log_start(since)
        return b'{"type":"update","full":%b,"rows":%d,"log_since":%d,%b,%b%b}' % (
            b"true" if earlier is None else b"false",
            self.rows,
            start,
            self.members(seat),
            b'"view":%b,"log":%b' % (self.patch(earlier or NOTHING, self.view(seat)), self.log(seat, start)),
            extra,
        )

    def members(self, seat: str | None) -> bytes:
        """All but view and log: the open questions and the result, as members of an object."""
        members = self._questions.get(seat)
        if members is None:
            match = self._match
            asked = None if seat is None else match.question(seat)
            question = b"null" if asked is None else ENCODE(full_question(match.title, asked))
            self._common = self._common or ENCODE(common_members(match))
            members = b'"seat":%b,"question":%b,%b' % (ENCODE(seat), question, self._common[1:-1])
            self._questions[seat] = members
        return members

    # Views

    def view(self, seat: str | None) -> EncodedView:
        view = self._views.get(seat)
        if view is None:
            if self._public is None:
                fields = self._match.title.view(self._match.state).items()
                self._public = {name: ENCODE({name: value})[1:-1] for name, value in fields}
            private = ENCODE(self._match.private_view(seat))[1:-1]
            view = self._views[seat] = EncodedView(self._public, private)
        return view

    def patch(self, earlier: EncodedView, now: EncodedView) -> bytes:
        """The fields that differ from an earlier view, as an object; cached, since most readers share it."""
        if earlier is now:
            return b"{}"
        known = self._patches.get(id(earlier.public))
        if known is None:
            known_fields = earlier.public.get
            changed = [member for name, member in now.public.items() if known_fields(name) != member]
            known = self._patches[id(earlier.public)] = earlier.public, b",".join(changed)
        members = [known[1]] if earlier.private == now.private else [known[1], now.private]
        return b"{%b}" % b",".join([member for member in members if member])

    # The log

    def log(self, seat: str | None, start: int) -> bytes:
        """The events later than `start` rows that a seat may read."""
        events = self._events.get(start)
        if events is None:
            found = events_after(() if self._match.log is None else self._match.log.events, start)
            events = self._events[start] = [(event, ENCODE(event.to_dict())) for event in found]
        if not events:
            return b"[]"
        log = self._logs.get((seat, start))
        if log is None:
            roles = self._match.roles(seat)
            log = b"[%b]" % b",".join([data for event, data in events if event.readable_by(roles)])
            self._logs[seat, start] = log
            if not any(event.reveals_secret for event, _ in events):
                self._logs.update(((other, start), log) for other in (None, *self._match.config.seats))
        return log

    def log_start(self, since: int) -> int:
        start = self._log_starts.get(since)
        if start is None:
            start = self._log_starts[since] = log_start(self._match, since)
        return start


def common_members(match: Match) -> dict[str, Any]:
    """What everybody sees besides view and log."""
    return {
        "title": match.config.title,
        "number": match.journal.number,
        "waiting": [{"role": q.role, "key": public_key(q.key)} for q in match.questions],
        "result": None if match.result is None else plain_result(match.result),
    }


def events_after(events: Sequence[Event], since: int) -> list[Event]:
    """Those of these events later than `since` rows; searched from the end, because few are new."""
    found: list[Event] = []
    for event in reversed(events):
        if event.number <= since:
            break
        found.append(event)
    found.reverse()
    return found


def encode_events(events: Iterable[Event], roles: tuple[str, ...]) -> Steps[bytes]:
    """Those of these events that a holder of the roles may read, as elements of an array; one at a time."""
    encoded = []
    for event in events:
        if event.readable_by(roles):
            encoded.append(ENCODE(event.to_dict()))
        yield
    return b",".join(encoded)


def log_start(match: Match, since: int) -> int:
    """The row after which a client that has the log up to `since` rows must read it again.

    Usually `since`; if the game went back further meanwhile, the row it went back to. A client that claims
    more rows than there are reads everything.
    """
    if since < 0 or since > len(match.journal):
        return -1
    for entry in match.journal.since(since):
        if entry.by == TABLE and entry.key == UNDO:
            since = min(since, entry.answer)
    return since


def observe(match: Match, seat: str | None, since: int = -1) -> dict[str, Any]:
    """An observation as plain data."""
    observation: dict[str, Any] = DECODE(Observation(match).encode(seat, since))
    return observation


def plain_question(question: Question) -> dict[str, Any]:
    """A question as plain data: `options` are the words to answer with, `named` the same with their kinds."""
    ask, options = question.ask, question.options
    return {
        "number": question.number,
        "role": question.role,
        "key": ask.key,
        "rule": ask.rule,
        "about": {name: plain_argument(value) for name, value in ask.about.items()} if ask.about else {},
        "options": [o.word if type(o) is Id else word_of(o) for o in options],
        "named": [[o.kind, o.word] if type(o) is Id else plain_argument(o) for o in options],
        "confirm": ask.confirm,
    }


def full_question(title: Title, question: Question) -> dict[str, Any]:
    """A question with the odds of answers that lead to dice, and what is asked next where that is known."""
    full = plain_question(question)
    if question.key in title.forecasts:
        full["odds"] = odds_of(title, question.ask, question.options)
    if question.key in title.follow_ups:
        full["next"] = follow_ups_of(title, question.ask, question.options)
    return full


def follow_ups_of(title: Title, ask: Ask, options: Options) -> dict[str, Any]:
    """What each of these answers leads to asking, where that is known."""
    follow_up = title.follow_ups[ask.key]
    asks = {word_of(option): follow_up(ask, option) for option in options}
    return {word: next_question(title, one) for word, one in asks.items() if one is not None}


def next_question(title: Title, ask: Ask) -> dict[str, Any]:
    """A question that is not asked yet: its key, its answers with their odds, and what follows them."""
    options = ask.options(*ask.args)
    found = {
        "key": ask.key,
        "options": [word_of(option) for option in options],
        "named": [plain_argument(option) for option in options],
        "odds": odds_of(title, ask, options),
    }
    if ask.key in title.follow_ups:
        found["next"] = follow_ups_of(title, ask, options)
    return found


def odds_of(title: Title, ask: Ask, options: Options) -> dict[str, Any]:
    """The odds of each of these answers that leads to dice."""
    forecast = title.forecasts.get(ask.key)
    if forecast is None:
        return {}
    found = {word_of(option): forecast(ask, option) for option in options}
    return {word: one.to_dict() for word, one in found.items() if one is not None}


def plain_result(result: Result) -> dict[str, Any]:
    """The result of the game as plain data."""
    return {"kind": result.kind, "winners": list(result.winners), "scores": result.scores}


def encode(observation: dict[str, Any]) -> bytes:
    """The JSON that is sent to the seat."""
    return ENCODE(observation)
