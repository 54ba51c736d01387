"""22 Minor powers: activation, deactivation, the defeat of Hungary-Bohemia.

22-r1, 22.1-r3,r4,r8: units of an inactive minor power have nobody to command them, so nothing moves them.
22.3-r1,r2: those of an active one are commanded by its ally (`g.side`), which has their impulses and cards.
22.1-r6: five or more in one space stand and fight. 22.6-r1..r5: independents are nobody's enemy and on
nobody's side; what takes them is a siege.
"""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    HABSBURG,
    HUNGARY,
    MAJORS,
    NAVAL_LEADERS,
    NOBODY,
    OTTOMAN,
    PLACES,
    POWERS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.common.control import clear_space, displace, take_control
from cuius.titles.here_i_stand.phases.common.powers import break_out, break_word, win_war
from cuius.titles.here_i_stand.rules.communication import nearest, nearest_by_sea
from cuius.titles.here_i_stand.rules.powers import allied, is_at_war, is_inactive, may_ever_declare
from cuius.titles.here_i_stand.rules.units import is_fortified, land_of
from cuius.titles.here_i_stand.state import PEACE, POWER_COUNT, TURN_TRACK, State

DECLARE = "declare_war"

MARKERS_FOR_HUNGARY = 2
"""22.5-r7."""
LAST_HUNGARIANS = 4
"""22.5-r2b."""


# Activation


def activate(g: State, minor: Id, power: Id, card: int) -> Proc[None]:
    """22.2-p1..p5 A minor power becomes the ally of a major one, by a card or by intervention."""
    foes = [p for p in MAJORS if p != power and is_at_war(g, p, minor)]
    g.side[minor], g.allied_by[minor] = int(power), int(card)  # 22.2-p1
    g.tell("minor.activated", minor=minor, power=power)
    for foe in foes:
        yield from enemy_decides(g, foe, minor, power)
    for space in SPACES:  # 22.2-p3,p4
        if g.control[space] == minor:
            g.control[space] = int(power)
    for other in MAJORS:  # 22.2-p5
        g.relate(minor, other, PEACE)


def enemy_decides(g: State, foe: Id, minor: Id, power: Id) -> Proc[None]:
    """22.2-p2, 22.2-p2b A power at war with the minor one: free war on its new ally, or its units leave."""
    if is_at_war(g, foe, power):
        return
    word = PASS
    if may_ever_declare(g, foe, power):
        word = yield Ask(foe, "minor.war", free_wars, rule="22.2-p2", about={"minor": minor, "ally": power})
    if word == DECLARE:
        g.tell("war.declared", power=foe, enemy=power)
        break_word(g, foe, power)
        yield from break_out(g, foe, power)
        return
    for space in SPACES:
        if g.control[space] == minor:
            yield from displace(g, space, foe)


def free_wars() -> Options:
    return (DECLARE, PASS)


# Deactivation


def deactivate(g: State, minor: Id) -> Proc[None]:
    """22.4-p1..p5 A minor power leaves its ally and goes home."""
    former = POWERS[g.side[minor]]
    g.side[minor], g.allied_by[minor] = int(minor), NOBODY  # 22.4-p1
    g.relate(minor, former, PEACE)
    g.tell("minor.deactivated", minor=minor, power=former)
    freed = [s for s in g.board.homes[minor] if g.control[s] == former]
    for space in freed:  # 22.4-p2
        g.control[space] = int(minor)
    for space in freed:  # 22.4-p3
        yield from clear_space(g, space, minor, friendly=True)
    yield from land_returns(g, minor, former)
    yield from ships_return(g, minor, former)


def land_returns(g: State, minor: Id, former: Id) -> Proc[None]:
    """22.4-p4 To its nearest fortified home space, else to the nearest unfortified one, else nowhere."""
    for space in SPACES:
        many = g.regulars[space * POWER_COUNT + minor]
        if not many:
            continue
        if not shelters_at_home(g, minor, space):
            g.regulars[space * POWER_COUNT + minor] = 0
            g.tell("minor.lost", minor=minor, space=space, many=many)
            continue
        target = yield Ask(
            former, "minor.home", shelters_at_home, g, minor, space, rule="22.4-p4", about=stack(minor, space)
        )
        g.shift_land(minor, space, target, many, 0)


