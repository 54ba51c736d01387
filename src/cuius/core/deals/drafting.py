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
    state_after,
    trial_copy,
    try_clause,
)
from cuius.core.ids import word_of
from cuius.core.requests import Ask, Options, Proc, option_and_another

READY, CANCEL = "ready", "cancel"


def make_offer(g: Any, talks: Talks, role: Any) -> Proc[None]:
    """Ask for clauses until the role is ready or cancels."""
    g.draft, g.drafter = [], word_of(role)
    while True:
        kind = yield Ask(
            role,
            "deal.kind",
            open_kinds,
            g,
            talks,
            rule=talks.rule,
            confirm=True,
            secret=True,
            part=kind_if_open,
        )
        if kind in (READY, CANCEL):
            break
        giver = yield secret_ask(
            role, "deal.giver", talks, givers, g, talks, kind, part=giver_and_another, kind=kind
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
            part=taker_and_another,
            kind=kind,
            giver=giver,
        )
        known = {"kind": kind, "giver": giver, "taker": taker}
        what = yield secret_ask(role, "deal.what", talks, promisable, g, talks, kind, giver, taker, **known)
        clause = Clause(kind, word_of(giver), word_of(taker), word_of(what))
        g.draft.insert(len(clauses_before(g, talks, kind)), clause)
    if kind == READY:
        table_offer(g, talks, role)
    g.draft, g.drafter = [], ""


def table_offer(g: Any, talks: Talks, role: Any) -> None:
    g.offers_made += 1
    by = word_of(role)
    until = g.talk_round + talks.offer_lifetime
    offer = Offer(g.offers_made, by, tuple(g.draft), (by,), until, g.answering)
    g.offers.append(offer)
    g.tell("deal.offered", role=role, offer=offer.number, terms=len(offer.clauses), to=audience(talks, offer))


def open_kinds(g: Any, talks: Talks, only: str | None = None) -> Options:
    """The kinds of the next clause; READY once the draft has clauses that can all be executed.

    Of the kinds, `only` this one is looked at.
    """
    found: list[str] = []
    room = len(g.draft) < talks.max_clauses
    then, left = trial_copy(g) if g.draft else g, g.draft
    for kind in talks.kinds:
        due = [c for c in left if c.kind == kind.name] if talks.ordered else left
        if not all(try_clause(then, talks, clause) for clause in due):
            return (*found, CANCEL)
        left = [c for c in left if c not in due]
        if room and only in (None, kind.name) and is_kind_open(g, then, talks, kind):
            found.append(kind.name)
    return (*found, READY, CANCEL) if g.draft else (*found, CANCEL)


def kind_if_open(word: str, g: Any, talks: Talks) -> Options:
    return open_kinds(g, talks, word)


def givers(g: Any, talks: Talks, kind: str) -> Options:
    then, named = after_draft(g, talks, kind), kind_named(talks, kind)
    return tuple([a for a in talks.roles if can_give(g, then, talks, named, a)])


def giver_and_another(word: str, g: Any, talks: Talks, kind: str) -> Options:
    then, named = after_draft(g, talks, kind), kind_named(talks, kind)
    return option_and_another(word, talks.roles, lambda a: can_give(g, then, talks, named, a))


def takers(g: Any, talks: Talks, kind: str, giver: Any) -> Options:
    then, named = after_draft(g, talks, kind), kind_named(talks, kind)
    return tuple([b for b in talks.roles if b != giver and remaining_options(g, then, named, giver, b)])


def taker_and_another(word: str, g: Any, talks: Talks, kind: str, giver: Any) -> Options:
    then, named = after_draft(g, talks, kind), kind_named(talks, kind)
    return option_and_another(
        word, talks.roles, lambda b: b != giver and bool(remaining_options(g, then, named, giver, b))
    )


def promisable(g: Any, talks: Talks, kind: str, giver: Any, taker: Any) -> Options:
    return remaining_options(g, after_draft(g, talks, kind), kind_named(talks, kind), giver, taker)


def is_kind_open(g: Any, then: Any, talks: Talks, kind: ClauseKind) -> bool:
    """Could anybody promise anybody something of this kind?"""
    if kind.when is not None and not kind.when(then):
        return False
    promise = partial(remaining_options, g, then, kind) if g.draft else partial(kind.choices, then)
    return any(starmap(promise, permutations(talks.roles, 2)))


def can_give(g: Any, then: Any, talks: Talks, kind: ClauseKind, giver: Any) -> bool:
    """Is there somebody to whom the giver could promise something of this kind?"""
    return any(taker != giver and remaining_options(g, then, kind, giver, taker) for taker in talks.roles)


def after_draft(g: Any, talks: Talks, kind: str) -> Any:
    """The state in which another clause of this kind would be executed; None if the draft is not feasible."""
    return state_after(g, talks, clauses_before(g, talks, kind)) if g.draft else g


def clauses_before(g: Any, talks: Talks, kind: str) -> tuple[Clause, ...]:
    """The clauses of the draft that come before another one of this kind."""
    if not talks.ordered:
        return tuple(g.draft)
    ranks = {k.name: rank for rank, k in enumerate(talks.kinds)}
    return tuple([c for c in g.draft if ranks[c.kind] <= ranks[kind]])


def remaining_options(g: Any, then: Any, kind: ClauseKind, giver: Any, taker: Any) -> Options:
    """What the giver could promise the taker after the draft, and has not promised in it."""
    choices = kind.choices(then, giver, taker)
    if not choices or not g.draft or kind.repeats:
        return choices
    path = (kind.name, word_of(giver), word_of(taker))
    return tuple([what for what in choices if (*path, word_of(what)) not in g.draft])


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
