"""Armies: maintenance (6.3), raising (6.4), battles (6.5), movement (6.8) and military influence (6.9)."""

from __future__ import annotations

from cuius.core.ids import PASS, Id, Names
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NEUTRAL, OWNERS, PLACES, REGIONS
from cuius.titles.revolution.phases.turns import each_in_turn
from cuius.titles.revolution.rules.armies import alone_in_section, besieging, free_boxes, section
from cuius.titles.revolution.rules.counters import allied, own_in, place_and_owner
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State

DONE = "done"
FRESH, RELIEVED = "fresh", "relieved"
STOP, LET = "stop", "let"
MAINTAIN, DISBAND, ABANDON = "maintain", "disband", "abandon"
NOTHING = "nothing"

COUNTERS = Names("place:owner", (f"{place}:{owner}" for place in PLACES.words for owner in OWNERS.words))
"""A counter of an owner in a place; its number is its place in `State.units`."""


# 6.3 Maintenance


def maintenance(g: State) -> Proc[None]:
    """6.3-r1 Each faction decides about each of its armies."""
    yield from each_in_turn(g, pay_armies)


def pay_armies(g: State, faction: Id) -> Proc[None]:
    for region in REGIONS.ids:
        for _ in range(g.armies[region * FACTION_COUNT + faction]):
            about = {"region": region}
            word = yield Ask(faction, "army.keep", ways, g, faction, rule="6.3-r1", about=about)
            if word == MAINTAIN:  # 6.3-r6
                g.spend(faction, g.board.maintain[faction])  # 6.3-r2,r17
                g.tell("army.maintained", faction=faction, region=region)
            elif word == DISBAND:  # 6.3-r7
                g.spend(faction, g.board.disband[faction])  # 6.3-r3
                g.remove_army(faction, region)
                g.tell("army.disbanded", faction=faction, region=region)
            else:
                yield from abandon(g, faction, region)


def ways(g: State, faction: Id) -> Options:
    """6.3-r2..r5 As far as the coins go; to abandon is free and always allowed."""
    coins = g.treasury[faction]
    words = []
    if coins >= g.board.maintain[faction]:
        words.append(MAINTAIN)
    if coins >= g.board.disband[faction]:
        words.append(DISBAND)
    return (*words, ABANDON)


