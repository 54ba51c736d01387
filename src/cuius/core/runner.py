"""The runner: advances a procedure, resolves requests that need no player, and writes the journal.

Live play and replay differ in one thing only: where the answers come from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, NamedTuple, Self

import msgspec

from cuius.core.chance import ChanceSource
from cuius.core.errors import BadProcedure, RunawayProcedure, StaleCheckpoint
from cuius.core.events import Log, LogPosition
from cuius.core.ids import Id, word_of
from cuius.core.journal import (
    CHANCE,
    END,
    FORCED,
    ORDER,
    ORDERED,
    ORIGIN,
    SALT,
    TABLE,
    Entry,
    Journal,
    JournalMark,
    active_rows,
)
from cuius.core.milestones import Milestone, Milestones
from cuius.core.progress import MAX_STEPS
from cuius.core.question import Question, Result, answers_by_role
from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Proc, Request, Roll, Victory
from cuius.core.standing_orders import Order, Orders
from cuius.core.state import BaseState
from cuius.core.steps import Steps, finish
from cuius.core.title import Config, Title

REPLAYED = 64
"""A replay takes every checkpoint within so many rows of its end, and before that one in so many rows."""

SPARSE_ROWS = 16
"""A game that is only played, as in simulations, takes a checkpoint once in so many rows."""

AnswerReader = Callable[[Any, int, Entry], Any]
"""(runner, row number, row) -> the answer that this row gives to the runner's current request."""


def stored_answer(runner: Runner, number: int, entry: Entry) -> Any:
    """The default reader: entries in memory hold the answer itself."""
    return entry.answer


class Snapshot(NamedTuple):
    """The position between two rows of a replay, from which `Runner._restore` continues."""

    checkpoint_state: BaseState
    checkpoint_name: str | None
    answers: tuple[tuple[str, Any], ...]
    orders: tuple[Order, ...]
    orders_added: int
    """How many of the standing orders in the journal had been added."""
    log_position: LogPosition | None


RollbackPoint = tuple[
    BaseState,
    str | None,
    list[tuple[str, Any]],
    int,
    tuple[Order, ...],
    tuple[Question, ...],
    JournalMark,
    LogPosition | None,
]
"""The position at a question, without copies, to return to if the answer makes a procedure fail.

Checkpoint and its name, answers since (the list grows) and how many counted, orders, questions, journal, log.
"""


def totals(points: dict[str, dict[str, float]]) -> dict[str, float]:
    """The points of each role from all sources together."""
    return {role: sum(parts.values()) for role, parts in points.items()}


