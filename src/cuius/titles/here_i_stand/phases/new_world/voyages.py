"""20 The New World Phase: voyages are launched, explorations resolved."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Ask, Checkpoint, Draw, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CIRCUMNAVIGATION,
    COLONIZE,
    CONQUER,
    ENGLAND,
    EXPLORE,
    EXPLORERS,
    FRANCE,
    HABSBURG,
    NOBODY,
    PACIFIC_STRAIT,
    POWERS,
    VOYAGES,
)
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.cards import draw_card, mark_done, take_out
from cuius.titles.here_i_stand.phases.new_world.colonies import conquests, has_room, land_colonies
from cuius.titles.here_i_stand.rules.new_world import (
    AVAILABLE,
    COLONIZED,
    CONQUERED,
    EXPLORED,
    LOST,
    PLACED,
    RETURNED,
    cabot_of,
    conquistadors_left,
    explorers_left,
    is_done,
    river_for,
    southern_choices,
)
from cuius.titles.here_i_stand.state import State

EXPLORE_SEGMENT, CONQUER_SEGMENT, COLONIZE_SEGMENT = range(3)
"""Segments of the phase."""


def new_world(g: State) -> Proc[None]:
    """7-t8, 20-r3, 20.2-r6 Explorations first, then conquests; colonies reach their boxes."""
    if g.segment == EXPLORE_SEGMENT:
        yield Checkpoint("new_world")
        yield from explorations(g)
        g.segment = CONQUER_SEGMENT
    if g.segment == CONQUER_SEGMENT:
        yield Checkpoint("new_world")
        yield from conquests(g)
        g.segment = COLONIZE_SEGMENT
    yield Checkpoint("new_world")
    yield from land_colonies(g)


# 20.1, 20.2, 20.3 Voyages are launched: by an action, or by a card.

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


# 20.2 Voyages of exploration are resolved.

EXPLORATIONS = ("explore", "cabot")
EXPLORING = "voyage.exploration"
"""Why the first dice of a voyage are thrown."""
TIES = (ENGLAND, FRANCE, HABSBURG)
"""20.2-r8 Who sails first with explorers of the same value."""


class Voyage(NamedTuple):
    """One expedition on its way."""

    kind: str
    power: Id
    launched_with: int
    """What the card that launched it adds."""
    explorer: Id


def explorations(g: State) -> Proc[None]:
    """20.2-r6..r8 Every marker is replaced first; then the best explorers sail first."""
    voyages = []
    for kind, who, modifier in tuple(g.crossing):
        if kind in EXPLORATIONS:
            explorer = yield from captain(g, kind, POWERS[who])
            voyages.append(Voyage(kind, POWERS[who], modifier, explorer))
    for voyage in in_order(g, voyages):
        g.crossing.remove((voyage.kind, int(voyage.power), voyage.launched_with))
        yield from sail(g, voyage)


def captain(g: State, kind: str, power: Id) -> Proc[Id]:
    """20.2-r7 Drawn from the power's available explorers; Cabot by his card (20.2-r4)."""
    cabot = cabot_of(g, power)
    if kind == "cabot" and cabot is not None:
        explorer = cabot
    else:
        explorer = yield Draw(explorers_left(g, power), why="voyage.explorer", of=EXPLORERS)
    g.tell("voyage.captain", power=power, explorer=explorer)
    return explorer


def in_order(g: State, voyages: list[Voyage]) -> list[Voyage]:
    """20.2-r8 (ruling R330) By value; then England, France, Habsburg; then as they were launched."""
    value = g.board.explorer_value
    return sorted(voyages, key=lambda v: (-value[v.explorer], TIES.index(v.power)))


def modifiers(g: State, voyage: Voyage, why: str) -> tuple[Modifier, ...]:
    """20.2-r9 The explorer's value, and Mercator's Map if it launched the voyage.

    20.2-d1 In 2017 the first exploration of a power sails uncharted waters; 24-d99 Cabot knows them.
    """
    found = [Modifier(g.board.explorer_value[voyage.explorer], "voyage.value", "20.2-r9")]
    if voyage.launched_with:
        found.append(Modifier(voyage.launched_with, "voyage.mercator", "20.2-r9"))
    uncharted = 0 if g.charted[voyage.power] or voyage.kind == "cabot" else g.board.numbers["uncharted"]
    if uncharted and why == EXPLORING:
        found.append(Modifier(uncharted, "voyage.uncharted", "20.2-r9"))
    return tuple(found)


