"""16.2 Naval combat: cards, dice, losses; then somebody retreats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import CORSAIR, MAJORS, OTTOMAN, PLACES, SEAS, SQUADRON
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.common.fleets import put_mark, sail, sink, sink_corsairs, sink_fleet
from cuius.titles.here_i_stand.rules.dice import (
    CORSAIR_DICE,
    DEFENDING,
    SQUADRON_DICE,
    Ships,
    combat_dice,
    count_hits,
    counted,
    ships_lost,
)
from cuius.titles.here_i_stand.rules.powers import decides_nothing, everybody_from
from cuius.titles.here_i_stand.rules.units import (
    Fleet,
    able,
    admirals_of,
    fleet_at,
    is_calm_haven,
    is_port,
    ships_of,
)
from cuius.titles.here_i_stand.state import TURN_TRACK, State


def retreat_fleet(g: State, power: Id, place: Id) -> Proc[None]:
    """16.2-p9a..p9c Together to one place of the owner's choice; without one they are lost.

    22.1-r3 Ships that nobody commands do not move. 16.1-x6 Those who may not follow are lost (ruling R245).
    """
    fleet = fleet_at(g, power, place)
    if not fleet.size:
        return
    if decides_nothing(g, power) or not ways_out(g, power, place):
        sink_fleet(g, fleet)
        g.tell("fleet.lost", power=power, place=place, units=fleet.size)
        return
    target = yield Ask(
        power, "fleet.retreat", ways_out, g, power, place, rule="16.2-p9b", about={"place": place}
    )
    follows = able(g, fleet, target)
    sail(g, follows, target)
    g.tell("fleet.retreats", power=power, origin=place, target=target, units=follows.size)
    if follows != fleet:
        sink_fleet(g, fleet.without(follows))


def ways_out(g: State, power: Id, place: Id) -> Options:
    """16.2-p9a,p9b, 12.4-r2, ruling R73 From a port its sea zones; at sea also ports of its own; no enemies.

    Places that only some of the ships may enter are offered where there is no other.
    """
    near = g.board.seas[place] if is_port(place) else g.board.sailing[place]
    free = tuple([p for p in near if is_calm_haven(g, power, p)])
    fleet = fleet_at(g, power, place)
    for_all = tuple([p for p in free if able(g, fleet, p) == fleet])
    return for_all or tuple([p for p in free if able(g, fleet, p).size])


# 16.2 Naval combat: cards, dice, losses; then somebody retreats.
#
# Cards are asked at these moments and are handed the battle:
# naval.cards    attacker, then defender: Arquebusiers, by `battle.side_of(power).extra`
# naval.dice     the Ottoman, if he takes part: Janissaries, by `roll_more`
# naval.rowers   everybody: Professional Rowers, by `roll_more`


@dataclass(slots=True)
class SeaSide:
    """One side of a naval combat; cards change `extra`."""

    power: Id
    defending: bool
    extra: int = 0
    dice: int = 0
    hits: int = 0


@dataclass(slots=True)
class SeaBattle:
    """A naval combat under way."""

    place: Id
    attacker: SeaSide
    defender: SeaSide
    ties_win: bool
    """16.2-p7b The defender wins on equal hits; not where a war has just broken out (9.6-r8)."""

    @property
    def sides(self) -> tuple[SeaSide, SeaSide]:
        return self.attacker, self.defender

    def side_of(self, power: int) -> SeaSide | None:
        """The side on which a power fights."""
        return next((side for side in self.sides if side.power == power), None)

    def enemy_of(self, side: SeaSide) -> SeaSide:
        return self.defender if side is self.attacker else self.attacker

    def is_beaten(self, side: SeaSide) -> bool:
        """16.2-p7,p7b Fewer hits lose, and as many lose to the defender."""
        enemy = self.enemy_of(side)
        return side.hits < enemy.hits or (self.ties_win and not side.defending and side.hits == enemy.hits)


def naval_combat(
    g: State, attacker: Id, defender: Id, place: Id, *, ties_win: bool = True
) -> Proc[SeaBattle]:
    """16.2-r1, 16.2-p1..p10 The active power attacks; interceptors, or those who were there, defend."""
    battle = SeaBattle(place, SeaSide(attacker, False), SeaSide(defender, True), ties_win)
    about: dict[str, Any] = {"attacker": attacker, "defender": defender, "place": place}
    g.tell("naval.begins", **about)
    yield from window(g, "naval.cards", (attacker,), battle, about=about)  # 16.2-p3
    if defender in MAJORS:
        yield from window(g, "naval.cards", (defender,), battle, about=about)  # 16.2-p4
    for side in battle.sides:
        yield from roll_more(side, count_dice(g, battle, side) + side.extra, dice_of(g, battle, side))
    if OTTOMAN in (attacker, defender):
        yield from window(g, "naval.dice", (OTTOMAN,), battle, about=about | hits_of(battle))  # 16.2-p6a
    rowers = about | hits_of(battle)
    yield from window(g, "naval.rowers", everybody_from(attacker), battle, about=rowers)  # 16.2-p6b
    tell_result(g, battle)
    yield from apply_hits(g, battle)
    yield from part_company(g, battle)
    return battle


def hits_of(battle: SeaBattle) -> dict[str, int]:
    """What the dice on the table come to, for whoever may still add to them."""
    attacker, defender = battle.sides
    return {"hits": attacker.hits, "losses": defender.hits}


def count_dice(g: State, battle: SeaBattle, side: SeaSide) -> int:
    """16.2-p1a..p1c, 16.2-p2,p2d, 5.3-r2,r4, 5.1-r8 Before cards; the defender's die in a port only."""
    fleet = fleet_at(g, side.power, battle.place)
    port_defence = side.defending and is_port(battle.place)
    return combat_dice(*fleet.ships, fleet.rating(g), port_defence=port_defence)


