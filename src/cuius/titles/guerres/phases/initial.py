"""12 The initial phase: who and what comes into play, and who has died."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.guerres.ids import CARDS, CHITS, EVENTS, FACTIONS
from cuius.titles.guerres.phases.call_to_arms import call_to_arms
from cuius.titles.guerres.state import DECK, DISCARD, GONE, IN_PLAY, TO_COME, UNENTERED, State


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
