"""25.5 Winter for the powers that nobody plays."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, NOBODY
from cuius.titles.here_i_stand.state import AWAY, State


def dismiss_captains(g: State, power: Id) -> None:
    """25.5-r2 Army leaders of the power leave the game, captives too, until an invasion brings them back."""
    for leader in ARMY_LEADERS:
        if g.board.leader_power[leader] == power and g.leader_at[leader] != AWAY:
            g.leader_at[leader], g.captor[leader] = AWAY, NOBODY
            g.tell("winter.captain_leaves", leader=leader)
