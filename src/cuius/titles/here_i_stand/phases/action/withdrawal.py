"""13.4 Withdrawing into fortifications, and what becomes of a formation too weak for a siege."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.phases.action.siege import SHELTER
from cuius.titles.here_i_stand.rules.landing import holder_of
from cuius.titles.here_i_stand.rules.relations import allied, decides_nothing
from cuius.titles.here_i_stand.rules.stacks import is_fortified, land_of
from cuius.titles.here_i_stand.state import State

WITHDRAW, STAND = "withdraw", "stand"


def withdraw(g: State, mover: Id, space: Id, foes: tuple[Id, ...]) -> Proc[bool]:
    """13.1-p7, 13.4-r1..r5 Do the enemies there go behind the walls, all together?"""
    if not can_withdraw(g, mover, space, foes):
        return False
    holder = holder_of(g, space)
    if decides_nothing(g, holder):  # 22.1-r5, 22.6-r3
        choice = WITHDRAW
    else:  # 13.4-r4
        about = {"mover": mover, "space": space}
        choice = yield Ask(holder, "withdraw", ways_to_meet, rule="13.4-r2", about=about)
    if choice == STAND:
        return False
    g.tell("withdraw.done", power=holder, space=space)
    return True


def can_withdraw(g: State, mover: int, space: int, foes: tuple[Id, ...]) -> bool:
    """13.4-x1..x3, 2.1-r4 Fortified, held by their side, and no more than four units.

    Ruling R207: walls of the mover's own friend do not open for his enemies.
    """
    holder = g.control[space]
    if not is_fortified(g, space) or allied(g, holder, mover):
        return False
    if not all(allied(g, holder, p) for p in foes):
        return False
    return sum([land_of(g, p, space) for p in foes]) <= SHELTER


def ways_to_meet() -> Options:
    return (WITHDRAW, STAND)
