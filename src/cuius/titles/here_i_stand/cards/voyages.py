"""Voyages that cards launch or end: 50 Mercator's Map, 77 Fountain of Youth, 98 Search for Cibola,
99 Sebastian Cabot, 101 Smallpox.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    EXPLORERS,
    FOUNTAIN_OF_YOUTH,
    MERCATORS_MAP,
    SEARCH_FOR_CIBOLA,
    SEBASTIAN_CABOT,
    SMALLPOX,
)
from cuius.titles.here_i_stand.phases.new_world.riches import COLONISTS
from cuius.titles.here_i_stand.phases.new_world.voyages import (
    CONQUEST,
    EXPLORATION,
    can_conquer,
    can_explore,
    can_send_cabot,
    is_crossing,
    launch_cabot,
    launch_conquest,
    launch_exploration,
)
from cuius.titles.here_i_stand.rules.sailors import LOST, explorers_left
from cuius.titles.here_i_stand.state import State

LOST_FROM = 4
"""24-k77 The least die that costs an explorer."""


# Launching


def mapmakers(g: State) -> Options:
    """24-k50, 20.2-r5 Powers that have not explored this turn and have somebody to send."""
    return tuple([p for p in COLONISTS if can_explore(g, p)])


def has_mapmakers(g: State, power: Id) -> bool:
    return bool(mapmakers(g))


@event(MERCATORS_MAP, rule="24-k50", when=has_mapmakers)
def mercators_map(g: State, power: Id) -> Proc[None]:
    """24-k50 A power of the player's choice explores, free and with a better map."""
    sailor = yield Ask(power, "mercator.for", mapmakers, g, rule="24-k50")
    launch_exploration(g, sailor, g.board.numbers["mercator"])


@event(SEBASTIAN_CABOT, rule="24-k99", when=can_send_cabot)
def sebastian_cabot(g: State, power: Id) -> Proc[None]:
    """24-k99, 20.2-r4 Cabot sails for the player, whatever else explores this turn.

    His card leaves the game if he is lost (20.2-t1); he knows the way, so no first voyage counts against him.
    """
    launch_cabot(g, power)
    yield from ()


@event(SMALLPOX, rule="24-k101", when=can_conquer)
def smallpox(g: State, power: Id) -> Proc[None]:
    """24-k101, 20.3-r4 The player's conquest of the turn, free and with a weakened enemy."""
    launch_conquest(g, power, g.board.numbers["smallpox"])
    yield from ()


# Ending


def explorers_at_sea(g: State) -> Options:
    """24-k77 (ruling R444) Powers with an exploration under way; Cabot's has no marker to take back."""
    return tuple([p for p in COLONISTS if is_crossing(g, EXPLORATION, p)])


def is_explored(g: State, power: Id) -> bool:
    return bool(explorers_at_sea(g))


@event(FOUNTAIN_OF_YOUTH, rule="24-k77", when=is_explored)
def fountain_of_youth(g: State, power: Id) -> Proc[None]:
    """24-k77 An exploration comes to nothing, and an explorer may be lost with it."""
    sailor = yield Ask(power, "fountain.whose", explorers_at_sea, g, rule="24-k77")
    call_off(g, EXPLORATION, sailor)
    (face,) = yield Roll(d6=1, why="fountain", who=power)
    if face >= LOST_FROM and explorers_left(g, sailor):
        explorer = yield Draw(explorers_left(g, sailor), why="fountain.explorer", of=EXPLORERS)
        g.explorers[explorer] = LOST
        g.tell("fountain.lost", power=sailor, explorer=explorer)


def seekers(g: State) -> Options:
    """24-k98 (ruling R444) Powers with an exploration or a conquest under way."""
    return tuple([p for p in COLONISTS if quests(g, p)])


def quests(g: State, power: Id) -> Options:
    return tuple([v for v in (EXPLORATION, CONQUEST) if is_crossing(g, v, power)])


def is_sought(g: State, power: Id) -> bool:
    return bool(seekers(g))


@event(SEARCH_FOR_CIBOLA, rule="24-k98", when=is_sought)
def search_for_cibola(g: State, power: Id) -> Proc[None]:
    """24-k98 A voyage of exploration or conquest comes to nothing."""
    sailor = yield Ask(power, "cibola.whose", seekers, g, rule="24-k98")
    voyage = yield Ask(power, "cibola.voyage", quests, g, sailor, rule="24-k98", about={"power": sailor})
    call_off(g, voyage, sailor)


def call_off(g: State, voyage: Id, power: Id) -> None:
    """24-k77, 24-k98 The marker waits for next turn: no other voyage of the kind this turn."""
    under_way = next(v for v in g.crossing if v[0] == voyage.word and v[1] == power)
    g.crossing.remove(under_way)
    g.tell("voyage.called_off", power=power, voyage=voyage)