class Runner:
    """A running procedure, the state it works on, and the journal of its answers."""

    title: Title
    config: Config
    seat_of: dict[str, str]
    chance: ChanceSource
    journal: Journal
    orders: Orders
    log: Log | None
    state: BaseState
    result: Result | None
    final_points: dict[str, dict[str, float]] | None  # by role and source, if the end itself decided them
    _procedure: Proc[None]
    checkpoint_state: BaseState  # a copy of the state at the last checkpoint, never modified
    checkpoint_name: str | None  # None before the first checkpoint
    _answers: list[tuple[str, Any]]  # (role or "chance", answer) since the last checkpoint
    request: Request | None  # what the procedure waits for
    partial_answers: dict[str, Any]  # role -> answer, while an AskAll still waits for others
    _open_questions: tuple[Question, ...]  # the questions that wait for a seat, in order
    milestones: Milestones | None  # earlier checkpoints; a fork keeps none
    checkpoint_rows: int  # how many rows lie at least between two checkpoints that are taken

    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        title: Title,
        config: Config,
        chance: ChanceSource,
        log: bool = True,
        checkpoint_rows: int = 0,
        journal: Journal | None = None,
    ) -> None:
        """A new game, set up; `begin` starts it. With a journal it is not set up: replay or copy a game."""
        self.title = title
        self.config = config
        self.chance = chance
        self.seat_of = {role: seat for seat, roles in config.seats.items() for role in roles}
        self.journal = Journal() if journal is None else journal
        self.log = Log() if log else None
        self.milestones = Milestones() if log else None
        self.checkpoint_rows = checkpoint_rows
        if journal is None:
            self._set_up()

    def _set_up(self) -> None:
        self.result = self.final_points = None
        self.orders = Orders()
        self.milestones = None if self.milestones is None else Milestones()
        self.checkpoint_state, self.checkpoint_name = self.title.setup(self.config), None
        self._restart_procedure(self.log)

    def _restart_procedure(self, log: Log | None) -> None:
        """Start the procedure anew, on a copy of the last checkpoint's state."""
        self.state = self.checkpoint_state.clone()
        self.state.log, self.state.running = log, []
        self._procedure = self.title.play(self.state)
        self._answers, self._open_questions, self.partial_answers, self.request = [], (), {}, None

    def begin(self) -> Self:
        """Advance to the first question."""
        self._advance(None)
        return self

    def attach_log(self, log: Log) -> None:
        """Write events to this log from now on."""
        self.log = self.state.log = log

    # Answers

    def _record_answer(self, ask: Ask, role: str, option: Any, auto: str) -> tuple[Any] | None:
        """Append one answer to the journal. Returns the value to send, once the request is complete."""
        if type(self.request) is AskAll:
            self.journal.append(Entry(role, ask.key, option, auto, (role,)))
            return self._collect_answer(role, option)
        self.journal.append(Entry(role, ask.key, option, auto, (role,) if ask.secret else None))
        self._answers.append((role, option))
        return (option,)

    def _collect_answer(self, role: str, option: Any) -> tuple[Any] | None:
        self._answers.append((role, option))
        request = self.request
        if type(request) is not AskAll:
            return (option,)
        self.partial_answers[role] = option
        self._open_questions = tuple([q for q in self._open_questions if q.role != role])
        if len(self.partial_answers) < len(request.asks):
            return None
        return (answers_by_role(request, self.partial_answers),)

    # Advancing

    def _advance(self, value: Any) -> None:
        """Send a value to the procedure and advance to the next question that waits for a seat."""
        self._open_questions = ()
        send, log = self._procedure.send, self.log
        try:
            sent: tuple[Any] | None = (value,)
            steps = MAX_STEPS
            while sent is not None:
                if log is not None:
                    log.number = self.journal.length
                sent = self._resolve(send(sent[0]))
                steps -= 1
                if not steps:
                    raise RunawayProcedure(f"The rules took {MAX_STEPS} steps without asking anybody.")
        except StopIteration:
            raise BadProcedure("The game ended without a victory being declared.") from None
        except Victory as victory:
            self._finish(victory.kind, victory.winners, victory.points)

    def _resolve(self, request: Request) -> tuple[Any] | None:
        """Answer a request that needs no player; None leaves it to the seats."""
        self.request = request
        if type(request) is Ask:
            return self._resolve_ask(request, self.journal.number)
        if type(request) is Checkpoint:
            return self._resolve_checkpoint(request.name)
        if type(request) is Roll or type(request) is Draw:
            return self._resolve_chance(request)
        if type(request) is AskAll:
            return self._resolve_ask_all(request)
        raise BadProcedure(f"A procedure may not yield {request!r}.")

    def _resolve_ask(self, ask: Ask, number: int) -> tuple[Any] | None:
        """Answer a question that has one option or a standing order; otherwise open it for its seat."""
        who = ask.who
        role = who.word if type(who) is Id else word_of(who)
        options = ask.options(*ask.args)
        if len(options) < 2 and not (options and ask.confirm):
            if not options:
                raise BadProcedure(f"{ask.key} offers {role} nothing to choose.")
            return self._record_answer(ask, role, options[0], FORCED)
        if self.orders.in_force:
            choice = self.orders.answer(role, ask, options)
            if choice is not None:
                return self._record_answer(ask, role, choice, ORDERED)
        self._open_questions += (Question(number, role, self.seat_of[role], ask, options),)
        return None

    def _resolve_ask_all(self, request: AskAll) -> tuple[Any] | None:
        """Ask all roles at once; the request is complete when the last of them has answered.

        Each question has its own number: one journal row will follow for each, so numbers stay unique.
        """
        first = self.journal.number
        self.partial_answers = {}
        sent: tuple[Any] | None = None if request.asks else ({},)
        for number, ask in enumerate(request.asks.values(), first):
            sent = self._resolve_ask(ask, number) or sent
        return sent

    def _resolve_chance(self, request: Roll | Draw) -> tuple[Any]:
        """Take the result from the chance source; its counter never runs backwards."""
        journal, to = self.journal, None
        result: Any
        if type(request) is Roll:
            result = self.chance.roll(journal.chances, request)
            if self.log is not None:
                self.log.add_roll(request, result)
        else:
            assert isinstance(request, Draw)
            result = self.chance.draw(journal.chances, request)
            result = result if request.of is None else request.of[result]
            to = None if request.to is None else tuple([word_of(r) for r in request.to])
        journal.chances += 1
        journal.append(Entry(CHANCE, request.why, result, "", to))
        self._answers.append((CHANCE, result))
        return (result,)

    def _resolve_checkpoint(self, name: str) -> tuple[None]:
        """Take the checkpoint, unless the last one is near enough."""
        if len(self._answers) >= self.checkpoint_rows:
            self._take_checkpoint(name, self.journal.number)
        elif self.orders.in_force:
            self.orders.expire_at(name)
        return (None,)

    def _take_checkpoint(self, name: str, row: int) -> None:
        """Keep the state as it is before this row, sharing what is as at the last checkpoint."""
        kept = self.milestones
        is_milestone = kept is not None and row >= kept.next_row
        self.checkpoint_state = self.state.clone_sharing(self.checkpoint_state)
        self.checkpoint_name = name
        self._answers = []
        self.journal.freeze()
        if self.orders.in_force:
            self.orders.expire_at(name)
        if kept is not None and is_milestone:
            position = None if self.log is None else self.log.position()
            kept.add(Milestone(row, self.checkpoint_state, name, self.orders.in_force, position))

    def _pass_checkpoint(self, name: str, row: int) -> None:
        """At a checkpoint of a replay: take it if it is a milestone, the end is near, or the last one far."""
        kept = self.milestones
        wanted = kept is not None and row >= kept.next_row
        if wanted or row >= self.journal.length - REPLAYED or len(self._answers) >= REPLAYED:
            self._take_checkpoint(name, row)
        elif self.orders.in_force:
            self.orders.expire_at(name)

    def _finish(
        self, kind: str, winners: Iterable[Any], points: dict[str, dict[str, float]] | None = None
    ) -> None:
        self._open_questions, self.request = (), None
        self._procedure.close()
        self.final_points = points
        scores = self.title.score(self.state) if points is None else totals(points)
        self.result = Result(kind, tuple([word_of(w) for w in winners]), scores)

    # Replaying

    def _resend(self, since: Iterable[tuple[str, Any]]) -> None:
        """Send the answers since the last checkpoint again, without computing options."""
        if self.checkpoint_name is not None:
            self._reach_checkpoint()
        self._send_again(None)
        for role, answer in since:
            sent = self._collect_answer(role, answer)
            if sent is not None:
                self.partial_answers = {}
                self._send_again(sent[0])

    def _send_again(self, value: Any) -> None:
        """Send a value and advance to the next request, over checkpoints that a replay did not take."""
        send = self._procedure.send
        request = send(value)
        while type(request) is Checkpoint:
            request = send(None)
        self.request = request

    def _reach_checkpoint(self) -> None:
        """Let the procedure, started anew, come to the last checkpoint."""
        request = self._procedure.send(None)
        if type(request) is not Checkpoint or request.name != self.checkpoint_name:
            raise StaleCheckpoint(f"The state at checkpoint {self.checkpoint_name!r} leads elsewhere.")

    def ask_of(self, role: str) -> Ask:
        """The part of the current request that is put to this role."""
        request = self.request
        if type(request) is AskAll:
            return next(a for a in request.asks.values() if word_of(a.who) == role)
        assert isinstance(request, Ask)
        return request

    def replay(
        self,
        read: AnswerReader = stored_answer,
        resolve_last: bool = True,
        include_undone: bool = False,
        start: Milestone | None = None,
    ) -> None:
        """Replay the journal from the set-up or a milestone, each request answered by its row.

        Undone rows are left out unless `include_undone`, which replays them and then their undo.
        `resolve_last` also resolves the request after the last row, as live play would.
        """
        finish(self.replay_in_steps(read, resolve_last, include_undone, start))

    def replay_in_steps(
        self, read: AnswerReader, resolve_last: bool, include_undone: bool, start: Milestone | None = None
    ) -> Steps[None]:
        """The same, a row at a time."""
        if start is None:
            self._set_up()
        first = 0 if start is None else start.row
        journal = self.journal.since(first)
        targets: set[int] = set()
        active = {number for number, _ in active_rows(journal, first)}
        if include_undone:
            active = {number for number, row in enumerate(journal) if row.plays}
            targets = {row.answer for row in journal if row.is_undo}
        snapshots: dict[int, Snapshot] = {}
        orders: list[Order] = []  # an order applies to the questions opened after it, not to open ones
        added = 0
        asked = next_number = first
        reopened = False
        if self.log is not None and start is None:
            self.log.number = sum(row.by == TABLE and row.key in (SALT, ORIGIN) for row in journal)
        try:
            if start is not None:
                self._start_from(start)
            self._advance_to_request(None, first)
            for number, entry in enumerate(journal, first):
                if entry.is_metadata:
                    orders += [msgspec.convert(entry.answer, Order)] if entry.key == ORDER else []
                    continue
                if number in targets:
                    snapshots[number] = self._snapshot(added)
                if include_undone and entry.is_undo:
                    added = self._restore(snapshots[entry.answer])
                    if self.milestones is not None:
                        self.milestones.forget_after(entry.answer)
                self.orders.add(*orders[added:])
                added = len(orders)
                reopened = number not in active
                if reopened:
                    asked = number + 1
                else:
                    asked = asked if self.partial_answers else next_number
                    self.replay_row(number, entry, read)
                next_number = number + 1
                yield
            if resolve_last:
                self._resolve_last(asked, reopened)
            self.orders.add(*orders[added:])
        except Victory as victory:
            self._finish(victory.kind, victory.winners, victory.points)
        for entry in journal:
            if entry.key == END and entry.by == TABLE:
                self._finish(entry.answer[0], entry.answer[1:])

    def _snapshot(self, added: int) -> Snapshot:
        position = None if self.log is None else self.log.position()
        answers, orders = tuple(self._answers), self.orders.in_force
        return Snapshot(self.checkpoint_state, self.checkpoint_name, answers, orders, added, position)

    def _restore(self, snapshot: Snapshot) -> int:
        """Return to a snapshot; the result is how many orders had been added by then."""
        self.checkpoint_state, self.checkpoint_name = snapshot.checkpoint_state, snapshot.checkpoint_name
        self._restart_procedure(None)
        self._resend(snapshot.answers)
        self.orders = Orders(snapshot.orders)
        if self.log is not None and snapshot.log_position is not None:
            self.log.truncate(snapshot.log_position)
            self.state.log = self.log
        return snapshot.orders_added

    def _rollback_point(self) -> RollbackPoint:
        """The present position, to return to."""
        return (
            self.checkpoint_state,
            self.checkpoint_name,
            self._answers,
            len(self._answers),
            self.orders.in_force,
            self._open_questions,
            self.journal.mark(),
            None if self.log is None else self.log.position(),
        )

    def _return_to(self, point: RollbackPoint) -> None:
        """Return to a position, whatever has been done since."""
        state, name, answers, count, orders, questions, rows, events = point
        self.result = self.final_points = None
        self.journal.return_to(rows)
        if self.milestones is not None:
            self.milestones.forget_after(self.journal.length)
        self.checkpoint_state, self.checkpoint_name = state, name
        self._restart_procedure(None)
        self._resend(answers[:count])
        self.orders = Orders(orders)
        self._open_questions = self._own_questions(questions)
        if self.log is not None and events is not None:
            self.log.truncate(events)
            self.state.log = self.log

    def _own_questions(self, questions: Iterable[Question]) -> tuple[Question, ...]:
        """These open questions, as the procedure that runs here asks them."""
        return tuple([msgspec.structs.replace(q, ask=self.ask_of(q.role)) for q in questions])

    def _start_from(self, milestone: Milestone) -> None:
        """Return to a milestone, just after its checkpoint."""
        self.result = self.final_points = None
        self.checkpoint_state, self.checkpoint_name = milestone.state, milestone.checkpoint
        self._restart_procedure(None)
        self._reach_checkpoint()
        self.orders = Orders(milestone.orders)
        if self.log is not None and milestone.log is not None:
            self.log.truncate(milestone.log)
            self.state.log = self.log

    def start_replay(self, start: Milestone | None = None) -> None:
        """Advance to the first request, or the first after a milestone; `replay_row` continues from there."""
        if start is not None:
            self._start_from(start)
        self._advance_to_request(None, 0 if start is None else start.row)

    def replay_row(self, number: int, entry: Entry, read: AnswerReader = stored_answer) -> None:
        """Answer the current request with one row of a journal, and stop at the next request."""
        answer = read(self, number, entry)
        if entry.auto == ORDERED:
            ask = self.ask_of(entry.by)
            self.orders.answer_of_row(entry.by, ask, ask.options(*ask.args))
        if self.log is not None:
            self.log.number = number + 1
            if type(self.request) is Roll:
                self.log.add_roll(self.request, answer)
        sent = self._collect_answer(entry.by, answer)
        if sent is not None:
            self._advance_to_request(sent[0], number + 1)

    def _advance_to_request(self, value: Any, row: int) -> None:
        """Send a value and advance over checkpoints to the next request, without resolving it."""
        request = self._procedure.send(value)
        while type(request) is Checkpoint:
            self._pass_checkpoint(request.name, row)
            request = self._procedure.send(None)
        self.request, self.partial_answers = request, {}

    def resume(self) -> None:
        """After a replay without `resolve_last`: resolve the request it stopped at, and advance."""
        given = list(islice(self.journal.active_from_the_end(), len(self.partial_answers)))
        self._resolve_last(given[-1][0] if given else 0, reopened=False)

    def _resolve_last(self, asked: int, reopened: bool) -> None:
        """Resolve the request after the last row as in live play; some roles may have answered it already.

        Standing orders apply to newly opened questions only, not to open or reopened ones.
        """
        request, sent = self.request, None
        assert request is not None
        in_force = self.orders.in_force
        if type(request) is AskAll and self.partial_answers:
            self.orders.in_force = ()
            for number, ask in enumerate(request.asks.values(), asked):
                if word_of(ask.who) not in self.partial_answers:
                    sent = self._resolve_ask(ask, number) or sent
            self.orders.in_force = in_force
        elif reopened and isinstance(request, (Ask, AskAll)):
            self.orders.in_force = ()
            sent = self._resolve(request)
            self.orders.in_force = in_force
        else:
            sent = self._resolve(request)
        if sent is not None:
            self._advance(sent[0])
