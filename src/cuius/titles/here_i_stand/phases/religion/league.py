"""21.6 The Schmalkaldic League: before it Germany is under Habsburg protection, after it at war."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    HABSBURG,
    JOHN_FREDERICK,
    KASSEL,
    PAPACY,
    PHASES,
    PHILIP_OF_HESSE,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
    WITTENBERG,
)
from cuius.titles.here_i_stand.phases.common.control import take_control
from cuius.titles.here_i_stand.phases.common.displacement import clear_space
from cuius.titles.here_i_stand.phases.common.religion import electors_march
from cuius.titles.here_i_stand.phases.diplomacy.outbreak import break_out
from cuius.titles.here_i_stand.rules.communication import nearest
from cuius.titles.here_i_stand.rules.religion import protestant_spaces
from cuius.titles.here_i_stand.rules.units import land_of, leaders_of
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, TURN_TRACK, State


def leave_catholic_electorates(g: State) -> Proc[None]:
    """21.6-r16 Regulars and leaders in a Catholic electorate move to the nearest Protestant one."""
    for space in g.board.electorates:
        if g.faith[space] != PROTESTANT_FAITH and stands_in(g, space):
            yield from leave(g, space)


def stands_in(g: State, space: Id) -> bool:
    return bool(land_of(g, PROTESTANT, space) or leaders_of(g, PROTESTANT, space))


def leave(g: State, space: Id) -> Proc[None]:
    """21.6-r16 Among equally near ones the Protestant chooses; ruling R305 if there is nowhere to go."""
    leaders = leaders_of(g, PROTESTANT, space)
    if not own_electorates(g, space):
        g.electors[g.board.elector_at[space]] += g.regulars[space * POWER_COUNT + PROTESTANT]
        g.regulars[space * POWER_COUNT + PROTESTANT] = 0
        for leader in leaders:
            g.leader_at[leader] = TURN_TRACK
        g.tell("league.disperses", space=space)
        return
    target = yield Ask(
        PROTESTANT, "league.move", own_electorates, g, space, rule="21.6-r16", about={"space": space}
    )
    at = space * POWER_COUNT + PROTESTANT
    g.shift_land(PROTESTANT, space, target, g.regulars[at], g.hired[at])
    for leader in leaders:
        g.leader_at[leader] = int(target)
    g.tell("league.moves", space=space, target=target)


def own_electorates(g: State, space: Id) -> Options:
    """The nearest Protestant electorates; if there is none, the nearest space under Protestant control."""
    found = nearest(g, space, [e for e in g.board.electorates if g.faith[e] == PROTESTANT_FAITH])
    return found or nearest(g, space, [s for s in SPACES if g.control[s] == PROTESTANT])


# 21.6 The Schmalkaldic League: before it Germany is under Habsburg protection, after it at war.
#
# 21.6-x1,x2,x3,x4 and 21.6-x2b are kept by building, moving, declarations of war and control, which ask
# whether `g.league` has been formed.


WINTER = PHASES["winter"]
PRINCES = ((JOHN_FREDERICK, WITTENBERG), (PHILIP_OF_HESSE, KASSEL))
"""21.6-r10,r11 Leaders of the League and where they are at home."""


def league_is_due(g: State) -> bool:
    """21.6-r2,r8,r9 Twelve Protestant spaces from turn 2 on; overdue in winter, whatever the count."""
    if g.phase == WINTER:
        return True
    numbers = g.board.numbers
    return g.turn >= numbers["league_from_turn"] and protestant_spaces(g) >= numbers["league_spaces"]


def form_league(g: State) -> Proc[None]:
    """21.6-r1,r10..r16 Princes, control, war, and the way out of Catholic electorates; 21.6-r14 the bans end.

    21.6-r19 What is not won over now is taken by siege later.
    """
    if g.league:
        return
    g.league = True
    g.tell("league.forms")
    if g.two_player:
        unite_catholics(g)
    for leader, home in PRINCES:
        yield from place_prince(g, leader, home)
    yield from take_germany(g)
    yield from break_out(g, HABSBURG, PROTESTANT)  # 21.6-r15 (ruling R144)
    yield from break_out(g, PAPACY, PROTESTANT)
    yield from leave_catholic_electorates(g)
    electors_march(g)  # 21.6-r17,r18


def place_prince(g: State, leader: Id, home: Id) -> Proc[None]:
    """21.6-r10,r11 (ruling R142) With the nearest stack of Protestant regulars; ruling R306 without any."""
    if not camps_near(g, home):
        g.leader_at[leader] = TURN_TRACK
        return
    space = yield Ask(
        PROTESTANT, "league.prince", camps_near, g, home, rule="21.6-r10", about={"leader": leader}
    )
    g.leader_at[leader] = int(space)
    g.tell("league.prince_comes", leader=leader, space=space)


def camps_near(g: State, home: Id) -> Options:
    regulars = g.regulars
    return nearest(g, home, [s for s in SPACES if regulars[s * POWER_COUNT + PROTESTANT]])


def unite_catholics(g: State) -> None:
    """25-k13, 25.7-r1,r2 Papacy and Habsburg are allies from now on; who holds what stays as it is."""
    g.relate(PAPACY, HABSBURG, ALLIED)
    g.tell("league.unites", one=PAPACY, other=HABSBURG)


def take_germany(g: State) -> Proc[None]:
    """21.6-r12 (ruling R143) Protestant home spaces of that religion, but none with a fortress marker."""
    for space in g.board.homes[PROTESTANT]:
        if g.faith[space] == PROTESTANT_FAITH and not g.fortress[space]:
            take_control(g, PROTESTANT, space)
            yield from clear_space(g, space, PROTESTANT)
