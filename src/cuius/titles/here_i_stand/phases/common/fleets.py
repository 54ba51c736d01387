"""5.3, 9.2, 16 Ships sail, sink and go on loan; and the marks of what units did in this impulse."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import OTTOMAN, POWERS
from cuius.titles.here_i_stand.rules.units import (
    Fleet,
    Marks,
    admirals_of,
    is_port,
    land_of,
    marked,
    own_squadrons,
    ships_of,
)
from cuius.titles.here_i_stand.state import TURN_TRACK, State


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


def take_loans(g: State, place: int, borrower: int) -> list[tuple[Id, int]]:
    """What a power has on loan leaves a place: lender and number."""
    here = [loan for loan in g.loans if loan[:2] == (place, borrower)]
    g.loans = [loan for loan in g.loans if loan not in here]
    return [(POWERS[lender], many) for _, _, lender, many in here]


def put_mark(marks: Marks, power: int, space: int, many: int) -> None:
    """So many of the power's units in the space now bear the mark."""
    marks[:] = [m for m in marks if m[0] != space or m[1] != power]
    if many > 0:
        marks.append((int(space), int(power), many))


def add_mark(marks: Marks, power: int, space: int, many: int) -> None:
    put_mark(marks, power, space, marked(marks, power, space) + many)


def carry_marks(g: State, power: int, origin: int, target: int, many: int) -> None:
    """Units that retreat, intercept or avoid battle take the marks of their stack along."""
    for marks in (g.beaten, g.intercepted, g.moved):
        taken = min(many, marked(marks, power, origin))
        if taken:
            add_mark(marks, power, origin, -taken)
            add_mark(marks, power, target, taken)


def trim_marks(g: State, power: int, space: int) -> None:
    """No more marks than units, after losses or a departure."""
    present = land_of(g, power, space)
    for marks in (g.beaten, g.intercepted, g.moved):
        if marked(marks, power, space) > present:
            put_mark(marks, power, space, present)


def sail(g: State, fleet: Fleet, target: int, *, with_marks: bool = True) -> None:
    """The ships and leaders go to another place; in a naval move none of them is marked as beaten."""
    power, origin = fleet.power, fleet.place
    carried = min(fleet.size, marked(g.beaten_ships, power, origin)) if with_marks else 0
    for owner, many in fleet.squadrons:
        shift_squadrons(g, power, owner, origin, target, many)
    if fleet.corsairs:
        g.shift_corsairs(origin, target, fleet.corsairs)
    for leader in fleet.leaders:
        g.leader_at[leader] = int(target)
    if carried:
        add_mark(g.beaten_ships, power, origin, -carried)
        add_mark(g.beaten_ships, power, target, carried)


def shift_squadrons(g: State, power: int, owner: int, origin: int, target: int, many: int) -> None:
    """Squadrons of one owner, its own to command first, then those on loan."""
    own = own_squadrons(g, power, owner, origin, many)
    g.shift_squadrons(owner, origin, target, own)
    if many > own:
        add_loan(g, origin, power, owner, own - many)
        add_loan(g, target, power, owner, many - own)
        g.loans = [loan for loan in g.loans if loan[3]]


def sink(g: State, power: int, owner: int, place: int, many: int) -> None:
    """16.2-p10b, 17.2-r3 Squadrons of one owner are lost; they can be built again from next turn on."""
    own = own_squadrons(g, power, owner, place, many)
    g.sink_squadrons(owner, place, own)
    if many > own:
        add_loan(g, place, power, owner, own - many)
        g.loans = [loan for loan in g.loans if loan[3]]
        g.lost_ships[owner] += many - own
    trim(g, power, place)


def sink_corsairs(g: State, place: int, many: int) -> None:
    """16.2-p10b, 5.3-r5 Corsairs share the counters of the Ottoman's squadrons."""
    g.sink_corsairs(OTTOMAN, place, many)
    trim(g, OTTOMAN, place)


def sink_fleet(g: State, fleet: Fleet) -> None:
    """16.2-p9c,p10a,p10b All of it is lost; its leaders come back next turn."""
    for owner, many in fleet.squadrons:
        sink(g, fleet.power, owner, fleet.place, many)
    if fleet.corsairs:
        sink_corsairs(g, fleet.place, fleet.corsairs)
    for leader in fleet.leaders:
        g.leader_at[leader] = TURN_TRACK


def trim(g: State, power: int, place: int) -> None:
    """No more marks than ships."""
    present = ships_of(g, power, place)
    if marked(g.beaten_ships, power, place) > present:
        put_mark(g.beaten_ships, power, place, present)


def stranded_leaders(g: State, power: int, place: int) -> None:
    """16.1-x3, 16.2-p10a, ruling R243 A naval leader left at sea without a ship waits for next turn."""
    if not is_port(place) and not ships_of(g, power, place):
        for leader in admirals_of(g, power, place):
            g.leader_at[leader] = TURN_TRACK
