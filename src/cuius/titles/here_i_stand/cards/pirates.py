"""Pirates and knights: 9 Barbary Pirates, 84 Julia Gonzaga, 86 Knights of St. John, 89 Pirate Haven."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    BARBAROSSA,
    BARBARY_PIRATES,
    HABSBURG,
    INDEPENDENT,
    JULIA_GONZAGA,
    KNIGHTS_OF_ST_JOHN,
    MAJORS,
    NEITHER,
    NOBODY,
    ORAN,
    OTTOMAN,
    PIRATE_HAVEN,
    TRIPOLI,
)
from cuius.titles.here_i_stand.phases.action.building import without_havens
from cuius.titles.here_i_stand.phases.common.cards import put_in_force, random_card
from cuius.titles.here_i_stand.phases.common.control import clear_space, take_control
from cuius.titles.here_i_stand.phases.diplomacy.agreements import spare_cards
from cuius.titles.here_i_stand.phases.land.siege import knights_at
from cuius.titles.here_i_stand.phases.religion.papacy import add_to_st_peters
from cuius.titles.here_i_stand.rules.cards import event
from cuius.titles.here_i_stand.rules.lasting import JULIA_AWAITED
from cuius.titles.here_i_stand.rules.powers import at_war, controls
from cuius.titles.here_i_stand.rules.units import (
    counters_left,
    is_fortified,
    is_occupied,
    ports_of,
    squadrons_left,
)
from cuius.titles.here_i_stand.state import State

GARRISON_OF_ALGIERS, GARRISON_OF_A_HAVEN = 2, 1
CORSAIRS_OF_A_NEST = 2


@event(BARBARY_PIRATES, rule="21.1-r7")
def barbary_pirates(g: State, power: Id) -> Proc[None]:
    """24-k9, 21.1-r3,r5,r7 Algiers comes into play as an Ottoman key, with Barbarossa and his men."""
    g.algiers_in_play = True
    take_control(g, OTTOMAN, ALGIERS)
    settle(g, ALGIERS, GARRISON_OF_ALGIERS)
    g.leader_at[BARBAROSSA] = int(ALGIERS)
    g.tell("pirates.come", space=ALGIERS)
    yield from ()


def haven_possible(g: State, power: Id) -> bool:
    return bool(haven_sites(g))


def haven_sites(g: State) -> Options:
    """21.1-r8 Oran or Tripoli in an enemy's hand, unoccupied, on a sea that Ottoman walls touch."""
    if not g.algiers_in_play:
        return ()
    return tuple([s for s in (ORAN, TRIPOLI) if is_haven_site(g, s)])


def is_haven_site(g: State, space: Id) -> bool:
    if not at_war(g, OTTOMAN, g.control[space]) or is_occupied(g, space):
        return False
    ports = [p for sea in g.board.seas[space] for p in g.board.ports_on[sea]]
    return any(controls(g, OTTOMAN, p) and is_fortified(g, p) for p in ports)


@event(PIRATE_HAVEN, rule="21.1-r8", when=haven_possible)
def pirate_haven(g: State, power: Id) -> Proc[None]:
    """24-k89, 21.1-r8, 21.1-r8b, 21.1-r9..r11 The Ottoman makes one of the two a haven (ruling R123)."""
    space = yield Ask(OTTOMAN, "haven.where", haven_sites, g, rule="21.1-r8")
    if space not in g.havens:
        g.havens.append(int(space))
    g.fortress[space] = True
    take_control(g, OTTOMAN, space)
    settle(g, space, GARRISON_OF_A_HAVEN)
    g.tell("pirates.come", space=space)


def settle(g: State, space: Id, regulars: int) -> None:
    """As far as counters go (5-r2); 2.3-r1 (ruling R504) from now on no ground for reformers or Jesuits."""
    g.faith[space] = int(NEITHER)
    g.add_regulars(space, OTTOMAN, min(regulars, counters_left(g, OTTOMAN)))
    g.corsairs[space] += min(CORSAIRS_OF_A_NEST, squadrons_left(g, OTTOMAN))


# Pirates and knights: 84 Julia Gonzaga, 86 Knights of St. John.


def are_pirates_about(g: State, power: Id) -> bool:
    return g.algiers_in_play


@event(JULIA_GONZAGA, rule="24-k84", when=are_pirates_about)
def julia_gonzaga(g: State, power: Id) -> Proc[None]:
    """24-k84, 23.2-r26 Pirates who strike in the Tyrrhenian Sea this turn earn the Ottoman a point."""
    put_in_force(g, JULIA_AWAITED, OTTOMAN)
    g.tell("julia.awaited")
    yield from ()


# The Knights


def can_knights_act(g: State, power: Id) -> bool:
    return can_knights_raid(g) if g.knights else bool(new_seats(g))


def can_knights_raid(g: State) -> bool:
    """24-k86 They are not besieged, a sea of theirs has an Ottoman port, and there is booty."""
    seat = knights_at(g)
    if seat == NOBODY or g.besieged[seat] or not spare_cards(g, OTTOMAN):
        return False
    return any(ports_of(g, OTTOMAN, sea) for sea in g.board.seas[seat])


def new_seats(g: State) -> Options:
    """24-k86 (ruling R452) Habsburg home ports under Habsburg control, keys too, not besieged."""
    ports = without_havens(g, HABSBURG, g.board.home_ports[HABSBURG])
    return tuple([p for p in ports if controls(g, HABSBURG, p) and not g.besieged[p]])


@event(KNIGHTS_OF_ST_JOHN, rule="24-k86", when=can_knights_act)
def knights_of_st_john(g: State, power: Id) -> Proc[None]:
    """24-k86 The Knights raid for Saint Peter's; once driven from the map they find a new seat."""
    if g.knights:
        yield from knights_raid(g)
    else:
        yield from found_seat(g)


def knights_raid(g: State) -> Proc[None]:
    """24-k86, 18.1-r31 A random card of the Ottoman's: its points go to Saint Peter's."""
    card = yield from random_card(g, OTTOMAN, MAJORS)
    if card is None:  # the Ottoman played this very card, his last
        return
    g.discard(int(card))
    g.tell("card.discarded", power=OTTOMAN, card=card, reveal=True)
    if g.board.card_cp[card]:
        add_to_st_peters(g, g.board.card_cp[card])


def found_seat(g: State) -> Proc[None]:
    """24-k86 The Habsburgs give them a port, which becomes an independent fortress with a regular."""
    seat = yield Ask(HABSBURG, "knights.seat", new_seats, g, rule="24-k86")
    g.knights = True
    if not is_fortified(g, seat):
        g.fortress[seat] = True
    take_control(g, INDEPENDENT, seat)
    g.add_regulars(seat, INDEPENDENT, min(1, counters_left(g, INDEPENDENT)))
    g.tell("knights.settle", space=seat)
    yield from clear_space(g, seat, INDEPENDENT)
