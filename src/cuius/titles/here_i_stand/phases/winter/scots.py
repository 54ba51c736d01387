"""19.3 In the edition of 2017 Scots winter in Scotland, whoever commands them."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import EDINBURGH, SCOTLAND, SPACES, STIRLING
from cuius.titles.here_i_stand.phases.winter.marching import SHELTER, clear_roads
from cuius.titles.here_i_stand.rules.editions import winters_in_scotland
from cuius.titles.here_i_stand.rules.powers import controls
from cuius.titles.here_i_stand.rules.units import land_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State


def scots_go_home(g: State, power: Id) -> Proc[None]:
    """19.3-d1 Before the rest of a power's army: every Scot who is neither in Edinburgh nor in Stirling."""
    if g.side[SCOTLAND] != power or not winters_in_scotland(g, SCOTLAND):
        return
    for space in SPACES:
        if scots_in(g, space) and space not in castles(g, power):
            yield from cross_the_border(g, power, space)


def scots_in(g: State, space: int) -> int:
    return g.regulars[space * POWER_COUNT + SCOTLAND]


def castles(g: State, power: Id) -> tuple[Id, ...]:
    """19.3-d1 Those of the two that their ally controls."""
    return tuple([s for s in (EDINBURGH, STIRLING) if controls(g, power, s)])


def cross_the_border(g: State, power: Id, origin: Id) -> Proc[None]:
    """19.3-d1, 19.3-r9..r13 Half are lost on a road that is not clear, all if no castle takes them in."""
    clear = tuple(clear_roads(g, power, origin))
    suffered = False
    while scots_in(g, origin):
        if not quarters(g, power, clear):
            lose_scots(g, power, origin, scots_in(g, origin), "winter.eliminated")
            return
        if not suffered and not any(clear[s] for s in quarters(g, power, clear)):
            suffered = True
            lose_scots(g, power, origin, -(-scots_in(g, origin) // 2), "winter.attrition")
            continue
        about = {"origin": origin, "units": scots_in(g, origin)}
        target = yield Ask(power, "winter.scots", quarters, g, power, clear, rule="19.3-d1", about=about)
        g.shift_land(SCOTLAND, origin, target, 1, 0)
        g.tell("winter.returned", power=power, unit=SCOTLAND, many=1, origin=origin, target=target)


def quarters(g: State, power: Id, clear: tuple[bool, ...]) -> Options:
    """19.3-r6, ruling R593: Edinburgh, their capital, or Stirling up to four; by a clear road if any."""
    found = [s for s in castles(g, power) if s == EDINBURGH or land_of(g, power, s) < SHELTER]
    return tuple([s for s in found if clear[s]] or found)


def lose_scots(g: State, power: Id, space: Id, many: int, why: str) -> None:
    g.add_regulars(space, SCOTLAND, -many)
    g.tell(why, power=power, space=space, many=many)
