"""14.5-14.7 The court phase, turn by turn, and its end."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.guerres.ids import CARDS, CHARACTERS, COURT, FACTIONS, GHOST, NOBODY
from cuius.titles.guerres.phases.court.actions import ACTIONS, SPEND
from cuius.titles.guerres.phases.court.hands import name_leader
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.court import court_order, faction_leader, hand_of
from cuius.titles.guerres.rules.event_cards import CardTiming
from cuius.titles.guerres.state import IN_PLAY, NOT_IN_HAND, OPEN, State


def court(g: State) -> Proc[None]:
    """14.4-r3 14.5-r3 In court order, one action each, until all actions are used."""
    while any(g.actions):
        faction = court_order(g)[g.step]
        if g.actions[faction]:
            yield Checkpoint("court")
            yield from court_turn(g, faction)
        g.step = (g.step + 1) % len(FACTIONS)


def court_turn(g: State, faction: Id) -> Proc[None]:
    """13-r7 14.6-r1,r7,r8 Event cards, one character with one action, event cards again (ruling R9)."""
    yield from replace_leader(g, faction)
    yield from event_window(g, faction, CardTiming(COURT, faction))
    character = yield Ask(faction, "court.character", court_cards, g, faction, rule="14.6-r1")
    lay_open(g, faction, character)
    about = {"character": character}
    action = yield Ask(
        faction, "court.action", open_actions, g, faction, character, rule="14.6-r1", about=about
    )
    if action == SPEND:
        g.tell("court.spent", faction=faction, character=character)
    else:
        yield from ACTIONS[action].attempt(g, faction, character)
    put_aside(g, character)
    g.actions[faction] -= 1
    yield from event_window(g, faction, CardTiming(COURT, faction))


def replace_leader(g: State, faction: Id) -> Proc[None]:
    """9-r4 A faction that lost its leader at court, by the massacre too, has a new one (ruling R12)."""
    if (yield from name_leader(g, faction)):
        g.tell("court.leads", faction=faction, character=CHARACTERS[faction_leader(g, faction)])


def court_cards(g: State, faction: Id) -> Options:
    """14.3-r14 The hand; ghosts count as one card, and stand in for a hand that has run out."""
    hand = hand_of(g, faction)
    return (*hand, GHOST) if g.ghosts[faction] or not hand else tuple(hand)


def lay_open(g: State, faction: Id, character: Id) -> None:
    """The card is on the table: everybody knows who acts."""
    if character == GHOST:
        g.ghosts[faction] = max(0, g.ghosts[faction] - 1)
    else:
        g.in_hand[character] = OPEN
    g.tell("court.card", faction=faction, character=character, reveal=True)


def put_aside(g: State, character: Id) -> None:
    """14.6-r7 A character acts once in a court phase."""
    if character != GHOST:
        g.acted[character], g.in_hand[character] = True, NOT_IN_HAND


def open_actions(g: State, faction: Id, character: Id) -> Options:
    """14.6-r8,r9 Every action that the card can try; with none, it is spent (ruling R15)."""
    open_now = [word for word, action in ACTIONS.items() if action.is_open(g, faction, character)]
    return tuple(open_now) or (SPEND,)


def court_end(g: State) -> Proc[None]:
    """14.7-r32,r33,r39,r40 Turncoats join their new faction, and all cards return to their decks."""
    for character in CARDS:
        if g.won_by[character] != NOBODY and g.status[character] == IN_PLAY:
            faction = FACTIONS[g.won_by[character]]
            g.change_sides(character, faction)
            g.tell("character.changes_sides", character=character, faction=faction)
    many = len(CHARACTERS)
    g.won_by, g.acted = [NOBODY] * many, [False] * many
    g.in_hand, g.refused = [NOT_IN_HAND] * many, [0] * many
    g.ghosts = [0] * len(FACTIONS)
    yield from ()
