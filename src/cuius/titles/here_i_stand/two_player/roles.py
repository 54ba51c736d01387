"""25-r4 Nobody sits at the table for the other powers: their questions go to the player who leads them."""

from __future__ import annotations

from typing import Any

from cuius.core.requests import Ask, Proc, Roll
from cuius.titles.here_i_stand.rules.two_player import PAIR, player_of
from cuius.titles.here_i_stand.state import State


def answered_by_two(g: State, procedure: Proc[Any]) -> Proc[Any]:
    """25-r4 Every question of the procedure, put to one of the two players.

    `acting` says for which power he answers.
    """
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration as end:
            return end.value
        if type(request) is Ask and request.who not in PAIR:
            request.about = {**(request.about or {}), "acting": request.who}
            request.who = player_of(g, request.who)
        elif type(request) is Roll and request.who is not None:
            request.who = player_of(g, request.who)
        answer = yield request
