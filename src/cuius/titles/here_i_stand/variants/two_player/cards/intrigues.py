"""Intrigues and the faith: 205, 207, 208, 215, 217, 219."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.cards.papal import look
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CATHOLIC,
    DEBATER_CAMPEGGIO,
    DIP_DIPLOMATIC_PRESSURE,
    DIP_HENRY_PETITIONS,
    DIP_KNIGHTS_OF_ST_JOHN,
    DIP_MACHIAVELLI,
    DIP_SECRET_PROTESTANT_CIRCLE,
    DIP_SPANISH_INQUISITION,
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
from cuius.titles.here_i_stand.rules.cards import KEPT
from cuius.titles.here_i_stand.rules.debates import DEBATED, debate_zones, in_play
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.rules.powers import controls
from cuius.titles.here_i_stand.rules.units import counters_left, enemy_land_in
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State
from cuius.titles.here_i_stand.variants.two_player.diplomacy import (
    DIPLOMACY,
    diplomatic,
    draw_diplomatic,
    drop_diplomatic,
    held_by,
    layer_now,
    look_at_diplomacy,
)
from cuius.titles.here_i_stand.variants.two_player.state import PAIR, PairState, opponent
from cuius.titles.here_i_stand.variants.two_player.turn import shuffle_diplomacy

REPLACE, EXCHANGE = "replace", "exchange"


# Diplomatic Pressure


@diplomatic(DIP_DIPLOMATIC_PRESSURE, rule="25-k205")
def diplomatic_pressure(g: PairState, player: Id) -> Proc[None]:
    """25-k205 The Papacy names what the Protestant plays; he upsets what the Papacy has kept."""
    other = opponent(player)
    if not g.dip_hands[other]:
        return
    look_at_diplomacy(g, player, other)
    if player == PAPACY:
        card = yield Ask(PAPACY, "pressure.card", held_by, g, other, rule="25-k205", secret=True)
        g.dip_due[other] = int(card)
        g.tell("pressure.named", power=other, card=card, to=PAIR)
        return
    word = yield Ask(player, "pressure.means", means, g, player, rule="25-k205")
    if word == EXCHANGE:
        exchange(g)
    else:
        for card in held_by(g, other):
            drop_diplomatic(g, other, card)
        yield from draw_diplomatic(g, other)


def means(g: PairState, player: Id) -> Options:
    """An exchange needs a card of the player's own."""
    return (REPLACE, EXCHANGE) if g.dip_hands[player] else (REPLACE,)


def exchange(g: PairState) -> None:
    """The remaining cards change hands, and each player knows the one he gave."""
    g.dip_hands[PAPACY], g.dip_hands[PROTESTANT] = g.dip_hands[PROTESTANT], g.dip_hands[PAPACY]
    g.dip_shown = [
        (int(who), int(opponent(who)), card) for who in PAIR for card in g.dip_hands[opponent(who)]
    ]
    g.tell("pressure.exchange", reveal=True)


# Machiavelli


@diplomatic(DIP_MACHIAVELLI, rule="25-k215")
def machiavelli(g: PairState, player: Id) -> Proc[str]:
    """25-k215 Whoever is behind plays an invasion out of the piles; then they are shuffled together."""
    schemer = behind(g, player)
    if schemes(g):
        card = yield Ask(schemer, "machiavelli.invasion", schemes, g, rule="25-k215")
        for pile in (g.dip_deck, g.dip_discards):
            if card in pile:
                pile.remove(card)
        g.dip_played.append(int(card))
        g.tell("diplomacy.played", power=schemer, card=card, reveal=True)
        yield from DIPLOMACY[card].play(g, schemer)
        g.dip_discards.append(int(card))
    shuffle_diplomacy(g, [int(DIP_MACHIAVELLI)])
    g.tell("diplomacy.shuffled")
    return KEPT


def behind(g: PairState, player: Id) -> Id:
    """25-k215 The player with fewer points; on a tie the one who played the card."""
    lead = victory_points(g, PAPACY) - victory_points(g, PROTESTANT)
    return PROTESTANT if lead > 0 else PAPACY if lead < 0 else player


def schemes(g: PairState) -> Options:
    """Invasions in the two piles that were not played this turn."""
    there = sorted([*g.dip_deck, *g.dip_discards])
    return tuple([CARDS[c] for c in there if is_scheme(g, c)])


def is_scheme(g: PairState, card: int) -> bool:
    return g.board.invasion[card] and card not in g.dip_played


def schemer_now(g: PairState) -> Id | None:
    """25-k215 Who looks through the piles for an invasion at this moment; None but for Machiavelli."""
    if g.dip_played[-1:] != [DIP_MACHIAVELLI]:
        return None
    if any(DIP_MACHIAVELLI in pile for pile in (g.dip_deck, *g.dip_hands)):  # it was played out
        return None
    return behind(g, layer_now(g)) if schemes(g) else None


# Spanish Inquisition


@diplomatic(DIP_SPANISH_INQUISITION, rule="25-k219")
def spanish_inquisition(g: PairState, player: Id) -> Proc[None]:
    """25-k219 The Papacy takes a diplomatic card from the Protestant; he himself must show his hand."""
    if player == PROTESTANT:
        look(g, PAPACY, PROTESTANT)
        return
    if not g.dip_hands[PROTESTANT]:
        return
    look_at_diplomacy(g, PAPACY, PROTESTANT)
    card = yield Ask(
        PAPACY, "inquisition.diplomacy", held_by, g, PROTESTANT, rule="25-k219", confirm=True, secret=True
    )
    drop_diplomatic(g, PROTESTANT, card)
    spared = held_by(g, PROTESTANT)
    if spared:
        g.dip_due[PROTESTANT] = int(spared[0])
    yield from draw_diplomatic(g, PROTESTANT)


# The faith: 207 Henry Petitions for Divorce, 208 Knights of St. John, 217 Secret Protestant Circle.

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
