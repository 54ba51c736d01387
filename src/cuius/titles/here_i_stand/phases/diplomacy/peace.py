"""9.3, 9.4, 9.5 Suing for peace, ransom, removing excommunication."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    CAVALRY,
    CORSAIR,
    DIPLOMATIC_MARRIAGE,
    MAJORS,
    MERCENARY,
    OTTOMAN,
    PLACES,
    POWERS,
    REGULAR,
    SPACES,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.common.cards import random_card, window
from cuius.titles.here_i_stand.phases.common.control import clear_space, take_control
from cuius.titles.here_i_stand.phases.common.powers import (
    bring_home,
    captives,
    holds,
    lift_ban,
    make_peace,
    win_war,
)
from cuius.titles.here_i_stand.phases.common.religion import electors_march
from cuius.titles.here_i_stand.phases.diplomacy.agreements import HOME_CEDED, spare_cards, take_random_card
from cuius.titles.here_i_stand.phases.religion.papacy import add_to_st_peters
from cuius.titles.here_i_stand.rules.cards import answer
from cuius.titles.here_i_stand.rules.communication import home_spaces
from cuius.titles.here_i_stand.rules.editions import is_later, sells_single_spaces
from cuius.titles.here_i_stand.rules.powers import can_end, has_granted, is_at_war
from cuius.titles.here_i_stand.state import POWER_COUNT, State

UNITS_LOST = 2


def remove_units(g: State, loser: Id) -> Proc[None]:
    """9.3-p4 Of its choice, land or naval; what it has, if that is less."""
    for _ in range(UNITS_LOST):
        if not garrisons(g, loser):
            return
        place = yield Ask(loser, "peace.unit_at", garrisons, g, loser, rule="9.3-p4")
        unit = yield Ask(
            loser, "peace.unit", units_in, g, loser, place, rule="9.3-p4", about={"place": place}
        )
        take_off(g, loser, place, unit)
        g.tell("peace.unit_lost", power=loser, place=place, unit=unit)


def garrisons(g: State, power: Id) -> Options:
    """Where it has units of its own; those of its minor allies do not count."""
    return tuple([p for p in PLACES.ids if units_in(g, power, p)])


def units_in(g: State, power: Id, place: Id) -> Options:
    at, found = place * POWER_COUNT + power, []
    if place < len(SPACES):
        if g.regulars[at]:
            found.append(REGULAR)
        if g.hired[at]:
            found.append(CAVALRY if power == OTTOMAN else MERCENARY)
    if g.squadrons[at]:
        found.append(SQUADRON)
    if power == OTTOMAN and g.corsairs[place]:
        found.append(CORSAIR)
    return tuple(found)


def take_off(g: State, power: Id, place: Id, unit: Id) -> None:
    """It can be built again at once, like any counter in the supply."""
    if unit == REGULAR:
        g.add_regulars(place, power, -1)
    elif unit in (CAVALRY, MERCENARY):
        g.add_hired(place, power, -1)
    elif unit == SQUADRON:
        g.squadrons[place * POWER_COUNT + power] -= 1
    else:
        g.corsairs[place] -= 1


# 9.3 Suing for peace.

FREE = "free"
"""9.3-n1 What Diplomatic Marriage makes of the prices."""
POINT, CARD = "give_point", "give_card"


def peace(g: State) -> Proc[None]:
    """9.3-r1,r2, 9.3-p1, 7-t3b In impulse order, each suit carried through; not on the last turn."""
    if g.turn == g.last_turn:
        return
    while g.step < len(MAJORS):
        power = MAJORS[g.step]
        word: Any = PASS
        if len(suits(g, power)) > 1:
            yield Checkpoint("peace")
            word = yield Ask(power, "peace.sue", suits, g, power, rule="9.3-p1")
        if word == PASS:
            g.step += 1
        else:
            yield from sue(g, power, word)


def suits(g: State, power: Id) -> Options:
    """9.3-p1,p1a,p1b, 9.3-d1 Enemies who hold a leader or a home space of the power, and no suit."""
    foes = [p for p in MAJORS if is_at_war(g, power, p) and can_end(power, p)]
    return (*[p for p in foes if has_hurt(g, p, power) and not has_paid_before(g, power, p)], PASS)


def has_paid_before(g: State, loser: Id, winner: Id) -> bool:
    """9.3-d1 In 2017 whoever ceded a home space to the enemy this turn does not sue it for peace."""
    return is_later(g) and has_granted(g, HOME_CEDED, loser, winner)


def has_hurt(g: State, winner: Id, loser: Id) -> bool:
    """9.3-p1a The capture still stands."""
    if any(holds(g, winner, loser, x) for x in ARMY_LEADERS):
        return True
    return any(g.control[s] == winner for s in home_spaces(g, loser))


def sue(g: State, loser: Id, winner: Id) -> Proc[None]:
    """9.3-p2..p8."""
    g.tell("peace.sued", power=loser, winner=winner)
    played = yield from window(g, "peace", (loser,), winner)
    free = any(result == FREE for *_, result in played)
    win_war(g, winner, 2 if OTTOMAN in (loser, winner) else 1)  # 9.3-p2, 9.3-p2b
    yield from surrender(g, loser, winner)  # 9.3-p3
    yield from remove_units(g, loser)  # 9.3-p4
    yield from regain_keys(g, loser, winner, free)  # 9.3-p5
    yield from regain_leaders(g, loser, winner, free)  # 9.3-p6
    yield from regain_spaces(g, loser, winner, free)  # 9.3-p7
    make_peace(g, loser, winner)  # 9.3-p8, 9.3-p8b
    g.tell("peace.made", power=loser, winner=winner)


def may_marry_off(g: State, power: Id, winner: Id) -> bool:
    """22.4-r4, 24-d73 The card is not for everybody in every edition."""
    return bool(g.board.playable_by[DIPLOMATIC_MARRIAGE] >> power & 1)


@answer("peace", DIPLOMATIC_MARRIAGE, rule="9.3-n1", when=may_marry_off)
def diplomatic_marriage(g: State, power: Id, winner: Id) -> Proc[str]:
    """9.3-n1 Everything of steps 5 to 7 comes back without points or cards."""
    yield from ()
    return FREE


def surrender(g: State, loser: Id, winner: Id) -> Proc[None]:
    """9.3-p3 Every home space of the winner that the loser controls; who stands there leaves."""
    for space in home_spaces(g, winner):
        if g.control[space] == loser:
            yield from change_hands(g, space, winner)


def change_hands(g: State, space: Id, to: Id) -> Proc[None]:
    """9.3-p3b, 9.3-p5b A new controller; all others' units leave; 21.6-r18 an electorate's regulars come."""
    take_control(g, to, space)
    yield from clear_space(g, space, to)
    electors_march(g)


# What the loser buys back


def regain_keys(g: State, loser: Id, winner: Id, free: bool) -> Proc[None]:
    """9.3-p5 One home key after another, each at the price."""
    while (key := (yield from wanted(g, loser, winner, free, "peace.key", keys_lost))) != PASS:
        if not free:
            yield from pay(g, loser, winner)
        yield from change_hands(g, key, loser)


def regain_leaders(g: State, loser: Id, winner: Id, free: bool) -> Proc[None]:
    """9.3-p6 One captured leader after another, each at the price."""
    while (leader := (yield from wanted(g, loser, winner, free, "peace.leader", leaders_lost))) != PASS:
        if not free:
            yield from pay(g, loser, winner)
        yield from bring_home(g, leader)  # 9.3-p6c


def regain_spaces(g: State, loser: Id, winner: Id, free: bool) -> Proc[None]:
    """9.3-p7 (ruling R26) Home spaces other than keys, two at a time at the price; a marriage brings all."""
    while free and len(spaces_lost(g, loser, winner)) > 1:
        yield from change_hands(g, spaces_lost(g, loser, winner)[0], loser)
    about = {"winner": winner}
    while len(groups_of_two(g, loser, winner)) > 1:
        space = yield Ask(loser, "peace.space", groups_of_two, g, loser, winner, rule="9.3-p7", about=about)
        if space == PASS:
            return
        yield from pay(g, loser, winner)
        yield from change_hands(g, space, loser)
        if len(spaces_lost(g, loser, winner)) > 1:
            second = yield Ask(loser, "peace.space", seconds, g, loser, winner, rule="9.3-p7", about=about)
            yield from change_hands(g, second, loser)


def wanted(
    g: State, loser: Id, winner: Id, free: bool, key: str, lost: Callable[[State, Id, Id], Options]
) -> Proc[Any]:
    """9.3-p5..p7 What comes back next: the loser's choice, or by marriage all of it in turn (9.3-n1)."""
    found = lost(g, loser, winner)
    if free or found == (PASS,):
        return found[0]
    return (yield Ask(loser, key, lost, g, loser, winner, rule="9.3-p5", about={"winner": winner}))


