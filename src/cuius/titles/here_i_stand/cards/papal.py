"""Cards for Rome: events, and the two Inquisitions."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.cards.home import retrievable
from cuius.titles.here_i_stand.ids import (
    ANABAPTISTS,
    CATHOLIC,
    DEBATER_CARAFFA,
    ENGLAND,
    HABSBURG,
    INDULGENCE_VENDOR,
    ITALIAN,
    JESUIT_EDUCATION,
    MICHELANGELO,
    PAPACY,
    PAPAL_INQUISITION,
    PROTESTANT,
    PROTESTANT_FAITH,
    SOCIETY_OF_JESUS,
    SPACES,
    SPANISH,
    SPANISH_INQUISITION,
)
from cuius.titles.here_i_stand.phases.common.cards import (
    discard_at_random,
    draw_card,
    has_spare_card,
    retrieve,
)
from cuius.titles.here_i_stand.phases.common.religion import commit, convert
from cuius.titles.here_i_stand.phases.diplomacy.agreements import take_random_card
from cuius.titles.here_i_stand.phases.religion.attempts import can_preach
from cuius.titles.here_i_stand.phases.religion.debates import name_zone_and_debate
from cuius.titles.here_i_stand.phases.religion.papacy import add_to_st_peters, place_university
from cuius.titles.here_i_stand.rules.cards import event
from cuius.titles.here_i_stand.rules.debates import debate_zones
from cuius.titles.here_i_stand.rules.editions import discards_of
from cuius.titles.here_i_stand.rules.units import is_occupied
from cuius.titles.here_i_stand.state import State

SCHOOLS = 2
"""24-k55."""
COMMUNITIES = 2
"""24-k67 Anabaptist spaces that are stamped out."""


@event(MICHELANGELO, rule="24-k52")
def michelangelo(g: State, power: Id) -> Proc[None]:
    """24-k52, 18.1-r32,r33 Two dice of the Papacy: so many command points for St. Peter's."""
    faces = yield Roll(d6=2, why="michelangelo", who=PAPACY)
    add_to_st_peters(g, sum(faces))


def jesuits_teach(g: State, power: Id) -> bool:
    """24-k55 Society of Jesus has happened."""
    return SOCIETY_OF_JESUS in g.removed


@event(JESUIT_EDUCATION, rule="24-k55", when=jesuits_teach)
def jesuit_education(g: State, power: Id) -> Proc[None]:
    """24-k55 Two universities where the Papacy likes."""
    for _ in range(SCHOOLS):
        yield from place_university(g)


@event(ANABAPTISTS, rule="24-k67")
def anabaptists(g: State, power: Id) -> Proc[None]:
    """24-k67 Two Protestant spaces turn Catholic, whatever is next to them."""
    for left in range(COMMUNITIES, 0, -1):
        if sects(g):
            space = yield Ask(PAPACY, "anabaptists.space", sects, g, rule="24-k67", about={"left": left})
            convert(g, space, CATHOLIC)


def sects(g: State) -> Options:
    """Protestant spaces, neither occupied nor electorates."""
    open_country = [s for s in SPACES if g.faith[s] == PROTESTANT_FAITH and not g.board.electorate[s]]
    return tuple([s for s in open_country if not is_occupied(g, s)])


@event(INDULGENCE_VENDOR, rule="24-k81")
def indulgence_vendor(g: State, power: Id) -> Proc[None]:
    """24-k81 What a Protestant card taken at random is worth goes to St. Peter's (ruling R415)."""
    card = yield from discard_at_random(g, PROTESTANT)
    if card is not None:
        add_to_st_peters(g, g.board.card_cp[card])


# 56 Papal Inquisition and 58 Spanish Inquisition.

PURGED = 2
"""Spaces that an inquisition turns Catholic."""
SUSPECTS = (ENGLAND, PROTESTANT)
"""Whose hands are looked at."""
SEIZE, FETCH, DEBATE = "seize", "fetch", "debate"


