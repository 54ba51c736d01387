"""Drafting an offer clause by clause, with small questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations, starmap
from typing import Any

from cuius.core.deals.clauses import (
    Clause,
    ClauseKind,
    Offer,
    Talks,
    kind_named,
    trial_copy,
    try_clause,
)
from cuius.core.ids import word_of
from cuius.core.requests import Ask, Options, Proc, option_and_another

READY, CANCEL = "ready", "cancel"


def make_offer(g: Any, talks: Talks, role: Any) -> Proc[None]:
    """Ask for clauses until the role is ready or cancels."""
    g.draft, g.drafter = [], word_of(role)
    states = DraftStates(g, talks)
    while True:
        kind = yield Ask(
            role,
            "deal.kind",
            open_kinds,
            g,
            talks,
            states,
            rule=talks.rule,
            confirm=True,
            secret=True,
            part=kind_if_open,
        )
        if kind in (READY, CANCEL):
            break
        giver = yield secret_ask(
            role, "deal.giver", talks, givers, g, talks, kind, states, part=giver_and_another, kind=kind
        )
        taker = yield secret_ask(
            role,
            "deal.taker",
            talks,
            takers,
            g,
            talks,
            kind,
            giver,
            states,
            part=taker_and_another,
            kind=kind,
            giver=giver,
        )
        known = {"kind": kind, "giver": giver, "taker": taker}
        what = yield secret_ask(
            role, "deal.what", talks, promisable, g, talks, kind, giver, taker, states, **known
        )
        states.add(Clause(kind, word_of(giver), word_of(taker), word_of(what)))
    if kind == READY:
        table_offer(g, talks, role)
    g.draft, g.drafter = [], ""


class DraftStates:
    """What is known of a draft: the states after its first clauses, and which kinds are open.

    Every clause takes four questions, and each of them asks what could be promised after the others. Another
    clause changes only what comes after it.
    """

    __slots__ = ("draft", "g", "known", "open", "ranks", "talks")

    def __init__(self, g: Any, talks: Talks) -> None:
        self.g, self.talks = g, talks
        self.ranks = {kind.name: rank * talks.ordered for rank, kind in enumerate(talks.kinds)}
        self.draft: list[Clause] = g.draft
        self.known: list[Any] = []
        """The state after none of the clauses, after the first, ...; None if one cannot be executed."""
        self.open: dict[str, bool] = {}
        """By kind: could anybody promise something of it?"""

    def add(self, clause: Clause) -> None:
        """Put a clause where it belongs in the draft."""
        draft, at, rank = self.g.draft, self.count_before(clause.kind), self.ranks[clause.kind]
        del self.known[at + 1 if draft else 0 :]
        self.open = {kind: is_open for kind, is_open in self.open.items() if self.ranks[kind] < rank}
        draft.insert(at, clause)

    def after(self, count: int) -> Any:
        """The state after so many clauses of the draft; None if one of them cannot be executed."""
        if self.draft is not self.g.draft:  # a re-deal has dropped it
            self.draft, self.known, self.open = self.g.draft, [], {}
        known = self.known
        if not known:
            known.append(trial_copy(self.g) if self.draft else self.g)
        while len(known) <= count:
            clause, trial = self.draft[len(known) - 1], known[-1]
            if trial is not None:
                trial = trial.clone()
                trial = trial if try_clause(trial, self.talks, clause) else None
            known.append(trial)
        return known[count]

    def before(self, kind: str) -> Any:
        """The state in which another clause of this kind would be executed; None if there is none."""
        return self.after(self.count_before(kind))

    def is_open(self, kind: ClauseKind, then: Any) -> bool:
        """Could anybody promise something of this kind? `then` is the state before such a clause."""
        if kind.name not in self.open:
            self.open[kind.name] = is_kind_open(self.g, then, self.talks, kind)
        return self.open[kind.name]

    def count_before(self, kind: str) -> int:
        """How many clauses of the draft come before another one of this kind."""
        rank = self.ranks[kind]
        return sum([self.ranks[clause.kind] <= rank for clause in self.g.draft])


def table_offer(g: Any, talks: Talks, role: Any) -> None:
    g.offers_made += 1
    by = word_of(role)
    until = g.talk_round + talks.offer_lifetime
    offer = Offer(g.offers_made, by, tuple(g.draft), (by,), until, g.answering)
    g.offers.append(offer)
    g.tell("deal.offered", role=role, offer=offer.number, terms=len(offer.clauses), to=audience(talks, offer))


def open_kinds(g: Any, talks: Talks, states: DraftStates, only: str | None = None) -> Options:
    """The kinds of the next clause; READY once the draft has clauses that can all be executed.

    Of the kinds, `only` this one is looked at.
    """
    found: list[str] = []
    room = len(g.draft) < talks.max_clauses
    for kind in talks.kinds:
        then = states.before(kind.name)
        if then is None:
            return (*found, CANCEL)
        if room and only in (None, kind.name) and states.is_open(kind, then):
            found.append(kind.name)
    return (*found, READY, CANCEL) if g.draft else (*found, CANCEL)


def kind_if_open(word: str, g: Any, talks: Talks, states: DraftStates) -> Options:
    return open_kinds(g, talks, states, word)


def givers(g: Any, talks: Talks, kind: str, states: DraftStates) -> Options:
    then, named = states.before(kind), kind_named(talks, kind)
    return tuple([a for a in talks.roles if can_give(g, then, talks, named, a)])


def giver_and_another(word: str, g: Any, talks: Talks, kind: str, states: DraftStates) -> Options:
    then, named = states.before(kind), kind_named(talks, kind)
    return option_and_another(word, talks.roles, lambda a: can_give(g, then, talks, named, a))


def takers(g: Any, talks: Talks, kind: str, giver: Any, states: DraftStates) -> Options:
    then, named = states.before(kind), kind_named(talks, kind)
    return tuple([b for b in talks.roles if b != giver and remaining_options(g, then, named, giver, b)])


def taker_and_another(word: str, g: Any, talks: Talks, kind: str, giver: Any, states: DraftStates) -> Options:
    then, named = states.before(kind), kind_named(talks, kind)
    return option_and_another(
        word, talks.roles, lambda b: b != giver and bool(remaining_options(g, then, named, giver, b))
    )


def promisable(g: Any, talks: Talks, kind: str, giver: Any, taker: Any, states: DraftStates) -> Options:
    return remaining_options(g, states.before(kind), kind_named(talks, kind), giver, taker)


def is_kind_open(g: Any, then: Any, talks: Talks, kind: ClauseKind) -> bool:
    """Could anybody promise anybody something of this kind?"""
    if kind.when is not None and not kind.when(then):
        return False
    pairs = permutations(talks.roles, 2) if kind.pairs is None else kind.pairs(then)
    promise = partial(remaining_options, g, then, kind) if g.draft else partial(kind.choices, then)
    return any(starmap(promise, pairs))


def can_give(g: Any, then: Any, talks: Talks, kind: ClauseKind, giver: Any) -> bool:
    """Is there somebody to whom the giver could promise something of this kind?"""
    return any(taker != giver and remaining_options(g, then, kind, giver, taker) for taker in talks.roles)


def remaining_options(g: Any, then: Any, kind: ClauseKind, giver: Any, taker: Any) -> Options:
    """What the giver could promise the taker after the draft, and has not promised in it."""
    choices = kind.choices(then, giver, taker)
    if not choices or not g.draft or kind.repeats:
        return choices
    path = (kind.name, word_of(giver), word_of(taker))
    promised = [clause.what for clause in g.draft if clause[:3] == path]
    return tuple([what for what in choices if word_of(what) not in promised]) if promised else choices


# Secrecy


def secret_ask(
    role: Any,
    key: str,
    talks: Talks,
    options: Callable[..., Options],
    *args: Any,
    part: Callable[..., Options] | None = None,
    **about: Any,
) -> Ask:
    """A question whose answer only the asked role may know."""
    return Ask(
        role,
        key,
        options,
        *args,
        rule=talks.rule,
        about=about,
        confirm=talks.confirm,
        secret=True,
        part=part,
    )


def audience(talks: Talks, offer: Offer) -> tuple[str, ...] | None:
    """The roles that may read about an offer; None: everybody."""
    return None if talks.public else offer.parties