def abandon(g: State, faction: Id, region: Id) -> Proc[None]:
    """6.3-r8,r15,r16 It loots, is turned over, and keeps its box filled until the end phase."""
    g.armies[region * FACTION_COUNT + faction] -= 1
    g.abandoned[region * FACTION_COUNT + faction] += 1
    g.tell("army.abandoned", faction=faction, region=region)
    about = {"region": region}
    loot = yield Ask(faction, "army.loot", spoils, g, region, rule="6.3-r8", about=about)
    if loot == NOTHING:
        return
    if loot.kind == "province":  # 6.3-r9
        g.place_neutral(COUNTRYSIDES[loot])
        g.tell("town.looted", faction=faction, province=loot)
        return
    place, owner = PLACES[loot // OWNER_COUNT], FACTIONS[loot % OWNER_COUNT]
    g.leave(owner, place)  # 6.3-r12
    if g.supply:  # 6.3-r14
        g.place_neutral(place)
    g.tell("counter.looted", faction=faction, owner=owner, place=place)


def spoils(g: State, region: Id) -> Options:
    """6.3-r9..r14 A province with a town, or a faction's counter outside the cities (ruling R19)."""
    found: list[Id] = []
    if g.supply:
        found += [p for p in g.board.provinces_in[region] if g.board.towns[p]]
    found += [c for c in counters_outside_cities(g, region) if c % OWNER_COUNT != NEUTRAL]
    return tuple(found) or (NOTHING,)  # 6.3-r13


def counters_outside_cities(g: State, region: Id) -> list[Id]:
    """Every kind of counter in a town or countryside of the region, in board order (6.3-r11)."""
    units, board = g.units, g.board
    return [
        COUNTERS.ids[at]
        for p in board.provinces_in[region]
        for s in (*board.towns[p], COUNTRYSIDES[p])
        for at in range(s * OWNER_COUNT, (s + 1) * OWNER_COUNT)
        if units[at]
    ]


# 6.4 Raising


def raising(g: State) -> Proc[None]:
    """6.4-r1 Up to three armies a faction."""
    yield from each_in_turn(g, raise_armies)


def raise_armies(g: State, faction: Id) -> Proc[None]:
    """One at a time, each at the difference of the total prices (ruling R21)."""
    for raised in range(g.board.raise_most):
        region = yield Ask(faction, "raise.where", musters, g, faction, raised, rule="6.4-r9")
        if region == DONE:
            return
        g.spend(faction, price(g, faction, raised))  # 6.4-r2..r7
        g.raise_army(faction, region)  # 6.4-r8
        g.tell("army.raised", faction=faction, region=region)


def price(g: State, faction: int, raised: int) -> int:
    """What the next army costs after so many this turn."""
    costs = g.board.raise_cost[faction]
    return costs[raised + 1] - costs[raised]


def musters(g: State, faction: Id, raised: int) -> Options:
    """6.4-r8..r13 Regions with an empty box and an army or counter of the faction."""
    if not g.pool[faction] or g.treasury[faction] < price(g, faction, raised):
        return (DONE,)
    return (*[r for r in REGIONS.ids if represented(g, faction, r) and free_boxes(g, r) > 0], DONE)


def represented(g: State, faction: Id, region: Id) -> bool:
    """6.4-r9,r10 An army that is not abandoned, or any resource counter."""
    if g.armies[region * FACTION_COUNT + faction] or besieging(g, region, faction):
        return True
    return any(own_in(g, p, faction) for p in g.board.provinces_in[region])


# 6.5 Battles


def battles(g: State) -> Proc[None]:
    """6.5-r1..r8 In every region, in board order; nobody has a choice, abandoned armies no part."""
    yield Checkpoint("battles")
    for region in REGIONS.ids:
        before = section(g, region)
        left = survivors(g, before)
        for faction in losses(before, left):
            g.remove_army(faction, region)  # 6.5-r7
        g.standoff[region] = len(left) == 2 and left[0] != left[1]  # 6.5-r2,r6, 6.4-r15 (ruling R24)
        if left != before:
            g.tell("battle.fought", region=region, fought=before, left=left)
        elif g.standoff[region]:
            g.tell("battle.standoff", region=region, one=left[0], other=left[1])


def survivors(g: State, line: list[Id]) -> list[Id]:
    """6.5-r4,r5 Lined up by alignment, one from each end falls until peace is possible (ruling R23)."""
    while len(line) > 2 and line[0] != line[-1] and not all_allied(g, line):
        line = line[1:-1]
    return line


def all_allied(g: State, line: list[Id]) -> bool:
    """6.4-r14, 6.5-r3 With two players the armies of one player do not fight each other."""
    return all(f == line[0] or allied(g, f, line[0]) for f in line)


def losses(before: list[Id], left: list[Id]) -> list[Id]:
    fallen = list(before)
    for faction in left:
        fallen.remove(faction)
    return fallen


# 6.8 Movement


def marches(g: State) -> Proc[None]:
    """6.8-r2,r3,r11 Free of charge, out of a stand-off too, whatever counters lie in the provinces."""
    yield from each_in_turn(g, march_armies)


def march_armies(g: State, faction: Id) -> Proc[None]:
    """6.8-r1,r4,r5 Each army in a section once; those whose siege was lifted are told apart (ruling R59)."""
    relieved = [g.relieved[r * FACTION_COUNT + faction] for r in REGIONS.ids]
    fresh = [g.armies[r * FACTION_COUNT + faction] - relieved[r] for r in REGIONS.ids]
    while True:
        origin = yield Ask(faction, "march.from", origins, g, tuple(fresh), tuple(relieved), rule="6.8-r1")
        if origin == DONE:
            return
        about = {"region": origin}
        which = FRESH if fresh[origin] else RELIEVED
        if fresh[origin] and relieved[origin]:
            which = yield Ask(faction, "march.which", kinds, rule="6.8-r5", about=about)
        target = yield Ask(faction, "march.to", destinations, g, origin, rule="6.8-r1", about=about)
        (fresh if which == FRESH else relieved)[origin] -= 1
        stopped = yield from held_back(g, faction, origin, target)
        if stopped:
            g.tell("march.stopped", faction=faction, region=origin)
        else:
            march(g, faction, origin, target, which)


def origins(g: State, fresh: tuple[int, ...], relieved: tuple[int, ...]) -> Options:
    """Regions with an army that has not moved and somewhere to go."""
    return (*[r for r in REGIONS.ids if (fresh[r] or relieved[r]) and destinations(g, r)], DONE)


def kinds() -> Options:
    return (FRESH, RELIEVED)


def destinations(g: State, origin: Id) -> Options:
    """6.8-r1,r6,r13 Sections joined by an arrow (ruling R63) that have an empty box."""
    return tuple([r for r in g.board.arrows[origin] if free_boxes(g, r) > 0])


def held_back(g: State, faction: Id, region: Id, target: Id) -> Proc[bool]:
    """6.7.4-r1..r3, 6.8-r7..r11 Each Beggar that stays can stop one of the first enemy armies that leave.

    As many attempts as there are Beggars meet one (ruling R31).
    """
    if faction not in g.board.beggar_enemies or g.march_tried[region] >= g.beggars_in[region]:
        return False
    g.march_tried[region] += 1
    if g.board.edition == "2004":
        return True
    about = {"faction": faction, "region": region, "target": target}
    word = yield Ask(FACTIONS[g.beggars_by], "march.stop", stop_or_let, rule="6.8-r8", about=about)
    if word == STOP:
        g.beggars_spent[region] += 1  # 6.8-r12: that was its use
    return bool(word == STOP)


def stop_or_let() -> Options:
    return (STOP, LET)


def march(g: State, faction: Id, origin: Id, target: Id, which: str) -> None:
    g.armies[origin * FACTION_COUNT + faction] -= 1
    g.armies[target * FACTION_COUNT + faction] += 1
    if which == RELIEVED:
        g.relieved[origin * FACTION_COUNT + faction] -= 1
        g.relieved[target * FACTION_COUNT + faction] += 1
    g.tell("army.marched", faction=faction, origin=origin, target=target)


# 6.9 Military influence


def influence(g: State) -> Proc[None]:
    """6.9 Armies without rivals in their section convert counters of their region."""
    yield from each_in_turn(g, use_influence)


def use_influence(g: State, faction: Id) -> Proc[None]:
    """6.9-r5,r7 Each army once, if its faction wishes (ruling R60)."""
    left = [influential(g, faction, r) for r in REGIONS.ids]
    while any(left) and g.stock[faction]:  # 6.9-r4
        counter = yield Ask(faction, "influence.target", convertible, g, faction, tuple(left), rule="6.9-r1")
        if counter == PASS:
            return
        place, owner = place_and_owner(counter)
        region = g.board.region_of[g.board.province_of[place]]
        left[region] -= 1
        stopped = yield from denied(g, faction, region, place, owner)
        if stopped:  # 6.9-r15
            g.tell("influence.stopped", faction=faction, region=region)
        else:
            g.leave(owner, place)  # 6.9-r3
            g.enter(faction, place)
            g.tell("influence.used", faction=faction, owner=owner, place=place)


def influential(g: State, faction: Id, region: Id) -> int:
    """6.9-r1,r6,r8..r11 Armies alone in their section, wherever they came from; not those just relieved."""
    at = region * FACTION_COUNT + faction
    return g.armies[at] - g.relieved[at] if alone_in_section(g, region, faction) else 0


def convertible(g: State, faction: Id, left: tuple[int, ...]) -> Options:
    """6.9-r1,r2 Counters of others, neutral ones too, in towns and countrysides of those regions."""
    found = [c for r in REGIONS.ids if left[r] for c in counters_outside_cities(g, r)]
    return (*[c for c in found if c % OWNER_COUNT != faction], PASS)


def denied(g: State, faction: Id, region: Id, place: Id, owner: Id) -> Proc[bool]:
    """6.9-r12..r14 Each Beggar that stays in the region can stop one enemy army (ruling R31)."""
    waiting = g.beggars_in[region] - g.beggars_spent[region]
    if faction not in g.board.beggar_enemies or not waiting:
        return False
    if g.board.edition == "2004":
        g.beggars_in[region] -= 1
        g.beggars_box += 1
        return True
    about = {"faction": faction, "place": place, "owner": owner}
    word = yield Ask(FACTIONS[g.beggars_by], "influence.stop", stop_or_let, rule="6.9-r13", about=about)
    if word == STOP:
        g.beggars_spent[region] += 1
    return bool(word == STOP)
