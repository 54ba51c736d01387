"""3.3, 9 Rulers succeed, wars break out and end, words are given and broken."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    MAJORS,
    NOBODY,
    PAPACY,
    PHASES,
    PLACES,
    POWERS,
    PROTESTANT,
    SPACES,
)
from cuius.titles.here_i_stand.phases.common.control import displace
from cuius.titles.here_i_stand.phases.common.phony_war import make_marker_last
from cuius.titles.here_i_stand.phases.land.battle import turn_on_each_other
from cuius.titles.here_i_stand.phases.sea.combat import fight_where_they_meet
from cuius.titles.here_i_stand.rules.communication import havens_for, home_keys_of
from cuius.titles.here_i_stand.rules.editions import parts_in_peace
from cuius.titles.here_i_stand.rules.powers import (
    controls,
    has_granted,
    is_at_war,
    is_bound,
    is_friendly,
    relation,
    word_at,
)
from cuius.titles.here_i_stand.rules.units import admirals_of, is_fortified, land_of, leaders_of, ships_of
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, PEACE, POWER_COUNT, WAR, State


def enthrone(g: State, ruler: Id) -> None:
    """3.3-r1..r3 The newest ruler's values are in force; the card of the one before him leaves the game.

    3.3-r7,r8 Leaders, reformers and debaters of the same name are pieces of their own and stay as they are.
    """
    power = g.board.ruler_power[ruler]
    old = g.board.ruler_card[g.ruler[power]]
    if old != NOBODY and old in g.laid:
        g.laid.remove(old)
        g.removed.append(int(old))
    g.ruler[power] = int(ruler)
    g.tell("ruler.succeeds", power=power, ruler=ruler)


def lay_ruler(g: State, ruler: Id) -> None:
    """6.1-r14 His card, out of whatever pile it came from, lies on the power card while he rules."""
    card = int(g.board.ruler_card[ruler])
    if card in g.removed:  # 19.8-r1 winter has taken it out already
        g.removed.remove(card)
    g.laid.append(card)


def give_word(g: State, one: int, other: int) -> None:
    """9.1-r4,r6 A peace or an alliance that both have agreed on."""
    g.word_given[word_at(one, other)] = g.word_given[word_at(other, one)] = g.turn


def break_word(g: State, one: Id, other: Id) -> None:
    """9.1-r29 A war declared on somebody who relied on peace: everybody sees it, and nothing follows."""
    if other in MAJORS and is_bound(g, one, other):
        g.word_broken[word_at(one, other)] = g.turn
        g.tell("word.broken", power=one, other=POWERS[other])


def make_peace(g: State, one: int, other: int) -> None:
    """9.1-r4, 9.3-p8 The At War marker goes; nobody wins anything by this step."""
    g.relate(one, other, PEACE)
    g.peace_made.append((int(one), int(other)))
    make_marker_last(g, one, other)  # 9.6-d4
    for power in (one, other):
        if PAPACY in (one, other) and power != PAPACY:  # 9.3-p8b
            lift_ban(g, power)


def form_alliance(g: State, one: int, other: int) -> None:
    """9.2-r1,r17 For this turn; it is no alliance with each other's allies, and no war with their enemies.

    9.2-r2,r3,r21: a box of the display holds two powers, and no other box changes. 9.2-r4: spaces of either
    are friendly to both from now on (`is_friendly`). 9.2-r14,r20: units of two major powers share a space and
    its defence, but a formation, a siege, an assault, an interception is one power's.
    """
    g.relate(one, other, ALLIED)


def grant(g: State, kind: str, giver: int, taker: int) -> None:
    """9.1-r16,r22, 9.2-r7 What may pass in one direction only is remembered for the turn."""
    if not has_granted(g, kind, giver, taker):
        g.granted.append((kind, int(giver), int(taker)))


def win_war(g: State, winner: Id, markers: int) -> None:
    """9.3-p2, 9.3-n2 War Winner markers come from the supply and are never handed over."""
    g.war_winner[winner] += markers
    g.bonus[winner] += markers
    g.tell("war.won", power=winner, markers=markers)


def lift_ban(g: State, power: int) -> None:
    """9.1-r27, 9.3-p8b, 9.5-r1 The -1 Card marker of an excommunicated ruler goes."""
    g.less_cards[power], g.ban_turn[power] = 0, 0


# 9.1-r8,r9, 9.3-p6, 9.4 Captured army leaders come home.


def captives(g: State, power: int, captor: int) -> tuple[Id, ...]:
    """A power's army leaders whom this captor holds and who have somewhere to go."""
    if captor not in g.captor:
        return ()
    found = [x for x in ARMY_LEADERS if holds(g, captor, power, x)]
    return tuple([x for x in found if homes_for(g, x)])


