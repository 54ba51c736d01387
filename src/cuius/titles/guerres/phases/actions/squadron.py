"""14.2 The Flying Squadron: its holder may discard it against a gentleman of another faction."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import FACTIONS
from cuius.titles.guerres.rules.chiefs import hand_of
from cuius.titles.guerres.state import IN_PLAY, NOT_IN_HAND, OPEN, State


def squadron_strikes(g: State, faction: Id, character: Id) -> Proc[bool]:
    """14.2-r7,r8 After the action is announced, before the dice (rulings R11, R72)."""
    for squadron in g.board.squadrons:
        if not may_strike(g, squadron, faction, character):
            continue
        holder = FACTIONS[g.allegiance[squadron]]
        answer = yield Ask(
            holder,
            "court.squadron",
            squadron_choices,
            g,
            squadron,
            rule="14.2-r7",
            about={"faction": faction, "character": character},
            confirm=g.discreet,
        )
        if answer != PASS:
            g.in_hand[squadron], g.acted[squadron] = NOT_IN_HAND, True
            g.tell("squadron.strikes", faction=holder, character=character, reveal=True)
            return True
    return False


def squadron_choices(g: State, squadron: Id) -> Options:
    return (PASS,) if g.in_hand[squadron] == NOT_IN_HAND else (squadron, PASS)


def may_strike(g: State, squadron: Id, faction: Id, character: Id) -> bool:
    """14.2-r7,r10 Is its holder asked? At a discreet table by what everybody knows, else by the hand."""
    if g.allegiance[squadron] == faction or not is_gentleman(g, character):
        return False
    return could_be_in_hand(g, squadron) if g.discreet else g.in_hand[squadron] != NOT_IN_HAND


def is_gentleman(g: State, character: Id) -> bool:
    """4-r8 14.2-r10 Neither woman nor priest nor a collective card; a ghost is nobody (14.3-r15)."""
    return g.board.male[character] and not g.board.priest[character]


def could_be_in_hand(g: State, squadron: Id) -> bool:
    """In play, not yet played, and open in the hand or perhaps among its hidden cards."""
    if g.status[squadron] != IN_PLAY or g.acted[squadron]:
        return False
    holder = g.allegiance[squadron]
    return g.in_hand[squadron] == OPEN or any(g.in_hand[c] != OPEN for c in hand_of(g, holder))
