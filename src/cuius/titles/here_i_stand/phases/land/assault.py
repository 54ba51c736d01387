"""15.1 The assault of a besieged space.

Cards take part at five moments and are handed the formation, which stands in the space it assaults:
    assault.declared    everybody else; STOP calls the assault off, its price is paid already; a leader put
                        among the tired stays out of it
    assault.recruits    the attacker; mercenaries come to the space
    assault.attacker    a number is so many more dice
    assault.defender    RESTLESS takes the mercenaries out of the formation
    assault.rolled      everybody; a number is so many more hits of the attacker
"""

from __future__ import annotations

from typing import Any

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    ASSAULT,
    MAJORS,
    OTTOMAN,
    PLACES,
    POWERS,
    SPACES,
    SULEIMAN,
)
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.cards import put_out_of_force, window
from cuius.titles.here_i_stand.phases.common.control import lose_ships, shelters_for, take_control
from cuius.titles.here_i_stand.phases.common.phony_war import fight_in_earnest
from cuius.titles.here_i_stand.phases.land.forces import Force, lose, share_losses, take_losses
from cuius.titles.here_i_stand.phases.land.formation import (
    DONE,
    Formation,
    choose_formation,
    choose_units,
    leaders_left,
    whole_stack,
)
from cuius.titles.here_i_stand.phases.land.siege import (
    break_sieges,
    capture_leaders,
    disband_knights,
    inside,
    is_frozen,
    knights_at,
    laid_now,
    outnumbers,
)
from cuius.titles.here_i_stand.rules.cards import was_stopped
from cuius.titles.here_i_stand.rules.communication import lines
from cuius.titles.here_i_stand.rules.control import holder_of, in_theatre, is_raid_on
from cuius.titles.here_i_stand.rules.dice import DEFENDING, count_hits, counted
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, ROXELANA_URGES, in_force
from cuius.titles.here_i_stand.rules.powers import allied, everybody_from, others_from
from cuius.titles.here_i_stand.rules.units import (
    best_rating,
    commanders_in,
    formation_limit,
    land_of,
    leaders_of,
    squadrons_of,
)
from cuius.titles.here_i_stand.state import POWER_COUNT, TURN_TRACK, State

RESTLESS = "restless"
"""What a defender's card does to the mercenaries of the assaulting formation."""
Played = list[tuple[Id, Id, Any]]


# Where and with whom


def can_assault(g: State, power: Id) -> bool:
    """Foul Weather forbids it for the rest of the impulse."""
    return not in_force(g, FOUL_WEATHER_RULES, power) and bool(assault_targets(g, power))


def assault_targets(g: State, power: Id, at_once: bool = False) -> Options:
    """15.1-r1,r2, 15.1-x1, 15.1-x1b Besieged in an earlier impulse, not yet tried.

    24-k42, 24-k97 With Roxelana or in a Scots Raid also those besieged in this very impulse.
    """
    found = [
        s
        for s in SPACES
        if g.besieged[s]
        and s not in g.assaulted
        and land_of(g, power, s)
        and not is_frozen(g, power, s)
        and (at_once or is_raid_on(g) or not laid_now(g, power, s))
        and is_blockaded(g, power, s)
    ]
    return lines(g, power, in_theatre(g, power, tuple(found))) if found else ()  # 15.1-x2, 12.1-r4


def is_blockaded(g: State, power: int, space: int) -> bool:
    """15.1-x3..x5 No squadron of the holder off the coast; more of the attacker's than lie in the port."""
    holder = holder_of(g, space)
    seas = g.board.seas[space]
    if any(squadrons_of(g, holder, sea) for sea in seas):
        return False
    in_port = squadrons_of(g, holder, space) if seas else 0
    return not in_port or sum([squadrons_of(g, power, sea) for sea in seas]) > in_port


