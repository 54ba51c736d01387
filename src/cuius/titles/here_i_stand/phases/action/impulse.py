"""15.3, 21.6, 22.5 What follows by itself after an action, an event or a battle."""

from __future__ import annotations

from cuius.core.ids import PASS, Id, Names
from cuius.core.requests import Ask, Checkpoint, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    CARDS,
    COMBAT,
    ENGLAND,
    ENGLISH,
    HOME,
    MAJORS,
    MANDATORY,
    NOBODY,
    PAPACY,
    PHASES,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.table import TABLE, affordable, pay_and_act
from cuius.titles.here_i_stand.phases.common.cards import end_with_impulse, put_away, window
from cuius.titles.here_i_stand.phases.common.religion import electors_march, end_religious_impulse
from cuius.titles.here_i_stand.phases.england import marry
from cuius.titles.here_i_stand.phases.land.assault import (
    FREE_ASSAULT,
    free_assault,
    has_free_assault,
    waive_free_assault,
)
from cuius.titles.here_i_stand.phases.land.forces import make_change
from cuius.titles.here_i_stand.phases.land.siege import break_sieges
from cuius.titles.here_i_stand.phases.minor_powers import check_hungary
from cuius.titles.here_i_stand.phases.religion.attempts import counter_targets
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.religion.papacy import burn_books_in
from cuius.titles.here_i_stand.phases.variant import VARIANTS
from cuius.titles.here_i_stand.rules.cards import EVENTS, KEPT, may_open, was_event, was_stopped
from cuius.titles.here_i_stand.rules.control import RAID_ACTIONS, is_raid_on
from cuius.titles.here_i_stand.rules.counters import strengths
from cuius.titles.here_i_stand.rules.debates import can_debate_in
from cuius.titles.here_i_stand.rules.deck import may_play_as_event
from cuius.titles.here_i_stand.rules.editions import marys_country
from cuius.titles.here_i_stand.rules.powers import (
    admin_rating,
    everybody_from,
    is_bound_by_mary,
    may_advance,
    only_for_points,
    others_from,
)
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import check_sudden_victory


def settle_map(g: State) -> Proc[None]:
    """15.3-r1, 21.6-r5, 21.6-r17, 22.5-r1 Broken sieges, electorates' regulars, the defeat of Hungary."""
    yield from break_sieges(g)
    electors_march(g)
    if g.fought:
        g.fought = False
        yield from check_hungary(g)
    yield from break_sieges(g)


# 21.3 Impulses of England that go their own way: under Mary I, and a pass while Henry wants a wife.

WED = "wed"
PAPACY_ACTS_UP_TO = 3
"""21.3-p3 A die of one to three."""
DEBATE_FROM, BOTH_FROM = 3, 4
"""21.3-p4a,p4b,p4c Command points of the card that call for a debate; for books and a debate."""


def mary_decides(g: State, power: Id, card: Id) -> Proc[bool]:
    """21.3-p1,p2,p3 (rulings R129, R130) The card is shown before England says how; then a die is thrown.

    True if the Papacy acts in place of England.
    """
    if not is_bound_by_mary(g, power) or g.board.card_kind[card] == MANDATORY:
        return False
    g.shown += [(int(other), int(ENGLAND), int(card)) for other in others_from(ENGLAND)]
    g.tell("mary.shows", card=card, reveal=True)
    faces: tuple[int, ...] = yield Roll(d6=1, why="mary", who=ENGLAND)
    return faces[0] <= PAPACY_ACTS_UP_TO


def papacy_acts_for_mary(g: State, card: Id) -> Proc[None]:
    """21.3-p4, 21.3-p4a,p4b,p4c (ruling R131) The card is played for points; what cannot be is left out."""
    points = g.board.card_cp[card]
    g.take_from_hand(ENGLAND, card)
    put_away(g, card, as_event=False)
    g.tell("mary.yields", card=card, points=points)
    yield from burn_and_debate(g, points)


def burn_and_debate(g: State, points: int) -> Proc[None]:
    """21.3-p4a,p4b,p4c The Papacy burns books, calls a debate, or both, in the English zone."""
    country = marys_country(g)  # 21.3-d1
    if (points < DEBATE_FROM or points >= BOTH_FROM) and counter_targets(g, country):
        yield from burn_books_in(g, ENGLISH, only=country)
    if points >= DEBATE_FROM and can_debate_in(g, PAPACY, ENGLISH):
        yield from debate(g, PAPACY, ENGLISH)
    yield from settle_map(g)
    check_sudden_victory(g)


def passed_with_child(g: State, power: Id) -> Proc[None]:
    """21.3-r5,r10,r11,r12 (rulings R127, R338, R552) Henry may remarry at England's first pass after a 3.

    6.1-r10,r12, 11-x2,x3 (ruling R570) Cards of the wedding that may not be kept must still be played: the
    phase goes on until all have passed again.
    """
    if power != ENGLAND or g.remarries_in != g.turn:
        return
    g.remarries_in = 0
    if may_advance(g) and (yield Ask(ENGLAND, "marriage.again", wed_or_not, rule="21.3-r10")) == WED:
        guests = [p for p in (ENGLAND, PROTESTANT) if may_pass(g, p)]
        yield from marry(g)
        if not all(may_pass(g, guest) for guest in guests):
            g.passes = 0


