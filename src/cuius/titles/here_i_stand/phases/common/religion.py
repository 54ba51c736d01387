"""8.2, 18 Spaces are converted, debaters are committed, debaters and reformers leave."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    DEBATER_LUTHER,
    DEBATERS,
    FAITHS,
    GERMAN,
    NO_ZONE,
    NOBODY,
    PAPACY,
    PHASES,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMERS,
)
from cuius.titles.here_i_stand.rules.debates import side_index
from cuius.titles.here_i_stand.rules.religion import beside, may_muster, recoverable, reformable
from cuius.titles.here_i_stand.rules.units import counters_left
from cuius.titles.here_i_stand.state import AWAY, COMMITTED, EXILED, FREE, OUT, TURN_TRACK, State
from cuius.titles.here_i_stand.victory import check_religious_victory

ACTION = PHASES["action"]


def convert(g: State, space: int, faith: int) -> None:
    """2.3-r1,r2, 18.3-n1, 8.2-r13 The one way religion changes; control, units and reformers stay.

    18.3-s8c, 18.3-s5 (ruling R95) An electorate that turns Protestant gets its regulars at once.
    23.1-r1,r3 In the action phase the fiftieth space ends the game on the spot.
    """
    if g.faith[space] == faith:
        return
    g.faith[space] = int(faith)
    g.tell("faith.changes", space=PLACES[space], faith=FAITHS[faith])
    if faith == PROTESTANT_FAITH:
        if g.board.electorate[space]:
            muster(g, space)
        if g.phase == ACTION:
            check_religious_victory(g)


def muster(g: State, space: int) -> None:
    """21.6-r5, 18.3-s8c (ruling R96) As many regulars as wait for it on the electorate display."""
    at = g.board.elector_at[space]
    if not g.electors[at] or not may_muster(g, space):
        return
    many = min(g.electors[at], counters_left(g, PROTESTANT))
    if many:
        g.electors[at] -= many
        g.add_regulars(space, PROTESTANT, many)
        g.tell("electors.march", space=PLACES[space], many=many)


def electors_march(g: State) -> None:
    """21.6-r18 Regulars that waited until their electorate was Protestant in both respects."""
    if any(g.electors):
        for space in g.board.electorates:
            muster(g, space)


def commit(g: State, debater: int) -> None:
    """8.2-r19, 18.2-r17..r19 To the committed face until winter; somebody banished stays away (21.5-r9)."""
    if g.debater[debater] == FREE:
        g.debater[debater] = COMMITTED
        g.tell("debater.committed", debater=DEBATERS[debater])


def use_bonus(g: State, power: int, debater: Id) -> None:
    """18.2-r17,r22 He is committed for his bonus."""
    g.bonus_used[side_index(power)] = int(debater)
    commit(g, debater)


def end_religious_impulse(g: State) -> None:
    """18.2-r22, 18.3-r3, 18.4-r2 With the impulse ends what holds for one impulse."""
    g.bonus_used = [NOBODY] * len(g.bonus_used)
    g.reformed, g.countered = [], []


# 18.5, 8.2, 21.5 How debaters and reformers leave: burnt, disgraced, dead, banished.


def burn(g: State, debater: Id) -> None:
    """18.5-s8, 18.5-s8b (ruling R2), 18.5-s8c Out of the game with his reformer; the ruler stays ruler."""
    remove_debater(g, debater)
    points = g.board.debater_value[debater]
    g.bonus[PAPACY] += points
    g.tell("debater.burnt", debater=DEBATERS[debater], points=points)


def disgrace(g: State, debater: Id) -> None:
    """18.5-s9 A Papal debater leaves the game."""
    remove_debater(g, debater)
    points = g.board.debater_value[debater]
    g.bonus[PROTESTANT] += points
    g.tell("debater.disgraced", debater=DEBATERS[debater], points=points)


def remove_debater(g: State, debater: int) -> None:
    """8.2-r14, 18.5-s8b For good; a reformer of the same name leaves the board with him."""
    g.debater[debater] = OUT
    for reformer in REFORMERS:
        if g.board.reformer_debater[reformer] == debater:
            g.reformer_at[reformer] = AWAY
    if debater == DEBATER_LUTHER:
        g.luther_alive = False


def banish(g: State, reformer: Id) -> None:
    """8.2-r10, 21.5-r8,r9 Reformer and debater are off the board until the next card draw phase."""
    debater = g.board.reformer_debater[reformer]
    g.reformer_at[reformer] = TURN_TRACK
    if g.debater[debater] in (FREE, COMMITTED):
        g.debater[debater], g.debater_since[debater] = EXILED, g.turn
    g.tell("reformer.leaves", reformer=reformer)


def bring_back(g: State, reformer: Id) -> None:
    """8.2-r11,r12, 21.5-r10 To the same space, whose religion stays as it is; his debater is uncommitted."""
    debater = g.board.reformer_debater[reformer]
    space = g.board.reformer_space[reformer]
    g.reformer_at[reformer] = int(space)
    if g.debater[debater] == EXILED:
        g.debater[debater], g.debater_since[debater] = FREE, 0
    g.tell("reformer.returns", reformer=reformer, space=space)


# 18.1, 18.5 Spaces that a victory in words turns to the winner's religion, one after the other.


def faith_of(power: int) -> Id:
    """What a side converts to."""
    return PROTESTANT_FAITH if power == PROTESTANT else CATHOLIC


def flip(g: State, winner: Id, many: int, zone: int = NO_ZONE) -> Proc[None]:
    """18.5-s7e..s7g As many spaces as there are to flip, while one is open to an attempt of the winner.

    Ruling R556: after a debate the winner may stop before; the Council of Trent leaves no choice.
    """
    offered = flips if zone == NO_ZONE else flips_or_none
    for left in range(many, 0, -1):
        if not flips(g, winner, zone):
            return
        space = yield Ask(
            winner, "flip.space", offered, g, winner, zone, rule="18.5-s7f", about={"left": left}
        )
        if space == PASS:
            return
        convert(g, space, faith_of(winner))


def flips_or_none(g: State, winner: Id, zone: int) -> Options:
    """18.5-s7e (ruling R556)"""
    return (*flips(g, winner, zone), PASS)


def flips(g: State, winner: Id, zone: int) -> Options:
    """18.5-s7f,s7g (rulings R105, R106) In the zone of the debate as long as one is eligible there.

    After that in the other language zones; what lies in none is never flipped by a debate.
    """
    found = reformable(g) if winner == PROTESTANT else recoverable(g)
    if zone == NO_ZONE:
        return found
    zones = g.board.zone
    return tuple([s for s in found if zones[s] == zone]) or tuple([s for s in found if zones[s] != NO_ZONE])


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
