"""Changes on the map: towns, troops and subsidies, war points, and armies that cross a border."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Proc
from cuius.titles.guerres.ids import ARMIES, FACTIONS, NOBODY, ROYAL
from cuius.titles.guerres.rules.armies import camp_of, host
from cuius.titles.guerres.rules.court_actions import is_bankrupt, territories
from cuius.titles.guerres.state import State


def convert_town(g: State, town: Id, faction: Id) -> None:
    """9-r2 19-r3 The cube of the faction replaces another; Le Havre leaves the map instead (ruling R73)."""
    g.convert(town, faction)
    if g.control[town] == NOBODY:
        g.tell("town.leaves", town=town)
    else:
        g.tell("town.converted", town=town, faction=faction)


def place_troops(g: State, faction: Id, province: Id, troops: int) -> int:
    """15.2-r1..r3 As many as find an army; the rest is lost (rulings R20, R62). Returns how many stand."""
    placed = 0
    while placed < troops and (army := host(g, faction, province)) != NOBODY:
        taken = min(troops - placed, g.board.numbers.army_most - g.troops[army])
        g.raise_army(army, province, taken)
        g.tell("troops.placed", faction=faction, army=ARMIES[army], province=province, troops=taken)
        placed += taken
    if placed < troops:
        g.tell("troops.lost", faction=faction, province=province, troops=troops - placed)
    return placed


def grant(g: State, faction: Id, country: Id, row: int) -> Proc[None]:
    """14.7-r17..r21 The money and troops of this row; nothing from a bankrupt Spain (20-c6)."""
    subsidy = g.board.subsidies[faction][country]
    if subsidy is None or is_bankrupt(g, country):
        g.tell("diplomacy.nothing", faction=faction, country=country)
        return
    money, troops = subsidy.money[row], subsidy.troops[row]
    g.earn(faction, money)  # 14.7-r20
    g.tell("diplomacy.granted", faction=faction, country=country, money=money, troops=troops)
    if troops:
        about = {"country": country, "troops": troops}
        province = yield Ask(
            faction, "diplomacy.territory", territories, g, faction, country, rule="14.7-r18", about=about
        )
        place_troops(g, faction, province, troops)  # 14.7-r21 ruling R20


# Verbs


def award(g: State, faction: int, points: int) -> None:
    """15.8-r1 War points."""
    g.war_points[faction] += points
    g.tell("war_points.gained", faction=FACTIONS[faction], points=points)


def enter(g: State, army: int, province: int) -> None:
    """An army crosses a border; weariness of war ends where an enemy enters (19-k1)."""
    g.came_from[army], g.army_at[army] = g.army_at[army], int(province)
    if wakes(g, army, province):
        g.frozen[province] = False


def wakes(g: State, army: int, province: int) -> bool:
    """19-k1 Does it end the weariness of a province that this army enters?"""
    return g.frozen[province] and camp_of(g, army) == ROYAL
