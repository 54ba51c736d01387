"""20 Cards of the New World: voyages (50, 77, 98, 99, 101) what lies beside colonies (48, 49, 53, 54, 96)."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    CIRCUMNAVIGATION,
    ENGLAND,
    EXPLORERS,
    FOUNTAIN_OF_YOUTH,
    FRANCE,
    GALLEONS,
    HUGUENOT_RAIDERS,
    MERCATORS_MAP,
    NOBODY,
    PLANTATIONS,
    POTOSI_SILVER_MINES,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    SALE_OF_MOLUCCAS,
    SEARCH_FOR_CIBOLA,
    SEBASTIAN_CABOT,
    SMALLPOX,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card
from cuius.titles.here_i_stand.phases.new_world.colonies import (
    COLONISTS,
    abandon,
    free_boxes,
    has_room,
    place_potosi,
    settled,
)
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
from cuius.titles.here_i_stand.rules.cards import event
from cuius.titles.here_i_stand.rules.editions import is_later
from cuius.titles.here_i_stand.rules.new_world import LOST, explorers_left
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


# What lies beside the colonies: 48 Galleons, 49 Huguenot Raiders, 53 Plantations, 54 Potosi Silver Mines;
# and 96 Sale of Moluccas.

CORSAIRS_OF_FAITH = (ENGLAND, FRANCE, PROTESTANT)
"""24-k49 Who has raiders."""
SPARE = "spare"
"""A colony marker that lies beside the board."""
PRICE_OF_MOLUCCAS = 2
"""24-k96 Cards."""


# Markers beside the colonies


def without_galleons(g: State) -> Options:
    return tuple([p for p in COLONISTS if not g.galleons[p]])


def galleons_left(g: State, power: Id) -> bool:
    """24-k48 (ruling R445) One marker for each of the three."""
    return bool(without_galleons(g))


@event(GALLEONS, rule="24-k48", when=galleons_left)
def galleons(g: State, power: Id) -> Proc[None]:
    """24-k48, 20.4-t3 From now on a galleon is worth a card to the power the player names."""
    owner = yield Ask(power, "galleons.for", without_galleons, g, rule="24-k48")
    g.galleons[owner] = True
    g.tell("galleons.built", power=owner)


def without_plantations(g: State) -> Options:
    return tuple([p for p in COLONISTS if not g.plantations[p]])


def plantations_left(g: State, power: Id) -> bool:
    """24-k53 (ruling R445) One marker for each of the three."""
    return bool(without_plantations(g))


@event(PLANTATIONS, rule="24-k53", when=plantations_left)
def plantations(g: State, power: Id) -> Proc[None]:
    """24-k53, 20.4-r2 Every colony of the power the player names yields more for the rest of the game."""
    owner = yield Ask(power, "plantations.for", without_plantations, g, rule="24-k53")
    g.plantations[owner] = True
    g.tell("plantations.laid_out", power=owner)


def privateers(g: State) -> Options:
    """24-k49 A home port of the new faith, and no raider in play."""
    return tuple([p for p in CORSAIRS_OF_FAITH if not g.raiders[p] and has_reformed_port(g, p)])


def has_reformed_port(g: State, power: Id) -> bool:
    return any(g.faith[port] == PROTESTANT_FAITH for port in g.board.home_ports[power])


def has_privateers(g: State, power: Id) -> bool:
    return bool(privateers(g))


@event(HUGUENOT_RAIDERS, rule="24-k49", when=has_privateers)
def huguenot_raiders(g: State, power: Id) -> Proc[None]:
    """24-k49, 20.4-r3 A raider lies in wait for the cards that the New World sends the Habsburgs."""
    owner = yield Ask(power, "raiders.for", privateers, g, rule="24-k49")
    g.raiders[owner] = True
    g.tell("raiders.sail", power=owner)


# Potosi


def prospectors(g: State) -> Options:
    """24-k54 Powers with an open colony box for the mines."""
    return tuple([p for p in COLONISTS if has_room(g, p)])


def has_prospectors(g: State, power: Id) -> bool:
    return g.potosi == NOBODY and bool(prospectors(g))


@event(POTOSI_SILVER_MINES, rule="24-k54", when=has_prospectors)
def potosi_silver_mines(g: State, power: Id) -> Proc[None]:
    """24-k54, 20.1-r3, 20.4-r1 The mines lie in a colony box of the power the player names."""
    owner = yield Ask(power, "potosi.for", prospectors, g, rule="24-k54")
    if is_later(g):
        yield from give_up_marker(g, owner)
    box = yield Ask(owner, "colony.box", free_boxes, g, owner, rule="24-k54")
    place_potosi(g, owner, box)


def give_up_marker(g: State, owner: Id) -> Proc[None]:
    """24-d54 A colony marker leaves the game for the mines: an unused one, or one from its box."""
    box = yield Ask(owner, "potosi.marker", markers, g, owner, rule="24-k54")
    g.retired[owner] += 1
    if box != SPARE:
        abandon(g, owner, box)


def markers(g: State, owner: Id) -> Options:
    return (SPARE, *settled(g, owner))


# The Moluccas


def is_sailed_around(g: State, power: Id) -> bool:
    return g.discovered[CIRCUMNAVIGATION] != NOBODY


@event(SALE_OF_MOLUCCAS, rule="24-k96", when=is_sailed_around)
def sale_of_moluccas(g: State, power: Id) -> Proc[None]:
    """24-k96, 20.2-t5d Whoever sailed round the world sells the islands for two cards."""
    owner = POWERS[g.discovered[CIRCUMNAVIGATION]]
    g.tell("moluccas.sold", power=owner)
    for _ in range(PRICE_OF_MOLUCCAS):
        yield from draw_card(g, owner)
