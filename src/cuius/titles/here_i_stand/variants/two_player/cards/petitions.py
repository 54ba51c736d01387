"""The faith: 207 Henry Petitions for Divorce, 208 Knights of St. John, 217 Secret Protestant Circle."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CATHOLIC,
    DEBATER_CAMPEGGIO,
    DIP_HENRY_PETITIONS,
    DIP_KNIGHTS_OF_ST_JOHN,
    DIP_SECRET_PROTESTANT_CIRCLE,
    HABSBURG,
    ITALIAN,
    NOBODY,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
    SPANISH,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card, put_away
from cuius.titles.here_i_stand.phases.common.religion import convert
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.religion.papacy import add_to_st_peters
from cuius.titles.here_i_stand.rules.debates import DEBATED, debate_zones, in_play
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.units import counters_left, enemy_land_in
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State
from cuius.titles.here_i_stand.variants.two_player.cards.registry import diplomatic

GRANT, REFUSE = "grant", "refuse"
HIRED, GUARDS = 4, 3
"""25-k207 Habsburg mercenaries if the divorce is granted, regulars if it is refused."""
BOTH_FROM = 4
"""25-k217 The face from which Spain has a circle too."""


# Henry Petitions for Divorce


@diplomatic(DIP_HENRY_PETITIONS, rule="25-k207")
def henry_petitions(g: State, player: Id) -> Proc[None]:
    """25-k207 The Papacy grants or refuses; the Habsburgs take it ill or well."""
    word = yield Ask(PAPACY, "petition.answer", verdicts, rule="25-k207")
    g.tell("petition.granted" if word == GRANT else "petition.refused")
    if word == GRANT:
        yield from granted(g)
    else:
        yield from refused(g)


def verdicts() -> Options:
    return (GRANT, REFUSE)


def granted(g: State) -> Proc[None]:
    """25-k207 A card, Habsburg mercenaries in Italy for the Protestant to place, and a debate."""
    yield from draw_card(g, PAPACY)
    if italian_camps(g):
        space = yield Ask(PROTESTANT, "petition.camp", italian_camps, g, rule="25-k207")
        many = min(HIRED, counters_left(g, HABSBURG))
        g.add_hired(space, HABSBURG, many)
        g.tell("petition.men", power=HABSBURG, space=space, many=many)
    if legations(g):
        zone = yield Ask(PAPACY, "debate.zone", legations, g, rule="25-k207")
        yield from debate(g, PAPACY, zone, speaker=DEBATER_CAMPEGGIO if is_legate(g) else NOBODY)


def italian_camps(g: State) -> Options:
    return tuple([s for s in habsburg_spaces(g) if g.board.zone[s] == ITALIAN])


def habsburg_spaces(g: State) -> Options:
    """Under Habsburg control, not besieged, without enemies, while counters last."""
    if counters_left(g, HABSBURG) <= 0:
        return ()
    held = [s for s in SPACES if controls(g, HABSBURG, s) and not g.besieged[s] and not g.unrest[s]]
    return tuple([s for s in held if not enemy_land_in(g, HABSBURG, s)])


def is_legate(g: State) -> bool:
    """25-k207 Campeggio is in the game, committed or not."""
    return g.debater[DEBATER_CAMPEGGIO] in (FREE, COMMITTED)


def legations(g: State) -> Options:
    """25-k207 Any zone where there is somebody to debate with."""
    if is_legate(g):
        return tuple([z for z in DEBATED if in_play(g, PROTESTANT, z)])
    return debate_zones(g, PAPACY)


def refused(g: State) -> Proc[None]:
    """25-k207 Three Habsburg regulars, each where the Papacy likes."""
    for left in range(GUARDS, 0, -1):
        if habsburg_spaces(g):
            about = {"left": left}
            space = yield Ask(PAPACY, "petition.guard", habsburg_spaces, g, rule="25-k207", about=about)
            g.add_regulars(space, HABSBURG)
            g.tell("petition.men", power=HABSBURG, space=space, many=1)


# Knights of St. John


@diplomatic(DIP_KNIGHTS_OF_ST_JOHN, rule="25-k208")
def knights_of_st_john(g: State, player: Id) -> Proc[None]:
    """25-k208 The next card of the deck is worth so much to St. Peter's."""
    if not g.deck:
        return
    card = yield Draw(tuple(g.deck), why="knights.card", of=CARDS)
    g.deck.remove(card)
    put_away(g, card, as_event=False)
    g.tell("knights.give", card=card, points=g.board.card_cp[card], reveal=True)
    add_to_st_peters(g, g.board.card_cp[card])


# Secret Protestant Circle


@diplomatic(DIP_SECRET_PROTESTANT_CIRCLE, rule="25-k217")
def secret_protestant_circle(g: State, player: Id) -> Proc[None]:
    """25-k217 One space of Italy turns Protestant, and on a high face one of Spain too (ruling R466)."""
    (face,) = yield Roll(d6=1, why="circle", who=player)
    for zone in (ITALIAN, SPANISH) if face >= BOTH_FROM else (ITALIAN,):
        if hidden_towns(g, zone):
            about = {"zone": zone}
            space = yield Ask(PROTESTANT, "circle.space", hidden_towns, g, zone, rule="25-k217", about=about)
            convert(g, space, PROTESTANT_FAITH)


def hidden_towns(g: State, zone: Id) -> Options:
    return tuple([s for s in g.board.in_zone[zone] if g.faith[s] == CATHOLIC])
