"""15.7.2 What an activation offers: who may speak, which provinces, how many troops, at what cost.

A forced march lengthens a move by a card in hand. What a faction is offered rests on its own hand; who is
asked at all rests on what everybody knows (`might_march`).
"""

from __future__ import annotations

from collections.abc import Sequence

from cuius.core.ids import Id
from cuius.core.requests import Options
from cuius.titles.guerres.cards.playing import hidden_held, unseen
from cuius.titles.guerres.ids import EVENTS, FACTIONS, HUGUENOT, MARKERS, NOBODY, PROVINCES, WAR
from cuius.titles.guerres.rules.commands import rank_of, rest_well_led
from cuius.titles.guerres.rules.movement import camp_of, distances, movement_points, troops_at
from cuius.titles.guerres.state import FACTIONS_OF_CAMPS, State

REST, MOVE, STAY = "rest", "move", "stay"
FORCED_MARCH = EVENTS["forced_march"]
FARTHEST = 4
"""Movement points of a small army on a forced march."""


def owner(g: State, army: int) -> Id:
    """15.5-r11 15.7.2-r6 The faction that moves an army."""
    return FACTIONS.ids[g.in_command(army)]


# Money


def purse(g: State, camp: int) -> int:
    """15.7.2-r12 The money of a camp."""
    return sum([g.money[f] for f in FACTIONS_OF_CAMPS[g.ally][camp]])


def activation_cost(g: State, troops: int) -> int:
    """15.7.2-r11 By the total of troop points, of which no more than nine can stay."""
    return g.board.cost[min(troops, g.board.numbers.army_most)] if troops else 0


def can_act(g: State, camp: int) -> bool:
    """15.7.2-r24 An army and the money for the cheapest activation."""
    return bool(g.armies_of_camp(camp)) and purse(g, camp) >= activation_cost(g, 1)


# Who may go


def waiting(g: State, camp: int) -> list[Id]:
    """15.7.2-r7,r20 Armies that have neither been activated nor declined in this round."""
    moved, resting = g.moved, g.resting
    return [a for a in g.armies_of_camp(camp) if not moved[a] and not resting[a]]


def highest(g: State, armies: Sequence[Id]) -> Options:
    """15.7.2-r5,r9 Those whose commanders have the best rank."""
    if len(armies) == 1:
        return tuple(armies)
    ranks = [rank_of(g, a) for a in armies]
    best = min(ranks)
    return tuple([a for a, rank in zip(armies, ranks, strict=True) if rank == best])


def first_to_speak(g: State) -> Options:
    """15.7.2-r8,r9 The armies of the highest rank still waiting."""
    return highest(g, waiting(g, g.active))


def held_fast(g: State, army: int) -> bool:
    """19-k1 A Huguenot army weary of war does not leave its province."""
    return g.frozen[g.army_at[army]] and army // MARKERS == HUGUENOT


def may_march(g: State, army: int) -> int:
    """19-w3 One more movement point for who holds the card."""
    return int(g.card_at[FORCED_MARCH] == g.in_command(army))


def might_march(g: State, army: int) -> int:
    """The same for all that everybody knows; at a fast table, the truth."""
    return could_march(g, army) if g.discreet else may_march(g, army)


def could_march(g: State, army: int) -> int:
    """The same for all that everybody knows, at any table: what others are offered shows no hand."""
    faction = g.in_command(army)
    if g.shown[FORCED_MARCH]:
        return int(g.card_at[FORCED_MARCH] == faction)
    return int(unseen(g, FORCED_MARCH) and hidden_held(g, faction, WAR) > 0)


# How far, and with how many


def parts(g: State, army: int, province: int, extra: int) -> list[int]:
    """15.7.2-r3,r4 Sizes in which an army, or a part of it, reaches a province and can be paid for there."""
    if held_fast(g, army):
        return []
    camp, speeds = camp_of(g, army), paces(g, army, extra)
    far = distances(g, army, g.army_at[army], g.came_from[army], farthest(speeds)).get(PROVINCES[province])
    if not far:
        return []
    there, money = troops_at(g, camp, province), purse(g, camp)
    most, cost = g.board.numbers.army_most, g.board.cost
    return [n for n, points in reversed(speeds) if points >= far and cost[min(there + n, most)] <= money]


