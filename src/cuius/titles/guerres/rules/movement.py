"""15.7.1-15.7.4 Where armies can go: the Loire, how far and with how many, who goes along, who stops them.

A forced march lengthens a move by a card in hand. What a faction is offered rests on its own hand; who is
asked at all rests on what everybody knows (`might_march`).
"""

from __future__ import annotations

from collections.abc import Sequence

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Options
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import EVENTS, FACTIONS, HUGUENOT, MARKER_COUNT, NOBODY, PROVINCES, REVOLTS, WAR
from cuius.titles.guerres.rules.armies import camp_of, rank_of, rest_compares, standing_in
from cuius.titles.guerres.rules.event_cards import holds_hidden, unseen
from cuius.titles.guerres.state import ARMIES_OF_CAMPS, FACTIONS_OF_CAMPS, State

# ---- borders, the Loire, and how far ----


def holds_town(g: State, camp: int, province: int) -> bool:
    """Does the camp hold a town in a province?"""
    control, factions = g.control, FACTIONS_OF_CAMPS[g.ally][camp]
    return bool([t for t in g.board.towns[province] if control[t] in factions])


def crosses_loire(g: State, camp: int, province: int) -> bool:
    """15.7.3-r3..r5 Free to go on: no Loire province, or a town on the river is held (ruling R35)."""
    board, control, factions = g.board, g.control, FACTIONS_OF_CAMPS[g.ally][camp]
    return not board.loire[province] or bool(
        [t for t in board.loire_towns[province] if control[t] in factions]
    )


def exits(g: State, army: int, province: int, came_from: int) -> tuple[Id, ...]:
    """15.7.3-r6,r7 Neighbours an army may leave for; strictly, only the bank it came from (ruling R36)."""
    board = g.board
    if not g.loire_strict or crosses_loire(g, camp_of(g, army), province):
        return board.borders[province]
    for bank in (board.north[province], board.south[province]):
        if came_from in bank:
            return bank
    return board.borders[province]


def distances(g: State, army: int, origin: int, came_from: int, most: int) -> dict[Id, int]:
    """15.7.1-r3 15.7.3-r5 Provinces within so many movement points, and how many each takes, in order.

    Where banks do not count, who holds the towns on the river is all that matters, and the answer is kept.
    """
    if g.loire_strict:
        return searched(g, army, origin, came_from, most)
    key = (origin, most, open_banks(g, camp_of(g, army)))
    known = g.board.ways.get(key)
    if known is None:
        known = g.board.ways[key] = searched(g, army, origin, came_from, most)
    return known


def open_banks(g: State, camp: int) -> int:
    """15.7.3-r4 The provinces of the Loire in which the camp holds a town on the river, as bits."""
    control, lone, banks = g.control, g.lone, 0
    for town, bank in g.board.bank_towns:
        if (control[town] == lone) == camp:
            banks |= bank
    return banks


def searched(g: State, army: int, origin: int, came_from: int, most: int) -> dict[Id, int]:
    """The same, step by step."""
    camp = camp_of(g, army)
    found: dict[int, int] = {PROVINCES.ids[origin]: 0}
    edge = [(origin, came_from)]
    for points in range(1, most + 1):
        following = []
        for at, before in edge:
            if at != origin and not crosses_loire(g, camp, at):
                continue
            for province in exits(g, army, at, before):
                if province not in found:
                    found[province] = points
                    following.append((int(province), at))
        edge = following
    return {PROVINCES.ids[p]: found[p] for p in sorted(found)}


def movement_points(g: State, army: int, troops: int, extra: int = 0) -> int:
    """15.7.1-r2 By troop points; a forced march adds one, flooded roads leave one."""
    if g.force_of("flooded_roads") == army + 1:
        return 1
    marching = 1 if g.force_of("forced_march") == army + 1 else extra
    return g.board.movement[troops] + marching


def hostile_in(g: State, camp: int, province: int) -> bool:
    """Does an army of the other camp, or a revolt, stand in a province?"""
    return g.army_in(1 - camp, province) != NOBODY or revolt_in(g, province) != NOBODY


def revolt_in(g: State, province: int) -> int:
    """The revolt that holds a province, or nobody."""
    for revolt in REVOLTS:
        if g.army_at[revolt] == province and g.troops[revolt]:
            return revolt
    return NOBODY


def refuges(g: State, army: int) -> tuple[Id, ...]:
    """15.7.4-r12 15.7.5-r9 Neighbours where its camp holds a town and no other side's army (ruling R37)."""
    camp, at = camp_of(g, army), g.army_at[army]
    return tuple(
        [
            PROVINCES[p]
            for p in exits(g, army, at, g.came_from[army])
            if holds_town(g, camp, p) and not hostile_in(g, camp, p)
        ]
    )


