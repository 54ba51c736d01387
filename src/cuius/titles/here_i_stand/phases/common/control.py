"""2.2, 9.3, 12 Control and unrest come and go; units and ships leave a space that is no longer theirs."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import MAJORS, MINORS, OTTOMAN, PLACES, POWERS, PROTESTANT
from cuius.titles.here_i_stand.phases.common.fleets import add_loan, take_loans
from cuius.titles.here_i_stand.rules.communication import (
    friendly_havens,
    friendly_refuges,
    havens_for,
    refuges,
)
from cuius.titles.here_i_stand.rules.editions import seeks_own_walls
from cuius.titles.here_i_stand.rules.powers import allied, at_war, decides_nothing
from cuius.titles.here_i_stand.rules.units import admirals_of, land_of, leaders_of, ships_of
from cuius.titles.here_i_stand.state import POWER_COUNT, TURN_TRACK, State


def take_control(g: State, power: int, space: int) -> None:
    """2-r3, 2.2-r2..r6, 12-r1, 12.2-r3 The only way control changes; religion and unrest stay as they are.

    A minor power with an ally holds nothing itself: what it would get goes to the ally. A siege of the space
    is over. Ships that must leave are the affair of `evict_ships`.
    """
    g.control[space] = g.side[power]
    end_siege(g, space)
    g.tell("control.taken", power=POWERS[g.side[power]], space=PLACES[space])


def end_siege(g: State, space: int) -> None:
    """15.3-r1 Nobody is before the walls any more."""
    g.besieged[space] = 0
    g.fresh_sieges = [(where, who) for where, who in g.fresh_sieges if where != space]


def put_unrest(g: State, space: int) -> None:
    """12-r3, 12.4-r0 An unrest marker, whoever stands there: 12.4-x1 and 12.4-x2 need that."""
    if not g.unrest[space]:
        g.unrest[space] = True
        g.tell("unrest.comes", space=PLACES[space])


def calm(g: State, space: int) -> None:
    """12.4-r22 The unrest is over; control stays as it was."""
    g.unrest[space] = False
    g.tell("unrest.goes", space=PLACES[space])


# 12.2-r4, 15.1-p10b Ships in a port that changes hands.


def evict_ships(g: State, space: Id) -> Proc[None]:
    """12.2-r4, ruling R41 Ships that are not friendly to the new controller put to sea, fleet by fleet."""
    for power in strangers(g, g.control[space], space):
        if decides_nothing(g, power) or not waters(g, power, space):  # 16.2-p9c, 22.1-r8, ruling R222
            scatter_ships(g, power, space)
            continue
        sea = yield Ask(power, "harbour.sea", waters, g, power, space, rule="12.2-r4", about={"space": space})
        shift_fleet(g, power, space, sea)
        g.tell("harbour.left", power=power, space=space, sea=sea)


def lose_ships(g: State, power: Id, space: Id) -> None:
    """15.1-p10b, 17.2-r3 What lies in a port that falls is gone until next turn, naval leaders too."""
    for other in strangers(g, power, space):
        scatter_ships(g, other, space)


def strangers(g: State, power: int, space: int) -> tuple[Id, ...]:
    """Who has ships or naval leaders in the port and is no friend of the power, in impulse order."""
    found = [p for p in POWERS.ids if g.side[p] == p and not allied(g, power, p)]
    return tuple([p for p in found if ships_of(g, p, space) or admirals_of(g, p, space)])


def waters(g: State, power: Id, space: Id) -> Options:
    """16.2-p9a The sea zones of the port that are free of the fleet's enemies."""
    enemies = [p for p in POWERS.ids if g.side[p] == p and at_war(g, power, p)]
    return tuple([sea for sea in g.board.seas[space] if not any(ships_of(g, p, sea) for p in enemies)])


# 9.3-p3b Units leave a space that is no longer their power's.


def clear_space(g: State, space: Id, keeper: Id, *, friendly: bool = False) -> Proc[None]:
    """9.1-r11, 9.3-p3,p5b Everybody but the keeper leaves the space, in impulse order."""
    for power in MAJORS:
        if power != keeper:
            yield from displace(g, space, power, friendly=friendly)


