"""6.7 Water Beggars: hired by Burghers or Reformers, sent out in sorties."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NOBODY
from cuius.titles.revolution.phases.turns import each_in_turn
from cuius.titles.revolution.rules.armies import besieging, region_armies
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, State

DONE = "done"
DESTROY, RELIEVE, PLUNDER, BESIEGE, STAY = "destroy", "relieve", "plunder", "besiege", "stay"
SECTION = "section"


def beggars(g: State) -> Proc[None]:
    """6.7-r4,r5,r14 The first of Burghers and Reformers that hires any is alone to use them this turn."""
    yield from each_in_turn(g, hire_beggars)


def hire_beggars(g: State, faction: Id) -> Proc[None]:
    """6.7-r1,r7,r12 One purchase, then one sortie after the other (ruling R26)."""
    if faction not in g.board.beggar_factions or g.beggars_by != NOBODY:
        return
    hired = yield Ask(faction, "beggars.hire", affordable, g, faction, rule="6.7-r1")
    if not hired:
        return
    g.spend(faction, hired * g.board.beggar_price)  # 6.7-r2
    g.beggars_by = faction
    g.beggars_box -= hired
    g.beggars_hand = hired
    g.tell("beggars.hired", faction=faction, count=hired)
    while g.beggars_hand:
        region = yield Ask(faction, "beggars.region", coasts, g, rule="6.7-r1")
        if region == DONE:
            break
        yield from sortie(g, faction, region)
    send_home(g, g.beggars_hand)  # 6.7-r13


def affordable(g: State, faction: Id) -> Options:
    """6.7-r2,r3 As many as the coins pay for, three at most."""
    most = min(g.beggars_box, g.treasury[faction] // g.board.beggar_price)
    return tuple(range(most + 1))


def coasts(g: State) -> Options:
    """6.7-r6 The regions of the six provinces where Beggars act."""
    return (*g.board.beggar_regions, DONE)


def sortie(g: State, faction: Id, region: Id) -> Proc[None]:
    """6.7-r8 Some of them to one region, for one use."""
    about = {"region": region}
    many = yield Ask(faction, "beggars.number", numbers, g, rule="6.7-r1", about=about)
    act = yield Ask(faction, "beggars.act", uses, g, region, many, rule="6.7-r1", about=about)
    if act == DESTROY:
        yield from destroy(g, faction, region, many)
    elif act == RELIEVE:
        relieve(g, faction, region, many)
    elif act == PLUNDER:
        yield from plunder(g, faction, region, many)
    elif act == BESIEGE:
        city = yield Ask(faction, "beggars.city", open_to_siege, g, region, rule="6.7.3-r4", about=about)
        g.siege[city] = BEGGARS  # 6.7.3-r5
        g.beggars_hand -= many
        g.tell("beggars.besieged", faction=faction, city=city)
    else:
        g.beggars_hand -= many
        g.beggars_in[region] += many
        g.tell("beggars.stayed", faction=faction, region=region, count=many)


def numbers(g: State) -> Options:
    return tuple(range(1, g.beggars_hand + 1))


def uses(g: State, region: Id, many: int) -> Options:
    """6.7-r9..r11 What so many Beggars can do there, given the armies present (ruling R27)."""
    armies = region_armies(g, region)
    words = []
    if many > armies and victim(g, region) != NOBODY:
        words.append(DESTROY)
    if many >= armies and besieging(g, region):
        words.append(RELIEVE)
    if not armies and g.supply and towns_in_reach(g, region):
        words.append(PLUNDER)
    if not armies and many == g.board.beggar_siege and open_to_siege(g, region):
        words.append(BESIEGE)
    return (*words, STAY)


def send_home(g: State, many: int) -> None:
    g.beggars_hand -= many
    g.beggars_box += many


# 6.7.1 Destroying armies


def victim(g: State, region: Id) -> int:
    """6.7.1-r2,r3 The most Catholic faction with an army there; Burghers and Reformers are never attacked."""
    for faction in g.board.beggar_enemies:
        if g.armies[region * FACTION_COUNT + faction] or besieging(g, region, faction):
            return faction
    return NOBODY


def destroy(g: State, faction: Id, region: Id, many: int) -> Proc[None]:
    """6.7.1-r1,r5,r6 One army goes back to its pool, those Beggars to their box (ruling R28)."""
    enemy = FACTIONS[victim(g, region)]
    about = {"region": region, "enemy": enemy}
    where = yield Ask(faction, "beggars.victim", standing, g, region, enemy, rule="6.7.1-r1", about=about)
    if where == SECTION:
        at = region * FACTION_COUNT + enemy
        g.remove_army(enemy, region)
        g.relieved[at] = min(g.relieved[at], g.armies[at])
    else:
        g.siege[where] = NOBODY
        g.pool[enemy] += 1
    send_home(g, many)
    g.tell("beggars.destroyed", faction=faction, region=region, enemy=enemy)


def standing(g: State, region: Id, enemy: Id) -> Options:
    """6.7.1-r4 Where that faction's armies are: in the section, or before a city."""
    cities = besieging(g, region, enemy)
    return (SECTION, *cities) if g.armies[region * FACTION_COUNT + enemy] else tuple(cities)


# 6.7.2 Lifting sieges


def relieve(g: State, faction: Id, region: Id, many: int) -> None:
    """6.7.2-r1..r4 All sieges of armies there end; the garrisons are not touched (ruling R29)."""
    for city in besieging(g, region):
        besieger = FACTIONS[g.siege[city]]
        g.lift_siege(city, region)
        if g.board.edition == "2007":  # 6.9-r10,r16 (ruling R59)
            g.relieved[region * FACTION_COUNT + besieger] += 1
        g.tell("siege.lifted", faction=besieger, city=city)
    send_home(g, many)
    g.tell("beggars.relieved", faction=faction, region=region)


# 6.7.3 Plunder and siege


def plunder(g: State, faction: Id, region: Id, many: int) -> Proc[None]:
    """6.7.3-r1..r3 Each Beggar brings a neutral counter to the province of a town."""
    for _ in range(many):
        if g.supply:
            about = {"region": region}
            province = yield Ask(
                faction, "beggars.town", towns_in_reach, g, region, rule="6.7.3-r1", about=about
            )
            g.place_neutral(COUNTRYSIDES[province])
            g.tell("beggars.plundered", faction=faction, province=province)
    send_home(g, many)


def towns_in_reach(g: State, region: Id) -> Options:
    """6.7.3-r7 Provinces of the region that Beggars reach and that have a town (rulings R30, R64)."""
    return tuple([p for p in provinces_in_reach(g, region) if g.board.towns[p]])


def provinces_in_reach(g: State, region: Id) -> list[Id]:
    return [p for p in g.board.provinces_in[region] if p in g.board.beggar_provinces]


def open_to_siege(g: State, region: Id) -> Options:
    """6.7.3-r4,r6 Any city in reach that is not besieged, whoever holds it."""
    reach = provinces_in_reach(g, region)
    return tuple([c for p in reach for c in g.board.cities[p] if g.siege[c] == NOBODY])
