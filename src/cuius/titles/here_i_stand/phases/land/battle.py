"""14 The two sides of a battle: who fights, how many dice, what cards have changed.

Cards work on a `Side`: `extra` dice, `keen` dice that hit on a four too, `fewer` dice, `first` to strike; and
on its force, through `change_hired`. A battle away from the map (21.7) has forces that are `on_map=False`:
losses are then seen in `force.parts` only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import CAVALRY, MAJORS, MERCENARY, OTTOMAN, PLACES, POWERS, REGULAR
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.common.fleets import put_mark, trim_marks
from cuius.titles.here_i_stand.phases.land.formation import Formation, whole_stack
from cuius.titles.here_i_stand.phases.land.retreat import captor_among, retreat_defender
from cuius.titles.here_i_stand.phases.land.siege import capture_leaders
from cuius.titles.here_i_stand.rules.dice import DEFENDING, HIT, battle_dice, count_hits, counted
from cuius.titles.here_i_stand.rules.relations import decides_nothing
from cuius.titles.here_i_stand.rules.units import best_rating, formation_limit, land_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State


@dataclass(slots=True)
class Force:
    """The parts of a side: one formation for each power, two for a relief force and its sortie (15.2-r2)."""

    parts: list[Formation]
    on_map: bool = True

    @property
    def units(self) -> int:
        return sum([part.size for part in self.parts])

    @property
    def leaders(self) -> tuple[Id, ...]:
        return tuple([x for part in self.parts for x in part.leaders])

    @property
    def hired(self) -> int:
        """Mercenaries or cavalry among them."""
        return sum([part.hired for part in self.parts])

    def regulars_of(self, power: int) -> int:
        return sum([many for part in self.parts for owner, many in part.regulars if owner == power])

    def lose_regular(self, g: State, part: int, owner: int) -> None:
        """One regular of this owner out of a part."""
        old = self.parts[part]
        left = [(p, many - (p == owner)) for p, many in old.regulars]
        self.parts[part] = old._replace(regulars=tuple([(p, many) for p, many in left if many]))
        if self.on_map:
            g.regulars[old.origin * POWER_COUNT + owner] -= 1
            trim_marks(g, old.power, old.origin)

    def lose_hired(self, g: State, part: int) -> None:
        """One mercenary or cavalry unit out of a part."""
        self.change_hired(g, part, -1)

    def change_hired(self, g: State, part: int, many: int) -> None:
        """Mercenaries come or go, on the map and in the battle."""
        old = self.parts[part]
        self.parts[part] = old._replace(hired=old.hired + many)
        if self.on_map:
            g.hired[old.origin * POWER_COUNT + old.power] += many
            trim_marks(g, old.power, old.origin)


Losing = Callable[[State, "Side", int], Proc[None]]
"""How a side takes so many losses."""


@dataclass(slots=True)
class Side:
    """14-p2, 14-p3 One side, its dice and what came of them."""

    force: Force
    defending: bool
    lose: Losing
    bonus: bool = True
    """The defender's die; not in a foreign war (21.7-r8)."""
    extra: int = 0
    keen: int = 0
    fewer: int = 0
    first: bool = False
    dice: int = 0
    hits: int = 0
    lost: int = 0

    @property
    def powers(self) -> tuple[Id, ...]:
        """14-p5 The major powers that fight on it, in impulse order: they may play combat cards."""
        found = {part.power for part in self.force.parts}
        return tuple([p for p in MAJORS if p in found])

    def count(self, g: State) -> int:
        """14-p2a,p2b, 14-p3a..p3c Dice before cards."""
        rating = best_rating(g, self.force.leaders)
        return battle_dice(self.force.units, rating, defending=self.defending and self.bonus)

    def reasons(self, g: State) -> tuple[Modifier, ...]:
        """14-p2..p5 Where its dice come from; those that are keen apart."""
        one, two, three = ("14-p3a", "14-p3b", "14-p5") if self.defending else ("14-p2a", "14-p2b", "14-p4")
        return counted(
            Modifier(self.force.units, "battle.units", one),
            Modifier(best_rating(g, self.force.leaders), "leader.rating", two),
            Modifier(DEFENDING if self.defending and self.bonus else 0, "battle.defending", "14-p3c"),
            Modifier(self.extra - self.fewer, "battle.cards", three),
        )

    def keen_reasons(self) -> tuple[Modifier, ...]:
        """14-p4 Dice that hit on a four too."""
        return counted(Modifier(self.keen, "battle.keen", "14-p4"))