def keys_lost(g: State, loser: Id, winner: Id) -> Options:
    key, control = g.board.key, g.control
    return (*[s for s in home_spaces(g, loser) if control[s] == winner and key[s]], PASS)


def leaders_lost(g: State, loser: Id, winner: Id) -> Options:
    return (*captives(g, loser, winner), PASS)


def spaces_lost(g: State, loser: Id, winner: Id) -> Options:
    key, control = g.board.key, g.control
    return (*[s for s in home_spaces(g, loser) if control[s] == winner and not key[s]], PASS)


def groups_of_two(g: State, loser: Id, winner: Id) -> Options:
    """9.3-p7 (ruling R26) The first of two that come back; the edition of 2017 lets a last single one go."""
    found = spaces_lost(g, loser, winner)
    return found if len(found) > 2 or sells_single_spaces(g) else (PASS,)


def seconds(g: State, loser: Id, winner: Id) -> Options:
    """9.3-p7 The other of the two, paid for already."""
    return spaces_lost(g, loser, winner)[:-1]


def pay(g: State, loser: Id, winner: Id) -> Proc[None]:
    """9.3-p5 A War Winner marker for the winner, or a random card of the loser's."""
    price = yield Ask(loser, "peace.price", prices, g, loser, rule="9.3-p5", about={"winner": winner})
    if price == CARD:
        yield from take_random_card(g, loser, winner)
    else:
        win_war(g, winner, 1)


