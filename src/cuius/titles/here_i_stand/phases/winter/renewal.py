"""19.1, 19.2, 19.4, 19.6, 19.7 What winter takes away, and nobody has a choice in."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import HABSBURG, MAJORS, NAVAL_LEADERS, PAPACY, RENEGADE
from cuius.titles.here_i_stand.rules import lasting, once
from cuius.titles.here_i_stand.state import ALLIED, AWAY, COMMITTED, FREE, PEACE, State
from cuius.titles.here_i_stand.state import POWERS as N


def take_back_loans(g: State) -> Proc[None]:
    """19.1-r1,r2 Lent squadrons and naval leaders are their owner's again, where they lie."""
    for place, _, lender, many in g.loans:
        g.squadrons[place * N + lender] += many
    g.loans = []
    for leader in NAVAL_LEADERS:
        g.leader_of[leader] = int(g.board.leader_power[leader])
    yield from ()


def send_back_renegade(g: State) -> Proc[None]:
    """19.2-r1 The renegade leader leaves the map, or a war abroad; units with him are not affected."""
    if g.leader_at[RENEGADE] != AWAY:
        g.leader_at[RENEGADE], g.captor[RENEGADE] = AWAY, -1
        g.leader_of[RENEGADE] = int(g.board.leader_power[RENEGADE])
        g.leaders_abroad = [(card, leader) for card, leader in g.leaders_abroad if leader != RENEGADE]
        g.tell("winter.renegade_leaves", leader=RENEGADE)
    yield from ()


def end_alliances(g: State) -> Proc[None]:
    """9.2-r18, 19.4-r1,r2 Alliances between major powers end; those with minor powers stay in force."""
    for one in MAJORS:
        for other in MAJORS[one + 1 :]:
            if g.relation[one * N + other] == ALLIED and not lasts(g, one, other):
                g.relate(one, other, PEACE)
                g.tell("alliance.ends", one=one, other=other)
    yield from ()


def lasts(g: State, one: int, other: int) -> bool:
    """25.7-r1 In the game for two Papacy and Habsburg are allied for good."""
    return g.two_player and (one, other) == (HABSBURG, PAPACY)


def lift_piracy_markers(g: State) -> Proc[None]:
    """19.6-r1 Each sea zone can see piracy again next turn; so can every once-a-turn action."""
    g.pirated = [False] * len(g.pirated)
    once.end_with_turn(g)
    lasting.end_with_turn(g)  # 6.1-r25
    g.granted, g.peace_made = [], []
    yield from ()


def rest_debaters(g: State) -> Proc[None]:
    """19.7-r1 All debaters are turned to their uncommitted face."""
    g.debater = [FREE if how == COMMITTED else how for how in g.debater]
    yield from ()
