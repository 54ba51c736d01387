"""What-if: a separate game that continues one position of a real game, as far as a seat knows it.

The trial has its own dice, no standing orders, and everything dealt anew that the seat cannot know, so that
nothing in it reveals anything about the real game.

A re-deal does not reach local variables of a running procedure, which may hold a secret answer or draw. At a
checkpoint the state alone defines the position. So if anything happened since the last checkpoint that the
seat may not know, the trial begins before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from cuius.core.chance import Seeded
from cuius.core.errors import GameOver, Refused, WrongSeat
from cuius.core.excerpt import Excerpt
from cuius.core.journal import Entry
from cuius.core.match import Match
from cuius.core.standing_orders import Orders
from cuius.core.title import Config, Title

MAX_DEALS = 8
"""How many deals are tried: some leave a seat without any option."""


class WhatIfImpossible(Refused):
    """No deal was found from which the game continues here."""


class TrialAnswer(msgspec.Struct, frozen=True):
    """One answer in a trial."""

    role: str
    answer: str
    auto: bool = False
    """Was it chosen by a bot?"""


def start_what_if(
    title: Title, config: Config, rows: Sequence[Entry], seat: str | None, number: int, seed: int
) -> tuple[Match, int]:
    """A trial of the game with these rows before row `number`; see `try_excerpt`."""
    return try_excerpt(title, Excerpt(config, tuple(rows[: max(0, number)])), seat, seed)


def try_excerpt(title: Title, excerpt: Excerpt, seat: str | None, seed: int) -> tuple[Match, int]:
    """A trial that starts after these rows or, to hide a secret, earlier; and the row it starts from.

    Its journal still holds the real rows, and `fork`, `undo` and `at` ignore the new deal: show only the
    views, the questions and the log of the trial.
    """
    roles = () if seat is None else excerpt.config.seats[seat]
    start = start_row(title, excerpt, roles)
    for deal in range(MAX_DEALS):
        trial = replayed(title, excerpt.until(start), seed)
        if trial.over:
            raise GameOver("The game is over here; go back to an earlier moment first.")
        title.redeal(trial.state, roles, Random(seed * MAX_DEALS + deal).randrange)
        try:
            trial.resume()
        except Exception:  # a role is asked for a card that this deal gave to another
            continue
        return trial, start
    raise WhatIfImpossible("This moment cannot be tried out; step a little back or forward.")


def start_row(title: Title, excerpt: Excerpt, roles: tuple[str, ...]) -> int:
    """The last row up to its end such that these roles know everything since the checkpoint before it."""
    end = excerpt.first + len(excerpt.rows)
    if title.private_view is None:
        return end
    reached = replayed(title, excerpt.until(end), 0)
    return next((at for at, entry in reached.rows_since_checkpoint() if hidden_from(entry, roles)), end)


def hidden_from(entry: Entry, roles: tuple[str, ...]) -> bool:
    return entry.to is not None and set(entry.to).isdisjoint(roles)


def replayed(title: Title, excerpt: Excerpt, seed: int) -> Match:
    """The game after these rows, before its next request is resolved; without standing orders."""
    trial = excerpt.replayed(title, Seeded(seed))
    trial.orders = Orders()
    return trial


def apply_answer(trial: Match, answer: TrialAnswer) -> None:
    """Apply one more answer to a trial; an answer that is not offered is refused."""
    question = next((q for q in trial.questions if q.role == answer.role), None)
    if question is None:
        raise WrongSeat(f"{answer.role!r:.60} is not asked here; begin the what-if anew.")
    trial.answer(question.seat, question.number, question.key, answer.answer)
