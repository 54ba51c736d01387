"""13.2, 13.3, 13.4 Interception, avoiding battle, withdrawing into fortifications."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import INDEPENDENT, MAJORS
from cuius.titles.here_i_stand.phases.common.fleets import add_mark, trim_marks
from cuius.titles.here_i_stand.phases.land.formation import (
    Formation,
    choose_formation,
    choose_part,
    shift,
    whole_stack,
)
from cuius.titles.here_i_stand.phases.land.siege import (
    SHELTER,
    capture_the_lone,
    check_siege,
    end_if_over,
    fall_back,
    inside,
    is_frozen,
    leave_siege,
    retreats,
)
from cuius.titles.here_i_stand.rules.control import holder_of
from cuius.titles.here_i_stand.rules.dice import NEEDED, reaction_modifiers
from cuius.titles.here_i_stand.rules.editions import foes_without_war_intercept, may_meet_allies_alone
from cuius.titles.here_i_stand.rules.powers import allied, at_war, decides_nothing, is_friendly
from cuius.titles.here_i_stand.rules.units import (
    commanders_in,
    is_fortified,
    land_of,
    leaders_of,
    marked,
    yet_to_intercept,
)
from cuius.titles.here_i_stand.state import POWER_COUNT, WAR, State


def interceptions(g: State, mover: Formation, destination: Id, foes: tuple[Id, ...]) -> Proc[Id | None]:
    """13.1-p5, 13.2-r1,r1b..r1d Power after power in impulse order; who succeeded, if anybody.

    One power makes all its attempts before the next; after a success the others are shut out (13.2-p3b).
    """
    if not is_exposed(g, mover.power, destination):
        return None
    for power in MAJORS:
        if not may_intercept(g, power, mover.power, destination, foes):
            continue
        if (yield from all_attempts(g, power, mover, destination)):
            return power
    return None


def all_attempts(g: State, power: Id, mover: Formation, destination: Id) -> Proc[bool]:
    """13.2-p4 From one adjacent space after the other, each once, in the order the power likes."""
    used: tuple[Id, ...] = ()
    succeeded = False
    while len(posts(g, power, destination, used)) > 1:
        space = yield Ask(
            power,
            "intercept.from",
            posts_left,
            g,
            power,
            destination,
            used,
            mover,
            rule="13.2-p1",
            about={"mover": mover.power, "space": destination, "units": mover.size},
        )
        if space == PASS:
            break
        used = (*used, space)
        if (yield from attempt(g, power, space, mover, destination)):
            succeeded = True
    return succeeded


def is_exposed(g: State, mover: int, destination: int) -> bool:
    """13.2-r8,r10 Not on the way to friendly walls, nor to where anybody is besieged."""
    if g.besieged[destination]:
        return inside(g, destination) == 0
    return not (is_fortified(g, destination) and is_friendly(g, mover, destination))


def may_intercept(g: State, power: int, mover: int, destination: int, foes: tuple[Id, ...]) -> bool:
    """13.2-r3,r9,r11 Powers at war with the mover, into a space of theirs or of friend or foe.

    Rulings R52, R203: where the destination holds land units, some are the interceptor's, the others his
    allies', and none the mover's friend.
    """
    if not is_foe(g, power, mover, foes):
        return False
    if not g.league and g.board.electorate[destination]:  # 21.6-x4
        return False
    if g.two_player and not g.is_in_field(power, destination):  # 25.4-r2
        return False
    holder = holder_of(g, destination)
    if holder not in (power, INDEPENDENT) and not at_war(g, power, holder) and not allied(g, power, holder):
        return False
    there = commanders_in(g, destination)
    if there and power not in there and not may_meet_allies_alone(g):  # ruling R52
        return False
    return all(p in foes and allied(g, power, p) for p in there)


def is_foe(g: State, power: int, mover: int, foes: tuple[Id, ...]) -> bool:
    """13.2-r3 At war with the mover; ruling R49: in edition 2017 being treated as an enemy is enough."""
    if g.relation[power * POWER_COUNT + mover] == WAR:
        return True
    return power != mover and power in foes and foes_without_war_intercept(g)


def posts(g: State, power: Id, destination: Id, used: tuple[Id, ...]) -> Options:
    """13.2-r1,r2,r5,r6 Adjacent spaces, not across a pass, from which a formation could still try; or none.

    Besiegers who leave a space do not free those inside: they are besieged until the move is over.
    """
    found = [s for s in g.board.links[destination] if s not in used and can_try(g, power, s, destination)]
    return (*found, PASS)


def posts_left(g: State, power: Id, destination: Id, used: tuple[Id, ...], mover: Formation) -> Options:
    """13.2-p1 From where to try against the mover."""
    return posts(g, power, destination, used)


def can_try(g: State, power: int, space: int, destination: int) -> bool:
    """13.2-r4,r5,r12 Units that have not tried yet; leaders alone only where friendly units are."""
    if is_frozen(g, power, space):
        return False
    if yet_to_intercept(g, power, space):
        return True
    return bool(fresh_leaders(g, power, space)) and friends_in(g, power, destination)


def fresh_leaders(g: State, power: int, space: int) -> tuple[Id, ...]:
    """13.2-r4 Army leaders there who have not tried to intercept in this impulse."""
    return tuple([x for x in leaders_of(g, power, space) if x not in g.tired_leaders])


def friends_in(g: State, power: int, space: int) -> bool:
    return any(allied(g, power, p) for p in commanders_in(g, space))


def attempt(g: State, power: Id, space: Id, mover: Formation, destination: Id) -> Proc[bool]:
    """13.2-p1..p3, 13.2-r7 One formation from one space: two dice, and on nine it is there first."""
    least = 0 if friends_in(g, power, destination) else 1
    leaders = fresh_leaders(g, power, space)
    most = yet_to_intercept(g, power, space)
    formation = yield from choose_formation(
        g, power, space, "intercept", "13.2-p1", most, least=least, leaders=leaders
    )
    modifiers = reaction_modifiers(power, formation.rating(g), formation.hired, mover.power, mover.hired)
    dice = yield Roll(d6=2, why="intercept", who=power, reasons=modifiers)
    reached = sum(dice) + total(modifiers)
    success = reached >= NEEDED
    g.tell(
        "intercept.tried", power=power, origin=space, space=destination, total=reached, success=int(success)
    )
    g.tired_leaders += [int(x) for x in formation.leaders]
    if success:
        shift(g, formation, destination)
        add_mark(g.intercepted, power, destination, formation.size)
        trim_marks(g, power, destination)
        capture_the_lone(g, power, destination)  # 13.1-x13
        if g.besieged[space]:  # 15.3-r2
            yield from check_siege(g, space)
    else:
        add_mark(g.intercepted, power, space, formation.size)
    return success


# 13.3 Avoiding battle: those in the destination slip away before the fight.


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
        ways_out,
        g,
        power,
        mover,
        barred,
        rule="13.3-p2",
        about={"mover": mover.power, "space": space, "units": mover.size},
    )
    if target == PASS:  # 13.3-r4
        return
    leaving = yield from choose_part(g, whole_stack(g, power, space), "avoid", "13.3-p3", limited=False)
    if (yield from gets_away(g, leaving, mover)):
        fall_back(g, leaving, target)
        if g.besieged[space]:
            yield from lift_siege(g, power, mover)


def lift_siege(g: State, power: Id, mover: Formation) -> Proc[None]:
    """15.3-r1,r2 (ruling R513) Besiegers who stay and no longer outnumber those inside leave at once.

    The relief force that has just come in is not inside the walls.
    """
    space = mover.origin
    walled = inside(g, space) - (mover.size if is_friendly(g, mover.power, space) else 0)
    stack = whole_stack(g, power, space)
    if stack.size <= walled and (stack.size or stack.leaders):
        yield from leave_siege(g, power, space)
    end_if_over(g, space)


def hideouts(g: State, power: Id, space: Id, barred: tuple[int, ...]) -> Options:
    """13.3-x1..x4 Friendly, calm, free of enemies, not where the enemy came from; or staying."""
    return (*retreats(g, power, space, barred), PASS)


def ways_out(g: State, power: Id, mover: Formation, barred: tuple[int, ...]) -> Options:
    """13.3-p2 Where to go from the space that the mover has entered."""
    return hideouts(g, power, mover.origin, barred)


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


# 13.4 Withdrawing into fortifications, and what becomes of a formation too weak for a siege.

WITHDRAW, STAND = "withdraw", "stand"


def withdraw(g: State, mover: Formation, foes: tuple[Id, ...], met: tuple[Id, ...]) -> Proc[bool]:
    """13.1-p7, 13.4-r1..r5 Do the enemies there go behind the walls, all together?

    `met` are those who defended the space when the mover came: several leave it to the holder (13.4-r4).
    """
    space = mover.origin
    if not can_withdraw(g, mover.power, space, foes):
        return False
    chooser = met[0] if len(met) == 1 else holder_of(g, space)
    if decides_nothing(g, chooser):  # 22.1-r5, 22.6-r3
        choice = WITHDRAW
    else:
        choice = yield Ask(
            chooser,
            "withdraw",
            ways_to_meet,
            g,
            mover,
            foes,
            rule="13.4-r2",
            about={"mover": mover.power, "space": space},
        )
    if choice == STAND:
        return False
    g.tell("withdraw.done", power=chooser, space=space)
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


def ways_to_meet(g: State, mover: Formation, foes: tuple[Id, ...]) -> Options:
    """13.4-r2 Behind the walls, or to battle against the mover."""
    return (WITHDRAW, STAND)