@dataclass(slots=True)
class Battle:
    """A field battle under way; cards are given it."""

    space: int
    """NOBODY for a battle away from the map."""
    attacker: Side
    defender: Side
    idle: int = 0
    """14-p2a Mercenaries hired at the last moment beyond the formation limit: they do not fight."""
    walkover: bool = False
    """Cards of step 1 left nobody to fight against."""

    def side_of(self, power: int) -> Side | None:
        """The side a major power fights on."""
        for side in (self.attacker, self.defender):
            if power in side.powers:
                return side
        return None

    def enemy_of(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker

    @property
    def attacker_won(self) -> bool:
        """14-p8 More hits win; a tie goes to the defender."""
        return self.walkover or self.attacker.hits > self.defender.hits


def stacks_in(g: State, powers: tuple[Id, ...], space: int) -> list[Formation]:
    """9.2-r13, 14-p3a The whole stacks of these powers in a space, in impulse order."""
    return [whole_stack(g, p, space) for p in POWERS.ids if p in powers]


# 14-p9, 9.2-r15,r16 Losses: which land units are taken off.
#
# 5.2-r2,r3, ruling R7 Strength is counted by kind and space; counters are changed freely.


RELIEF, GARRISON = "relief", "garrison"
"""15.2-r2 The two parts of a relief battle's attacking side."""


def take_losses(g: State, power: Id, space: Id, hits: int) -> Proc[int]:
    """15.1-p9 A power loses units of its whole stack in a space; how many it lost."""
    force = Force([whole_stack(g, power, space)])
    before = force.units
    yield from lose(g, force, power, hits)
    return before - force.units


def side_loses(g: State, side: Side, hits: int) -> Proc[None]:
    """14-p9 The losses of a side, shared among its powers; each owner picks his own."""
    shares = yield from share_losses(side.force, hits)
    for power, many in shares:
        yield from lose(g, side.force, power, many)


def share_losses(force: Force, hits: int) -> Proc[tuple[tuple[Id, int], ...]]:
    """9.2-r15,r16 Evenly until one has nothing left; what cannot be shared falls on one at random."""
    present: dict[Id, int] = {}
    for part in force.parts:
        present[part.power] = present.get(part.power, 0) + part.size
    share = dict.fromkeys(present, 0)
    left = min(hits, force.units)
    while left:
        pool = [p for p in present if share[p] < present[p]]
        if len(pool) <= left:
            struck = pool
        else:
            struck = []
            while len(struck) < left:
                power = yield Draw([p for p in pool if p not in struck], why="battle.odd_loss", of=POWERS)
                struck.append(power)
        for power in struck:
            share[power] += 1
        left -= len(struck)
    return tuple(share.items())


def lose(g: State, force: Force, power: Id, hits: int) -> Proc[None]:
    """14-p9 One unit a hit, chosen by the owner one at a time."""
    while hits > 0:
        mine = [n for n, part in enumerate(force.parts) if part.power == power and part.size]
        if not mine:
            return
        if hits >= sum([force.parts[n].size for n in mine]) or decides_nothing(g, power):
            lose_some(g, force, mine, hits)
            return
        part = mine[0]
        if len(mine) > 1:
            which = yield Ask(power, "battle.loss_from", two_parts, rule="15.2-r2")
            part = mine[which == GARRISON]
        unit = yield Ask(
            power,
            "battle.loss",
            loss_kinds,
            force.parts[part],
            rule="14-p9",
            about={"power": power, "many": hits},
        )
        if unit in (MERCENARY, CAVALRY):
            force.lose_hired(g, part)
        else:
            force.lose_regular(g, part, power if unit == REGULAR else unit)
        hits -= 1


def lose_some(g: State, force: Force, parts: list[int], hits: int) -> None:
    """Where there is nothing to choose."""
    for part in parts:
        while hits and force.parts[part].size:
            stack = force.parts[part]
            if stack.regulars:
                force.lose_regular(g, part, stack.regulars[0][0])
            else:
                force.lose_hired(g, part)
            hits -= 1


def two_parts() -> Options:
    return (RELIEF, GARRISON)


def loss_kinds(part: Formation) -> Options:
    """5.2-r1,r4 A regular, a mercenary or cavalry unit, or a minor power's regular, named by that power."""
    found: list[Id] = []
    for owner, _ in part.regulars:
        found.append(REGULAR if owner == part.power else owner)
    if part.hired:
        found.append(CAVALRY if part.power == OTTOMAN else MERCENARY)
    return tuple(found)


# 14 Field battle: cards, dice, losses; then the vanquished retreat.


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
        yield from window(g, "battle.dice", (OTTOMAN,), battle, about=about)
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
    """14-p11, 14.1-r3 The beaten defenders retreat, each power on its own, in impulse order."""
    space = PLACES[battle.space]
    mark_beaten(g, battle.defender, space)
    captor = battle.attacker.force.parts[0].power
    losers = {part.power for part in battle.defender.force.parts}
    for power in [p for p in POWERS.ids if p in losers]:
        yield from retreat_defender(g, power, space, barred, captor)
