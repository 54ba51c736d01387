"""13, 14.3 The opening of the court phase: cards that come before the hands, and the faction leaders."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.guerres.cards.playing import event_window
from cuius.titles.guerres.cards.registry import Moment
from cuius.titles.guerres.ids import CARDS, COURT_START, FACTIONS, NOBODY
from cuius.titles.guerres.rules.chiefs import faction_leader
from cuius.titles.guerres.rules.turns import court_order
from cuius.titles.guerres.state import IN_PLAY, OPEN, State, characters_of


def court_opening(g: State) -> Proc[None]:
    """13-r11 14.3-r1..r5 Cards that trigger the Call to Arms, then faction leaders and Catherine."""
    while g.step < len(FACTIONS):
        yield Checkpoint("court_opening")
        faction = court_order(g)[g.step]
        yield from event_window(g, faction, Moment(COURT_START, faction))
        g.step += 1
    for faction in court_order(g):
        yield from choose_leader(g, faction)
    attend_court(g)
    set_actions(g)


def choose_leader(g: State, faction: Id) -> Proc[None]:
    """14.3-r1,r2 The leader of the faction joins the court hand."""
    yield from name_leader(g, faction)
    leader = faction_leader(g, faction)
    if leader != NOBODY:
        g.in_hand[leader] = OPEN
        g.tell("court.leads", faction=faction, character=leader)


def name_leader(g: State, faction: Id) -> Proc[bool]:
    """14.3-r3,r4 The best letter leads; without letters the player names anybody (ruling R12)."""
    if faction_leader(g, faction) != NOBODY or not available(g, faction):
        return False
    g.named[faction] = int((yield Ask(faction, "court.leader", available, g, faction, rule="14.3-r3")))
    return True


def available(g: State, faction: Id) -> Options:
    return tuple([c for c in characters_of(g, faction) if not g.absent[c]])


def attend_court(g: State) -> None:
    """14.3-r5 Catherine is always at court."""
    for character in CARDS:
        if g.board.at_court[character] and g.status[character] == IN_PLAY:
            g.in_hand[character] = OPEN


def set_actions(g: State) -> None:
    """14.4-r1,r2 Five for each cooperating player, six for the player alone."""
    numbers = g.board.numbers
    for faction in FACTIONS:
        g.actions[faction] = numbers.actions_alone if faction == g.lone else numbers.actions_allied