@action(ASSAULT, rule="15.1-r1", when=can_assault)
def assault(g: State, power: Id) -> Proc[None]:
    """15.1-r1,r3,r4, 15.1-p1,p2a One formation of those in the space, whenever they came."""
    space = yield Ask(power, "assault.space", assault_targets, g, power, rule="15.1-r1")
    formation = yield from choose_assault(g, power, space)
    ready = yield from answers(g, formation)
    if ready is None:
        g.tell("assault.stopped", power=power, space=space)
    else:
        yield from storm(g, ready)


def answers(g: State, formation: Formation) -> Proc[Formation | None]:
    """15.1-p2a Foul Weather or Gout; whom gout keeps in bed stays out, with those only he could lead."""
    power, space = formation.power, formation.origin
    about = {"power": power, "space": space}
    if was_stopped((yield from window(g, "assault.declared", others_from(power), formation, about=about))):
        return None
    leaders = tuple([x for x in formation.leaders if x not in g.tired_leaders])
    most = formation_limit(g, leaders)
    if formation.size <= most:
        return formation._replace(leaders=leaders)
    return (yield from choose_units(formation, "assault", "15.1-p1", leaders, most, 1))


def choose_assault(g: State, power: Id, space: Id) -> Proc[Formation]:
    """15.1-p1,r3 At least one land unit, and no leader who is kept from assaulting."""
    fit = tuple([x for x in leaders_of(g, power, space) if x not in g.tired_leaders])
    return (yield from choose_formation(g, power, space, "assault", "15.1-p1", least=1, leaders=fit))


# The assault itself


def storm(g: State, formation: Formation) -> Proc[bool]:
    """15.1-p2b..p11 From the last hirings on; True if the space falls."""
    power, space = formation.power, formation.origin
    g.assaulted.append(int(space))
    g.fought = True
    formation = yield from hire_before(g, formation)
    about = {"power": power, "space": space}
    helped = yield from window(g, "assault.attacker", (power,), formation, about=about)  # 15.1-p5
    more = {**about, "extra": numbers(helped)}
    answered = yield from window(g, "assault.defender", defenders(g, space), formation, about=more)
    formation = after_cards(g, formation, answered)
    if not outnumbers(g, power, space):  # the siege breaks before anybody rolls
        yield from break_sieges(g)
        return False
    fight_in_earnest(g, Force([formation]).owners, owners_inside(g, space))  # 9.6-d3
    attack = attack_dice(g, formation) + numbers(helped)
    defence = defence_dice(g, space)
    g.tell("assault.begins", power=power, space=space, attack=attack, defence=defence)
    own, theirs = attack_reasons(g, formation, numbers(helped)), defence_reasons(g, space)
    thrown = yield from throw(attack, "assault.attack", power, own)  # 15.1-p7
    answer = yield from throw(defence, "assault.defence", roller(g, space), theirs)
    hits, losses = count_hits(thrown), count_hits(answer)
    shown = {**about, "hits": hits, "losses": losses}
    hits += numbers((yield from window(g, "assault.rolled", everybody_from(power), formation, about=shown)))
    g.tell("assault.fought", power=power, space=space, hits=hits, losses=losses)
    yield from garrison_loses(g, space, hits)  # 15.1-p9, ruling R65
    yield from take_losses(g, power, space, losses)
    if hits and not inside(g, space) and land_of(g, power, space):  # 15.1-p10
        conquer(g, power, space)
        return True
    yield from repelled(g, formation)
    return False


def hire_before(g: State, formation: Formation) -> Proc[Formation]:
    """15.1-p2b A last chance to hire; whoever comes joins as far as the formation can be led."""
    power, space = formation.power, formation.origin
    at = space * POWER_COUNT + power
    before = g.hired[at]
    about = {"power": power, "space": space}
    yield from window(g, "assault.recruits", (power,), formation, about=about)
    room = formation_limit(g, formation.leaders) - formation.size
    return formation._replace(hired=formation.hired + max(0, min(room, g.hired[at] - before)))


def defenders(g: State, space: int) -> tuple[Id, ...]:
    """15.1-p4,p6 The major powers that play cards in defence: the holder, and those with units inside."""
    return tuple([p for p in MAJORS if p == holder_of(g, space) or p in inside_powers(g, space)])


