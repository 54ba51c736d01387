"""15.3 How a siege is broken."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Proc
from cuius.titles.here_i_stand.ids import POWERS, SPACES
from cuius.titles.here_i_stand.phases.action.formation import whole_stack
from cuius.titles.here_i_stand.phases.action.retreat import NOWHERE, fall_back, lose_formation, retreats
from cuius.titles.here_i_stand.phases.action.siege import outnumbers
from cuius.titles.here_i_stand.rules.control import end_siege
from cuius.titles.here_i_stand.rules.landing import holder_of
from cuius.titles.here_i_stand.rules.relations import allied
from cuius.titles.here_i_stand.rules.stacks import land_of, leaders_of
from cuius.titles.here_i_stand.state import State


def break_sieges(g: State) -> Proc[None]:
    """15.3-r1..r3 At once, for whatever reason, where besiegers no longer outnumber the units inside."""
    if not any(g.besieged):
        return
    for space in SPACES:
        if g.besieged[space]:
            yield from check_siege(g, space)


def check_siege(g: State, space: Id) -> Proc[None]:
    """15.3-r4, ruling R68 Each besieging power by its own numbers; over when nobody is left."""
    for power in before_the_walls(g, space):
        if not outnumbers(g, power, space):
            yield from leave_siege(g, power, space)
    if not before_the_walls(g, space):
        end_siege(g, space)
        g.tell("siege.broken", space=space)


def before_the_walls(g: State, space: Id) -> tuple[Id, ...]:
    """Besieging powers, those with nothing but army leaders left included (ruling R220)."""
    holder = g.control[space]
    found = [p for p in POWERS.ids if g.side[p] == p and not allied(g, holder, p)]
    return tuple([p for p in found if land_of(g, p, space) or leaders_of(g, p, space)])


def leave_siege(g: State, power: Id, space: Id) -> Proc[None]:
    """15.3-r4,r5, 15.3-x1..x3 The whole stack to one adjacent space, free of charge, or it is lost."""
    stack = whole_stack(g, power, space)
    if not retreats(g, power, space):
        lose_formation(g, stack, holder_of(g, space))
        return
    target = yield Ask(
        power, "siege.retreat", retreats, g, power, space, NOWHERE, rule="15.3-r4", about={"space": space}
    )
    fall_back(g, stack, target)