def least_part(g: State, army: int) -> int:
    """15.7.2-r4 The smallest part that can go: without a marker for the rest, the whole (ruling R30).

    The larger part has the better leader: where nobody of equal rank waits for the rest, half must go.
    """
    if g.free_marker(army // MARKERS) == NOBODY:
        return g.troops[army]
    return 1 if rest_well_led(g, army) else (g.troops[army] + 1) // 2


def paces(g: State, army: int, extra: int) -> list[tuple[int, int]]:
    """15.7.1-r2 Parts of an army that can go, from the smallest to the whole, and how far each goes."""
    parts_of = range(least_part(g, army), g.troops[army] + 1)
    if g.force_of("flooded_roads"):
        return [(n, movement_points(g, army, n, extra)) for n in parts_of]
    movement = g.board.movement
    marching = movement_points(g, army, parts_of[0], extra) - movement[parts_of[0]]
    return [(n, movement[n] + marching) for n in parts_of]


def farthest(speeds: list[tuple[int, int]]) -> int:
    """How far the fastest part of an army goes."""
    return max([points for _, points in speeds])


def part_choices(g: State, army: Id, province: Id) -> Options:
    """15.7.2-r4 How many go."""
    return tuple(parts(g, army, province, may_march(g, army)))


def provinces_open(g: State, army: int, extra: int) -> list[Id]:
    """15.7.2-r2,r3,r10,r21 Provinces that an army can activate: its own, or one that it can reach."""
    camp, at = camp_of(g, army), g.army_at[army]
    money, there, activated = purse(g, camp), standing(g, camp), g.activated
    speeds = paces(g, army, extra)
    found = distances(g, army, at, g.came_from[army], 0 if held_fast(g, army) else farthest(speeds))
    return [
        p
        for p, far in found.items()
        if not activated[p] and can_pay(g, there[p], [(0, 0)] if p == at else speeds, far, money)
    ]


def can_pay(g: State, there: int, speeds: list[tuple[int, int]], far: int, money: int) -> bool:
    """15.7.2-r11 Does a part of an army get so far, and does the money pay for it with who is there?"""
    most, cost = g.board.numbers.army_most, g.board.cost
    return bool([n for n, points in speeds if points >= far and cost[min(there + n, most)] <= money])


def standing(g: State, camp: int) -> list[int]:
    """15.7.2-r11 A camp's troop points by province."""
    troops = [0] * len(PROVINCES)
    for army in g.armies_of_camp(camp):
        troops[g.army_at[army]] += g.troops[army]
    return troops


def announcements(g: State, army: Id) -> Options:
    """15.7.2-r2,r7 A province to activate, or rest for this round."""
    return (*provinces_open(g, army, may_march(g, army)), REST)


# Who goes along


def idle(g: State, left_out: Sequence[int]) -> list[Id]:
    """Armies that could still be called to the announced province, or stand in the way of lower ranks."""
    return [a for a in waiting(g, g.active) if g.army_at[a] != g.target and a not in left_out]


def could_join(g: State, army: int) -> bool:
    return bool(parts(g, army, g.target, might_march(g, army)))


def next_to_join(g: State, asked: Sequence[int], left_out: Sequence[int]) -> int:
    """15.7.2-r5,r8 In descending rank; while a higher one stays behind without resting, nobody below him."""
    armies = idle(g, left_out)
    for army in highest(g, armies) if armies else ():
        if army not in asked and (could_join(g, army) or lower_could_join(g, army, left_out)):
            return army
    return NOBODY


def lower_could_join(g: State, army: int, left_out: Sequence[int]) -> bool:
    """15.7.2-r8 For all that everybody knows, would a lower rank go if this one rests?"""
    rank = rank_of(g, army)
    return any(
        rank_of(g, a) > rank and bool(parts(g, a, g.target, could_march(g, a))) for a in idle(g, left_out)
    )


def join_choices(g: State, army: Id, left_out: tuple[int, ...]) -> Options:
    """15.7.2-r7,r8 Go along, stay, or rest so that lower ranks may go (ruling R32)."""
    words = [MOVE] if parts(g, army, g.target, may_march(g, army)) else []
    words.append(STAY)
    if lower_could_join(g, army, left_out):
        words.append(REST)
    return tuple(words)
