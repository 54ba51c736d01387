"""19.3 Land units and army leaders return to fortified spaces."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, FIRST_SEA, MAJORS, PLACES, PROTESTANT, SPACES
from cuius.titles.here_i_stand.phases.winter.marching import leaders_follow, march_home, up_to
from cuius.titles.here_i_stand.phases.winter.roads import SHELTER, capitals_open, is_shelter
from cuius.titles.here_i_stand.rules.control import land_by_space
from cuius.titles.here_i_stand.rules.relations import minors_of
from cuius.titles.here_i_stand.rules.two_player import is_played
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.two_player.winter import dismiss_captains


def stacks_go_home(g: State) -> Proc[None]:
    """19.3-p1..p3 Power by power: overfull walls, recalls, then everybody who stands in the open."""
    while g.step < len(MAJORS):
        yield Checkpoint("winter.return")
        yield from power_goes_home(g, MAJORS[g.step])
        g.step += 1
    g.besieged = [0] * len(SPACES)  # 19.3-r14


def power_goes_home(g: State, power: Id) -> Proc[None]:
    """19.3-r5..r8 What must go goes; nobody leaves his own capital.

    21.6-x2 (ruling R505) Before the League the Protestant's regulars stay in their electorates.
    """
    if power == PROTESTANT and not g.league:
        return
    if not is_played(g, power):
        dismiss_captains(g, power)
    present = land_by_space(g, power)
    for space in SPACES:
        if present[space] > SHELTER and is_shelter(g, power, space):
            excess = surplus(g, power, space, present[space])
            if excess:
                yield from march_home(g, power, space, excess, to_capital=True)  # 19.3-p1
    yield from recalls(g, power)
    present = land_by_space(g, power)
    for space in SPACES:
        if present[space] and not is_shelter(g, power, space):
            yield from march_home(g, power, space, present[space], to_capital=False)  # 19.3-p2
    yield from lone_leaders(g, power)


def surplus(g: State, power: Id, space: Id, present: int) -> int:
    """19.3-r6, 19.3-p1, ruling R111 Units beyond four; a minor power's key is a capital to its own units."""
    if is_capital(g, power, space):
        return 0
    at_home = sum([g.regulars[space * N + m] for m in minors_of(g, power) if g.board.home[space] == m])
    return min(present - SHELTER, present - at_home)


def is_capital(g: State, power: int, space: int) -> bool:
    """19.3-r8 Units in their own capital do not move."""
    return g.board.capital_of[space] == power


def recalls(g: State, power: Id) -> Proc[None]:
    """19.3-p1b, 19.3-r7 Units already behind their own walls may return to the capital as well."""
    while True:
        space = yield Ask(power, "winter.recall", can_recall, g, power, rule="19.3-r7")
        if space == PASS:
            return
        many = land_by_space(g, power)[space]
        number = yield Ask(power, "winter.recalled", up_to, many, rule="19.3-p1b", about={"space": space})
        yield from march_home(g, power, space, number, to_capital=True)


def can_recall(g: State, power: Id) -> Options:
    """Walled spaces with units that could go to a capital; besieged units stay (19.3-r14, ruling R114)."""
    if not capitals_open(g, power, power):
        return (PASS,)
    present = land_by_space(g, power)
    found = [
        s
        for s in SPACES
        if present[s] and not g.besieged[s] and is_shelter(g, power, s) and not is_capital(g, power, s)
    ]
    return (*found, PASS)


def lone_leaders(g: State, power: Id) -> Proc[None]:
    """19.3-p3 A leader without units outside his own walls goes home too (ruling R280)."""
    for leader in ARMY_LEADERS:
        place = g.leader_at[leader]
        own = 0 <= place < FIRST_SEA and g.side[g.leader_of[leader]] == power
        if own and not is_shelter(g, power, place):
            yield from leaders_follow(g, power, PLACES[place], ())