def armies_at(g: State, camp: int, province: int) -> list[Id]:
    """The armies of a camp in a province, largest first."""
    if province not in g.army_at:
        return []
    here = standing_in(g, camp, province)
    return sorted(here, key=lambda a: -g.troops[a]) if len(here) > 1 else here


def troops_at(g: State, camp: int, province: int) -> int:
    """15.7.2-r11 The camp's troop points in a province."""
    troops = g.troops
    return sum([troops[a] for a in standing_in(g, camp, province)])


# ---- activation ----

REST, GO_ALONG, STAY = "rest", "move", "stay"
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
    troops, moved, resting = g.troops, g.moved, g.resting
    armies = ARMIES_OF_CAMPS[g.ally][camp]
    return [a for a in armies if troops[a] and not moved[a] and not resting[a]]


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
    return g.frozen[g.army_at[army]] and army // MARKER_COUNT == HUGUENOT


def may_march(g: State, army: int) -> int:
    """19-w3 One more movement point for who holds the card."""
    return int(g.card_at[FORCED_MARCH] == g.in_command(army))


def might_march(g: State, army: int) -> int:
    """The same for all that everybody knows; at a fast table, the truth."""
    return could_march(g, army) if g.discreet else may_march(g, army)


def march_hidden(g: State, army: int) -> bool:
    """Is even a single answer confirmed, lest its haste shows who holds the card?"""
    return g.discreet and bool(might_march(g, army))


def could_march(g: State, army: int) -> int:
    """The same for all that everybody knows, at any table: what others are offered shows no hand."""
    faction = g.in_command(army)
    if g.shown[FORCED_MARCH]:
        return int(g.card_at[FORCED_MARCH] == faction)
    return int(unseen(g, FORCED_MARCH) and holds_hidden(g, faction, WAR))


# How far, and with how many


def parts(g: State, army: int, province: int, extra: int) -> list[int]:
    """15.7.2-r3,r4 Sizes in which an army, or a part of it, reaches a province and can be paid for there."""
    far = way_to(g, army, province)
    if not far:
        return []
    camp = camp_of(g, army)
    there, money = troops_at(g, camp, province), purse(g, camp)
    most, cost = g.board.numbers.army_most, g.board.cost
    arriving = reversed(parts_that_arrive(g, army, far, extra))
    return [n for n in arriving if cost[min(there + n, most)] <= money]


def has_parts(g: State, army: int, province: int, extra: int) -> bool:
    """Is there any such size? If not the whole army, the smallest part goes farthest and costs least."""
    far = way_to(g, army, province)
    if not far:
        return False
    camp, whole = camp_of(g, army), g.troops[army]
    there, money = troops_at(g, camp, province), purse(g, camp)
    if movement_points(g, army, whole, extra) >= far and activation_cost(g, there + whole) <= money:
        return True
    smallest, points = smallest_part(g, army, extra)
    return points >= far and activation_cost(g, there + smallest) <= money


def way_to(g: State, army: int, province: int) -> int:
    """15.7.1-r3 How far it is for an army to a province; 0 if it is there or cannot get there."""
    if held_fast(g, army):
        return 0
    ways = distances(g, army, g.army_at[army], g.came_from[army], FARTHEST)
    return ways.get(PROVINCES.ids[province], 0)


