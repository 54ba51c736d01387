"""12, 16 The start and the end of a turn."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.guerres.ids import (
    ARMIES,
    CARDS,
    CHARACTERS,
    CHITS,
    COUNTRIES,
    END,
    EVENTS,
    FACTIONS,
    NOBODY,
    PROVINCES,
    TURN,
    VISITORS,
)
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.phases.turning_points import call_to_arms
from cuius.titles.guerres.rules.court import court_order
from cuius.titles.guerres.rules.event_cards import CardTiming
from cuius.titles.guerres.state import DECK, DISCARD, GONE, IN_PLAY, RESERVE, TO_COME, UNENTERED, State
from cuius.titles.guerres.victory import check_automatic, declare_winner


def initial(g: State) -> Proc[None]:
    """12-r1..r8 Characters, event decks, war deck and chits of the turn."""
    bury_the_dead(g)
    bring_in_characters(g)
    build_decks(g)
    fill_cup(g)
    if g.turn == g.board.numbers.last_turn and not g.called:
        yield from call_to_arms(g)  # 18-r12, ruling R56


def bury_the_dead(g: State) -> None:
    """12-r2,r3 4-r6 Those whose last turn is over leave the game, wherever they serve (rulings R6, R7)."""
    for character in CARDS:
        if g.status[character] == IN_PLAY and g.board.dies[character] < g.turn:
            g.remove(character)
            g.tell("character.dies", character=character)


def bring_in_characters(g: State) -> None:
    """12-r1,r4 4-r1,r5 14.1-r3 Each joins the faction of the upper bar; nobody enters twice."""
    board = g.board
    for character in CARDS:
        if g.status[character] == TO_COME and 0 < board.enters[character] <= g.turn:
            if board.dies[character] < g.turn:
                g.status[character] = GONE
            else:
                g.enter(character)
                g.tell("character.enters", character=character, faction=FACTIONS[g.allegiance[character]])


def build_decks(g: State) -> None:
    """12-r5..r7 5-r3 Cards of the turn join their decks, and discards are shuffled in."""
    for card in EVENTS:
        due = g.card_at[card] == UNENTERED and g.board.event_enters[card] <= g.turn
        if due or g.card_at[card] == DISCARD:
            g.card_at[card] = DECK


def fill_cup(g: State) -> None:
    """12-r8 3.3-r1 The chits of the turn join the cup."""
    for chit in CHITS:
        if g.chit_at[chit] == UNENTERED and g.board.chit_enters[chit] <= g.turn:
            g.chit_at[chit] = DECK


# ---- the end of the turn ----


def end_of_turn(g: State) -> Proc[None]:
    """16-r5,r6 17-r4 End cards, victory, then everything leaves the map (ruling R49)."""
    while g.step < len(FACTIONS):
        yield Checkpoint("end_of_turn")
        faction = court_order(g)[g.step]
        yield from event_window(g, faction, CardTiming(END, faction))
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