def displace(g: State, space: Id, power: Id, *, friendly: bool = False) -> Proc[None]:
    """9.3-p3b A power's land units and army leaders leave the space, then its ships and naval leaders.

    As in a peace they go to what their power controls; `friendly` lets them go to allies too (22.4-p3).
    21.6-x2 (ruling R505) The Protestant's regulars stay in their electorates before the League.
    """
    if power == PROTESTANT and not g.league:
        return
    if land_of(g, power, space) or leaders_of(g, power, space):
        yield from displace_land(g, space, power, friendly)
    if ships_of(g, power, space) or admirals_of(g, power, space):
        yield from displace_ships(g, space, power, friendly)


def displace_land(g: State, space: Id, power: Id, friendly: bool) -> Proc[None]:
    """9.3-p3b The stack goes together, to the nearest fortified space or to the capital (ruling R261)."""
    if not shelters_for(g, power, space, friendly):
        scatter_land(g, power, space)
        return
    target = yield Ask(
        power,
        "displace.land",
        shelters_for,
        g,
        power,
        space,
        friendly,
        rule="9.3-p3b",
        about={"space": space},
    )
    shift_army(g, power, space, target)
    g.tell("displaced.land", power=power, space=space, target=target)


def shelters_for(g: State, power: Id, space: Id, friendly: bool) -> Options:
    """9.3-p3b, 22.4-p3, 12.5-d1."""
    allies_too = friendly and not seeks_own_walls(g)
    return friendly_refuges(g, power, space) if allies_too else refuges(g, power, space)


def displace_ships(g: State, space: Id, power: Id, friendly: bool) -> Proc[None]:
    """9.3-p3b Naval units and naval leaders go to the nearest port."""
    if not harbours_for(g, power, space, friendly):
        scatter_ships(g, power, space)
        return
    target = yield Ask(
        power,
        "displace.ships",
        harbours_for,
        g,
        power,
        space,
        friendly,
        rule="9.3-p3b",
        about={"space": space},
    )
    shift_fleet(g, power, space, target)
    g.tell("displaced.ships", power=power, space=space, target=target)


def harbours_for(g: State, power: Id, space: Id, friendly: bool) -> Options:
    """9.3-p3b, 22.4-p3, 12.5-d1."""
    allies_too = friendly and not seeks_own_walls(g)
    return friendly_havens(g, power, space) if allies_too else havens_for(g, power, space)


def shift_army(g: State, power: Id, origin: int, target: int) -> None:
    """Every land unit that a power commands in a space, with its army leaders."""
    for leader in leaders_of(g, power, origin):
        g.leader_at[leader] = int(target)
    for owner in commanded(g, power):
        at = origin * POWER_COUNT + owner
        g.shift_land(owner, origin, target, g.regulars[at], g.hired[at])


def shift_fleet(g: State, power: Id, origin: int, target: int) -> None:
    """Every ship that a power commands in a place, lent ones too, with its naval leaders."""
    for leader in admirals_of(g, power, origin):
        g.leader_at[leader] = int(target)
    for owner in commanded(g, power):
        g.shift_squadrons(owner, origin, target, g.squadrons[origin * POWER_COUNT + owner])
    if power == OTTOMAN:
        g.shift_corsairs(origin, target, g.corsairs[origin])
    for lender, many in take_loans(g, origin, power):
        add_loan(g, target, power, lender, many)


def scatter_land(g: State, power: Id, space: Id) -> None:
    """Ruling R262: with nowhere to go, units are lost and leaders come back next turn."""
    for leader in leaders_of(g, power, space):
        g.leader_at[leader] = TURN_TRACK
    for owner in commanded(g, power):
        at = space * POWER_COUNT + owner
        g.regulars[at] = g.hired[at] = 0
    g.tell("displaced.lost", power=power, space=space)


def scatter_ships(g: State, power: Id, space: Id) -> None:
    """Ruling R262."""
    for leader in admirals_of(g, power, space):
        g.leader_at[leader] = TURN_TRACK
    for owner in commanded(g, power):
        g.sink_squadrons(owner, space, g.squadrons[space * POWER_COUNT + owner])
    if power == OTTOMAN:
        g.sink_corsairs(power, space, g.corsairs[space])
    for lender, many in take_loans(g, space, power):
        g.lost_ships[lender] += many
    g.tell("displaced.lost", power=power, space=space)


def commanded(g: State, power: int) -> tuple[Id, ...]:
    """22.3-r1 The power itself and the minor powers active for it."""
    return (POWERS[power], *[m for m in MINORS if g.side[m] == power != m])
