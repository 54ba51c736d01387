"""Clauses and their kinds, offers made of them, and whether they could be executed.

`drafting` composes an offer; `negotiation` runs the talks and executes an accepted offer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    """A proposal of one role to others."""

    number: int
    by: str
    clauses: tuple[Clause, ...]
    accepted: tuple[str, ...]
    until: int
    """The last round in which it can be accepted."""
    answers: int = 0
    """The number of the offer that it counters; 0 if none."""

    @property
    def parties(self) -> tuple[str, ...]:
        """Everybody who must consent: the proposer, and whoever gives or takes."""
        return parties_to(self.by, self.clauses)


@lru_cache(maxsize=1024)
def parties_to(by: str, clauses: tuple[Clause, ...]) -> tuple[str, ...]:
    """The proposer and whoever gives or takes, in order; cached because every view asks for it."""
    named = [by, *(role for c in clauses for role in (c.giver, c.taker))]
    return tuple(dict.fromkeys(named))


class ClauseKind(msgspec.Struct, frozen=True):
    """A kind of clause that a title defines."""

    name: str
    choices: Callable[[Any, Any, Any], tuple[Any, ...]]
    """(state, giver, taker) -> what could be promised, as ids or numbers, from public knowledge."""
    execute: Callable[[Any, Clause], None]
    """(state, clause): carries out the promise."""
    then: Callable[[Any, Clause], Proc[None]] | None = None
    """A procedure for what follows a concluded deal and needs a choice or chance, such as drawing a card."""
    rule: str | None = None
    when: Callable[[Any], bool] | None = None
    """(state) -> False if nobody could promise anything of this kind: a quick test before `choices`."""
    pairs: Callable[[Any], Iterable[tuple[Any, Any]]] | None = None
    """(state) -> all (giver, taker) between whom anything of this kind is possible; None: any two roles."""
    repeats: bool = False
    """May one offer contain the same clause twice, such as one ship and another one?"""


class Talks(msgspec.Struct, frozen=True):
    """One negotiation: who takes part, over what, for how long."""

    roles: tuple[Any, ...]
    kinds: tuple[ClauseKind, ...]
    rounds: int = 2
    offer_lifetime: int = 1
    """How many rounds after its own an offer can be accepted."""
    max_clauses: int = 4
    """How many clauses an offer may have."""
    public: bool = False
    """Does everybody see offers, or only their parties?"""
    ordered: bool = False
    """Are clauses executed in the order of their kinds, whatever the order they were drafted in?"""
    confirm: bool = False
    """Ask even where one option is left, so that nobody learns from it what is being drafted."""
    reasons: tuple[str, ...] = ()
    """Reasons that a refusal may give; if empty, nobody is asked for one."""
    rule: str | None = None


class DealState(BaseState):
    """A state with a negotiation."""

    offers: Hidden[list[Offer]]
    draft: Hidden[list[Clause]]
    """The clauses of the offer being drafted; while clauses are executed, those already executed."""
    drafter: str
    """The role that drafts an offer now; "" if none does."""
    answering: Hidden[int]
    """The number of the offer that the draft counters, or 0; that offer stays open until then."""
    offers_made: int
    talk_round: int
    speaker: int
    """Whose turn it is, as an index into the roles of the talks."""
    silence: int
    """How many roles have passed in succession."""

    def clear_table(self) -> None:
        self.offers, self.draft, self.drafter = [], [], ""
        self.offers_made = self.answering = self.talk_round = self.speaker = self.silence = 0


# Feasibility


def feasible(g: Any, talks: Talks, clauses: tuple[Clause, ...]) -> bool:
    """Could all these clauses be executed, one after the other?"""
    return state_after(g, talks, clauses) is not None


def state_after(g: Any, talks: Talks, clauses: tuple[Clause, ...]) -> Any | None:
    """A copy of the state after these clauses, or None if one of them cannot be executed."""
    trial = trial_copy(g)
    return trial if all(try_clause(trial, talks, clause) for clause in clauses) else None


def trial_copy(g: Any) -> Any:
    """A copy of the state in which no clause has been executed yet."""
    trial = g.clone()
    trial.draft = []
    return trial


def try_clause(trial: Any, talks: Talks, clause: Clause) -> bool:
    """Execute a clause on a copy of the state; False if it cannot be executed there."""
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
