"""15.7.4 Interception and evasion; 20 revolts."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.guerres.ids import ARMIES, NOBODY, PROVINCES, REVOLTS
from cuius.titles.guerres.phases.battle import battle
from cuius.titles.guerres.phases.siege import siege
from cuius.titles.guerres.phases.war.merging import merge_all
from cuius.titles.guerres.rules.movement import armies_at, camp_of, enter, refuges, revolt_in
from cuius.titles.guerres.rules.moves import STAY, held_fast, owner
from cuius.titles.guerres.rules.reactions import modifiers_of
from cuius.titles.guerres.state import State

FIGHT, AVOID = "fight", "avoid"
STAND, EVADE = "stand", "evade"
INTERCEPT, LET_PASS = "intercept", "let_pass"


def act(g: State, army: Id, entered: bool) -> Proc[None]:
    """15.7.2-r18 In the province: interception, evasion, battle; then a siege, if nobody prevents it."""
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

    An army that evaded or was beaten does not prevent a siege; one that was not fought does (ruling R44).
    """
    about = {"army": army, "enemy": enemy, "province": PROVINCES[g.army_at[army]]}
    word = yield Ask(owner(g, army), "war.fight", fight_choices, g, rule="15.7.4-r3", about=about)
    if word == FIGHT:
        reply = yield Ask(owner(g, enemy), "war.reply", replies, g, rule="15.7.4-r6", about=about)
        if reply == EVADE and (yield from evade(g, enemy, army)):
            return True
        return (yield from battle(g, army, enemy)) == army
    if not entered or not (yield from intercepts(g, enemy, army)):
        return False
    return (yield from battle(g, army, enemy)) == army  # 15.7.4-r11


def fight_choices(g: State) -> Options:
    return (FIGHT, AVOID)


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
    """20-r1,r3 A revolt tries to stop who enters; who wants may attack it (rulings R60, R88)."""
    about = {"army": army, "enemy": revolt, "province": PROVINCES[g.army_at[army]]}
    word = yield Ask(owner(g, army), "war.fight", fight_choices, g, rule="20-r1", about=about)
    if word == FIGHT or (entered and (yield from intercepts(g, revolt, army))):
        return (yield from battle(g, army, revolt)) == army
    return False
