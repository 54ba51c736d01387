"""14, 15.2 Field battle: cards, dice, losses; then the vanquished retreat; and sorties of the relieved."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Proc, Roll
from cuius.titles.here_i_stand.ids import MAJORS, OTTOMAN, PLACES
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.common.fleets import put_mark
from cuius.titles.here_i_stand.phases.common.phony_war import fight_in_earnest
from cuius.titles.here_i_stand.phases.land.forces import Battle, Force, Side, side_loses, stacks_in
from cuius.titles.here_i_stand.phases.land.formation import Formation, choose_part, whole_stack
from cuius.titles.here_i_stand.phases.land.siege import (
    NOWHERE,
    SHELTER,
    captor_among,
    capture_leaders,
    inside,
    retreat_attacker,
    retreat_defender,
    retreat_somewhere,
)
from cuius.titles.here_i_stand.rules.control import holder_of
from cuius.titles.here_i_stand.rules.dice import HIT, count_hits
from cuius.titles.here_i_stand.rules.units import formation_limit, is_fortified, land_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State

KEEN = 4
"""What a keen die hits on (card 30)."""


def field_battle(g: State, space: Id, attackers: list[Formation], foes: tuple[Id, ...]) -> Proc[Battle]:
    """14-r1, 14-p1..p10 A battle on the map up to the capture of leaders; retreats are for the caller."""
    battle = Battle(
        space,
        Side(Force(attackers), False, side_loses),
        Side(Force(stacks_in(g, foes, space)), True, side_loses),
    )
    foe = battle.defender.force.parts[0].power
    about: dict[str, Any] = {"attacker": attackers[0].power, "defender": foe, "space": space}
    g.tell("battle.begins", **about)
    g.fought = True
    yield from last_mercenaries(g, battle, foes)
    if battle.attacker.force.units and battle.defender.force.units:
        fight_in_earnest(g, battle.attacker.force.owners, battle.defender.force.owners)  # 9.6-d3
        yield from fight(g, battle)
    else:
        battle.walkover = battle.attacker.force.units > 0
    g.tell("battle.won", winner=about["attacker" if battle.attacker_won else "defender"], space=space)
    capture_all(g, battle)
    return battle


# Step 1: reinforcements


def last_mercenaries(g: State, battle: Battle, foes: tuple[Id, ...]) -> Proc[None]:
    """14-p1 Attacker first, a last chance to hire; 14-p2a whom a formation can lead fights with it."""
    space, force = battle.space, battle.attacker.force
    power = force.parts[0].power
    before = g.hired[space * POWER_COUNT + power]
    powers = (power, *[p for p in MAJORS if p in foes])
    about = {"attacker": power, "defender": foes[0], "space": PLACES[space]}
    yield from window(g, "battle.mercenaries", powers, battle, about=about)
    came = g.hired[space * POWER_COUNT + power] - before
    moving = force.parts[0]
    if came > 0:
        room = max(0, formation_limit(g, moving.leaders) - moving.size)
        battle.idle = max(0, came - room)
        came -= battle.idle
    force.parts[0] = moving._replace(hired=max(0, moving.hired + came))
    if moving.hired + came < 0 and len(force.parts) > 1:
        sortie = force.parts[1]
        force.parts[1] = sortie._replace(hired=max(0, sortie.hired + moving.hired + came))
    battle.defender.force.parts = stacks_in(g, foes, space)


# Steps 4 to 9, wherever the battle is fought


def fight(g: State, battle: Battle) -> Proc[None]:
    """14-p4..p9 Combat cards, dice, the Janissaries, losses."""
    attacker, defender = battle.attacker, battle.defender
    one, other = attacker.force.parts[0].power, defender.force.parts[0].power
    about: dict[str, Any] = {"attacker": one, "defender": other}
    yield from window(g, "battle.cards", attacker.powers, battle, about=about)
    yield from window(g, "battle.cards", defender.powers, battle, about=about)
    yield from roll_both(g, battle)
    if battle.side_of(OTTOMAN) is not None:
        shown = {**about, "hits": attacker.hits, "losses": defender.hits}
        yield from window(g, "battle.dice", (OTTOMAN,), battle, about=shown)
    g.tell(
        "battle.fought",
        **about,
        hits=attacker.hits,
        losses=defender.hits,
        dice=attacker.dice,
        against=defender.dice,
    )
    yield from apply_losses(g, battle)


def roll_both(g: State, battle: Battle) -> Proc[None]:
    """14-p6 Together; whoever strikes first (card 29) takes his enemy's losses before the enemy rolls."""
    attacker, defender = battle.attacker, battle.defender
    if attacker.first == defender.first:
        yield from roll_side(g, attacker)
        yield from roll_side(g, defender)
        return
    early, late = (attacker, defender) if attacker.first else (defender, attacker)
    yield from roll_side(g, early)
    yield from suffer(g, late, early.hits)
    if late.force.units:
        yield from roll_side(g, late)


def roll_side(g: State, side: Side) -> Proc[None]:
    """14-p6 Its dice as cards have left them."""
    dice = max(0, side.count(g) + side.extra - side.fewer)
    yield from roll_more(side, dice, reasons=side.reasons(g))
    if side.keen:
        yield from roll_more(side, side.keen, KEEN, side.keen_reasons())