def shelters_at_home(g: State, minor: Id, space: Id) -> Options:
    held = [s for s in g.board.homes[minor] if g.control[s] == minor]
    return nearest(g, space, [s for s in held if is_fortified(g, s)]) or nearest(g, space, held)


def ships_return(g: State, minor: Id, former: Id) -> Proc[None]:
    """22.4-p5 To its nearest home port; without one ships are lost and leaders wait on the turn track."""
    end_loans(g, minor)
    for place in PLACES.ids:
        many = g.squadrons[place * POWER_COUNT + minor]
        leaders = [x for x in NAVAL_LEADERS if g.leader_at[x] == place and g.leader_of[x] == minor]
        if not many and not leaders:
            continue
        if not ports_at_home(g, minor, place):
            lose_ships(g, minor, place, leaders)
            continue
        port = yield Ask(
            former, "minor.port", ports_at_home, g, minor, place, rule="22.4-p5", about=stack(minor, place)
        )
        g.shift_squadrons(minor, place, port, many)
        for leader in leaders:
            g.leader_at[leader] = int(port)


def ports_at_home(g: State, minor: Id, place: Id) -> Options:
    held = [p for p in g.board.home_ports[minor] if g.control[p] == minor]
    return nearest_by_sea(g, place, held) or nearest(g, place, held)


def stack(minor: Id, place: Id) -> dict[str, Id]:
    return {"minor": minor, "place": place}


def end_loans(g: State, minor: Id) -> None:
    """What the former ally lent of the minor power's is its own again, where it stands."""
    for place, borrower, lender, many in tuple(g.loans):
        if lender == minor:
            g.loans.remove((place, borrower, lender, many))
            g.squadrons[place * POWER_COUNT + minor] += many
    for leader in NAVAL_LEADERS:
        if g.board.leader_power[leader] == minor:
            g.leader_of[leader] = int(minor)


def lose_ships(g: State, minor: Id, place: Id, leaders: list[Id]) -> None:
    g.sink_squadrons(minor, place, g.squadrons[place * POWER_COUNT + minor])
    for leader in leaders:
        g.leader_at[leader] = TURN_TRACK
    g.tell("minor.ships_lost", minor=minor, place=place)


# The defeat of Hungary-Bohemia


def check_hungary(g: State) -> Proc[None]:
    """22.5-r1 After a field battle or an assault: has the Ottoman defeated Hungary-Bohemia?"""
    if not g.hungary_defeated and is_hungary_beaten(g):
        yield from defeat_hungary(g)


def is_hungary_beaten(g: State) -> bool:
    """22.5-r2a, 22.5-r2b Allied to Habsburg by marriage and two keys lost; or alone, one key and few men."""
    lost = sum([g.control[key] == OTTOMAN for key in g.board.home_keys[HUNGARY]])
    if g.side[HUNGARY] == HABSBURG:
        return lost >= 2
    return lost >= 1 and sum(g.regulars[HUNGARY::POWER_COUNT]) <= LAST_HUNGARIANS


def defeat_hungary(g: State) -> Proc[None]:
    """22.5-r3..r7, 22.2-r3 Habsburg steps in, at no cost and without a choice."""
    g.hungary_defeated = True
    g.tell("hungary.defeated")
    if is_inactive(g, HUNGARY):  # 22.5-r4 first, so that the new allies fight as one
        g.relate(OTTOMAN, HUNGARY, PEACE)
        yield from activate(g, HUNGARY, HABSBURG, NOBODY)
    for space in SPACES:  # 22.5-r6
        if g.besieged[space] and allied(g, g.control[space], HUNGARY):
            g.regulars[space * POWER_COUNT + HUNGARY] = 0
    for space in g.board.homes[HUNGARY]:  # 22.5-r5
        if land_of(g, OTTOMAN, space) and g.control[space] != OTTOMAN:
            take_control(g, OTTOMAN, space)
            yield from clear_space(g, space, OTTOMAN)  # ruling R266
    win_war(g, OTTOMAN, MARKERS_FOR_HUNGARY)
    yield from break_out(g, HABSBURG, OTTOMAN)  # 22.5-r3
