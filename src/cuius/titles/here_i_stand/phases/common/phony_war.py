"""9.6 Phony wars, a rule of 2017: whoever brings on an intervention and does not fight loses a point."""

from __future__ import annotations

from collections.abc import Iterable

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.rules.editions import is_later
from cuius.titles.here_i_stand.state import State

POINT = 1
"""9.6-d2 What the marker costs."""


def mark_phony_war(g: State, declarer: Id, minor: Id, friend: Id) -> None:
    """9.6-d2 (ruling R590) A marker in the bonus box of whoever declared war on the minor power."""
    if is_later(g):
        g.phony_wars.append((int(declarer), int(minor), int(friend)))
        g.bonus[declarer] -= POINT
        g.tell("phony.begins", power=declarer, minor=minor, friend=friend)


def fight_in_earnest(g: State, attackers: Iterable[int], defenders: Iterable[int]) -> None:
    """9.6-d3 (ruling R591) A battle or an assault against the minor power or its friend takes it away."""
    if not g.phony_wars:
        return
    one, other = set(attackers), set(defenders)
    for war in tuple(g.phony_wars):
        declarer, *foes = war
        if (declarer in one and other.intersection(foes)) or (declarer in other and one.intersection(foes)):
            g.phony_wars.remove(war)
            g.bonus[declarer] += POINT
            g.tell("phony.ends", power=POWERS[declarer])


def make_marker_last(g: State, one: int, other: int) -> None:
    """9.6-d4 A peace with the friend before any fight: the marker is never taken away."""
    for war in tuple(g.phony_wars):
        declarer, _, friend = war
        if {declarer, friend} == {one, other}:
            g.phony_wars.remove(war)
            g.tell("phony.stays", power=POWERS[declarer])
