"""19 Winter: nine steps, done in order."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.ids import CARDS, HABSBURG, MAJORS, NAVAL_LEADERS, PAPACY, RENEGADE
from cuius.titles.here_i_stand.phases.common.cards import end_with_turn, forget_deeds
from cuius.titles.here_i_stand.phases.winter.returning import fleets_go_home, stacks_go_home
from cuius.titles.here_i_stand.rules.card_registry import EVENTS
from cuius.titles.here_i_stand.rules.units import counters_left
from cuius.titles.here_i_stand.state import ALLIED, AWAY, COMMITTED, FREE, PEACE, POWER_COUNT, State


def take_back_loans(g: State) -> Proc[None]:
    """19.1-r1,r2 Lent squadrons and naval leaders are their owner's again, where they lie."""
    for place, _, lender, many in g.loans:
        g.squadrons[place * POWER_COUNT + lender] += many
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
            if g.relation[one * POWER_COUNT + other] == ALLIED and not lasts(g, one, other):
                g.relate(one, other, PEACE)
                g.tell("alliance.ends", one=one, other=other)
    yield from ()


def lasts(g: State, one: int, other: int) -> bool:
    """25.7-r1 In the game for two Papacy and Habsburg are allied for good."""
    return g.two_player and (one, other) == (HABSBURG, PAPACY)


def lift_piracy_markers(g: State) -> Proc[None]:
    """19.6-r1 Each sea zone can see piracy again next turn; so can every once-a-turn action."""
    g.pirated = [False] * len(g.pirated)
    forget_deeds(g)
    end_with_turn(g)  # 6.1-r25
    g.granted, g.peace_made = [], []
    yield from ()


def rest_debaters(g: State) -> Proc[None]:
    """19.7-r1 All debaters are turned to their uncommitted face."""
    g.debater = [FREE if how == COMMITTED else how for how in g.debater]
    yield from ()


# 19.5 Replacements.


def replacements(g: State) -> Proc[None]:
    """19.5-r1..r3, 21.2-r7, 21.7-x1 One regular in each capital a power controls, if it is calm there."""
    for power in g.played_powers():  # 25.5-r3
        for capital in g.board.capitals[power]:
            calm = g.control[capital] == power and not g.unrest[capital]
            if calm and counters_left(g, power) > 0:
                g.add_regulars(capital, power)
                g.tell("winter.replacement", power=power, space=capital)
    yield from ()


# 19.8 Mandatory events that have not occurred by the winter of their turn.


def overdue_events(g: State) -> Proc[None]:
    """19.8-r1,r2, 19.8-t1..t5 The event takes place, its card leaves the game, nobody gets command points."""
    for card in CARDS.ids:
        if 0 < g.forced_in(card) <= g.turn and card not in g.removed and card not in g.laid:
            take_out(g, card)
            g.removed.append(int(card))
            g.tell("winter.overdue", card=card)
            if card in EVENTS:
                yield from EVENTS[card].play(g, MAJORS[0])
            g.cp = 0


def take_out(g: State, card: int) -> None:
    """Wherever it is: deck, discards, a hand, or not yet in play."""
    for pile in (g.deck, g.discards, g.late, *g.hands):
        if card in pile:
            pile.remove(card)


# 19 Winter: nine steps, done in order.


STEPS: tuple[Callable[[State], Proc[None]], ...] = (  # 19-p1..p9
    take_back_loans,
    send_back_renegade,
    fleets_go_home,
    stacks_go_home,
    end_alliances,
    replacements,
    lift_piracy_markers,
    rest_debaters,
    overdue_events,
)
ASKING = (fleets_go_home, overdue_events)
"""Steps with questions; the return of the stacks has a checkpoint for each power."""


def winter(g: State) -> Proc[None]:
    """19-r1 The steps in order; powers that have choices make them in impulse order (ruling R281)."""
    while g.segment < len(STEPS):
        step = STEPS[g.segment]
        if step in ASKING:
            yield Checkpoint("winter")
        yield from step(g)
        g.segment += 1
        g.step, g.queue = 0, []
