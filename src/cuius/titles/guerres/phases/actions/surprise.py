"""14.7 Surprise attack."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import GHOST, HUGUENOT
from cuius.titles.guerres.phases.actions.resolving import resolve
from cuius.titles.guerres.rules.chiefs import leads
from cuius.titles.guerres.rules.conversion import convert_town
from cuius.titles.guerres.rules.court_rolls import meaux_helps, surprise_modifiers
from cuius.titles.guerres.state import FACTIONS_OF_CAMPS, State


def surprise(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r1..r7 A town of the other camp, taken for the attacker's own faction."""
    town = yield Ask(
        faction,
        "surprise.town",
        towns_to_surprise,
        g,
        faction,
        character,
        rule="14.7-r1",
        about={"character": character},
    )
    g.tell("surprise.announced", faction=faction, character=character, town=town)
    modifiers = surprise_modifiers(g, faction, character, town)
    if meaux_helps(g, faction, town):
        g.put_in_force("surprise_of_meaux", 0)
    if (yield from resolve(g, faction, character, modifiers)):
        convert_town(g, town, faction)


def can_surprise(g: State, faction: Id, character: Id) -> bool:
    return bool(towns_to_surprise(g, faction, character))


def towns_to_surprise(g: State, faction: Id, character: Id) -> Options:
    """14.7-r3,r7 Towns of the other camp, not Paris nor La Rochelle (ruling R16)."""
    control, enemies = g.control, FACTIONS_OF_CAMPS[g.ally][1 - g.camp(faction)]
    return tuple([t for t in towns_of_influence(g, faction, character) if control[t] in enemies])


def towns_of_influence(g: State, faction: Id, character: Id) -> tuple[Id, ...]:
    """4-r9,r10 14.7-r1,r2 In the provinces on the card; for a faction leader all; and those near Meaux."""
    board = g.board
    if character == GHOST:  # 14.3-r15
        return ()
    if leads(g, faction, character):
        return board.open_to_surprise
    near = board.influence_towns[character]
    if faction == HUGUENOT and g.force_of("surprise_of_meaux"):
        return tuple([t for t in board.open_to_surprise if t in near or meaux_helps(g, faction, t)])
    return near
