"""2 Holy Roman Emperor, and 32 Gout against it."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import answer, event
from cuius.titles.here_i_stand.ids import CHARLES_V, DUKE_OF_ALVA, GOUT, HABSBURG, HOLY_ROMAN_EMPEROR, PLACES
from cuius.titles.here_i_stand.phases.action.siege import is_frozen
from cuius.titles.here_i_stand.rules.relations import controls, others_from
from cuius.titles.here_i_stand.rules.stacks import enemy_land_in
from cuius.titles.here_i_stand.rules.windows import STOP, was_stopped, window
from cuius.titles.here_i_stand.state import State

TRANSFER = "emperor.transfer"
ALONE, TOGETHER = "alone", "together"


def can_travel(g: State, power: Id) -> bool:
    """21.2-r2 Charles stands on the map, unbesieged, and has somewhere to go."""
    at = g.leader_at[CHARLES_V]
    return at >= 0 and not is_frozen(g, HABSBURG, at) and bool(residences(g))


def residences(g: State) -> Options:
    """21.2-r2 Other Habsburg home spaces under control, calm and without enemies."""
    at = g.leader_at[CHARLES_V]
    return tuple([s for s in g.board.homes[HABSBURG] if s != at and is_residence(g, s)])


def is_residence(g: State, space: int) -> bool:
    return controls(g, HABSBURG, space) and not g.unrest[space] and not enemy_land_in(g, HABSBURG, space)


@event(HOLY_ROMAN_EMPEROR, rule="21.2-r2", when=can_travel)
def holy_roman_emperor(g: State, power: Id) -> Proc[None]:
    """24-k2, 21.2-r2..r4 Charles goes where he likes, Alva with him if he may; then five command points."""
    origin = g.leader_at[CHARLES_V]
    space = yield Ask(HABSBURG, "emperor.to", residences, g, rule="21.2-r2")
    about = {"origin": PLACES[origin], "space": space}
    if not was_stopped((yield from window(g, TRANSFER, others_from(HABSBURG), about=about))):
        company = yield Ask(HABSBURG, "emperor.alva", company_of, g, rule="21.2-r4", about=about)
        g.leader_at[CHARLES_V] = int(space)
        if company == TOGETHER:
            g.leader_at[DUKE_OF_ALVA] = int(space)
        g.tell("emperor.travels", leader=CHARLES_V, **about)
    g.cp += g.board.card_cp[HOLY_ROMAN_EMPEROR]


def company_of(g: State) -> Options:
    """21.2-r4 Only the Duke of Alva, from the same space."""
    return (TOGETHER, ALONE) if g.leader_at[DUKE_OF_ALVA] == g.leader_at[CHARLES_V] else (ALONE,)


@answer(TRANSFER, GOUT, rule="21.2-r3")
def gout_at_court(g: State, power: Id) -> Proc[str]:
    """21.2-r3 Charles stays where he is; no command point is lost."""
    yield from ()
    return STOP
