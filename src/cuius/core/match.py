"""A match: one live game. All play passes through `Match.answer`.

A match is its journal. It also keeps the live position (a state, and the procedure working on it) and the
last checkpoint: a copy of the state from which the procedure, started anew, reaches the same checkpoint.
A fork copies that state, starts the procedure on it, and sends the answers since the checkpoint again.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from contextlib import nullcontext
from itertools import islice
from typing import Any

import msgspec

from cuius.core.chance import ChanceSource, Committed
from cuius.core.crash import crash_dump
from cuius.core.errors import CannotUndo, GameOver, Refused, RulesBroken, StaleNumber, WrongKey, WrongSeat
from cuius.core.events import Log
from cuius.core.ids import word_of
from cuius.core.journal import END, ORDER, SALT, TABLE, UNDO, Entry, Journal
from cuius.core.milestones import Milestone
from cuius.core.progress import TimeLimit
from cuius.core.question import Question, find_option, offers_kind
from cuius.core.requests import AskAll
from cuius.core.runner import Runner
from cuius.core.sequence import Step, play_steps
from cuius.core.standing_orders import Order, Orders
from cuius.core.title import Refusal
from cuius.core.undo import undoable_rows


class Match(Runner):
    """One game being played."""

    __slots__ = ()

    # Questions

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def at_checkpoint(self) -> str | None:
        """The name of the last checkpoint, if nothing was answered since; otherwise None."""
        return None if self._answers else self.checkpoint_name

    @property
    def questions(self) -> tuple[Question, ...]:
        """Every open question, one per role."""
        return self._open_questions

    def question(self, seat: str) -> Question | None:
        """The open question of this seat, if it has one."""
        return next((q for q in self._open_questions if q.seat == seat), None)

    def legal_answers(self, seat: str) -> tuple[str, ...]:
        """The answers this seat may give now, as words."""
        question = self.question(seat)
        return question.words if question else ()

    def why_not(self, seat: str, what: str, kind: str = "") -> Refusal | None:
        """Why this seat may not answer `what` now; None if it may.

        `kind` distinguishes ids that share a word, such as a city and its region.
        """
        question = self.question(seat)
        if question is None:
            return Refusal("refused.game-over" if self.over else "refused.not-asked")
        if kind and not offers_kind(question, kind):
            args = {"what": [kind, what], "kind": ["kind", kind]}
            return Refusal("refused.other-kind", question.ask.rule, args)
        if what in question.words:
            return None
        explain = self.title.refusals.get(question.key)
        reason = explain(what, *question.ask.args) if explain else None
        named = [kind, what] if kind else what
        return reason or Refusal("refused.not-offered", question.ask.rule, {"what": named})

    def roles(self, seat: str | None) -> tuple[str, ...]:
        """The roles a seat holds; a spectator holds none."""
        return () if seat is None else self.config.seats[seat]

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know of the position."""
        return {**self.title.view(self.state), **self.private_view(seat)}

    def private_view(self, seat: str | None) -> dict[str, Any]:
        """The fields of a view that depend on the seat."""
        own = self.title.private_view
        return own(self.state, self.roles(seat)) if own else {}

    # Answering

    def answer(
        self, seat: str, number: int, key: str, answer: Any, seconds: float | None = None, auto: str = ""
    ) -> None:
        """Validate and apply one answer, and advance to the next question; a refusal changes nothing.

        `seconds` limits how long the rules may compute. If they fail, the position stays as it was. `auto`
        says if the seat did not choose the answer by itself alone.
        """
        question = self._find_question(seat, number, key)
        option = find_option(question, answer)
        before = self._rollback_point()
        try:
            if seconds is None:
                sent = self._record_answer(question.ask, question.role, option, auto)
                if sent is not None:
                    self._advance(sent[0])
            else:
                with TimeLimit(seconds):
                    self.apply(question, option, auto)
        except Exception as error:
            dump = crash_dump(self, error)
            self._return_to(before)
            raise RulesBroken("The rules failed on this answer; the game stands as before.", dump) from error

    def answer_in_sequence(
        self, seat: str, number: int, steps: Sequence[Step], seconds: float | None = None
    ) -> None:
        """Apply several answers of a seat, the first to question `number`: all of them, or none.

        A refusal names the step. Nothing may come in between: no chance, nobody else, nothing that the seat
        learns; so a sequence that was refused has told nothing.
        """
        before = self._rollback_point()
        try:
            with nullcontext() if seconds is None else TimeLimit(seconds):
                play_steps(self, seat, number, steps)
        except Refused:
            self._return_to(before)
            raise
        except Exception as error:
            dump = crash_dump(self, error)
            self._return_to(before)
            raise RulesBroken("The rules failed on this answer; the game stands as before.", dump) from error

    def _find_question(self, seat: str, number: int, key: str) -> Question:
        """The open question that this answer is for; raises what is wrong with it."""
        if self.result is not None:
            raise GameOver("The game is over; start another, or step through this one.")
        asked = None
        for question in self._open_questions:
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

    def apply(self, question: Question, option: Any, auto: str = "") -> None:
        """Apply an offered option without validation or recovery: for search, in copies that may fail."""
        sent = self._record_answer(question.ask, question.role, option, auto)
        if sent is not None:
            self._advance(sent[0])

    # What the table does around play

    def add_salt(self, seat: str, salt: str) -> None:
        """A seat contributes to the seed of the game, before it begins."""
        if self.request is not None or self.result is not None:
            raise StaleNumber("The game has begun; salt is added before.")
        self.journal.append_metadata(Entry(TABLE, SALT, [seat, salt]))
        if isinstance(self.chance, Committed):
            self.chance.set_salts(self.journal.salts())

    def add_order(self, order: Order) -> None:
        """Add a standing order; it answers the next question that it covers."""
        if order.role not in self.seat_of:
            raise WrongSeat(f"There is no {order.role!r} at this table.")
        if self.result is not None:
            raise GameOver("The game is over; there is nothing left to answer.")
        self.orders.add(order)
        self.journal.append_metadata(Entry(TABLE, ORDER, msgspec.to_builtins(order), "", (order.role,)))

    def end(self, kind: str, winners: Iterable[str] = ()) -> None:
        """End the game from outside the rules: by vote, by concession."""
        if self.result is not None:
            raise GameOver("The game is over already.")
        answer = [kind, *winners]
        self.journal.append(Entry(TABLE, END, answer))
        self._finish(kind, answer[1:])

    # Copies

    def fork(self, chance: ChanceSource | None = None) -> Match:
        """An independent copy of the game, without a log."""
        copy = self._bare_copy(self.journal.fork())
        copy.chance = self.chance if chance is None else chance
        copy.orders = Orders(self.orders.in_force)
        copy.result, copy.final_points = self.result, self.final_points
        copy.checkpoint_state, copy.checkpoint_name = self.checkpoint_state, self.checkpoint_name
        copy._restart_procedure(None)
        if self.result is not None:
            copy.state = self.state.clone()
        elif self.request is not None:
            copy._resend(self._answers)
            copy._open_questions = copy._own_questions(self._open_questions)
        return copy

    def _bare_copy(self, journal: Journal) -> Match:
        """The same game with this journal, to be played or replayed."""
        return Match(self.title, self.config, self.chance, False, self.checkpoint_rows, journal)

    def at(self, number: int, log: bool = True) -> Match:
        """The game as it was before row `number`, replayed from the nearest milestone."""
        past = self._bare_copy(self.journal.until(number))
        start = self._milestone_before(number, log)
        if log:
            past.log = Log() if start is None or self.log is None else self.log.copy(start.log)
        past.replay(resolve_last=not self.journal.follows_automatically(number), start=start)
        return past

    def _milestone_before(self, number: int, log: bool) -> Milestone | None:
        """The last milestone that a replay up to this row can start from, with or without the log."""
        found = None if self.milestones is None else self.milestones.last_before(number)
        known = found is not None and (not log or (found.log is not None and self.log is not None))
        return found if known else None

    def rows_since_checkpoint(self) -> list[tuple[int, Entry]]:
        """The rows that were played since the last checkpoint, with their numbers."""
        return list(islice(self.journal.active_from_the_end(), len(self._answers)))[::-1]

    # Copies whose hidden state was dealt anew

    def reopen_questions(self, roles: Container[str]) -> None:
        """Discard the answers of all but these roles to an AskAll that is still incomplete.

        The reopened questions have no options until `recompute_options`.
        """
        request = self.request
        if type(request) is not AskAll:
            return
        given = {role: answer for role, answer in self.partial_answers.items() if role in roles}
        still_open = {question.role: question for question in self._open_questions}
        asked = [(word_of(ask.who), ask) for ask in request.asks.values()]
        self.partial_answers = given
        self._open_questions = tuple(
            [
                still_open.get(role) or Question(number, role, self.seat_of[role], ask, ())
                for number, (role, ask) in enumerate(asked, self.journal.number)
                if role not in given
            ]
        )

    def recompute_options(self, seats: Container[str | None] | None = None) -> None:
        """Compute the options of open questions (of these seats; None: all) from the present state."""
        self._open_questions = tuple(
            [
                Question(q.number, q.role, q.seat, q.ask, q.ask.options(*q.ask.args))
                if seats is None or q.seat in seats
                else q
                for q in self._open_questions
            ]
        )

    # Going back

    def undo(self, seat: str) -> None:
        """Take back the seat's last answer, if nothing hidden was revealed since."""
        self.go_back(undoable_rows(self, seat)[-1])

    def go_back(self, number: int) -> None:
        """Go back to before row `number`, by consent of all; later rolls and draws are new ones.

        A finished game cannot go back: its seed has been published.
        """
        if self.over or all(number != n for n, _ in self.journal.active_from_the_end()):
            raise CannotUndo(f"There is no row {number} to go back to; look at the journal again.")
        self.journal.append(Entry(TABLE, UNDO, number))
        start = self._milestone_before(number, self.log is not None)
        if start is None:
            self.log = None if self.log is None else Log()
        elif self.milestones is not None:
            self.milestones.forget_after(number)
        self.replay(start=start)
