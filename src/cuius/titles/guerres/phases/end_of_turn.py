"""16 The end of the turn, and 17 of the game."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.guerres.cards.playing import event_window
from cuius.titles.guerres.cards.registry import Moment
from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    COUNTRIES,
    END,
    FACTIONS,
    NOBODY,
    PROVINCES,
    TURN,
    VISITORS,
)
from cuius.titles.guerres.rules.turns import court_order
from cuius.titles.guerres.state import IN_PLAY, RESERVE, TO_COME, State
from cuius.titles.guerres.victory import check_automatic, declare_winner


def end_of_turn(g: State) -> Proc[None]:
    """16-r5,r6 17-r4 End cards, victory, then everything leaves the map (ruling R49)."""
    while g.step < len(FACTIONS):
        yield Checkpoint("end_of_turn")
        faction = court_order(g)[g.step]
        yield from event_window(g, faction, Moment(END, faction))
        g.step += 1
    g.tell("turn.counted", turn=g.turn)
    check_automatic(g)
    if g.turn == g.last_turn:  # 18-r17
        yield from declare_winner(g)
    clear_map(g)
    forget_turn(g)


def clear_map(g: State) -> None:
    """16-r1..r4 Armies, revolts and leaders leave the map; money and war points return to zero."""
    for army in ARMIES:
        g.disband(army)
    for character in CHARACTERS:
        g.post[character], g.captor[character] = RESERVE, NOBODY
    for visitor in VISITORS:
        if g.status[visitor] == IN_PLAY:
            g.status[visitor] = TO_COME
    g.money, g.war_points = [0] * len(FACTIONS), [0] * len(FACTIONS)
    g.levy = [0] * len(FACTIONS)


def forget_turn(g: State) -> None:
    """What held for the turn is over."""
    many = len(CHARACTERS)
    g.end_effects(TURN)
    g.absent, g.named = [False] * many, [NOBODY] * len(FACTIONS)
    g.tried_country = [False] * (len(FACTIONS) * len(COUNTRIES))
    g.tried_person = [False] * (len(FACTIONS) * many)
    g.treaty_won = [False] * len(FACTIONS)
    g.frozen = [False] * len(PROVINCES)
    g.war_winner = NOBODY
