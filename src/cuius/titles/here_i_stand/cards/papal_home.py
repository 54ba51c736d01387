"""Home cards of the religious struggle: Papal Bull, Leipzig Debate, Here I Stand."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import KEPT, answer, event
from cuius.titles.here_i_stand.ids import (
    BANS,
    CARDS,
    DEBATER_LUTHER,
    GERMAN,
    HERE_I_STAND,
    LEIPZIG_DEBATE,
    MANDATORY,
    NOBODY,
    PAPACY,
    PAPAL_BULL,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.impulse import AS_POINTS, manners, play_event
from cuius.titles.here_i_stand.phases.card_draw import draw_card
from cuius.titles.here_i_stand.phases.religion.debate import name_zone_and_debate
from cuius.titles.here_i_stand.phases.religion.excommunication import bannable, excommunicate
from cuius.titles.here_i_stand.rules.debate_dice import debate_zones
from cuius.titles.here_i_stand.rules.lasting import LUTHER_HIDDEN, in_force
from cuius.titles.here_i_stand.rules.relations import others_from
from cuius.titles.here_i_stand.rules.windows import put_away, was_stopped, window
from cuius.titles.here_i_stand.state import State

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
