"""Keys and fortresses: 71 City State Rebels, 95 Sack of Rome, 104 Trace Italienne, 105 Treachery!"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    CAVALRY,
    CITY_STATE_REBELS,
    CORSAIR,
    HABSBURG,
    INDEPENDENT,
    MAJORS,
    MERCENARY,
    NAVAL_LEADERS,
    POWERS,
    REGULAR,
    SACK_OF_ROME,
    SPACES,
    SQUADRON,
    TRACE_ITALIENNE,
    TREACHERY,
)
from cuius.titles.here_i_stand.phases.common.control import take_control
from cuius.titles.here_i_stand.phases.common.fleets import sink_corsairs
from cuius.titles.here_i_stand.phases.land.assault import choose_assault, conquer, inside_powers, storm
from cuius.titles.here_i_stand.phases.land.forces import Force, loss_kinds
from cuius.titles.here_i_stand.phases.land.formation import remove_units, whole_stack
from cuius.titles.here_i_stand.phases.land.siege import (
    besiegers,
    capture_leaders,
    disband_knights,
    knights_at,
    outnumbers,
)
from cuius.titles.here_i_stand.phases.religion.sack_of_rome import can_sack, sack_rome
from cuius.titles.here_i_stand.phases.sea.combat import lose_squadron
from cuius.titles.here_i_stand.rules.cards import event
from cuius.titles.here_i_stand.rules.communication import home_of
from cuius.titles.here_i_stand.rules.control import holder_of
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.powers import allied
from cuius.titles.here_i_stand.rules.units import (
    corsairs_of,
    counters_left,
    enemy_land_in,
    is_fortified,
    land_of,
    ships_of,
    squadrons_of,
)
from cuius.titles.here_i_stand.state import TURN_TRACK, State

REBEL_DICE = 5
"""24-k71."""
event(SACK_OF_ROME, rule="24-k95", when=can_sack)(sack_rome)


# City State Rebels


def rebel_keys(g: State) -> Options:
    """24-k71, 22.6-r5 Unbesieged keys in foreign hands: independent, or of a power not allied to the holder.

    21.1-r9 Algiers is the Ottoman's. 25-k71 For two players only where control can change, and
    after the League also electorates that Habsburg holds (ruling R467: they go to the Protestant).
    """
    found = tuple([k for k in g.board.keys if is_foreign(g, k) and g.may_change_hands(k)])
    if g.two_player and g.league:
        found += tuple([e for e in g.board.electorates if g.control[e] == HABSBURG and not g.besieged[e]])
    return found


def is_foreign(g: State, key: Id) -> bool:
    holder, home = holder_of(g, key), home_of(g, key)
    return holder in MAJORS and not allied(g, holder, home) and not g.besieged[key]


def has_rebel_keys(g: State, power: Id) -> bool:
    return bool(rebel_keys(g))


@event(CITY_STATE_REBELS, rule="24-k71", when=has_rebel_keys)
def city_state_rebels(g: State, power: Id) -> Proc[None]:
    """24-k71 Five dice against the garrison; a key without one goes home."""
    key = yield Ask(power, "rebels.key", rebel_keys, g, rule="24-k71")
    hits = count_hits((yield Roll(d6=REBEL_DICE, why="rebels", who=power)))
    g.tell("rebels.rise", space=key, hits=hits)
    for owner in garrison(g, key):
        hits = yield from rebels_strike(g, owner, key, hits)
    if not garrison(g, key):
        liberate(g, power, key)


def garrison(g: State, key: Id) -> tuple[Id, ...]:
    """24-k71 (ruling R450) Who has units there: the holder first, then others in impulse order."""
    there = [p for p in POWERS.ids if g.side[p] == p and (land_of(g, p, key) or ships_of(g, p, key))]
    holder = holder_of(g, key)
    return tuple([p for p in there if p == holder] + [p for p in there if p != holder])


def rebels_strike(g: State, owner: Id, key: Id, hits: int) -> Proc[int]:
    """24-k71 A land or naval unit for each hit, as its commander chooses; hits that are left."""
    while hits and victims(g, owner, key):
        about = {"space": key, "many": hits}
        unit = yield Ask(owner, "rebels.loss", victims, g, owner, key, rule="24-k71", about=about)
        hits -= 1
        if unit == SQUADRON:
            yield from lose_squadron(g, owner, key)
        elif unit == CORSAIR:
            sink_corsairs(g, key, 1)
        else:
            force = Force([whole_stack(g, owner, key)])
            if unit in (MERCENARY, CAVALRY):
                force.lose_hired(g, 0)
            else:
                force.lose_regular(g, 0, owner if unit == REGULAR else unit)
    return hits


def victims(g: State, owner: Id, key: Id) -> Options:
    """Kinds of units that a power commands in the key."""
    found = list(loss_kinds(whole_stack(g, owner, key)))
    if squadrons_of(g, owner, key):
        found.append(SQUADRON)
    if corsairs_of(g, owner, key):
        found.append(CORSAIR)
    return tuple(found)


def liberate(g: State, power: Id, key: Id) -> None:
    """24-k71, 15.1-p10a The player captures army leaders, admirals wait; the key is its old owner's again."""
    for leader in (*ARMY_LEADERS, *NAVAL_LEADERS):
        if g.leader_at[leader] != key:
            continue
        if leader in NAVAL_LEADERS or g.side[g.leader_of[leader]] == power:  # ruling R450
            g.leader_at[leader] = TURN_TRACK
        else:
            capture_leaders(g, (leader,), power)
    home = home_of(g, key)
    take_control(g, home, key)
    if counters_left(g, home) > 0:
        g.add_regulars(key, home)
    g.tell("rebels.win", space=key, power=home)


