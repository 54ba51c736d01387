"""What if: a game tried out from one of its positions, in a world that a seat holds possible.

The trial is a game of its own. It throws dice of its own, forgets everybody's standing orders, and deals anew
what the seat cannot know, so that nothing that happens in it tells anything about the real game.

A secret may also sit where no re-deal reaches it: in what a procedure under way remembers of an answer
or a draw. At a checkpoint the state alone says where we are. So if anything happened since the last
checkpoint that the seat may not know, the trial begins before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from cuius.core.chance import Seeded
from cuius.core.errors import GameOver, Refused, WrongSeat
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.standing_orders import Orders
from cuius.core.title import Config, Title

DEALS = 8
"""How often is dealt anew before a position is given up: some deals leave a seat without an answer."""


class CannotTry(Refused):
    """No world could be dealt in which the game goes on from here."""


class Step(msgspec.Struct, frozen=True):
    """One answer of a trial."""

    role: str
    answer: str
    auto: bool = False
    """Did the program answer for the role?"""


def what_if(
    title: Title, config: Config, rows: Sequence[Entry], seat: str | None, number: int, seed: int
) -> tuple[Match, int]:
    """The game as it stood before row `number`, or a little earlier, to be tried out by a seat; and that row.

    Its journal still holds what really happened, and neither `fork`, `undo` nor `at` knows of the new deal:
    show the views, the questions and the log of the trial, and nothing else of it.
    """
    roles = () if seat is None else config.seats[seat]
    start = beginning(title, config, rows, roles, number)
    for deal in range(DEALS):
        trial = retraced(title, config, rows[:start], seed)
        if trial.over:
            raise GameOver("The game is over here; go back to an earlier moment first.")
        title.redeal(trial.state, roles, Random(seed * DEALS + deal).randrange)
        try:
            resume(trial)
        except Exception:  # somebody is asked for a card that went to somebody else in this deal
            continue
        return trial, start
    raise CannotTry("This moment cannot be tried out; step a little back or forward.")


def beginning(
    title: Title, config: Config, rows: Sequence[Entry], roles: tuple[str, ...], number: int
) -> int:
    """The last row up to `number` since whose checkpoint nothing happened that these roles may not know."""
    start = max(0, min(number, len(rows)))
    if title.own is None:
        return start
    reached = retraced(title, config, rows[:start], 0)
    line = reached.journal.line()
    since = line[len(line) - len(reached._since) :]
    return next((at for at, entry in since if hidden_from(entry, roles)), start)


def hidden_from(entry: Entry, roles: tuple[str, ...]) -> bool:
    return entry.to is not None and set(entry.to).isdisjoint(roles)


def retraced(title: Title, config: Config, rows: Sequence[Entry], seed: int) -> Match:
    """The game after these rows, before the runner settles what comes next; nobody's orders stand."""
    trial = Match(title, config, Seeded(seed))
    trial.journal = Journal.of(rows)
    trial.retrace(settle=False)
    trial.orders = Orders()
    return trial


def resume(trial: Match) -> None:
    """Play on to the next question; some roles may have answered the present one already."""
    line, given = trial.journal.line(), len(trial._given)
    trial._settle_again(line[-given][0] if given else 0, reopened=False)


def take(trial: Match, step: Step) -> None:
    """One more answer of a trial; an answer that is not offered is refused."""
    question = next((q for q in trial.questions if q.role == step.role), None)
    if question is None:
        raise WrongSeat(f"{step.role!r:.60} is not asked here; begin the what-if anew.")
    trial.answer(question.seat, question.number, question.key, step.answer)
