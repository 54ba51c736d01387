"""18 Religious influence: what is whose, which spaces can be won over, and what a conversion brings.

18-r1 The struggle goes on beside the wars; only what stands in a space or next to it touches both.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    FAITHS,
    NO_ZONE,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
)
from cuius.titles.here_i_stand.rules.stacks import counters_left
from cuius.titles.here_i_stand.state import State


def convert(g: State, space: int, faith: int) -> None:
    """2.3-r1,r2, 18.3-n1, 8.2-r13 The one way religion changes; control, units and reformers stay.

    18.3-s8c, 18.3-s5 (ruling R95) An electorate that turns Protestant gets its regulars at once.
    """
    if g.faith[space] == faith:
        return
    g.faith[space] = int(faith)
    g.tell("faith.changes", space=PLACES[space], faith=FAITHS[faith])
    if faith == PROTESTANT_FAITH and g.board.electorate[space]:
        muster(g, space)


# The troops of the electorates (21.6)


def may_muster(g: State, space: int) -> bool:
    """21.6-r5,r17,r18 Protestant in religion; after the League under Protestant control as well."""
    if g.faith[space] != PROTESTANT_FAITH:
        return False
    return not g.league or g.control[space] == PROTESTANT


def muster(g: State, space: int) -> None:
    """21.6-r5, 18.3-s8c (ruling R96) As many regulars as wait for it on the electorate display."""
    at = g.board.elector_at[space]
    if not g.electors[at] or not may_muster(g, space):
        return
    many = min(g.electors[at], counters_left(g, PROTESTANT))
    if many:
        g.electors[at] -= many
        g.add_regulars(space, PROTESTANT, many)
        g.tell("electors.march", space=PLACES[space], many=many)


def electors_march(g: State) -> None:
    """21.6-r18 Regulars that waited until their electorate was Protestant in both respects."""
    if any(g.electors):
        for space in g.board.electorates:
            muster(g, space)


# Counting


def protestant_spaces(g: State) -> int:
    """21.6-r2 All spaces under Protestant influence, those in unrest included; points count fewer (23.2)."""
    return g.faith.count(PROTESTANT_FAITH)


def is_targeted(g: State, space: int, zones: tuple[Id, ...]) -> bool:
    """18.3-s1b, 18.4-s1b Is the space in a zone the attempt targets? Ruling R301: not without a zone."""
    zone = g.board.zone[space]
    return zone != NO_ZONE and zone in zones


# Who can be won over


def reformable(g: State) -> tuple[Id, ...]:
    """18.3-s1, 12.4-r7,r18 Catholic spaces with a reformer, beside a Protestant space, or by sea from a port.

    A pass joins; a Protestant neighbour or port in unrest does not (ruling R93).
    """
    near = [False] * len(SPACES)
    for space, faith in enumerate(g.faith):
        if faith == PROTESTANT_FAITH and not g.unrest[space]:
            for other in g.board.neighbours[space]:
                near[other] = True
            for sea in g.board.seas[space]:
                for port in g.board.ports_on[sea]:
                    near[port] = True
    for at in g.reformer_at:
        if at >= 0:
            near[at] = True
    return tuple([s for s in SPACES if near[s] and g.faith[s] == CATHOLIC])


def recoverable(g: State) -> tuple[Id, ...]:
    """18.4-s1, 12.4-r8,r18 (rulings R93, R98) Protestant spaces with a university or Catholic neighbour."""
    return tuple([s for s in SPACES if g.faith[s] == PROTESTANT_FAITH and is_recoverable(g, s)])


def is_recoverable(g: State, space: int) -> bool:
    faith, unrest = g.faith, g.unrest
    if space in g.universities:
        return True
    for other in g.board.neighbours[space]:
        if faith[other] == CATHOLIC and not unrest[other]:
            return True
    for sea in g.board.seas[space]:
        for port in g.board.ports_on[sea]:
            if faith[port] == CATHOLIC and not unrest[port]:
                return True
    return False


def beside(g: State, faith: int, space: int) -> bool:
    """18.1-p5b, 18.1-p6b (ruling R84) Next to a space of this religion, over a pass too."""
    return any(g.faith[other] == faith for other in g.board.neighbours[space])
