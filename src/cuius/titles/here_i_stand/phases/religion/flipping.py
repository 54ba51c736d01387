"""18.1, 18.5 Spaces that a victory in words turns to the winner's religion, one after the other."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import CATHOLIC, GERMAN, NO_ZONE, PROTESTANT, PROTESTANT_FAITH
from cuius.titles.here_i_stand.rules.religion import beside, convert, recoverable, reformable
from cuius.titles.here_i_stand.state import State


def faith_of(power: int) -> Id:
    """What a side converts to."""
    return PROTESTANT_FAITH if power == PROTESTANT else CATHOLIC


def flip(g: State, winner: Id, many: int, zone: int = NO_ZONE) -> Proc[None]:
    """18.5-s7e..s7g As many spaces as there are to flip, while one is open to an attempt of the winner."""
    for left in range(many, 0, -1):
        if not flips(g, winner, zone):
            return
        space = yield Ask(winner, "flip.space", flips, g, winner, zone, rule="18.5-s7f", about={"left": left})
        convert(g, space, faith_of(winner))


def flips(g: State, winner: Id, zone: int) -> Options:
    """18.5-s7f,s7g (rulings R105, R106) In the zone of the debate as long as one is eligible there."""
    found = reformable(g) if winner == PROTESTANT else recoverable(g)
    if zone == NO_ZONE:
        return found
    return tuple([s for s in found if g.board.zone[s] == zone]) or found


def flip_beside(g: State, winner: Id, many: int) -> Proc[None]:
    """18.1-p5,p6 (ruling R2) After the Diet: German spaces next to a space of the winner's religion."""
    for left in range(many, 0, -1):
        if not german_flips(g, winner):
            return
        space = yield Ask(
            winner, "diet.space", german_flips, g, winner, rule="18.1-p5b", about={"left": left}
        )
        convert(g, space, faith_of(winner))


def german_flips(g: State, winner: Id) -> Options:
    """18.1-p5b, 18.1-p6b (rulings R84, R85) Spaces flipped a moment before count."""
    to = faith_of(winner)
    other = CATHOLIC if to == PROTESTANT_FAITH else PROTESTANT_FAITH
    return tuple([s for s in g.board.in_zone[GERMAN] if g.faith[s] == other and beside(g, to, s)])
