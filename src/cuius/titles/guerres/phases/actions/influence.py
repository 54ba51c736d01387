"""14.7 Gaining influence at court."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import FACTIONS, ROYALIST, SPECIAL, TOWNS
from cuius.titles.guerres.phases.actions.resolving import resolve
from cuius.titles.guerres.rules.conversion import convert_town
from cuius.titles.guerres.rules.court_rolls import influence_modifiers, preachers_help
from cuius.titles.guerres.state import State


def influence(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r8..r13 A town of the ally, named before the dice (ruling R74), comes over."""
    town = yield Ask(
        faction,
        "influence.town",
        towns_of_ally,
        g,
        faction,
        rule="14.7-r10",
        about={"character": character},
    )
    g.tell("influence.announced", faction=faction, character=character, town=town)
    modifiers = influence_modifiers(g, faction, character, town)
    if preachers_help(g, faction):
        g.put_in_force("parisian_preachers", 0)
    if (yield from resolve(g, faction, character, modifiers)):
        convert_town(g, town, faction)


def can_influence(g: State, faction: Id, character: Id) -> bool:
    return has_voice(g, faction) and bool(towns_of_ally(g, faction))


def has_voice(g: State, faction: Id) -> bool:
    """14.7-r8,r9 Both cooperating factions, or with the option only the ally (ruling R17)."""
    return faction == g.ally or (faction == ROYALIST and g.influence_both)


def towns_of_ally(g: State, faction: Id) -> Options:
    """14.7-r10,r13 Those of the ally, with or without Paris and La Rochelle (ruling R18)."""
    friend = partner(g, faction)
    return tuple(
        [
            t
            for t in TOWNS.ids
            if g.control[t] == friend and (g.influence_special or g.board.size[t] != SPECIAL)
        ]
    )


def partner(g: State, faction: Id) -> Id:
    """Whom the faction cooperates with, in the Royalist's camp."""
    return FACTIONS[g.ally] if faction == ROYALIST else ROYALIST
