"""Talking at a table of Here I Stand: offers in one line, and what is left of them."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import negotiation
from tests.here_i_stand.tables import HisTable, war_table

KEYS = ("deal.kind", "deal.giver", "deal.taker", "deal.what")

Terms = tuple[str, str, str, str]


def talks(players: int = 6, **options: str) -> HisTable:
    """An empty map in the negotiation segment of turn 2."""
    return war_table(players, **options).turn(2, "diplomacy")


def begin_draft(t: HisTable, who: str, *clauses: Terms) -> HisTable:
    """Start the talks, let everybody before him pass, and draft these clauses."""
    t.play(negotiation)
    reach(t, who)
    t.answer(who, "deal.turn", "offer")
    return draft(t, who, *clauses)


def reach(t: HisTable, who: str) -> HisTable:
    """Powers before this one pass."""
    while t.waiting[0] != (who, "deal.turn"):
        t.answer(t.waiting[0][0], "deal.turn", "pass")
    return t


def draft(t: HisTable, who: str, *clauses: Terms) -> HisTable:
    """What is forced is not asked."""
    for clause in clauses:
        for key, word in zip(KEYS, clause, strict=True):
            if (who, key) in t.waiting:
                t.answer(who, key, word)
    return t


def agree(t: HisTable, who: str, *clauses: Terms) -> HisTable:
    """The whole way: these clauses are offered and every party accepts them in its turn."""
    begin_draft(t, who, *clauses)
    t.answer(who, "deal.kind", "ready")
    return accepted(t)


def accepted(t: HisTable, number: int = 1) -> HisTable:
    """Everybody accepts the offer who can, and passes who cannot."""
    word = f"accept_{number}"
    while not t.over and t.state.offers:
        role = t.waiting[0][0]
        t.answer(role, "deal.turn", word if word in t.options(role) else "pass")
    return t


def kinds(t: HisTable, who: str) -> tuple[str, ...]:
    """What the next clause could be about."""
    t.expect(who, "deal.kind")
    return tuple(str(w) for w in t.options(who))


def what(t: HisTable, who: str, kind: str, giver: str, taker: str) -> tuple[str, ...]:
    """What one power could promise another of a kind, in a fork of the table."""
    twin = t.fork()
    if kind not in kinds(twin, who):
        return ()
    twin.answer(who, "deal.kind", kind)
    for key, word in (("deal.giver", giver), ("deal.taker", taker)):
        if (who, key) in twin.waiting:
            if word not in twin.options(who):
                return ()
            twin.answer(who, key, word)
    if (who, "deal.what") in twin.waiting:
        return tuple(str(w) for w in twin.options(who))
    last = twin.state.draft[-1]
    return (last.what,) if (last.kind, last.giver, last.taker) == (kind, giver, taker) else ()


EVERYBODY = tuple(p.word for p in MAJORS)