def wed_or_not() -> Options:
    return (WED, PASS)


# 11 The action phase: impulses in impulse order until all six powers have passed in a row.

CHOOSE, SPEND, READY, PAUSE = range(4)
"""The stages of an impulse: before it, spending points, choosing a card, between two actions."""
MANNERS = Names("manner", ("points", "event"))
AS_POINTS, AS_EVENT = MANNERS
AFTER_MANDATORY = 2
"""6.1-r11 Command points for whoever played a mandatory event."""


def action_phase(g: State) -> Proc[None]:
    """11-r1,r9 Round after round; the phase ends when all six have passed in consecutive impulses.

    25-r2 In the game for two it takes two.
    """
    if g.stage == CHOOSE and not g.passes:
        check_sudden_victory(g)  # 23.1-x2
    while g.passes < len(g.played_powers()):
        power = MAJORS[g.impulse]
        if g.stage == CHOOSE:
            yield Checkpoint("impulse")
            yield from responses(g, power)
            g.stage = READY
        if g.stage == READY:
            if g.discreet and may_open(g, "between"):  # everybody may have been asked by now
                yield Checkpoint("card")
            yield from begin_impulse(g, power)
        while g.stage in (SPEND, PAUSE) and (g.cp or has_free_assault(g, g.spender)):
            yield from next_action(g, power)
        if g.two_player and power == PROTESTANT:
            yield from VARIANTS[g.scenario].after_impulse(g)  # 25.6-r5
        end_impulse(g)


def responses(g: State, power: Id) -> Proc[None]:
    """6.1-r19, 15.3-r3 Whoever likes plays a card; a siege that it breaks is broken at once."""
    if (yield from window(g, "between", everybody_from(power))):
        yield from settle_map(g)


def next_action(g: State, power: Id) -> Proc[None]:
    """11.1-r2, 6.1-r17..r19 Between two actions everybody may respond."""
    if g.stage == PAUSE:
        if g.discreet and may_open(g, "between"):
            yield Checkpoint("between")
        yield from responses(g, power)
        g.stage = SPEND
    yield Checkpoint("action")
    yield from take_action(g, MAJORS[g.spender])
    g.stage = PAUSE


def begin_impulse(g: State, power: Id) -> Proc[None]:
    """11-r2, 7-r3, 11-r8b A card for points, a card as an event, or a pass, which binds nobody later."""
    if g.skipped[power]:  # 11-r9, ruling R37: not a pass
        g.skipped[power] = False
        g.passes = 0
        g.tell("impulse.skipped", power=power)
        return
    card = yield Ask(
        power,
        "impulse.card",
        impulse_cards,
        g,
        power,
        rule="11-r2",
        confirm=True,
        secret=True,
        part=card_or_pass,
    )
    if card == PASS:
        g.passes += 1
        g.tell("impulse.passed", power=power, reveal=True)  # nothing in the hand forbids it
        yield from passed_with_child(g, power)  # 21.3-r11
        return
    g.passes = 0
    if (yield from mary_decides(g, power, card)):  # 21.3-p1..p3 before England says how it plays the card
        yield from papacy_acts_for_mary(g, card)
        return
    about = {"card": card}
    manner = yield Ask(
        power, "impulse.manner", manners, g, power, card, rule="6.1-r2", about=about, confirm=g.discreet
    )
    g.stage, g.card, g.spender = SPEND, int(card), int(power)
    g.take_from_hand(power, card)
    if manner == AS_POINTS:
        g.cp = g.board.card_cp[card]
        put_away(g, card, as_event=False)
        g.tell("impulse.points", power=power, card=card, points=g.cp, reveal=True)
    else:
        yield from play_event(g, power, card)


def impulse_cards(g: State, power: Id) -> Options:
    """11-r3,r4,r7,r8 The cards in hand that can be played at all, and the pass if no ban applies."""
    found = [CARDS[c] for c in sorted(g.hands[power]) if manners(g, power, CARDS[c])]
    return (*found, PASS) if may_pass(g, power) or not found else tuple(found)


def card_or_pass(word: str, g: State, power: Id) -> Options:
    """The card of this word, if it can be played."""
    if word not in CARDS:
        return impulse_cards(g, power)
    card = CARDS[word]
    return (card,) if card in g.hands[power] and manners(g, power, card) else ()


def may_pass(g: State, power: Id) -> bool:
    """11-x1..x3, 6.1-r9,r10,r12,r13 Not with a home card, a mandatory event, or cards that cannot be kept."""
    kinds = [g.board.card_kind[c] for c in g.hands[power]]
    if HOME in kinds or MANDATORY in kinds:
        return False
    return len(kinds) <= admin_rating(g, power)