def inside_powers(g: State, space: int) -> tuple[Id, ...]:
    """The powers that command land units inside, in impulse order."""
    holder = g.control[space]
    return tuple([p for p in commanders_in(g, space) if allied(g, holder, p)])


def owners_inside(g: State, space: int) -> list[Id]:
    """9.6-d3 The holder, and every power with land units inside."""
    holder = g.control[space]
    return [p for p in POWERS.ids if p == holder or (allied(g, holder, p) and g.land(space, p))]


def after_cards(g: State, formation: Formation, played: Played) -> Formation:
    """15.1-p6 Mercenaries who grow restless are gone; cavalry never does."""
    if formation.power == OTTOMAN or not any(result == RESTLESS for *_, result in played):
        return formation
    g.add_hired(formation.origin, formation.power, -formation.hired)
    g.tell("assault.restless", power=formation.power, units=formation.hired)
    return formation._replace(hired=0)


def numbers(played: Played) -> int:
    """What the played cards add up to."""
    return sum([result for *_, result in played if isinstance(result, int)])


def attack_dice(g: State, formation: Formation) -> int:
    """15.1-p3,p3a..p3c One die for two units, for each if nobody defends; no cavalry; the best leader."""
    units = formation.size - (formation.hired if formation.power == OTTOMAN else 0)
    if inside(g, formation.origin):  # ruling R64
        units = (units + 1) // 2
    return units + formation.rating(g)


def defence_dice(g: State, space: int) -> int:
    """15.1-p4,p4a..p4c One die a unit but cavalry, the best leader, and one for defending."""
    units = inside(g, space)
    if OTTOMAN in inside_powers(g, space):
        units -= g.hired[space * POWER_COUNT + OTTOMAN]
    return units + best_rating(g, leaders_inside(g, space)) + DEFENDING


def leaders_inside(g: State, space: int) -> tuple[Id, ...]:
    holder = g.control[space]
    return tuple([x for x in ARMY_LEADERS if g.leader_at[x] == space and allied(g, holder, g.leader_of[x])])


def attack_reasons(g: State, formation: Formation, extra: int = 0) -> tuple[Modifier, ...]:
    """15.1-p3,p5 Where the dice of the assault come from; `extra` are those of cards."""
    rating = formation.rating(g)
    units = attack_dice(g, formation) - rating
    return counted(
        Modifier(units, "odds.assault.units", "15.1-p3a" if inside(g, formation.origin) else "15.1-p3c"),
        Modifier(rating, "odds.assault.leader", "15.1-p3b"),
        Modifier(extra, "odds.assault.card", "15.1-p5"),
    )


def defence_reasons(g: State, space: int) -> tuple[Modifier, ...]:
    """15.1-p4 Where the dice against it come from."""
    rating = best_rating(g, leaders_inside(g, space))
    return counted(
        Modifier(defence_dice(g, space) - rating - DEFENDING, "assault.garrison", "15.1-p4a"),
        Modifier(rating, "leader.rating", "15.1-p4b"),
        Modifier(DEFENDING, "battle.defending", "15.1-p4c"),
    )


def throw(dice: int, why: str, who: Id | None, reasons: tuple[Modifier, ...] = ()) -> Proc[tuple[int, ...]]:
    """Cavalry without a leader has nothing to roll."""
    if not dice:
        return ()
    faces: tuple[int, ...] = yield Roll(d6=dice, why=why, who=who, reasons=reasons)
    return faces


def roller(g: State, space: int) -> Id | None:
    """Whose dice the defence throws; nobody's for independents and inactive minor powers."""
    holder = holder_of(g, space)
    return holder if holder in MAJORS else None


def garrison_loses(g: State, space: Id, hits: int) -> Proc[None]:
    """15.1-p9, 9.2-r15 One land unit inside for each hit, shared if several powers defend together."""
    knights = knights_at(g)
    force = Force([whole_stack(g, p, space) for p in inside_powers(g, space)])
    shares = yield from share_losses(force, hits)
    for power, many in shares:
        yield from lose(g, force, power, many)
    if space == knights and not inside(g, space):  # ruling R225
        disband_knights(g, space)


