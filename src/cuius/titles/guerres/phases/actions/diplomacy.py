"""14.7 Diplomacy: a mission to a neighbouring country."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import COUNTRIES
from cuius.titles.guerres.phases.actions.resolving import resolve
from cuius.titles.guerres.rules.court_rolls import diplomacy_modifiers, row_of
from cuius.titles.guerres.rules.subsidies import grant, hears
from cuius.titles.guerres.state import State, tried_at


def diplomacy(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r14..r17 One attempt for each country and turn; the total decides what the mission brings."""
    country = yield Ask(
        faction,
        "diplomacy.country",
        countries_to_visit,
        g,
        faction,
        rule="14.7-r15",
        about={"character": character},
    )
    g.tried_country[tried_at(faction, country)] = True
    g.tell("diplomacy.announced", faction=faction, character=character, country=country)
    total = yield from resolve(g, faction, character, diplomacy_modifiers(g, character, country))
    if total:
        yield from grant(g, faction, country, row_of(g.board, total))


def can_negotiate(g: State, faction: Id, character: Id) -> bool:
    return bool(countries_to_visit(g, faction))


def countries_to_visit(g: State, faction: Id) -> Options:
    """14.7-r15,r22 6-r1 Countries that hear the faction and have not been visited this turn."""
    return tuple(
        [c for c in COUNTRIES.ids if hears(g, faction, c) and not g.tried_country[tried_at(faction, c)]]
    )
