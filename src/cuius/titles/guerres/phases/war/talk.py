"""10 Allies talk: money passes between the two cooperating factions."""

from __future__ import annotations

from cuius.core.deals.clauses import Clause, ClauseKind, Talks
from cuius.core.deals.negotiation import negotiate
from cuius.core.ids import Id
from cuius.core.requests import Options, Proc
from cuius.titles.guerres.ids import FACTIONS, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.rules.word import note_loan
from cuius.titles.guerres.state import State


def sums(g: State, giver: Id, taker: Id) -> Options:
    """10-r3 From one coin to all that the giver has."""
    return tuple(range(1, g.money[giver] + 1))


def pay_over(g: State, clause: Clause) -> None:
    """10-r3 A loan is a gift: money ends with the turn (ruling R5)."""
    giver, taker, money = FACTIONS[clause.giver], FACTIONS[clause.taker], int(clause.what)
    g.pay(giver, money)
    g.earn(taker, money)
    note_loan(g, giver, taker, money)


def anybody_has_money(g: State) -> bool:
    return any(g.money)


MONEY = ClauseKind("money", sums, pay_over, rule="10-r3", when=anybody_has_money)
ROUNDS = 2
"""How often each ally may speak."""
REASONS = ("broken_word", "needed", "no_gain")
"""What may be said about a refusal, to whom it concerns."""
TALKS = {
    ally: Talks((ROYALIST, ally), (MONEY,), rounds=ROUNDS, max_clauses=1, reasons=REASONS, rule="10-r3")
    for ally in (LEAGUE, HUGUENOT)
}


def talk(g: State) -> Proc[None]:
    """10-r3 At the start of their camp's rounds the Royalist and his ally may lend each other money."""
    yield from negotiate(g, TALKS[FACTIONS[g.ally]])
