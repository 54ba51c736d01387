"""Cards of the edition of 2017, far from home: 111 Colonial Governor / Native Uprising,
113 Imperial Coronation, 114 La Forêt's Embassy.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.cards.registry import KEPT, event
from cuius.titles.here_i_stand.ids import (
    CHARLES_V,
    COLONIAL_GOVERNOR_NATIVE_UPRISING,
    FRANCE,
    HABSBURG,
    IMPERIAL_CORONATION,
    ITALIAN,
    LA_FORETS_EMBASSY,
    OTTOMAN,
)
from cuius.titles.here_i_stand.phases.drawing import draw_card
from cuius.titles.here_i_stand.phases.new_world.riches import COLONISTS
from cuius.titles.here_i_stand.rules.lasting import GOVERNED, RISEN, put_in_force, put_out_of_force
from cuius.titles.here_i_stand.state import ALLIED, State
from cuius.titles.here_i_stand.state import POWERS as N

GOVERNOR, UPRISING = "governor", "uprising"


# Colonial Governor / Native Uprising


@event(COLONIAL_GOVERNOR_NATIVE_UPRISING, rule="24-k111")
def colonial_governor(g: State, power: Id) -> Proc[None]:
    """24-k111 (ruling R500) The one marker, on the side the player likes, beside the colonies it names."""
    owner = yield Ask(power, "governor.for", colonists, rule="24-k111")
    side = yield Ask(power, "governor.side", sides, rule="24-k111", about={"power": owner})
    for colonist in COLONISTS:
        put_out_of_force(g, GOVERNED | RISEN, colonist)
    put_in_force(g, GOVERNED if side == GOVERNOR else RISEN, owner)
    g.tell("governor.sent" if side == GOVERNOR else "governor.uprising", power=owner)


def colonists() -> Options:
    return COLONISTS


def sides() -> Options:
    return (GOVERNOR, UPRISING)


# Mandatory events that may come to nothing


@event(IMPERIAL_CORONATION, rule="24-k113")
def imperial_coronation(g: State, power: Id) -> Proc[str | None]:
    """24-k113 Charles V in Italy: a card for the Habsburgs and one for the player."""
    at = g.leader_at[CHARLES_V]
    if not 0 <= at < SPACE_COUNT or g.board.zone[at] != ITALIAN:
        g.tell("coronation.none")
        return None
    g.tell("coronation.held", leader=CHARLES_V)
    return (yield from reward(g, IMPERIAL_CORONATION, (HABSBURG, power)))


@event(LA_FORETS_EMBASSY, rule="24-k114")
def la_forets_embassy(g: State, power: Id) -> Proc[str | None]:
    """24-k114 The Ottoman and France draw a card each if they are allies."""
    if g.relation[OTTOMAN * N + FRANCE] != ALLIED:
        g.tell("embassy.none")
        return None
    g.tell("embassy.received", one=OTTOMAN, other=FRANCE)
    return (yield from reward(g, LA_FORETS_EMBASSY, (OTTOMAN, FRANCE)))


def reward(g: State, card: Id, powers: tuple[Id, ...]) -> Proc[str | None]:
    """24-k113, 24-k114 A card each; an event that gave cards leaves the game."""
    drawn = []
    for power in powers:
        drawn.append((yield from draw_card(g, power)))
    if not any(drawn):
        return None
    g.removed.append(int(card))
    return KEPT
