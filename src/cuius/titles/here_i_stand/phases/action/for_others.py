"""25.3 Command points that a player of a game for two spends for another major power."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ASSAULT,
    CONTROL_UNFORTIFIED,
    FRANCE,
    HABSBURG,
    MOVE_CLEAR,
    MOVE_PASS,
    NAVAL_MOVE,
    OTTOMAN,
)
from cuius.titles.here_i_stand.phases.action.table import TABLE, affordable, pay_and_act
from cuius.titles.here_i_stand.rules.two_player import invaders_of
from cuius.titles.here_i_stand.state import State

LED = {"act_for_ottoman": OTTOMAN, "act_for_habsburg": HABSBURG, "act_for_france": FRANCE}
"""The words by which a player says for whom he acts."""
ACTIONS_ABROAD = (MOVE_CLEAR, MOVE_PASS, NAVAL_MOVE, CONTROL_UNFORTIFIED, ASSAULT)
"""25.3-r1,r3 Moving by land and sea, controlling spaces, assaulting: no building."""


def led_now(g: State, player: Id) -> list[str]:
    """25.3-r1 The powers with which the player can do something now."""
    invaders = invaders_of(g, player)
    return [word for word, power in LED.items() if power in invaders and actions_abroad(g, power)]


def act_for(g: State, player: Id, power: Id) -> Proc[None]:
    """25.3-r1 One action, by the power card of the power that is led."""
    about = {"power": power, "points": g.cp}
    word = yield Ask(player, "action.abroad", actions_abroad, g, power, rule="25.3-r1", about=about)
    yield from pay_and_act(g, power, word)


def actions_abroad(g: State, power: Id) -> Options:
    return tuple([w for w in ACTIONS_ABROAD if affordable(g, power, w) and TABLE[w].when(g, power)])
