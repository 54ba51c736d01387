"""21.3 Henry VIII, his wives and his heirs; England's impulses that go their own way."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ANNE_BOLEYN,
    CARD_EDWARD_VI,
    CARD_ELIZABETH_I,
    CARD_MARY_I,
    DUDLEY,
    ENGLAND,
    HENRY_VIII,
    MARITAL_BOXES,
    NOBODY,
    PLACES,
    PROTESTANT,
    RULER_EDWARD_VI,
    RULER_HENRY_VIII,
    RULER_MARY_I,
    SPACES,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card, put_in_force
from cuius.titles.here_i_stand.phases.common.powers import enthrone
from cuius.titles.here_i_stand.rules.lasting import CROWNED
from cuius.titles.here_i_stand.rules.powers import (
    HEALTHY,
    SICKLY,
    UNBORN,
    allied,
    controls,
    line_for,
    wife_in,
)
from cuius.titles.here_i_stand.state import AWAY, TURN_TRACK, State


def heir_by_mary(g: State) -> Id | None:
    """21.3-r17..r21 Whom the card of Mary I brings.

    Edward, if he was born while the card was in play; nobody, once a healthy Edward rules.
    """
    if g.ruler[ENGLAND] == RULER_HENRY_VIII and g.edward != UNBORN:
        return RULER_EDWARD_VI
    if g.ruler[ENGLAND] == RULER_EDWARD_VI and g.edward == HEALTHY:
        return None
    return RULER_MARY_I


def crown(g: State, heir: Id) -> Proc[None]:
    """21.3-r22,r23 Card bonus, administration and the faith of the troops are his; Dudley follows Henry."""
    henry_dies = g.ruler[ENGLAND] == RULER_HENRY_VIII
    enthrone(g, heir)
    put_in_force(g, CROWNED, ENGLAND)  # 24-k59
    if heir == RULER_EDWARD_VI and CARD_EDWARD_VI in g.late:  # ruling R335
        g.late.remove(CARD_EDWARD_VI)
        g.removed.append(int(CARD_EDWARD_VI))
    if henry_dies and not g.two_player:
        yield from replace_leader(g, ENGLAND, HENRY_VIII, DUDLEY)


def replace_leader(g: State, power: Id, old: Id, new: Id) -> Proc[None]:
    """3.3-r8 (ruling R336) In the capital or where the old one stood; without either he comes next turn."""
    g.tell("leader.dies", leader=old)
    if posts(g, power, old):
        space = yield Ask(
            power, "succession.leader", posts, g, power, old, rule="3.3-r3", about={"leader": new}
        )
        g.leader_at[new] = int(space)
        g.tell("leader.arrives", leader=new, space=space)
    else:
        g.leader_at[new] = TURN_TRACK
    g.leader_at[old], g.captor[old] = AWAY, NOBODY
    g.leaders_abroad = [(card, leader) for card, leader in g.leaders_abroad if leader != old]


def posts(g: State, power: Id, old: Id) -> Options:
    """The capital if the power controls it, and the old leader's space if he stands in one."""
    found = [c for c in g.board.capitals[power] if controls(g, power, c)]
    at = g.leader_at[old]
    if 0 <= at < len(SPACES) and at not in found:
        found.append(PLACES[at])
    return tuple(found)


# 21.3 The pregnancy chart.


def pregnancy(g: State, wife: Id) -> Proc[None]:
    """21.3-r6..r9 A die on the chart; the wife's marker shows what came of it.

    21.3-t6 (ruling R334) Once Edward is healthy nobody rolls any more.
    """
    if g.edward == HEALTHY:
        return
    (face,) = yield Roll(d6=1, why="pregnancy", who=ENGLAND)
    line = line_for(g.chart, face + total(modifiers(g, wife)))
    g.chart[line - 1] = int(wife)
    g.tell("pregnancy.rolled", wife=wife, face=face, line=line)
    RESULTS[g.board.pregnancy[line - 1]](g)


def modifiers(g: State, wife: Id) -> tuple[Modifier, ...]:
    """21.3-r7, 21.3-t8 Jane Seymour's roll gets one more."""
    more = g.board.wife_modifier[wife]
    return (Modifier(more, "pregnancy.jane", "21.3-r7"),) if more else ()


def no_child(g: State) -> None:
    """21.3-t1, 21.3-t2"""
    g.tell("pregnancy.no_child")


def executed(g: State) -> None:
    """21.3-t3, 21.3-r10 Henry remarries when England first passes this turn."""
    g.remarries_in = g.turn
    g.tell("pregnancy.executed")


def elizabeth_is_born(g: State) -> None:
    """21.3-t4"""
    g.elizabeth = True
    g.tell("pregnancy.elizabeth")


def edward_is_sickly(g: State) -> None:
    """21.3-t5"""
    g.edward = SICKLY
    g.tell("pregnancy.sickly")


def edward_is_healthy(g: State) -> None:
    """21.3-t6 (ruling R126) Born now or cured; Mary I and Elizabeth I will not rule.

    Their cards leave the game. A Mary I that is in the deck or a hand stays: it now brings Edward (21.3-r21).
    """
    g.edward = HEALTHY
    g.tell("pregnancy.healthy")
    for card in (CARD_MARY_I, CARD_ELIZABETH_I):
        if card in g.late:
            g.late.remove(card)
            g.removed.append(int(card))
            g.tell("card.leaves", card=card)


RESULTS = {
    "none": no_child,
    "again": executed,
    "elizabeth": elizabeth_is_born,
    "sickly_edward": edward_is_sickly,
    "healthy_edward": edward_is_healthy,
}
"""By the words of the data."""


# 21.3 Henry's marriages.


def marry(g: State) -> Proc[None]:
    """21.3-r2..r6 The marker moves one box to the right; if a wife's name is there, Henry has remarried."""
    g.wife += 1
    g.tell("marriage.advances", box=MARITAL_BOXES[g.wife])
    wife = wife_in(g, g.wife)
    if wife is None:
        return
    if wife == ANNE_BOLEYN:
        wed_anne(g)
    yield from pregnancy(g, wife)
    yield from dowry(g, wife)


def wed_anne(g: State) -> None:
    """21.3-t7 The Reformation begins in England next turn (`entries.boleyn_was_married`).

    21.3-r14 Habsburg receives the Catherine of Aragon marker, however the marriage came about.
    """
    g.boleyn_turn = g.turn
    g.tell("marriage.offence")


def dowry(g: State, wife: Id) -> Proc[None]:
    """21.3-t9..t11 Cards after the roll; those of Anne of Cleves only for allies of the Protestant."""
    theirs = g.board.wife_protestant_draws[wife]
    if theirs and not allied(g, ENGLAND, PROTESTANT):
        return
    for power, many in ((ENGLAND, g.board.wife_england_draws[wife]), (PROTESTANT, theirs)):
        for _ in range(many):
            if (yield from draw_card(g, power)) is not None:
                g.tell("marriage.card", power=power, wife=wife)
