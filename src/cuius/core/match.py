"""The runner: one live game. All play passes through `Match.answer`.

A match is its journal. Beside it stand the live position (a state, and the procedure working on it) and
the last checkpoint: a copy of the state at a place to which the procedure finds back by itself. A fork
is the checkpoint copied, the procedure started afresh on it, and the few answers since sent again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cuius.core.chance import Chance, Committed
from cuius.core.crash import crash_dump
from cuius.core.errors import (
    BadProcedure,
    CannotUndo,
    GameOver,
    RulesBroken,
    StaleCheckpoint,
    StaleNumber,
    WrongKey,
    WrongSeat,
)
from cuius.core.ids import word_of
from cuius.core.journal import ASIDE, CHANCE, END, FORCED, ORDER, ORDERED, SALT, TABLE, UNDO, Entry, Journal
from cuius.core.orders import Order, Orders
from cuius.core.question import Question, Result, collected, offered
from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Proc, Request, Roll, Victory
from cuius.core.state import BaseState
from cuius.core.tell import Log
from cuius.core.title import Config, Refusal, Title
from cuius.core.undo import undo_reach

Reader = Callable[["Match", int, Entry], Any]
"""Turns row number n of a journal into the answer to the request that the match holds."""


def as_given(match: Match, number: int, entry: Entry) -> Any:
    """The answer itself: rows of our own memory need no reading."""
    return entry.answer


class Match:
    """One game being played."""

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

    def begin(self) -> Match:
        """Play up to the first question."""
        self._go(None)
        return self

    # Questions

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def checkpoint(self) -> str | None:
        """The checkpoint at which the game stands, if nothing was answered since."""
        return None if self._since else self._base_name

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every open question, one a role."""
        return self._open

    def question(self, seat: str) -> Question | None:
        """What this seat is being asked now, if anything."""
        return next((q for q in self._open if q.seat == seat), None)

    def legal(self, seat: str) -> tuple[str, ...]:
        """The words this seat may answer now."""
        question = self.question(seat)
        return question.words if question else ()

    def why_not(self, seat: str, what: str) -> Refusal | None:
        """Why this seat may not answer that now; None if it may."""
        question = self.question(seat)
        if question is None:
            return Refusal("refused.game-over" if self.over else "refused.not-asked")
        if what in question.words:
            return None
        explain = self.title.refusals.get(question.key)
        reason = explain(what, *question.ask.args) if explain else None
        return reason or Refusal("refused.not-offered", question.ask.rule, {"what": what})

    def roles(self, seat: str | None) -> tuple[str, ...]:
        """The roles a seat holds; a spectator holds none."""
        return () if seat is None else self.config.seats[seat]

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know of the position."""
        return self.title.view(self.state, self.roles(seat))

    # Answering

    def answer(self, seat: str, number: int, key: str, answer: Any) -> None:
        """Take one answer and play on to the next question; an answer that is refused changes nothing."""
        question = self._asked(seat, number, key)
        option = offered(question, answer)
        rows = self.journal.length
        try:
            sent = self._note(question.ask, question.role, option, "")
            if sent is not None:
                self._go(sent[0])
        except Exception as error:
            dump = crash_dump(self, error)
            self.journal.cut(rows)
            self._rebuild()
            raise RulesBroken("The rules failed on this answer; the game stands as before.", dump) from error

    def _asked(self, seat: str, number: int, key: str) -> Question:
        """The open question this answer is meant for, or the reason why there is none."""
        if self.result is not None:
            raise GameOver("The game is over; start another, or step through this one.")
        asked = None
        for question in self._open:
            if question.seat == seat:
                if question.number == number and question.ask.key == key:
                    return question
                if asked is None or question.number == number:
                    asked = question
        if asked is None:
            raise WrongSeat(f"It is not for {seat!r:.60} to answer now; wait until you are asked.")
        if asked.number != number:
            text = f"That answer is for question {number!r:.60}, but {asked.number} is open; look again."
            raise StaleNumber(text, asked.ask.rule)
        raise WrongKey(f"The open question is {asked.key!r}, not {key!r:.60}; look again.", asked.ask.rule)

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

    # What the table does around play

    def salt(self, seat: str, salt: str) -> None:
        """A seat adds to the chance of the game, before it begins."""
        if self.request is not None or self.result is not None:
            raise StaleNumber("The game has begun; salt is added before.")
        self.journal.append_aside(Entry(TABLE, SALT, [seat, salt]))
        if isinstance(self.chance, Committed):
            self.chance.salt(self.journal.salts())

    def order(self, order: Order) -> None:
        """A role gives a standing order; it answers the next question that it covers."""
        if order.role not in self.seat_of:
            raise WrongSeat(f"There is no {order.role!r} at this table.")
        if self.result is not None:
            raise GameOver("The game is over; there is nothing left to answer.")
        self.orders.add(order)
        self.journal.append_aside(Entry(TABLE, ORDER, msgspec.to_builtins(order), "", (order.role,)))

    def end(self, kind: str, winners: Iterable[str] = ()) -> None:
        """The table ends the game: by vote, by concession."""
        if self.result is not None:
            raise GameOver("The game is over already.")
        answer = [kind, *winners]
        self.journal.append(Entry(TABLE, END, answer))
        self._end(kind, answer[1:])

    # Copies, and going back

    def fork(self, chance: Chance | None = None) -> Match:
        """The same game, to be played on separately and without a log."""
        twin: Match = Match.__new__(Match)
        twin.title, twin.config, twin.seat_of = self.title, self.config, self.seat_of
        twin.chance = self.chance if chance is None else chance
        twin.journal = self.journal.fork()
        twin.orders = Orders(self.orders.in_force)
        twin.log = None
        twin.result = self.result
        twin._base, twin._base_name = self._base, self._base_name
        twin._start(None)
        if self.result is not None:
            twin.state = self.state.clone()
        elif self.request is not None:
            twin._send_again(self._since)
            twin._open = tuple([msgspec.structs.replace(q, ask=twin._ask_of(q.role)) for q in self._open])
        return twin

    def _send_again(self, since: list[tuple[str, Any]]) -> None:
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

    def at(self, number: int) -> Match:
        """The game as it stood before row `number`, with its log."""
        rows = list(self.journal)
        twin = Match(self.title, self.config, self.chance)
        twin.journal = Journal.of(rows[:number])
        follows = next((row for row in rows[number:] if row.plays or row.key not in ASIDE), None)
        by_itself = follows is not None and (follows.by == CHANCE or follows.auto != "")
        twin.retrace(settle=not by_itself)
        return twin

    def undo(self, seat: str) -> None:
        """The seat takes back its last answer, as far as nothing came to light since."""
        self.go_back(undo_reach(self, seat)[-1])

    def go_back(self, number: int) -> None:
        """Play goes back to before row `number`, with the consent of all; chance will be fresh."""
        ended = any(row.by == TABLE and row.key == END for row in self.journal)
        if ended or all(number != n for n, _ in self.journal.line()):
            raise CannotUndo(f"There is no row {number} to go back to; look at the journal again.")
        self.journal.append(Entry(TABLE, UNDO, number))
        self._rebuild()

    def _rebuild(self) -> None:
        """The live position and its log again, from the journal alone."""
        self.log = None if self.log is None else Log()
        self.retrace()

    def retrace(self, read: Reader = as_given, settle: bool = True) -> None:
        """Play all rows of the journal from the set-up on, each answered as it was written down."""
        self._set_up()
        self.orders = Orders()
        counts = {number for number, _ in self.journal.line()}
        late: list[Order] = []  # given while a question was open: they answer the questions after it
        asked = upto = 0
        reopened = False
        if self.log is not None:
            self.log.number = sum(row.by == TABLE and row.key == SALT for row in self.journal)
        try:
            self._hold(None)
            for number, entry in enumerate(self.journal):
                if entry.by == TABLE and entry.key in ASIDE:
                    late += [msgspec.convert(entry.answer, Order)] if entry.key == ORDER else []
                    continue
                self.orders.add(*late)
                late.clear()
                reopened = number not in counts
                if reopened:
                    asked = number + 1
                else:
                    asked = asked if self._given else upto
                    self.step(number, entry, read)
                upto = number + 1
            if settle:
                self._settle_again(asked, reopened)
            self.orders.add(*late)
        except Victory as victory:
            self._end(victory.kind, victory.winners)
        for entry in self.journal:
            if entry.key == END and entry.by == TABLE:
                self._end(entry.answer[0], entry.answer[1:])

    def step(self, number: int, entry: Entry, read: Reader = as_given) -> None:
        """Play one row of a journal and stop before the next."""
        answer = read(self, number, entry)
        if entry.auto == ORDERED:
            ask = self._ask_of(entry.by)
            self.orders.answer(entry.by, ask, ask.options(*ask.args))
        if self.log is not None:
            self.log.number = number + 1
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
