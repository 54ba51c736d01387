"""13.2 Interception: enemies next to the destination try to be there first."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import INDEPENDENT, MAJORS
from cuius.titles.here_i_stand.phases.action.formation import Formation, choose_formation, shift
from cuius.titles.here_i_stand.phases.action.retreat import capture_the_lone
from cuius.titles.here_i_stand.phases.action.siege import inside, is_frozen
from cuius.titles.here_i_stand.rules.dice import NEEDED, reaction_modifiers
from cuius.titles.here_i_stand.rules.landing import holder_of
from cuius.titles.here_i_stand.rules.marks import add_mark, trim_marks, yet_to_intercept
from cuius.titles.here_i_stand.rules.relations import allied, at_war, is_friendly
from cuius.titles.here_i_stand.rules.stacks import commanders_in, is_fortified, leaders_of
from cuius.titles.here_i_stand.rules.two_player import is_in_field
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import WAR, State


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
            posts,
            g,
            power,
            destination,
            used,
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
    """13.2-r3,r9,r11, 13.1-x8 Enemies of the mover, into a space of theirs or of friend or foe.

    Ruling R203: where the destination holds land units, all of them are the interceptor's or his allies' and
    none the mover's friend.
    """
    if power == mover or (power not in foes and g.relation[power * N + mover] != WAR):
        return False
    if not g.league and g.board.electorate[destination]:  # 21.6-x4
        return False
    if g.two_player and not is_in_field(g, power, destination):  # 25.4-r2
        return False
    holder = holder_of(g, destination)
    if holder not in (power, INDEPENDENT) and not at_war(g, power, holder) and not allied(g, power, holder):
        return False
    return all(p in foes and allied(g, power, p) for p in commanders_in(g, destination))


def posts(g: State, power: Id, destination: Id, used: tuple[Id, ...]) -> Options:
    """13.2-r1,r2,r5,r6 Adjacent spaces, not across a pass, from which a formation could still try; or none.

    Besiegers who leave a space do not free those inside: they are besieged until the move is over.
    """
    found = [s for s in g.board.links[destination] if s not in used and can_try(g, power, s, destination)]
    return (*found, PASS)


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
    else:
        add_mark(g.intercepted, power, space, formation.size)
    return success
