"""13.3 Avoiding battle: those in the destination slip away before the fight."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.phases.action.formation import Formation, choose_part, whole_stack
from cuius.titles.here_i_stand.phases.action.retreat import fall_back, retreats
from cuius.titles.here_i_stand.rules.dice import NEEDED, reaction_modifiers
from cuius.titles.here_i_stand.rules.marks import marked
from cuius.titles.here_i_stand.rules.stacks import land_of
from cuius.titles.here_i_stand.state import State


def avoid_battle(
    g: State, mover: Formation, space: Id, foes: tuple[Id, ...], barred: tuple[int, ...]
) -> Proc[None]:
    """13.1-p6, 13.3-p1,p6, 13.3-r1,r2 Each major power with land units there, in impulse order.

    `foes` are outside walls: the besieged never avoid battle (13.3-x5), nor does anybody after a successful
    interception (13.3-x6). Inactive minor powers and independents do not (22.1-r4).
    """
    for power in MAJORS:
        if power in foes and land_of(g, power, space) and retreats(g, power, space, barred):
            yield from slip_away(g, power, mover, space, barred)


def slip_away(g: State, power: Id, mover: Formation, space: Id, barred: tuple[int, ...]) -> Proc[None]:
    """13.3-p2..p5, 13.3-r3 Where to, who leaves, two dice; minor powers go with their major power."""
    target = yield Ask(
        power,
        "avoid.to",
        hideouts,
        g,
        power,
        space,
        barred,
        rule="13.3-p2",
        about={"mover": mover.power, "space": space, "units": mover.size},
    )
    if target == PASS:  # 13.3-r4
        return
    leaving = yield from choose_part(g, whole_stack(g, power, space), "avoid", "13.3-p3", limited=False)
    if (yield from gets_away(g, leaving, mover)):
        fall_back(g, leaving, target)


def hideouts(g: State, power: Id, space: Id, barred: tuple[int, ...]) -> Options:
    """13.3-x1..x4 Friendly, calm, free of enemies, not where the enemy came from; or staying."""
    return (*retreats(g, power, space, barred), PASS)


def gets_away(g: State, leaving: Formation, mover: Formation) -> Proc[bool]:
    """13.3-p4, 13.3-p4a..p4d Nine with modifiers; without a roll if all who leave were beaten before."""
    power, space = leaving.power, leaving.origin
    if 0 < leaving.size <= marked(g.beaten, power, space):
        g.tell("avoid.freely", power=power, space=space)
        return True
    modifiers = reaction_modifiers(power, leaving.rating(g), leaving.hired, mover.power, mover.hired)
    dice = yield Roll(d6=2, why="avoid", who=power, reasons=modifiers)
    reached = sum(dice) + total(modifiers)
    success = reached >= NEEDED
    g.tell("avoid.tried", power=power, space=space, total=reached, success=int(success))
    return success