def throw(g: State, voyage: Voyage, why: str) -> Proc[int]:
    """20.2-r9 Two dice and the modifiers."""
    plus = modifiers(g, voyage, why)
    dice = sum((yield Roll(d6=2, why=why, who=voyage.power, reasons=plus)))
    result = dice + total(plus)
    g.tell("voyage.rolled", explorer=voyage.explorer, dice=dice, total=result)
    return result


def sail(g: State, voyage: Voyage) -> Proc[None]:
    """20.2-t1..t4 Lost, nothing, a discovery, or deep into South America."""
    result = yield from throw(g, voyage, EXPLORING)
    if voyage.kind != "cabot":
        g.charted[voyage.power] = True
    if result <= g.board.numbers["lost_up_to"]:
        lose(g, voyage)
    elif result >= g.board.numbers["choice_from"]:
        yield from sail_south(g, voyage)
    else:
        river = river_for(g, result)
        if river is None:  # 20.2-t2, 20.2-t3b
            come_back(g, voyage)
        else:
            claim(g, voyage, river)


def sail_south(g: State, voyage: Voyage) -> Proc[None]:
    """20.2-t4 (ruling R118) The power chooses; if nothing is left the explorer comes back."""
    if not southern_choices(g):
        come_back(g, voyage)
        return
    goal = yield Ask(
        voyage.power,
        "voyage.choice",
        southern_choices,
        g,
        rule="20.2-t4",
        about={"explorer": voyage.explorer, "bonus": voyage.launched_with},
    )
    if goal == CIRCUMNAVIGATION:
        yield from circumnavigate(g, voyage)
    else:
        claim(g, voyage, goal)  # 20.2-t6, 20.2-t7


def circumnavigate(g: State, voyage: Voyage) -> Proc[None]:
    """20.2-t5, 20.2-t5b,t5c,t5d,t5e Through the Pacific Strait, and round the world on a second throw."""
    found_strait = g.discovered[PACIFIC_STRAIT] == NOBODY
    if found_strait:
        claim(g, voyage, PACIFIC_STRAIT)
    result = yield from throw(g, voyage, "voyage.circumnavigation")
    if result < g.board.numbers["around_from"]:
        lose(g, voyage)
        if found_strait:  # 20.2-t5b his counter marks the strait
            g.explorers[voyage.explorer] = PLACED
        return
    claim(g, voyage, CIRCUMNAVIGATION)
    if result >= g.board.numbers["around_card_from"]:  # 20.2-t5d (ruling R119)
        yield from draw_card(g, voyage.power)


# What becomes of an explorer


def claim(g: State, voyage: Voyage, discovery: Id) -> None:
    """20.2-t3c The points are the power's; the explorer stays there to the end of the game."""
    points = g.board.discovery_vp[discovery]
    g.discovered[discovery] = int(voyage.power)
    g.bonus[voyage.power] += points
    g.explorers[voyage.explorer] = PLACED
    g.tell(
        "voyage.discovery", power=voyage.power, explorer=voyage.explorer, discovery=discovery, points=points
    )


def come_back(g: State, voyage: Voyage) -> None:
    """20.2-t2 To the pool; Cabot too, and from now on he sails from there (ruling R331)."""
    called = g.board.explorer_card[voyage.explorer] != NOBODY
    g.explorers[voyage.explorer] = RETURNED if called else AVAILABLE
    g.tell("voyage.nothing", power=voyage.power, explorer=voyage.explorer)


def lose(g: State, voyage: Voyage) -> None:
    """20.2-t1, 20.2-t5b Out of the game; Cabot takes his card along."""
    g.explorers[voyage.explorer] = LOST
    g.tell("voyage.lost", power=voyage.power, explorer=voyage.explorer)
    if g.board.explorer_card[voyage.explorer] != NOBODY:
        card = CARDS[g.board.explorer_card[voyage.explorer]]
        if card not in g.removed:
            take_out(g, card)
            g.removed.append(int(card))
            g.tell("card.leaves", card=card)
