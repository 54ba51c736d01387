"""9.2 Squadrons on loan: `g.loans` holds (place, borrower, lender, how many), sorted."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.state import State


def add_loan(g: State, place: int, borrower: int, lender: int, many: int = 1) -> None:
    """9.2-r8 Marked as on loan; those of one lender in one place are one entry."""
    for n, (where, to, of, held) in enumerate(g.loans):
        if (where, to, of) == (place, borrower, lender):
            g.loans[n] = (where, to, of, held + many)
            return
    g.loans = sorted([*g.loans, (int(place), int(borrower), int(lender), many)])


def shift_loan(g: State, place: int, target: int, borrower: int, lender: int) -> None:
    """One squadron on loan goes elsewhere."""
    for n, (where, to, of, held) in enumerate(g.loans):
        if (where, to, of) == (place, borrower, lender):
            g.loans[n : n + 1] = [(where, to, of, held - 1)] if held > 1 else []
            break
    add_loan(g, target, borrower, lender)


def on_loan(g: State, place: int, borrower: int) -> tuple[Id, ...]:
    """The lenders of what a power has on loan in a place, one for each squadron."""
    here = [loan for loan in g.loans if loan[:2] == (place, borrower)]
    return tuple([POWERS[lender] for _, _, lender, many in here for _ in range(many)])


def take_loans(g: State, place: int, borrower: int) -> list[tuple[Id, int]]:
    """What a power has on loan leaves a place: lender and number."""
    here = [loan for loan in g.loans if loan[:2] == (place, borrower)]
    g.loans = [loan for loan in g.loans if loan not in here]
    return [(POWERS[lender], many) for _, _, lender, many in here]
