"""21 Home cards: those of the religious struggle, the Emperor's, England's and France's."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    BANS,
    CARDS,
    CHARLES_V,
    DEBATER_LUTHER,
    DUKE_OF_ALVA,
    ENGLAND,
    FLORENCE,
    FRANCE,
    FRANCIS_I,
    GERMAN,
    GOUT,
    HABSBURG,
    HERE_I_STAND,
    HOLY_ROMAN_EMPEROR,
    ITALIAN,
    LEIPZIG_DEBATE,
    MANDATORY,
    MILAN,
    NOBODY,
    PAPACY,
    PAPAL_BULL,
    PATRON_OF_THE_ARTS,
    PLACES,
    PROTESTANT,
    RULER_FRANCIS_I,
    SCOTLAND,
    SIX_WIVES,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.impulse import AS_POINTS, manners, play_event
from cuius.titles.here_i_stand.phases.common.cards import draw_card, has_spare_card, put_away, window
from cuius.titles.here_i_stand.phases.diplomacy.war import declare_war
from cuius.titles.here_i_stand.phases.england import marry
from cuius.titles.here_i_stand.phases.land.siege import is_frozen
from cuius.titles.here_i_stand.phases.religion.debates import name_zone_and_debate
from cuius.titles.here_i_stand.phases.religion.papacy import bannable, excommunicate
from cuius.titles.here_i_stand.rules.cards import KEPT, STOP, answer, event, was_stopped
from cuius.titles.here_i_stand.rules.communication import home_spaces
from cuius.titles.here_i_stand.rules.debates import debate_zones
from cuius.titles.here_i_stand.rules.editions import discards_of
from cuius.titles.here_i_stand.rules.lasting import LUTHER_HIDDEN, in_force
from cuius.titles.here_i_stand.rules.powers import controls, may_advance, may_ever_declare, others_from
from cuius.titles.here_i_stand.rules.units import enemy_land_in
from cuius.titles.here_i_stand.state import CAPTIVE, State

PLAY_IT, KEEP_IT = "play", "keep"
CRANMER = BANS["cranmer"]


def can_excommunicate(g: State, power: Id) -> bool:
    return bool(bannable(g))


@event(PAPAL_BULL, rule="21.5-r3", when=can_excommunicate)
def papal_bull(g: State, power: Id) -> Proc[None]:
    """24-k5, 21.5-r3 A reformer, or a ruler against whom there are grounds."""
    ban = yield Ask(power, "ban.whom", bannable, g, rule="21.5-r3")
    if ban == CRANMER and was_stopped((yield from window(g, "ban.cranmer", others_from(PAPACY)))):  # 24-k115
        return
    yield from excommunicate(g, ban)


def can_call_at_leipzig(g: State, power: Id) -> bool:
    return bool(debate_zones(g, PAPACY))


@event(LEIPZIG_DEBATE, rule="18.5-s3b", when=can_call_at_leipzig)
def leipzig_debate(g: State, power: Id) -> Proc[None]:
    """24-k6, 18.1-r30c, 18.5-s3b A debate with an advantage for the Papacy."""
    yield from name_zone_and_debate(g, power, leipzig=True)


# Here I Stand


def can_retrieve(g: State, power: Id) -> bool:
    return g.luther_alive and bool(retrievable(g, power))


def retrievable(g: State, power: Id) -> Options:
    """6.2-r18,r19, 6.2-x2,x3 Discards, no mandatory events, nor what it played itself but for points."""
    kind = g.board.card_kind
    own = [card for card, who in g.used_as_event if who == power]
    return tuple([CARDS[c] for c in sorted(g.discards) if kind[c] != MANDATORY and c not in own])


@event(HERE_I_STAND, rule="11-r6", when=can_retrieve)
def here_i_stand(g: State, power: Id) -> Proc[str]:
    """24-k7 Any card from the discard pile, to be played at once or kept."""
    card = yield Ask(power, "retrieve.card", retrievable, g, power, rule="11-r6")
    put_away(g, HERE_I_STAND, as_event=True)
    g.discards.remove(card)
    g.hands[power].append(int(card))
    g.card = NOBODY
    g.tell("retrieve.taken", power=power, card=card)
    use = yield Ask(power, "retrieve.use", uses, g, power, card, rule="11-r6", about={"card": card})
    if use == PLAY_IT:
        yield from play_at_once(g, power, card)
    else:  # taken openly, it stays known to all
        g.shown += [(int(other), int(power), int(card)) for other in others_from(power)]
    return KEPT


def uses(g: State, power: Id, card: Id) -> Options:
    return (PLAY_IT, KEEP_IT) if manners(g, power, card) else (KEEP_IT,)


def play_at_once(g: State, power: Id, card: Id) -> Proc[None]:
    """11-r2..r6 As any card of the impulse: for its points or as an event."""
    manner = yield Ask(power, "impulse.manner", manners, g, power, card, rule="6.1-r2", about={"card": card})
    g.take_from_hand(power, card)
    g.card = int(card)
    if manner == AS_POINTS:
        g.cp = g.board.card_cp[card]
        put_away(g, card, as_event=False)
        g.tell("impulse.points", power=power, card=card, points=g.cp)
    else:
        yield from play_event(g, power, card)


def may_stand(g: State, power: Id, zone: Id, drawn: Id) -> bool:
    """18.5-s3c,s3d In the German zone, Luther alive and not hidden; he may be committed or banished."""
    if zone != GERMAN or drawn == DEBATER_LUTHER or not g.luther_alive:
        return False
    return power == PROTESTANT and not in_force(g, LUTHER_HIDDEN, PROTESTANT)


@answer("debate.debaters", HERE_I_STAND, rule="18.5-s3c", when=may_stand)
def luther_takes_the_stand(g: State, power: Id, zone: Id, drawn: Id) -> Proc[None]:
    """18.5-s3c, 18.5-s7i Luther debates in place of whoever was drawn, and the Protestant draws a card."""
    g.tell("debate.luther", debater=drawn)
    yield from draw_card(g, power)


# 2 Holy Roman Emperor, and 32 Gout against it.

TRANSFER = "emperor.transfer"
ALONE, TOGETHER = "alone", "together"


def can_travel(g: State, power: Id) -> bool:
    """21.2-r2 Charles stands on the map, unbesieged, and has somewhere to go."""
    at = g.leader_at[CHARLES_V]
    if at < 0 or is_frozen(g, HABSBURG, at):
        return False
    return any(s != at and is_residence(g, s) for s in home_spaces(g, HABSBURG))


def residences(g: State) -> Options:
    """21.2-r2, 21.1-r9 Other Habsburg home spaces under control, calm, without enemies; no pirate haven."""
    at = g.leader_at[CHARLES_V]
    return tuple([s for s in home_spaces(g, HABSBURG) if s != at and is_residence(g, s)])


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
    """21.2-r3 Charles stays where he is and keeps his bed this impulse (24-k32); no command point is lost."""
    g.tired_leaders.append(int(CHARLES_V))
    g.tell("leader.ill", leader=CHARLES_V)
    yield from ()
    return STOP


# 21.3 Six Wives of Henry VIII, England's home card.

FOES = (SCOTLAND, FRANCE, HABSBURG)
"""21.3-r1 On whom the card declares war."""
MARRY = "marry"
FIRST_MARRIAGE = 2
"""21.3-r2 The turn from which Henry thinks of another wife."""


def can_play_wives(g: State, power: Id) -> bool:
    return bool(wives_choices(g))


@event(SIX_WIVES, rule="21.3-r1", when=can_play_wives)
def six_wives(g: State, power: Id) -> Proc[None]:
    """24-k3, 21.3-r1,r2 A war and the card's command points, or a step on the marital track."""
    word = yield Ask(ENGLAND, "wives.choice", wives_choices, g, rule="21.3-r1")
    if word == MARRY:
        yield from marry(g)
    else:
        yield from war_in_impulse(g, ENGLAND, word, g.board.card_cp[SIX_WIVES])