def roll_more(side: Side, dice: int, on: int = HIT, reasons: tuple[Modifier, ...] = ()) -> Proc[None]:
    """More dice for a side; cards played after the roll (14-p7) come here too."""
    if dice:
        why = "battle.defence" if side.defending else "battle.attack"
        more = reasons or (Modifier(dice, "battle.cards", "14-p7"),)
        faces = yield Roll(d6=dice, why=why, who=side.powers[0] if side.powers else None, reasons=more)
        side.dice += dice
        side.hits += count_hits(faces, on)


def apply_losses(g: State, battle: Battle) -> Proc[None]:
    """14-p9, 14-p9b, 14-p9c One unit a hit; if both would be wiped out, one unit of one side lives."""
    attacker, defender = battle.attacker, battle.defender
    on_attacker = min(defender.hits - attacker.lost, attacker.force.units)
    on_defender = min(attacker.hits - defender.lost, defender.force.units)
    if on_attacker == attacker.force.units and on_defender == defender.force.units:
        if attacker.dice > defender.dice and on_attacker:
            on_attacker -= 1
        elif on_defender:
            on_defender -= 1
    yield from suffer(g, defender, on_defender)
    yield from suffer(g, attacker, on_attacker)


def suffer(g: State, side: Side, hits: int) -> Proc[None]:
    """So many losses now, as far as there are units, remembered in case more come."""
    before = side.force.units
    if hits > 0 and before:
        yield from side.lose(g, side, min(hits, before))
        side.lost += before - side.force.units


# Steps 10 and 11


def capture_all(g: State, battle: Battle) -> None:
    """14-p10, 14-p10b The leaders of a side without a unit left are captured by the other side."""
    for side in (battle.attacker, battle.defender):
        enemy = battle.enemy_of(side)
        if not side.force.units and side.force.leaders:
            captor = captor_among(g, tuple([part.power for part in enemy.force.parts]), battle.space)
            capture_leaders(g, side.force.leaders, captor)
            side.force.parts = [part._replace(leaders=()) for part in side.force.parts]


def mark_beaten(g: State, side: Side, space: Id) -> None:
    """13.1-x10, 13.3-p4d The survivors of the losing side have lost a battle in this impulse."""
    for power in dict.fromkeys([part.power for part in side.force.parts]):
        mine = [part for part in side.force.parts if part.power == power]
        many = land_of(g, power, space) if side.defending else sum([part.size for part in mine])
        put_mark(g.beaten, power, space, many)
        g.beaten_leaders += [int(x) for part in mine for x in part.leaders]


def drive_out(g: State, battle: Battle, barred: tuple[int, ...]) -> Proc[None]:
    """14-p11, 14.1-r2,r3 The beaten defenders retreat, each power on its own, in impulse order.

    If the holder of the walls is among them, four units of all together may go inside (rulings R511, R512).
    """
    space = PLACES[battle.space]
    mark_beaten(g, battle.defender, space)
    captor = battle.attacker.force.parts[0].power
    losers = {part.power for part in battle.defender.force.parts}
    holder = holder_of(g, space)
    room = SHELTER if is_fortified(g, space) and holder in losers else None
    order = sorted(losers, key=lambda p: (room is not None and p != holder, p))  # ruling R511
    for power in order:
        sheltered = yield from retreat_defender(g, power, space, barred, captor, room)
        room = None if room is None else room - sheltered


def turn_on_each_other(g: State, space: Id, attacker: Id, defender: Id) -> Proc[None]:
    """2.1-r13, ruling R4 Friends of a moment ago fight where they stand; the beaten go anywhere legal."""
    battle = yield from field_battle(g, space, [whole_stack(g, attacker, space)], (defender,))
    if battle.attacker_won:
        yield from drive_out(g, battle, NOWHERE)
        return
    mark_beaten(g, battle.attacker, space)
    left = whole_stack(g, attacker, space)
    if left.size or left.leaders:
        yield from retreat_somewhere(g, left, NOWHERE, defender)


# 15.2 Relief forces: a formation comes to the aid of a besieged space, and those inside may sally out.


def sortie(g: State, within: Formation) -> Proc[Formation]:
    """15.2-r2,r3 Which of those inside join the battle, whatever the formation limit."""
    return (yield from choose_part(g, within, "sortie", "15.2-r2", limited=False, optional=True))


def relief_fails(g: State, battle: Battle, origin: Id, by_sea: bool) -> Proc[None]:
    """15.2-r5..r7 Who may go inside depends on the hits; the others go back where they came from."""
    space = battle.space
    relief, sallied = battle.attacker.force.parts
    captor = captor_among(g, tuple([part.power for part in battle.defender.force.parts]), space)
    mark_beaten(g, battle.attacker, relief.origin)
    equal = battle.attacker.hits == battle.defender.hits
    if not relief.size and not equal:  # 15.2-r7
        capture_leaders(g, relief.leaders, captor)
        return
    relief = relief._replace(hired=relief.hired + battle.idle)
    room = SHELTER - (inside(g, space) - relief.size - sallied.size)
    back = yield from choose_part(g, sallied, "back", "15.2-r6", room, limited=False, optional=True)
    leaving = [sallied.without(back)]
    if equal:  # 15.2-r5, by sea too (ruling R510)
        more = yield from choose_part(
            g, relief, "refuge", "15.2-r5", room - back.size, limited=False, optional=True
        )
        relief = relief.without(more)
    leaving.insert(0, relief)
    for part in leaving:
        if part.size or part.leaders:
            retreat_attacker(g, part, origin, by_sea, captor)