def dice_of(g: State, battle: SeaBattle, side: SeaSide) -> tuple[Modifier, ...]:
    """16.2-p1..p4 Where the dice of one side come from."""
    fleet = fleet_at(g, side.power, battle.place)
    cards = Modifier(side.extra, "naval.extra", "16.2-p4" if side.defending else "16.2-p3")
    return (*fleet_dice(g, fleet, port_defence=side.defending and is_port(battle.place)), *counted(cards))


def fleet_dice(g: State, fleet: Fleet, *, port_defence: bool) -> tuple[Modifier, ...]:
    """16.2-p1a..p1c, 16.2-p2d Where the dice of a fleet come from."""
    squadrons, corsairs = fleet.ships
    return counted(
        Modifier(squadrons * SQUADRON_DICE, "naval.squadrons", "16.2-p1b"),
        Modifier(corsairs * CORSAIR_DICE, "naval.corsairs", "16.2-p1a"),
        Modifier(fleet.rating(g), "naval.leader", "16.2-p1c"),
        Modifier(DEFENDING if port_defence else 0, "naval.in_port", "16.2-p2d"),
    )


def roll_more(side: SeaSide, dice: int, reasons: tuple[Modifier, ...] = ()) -> Proc[None]:
    """16.2-p5 Dice for one side; cards played after the roll come here too."""
    who = side.power if side.power in MAJORS else None
    why = "naval.defence" if side.defending else "naval.attack"
    more = reasons or (Modifier(dice, "naval.extra", "16.2-p6b"),)
    faces = yield Roll(d6=dice, why=why, who=who, reasons=more)
    side.dice += dice
    side.hits += count_hits(faces)


def tell_result(g: State, battle: SeaBattle) -> None:
    """16.2-p7,p7b Who has won, if anybody."""
    attacker, defender = battle.sides
    g.tell(
        "naval.fought",
        attacker=attacker.power,
        defender=defender.power,
        dice=attacker.dice,
        hits=attacker.hits,
        against=defender.dice,
        losses=defender.hits,
    )
    for side in battle.sides:
        if battle.is_beaten(battle.enemy_of(side)):
            g.tell("naval.won", winner=side.power, place=battle.place)


# Step 8: losses