def wives_choices(g: State) -> Options:
    """21.3-r1,r2, 21.3-r11,r12 Enemies whom the permanent restrictions allow; from turn 2 on a marriage."""
    found: list[Id | str] = [p for p in FOES if may_ever_declare(g, ENGLAND, p)]
    if g.turn >= FIRST_MARRIAGE and may_advance(g):
        found.append(MARRY)
    return tuple(found)


def war_in_impulse(g: State, power: Id, enemy: Id, points: int) -> Proc[None]:
    """21.3-r1, 21.3-r1b War in the Action Phase, free, by this card or by Machiavelli; then points."""
    yield from declare_war(g, power, enemy)
    g.cp, g.spender = points, int(power)


# 21.4 Patron of the Arts, France's home card, and the chateaux.

ITALIAN_KEYS = 3
"""So many of them make the patron's name in the edition of 2017."""


def can_build(g: State, power: Id) -> bool:
    """21.4-r3 (rulings R337, R550) While points are left and Francis I rules, free and not besieged."""
    at = g.leader_at[FRANCIS_I]
    if g.ruler[FRANCE] != RULER_FRANCIS_I or at == CAPTIVE:
        return False
    if 0 <= at < len(SPACES) and is_frozen(g, FRANCE, at):
        return False
    return g.chateaux < g.board.numbers["chateaux_most"]


@event(PATRON_OF_THE_ARTS, rule="21.4-r1", when=can_build)
def patron_of_the_arts(g: State, power: Id) -> Proc[None]:
    """24-k4, 21.4-r1,r2, 21.4-d1 A die, unless Milan makes it sure; a chateau is a point."""
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
    for _ in range(discarded if has_spare_card(g, FRANCE) else 0):
        card = yield Ask(
            FRANCE, "chateau.discard", spare_cards, g, rule="21.4-d1", confirm=g.discreet, secret=True
        )
        if card != PASS:  # 6.1-d2
            g.take_from_hand(FRANCE, card)
            g.discard(int(card))
            g.tell("chateau.discarded", card=card, reveal=True)


def add_chateaux(g: State, many: int) -> None:
    """21.4-r1,r3 The marker moves along its track, never beyond the last box."""
    g.chateaux = min(g.chateaux + many, g.board.numbers["chateaux_most"])
    g.tell("chateau.built" if many else "chateau.none", boxes=g.chateaux)


def spare_cards(g: State) -> Options:
    """6.1-d2 What France may discard; nothing if it holds only what must be played."""
    return discards_of(g, FRANCE) or (PASS,)


def chateau_modifiers(g: State) -> tuple[Modifier, ...]:
    """21.4-r3 (ruling R132), 21.4-d1 None in the rulebook's roll; those of the table of 2017."""
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
