"""15.7.1-15.7.4 Armies on the move: who stays behind, the way, interception and evasion; 20 revolts."""

from __future__ import annotations

from dataclasses import dataclass

from cuius.core.ids import Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.guerres.ids import ARMIES, MARKER_COUNT, MOVE, NOBODY, PROVINCES, REVOLTS
from cuius.titles.guerres.phases.changes import enter, wakes
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.phases.war.fights import battle, siege
from cuius.titles.guerres.phases.war.leaders import appoint, merge_all
from cuius.titles.guerres.rules.armies import camp_of, successor
from cuius.titles.guerres.rules.event_cards import CardTiming, in_turn
from cuius.titles.guerres.rules.movement import (
    STAY,
    armies_at,
    crosses_loire,
    distances,
    exits,
    held_fast,
    march_hidden,
    modifiers_of,
    movement_points,
    owner,
    part_choices,
    refuges,
    revolt_in,
)
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
    woken: tuple[int, ...] = ()
    """Provinces whose weariness it ended."""


def march(g: State, army: Id) -> Proc[March]:
    """15.7.2-r3,r4 15.1-r2 The army or a part of it sets out for the announced province, after the cards."""
    going = March(army, g.army_at[army], g.came_from[army])
    target = PROVINCES.ids[g.target]
    about = {"army": army, "province": target}
    troops = yield Ask(
        owner(g, army),
        "war.troops",
        part_choices,
        g,
        army,
        target,
        rule="15.7.2-r4",
        about=about,
        confirm=march_hidden(g, army),
    )
    if troops < g.troops[army]:
        going.rest = yield from split(g, army, troops)
    moment = CardTiming(MOVE, owner(g, army), army=army, province=g.army_at[army])
    for faction in in_turn(g, moment.faction):  # 15.1-r3
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
    rest = ARMIES[g.free_marker(army // MARKER_COUNT)]
    g.raise_army(rest, g.army_at[army], g.troops[army] - troops)
    g.came_from[rest] = g.came_from[army]
    g.moved[rest] = g.resting[rest] = False
    g.troops[army] = troops
    g.tell("war.split", army=army, other=rest, province=PROVINCES.ids[g.army_at[army]], troops=g.troops[rest])
    if successor(g, camp_of(g, army)) != NOBODY:
        yield from appoint(g, camp_of(g, army), rest)
    return rest


def go(g: State, going: March) -> Proc[None]:
    """15.7.1-r3 Province by province; who cannot arrive does not set out."""
    army = going.army
    left = movement_points(g, army, g.troops[army])
    if not can_arrive(g, army, left):
        g.tell("war.halts", army=army, province=PROVINCES.ids[g.army_at[army]])
        put_back(g, going)
        return
    while g.army_at[army] != g.target:
        about = {"army": army, "province": PROVINCES.ids[g.target]}
        step = yield Ask(owner(g, army), "war.step", next_steps, g, army, left, rule="15.7.1-r3", about=about)
        origin = PROVINCES.ids[g.army_at[army]]
        if wakes(g, army, step):
            going.woken += (int(step),)
        enter(g, army, step)
        g.tell("war.moves", army=army, origin=origin, province=step)
        left -= 1
        if step != g.target and not (yield from passes(g, going)):
            return


def can_arrive(g: State, army: Id, left: int) -> bool:
    """15.7.1-r3 Is the announced province in reach?"""
    if g.loire_strict:
        return bool(next_steps(g, army, left))
    return g.target in distances(g, army, g.army_at[army], NOBODY, left)


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
        elif back and province not in back:
            continue
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
    for enemy in in_the_way(g, at):
        if (yield from intercepts(g, enemy, army)):
            going.fought = True
            winner = yield from battle(g, army, enemy)
            if winner != army or g.army_at[army] != at:
                return False
    return True


def in_the_way(g: State, province: int) -> tuple[Id, ...]:
    """15.7.4-r13,r14 20-r1 Who may stop an army that passes through a province (ruling R112)."""
    hostile = armies_at(g, 1 - g.active, province) if g.board.edition == "living" else []
    revolt = revolt_in(g, province)
    return (*hostile, ARMIES[revolt]) if revolt != NOBODY else tuple(hostile)


def put_back(g: State, going: March) -> None:
    """15.7.2-r13 The move has not happened: the army stands where it stood, whole again, and woke nobody."""
    army, rest = going.army, going.rest
    for province in going.woken:  # 19-k1
        g.frozen[province] = True
    if going.melted:
        return
    g.army_at[army], g.came_from[army] = going.origin, going.came_from
    if rest != NOBODY and g.troops[rest]:
        g.troops[army] += g.troops[rest]
        g.disband(rest)
        going.rest = NOBODY


# ---- armies that meet ----

ATTACK, AVOID = "fight", "avoid"
STAND, EVADE = "stand", "evade"
INTERCEPT, LET_PASS = "intercept", "let_pass"


def act(g: State, army: Id, entered: bool) -> Proc[None]:
    """15.7.2-r18 In the province: interception, evasion, battle; then a siege, unless a battle was lost."""
    province = PROVINCES[g.army_at[army]]
    for enemy in armies_at(g, 1 - g.active, province):
        if not (yield from meet(g, army, enemy, entered)) or not g.troops[army]:
            return
    revolt = revolt_in(g, province)
    if revolt != NOBODY and not (yield from meet_revolt(g, army, ARMIES[revolt], entered)):
        return
    if g.board.towns[province] and not held_fast(g, army):
        yield from siege(g, army)


def meet(g: State, army: Id, enemy: Id, entered: bool) -> Proc[bool]:
    """15.7.4-r1..r6 The active camp wants battle or not, then the inactive one. Is the way to a siege free?

    Only a lost battle prevents a siege: who was not stopped goes on to it (ruling R44).
    """
    about = {"army": army, "enemy": enemy, "province": PROVINCES[g.army_at[army]]}
    word = yield Ask(owner(g, army), "war.fight", fight_choices, g, entered, rule="15.7.4-r3", about=about)
    if word == ATTACK:
        reply = yield Ask(owner(g, enemy), "war.reply", replies, g, rule="15.7.4-r6", about=about)
        if reply == EVADE and (yield from evade(g, enemy, army)):
            return True
        return (yield from battle(g, army, enemy)) == army
    if not entered or not (yield from intercepts(g, enemy, army)):
        return True
    return (yield from battle(g, army, enemy)) == army  # 15.7.4-r11


def fight_choices(g: State, entered: bool) -> Options:
    """15.7.4-r3..r5 Who has entered and avoids battle may be stopped."""
    return (ATTACK, AVOID)


def replies(g: State) -> Options:
    return (STAND, EVADE)


def interceptions(g: State) -> Options:
    return (INTERCEPT, LET_PASS)


def intercepts(g: State, enemy: Id, army: Id) -> Proc[bool]:
    """15.7.4-r2,r5 The army in the province may try to stop the one that enters; a revolt always does."""
    if enemy not in REVOLTS:
        about = {"army": army, "enemy": enemy, "province": PROVINCES[g.army_at[army]]}
        word = yield Ask(owner(g, enemy), "war.intercept", interceptions, g, rule="15.7.4-r5", about=about)
        if word == LET_PASS:
            return False
    return (yield from react(g, enemy, army, "interception"))


def react(g: State, own: Id, moving: Id, why: str) -> Proc[bool]:
    """15.7.4-r7..r10 9-r6 Two dice with modifiers reach seven; good scouts serve once (19-w11)."""
    modifiers = modifiers_of(g, own, moving)
    who = None if own in REVOLTS else owner(g, own)
    roll = sum((yield Roll(d6=2, why=why, who=who, reasons=modifiers)))
    g.put_in_force("good_scouts", 0)
    result = roll + total(modifiers)
    succeeds = result >= g.board.numbers.success
    key = f"war.{why}" if succeeds else f"war.{why}_failed"
    g.tell(key, army=own, enemy=moving, roll=roll, total=result)
    return succeeds


def evade(g: State, army: Id, moving: Id) -> Proc[bool]:
    """15.7.4-r6,r12 The army slips away: it stays without battle, or goes next door (ruling R37)."""
    if not (yield from react(g, army, moving, "evasion")):
        return False
    where = yield Ask(
        owner(g, army), "war.evade_to", ways_out, g, army, rule="15.7.4-r12", about={"army": army}
    )
    if where != STAY:
        origin = PROVINCES[g.army_at[army]]
        enter(g, army, where)
        g.tell("war.moves", army=army, origin=origin, province=where)
        yield from merge_all(g, camp_of(g, army), where)
    return True


def ways_out(g: State, army: Id) -> Options:
    """15.7.4-r12 Here, or a neighbouring province with a town of the camp."""
    return (STAY,) if held_fast(g, army) else (STAY, *refuges(g, army))


def meet_revolt(g: State, army: Id, revolt: Id, entered: bool) -> Proc[bool]:
    """20-r1,r3 A revolt tries to stop who enters; who wants may attack it (rulings R60, R88).

    Is the way to a siege free?
    """
    about = {"army": army, "enemy": revolt, "province": PROVINCES[g.army_at[army]]}
    word = yield Ask(owner(g, army), "war.fight", fight_choices, g, entered, rule="20-r1", about=about)
    if word == ATTACK or (entered and (yield from intercepts(g, revolt, army))):
        return (yield from battle(g, army, revolt)) == army
    return True
