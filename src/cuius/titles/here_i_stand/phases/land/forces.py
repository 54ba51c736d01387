"""14 The two sides of a battle: who fights, how many dice, what cards have changed, which units are lost.

Cards work on a `Side`: `extra` dice, `keen` dice that hit on a four too, `fewer` dice, `first` to strike; and
on its force, through `change_hired`. A battle away from the map (21.7) has forces that are `on_map=False`:
losses are then seen in `force.parts` only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Ask, Draw, Options, Proc
from cuius.titles.here_i_stand.ids import CAVALRY, MAJORS, MERCENARY, OTTOMAN, POWERS, REGULAR, SPACES
from cuius.titles.here_i_stand.phases.common.fleets import trim_marks
from cuius.titles.here_i_stand.phases.land.formation import Formation, whole_stack
from cuius.titles.here_i_stand.rules.counters import Strengths, can_be_shown, strengths
from cuius.titles.here_i_stand.rules.dice import DEFENDING, battle_dice, counted
from cuius.titles.here_i_stand.rules.powers import decides_nothing
from cuius.titles.here_i_stand.rules.units import best_rating
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
    def owners(self) -> tuple[Id, ...]:
        """Every power that commands a part or has regulars in it."""
        return tuple([p for part in self.parts for p in (part.power, *[owner for owner, _ in part.regulars])])

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
# 5.2-r2,r3, ruling R7 Strength is counted by kind and space; what counters cannot show is lost too.

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
    while left > 0:
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
    """14-p9 One unit a hit, chosen by the owner; 5.2-r3 and more while he cannot make change."""
    owners = {owner for part in force.parts if part.power == power for owner, _ in part.regulars}
    shown = [p for p in sorted({power, *owners}) if hits > 0 and force.on_map and can_be_shown(g, p)]
    yield from lose_units(g, force, power, hits)
    while any(not can_be_shown(g, p) for p in shown) and has_units(force, power):
        g.tell("battle.no_change", power=power)
        yield from lose_units(g, force, power, 1)


def has_units(force: Force, power: Id) -> bool:
    return any(part.size for part in force.parts if part.power == power)


def lose_units(g: State, force: Force, power: Id, hits: int) -> Proc[None]:
    """14-p9 One at a time, as the owner likes."""
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


def make_change(g: State, before: Strengths) -> Proc[None]:
    """5.2-r3, ruling R7 After an event: who cannot make change for what it left loses more in that space."""
    if before == strengths(g):
        return
    for owner in POWERS.ids:
        if can_be_shown(g, owner) or not can_be_shown(g, owner, before):
            continue
        at = [space * POWER_COUNT + owner for space in SPACES]
        then = [before.regulars[n] + before.hired[n] for n in at]
        thinned = [s for s, many in zip(SPACES, then, strict=True) if 0 < g.land(s, owner) < many]
        for space in thinned:
            power = POWERS[g.side[owner]]
            force = Force([only(whole_stack(g, power, space), owner)])
            while force.units and not can_be_shown(g, owner):
                g.tell("battle.no_change", power=power)
                yield from lose_units(g, force, power, 1)


def only(stack: Formation, owner: Id) -> Formation:
    """The units of one owner in a stack."""
    regulars = tuple([(p, many) for p, many in stack.regulars if p == owner])
    return stack._replace(regulars=regulars, hired=stack.hired if owner == stack.power else 0)


def lose_some(g: State, force: Force, parts: list[int], hits: int) -> None:
    """Where there is nothing to choose."""
    for part in parts:
        while hits > 0 and force.parts[part].size:
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