# Trace Italienne


def building_plots(g: State) -> Options:
    """24-k104, 2.1-r10 (ruling R451) Unfortified spaces without enemies of their holder."""
    return tuple([s for s in SPACES if is_plot(g, s)]) if fortresses_left(g) > 0 else ()


def is_plot(g: State, space: int) -> bool:
    return not is_fortified(g, space) and not enemy_land_in(g, g.control[space], space)


def fortresses_left(g: State) -> int:
    """24-k104 (ruling R451) Markers beside the map; pirate havens have their own."""
    return g.board.markers["fortress"] - sum([g.fortress[s] for s in SPACES if s not in g.havens])


def has_plots(g: State, power: Id) -> bool:
    return fortresses_left(g) > 0 and any(is_plot(g, s) for s in SPACES)


@event(TRACE_ITALIENNE, rule="24-k104", when=has_plots)
def trace_italienne(g: State, power: Id) -> Proc[None]:
    """24-k104, 2.1-r10 A fortress where the player likes, and a regular for whoever holds the space."""
    space = yield Ask(power, "trace.where", building_plots, g, rule="24-k104")
    g.fortress[space] = True
    g.tell("trace.built", space=space)
    holder = POWERS[g.control[space]]
    if holder != INDEPENDENT and not g.unrest[space] and counters_left(g, holder) > 0:
        g.add_regulars(space, holder)


# Treachery!


def betrayed(g: State) -> Options:
    """24-k105 Besieged spaces."""
    return tuple([s for s in SPACES if g.besieged[s] and bribers(g, s)])


def bribers(g: State, space: Id) -> Options:
    """The major powers before the walls."""
    return tuple([p for p in besiegers(g, space) if p in MAJORS])


def has_betrayed(g: State, power: Id) -> bool:
    return bool(betrayed(g))


@event(TREACHERY, rule="24-k105", when=has_betrayed)
def treachery(g: State, power: Id) -> Proc[None]:
    """24-k105, 15.1-p1,p2b An assault at once, no line or blockade needed; then the gates may be opened."""
    space = yield Ask(power, "treachery.where", betrayed, g, rule="24-k105")
    who = yield Ask(power, "treachery.who", bribers, g, space, rule="24-k105", about={"space": space})
    formation = yield from choose_assault(g, who, space)
    fallen = yield from storm(g, formation)
    if not fallen and g.besieged[space] and land_of(g, who, space) and outnumbers(g, who, space):
        open_gates(g, who, space)


def open_gates(g: State, power: Id, space: Id) -> None:
    """24-k105 Still outnumbered after the assault, the defenders are eliminated and the space falls."""
    if space == knights_at(g):
        disband_knights(g, space)
    for defender in inside_powers(g, space):
        remove_units(g, whole_stack(g, defender, space))
    g.tell("treachery.opens", space=space)
    conquer(g, power, space)