def parts_that_go(g: State, army: int) -> tuple[int, ...]:
    """15.7.2-r4 Parts that can go: without a marker for the rest, or any rest, the whole (ruling R30).

    The larger part has the better leader: half must go where the rest gets a lesser one, and no more than
    half may where it gets a better one.
    """
    troops = g.troops[army]
    if troops == 1 or g.free_marker(army // MARKER_COUNT) == NOBODY:
        return (troops,)
    rest = rest_compares(g, army)
    if rest > 0:
        return (*range(1, troops // 2 + 1), troops)
    return tuple(range((troops + 1) // 2 if rest < 0 else 1, troops + 1))


def parts_that_arrive(g: State, army: int, far: int, extra: int) -> list[int]:
    """15.7.1-r2 Of these, from the smallest on, those that go so far."""
    parts_of = parts_that_go(g, army)
    if g.force_of("flooded_roads"):
        return [n for n in parts_of if movement_points(g, army, n, extra) >= far]
    movement = g.board.movement
    marching = movement_points(g, army, parts_of[0], extra) - movement[parts_of[0]]
    return [n for n in parts_of if movement[n] + marching >= far]


def smallest_part(g: State, army: int, extra: int) -> tuple[int, int]:
    """The smallest of these, and how far it goes; no larger one goes farther, or costs less."""
    smallest = parts_that_go(g, army)[0]
    return smallest, movement_points(g, army, smallest, extra)


def part_choices(g: State, army: Id, province: Id) -> Options:
    """15.7.2-r4 How many go."""
    return tuple(parts(g, army, province, may_march(g, army)))


def provinces_open(g: State, army: int, extra: int) -> list[Id]:
    """15.7.2-r2,r3,r10,r21 Provinces that an army can activate: its own, or one that it can reach."""
    camp, at = camp_of(g, army), g.army_at[army]
    money, activated, spent = purse(g, camp), g.activated, spent_in(g, camp)
    smallest, points = smallest_part(g, army, extra)
    found = distances(g, army, at, g.came_from[army], 0 if held_fast(g, army) else points)
    alone = activation_cost(g, smallest) <= money
    with_others = {
        p: p not in spent and activation_cost(g, troops + (0 if p == at else smallest)) <= money
        for p, troops in troops_by_province(g, camp).items()
    }
    return [p for p in found if not activated[p] and with_others.get(p, alone)]


def spent_in(g: State, camp: int) -> list[int]:
    """15.7.2-r20 Where armies stand that were activated in this round: nothing is activated there (R113)."""
    moved, army_at = g.moved, g.army_at
    return [army_at[a] for a in g.armies_of_camp(camp) if moved[a]] if True in moved else []


def troops_by_province(g: State, camp: int) -> dict[int, int]:
    """15.7.2-r11 A camp's troop points, by province in which it has any."""
    found: dict[int, int] = {}
    for army in g.armies_of_camp(camp):
        province = g.army_at[army]
        found[province] = found.get(province, 0) + g.troops[army]
    return found


def announcements(g: State, army: Id) -> Options:
    """15.7.2-r2,r7 A province to activate, or rest for this round."""
    return (*provinces_open(g, army, may_march(g, army)), REST)


# Who goes along


def idle(g: State, left_out: Sequence[int]) -> list[Id]:
    """Armies that could still be called to the announced province, or stand in the way of lower ranks."""
    return [a for a in waiting(g, g.active) if g.army_at[a] != g.target and a not in left_out]


def could_join(g: State, army: int) -> bool:
    return has_parts(g, army, g.target, might_march(g, army))


def next_to_join(g: State, asked: Sequence[int], left_out: Sequence[int]) -> int:
    """15.7.2-r5,r8 In descending rank; while a higher one stays behind without resting, nobody below him."""
    armies = idle(g, left_out)
    for army in highest(g, armies) if armies else ():
        if army not in asked and (could_join(g, army) or lower_could_join(g, army, left_out)):
            return int(army)
    return NOBODY


def lower_could_join(g: State, army: int, left_out: Sequence[int]) -> bool:
    """15.7.2-r8 For all that everybody knows, would a lower rank go if this one rests?"""
    rank = rank_of(g, army)
    lower = [a for a in idle(g, left_out) if rank_of(g, a) > rank]
    return bool(lower) and any(has_parts(g, a, g.target, could_march(g, a)) for a in lower)


def join_choices(g: State, army: Id, left_out: tuple[int, ...]) -> Options:
    """15.7.2-r7,r8 Go along, stay, or rest so that lower ranks may go (ruling R32)."""
    words = [GO_ALONG] if has_parts(g, army, g.target, may_march(g, army)) else []
    words.append(STAY)
    if lower_could_join(g, army, left_out):
        words.append(REST)
    return tuple(words)


# ---- interception and evasion ----


def reaction_modifiers(
    board: Board,
    own_tactical: int,
    own_troops: int,
    moving_tactical: int,
    moving_troops: int,
    scouts: int = 0,
) -> list[Modifier]:
    """15.7.4-r7..r9 Both commanders' tactical values and both sizes (rulings R38, R39)."""
    modifiers = [
        Modifier(own_tactical, "reaction.own-tactical", "15.7.4-r7"),
        Modifier(-moving_tactical, "reaction.moving-tactical", "15.7.4-r7"),
        Modifier(board.own[own_troops], "reaction.own-size", "15.7.4-r8"),
        Modifier(board.opposing[moving_troops], "reaction.moving-size", "15.7.4-r9"),
        Modifier(scouts, "reaction.scouts", "19-w11"),
    ]
    return [m for m in modifiers if m.value]


def modifiers_of(g: State, own: int, moving: int) -> list[Modifier]:
    """15.7.4-r7..r9 What is added to the dice of the army that intercepts or evades."""
    return reaction_modifiers(
        g.board,
        g.tactical(own),
        g.troops[own],
        g.tactical(moving),
        g.troops[moving],
        g.force_of("good_scouts"),
    )
