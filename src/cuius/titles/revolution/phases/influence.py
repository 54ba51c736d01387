"""6.9 Military influence."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import FACTIONS, OWNERS, PLACES, REGIONS
from cuius.titles.revolution.phases.maintenance import counters_outside_cities
from cuius.titles.revolution.phases.marches import STOP, stop_or_let
from cuius.titles.revolution.rules.armies import alone_in_section
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import FACTIONS as N
from cuius.titles.revolution.state import State


def influence(g: State) -> Proc[None]:
    """6.9 Armies without rivals in their section convert counters of their region."""
    yield from each_in_turn(g, use_influence)


def use_influence(g: State, faction: Id) -> Proc[None]:
    """6.9-r5,r7 Each army once, if its faction wishes (ruling R60)."""
    left = [influential(g, faction, r) for r in REGIONS.ids]
    while any(left) and g.stock[faction]:  # 6.9-r4
        counter = yield Ask(faction, "influence.target", convertible, g, faction, tuple(left), rule="6.9-r1")
        if counter == PASS:
            return
        place, owner = PLACES[counter // 6], OWNERS[counter % 6]
        region = g.board.region_of[g.board.province_of[place]]
        left[region] -= 1
        stopped = yield from denied(g, faction, region, place, owner)
        if stopped:  # 6.9-r15
            g.tell("influence.stopped", faction=faction, region=region)
        else:
            g.leave(owner, place)  # 6.9-r3
            g.enter(faction, place)
            g.tell("influence.used", faction=faction, owner=owner, place=place)


def influential(g: State, faction: Id, region: Id) -> int:
    """6.9-r1,r6,r8..r11 Armies alone in their section, wherever they came from; not those just relieved."""
    at = region * N + faction
    return g.armies[at] - g.relieved[at] if alone_in_section(g, region, faction) else 0


def convertible(g: State, faction: Id, left: tuple[int, ...]) -> Options:
    """6.9-r1,r2 Counters of others, neutral ones too, in towns and countrysides of those regions."""
    found = [c for r in REGIONS.ids if left[r] for c in counters_outside_cities(g, r) if c % 6 != faction]
    return (*found, PASS)


def denied(g: State, faction: Id, region: Id, place: Id, owner: Id) -> Proc[bool]:
    """6.9-r12..r14 Each Beggar that stays in the region can stop one enemy army (ruling R31)."""
    waiting = g.beggars_in[region] - g.beggars_spent[region]
    if faction not in g.board.beggar_enemies or not waiting:
        return False
    if g.board.edition == "2004":
        g.beggars_in[region] -= 1
        g.beggars_box += 1
        return True
    about = {"faction": faction, "place": place, "owner": owner}
    word = yield Ask(FACTIONS[g.beggars_by], "influence.stop", stop_or_let, rule="6.9-r13", about=about)
    if word == STOP:
        g.beggars_spent[region] += 1
    return bool(word == STOP)
