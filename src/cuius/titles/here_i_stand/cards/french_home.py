"""21.4 Patron of the Arts, France's home card, and the chateaux."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    CARDS,
    FLORENCE,
    FRANCE,
    FRANCIS_I,
    HOME,
    ITALIAN,
    MILAN,
    PATRON_OF_THE_ARTS,
    RULER_FRANCIS_I,
    SPACES,
)
from cuius.titles.here_i_stand.phases.drawing import draw_card
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.stacks import enemy_land_in
from cuius.titles.here_i_stand.state import CAPTIVE, State

ITALIAN_KEYS = 3
"""So many of them make the patron's name in the edition of 2017."""


def can_build(g: State, power: Id) -> bool:
    """21.4-r3 (ruling R337) While there are points to win and Francis I rules, free and not besieged."""
    at = g.leader_at[FRANCIS_I]
    if g.ruler[FRANCE] != RULER_FRANCIS_I or at == CAPTIVE:
        return False
    if 0 <= at < len(SPACES) and g.besieged[at]:
        return False
    return g.chateaux < g.board.numbers["chateaux_most"]


@event(PATRON_OF_THE_ARTS, rule="21.4-r1", when=can_build)
def patron_of_the_arts(g: State, power: Id) -> Proc[None]:
    """24-k4, 21.4-r1,r2 A die, unless Milan makes it sure; a chateau is a point."""
    if g.board.chateau_sure_with_milan and controls(g, FRANCE, MILAN):
        add_chateaux(g, 1)
        return
    (face,) = yield Roll(d6=1, why="chateau", who=FRANCE)
    result = face + total(chateau_modifiers(g))
    g.tell("chateau.rolled", face=face, total=result)
    _, points, drawn, discarded = next(row for row in g.board.chateaux if result >= row[0])
    add_chateaux(g, points)
    for _ in range(drawn):
        yield from draw_card(g, FRANCE)
    for _ in range(min(discarded, len(spare_cards(g)))):
        card = yield Ask(FRANCE, "chateau.discard", spare_cards, g, rule="21.4-r1", secret=True)
        g.take_from_hand(FRANCE, card)
        g.discard(int(card))
        g.tell("chateau.discarded", card=card, reveal=True)


def add_chateaux(g: State, many: int) -> None:
    """21.4-r1,r3 The marker moves along its track, never beyond the last box."""
    g.chateaux = min(g.chateaux + many, g.board.numbers["chateaux_most"])
    g.tell("chateau.built" if many else "chateau.none", boxes=g.chateaux)


def spare_cards(g: State) -> Options:
    """What France may discard: anything but a home card."""
    return tuple([CARDS[c] for c in sorted(g.hands[FRANCE]) if g.board.card_kind[c] != HOME])


def chateau_modifiers(g: State) -> tuple[Modifier, ...]:
    """21.4-r3 (ruling R132) None in the rulebook's roll; those of the table of 2017."""
    if g.board.chateau_sure_with_milan:
        return ()
    homes = g.board.homes[FRANCE]
    keys = [k for k in g.board.keys if g.board.zone[k] == ITALIAN and controls(g, FRANCE, k)]
    rows = (
        (2, "chateau.milan", controls(g, FRANCE, MILAN)),
        (1, "chateau.florence", controls(g, FRANCE, FLORENCE)),
        (2, "chateau.italy", len(keys) >= ITALIAN_KEYS),
        (1, "chateau.tournament", g.scenario == "tournament"),
        (-1, "chateau.lost_home", any(not controls(g, FRANCE, s) for s in homes)),
        (-2, "chateau.enemies", any(enemy_land_in(g, FRANCE, s) for s in homes)),
    )
    return tuple([Modifier(value, reason, "21.4-r1") for value, reason, holds in rows if holds])
