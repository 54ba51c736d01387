"""21.6 The electorates when the League is formed: troops among Catholics go to their own."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import PROTESTANT, PROTESTANT_FAITH, SPACES
from cuius.titles.here_i_stand.rules.distance import nearest
from cuius.titles.here_i_stand.rules.stacks import land_of, leaders_of
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import TURN_TRACK, State


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
        g.electors[g.board.elector_at[space]] += g.regulars[space * N + PROTESTANT]
        g.regulars[space * N + PROTESTANT] = 0
        for leader in leaders:
            g.leader_at[leader] = TURN_TRACK
        g.tell("league.disperses", space=space)
        return
    target = yield Ask(
        PROTESTANT, "league.move", own_electorates, g, space, rule="21.6-r16", about={"space": space}
    )
    at = space * N + PROTESTANT
    g.shift_land(PROTESTANT, space, target, g.regulars[at], g.hired[at])
    for leader in leaders:
        g.leader_at[leader] = int(target)
    g.tell("league.moves", space=space, target=target)


def own_electorates(g: State, space: Id) -> Options:
    """The nearest Protestant electorates; if there is none, the nearest space under Protestant control."""
    found = nearest(g, space, [e for e in g.board.electorates if g.faith[e] == PROTESTANT_FAITH])
    return found or nearest(g, space, [s for s in SPACES if g.control[s] == PROTESTANT])
