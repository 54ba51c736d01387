"""21.5 Papal Bull: the excommunication of a reformer or a ruler."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    BANS,
    CATHOLIC,
    ENGLAND,
    FRANCE,
    HABSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT_FAITH,
    REFORMERS,
    RULER_HENRY_VIII,
)
from cuius.titles.here_i_stand.phases.religion.burning import banish
from cuius.titles.here_i_stand.phases.religion.debate import debate
from cuius.titles.here_i_stand.rules.communication import home_spaces
from cuius.titles.here_i_stand.rules.control import may_have_unrest, put_unrest
from cuius.titles.here_i_stand.rules.debate_dice import can_debate_in
from cuius.titles.here_i_stand.state import ALLIED, WAR, State
from cuius.titles.here_i_stand.state import POWERS as N

RULED = {BANS["henry_viii"]: ENGLAND, BANS["king_of_france"]: FRANCE, BANS["charles_v"]: HABSBURG}
"""21.5-r3,r7c (ruling R3) The boxes of rulers; the two kings of France share one."""
UNREST = 2
"""21.5-r14."""
DEBATE = "debate"


def bannable(g: State) -> Options:
    """21.5-r3,r4, 21.5-r7b Whoever has not been excommunicated before and can be now."""
    return tuple([ban for ban in BANS if not g.excommunicated[ban] and has_grounds(g, ban)])


def has_grounds(g: State, ban: Id) -> bool:
    """21.5-r4 Against a reformer on the map always; 21.5-r5..r7, 21.5-x1,x2 against a ruler for cause."""
    if ban in RULED:
        return not g.two_player and is_sinner(g, RULED[ban])  # 25-k5 two players ban rulers elsewhere
    return g.reformer_at[REFORMERS[ban.word]] >= 0


def is_sinner(g: State, power: Id) -> bool:
    """21.5-r5,r6,r7 At war with the Papacy; ally of the Ottoman; Henry VIII with a Protestant home space."""
    if power == ENGLAND and g.ruler[ENGLAND] != RULER_HENRY_VIII:  # 21.5-x2
        return False
    if g.relation[power * N + PAPACY] == WAR or g.relation[power * N + OTTOMAN] == ALLIED:
        return True
    return power == ENGLAND and any(g.faith[s] == PROTESTANT_FAITH for s in g.board.homes[ENGLAND])


def excommunicate(g: State, ban: Id) -> Proc[None]:
    """21.5-r3, 21.5-r7b,r7c Once in the game, a reformer or a ruler."""
    g.excommunicated[ban] = True
    g.tell("ban.spoken", ban=ban)
    if ban in RULED:
        yield from ban_ruler(g, RULED[ban])
    else:
        yield from ban_reformer(g, REFORMERS[ban.word])


def ban_reformer(g: State, reformer: Id) -> Proc[None]:
    """21.5-r8..r11 He is away until the next turn; the Papacy may go on with a debate in his zone."""
    banish(g, reformer)
    zone = g.board.reformer_zone[reformer]
    if not can_debate_in(g, PAPACY, zone):  # 21.5-r11 (ruling R133)
        return
    if (yield Ask(PAPACY, "ban.debate", debate_or_not, rule="21.5-r11", about={"zone": zone})) == DEBATE:
        yield from debate(g, PAPACY, zone)


def debate_or_not() -> Options:
    return (DEBATE, PASS)


def ban_ruler(g: State, power: Id) -> Proc[None]:
    """21.5-r12..r14 (rulings R134, R135) A -1 Card marker, and unrest in two spaces the Papacy chooses."""
    g.less_cards[power] += 1
    g.ban_turn[power] = g.turn
    for _ in range(UNREST):
        if not restless_homes(g, power):
            return
        space = yield Ask(
            PAPACY, "ban.unrest", restless_homes, g, power, rule="21.5-r14", about={"power": power}
        )
        put_unrest(g, space)


def restless_homes(g: State, power: Id) -> Options:
    """21.5-r14 Unoccupied Catholic home spaces of the power without unrest."""
    homes = home_spaces(g, power)
    return tuple([s for s in homes if g.faith[s] == CATHOLIC and may_have_unrest(g, s)])
