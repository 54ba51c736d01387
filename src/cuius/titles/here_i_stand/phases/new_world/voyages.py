"""20.1, 20.2, 20.3 Voyages are launched: by an action, or by a card."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import COLONIZE, CONQUER, EXPLORE, POWERS, VOYAGES
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.cards import mark_done
from cuius.titles.here_i_stand.phases.new_world.conquest import has_room
from cuius.titles.here_i_stand.rules.new_world import (
    COLONIZED,
    CONQUERED,
    EXPLORED,
    cabot_of,
    conquistadors_left,
    explorers_left,
    is_done,
)
from cuius.titles.here_i_stand.state import State

EXPLORATION, COLONY, CONQUEST, CABOT = VOYAGES


def launch(g: State, voyage: Id, power: int, modifier: int = 0) -> None:
    """20-r3 A marker in the Crossing Atlantic box; the voyage is resolved in the New World Phase."""
    g.crossing.append((voyage.word, int(power), modifier))
    g.tell("voyage.launched", power=POWERS[power], voyage=voyage)


def is_crossing(g: State, voyage: Id, power: int) -> bool:
    return any(kind == voyage.word and who == power for kind, who, _ in g.crossing)


# Explorations


def can_explore(g: State, power: Id) -> bool:
    """20.2-r3, 20.2-x1 Once a turn, while there is somebody to send."""
    return not is_done(g, EXPLORED, power) and bool(explorers_left(g, power))


@action(EXPLORE, rule="20.2-r1", when=can_explore)
def explore(g: State, power: Id) -> Proc[None]:
    """20-r1, 20.2-r1 The power's Exploration Underway marker."""
    launch_exploration(g, power)
    yield from ()


def launch_exploration(g: State, power: int, modifier: int = 0) -> None:
    """20.2-r3, 20.2-r5 It counts as the one of this turn, also with Mercator's Map and its modifier."""
    mark_done(g, EXPLORED, power)
    launch(g, EXPLORATION, power, modifier)


def can_send_cabot(g: State, power: int) -> bool:
    """20.2-r4 (ruling R331) He has not sailed for this power yet."""
    return cabot_of(g, power) is not None and not is_crossing(g, CABOT, power)


def launch_cabot(g: State, power: int) -> None:
    """20.2-r4 On top of the power's exploration of the turn."""
    launch(g, CABOT, power)


# Colonies


def can_colonize(g: State, power: Id) -> bool:
    """20.1-r3, 20.1-r4 Once a turn, while a colony box is left."""
    return not is_done(g, COLONIZED, power) and has_room(g, power)


@action(COLONIZE, rule="20.1-r1", when=can_colonize)
def colonize(g: State, power: Id) -> Proc[None]:
    """20-r1, 20.1-r1 A colony marker crosses the Atlantic."""
    mark_done(g, COLONIZED, power)
    launch(g, COLONY, power)
    yield from ()


# Conquests


def can_conquer(g: State, power: Id) -> bool:
    """20.3-r3, 20.3-x1 Once a turn, while there is somebody to send."""
    return not is_done(g, CONQUERED, power) and bool(conquistadors_left(g, power))


@action(CONQUER, rule="20.3-r1", when=can_conquer)
def conquer(g: State, power: Id) -> Proc[None]:
    """20-r1, 20.3-r1 The power's conquest marker."""
    launch_conquest(g, power)
    yield from ()


def launch_conquest(g: State, power: int, modifier: int = 0) -> None:
    """20.3-r3, 20.3-r4 It counts as the one of this turn, also with Smallpox and its modifier."""
    mark_done(g, CONQUERED, power)
    launch(g, CONQUEST, power, modifier)
