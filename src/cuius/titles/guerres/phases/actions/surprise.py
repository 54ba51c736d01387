"""14.7 Surprise attack."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import GHOST, NOBODY, SPECIAL, TOWNS
from cuius.titles.guerres.phases.actions.resolving import resolve
from cuius.titles.guerres.rules.chiefs import leads
from cuius.titles.guerres.rules.conversion import convert_town
from cuius.titles.guerres.rules.court_rolls import meaux_helps, surprise_modifiers
from cuius.titles.guerres.state import State


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
    return any(is_in_reach(g, faction, character, t) for t in TOWNS.ids)


def towns_to_surprise(g: State, faction: Id, character: Id) -> Options:
    return tuple([t for t in TOWNS.ids if is_in_reach(g, faction, character, t)])


def is_in_reach(g: State, faction: Id, character: Id, town: Id) -> bool:
    """14.7-r3,r7 A town of the other camp, not Paris nor La Rochelle (ruling R16)."""
    holder = g.control[town]
    return (
        holder != NOBODY
        and g.enemies(holder, faction)
        and g.board.size[town] != SPECIAL
        and has_influence(g, faction, character, town)
    )


def has_influence(g: State, faction: Id, character: Id, town: Id) -> bool:
    """4-r9,r10 14.7-r1,r2 By the provinces on the card, as faction leader, or with the Surprise of Meaux."""
    if character == GHOST:  # 14.3-r15
        return False
    return (
        g.board.province_of[town] in g.board.influence[character]
        or leads(g, faction, character)
        or meaux_helps(g, faction, town)
    )
