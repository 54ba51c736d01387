"""19.3 Land units and army leaders return to fortified spaces."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, FIRST_SEA, MAJORS, SPACES
from cuius.titles.here_i_stand.phases.winter.marching import march_home, move_leaders
from cuius.titles.here_i_stand.phases.winter.roads import SHELTER, capitals_open, is_shelter, nearest_shelters
from cuius.titles.here_i_stand.rules.stacks import land_of, leaders_of
from cuius.titles.here_i_stand.state import TURN_TRACK, State


def stacks_go_home(g: State) -> Proc[None]:
    """19.3-p1..p3 Power by power: overfull walls, recalls, then everybody who stands in the open."""
    while g.step < len(MAJORS):
        yield Checkpoint("winter.return")
        yield from power_goes_home(g, MAJORS[g.step])
        g.step += 1
    g.besieged = [0] * len(SPACES)  # 19.3-r14


def power_goes_home(g: State, power: Id) -> Proc[None]:
    for space in SPACES:
        excess = land_of(g, power, space) - SHELTER
        if excess > 0 and winters_here(g, power, space) and not is_capital(g, power, space):
            yield from march_home(g, power, space, excess, to_capital=True)  # 19.3-p1
    yield from recalls(g, power)
    for space in SPACES:
        many = land_of(g, power, space)
        if many and not winters_here(g, power, space):
            yield from march_home(g, power, space, many, to_capital=False)  # 19.3-p2
    lone_leaders(g, power)


def winters_here(g: State, power: Id, space: int) -> bool:
    """19.3-r5 A fortified space that its major power controls."""
    return is_shelter(g, power, space)


def is_capital(g: State, power: int, space: int) -> bool:
    """19.3-r8 Units in their own capital do not move."""
    return g.board.capital_of[space] == power


def recalls(g: State, power: Id) -> Proc[None]:
    """19.3-p1b,r7 Units already behind their own walls may return to the capital as well."""
    while True:
        space = yield Ask(power, "winter.recall", can_recall, g, power, rule="19.3-r7")
        if space == PASS:
            return
        many = yield Ask(
            power,
            "winter.recalled",
            up_to,
            land_of(g, power, space),
            rule="19.3-p1b",
            about={"space": space},
        )
        yield from march_home(g, power, space, many, to_capital=True)


def can_recall(g: State, power: Id) -> Options:
    """Walled spaces with units that could go to a capital."""
    if not capitals_open(g, power, power):
        return (PASS,)
    found = [
        s
        for s in SPACES
        if land_of(g, power, s) and winters_here(g, power, s) and not is_capital(g, power, s)
    ]
    return (*found, PASS)


def up_to(most: int) -> Options:
    return tuple(range(1, most + 1))


def lone_leaders(g: State, power: Id) -> None:
    """19.3-p3 A leader without units outside his walls goes to the capital, else to the nearest walls."""
    for leader in ARMY_LEADERS:
        place = g.leader_at[leader]
        if not 0 <= place < FIRST_SEA or leader not in leaders_of(g, power, place):
            continue
        if winters_here(g, power, place):
            continue
        homes = capitals_open(g, power, power) or nearest_shelters(g, power, place)
        if homes:
            move_leaders(g, (leader,), homes[0])
        else:
            g.leader_at[leader] = TURN_TRACK  # ruling R280
