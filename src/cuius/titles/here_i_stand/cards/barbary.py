"""The pirates of the Barbary coast: 9 Barbary Pirates, 89 Pirate Haven."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    BARBAROSSA,
    BARBARY_PIRATES,
    NEITHER,
    ORAN,
    OTTOMAN,
    PIRATE_HAVEN,
    TRIPOLI,
)
from cuius.titles.here_i_stand.rules.control import take_control
from cuius.titles.here_i_stand.rules.relations import at_war, controls
from cuius.titles.here_i_stand.rules.stacks import counters_left, is_fortified, is_occupied, squadrons_left
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
