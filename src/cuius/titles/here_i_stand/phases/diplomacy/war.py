"""9.6 Declarations of war, interventions, what they cost, and how a war breaks out."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, AskAll, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, HABSBURG, MAJORS, MANDATORY, MINORS, NOBODY, POWERS
from cuius.titles.here_i_stand.phases.common.cards import put_away
from cuius.titles.here_i_stand.phases.common.phony_war import mark_phony_war
from cuius.titles.here_i_stand.phases.common.powers import break_out, break_word, grant
from cuius.titles.here_i_stand.phases.minor_powers import activate
from cuius.titles.here_i_stand.rules.cards import ANSWERS
from cuius.titles.here_i_stand.rules.powers import (
    can_pay,
    cost_of_war,
    has_discount,
    is_inactive,
    may_declare,
    natural_ally,
    same_player,
)
from cuius.titles.here_i_stand.state import WAR, State

INTERVENE = "intervene"
TARGETS: tuple[Id, ...] = (*MAJORS, *MINORS)


def war_segment(g: State) -> Proc[None]:
    """9.6-r1, 9.6-p1 In impulse order each power declares as many wars as it likes and can pay for."""
    while g.step < len(MAJORS):
        yield Checkpoint("war")
        power = MAJORS[g.step]
        word: Any = PASS
        if is_asked_for_war(g, power):
            word = yield Ask(power, "war.declare", targets, g, power, rule="9.6-p1", confirm=g.discreet)
        if word == PASS:
            g.step += 1
        else:
            yield from declare_war(g, power, word, paid=True)


def is_asked_for_war(g: State, power: Id) -> bool:
    """A discreet table asks whoever may declare war on somebody; a fast one asks whoever can pay too."""
    if g.discreet:
        return any(may_declare(g, power, other) for other in TARGETS)
    return len(targets(g, power)) > 1


def targets(g: State, power: Id) -> Options:
    """9.6-r2 Whom it may attack and can pay for, and nobody."""
    found = [p for p in TARGETS if may_declare(g, power, p) and can_pay(g, power, cost_of_war(g, power, p))]
    return (*found, PASS)


def declare_war(g: State, one: Id, other: Id, *, paid: bool = False) -> Proc[None]:
    """9.6-p2..p5 War on a major power or on a minor one; `paid` in the Diplomacy Phase, free by a card."""
    g.tell("war.declared", power=one, enemy=other)
    break_word(g, one, other)
    if paid:
        g.owed[one] += cost_of_war(g, one, other)
    if one == HABSBURG and other == ENGLAND and has_discount(g):  # 9.6-p2b
        g.discount_used = True
    if other in MINORS:
        g.relate(one, other, WAR)  # 9.6-p3, 9.6-p3b, 22.1-r2: for good, unless somebody activates it
        yield from intervention(g, one, other, paid)
    else:
        yield from break_out(g, one, other)


def intervention(g: State, declarer: Id, minor: Id, paid: bool) -> Proc[None]:
    """9.6-p4,p5, 22.2-r2 France for Scotland, the Papacy for Venice, at once."""
    ally = natural_ally(g, minor)
    if ally in (NOBODY, declarer) or not is_inactive(g, minor) or same_player(g, ally, declarer):
        return
    cost = g.board.intervention[minor] if paid else 0
    friend = POWERS[ally]
    if not g.discreet and not can_pay(g, friend, cost):
        return
    word = yield Ask(
        friend,
        "war.intervene",
        interventions,
        g,
        friend,
        cost,
        rule="9.6-p4",
        about={"declarer": declarer, "minor": minor, "cost": cost},
        confirm=g.discreet,
    )
    if word == PASS:
        return
    g.owed[friend] += cost
    grant(g, INTERVENE, friend, minor)
    g.tell("war.intervention", power=friend, minor=minor, enemy=declarer)
    mark_phony_war(g, declarer, minor, friend)  # 9.6-d2
    yield from break_out(g, friend, declarer)
    yield from activate(g, minor, friend, NOBODY)


def interventions(g: State, power: Id, cost: int) -> Options:
    return (INTERVENE, PASS) if can_pay(g, power, cost) else (PASS,)


# Payment


def payment(g: State) -> Proc[None]:
    """9.6-r2,r3 Once all have declared, each pays with cards from its hand, all at the same time."""
    while any(g.owed):
        yield Checkpoint("payment")
        debtors = [p for p in MAJORS if g.owed[p]]
        paid = yield AskAll({p: bill(g, p) for p in debtors})
        for power in debtors:
            pay(g, power, paid[power])
        for power in debtors:
            yield from paid_with_effect(g, power, paid[power])


def bill(g: State, power: Id) -> Ask:
    return Ask(
        power,
        "war.pay",
        means,
        g,
        power,
        rule="9.6-r2",
        about={"points": g.owed[power]},
        confirm=g.discreet,
    )


def means(g: State, power: Id) -> Options:
    """9.6-r2..r4 Any card with command points but mandatory events; home cards too."""
    kind, cp = g.board.card_kind, g.board.card_cp
    return tuple([CARDS[c] for c in sorted(g.hands[power]) if cp[c] and kind[c] != MANDATORY])


def pay(g: State, power: Id, card: Id) -> None:
    """9.6-r2,r3 As if played for points; what is paid too much is lost."""
    g.take_from_hand(power, card)
    put_away(g, card, as_event=False)
    g.owed[power] = max(0, g.owed[power] - g.board.card_cp[card])
    g.tell("war.paid", power=power, card=card, points=g.board.card_cp[card], reveal=True)


def paid_with_effect(g: State, power: Id, card: Id) -> Proc[None]:
    """9.6-p4,p5 Auld Alliance and Venetian Alliance do something more as the price of an intervention."""
    extra = ANSWERS.get("intervention.paid", {}).get(card)
    if extra is None or not extra.when(g, power):
        return
    if any(kind == INTERVENE and who == power for kind, who, _ in g.granted):
        g.used_as_event.append((int(card), int(power)))  # 11-x5
        yield from extra.play(g, power)
