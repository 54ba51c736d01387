"""What can be promised: clauses and their kinds, offers made of them, and whether they could be kept.

`drafting` makes an offer of them, `deals` settles it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from cuius.core.ids import word_of
from cuius.core.requests import Proc
from cuius.core.state import BaseState, Hidden


class Clause(NamedTuple):
    """One promise: the giver gives the taker this."""

    kind: str
    giver: str
    taker: str
    what: str


class Offer(NamedTuple):
    """What one role proposes to others."""

    number: int
    by: str
    clauses: tuple[Clause, ...]
    accepted: tuple[str, ...]
    until: int
    """The last round in which it can be accepted."""
    answers: int = 0
    """The number of the offer that it answers; 0 if it opens the talk."""

    @property
    def parties(self) -> tuple[str, ...]:
        """Everybody who must consent: the proposer, and whoever gives or takes."""
        return parties_to(self.by, self.clauses)


@lru_cache(maxsize=1024)
def parties_to(by: str, clauses: tuple[Clause, ...]) -> tuple[str, ...]:
    """The parties of an offer, worked out once for everybody who looks at it."""
    named = [by, *(role for c in clauses for role in (c.giver, c.taker))]
    return tuple(dict.fromkeys(named))


class ClauseKind(msgspec.Struct, frozen=True):
    """A kind of promise that a title knows."""

    name: str
    choices: Callable[[Any, Any, Any], tuple[Any, ...]]
    """(state, giver, taker) -> what could be promised, as ids or numbers, by public knowledge; or nothing."""
    execute: Callable[[Any, Clause], None]
    """A verb: fulfils the promise."""
    then: Callable[[Any, Clause], Proc[None]] | None = None
    """What follows once the deal is struck and needs a choice or chance, such as drawing a card."""
    rule: str | None = None
    when: Callable[[Any], bool] | None = None
    """A quick look at the state: False if nobody could promise anything of this kind."""
    repeats: bool = False
    """May one offer promise the same thing twice, as one ship and another one?"""


class Talks(msgspec.Struct, frozen=True):
    """One negotiation: who takes part, over what, for how long."""

    roles: tuple[Any, ...]
    kinds: tuple[ClauseKind, ...]
    rounds: int = 2
    lasts: int = 1
    """For how many rounds after its own an offer can be accepted."""
    most: int = 4
    """How many clauses an offer may have."""
    public: bool = False
    """May everybody hear offers, or only their parties?"""
    ordered: bool = False
    """Are clauses kept in the order of their kinds, whatever the order they were drafted in?"""
    confirm: bool = False
    """Ask even where one answer is left, so that nobody learns from it what is being drafted."""
    reasons: tuple[str, ...] = ()
    """What whoever refuses an offer may give as the reason; without any, nobody is asked for one."""
    rule: str | None = None


class DealState(BaseState):
    """A state with a negotiating table."""

    offers: Hidden[list[Offer]]
    draft: Hidden[list[Clause]]
    """The clauses of an offer in the making; while clauses are tried or kept, those before it."""
    drafter: str
    """Who is making an offer now; "" if nobody is."""
    answering: Hidden[int]
    """The number of the offer that the one in the making answers, or 0; until then it lies on the table."""
    offers_made: int
    talk_round: int
    speaker: int
    """Whose turn it is to speak, as a place among the roles of the talks."""
    silence: int
    """How many have passed one after the other."""

    def clear_table(self) -> None:
        self.offers, self.draft, self.drafter = [], [], ""
        self.offers_made = self.answering = self.talk_round = self.speaker = self.silence = 0


# Could it be kept?


def feasible(g: Any, talks: Talks, clauses: tuple[Clause, ...]) -> bool:
    """Could all these promises be kept, one after the other?"""
    return carried_out(g, talks, clauses) is not None


def carried_out(g: Any, talks: Talks, clauses: tuple[Clause, ...]) -> Any | None:
    """A copy of the position after these clauses, or None if one of them cannot be kept."""
    trial = trial_of(g)
    return trial if all(try_clause(trial, talks, clause) for clause in clauses) else None


def trial_of(g: Any) -> Any:
    """A copy of the position in which no clause has been kept yet."""
    trial = g.clone()
    trial.draft = []
    return trial


def try_clause(trial: Any, talks: Talks, clause: Clause) -> bool:
    """Keep a promise in a copy of the position, if that is possible."""
    kind = kind_named(talks, clause.kind)
    giver, taker = role_named(talks, clause.giver), role_named(talks, clause.taker)
    if not any(word_of(what) == clause.what for what in kind.choices(trial, giver, taker)):
        return False
    kind.execute(trial, clause)
    trial.draft.append(clause)
    return True


def kind_named(talks: Talks, name: str) -> ClauseKind:
    for kind in talks.kinds:
        if kind.name == name:
            return kind
    raise KeyError(name)


def role_named(talks: Talks, word: str) -> Any:
    for role in talks.roles:
        if word_of(role) == word:
            return role
    raise KeyError(word)
