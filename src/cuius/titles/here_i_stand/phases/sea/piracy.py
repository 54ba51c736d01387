"""16.4 Piracy: corsairs raid the ports of a power on their sea zone.

At `piracy.declared` the others may play Foul Weather and are handed sea and target; STOP calls it off.
Nothing else interrupts a raid.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    FORTRESS,
    INDEPENDENT,
    MAJORS,
    OTTOMAN,
    PIRACY,
    POWERS,
    SEAS,
    TYRRHENIAN_SEA,
)
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.cards import put_out_of_force, window
from cuius.titles.here_i_stand.phases.common.fleets import sink_corsairs, stranded_leaders
from cuius.titles.here_i_stand.phases.diplomacy.agreements import spare_cards, take_random_card
from cuius.titles.here_i_stand.phases.sea.combat import lose_squadron
from cuius.titles.here_i_stand.rules.cards import was_stopped
from cuius.titles.here_i_stand.rules.dice import count_hits, counted, raid_dice
from cuius.titles.here_i_stand.rules.editions import is_later, minors_hunt_pirates
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, JULIA_AWAITED, in_force
from cuius.titles.here_i_stand.rules.powers import at_war, others_from, same_player
from cuius.titles.here_i_stand.rules.units import admirals_of, ports_of, squadrons_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State

SHIP, CARD, POINT = "ship", "card", "point"
"""16.4-p5a,p5c,p5b What a hit can cost the target."""


def can_raid(g: State, power: Id) -> bool:
    return power == OTTOMAN and not in_force(g, FOUL_WEATHER_RULES, power) and bool(raiding_grounds(g))


@action(PIRACY, rule="16.4-r1", when=can_raid)
def piracy(g: State, power: Id) -> Proc[None]:
    """16.4-r1,r2, 16.4-p1..p5, 16-r3 Where, against whom; dice against the corsairs, then their own."""
    sea = yield Ask(power, "piracy.sea", raiding_grounds, g, rule="16.4-p1")
    target = yield Ask(power, "piracy.target", victims, g, sea, rule="16.4-p1", about={"sea": sea})
    about = {"sea": sea, "target": target}
    if was_stopped((yield from window(g, "piracy.declared", others_from(power), sea, target, about=about))):
        g.tell("piracy.stopped", sea=sea)
        return
    g.pirated[sea - SEAS[0]] = True  # 16.4-p1b
    g.tell("piracy.begins", **about)
    yield from fight_corsairs(g, sea, target)
    if g.corsairs[sea]:
        yield from raid(g, sea, target)


# Where and against whom


def raiding_grounds(g: State) -> Options:
    """16.4-r1, 16.4-p1b, ruling R79 Sea zones with corsairs, not yet raided this turn, and a target there.

    16.4-d1 The edition of 2017 limits the raids of a turn as well.
    """
    most = g.board.numbers["piracies_a_turn"]
    if most and sum(g.pirated) >= most:
        return ()
    first = SEAS[0]
    return tuple([s for s in SEAS if g.corsairs[s] and not g.pirated[s - first] and victims(g, s)])


def victims(g: State, sea: Id) -> Options:
    """16.4-r1, 16.4-p1, ruling R76 Major powers with a port on the sea zone, at war or not.

    Ruling R270 Nobody pirates a power of his own player.
    """
    return tuple([p for p in MAJORS if not same_player(g, p, OTTOMAN) and ports_of(g, p, sea)])


# Steps 2 and 3: against the corsairs


def fight_corsairs(g: State, sea: Id, target: Id) -> Proc[None]:
    """16.4-p2,p3 Each five or six eliminates a corsair."""
    reasons = dice_against(g, sea, target)
    dice = total(reasons)
    if not dice:
        return
    faces = yield Roll(d6=dice, why="piracy.defence", who=target, reasons=counted(*reasons))
    sunk = min(g.corsairs[sea], count_hits(faces))
    sink_corsairs(g, sea, sunk)
    stranded_leaders(g, OTTOMAN, sea)
    g.tell("piracy.hunted", power=target, sea=sea, dice=dice, sunk=sunk)


def dice_against(g: State, sea: int, target: int) -> tuple[Modifier, ...]:
    """16.4-p2a..p2c Ships in the zone, ships next to it, fortresses on it."""
    there = 2 * squadrons_of(g, target, sea)
    helpers = [p for p in POWERS.ids if is_helper(g, p, target)]
    near = sum([squadrons_of(g, p, place) for place in g.board.sailing[sea] for p in helpers])  # ruling R77
    walls = sum([is_watchtower(g, port, target) for port in g.board.ports_on[sea]])
    return (
        Modifier(there, "piracy.ships_there", "16.4-p2a"),
        Modifier(near, "piracy.ships_near", "16.4-p2b"),
        Modifier(walls, "piracy.fortresses", "16.4-p2c"),
    )


def is_helper(g: State, power: int, target: int) -> bool:
    """16.4-p2b,p2c The target, and others at war with the Ottoman: powers are major ones (3.2-r2).

    Ruling R77 In 2017 minor powers without an ally help, too.
    """
    if power == target:
        return True
    counts = power in MAJORS or (minors_hunt_pirates(g) and g.side[power] == power)
    return counts and at_war(g, power, OTTOMAN)


def is_watchtower(g: State, port: int, target: int) -> bool:
    """16.4-p2c,p2d, 12.4-r17 A fortress, no other walls, of the target, an enemy or the Knights; at peace."""
    if g.unrest[port] or g.besieged[port]:
        return False
    if g.board.type[port] != FORTRESS and not g.fortress[port]:
        return False
    holder = g.side[g.control[port]]
    if holder == INDEPENDENT:
        return g.knights and g.regulars[port * POWER_COUNT + INDEPENDENT] > 0
    return is_helper(g, holder, target)


# Steps 4 and 5: the raid


def raid(g: State, sea: Id, target: Id) -> Proc[None]:
    """16.4-p4,p5, 16.4-p5g For each five or six the target chooses what it costs, hit by hit."""
    reasons = dice_of_raid(g, sea, target)
    dice = total(reasons)
    faces = yield Roll(d6=dice, why="piracy.attack", who=OTTOMAN, reasons=reasons)
    hits = count_hits(faces)
    g.tell("piracy.raided", target=target, sea=sea, dice=dice, hits=hits)
    if hits and sea == TYRRHENIAN_SEA and in_force(g, JULIA_AWAITED, OTTOMAN):
        seize_julia(g)
    paid: tuple[str, ...] = ()
    for left in range(hits, 0, -1):
        if not prices(g, sea, target, paid):
            return
        price = yield Ask(
            target,
            "piracy.price",
            prices,
            g,
            sea,
            target,
            paid,
            rule="16.4-p5",
            about={"sea": sea, "many": left},
        )
        paid = (*paid, price)
        yield from pay(g, sea, target, price)


def dice_of_raid(g: State, sea: Id, target: Id) -> tuple[Modifier, ...]:
    """16.4-p4a..p4c Where the dice of the corsairs come from."""
    return counted(
        Modifier(raid_dice(g.corsairs[sea], len(ports_of(g, target, sea)), 0), "naval.corsairs", "16.4-p4a"),
        Modifier(piracy_rating(g, sea), "piracy.leader", "16.4-p4c"),
    )


def seize_julia(g: State) -> None:
    """24-k84, 23.2-r26 The most beautiful woman of Italy: a bonus point, once."""
    put_out_of_force(g, JULIA_AWAITED, OTTOMAN)
    g.bonus[OTTOMAN] += 1
    g.tell("points.gained", power=OTTOMAN, points=1)


def piracy_rating(g: State, sea: int) -> int:
    """16.4-p4c, 5.1-r9 Of the best naval leader in the zone."""
    return max([g.board.piracy[x] for x in admirals_of(g, OTTOMAN, sea)], default=0)


def prices(g: State, sea: Id, target: Id, paid: tuple[str, ...]) -> Options:
    """16.4-p5d..p5f, 16.4-d2 Only what gives the Ottoman something; ruling R79: in 2017 each in its turn."""
    found = []
    if harbours(g, sea, target):
        found.append(SHIP)
    if spare_cards(g, target):
        found.append(CARD)
    if g.piracy_vp < g.board.numbers["piracy_most"]:
        found.append(POINT)
    if not is_later(g) or not found:
        return tuple(found)
    least = min([paid.count(word) for word in found])
    return tuple([word for word in found if paid.count(word) == least])


def pay(g: State, sea: Id, target: Id, price: str) -> Proc[None]:
    """16.4-p5a,p5c,p5b, 16.4-r5 A squadron, a card at random, or a victory point for the Ottoman."""
    if price == SHIP:
        place = yield Ask(
            target, "piracy.ship", harbours, g, sea, target, rule="16.4-p5a", about={"sea": sea}
        )
        yield from lose_squadron(g, target, place)
        stranded_leaders(g, target, place)
        g.tell("piracy.ship_lost", power=target, place=place)
    elif price == CARD:
        yield from take_random_card(g, target, OTTOMAN)
        g.fresh_cards.append(g.hands[OTTOMAN][-1])  # not before a later impulse
    else:
        g.piracy_vp += 1
        g.tell("piracy.point", target=target, points=g.piracy_vp)


def harbours(g: State, sea: Id, target: Id) -> Options:
    """16.4-p5a, ruling R78 Where the target has a squadron: in the zone, or next to it."""
    return tuple([place for place in (sea, *g.board.sailing[sea]) if squadrons_of(g, target, place)])