# How it ends


def conquer(g: State, power: Id, space: Id) -> None:
    """15.1-p10,p10a,p10b The space changes hands; leaders inside are captured, ships wait for next turn."""
    capture_leaders(g, leaders_inside(g, space), power)
    lose_ships(g, power, space)
    g.tell("assault.won", power=power, space=space)
    take_control(g, power, space)


def repelled(g: State, formation: Formation) -> Proc[None]:
    """15.1-p11,p11a,p11b The siege goes on, or is broken; without a man left, its leaders make off."""
    power, space = formation.power, formation.origin
    g.tell("assault.failed", power=power, space=space)
    if not land_of(g, power, space):  # ruling R67; leaders who took no part leave as R220 says
        yield from make_off(g, formation)
    yield from break_sieges(g)


def make_off(g: State, formation: Formation) -> Proc[None]:
    """15.1-p11b (ruling R67) The leaders of the assault, to the nearest walls of their power or home."""
    power, space, leaders = formation.power, formation.origin, formation.leaders
    if not leaders:
        return
    target = TURN_TRACK  # ruling R262
    if shelters_for(g, power, space, False):
        target = yield Ask(
            power,
            "displace.land",
            shelters_for,
            g,
            power,
            space,
            False,
            rule="15.1-p11b",
            about={"space": space},
        )
        g.tell("displaced.land", power=power, space=space, target=target)
    else:
        g.tell("displaced.lost", power=power, space=space)
    for leader in leaders:
        g.leader_at[leader] = int(target)


# 24-k42, 15.1-x1b The assault that Roxelana talks Suleiman into.

FREE_ASSAULT = "free_assault"
"""Among the actions open to the Ottoman, at no price."""


def has_free_assault(g: State, power: int) -> bool:
    """24-k42 Suleiman lies before walls that could be assaulted, in this impulse or an earlier one begun."""
    if power != OTTOMAN or not in_force(g, ROXELANA_URGES, OTTOMAN):
        return False
    at = g.leader_at[SULEIMAN]
    if at < 0 or SULEIMAN in g.tired_leaders or in_force(g, FOUL_WEATHER_RULES, OTTOMAN):
        return False
    return bool(g.besieged[at]) and at in assault_targets(g, OTTOMAN, True)


def waive_free_assault(g: State) -> None:
    put_out_of_force(g, ROXELANA_URGES, OTTOMAN)


def free_assault(g: State) -> Proc[None]:
    """24-k42, 15.1-p1..p11 Once, with Suleiman in the formation; the other conditions of an assault hold."""
    waive_free_assault(g)
    space = PLACES[g.leader_at[SULEIMAN]]
    formation = yield from choose_with_suleiman(g, space)
    ready = yield from answers(g, formation)
    if ready is None:  # ruling R571: nothing was paid, so a point of those left is lost
        g.cp = max(0, g.cp - 1)
        g.tell("assault.stopped", power=OTTOMAN, space=space)
    else:
        yield from storm(g, ready)


def choose_with_suleiman(g: State, space: Id) -> Proc[Formation]:
    """15.1-p1, 5.1-r4 Other leaders one at a time, then how many units."""
    stack = whole_stack(g, OTTOMAN, space)
    others = tuple([x for x in stack.leaders if x != SULEIMAN and x not in g.tired_leaders])
    chosen: tuple[Id, ...] = ()
    about = {"power": OTTOMAN, "space": space}
    while len(chosen) < len(others):
        word = yield Ask(
            OTTOMAN, "assault.leader", leaders_left, others, chosen, True, rule="5.1-r4", about=about
        )
        if word == DONE:
            break
        chosen = (*chosen, word)
    leaders = (SULEIMAN, *chosen)
    most = min(land_of(g, OTTOMAN, space), formation_limit(g, leaders))
    return (yield from choose_units(stack, "assault", "15.1-p1", leaders, most, 1))