def holds(g: State, captor: int, power: int, leader: int) -> bool:
    return g.leader_at[leader] == CAPTIVE and g.captor[leader] == captor and g.leader_of[leader] == power


def homes_for(g: State, leader: Id) -> Options:
    """9.1-r9, 9.3-p6c, 9.4-r2 A capital its power controls; failing that, a friendly home key.

    Ruling R264: the Protestant has neither, and takes an electorate under its control.
    """
    power = g.leader_of[leader]
    if power == PROTESTANT:
        return tuple([e for e in g.board.electorates if controls(g, power, e)])
    capitals = tuple([c for c in g.board.capitals[power] if controls(g, power, c)])
    return capitals or tuple([k for k in home_keys_of(g, power) if is_friendly(g, power, k)])


def release(g: State, leader: Id) -> None:
    """He is free, for the time being in the first place open to him."""
    g.free_leader(leader, int(homes_for(g, leader)[0]))


def bring_home(g: State, leader: Id) -> Proc[None]:
    """9.1-r9 His power picks the place where there are several."""
    power = POWERS[g.leader_of[leader]]
    space = yield Ask(power, "leader.home", homes_for, g, leader, rule="9.1-r9", about={"leader": leader})
    g.free_leader(leader, int(space))
    g.tell("leader.freed", power=power, leader=leader, space=space)


# When lender and borrower fall out


def recall_loans(g: State, lender: Id, borrower: Id) -> Proc[None]:
    """Ruling R263: a war between them sends what was lent to the lender's nearest port."""
    for place, to, of, many in tuple(g.loans):
        if to != borrower or g.side[of] != lender:
            continue
        g.loans.remove((place, to, of, many))
        if not havens_for(g, lender, place):
            g.lost_ships[of] += many
            continue
        target = yield Ask(
            lender, "loan.back", havens_for, g, lender, place, rule="9.2-r8", about={"port": PLACES[place]}
        )
        g.squadrons[target * POWER_COUNT + of] += many
        recall_admirals(g, lender, borrower, place, target)


def recall_admirals(g: State, lender: Id, borrower: Id, place: int, target: int) -> None:
    """Naval leaders lent with the squadrons go back with them."""
    for leader in admirals_of(g, borrower, place):
        owner = g.board.leader_power[leader]
        if g.leader_of[leader] == borrower and g.side[owner] == lender:
            g.leader_of[leader], g.leader_at[leader] = int(owner), int(target)


# 9.6-r5..r8, 2.1-r13 A war breaks out between two major powers.

ACTION = PHASES["action"]


def break_out(g: State, one: Id, other: Id) -> Proc[None]:
    """9.6-p2c, 9.6-r6 The At War marker is placed; in the Action Phase fleets that meet fight at once."""
    if is_at_war(g, one, other):
        return
    were_allies = relation(g, one, other) == ALLIED
    g.relate(one, other, WAR)
    g.tell("war.begins", one=one, other=other)
    attacker, defender = (other, one) if MAJORS[g.impulse] == other else (one, other)  # 9.6-r8
    if were_allies:
        yield from part(g, attacker, defender)
    if g.phase == ACTION:  # 9.6-r7
        yield from fight_where_they_meet(g, attacker, defender)


def part(g: State, one: Id, other: Id) -> Proc[None]:
    """2.1-r13, 22.5-r3 Allies who fall out: loans end, and units leave where they are no longer at home.

    Ruling R4: where land units of both stand in the open they fight; edition 2017 moves them apart (2.1-d1).
    """
    yield from recall_loans(g, one, other)
    yield from recall_loans(g, other, one)
    fought = [] if parts_in_peace(g) else [s for s in SPACES if share_the_open(g, one, other, s)]
    for space in fought:
        yield from turn_on_each_other(g, space, one, other)
    leaving = [
        (space, guest)
        for space in SPACES
        for guest, host in ((one, other), (other, one))
        if stands_in(g, guest, space) and is_parting_ground(g, guest, host, space)
        if space not in fought
    ]
    for space, guest in leaving:
        yield from displace(g, space, guest)


def share_the_open(g: State, one: Id, other: Id, space: Id) -> bool:
    """2.1-r13 Land units of both stand in an unfortified space."""
    return not is_fortified(g, space) and land_of(g, one, space) > 0 and land_of(g, other, space) > 0


def stands_in(g: State, power: Id, space: Id) -> bool:
    """Anything of this power is in the space."""
    return bool(
        land_of(g, power, space)
        or leaders_of(g, power, space)
        or ships_of(g, power, space)
        or admirals_of(g, power, space)
    )


def is_parting_ground(g: State, guest: Id, host: Id, space: Id) -> bool:
    """The host's space, or one that is neither's where both stand."""
    if controls(g, host, space):
        return True
    return not controls(g, guest, space) and stands_in(g, host, space)