def manners(g: State, power: Id, card: Id) -> Options:
    """11-r3..r5, 6.1-r2,r3,r20,r23,r26 A mandatory event only as an event, a combat card only for points."""
    kind = g.board.card_kind[card]
    found = []
    if kind != MANDATORY and g.board.card_cp[card]:
        found.append(AS_POINTS)
    if kind != COMBAT and can_be_event(g, power, card):
        found.append(AS_EVENT)
    return tuple(found)


def can_be_event(g: State, power: Id, card: Id) -> bool:
    """11-r5, 11-x5, 6.1-r24, 6.1-t1..t5 By the powers, in the phase and as the card says, once a turn."""
    event = EVENTS.get(card)
    if event is None or not may_play_as_event(g.board, card, power):
        return False
    if PHASES[g.phase] not in g.board.playable_in[card]:
        return False
    if was_event(g, card) or only_for_points(g, power, card):  # 21.3-r27
        return False
    return event.when(g, power)


def play_event(g: State, power: Id, card: Id) -> Proc[None]:
    """11-r6, 11-r6b, 11-r6c, 6.1-r4,r11 Carried out at once; a mandatory one then gives two points."""
    g.used_as_event.append((int(card), int(power)))
    g.tell("impulse.event", power=power, card=card, reveal=True)
    about = {"power": power, "card": card}
    stopped = was_stopped((yield from window(g, "event.declared", (PROTESTANT,), power, card, about=about)))
    kept = None
    if not stopped:
        before = strengths(g)
        kept = yield from EVENTS[card].play(g, power)
        yield from make_change(g, before)  # 5.2-r3
    if kept != KEPT:
        put_away(g, card, as_event=not stopped)
    if g.board.card_kind[card] == MANDATORY:
        g.cp += AFTER_MANDATORY
        g.spender = int(power)
    yield from settle_map(g)
    check_sudden_victory(g)


# Spending command points


def take_action(g: State, power: Id) -> Proc[None]:
    """11.1-r2..r4 One action at a time, the same again if one likes; what is not spent is lost."""
    about = {"points": g.cp}
    word = yield Ask(
        power, "action", actions_open, g, power, rule="11.1-r1", about=about, part=action_and_pass
    )
    if word == PASS:
        g.cp = 0
        waive_free_assault(g)
        return
    if word == FREE_ASSAULT:  # 24-k42
        yield from free_assault(g)
    elif g.two_player and word in VARIANTS[g.scenario].led:  # 25.3-r1
        yield from VARIANTS[g.scenario].act_for(g, power, VARIANTS[g.scenario].led[word])
    else:
        yield from pay_and_act(g, power, word)
    yield from settle_map(g)
    check_sudden_victory(g)


def actions_open(g: State, power: Id) -> Options:
    """11.1-r1 What the power card offers, the points allow and the position makes possible."""
    words = RAID_ACTIONS if is_raid_on(g) else ACTIONS.ids  # 24-k97
    costs = g.board.cost[power]
    found: list[Id | str] = [w for w in words if costs[w] and is_open(g, power, w)]
    if has_free_assault(g, power):
        found.append(FREE_ASSAULT)
    if g.two_player:
        found += VARIANTS[g.scenario].led_now(g, power)
    return (*found, PASS)


def actions_with(g: State, power: Id, card: Id) -> Options:
    """11.1-r1 What would be open, were this card played for its points."""
    after = g.clone()
    after.stage, after.card, after.spender = SPEND, int(card), int(power)
    after.take_from_hand(power, card)
    after.cp = after.board.card_cp[card]
    return actions_open(after, power)


def is_open(g: State, power: Id, word: Id) -> bool:
    return word in TABLE and affordable(g, power, word) and TABLE[word].when(g, power)


def action_and_pass(word: str, g: State, power: Id) -> Options:
    """The action of this word, if it is open, and the pass, which always is."""
    if word not in ACTIONS:
        return actions_open(g, power)
    action = ACTIONS[word]
    closed = is_raid_on(g) and action not in RAID_ACTIONS  # 24-k97
    return (action, PASS) if not closed and is_open(g, power, action) else (PASS,)


def end_impulse(g: State) -> None:
    """11-r1 The next power in impulse order; what bound units for one impulse is over."""
    g.stage, g.card, g.cp, g.spender = CHOOSE, NOBODY, 0, NOBODY
    g.impulses += 1
    order = g.played_powers()
    g.impulse = int(order[(order.index(g.impulse) + 1) % len(order)])
    g.beaten, g.intercepted, g.beaten_ships = [], [], []
    g.tired_leaders, g.fresh_sieges, g.assaulted, g.fresh_cards = [], [], [], []
    g.fought_abroad = []
    g.beaten_leaders, g.moved, g.moved_leaders = [], [], []
    end_with_impulse(g)
    end_religious_impulse(g)
