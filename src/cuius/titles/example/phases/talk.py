"""2.2 Talk: florins and gates may change hands by agreement."""

from __future__ import annotations

from cuius.core.deals.clauses import Clause, ClauseKind, Talks
from cuius.core.deals.negotiation import negotiate
from cuius.core.ids import Id
from cuius.core.requests import Options, Proc
from cuius.titles.example.ids import GATES, HOUSES
from cuius.titles.example.state import State
from cuius.titles.example.victory import check_gates


def talk(g: State) -> Proc[None]:
    """2.2-r1 Two rounds of talk among all houses."""
    yield from negotiate(g, TALKS[g.houses])
    check_gates(g)


def sums(g: State, giver: Id, taker: Id) -> Options:
    """A florin or two, if the giver has them."""
    return (1, 2)[: g.florins[giver]]


def gates_held(g: State, giver: Id, taker: Id) -> Options:
    return tuple([gate for gate in GATES.ids if g.holder[gate] == giver]) if giver in g.holder else ()


def pay_over(g: State, clause: Clause) -> None:
    g.florins[HOUSES[clause.giver]] -= int(clause.what)
    g.florins[HOUSES[clause.taker]] += int(clause.what)


def hand_over(g: State, clause: Clause) -> None:
    g.holder[GATES[clause.what]] = HOUSES[clause.taker]


KINDS = (ClauseKind("florins", sums, pay_over), ClauseKind("gate", gates_held, hand_over))

TALKS = {n: Talks(HOUSES.ids[:n], KINDS, rounds=2, max_clauses=2, rule="2.2-r1") for n in (3, 4)}
