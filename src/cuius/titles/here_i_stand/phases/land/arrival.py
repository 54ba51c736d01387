"""13.1 Steps 4 to 9 of a move: answers, interception, avoiding battle, withdrawal, battle, siege.

Cards are asked at these moments and are handed what follows them:
    move.declared        formation, destination, by_sea: Foul Weather, Gout. STOP calls the move off; the
                         command points are paid already. A leader put among the tired stays behind.
    battle.mercenaries   battle: Landsknechts, Swiss Mercenaries
    battle.cards         battle: combat cards, on `battle.side_of(power)`
    battle.dice          battle: Janissaries, by `roll_more`
"""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, MOVE_CLEAR, MOVE_PASS, POWERS
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.land.battle import (
    drive_out,
    field_battle,
    mark_beaten,
    relief_fails,
    sortie,
)
from cuius.titles.here_i_stand.phases.land.forces import Battle
from cuius.titles.here_i_stand.phases.land.formation import Formation, choose_units, place_moved, whole_stack
from cuius.titles.here_i_stand.phases.land.reactions import avoid_battle, interceptions, withdraw
from cuius.titles.here_i_stand.phases.land.siege import (
    captor_among,
    capture_leaders,
    capture_the_lone,
    check_siege,
    lay_siege,
    leave_siege,
    outnumbers,
    retreat_attacker,
)
from cuius.titles.here_i_stand.rules.cards import was_stopped
from cuius.titles.here_i_stand.rules.control import holder_of, leaders_may_enter, may_enter, opponents
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, in_force
from cuius.titles.here_i_stand.rules.powers import allied, at_war, is_friendly, others_from
from cuius.titles.here_i_stand.rules.units import formation_limit, is_fortified, land_of
from cuius.titles.here_i_stand.state import State

RETREAT = "retreat"


class Trip(NamedTuple):
    """A formation that has arrived, and where it came from."""

    formation: Formation
    origin: Id
    by_sea: bool
    within: Formation
    """What its power had in the space before: besiegers, or those inside."""

    @property
    def power(self) -> Id:
        return self.formation.power

    @property
    def space(self) -> Id:
        return self.formation.origin

    @property
    def barred(self) -> tuple[int, ...]:
        """13.3-x4, 14.1-x4 Where its enemies may not go: the space it just left."""
        return () if self.by_sea else (self.origin,)


def arrive(g: State, formation: Formation, origin: Id, destination: Id, by_sea: bool = False) -> Proc[bool]:
    """13.1-p4..p9, 13-r3 The formation moves from where it stands; False if the move was called off."""
    answered = yield from answers(g, formation, destination, by_sea)
    if answered is None:
        return False
    formation = answered
    power = formation.power
    foes = opponents(g, power, destination)
    within = whole_stack(g, power, destination)
    interceptor = yield from interceptions(g, formation, destination, foes)
    g.tell("move.done", power=power, origin=origin, space=destination, units=formation.size)
    trip = Trip(place_moved(g, formation, destination), origin, by_sea, within)
    if g.besieged[origin]:  # 15.3-r2
        yield from check_siege(g, origin)
    if interceptor is not None:  # 13.1-p5b, 13.2-p5
        yield from intercepted(g, trip, foes, interceptor)
    elif formation.size:
        capture_the_lone(g, power, destination)
        yield from meet(g, trip, foes)
    return True


def answers(g: State, formation: Formation, destination: Id, by_sea: bool) -> Proc[Formation | None]:
    """13.1-p4 Foul Weather or Gout; whom gout keeps at home stays, with those only he could lead."""
    power = formation.power
    about = {"mover": power, "space": destination, "units": formation.size}
    played = yield from window(
        g, "move.declared", others_from(power), formation, destination, by_sea, about=about
    )
    if was_stopped(played):
        g.tell("move.stopped", power=power, space=destination)
        return None
    leaders = tuple([x for x in formation.leaders if x not in g.tired_leaders])
    if leaders == formation.leaders:
        return formation
    if not leaders and not formation.size:
        return None
    most = min(formation.size, formation_limit(g, leaders))
    least = 0 if leaders else 1
    if formation.size > most:
        return (yield from choose_units(formation, "move", "13.1-p1", leaders, most, least))
    return formation._replace(leaders=leaders)


def intercepted(g: State, trip: Trip, foes: tuple[Id, ...], interceptor: Id) -> Proc[None]:
    """13.1-p5b, 13.2-p5 Straight to battle; leaders who moved alone are captured (ruling R205)."""
    if not trip.formation.size:
        capture_leaders(g, trip.formation.leaders, interceptor)
        return
    foes = tuple([p for p in POWERS.ids if p in foes or p == interceptor])
    won = yield from give_battle(g, trip, foes)
    if not won and not g.besieged[trip.space] and land_of(g, interceptor, trip.space):
        yield from invest(g, interceptor, trip.space)