def prices(g: State, loser: Id) -> Options:
    return (POINT, CARD) if spare_cards(g, loser) else (POINT,)


# 9.4 Ransom of captured army leaders.


def ransom(g: State) -> Proc[None]:
    """9.4-r1,r3,r4 In impulse order a power may buy back leaders, a card each; the captor is not asked."""
    while g.step < len(MAJORS):
        power = MAJORS[g.step]
        word: Any = PASS
        if len(prisoners(g, power)) > 1:
            yield Checkpoint("ransom")
            word = yield Ask(power, "ransom.leader", prisoners, g, power, rule="9.4-r1")
        if word == PASS:
            g.step += 1
        else:
            captor = POWERS[g.captor[word]]
            g.tell("ransom.paid", power=power, captor=captor, leader=word)
            yield from take_random_card(g, power, captor)
            yield from bring_home(g, word)  # 9.4-r2


def prisoners(g: State, power: Id) -> Options:
    """9.4-r4 Its captive leaders while it has a card that can be drawn, and to leave them where they are."""
    if not spare_cards(g, power):
        return (PASS,)
    return (*[x for captor in MAJORS if captor != power for x in captives(g, power, captor)], PASS)


# 9.5 Removing excommunication.

DONATE = "donate"


def excommunication(g: State) -> Proc[None]:
    """9.5-r1,r3,r4 In impulse order each power may buy off a ban of an earlier turn, or live with it."""
    while g.step < len(MAJORS):
        power = MAJORS[g.step]
        if is_penitent(g, power):
            yield Checkpoint("excommunication")
            if (yield Ask(power, "ban.donate", donations, rule="9.5-r1")) == DONATE:
                yield from donate(g, power)
        g.step += 1


def is_penitent(g: State, power: Id) -> bool:
    """9.5-r1 Its ruler was excommunicated on an earlier turn, and it has a card to give."""
    return g.less_cards[power] > 0 and g.ban_turn[power] < g.turn and spare_cards(g, power) > 0


def donations() -> Options:
    return (DONATE, PASS)


def donate(g: State, power: Id) -> Proc[None]:
    """9.5-r2, 18.1-r33 A random card: its points go to St. Peter's, no further than its last box."""
    card = yield from random_card(g, power, MAJORS)
    if card is None:
        return
    g.discard(int(card))
    lift_ban(g, power)
    g.tell("ban.bought_off", power=power, card=card, points=g.board.card_cp[card], reveal=True)
    add_to_st_peters(g, g.board.card_cp[card])
