"""The runner: plays a procedure, settles what nobody needs to be asked, and keeps the journal.

Live play and the playing again of a journal differ in one thing only: where the answers come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Self

import msgspec

from cuius.core.chance import Chance
from cuius.core.errors import BadProcedure, StaleCheckpoint
from cuius.core.events import Log, Place
from cuius.core.ids import word_of
from cuius.core.journal import ASIDE, CHANCE, END, FORCED, ORDER, ORDERED, SALT, TABLE, Entry, Journal
from cuius.core.question import Question, Result, collected
from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Proc, Request, Roll, Victory
from cuius.core.standing_orders import Order, Orders
from cuius.core.state import BaseState
from cuius.core.title import Config, Title

Reader = Callable[[Any, int, Entry], Any]
"""Turns row number n of a journal into the answer to the request that the runner holds."""


def as_given(runner: Runner, number: int, entry: Entry) -> Any:
    """The answer itself: rows of our own memory need no reading."""
    return entry.answer


class Standing(NamedTuple):
    """Where a game stands between two rows that are played again: enough to come back there."""

    base: BaseState
    base_name: str | None
    since: tuple[tuple[str, Any], ...]
    orders: tuple[Order, ...]
    added: int
    """How many of the orders given so far are in force or were."""
    told: Place | None


class Runner:
    """A procedure at work on a state, and the journal of its answers."""

    title: Title
    config: Config
    seat_of: dict[str, str]
    chance: Chance
    journal: Journal
    orders: Orders
    log: Log | None
    state: BaseState
    result: Result | None
    _proc: Proc[None]
    _base: BaseState  # the state at the last checkpoint, never played on
    _base_name: str | None
    _since: list[tuple[str, Any]]  # who answered what since then
    request: Request | None  # what the procedure waits for
    _given: dict[str, Any]  # the answers to an open AskAll so far
    _open: tuple[Question, ...]  # the questions that wait for a seat, in order

    __slots__ = tuple(__annotations__)

    def __init__(self, title: Title, config: Config, chance: Chance, log: bool = True) -> None:
        """A new game, set up. `begin` plays it up to its first question."""
        self.title = title
        self.config = config
        self.chance = chance
        self.seat_of = {role: seat for seat, roles in config.seats.items() for role in roles}
        self.journal = Journal()
        self.orders = Orders()
        self.log = Log() if log else None
        self._set_up()

    def _set_up(self) -> None:
        self.result = None
        self._base, self._base_name = self.title.setup(self.config), None
        self._start(self.log)

    def _start(self, log: Log | None) -> None:
        """The procedure, afresh, on a copy of the last checkpoint."""
        self.state = self._base.clone()
        self.state.log = log
        self._proc = self.title.play(self.state)
        self._since, self._open, self._given, self.request = [], (), {}, None

    def begin(self) -> Self:
        """Play up to the first question."""
        self._go(None)
        return self

    # Answers

    def _note(self, ask: Ask, role: str, option: Any, auto: str) -> tuple[Any] | None:
        """Write one answer down. Returns what to send to the procedure, once the request is answered."""
        hidden = ask.secret or type(self.request) is AskAll
        self.journal.append(Entry(role, ask.key, option, auto, (role,) if hidden else None))
        return self._given_by(role, option)

    def _given_by(self, role: str, option: Any) -> tuple[Any] | None:
        self._since.append((role, option))
        request = self.request
        if type(request) is not AskAll:
            return (option,)
        self._given[role] = option
        self._open = tuple([q for q in self._open if q.role != role])
        if len(self._given) < len(request.asks):
            return None
        return (collected(request, self._given),)

    # Playing on

    def _go(self, value: Any) -> None:
        """Send an answer to the procedure and play on to the next question that waits for a seat."""
        self._open = ()
        send, log = self._proc.send, self.log
        try:
            sent: tuple[Any] | None = (value,)
            while sent is not None:
                if log is not None:
                    log.number = len(self.journal)
                sent = self._settle(send(sent[0]))
        except StopIteration:
            raise BadProcedure("The game ended without a victory being declared.") from None
        except Victory as victory:
            self._end(victory.kind, victory.winners)

    def _settle(self, request: Request) -> tuple[Any] | None:
        """Answer what the runner itself can answer; None leaves the request to the seats."""
        self.request = request
        if type(request) is Ask:
            return self._settle_ask(request, self.journal.number)
        if type(request) is Checkpoint:
            return self._checkpoint(request.name)
        if type(request) is Roll or type(request) is Draw:
            return self._throw(request)
        if type(request) is AskAll:
            return self._settle_all(request)
        raise BadProcedure(f"A procedure may not yield {request!r}.")

    def _settle_ask(self, ask: Ask, number: int) -> tuple[Any] | None:
        """A question with one answer answers itself; a standing order answers; else the seat is asked."""
        role = word_of(ask.who)
        options = ask.options(*ask.args)
        if not options:
            raise BadProcedure(f"{ask.key} offers {role} nothing to choose.")
        if len(options) == 1 and not ask.confirm:
            return self._note(ask, role, options[0], FORCED)
        if self.orders.in_force:
            choice = self.orders.answer(role, ask, options)
            if choice is not None:
                return self._note(ask, role, choice, ORDERED)
        self._open = (*self._open, Question(number, role, self.seat_of[role], ask, options))
        return None

    def _settle_all(self, request: AskAll) -> tuple[Any] | None:
        """All are asked at once; the request is answered when the last of them has answered.

        Each question has a number of its own: as many rows will follow, so no later question has it.
        """
        first = self.journal.number
        self._given = {}
        sent: tuple[Any] | None = None if request.asks else ({},)
        for number, ask in enumerate(request.asks.values(), first):
            sent = self._settle_ask(ask, number) or sent
        return sent

    def _throw(self, request: Roll | Draw) -> tuple[Any]:
        """Chance answers; its counter never runs backwards."""
        journal, to = self.journal, None
        result: Any
        if type(request) is Roll:
            result = self.chance.roll(journal.chances, request)
            if self.log is not None:
                self.log.thrown(request, result)
        else:
            assert isinstance(request, Draw)
            result = self.chance.draw(journal.chances, request)
            result = result if request.of is None else request.of[result]
            to = None if request.to is None else tuple([word_of(r) for r in request.to])
        journal.chances += 1
        journal.append(Entry(CHANCE, request.why, result, "", to))
        self._since.append((CHANCE, result))
        return (result,)

    def _checkpoint(self, name: str) -> tuple[None]:
        self._base, self._base_name = self.state.clone(), name
        self._since = []
        self.journal.seal()
        if self.orders.in_force:
            self.orders.passed(name)
        return (None,)

    def _end(self, kind: str, winners: Iterable[Any]) -> None:
        self._open, self.request = (), None
        self._proc.close()
        self.result = Result(kind, tuple([word_of(w) for w in winners]), self.title.score(self.state))

    # Playing again

    def _send_again(self, since: Iterable[tuple[str, Any]]) -> None:
        """From the last checkpoint on, the answers that were given, without computing any option."""
        send = self._proc.send
        request = send(None)
        if self._base_name is not None:
            if type(request) is not Checkpoint or request.name != self._base_name:
                raise StaleCheckpoint(f"The state at checkpoint {self._base_name!r} leads elsewhere.")
            request = send(None)
        self.request = request
        for role, answer in since:
            sent = self._given_by(role, answer)
            if sent is not None:
                self._given = {}
                self.request = send(sent[0])

    def _ask_of(self, role: str) -> Ask:
        request = self.request
        if type(request) is AskAll:
            return next(a for a in request.asks.values() if word_of(a.who) == role)
        assert isinstance(request, Ask)
        return request

    def retrace(self, read: Reader = as_given, settle: bool = True, every: bool = False) -> None:
        """Play the rows of the journal from the set-up on, each answered as it was written down.

        What was taken back is left out; if `every` row is wanted, it is played too, and taken back again.
        """
        self._set_up()
        self.orders = Orders()
        journal = list(self.journal)
        counts = {n for n, row in enumerate(journal) if row.plays} if every else self.journal.counting()
        returns = {row.answer for row in journal if row.takes_back} if every else set()
        stood: dict[int, Standing] = {}
        orders: list[Order] = []  # given while a question was open: they answer the questions after it
        added = asked = upto = 0
        reopened = False
        if self.log is not None:
            self.log.number = sum(row.by == TABLE and row.key == SALT for row in journal)
        try:
            self._hold(None)
            for number, entry in enumerate(journal):
                if entry.by == TABLE and entry.key in ASIDE:
                    orders += [msgspec.convert(entry.answer, Order)] if entry.key == ORDER else []
                    continue
                if number in returns:
                    stood[number] = self._standing(added)
                if every and entry.takes_back:
                    added = self._stand_again(stood[entry.answer])
                self.orders.add(*orders[added:])
                added = len(orders)
                reopened = number not in counts
                if reopened:
                    asked = number + 1
                else:
                    asked = asked if self._given else upto
                    self.step(number, entry, read)
                upto = number + 1
            if settle:
                self._settle_again(asked, reopened)
            self.orders.add(*orders[added:])
        except Victory as victory:
            self._end(victory.kind, victory.winners)
        for entry in journal:
            if entry.key == END and entry.by == TABLE:
                self._end(entry.answer[0], entry.answer[1:])

    def _standing(self, added: int) -> Standing:
        told = None if self.log is None else self.log.place()
        return Standing(self._base, self._base_name, tuple(self._since), self.orders.in_force, added, told)

    def _stand_again(self, stood: Standing) -> int:
        """Back to where the game stood; returns how many orders had been added by then."""
        self._base, self._base_name = stood.base, stood.base_name
        self._start(None)
        self._send_again(stood.since)
        self.orders = Orders(stood.orders)
        if self.log is not None and stood.told is not None:
            self.log.go_back(stood.told)
            self.state.log = self.log
        return stood.added

    def hold_first(self) -> None:
        """Play up to the first request and hold it: `step` plays on from there, row by row."""
        self._hold(None)

    def step(self, number: int, entry: Entry, read: Reader = as_given) -> None:
        """Play one row of a journal and stop before the next."""
        answer = read(self, number, entry)
        if entry.auto == ORDERED:
            ask = self._ask_of(entry.by)
            self.orders.answer(entry.by, ask, ask.options(*ask.args))
        if self.log is not None:
            self.log.number = number + 1
            if type(self.request) is Roll:
                self.log.thrown(self.request, answer)
        sent = self._given_by(entry.by, answer)
        if sent is not None:
            self._hold(sent[0])

    def _hold(self, value: Any) -> None:
        """Send an answer, pass the checkpoints, and hold the request that follows."""
        request = self._proc.send(value)
        while type(request) is Checkpoint:
            self._checkpoint(request.name)
            request = self._proc.send(None)
        self.request, self._given = request, {}

    def _settle_again(self, asked: int, reopened: bool) -> None:
        """The request after the last row, as in live play; some roles may have answered it already.

        Orders answer questions when they are put, not those that are open or were opened again.
        """
        request, sent = self.request, None
        assert request is not None
        in_force = self.orders.in_force
        if type(request) is AskAll and self._given:
            self.orders.in_force = ()
            for number, ask in enumerate(request.asks.values(), asked):
                if word_of(ask.who) not in self._given:
                    sent = self._settle_ask(ask, number) or sent
            self.orders.in_force = in_force
        elif reopened and isinstance(request, (Ask, AskAll)):
            self.orders.in_force = ()
            sent = self._settle(request)
            self.orders.in_force = in_force
        else:
            sent = self._settle(request)
        if sent is not None:
            self._go(sent[0])