def apply_hits(g: State, battle: SeaBattle) -> Proc[None]:
    """16.2-p8a..p8f Both at once; if nobody would be left, one ship of one side is."""
    fleets = [fleet_at(g, side.power, battle.place) for side in battle.sides]
    lost = []
    for side, fleet in zip(battle.sides, fleets, strict=True):
        hits, beaten = battle.enemy_of(side).hits, battle.is_beaten(side)
        lost.append(ships_lost(*fleet.ships, hits, beaten=beaten))
    if all(fleet.ships == gone for fleet, gone in zip(fleets, lost, strict=True)):
        keeper = 0 if battle.attacker.dice > battle.defender.dice else 1
        lost[keeper] = yield from all_but_one(fleets[keeper])
    for fleet, gone in zip(fleets, lost, strict=True):
        yield from lose(g, fleet, gone)


def all_but_one(fleet: Fleet) -> Proc[Ships]:
    """16.2-p8e,p8f, ruling R244 The owner says which kind of ship it keeps."""
    squadrons, corsairs = fleet.ships
    kind = kinds(fleet)[0]
    if fleet.power in MAJORS:
        about = {"place": fleet.place}
        kind = yield Ask(fleet.power, "naval.survivor", kinds, fleet, rule="16.2-p8e", about=about)
    return Ships(squadrons - (kind == SQUADRON), corsairs - (kind == CORSAIR))


def kinds(fleet: Fleet) -> Options:
    squadrons, corsairs = fleet.ships
    return tuple([kind for kind, many in ((SQUADRON, squadrons), (CORSAIR, corsairs)) if many])


def lose(g: State, fleet: Fleet, gone: Ships) -> Proc[None]:
    """16.2-p8a,p8b, 16.2-p10b Ships leave the board; of several owners' squadrons the commander chooses."""
    if sum(gone):
        g.tell(
            "naval.lost",
            power=fleet.power,
            place=fleet.place,
            squadrons=gone.squadrons,
            corsairs=gone.corsairs,
        )
    if gone.corsairs:
        sink_corsairs(g, fleet.place, gone.corsairs)
    for _ in range(gone.squadrons):
        yield from lose_squadron(g, fleet.power, fleet.place)


def lose_squadron(g: State, power: Id, place: Id) -> Proc[None]:
    """9.2-r9, 22.3-r1 Its own, a minor power's or one on loan."""
    owner = fleet_at(g, power, place).squadrons[0][0]
    if power in MAJORS:
        owner = yield Ask(
            power, "naval.loss", squadron_owners, g, power, place, rule="16.2-p8a", about={"place": place}
        )
    sink(g, power, owner, place, 1)


def squadron_owners(g: State, power: Id, place: Id) -> Options:
    """The powers to which the squadrons belong, its own first."""
    return tuple([owner for owner, _ in fleet_at(g, power, place).squadrons])


# Steps 9 and 10


def part_company(g: State, battle: SeaBattle) -> Proc[None]:
    """16.2-p9a,p9b,p10a The attacker leaves a port, win or lose; at sea the beaten leave.

    9.6-r8 If nobody has won, both leave, the attacker first.
    """
    place, in_port = battle.place, is_port(battle.place)
    leaving = [battle.attacker] if in_port else [s for s in battle.sides if battle.is_beaten(s)]
    for side in battle.sides:
        present = ships_of(g, side.power, place)
        if not present:
            for leader in admirals_of(g, side.power, place):
                g.leader_at[leader] = TURN_TRACK
        elif battle.is_beaten(side):  # 16.1-x5
            put_mark(g.beaten_ships, side.power, place, present)
    for side in leaving or battle.sides:
        yield from retreat_fleet(g, side.power, place)


# Wars that break out at sea


def fight_where_they_meet(g: State, attacker: Id, defender: Id) -> Proc[None]:
    """9.6-r7,r8 Fleets of new enemies in one sea zone fight at once; on equal hits both retreat."""
    for sea in SEAS:
        if ships_of(g, attacker, sea) and ships_of(g, defender, sea):
            yield from naval_combat(g, attacker, defender, PLACES[sea], ties_win=False)