def purge(g: State, power: Id, zone: Id) -> Proc[None]:
    """Two Protestant spaces of the zone, as far as there are any."""
    for left in range(PURGED, 0, -1):
        if heretics(g, zone):
            about = {"zone": zone, "left": left}
            space = yield Ask(power, "inquisition.space", heretics, g, zone, rule="24-k56", about=about)
            convert(g, space, CATHOLIC)


def heretics(g: State, zone: Id) -> Options:
    return tuple([s for s in g.board.in_zone[zone] if g.faith[s] == PROTESTANT_FAITH])


def look(g: State, power: Id, whose: Id) -> None:
    """A look in secret: from now on the power knows these cards where they are."""
    g.shown += [(int(power), int(whose), card) for card in sorted(g.hands[whose])]
    g.tell("hand.seen", power=power, whose=whose)


# Rome


def caraffa_is_free(g: State, power: Id) -> bool:
    return can_preach(g, PAPAL_INQUISITION)


@event(PAPAL_INQUISITION, rule="24-k56", when=caraffa_is_free)
def papal_inquisition(g: State, power: Id) -> Proc[None]:
    """24-k56 Italy is purged, a hand is looked at, and the Papacy takes one of three fruits (ruling R416)."""
    commit(g, DEBATER_CARAFFA)
    yield from purge(g, PAPACY, ITALIAN)
    whose = yield Ask(PAPACY, "inquisition.hand", suspects, g, rule="24-k56")
    look(g, PAPACY, whose)
    if not fruits(g, whose):
        return
    fruit = yield Ask(PAPACY, "inquisition.fruit", fruits, g, whose, rule="24-k56", about={"power": whose})
    if fruit == SEIZE:
        yield from seize(g, whose)
    elif fruit == FETCH:
        card = yield Ask(PAPACY, "retrieve.card", retrievable, g, PAPACY, rule="6.2-r18")
        retrieve(g, PAPACY, card)
    else:  # 18.5-s4e
        yield from name_zone_and_debate(g, PAPACY, inquisition=True)


def suspects(g: State) -> Options:
    return tuple([p for p in SUSPECTS if g.is_played(p)])  # 25-r3


def fruits(g: State, whose: Id) -> Options:
    """A card at random, one from the discard pile (6.2-x2,x3), a debate: whatever is possible."""
    found = [SEIZE] if has_spare_card(g, whose) else []
    found += [FETCH] if retrievable(g, PAPACY) else []
    found += [DEBATE] if debate_zones(g, PAPACY) else []
    return tuple(found)


def seize(g: State, whose: Id) -> Proc[None]:
    """At random; the Papacy keeps it for a later impulse, and its former owner knows it there."""
    yield from take_random_card(g, whose, PAPACY)
    g.fresh_cards.append(g.hands[PAPACY][-1])


# Spain


@event(SPANISH_INQUISITION, rule="24-k58")
def spanish_inquisition(g: State, power: Id) -> Proc[None]:
    """24-k58 Spain is purged, a card seen is discarded, Habsburg draws, and the Papacy calls a debate."""
    yield from purge(g, HABSBURG, SPANISH)
    for whose in SUSPECTS:
        look(g, HABSBURG, whose)
    if condemned(g):
        card = yield Ask(HABSBURG, "inquisition.discard", condemned, g, rule="24-k58", confirm=True)
        whose = next(p for p in SUSPECTS if card in g.hands[p])
        g.take_from_hand(whose, card)
        g.discard(int(card))
        g.tell("card.discarded", power=whose, card=card, reveal=True)
    yield from draw_card(g, HABSBURG)
    if debate_zones(g, PAPACY):
        yield from name_zone_and_debate(g, PAPACY)


def condemned(g: State) -> Options:
    """24-k58, 6.1-d2 What Habsburg may pick from the two hands: no home card; in 2017 no mandatory event."""
    return discards_of(g, *SUSPECTS)
