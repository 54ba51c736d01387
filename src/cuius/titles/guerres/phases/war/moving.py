"""15.7.1-15.7.3 An army on the move: parts that stay behind, cards, the way, and who stops it there."""

from __future__ import annotations

from dataclasses import dataclass

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.cards.playing import event_window, factions_in
from cuius.titles.guerres.cards.registry import Moment
from cuius.titles.guerres.ids import ARMIES, MARKERS, MOVE, NOBODY, PROVINCES, REVOLTS
from cuius.titles.guerres.phases.battle import battle
from cuius.titles.guerres.phases.leaders import appoint
from cuius.titles.guerres.phases.war.meeting import intercepts
from cuius.titles.guerres.rules.commands import reserve
from cuius.titles.guerres.rules.movement import (
    armies_at,
    camp_of,
    crosses_loire,
    distances,
    enter,
    exits,
    movement_points,
    revolt_in,
)
from cuius.titles.guerres.rules.moves import might_march, owner, part_choices
from cuius.titles.guerres.state import AWAY, State


@dataclass(slots=True)
class March:
    """One army's move in an activation: whence, and what it left behind."""

    army: Id
    origin: int
    came_from: int
    rest: int = NOBODY
    """The part that stays."""
    fought: bool = False
    """It was stopped on its way, and fought."""
    melted: bool = False
    """It has no troops left; its marker may stand for another by now."""


def march(g: State, army: Id) -> Proc[March]:
    """15.7.2-r3,r4 15.1-r2 The army or a part of it sets out for the announced province, after the cards."""
    going = March(army, g.army_at[army], g.came_from[army])
    target = PROVINCES.ids[g.target]
    troops = yield Ask(
        owner(g, army),
        "war.troops",
        part_choices,
        g,
        army,
        target,
        rule="15.7.2-r4",
        about={"army": army, "province": target},
        confirm=g.discreet and bool(might_march(g, army)),
    )
    if troops < g.troops[army]:
        going.rest = yield from split(g, army, troops)
    moment = Moment(MOVE, owner(g, army), army=army, province=g.army_at[army])
    for faction in factions_in((g.active, 1 - g.active), g):  # 15.1-r3
        yield from event_window(g, faction, moment)
    if g.troops[army]:
        yield from go(g, going)
    elif g.army_at[army] != NOBODY:
        g.disband(army, AWAY)
    return going


def note_losses(g: State, marches: list[March]) -> None:
    """15.2-r3 An army or a part that is gone is struck off: its marker may soon stand for another."""
    for going in marches:
        going.melted = going.melted or not g.troops[going.army]
        if going.rest != NOBODY and not g.troops[going.rest]:
            going.rest = NOBODY


def split(g: State, army: Id, troops: int) -> Proc[int]:
    """15.7.2-r4 What stays gets a marker and the best leader of the reserve (rulings R30, R83)."""
    rest = ARMIES[g.free_marker(army // MARKERS)]
    g.raise_army(rest, g.army_at[army], g.troops[army] - troops)
    g.came_from[rest] = g.came_from[army]
    g.moved[rest] = g.resting[rest] = False
    g.troops[army] = troops
    g.tell("war.split", army=army, other=rest, province=PROVINCES.ids[g.army_at[army]], troops=g.troops[rest])
    if reserve(g, camp_of(g, army)):
        yield from appoint(g, camp_of(g, army), rest)
    return rest


def go(g: State, going: March) -> Proc[None]:
    """15.7.1-r3 Province by province; who cannot arrive does not set out."""
    army = going.army
    left = movement_points(g, army, g.troops[army])
    if not next_steps(g, army, left):
        g.tell("war.halts", army=army, province=PROVINCES.ids[g.army_at[army]])
        put_back(g, going)
        return
    while g.army_at[army] != g.target:
        about = {"army": army, "province": PROVINCES.ids[g.target]}
        step = yield Ask(owner(g, army), "war.step", next_steps, g, army, left, rule="15.7.1-r3", about=about)
        origin = PROVINCES.ids[g.army_at[army]]
        enter(g, army, step)
        g.tell("war.moves", army=army, origin=origin, province=step)
        left -= 1
        if step != g.target and not (yield from passes(g, going)):
            return


def next_steps(g: State, army: Id, left: int) -> Options:
    """15.7.3-r1,r5 Neighbours from which the announced province is still in reach.

    Where nobody could stop the army, and next door, the shortest way is taken; strictly, its bank counts.
    """
    ways = exits(g, army, g.army_at[army], g.came_from[army])
    if g.target in ways and left and not g.loire_strict:
        return (PROVINCES.ids[g.target],)
    far_on = ways_on(g, army, ways, left - 1)
    found = [(far_on[p], p) for p in ways if p in far_on and far_on[p] < left]
    if found and not (g.loire_strict or (min(found)[0] and way_matters(g))):
        found = [min(found)]
    return tuple([province for _, province in found])


def ways_on(g: State, army: Id, ways: tuple[Id, ...], left: int) -> dict[Id, int]:
    """15.7.3-r5 Neighbours from which the army can go on, and how far the announced province is from each.

    Where banks do not count, the way there is as long as the way back.
    """
    back = {} if g.loire_strict else distances(g, army, g.target, NOBODY, left)
    found: dict[Id, int] = {}
    for province in ways:
        if province == g.target:
            found[province] = 0
        elif crosses_loire(g, camp_of(g, army), province):
            there = back or distances(g, army, province, g.army_at[army], left)
            far = there.get(province if back else PROVINCES[g.target])
            if far is not None:
                found[province] = far
    return found


def way_matters(g: State) -> bool:
    """15.7.4-r13,r14 20-r1 Could the army be stopped on its way?"""
    if any(g.troops[r] for r in REVOLTS):
        return True
    return g.board.edition == "living" and bool(g.armies_of_camp(1 - g.active))


def passes(g: State, going: March) -> Proc[bool]:
    """15.7.4-r13,r14 20-r1 On the way revolts, and in the later edition enemies, try to stop it."""
    army, at = going.army, g.army_at[going.army]
    hostile = armies_at(g, 1 - g.active, at) if g.board.edition == "living" else []
    revolt = revolt_in(g, at)
    for enemy in (*hostile, *([ARMIES[revolt]] if revolt != NOBODY else [])):
        if (yield from intercepts(g, enemy, army)):
            going.fought = True
            winner = yield from battle(g, army, enemy)
            if winner != army or g.army_at[army] != at:
                return False
    return True


def put_back(g: State, going: March) -> None:
    """15.7.2-r13 The move has not happened: the army stands where it stood, whole again."""
    army, rest = going.army, going.rest
    if going.melted:
        return
    g.army_at[army], g.came_from[army] = going.origin, going.came_from
    if rest != NOBODY and g.troops[rest]:
        g.troops[army] += g.troops[rest]
        g.disband(rest)
        going.rest = NOBODY
