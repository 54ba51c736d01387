"""What land units did in this impulse, counted by space and by the power that commands them.

Units of a stack are told apart by number only (ruling R201): of seven regulars of whom three were beaten,
four may still move. Whoever leaves a stack other than by a move takes the marks along first.
"""

from __future__ import annotations

from cuius.titles.here_i_stand.rules.stacks import land_of
from cuius.titles.here_i_stand.state import State

Marks = list[tuple[int, int, int]]
"""(space, power, how many)."""


def marked(marks: Marks, power: int, space: int) -> int:
    """How many of the power's units in the space bear the mark."""
    for where, who, many in marks:
        if where == space and who == power:
            return many
    return 0


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


def unbeaten(g: State, power: int, space: int) -> int:
    """13.1-x10 Land units there that have lost no field battle in this impulse."""
    return max(0, land_of(g, power, space) - marked(g.beaten, power, space))


def yet_to_intercept(g: State, power: int, space: int) -> int:
    """13.2-r4 Land units there that have not tried to intercept in this impulse."""
    return max(0, land_of(g, power, space) - marked(g.intercepted, power, space))


def yet_to_move(g: State, power: int, space: int) -> int:
    """Land units there that have made no move in this impulse."""
    return max(0, land_of(g, power, space) - marked(g.moved, power, space))
