"""A match: one live game. All play passes through `Match.answer`.

A match is its journal. Beside it stand the live position (a state, and the procedure working on it) and
the last checkpoint: a copy of the state at a place to which the procedure finds back by itself. A fork
is the checkpoint copied, the procedure started afresh on it, and the few answers since sent again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cuius.core.chance import Chance, Committed
from cuius.core.crash import crash_dump
from cuius.core.errors import CannotUndo, GameOver, RulesBroken, StaleNumber, WrongKey, WrongSeat
from cuius.core.events import Log
from cuius.core.journal import ASIDE, CHANCE, END, ORDER, SALT, TABLE, UNDO, Entry, Journal
from cuius.core.question import Question, asks_for, offered
from cuius.core.runner import Runner
from cuius.core.standing_orders import Order, Orders
from cuius.core.title import Refusal
from cuius.core.undo import undo_reach


class Match(Runner):
    """One game being played."""

    __slots__ = ()

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

    def why_not(self, seat: str, what: str, kind: str = "") -> Refusal | None:
        """Why this seat may not answer that now; None if it may.

        `kind` tells things apart that share a word, such as a city and its region.
        """
        question = self.question(seat)
        if question is None:
            return Refusal("refused.game-over" if self.over else "refused.not-asked")
        if kind and not asks_for(question, kind):
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
        return {**self.title.view(self.state), **self.own_view(seat)}

    def own_view(self, seat: str | None) -> dict[str, Any]:
        """The fields of a view that differ by who looks."""
        own = self.title.own
        return own(self.state, self.roles(seat)) if own else {}

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

    def from_the_start(self) -> Match:
        """The same game before anything happened, without a log, to be played again row by row."""
        return Match(self.title, self.config, self.chance, log=False)

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
        """Play goes back to before row `number`, with the consent of all; chance will be fresh.

        A game that is over stays so: its chance has been laid open.
        """
        if self.over or all(number != n for n, _ in self.journal.line()):
            raise CannotUndo(f"There is no row {number} to go back to; look at the journal again.")
        self.journal.append(Entry(TABLE, UNDO, number))
        self._rebuild()

    def _rebuild(self) -> None:
        """The live position and its log again, from the journal alone."""
        self.log = None if self.log is None else Log()
        self.retrace()