def meet(g: State, trip: Trip, foes: tuple[Id, ...]) -> Proc[None]:
    """13.1-p6..p9 Those there avoid battle, withdraw, or fight; walls without defenders are besieged."""
    space, met = trip.space, foes
    yield from avoid_battle(g, trip.formation, space, foes, trip.barred)
    foes = tuple([p for p in foes if land_of(g, p, space)])
    capture_the_lone(g, trip.power, space)
    if foes and not (yield from withdraw(g, trip.formation, foes, met)):
        yield from give_battle(g, trip, foes)
    elif is_fortified(g, space) and not is_friendly(g, trip.power, space) and not trip.within.size:
        if outnumbers(g, trip.power, space):  # 13.4-r6, 13.1-p9
            lay_siege(g, trip.power, space)
        else:
            yield from turn_back(g, trip)


# Battle


def give_battle(g: State, trip: Trip, foes: tuple[Id, ...]) -> Proc[bool]:
    """13.1-p8, 14-r2, 14-p11..p12b, 15.2 The battle and what follows; True if the active power won."""
    space = trip.space
    relief = g.besieged[space] > 0 and is_friendly(g, trip.power, space)
    parts = [trip.formation]
    if relief:
        parts.append((yield from sortie(g, trip.within)))
    battle = yield from field_battle(g, space, parts, with_leaders(g, trip.power, space, foes))
    if battle.attacker_won:
        yield from drive_out(g, battle, trip.barred)
        if not relief and land_of(g, trip.power, space):
            yield from invest(g, trip.power, space)
    elif relief:
        yield from relief_fails(g, battle, trip.origin, trip.by_sea)
    else:
        driven_back(g, battle, trip)
    if relief:  # 15.2-r4, 15.3-r3
        yield from check_siege(g, space)
    return battle.attacker_won


def with_leaders(g: State, mover: Id, space: int, foes: tuple[Id, ...]) -> tuple[Id, ...]:
    """9.2-r13,r22 Leaders of the defenders' allies join the defence, units or not."""
    found = [g.side[g.leader_of[x]] for x in ARMY_LEADERS if g.leader_at[x] == space]
    joining = [p for p in found if at_war(g, mover, p) and any(allied(g, p, foe) for foe in foes)]
    return tuple([p for p in POWERS.ids if p in foes or p in joining])


def driven_back(g: State, battle: Battle, trip: Trip) -> None:
    """14.1-x5, 14-p11 The beaten formation goes back, those who came too late to fight with it."""
    space = trip.space
    mark_beaten(g, battle.attacker, space)
    (left,) = battle.attacker.force.parts
    left = left._replace(hired=left.hired + battle.idle)
    if left.size or left.leaders:
        victors = tuple([part.power for part in battle.defender.force.parts])
        retreat_attacker(g, left, trip.origin, trip.by_sea, captor_among(g, victors, space))


def invest(g: State, power: Id, space: Id) -> Proc[None]:
    """14-p12a,p12b A victor before foreign walls besieges them if he outnumbers those inside, or leaves."""
    if not is_fortified(g, space) or is_friendly(g, power, space):
        return
    if outnumbers(g, power, space):
        lay_siege(g, power, space)
    else:
        yield from leave_siege(g, power, space)


# Too weak for a siege


def turn_back(g: State, trip: Trip) -> Proc[None]:
    """13.4-r7,r8 On to another space for command points, or back where it came from."""
    formation, space = trip.formation, trip.space
    captor = holder_of(g, space)
    while True:
        target = yield Ask(
            trip.power, "move.on", ways_on, g, formation, rule="13.4-r7", about={"space": space}
        )
        if target == RETREAT:
            retreat_attacker(g, formation, trip.origin, trip.by_sea, captor)
            return
        g.cp -= price_of_step(g, trip.power, space, target)
        if (yield from arrive(g, formation, space, target)):
            left = whole_stack(g, trip.power, space)
            if left.size or left.leaders:
                retreat_attacker(g, left, trip.origin, trip.by_sea, captor)
            return


def ways_on(g: State, formation: Formation) -> Options:
    """13.4-r7 Where the formation can still pay to go; and the way back."""
    power, space = formation.power, formation.origin
    tired = any(x in g.tired_leaders for x in formation.leaders)
    if tired or in_force(g, FOUL_WEATHER_RULES, power):
        return (RETREAT,)
    enters = may_enter if formation.size else leaders_may_enter
    found = [
        s
        for s in g.board.neighbours[space]
        if price_of_step(g, power, space, s) <= g.cp and enters(g, power, s)
    ]
    return (*found, RETREAT)


def price_of_step(g: State, power: int, origin: int, target: int) -> int:
    """13.1-p3, 13-r1 One command point, two over a pass."""
    return price(g, power, MOVE_PASS if target in g.board.passes[origin] else MOVE_CLEAR)
