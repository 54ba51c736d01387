"""Water Beggars: which sortie is worth its hire."""

from __future__ import annotations

from typing import Any, NamedTuple

from cuius.titles.revolution.bot.armies import loss_by_siege, siege_gain
from cuius.titles.revolution.bot.arranging import NEUTRAL_OWNER
from cuius.titles.revolution.bot.money import Citizens
from cuius.titles.revolution.bot.sight import Sight
from cuius.titles.revolution.ids import HABSBURGS, PLACES, PROVINCES, REGIONS
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT


class Sortie(NamedTuple):
    gain: float
    region: int
    number: int
    act: str
    city: int = -1


NO_SORTIE = Sortie(0.0, -1, 0, "stay")


def sorties(s: Sight, hand: int) -> list[Sortie]:
    """Every use of up to so many Beggars that gains something."""
    found = []
    for r in s.board.beggar_regions:
        sieges = s.besiegers(int(r))
        armies = sum(s.section(int(r))) + len(sieges)
        if armies:
            if sieges and armies <= hand:
                lifted = sum([threat(s, c) for c in sieges])
                found.append(Sortie(lifted, int(r), armies, "relieve"))
            if armies < hand:
                found.append(destroying(s, int(r), armies + 1, sieges))
        elif hand >= 2:
            for p in s.board.provinces_in[r]:
                if p in s.board.beggar_provinces:
                    for c in s.board.cities[p]:
                        if s.siege[c] < 0:
                            found.append(Sortie(sack_gain(s, int(c)), int(r), 2, "besiege", int(c)))
    return [sortie for sortie in found if sortie.gain > 0]


def threat(s: Sight, city: int) -> float:
    """What this faction loses if a siege succeeds."""
    besieger = s.siege[city]
    if besieger == s.me:
        return -siege_gain(s, city)
    return loss_by_siege(s, city, besieger)


def destroying(s: Sight, r: int, number: int, sieges: list[int]) -> Sortie:
    """6.7.1 An army of the most Catholic faction there falls, a besieging one first."""
    for enemy in s.board.beggar_enemies:
        before = [c for c in sieges if s.siege[c] == enemy]
        if before or s.armies[r * FACTION_COUNT + enemy]:
            if s.friend(int(enemy)):
                return NO_SORTIE
            city = max(before, key=lambda c: threat(s, c), default=-1)
            gain = 0.15 + (threat(s, city) if city >= 0 else 0.0)
            if enemy == HABSBURGS and s.armies[r * FACTION_COUNT + enemy] + len(before) == 1:
                gain += 0.4 * s.garrison()
            return Sortie(gain, r, number, "destroy", city)
    return NO_SORTIE


def sack_gain(s: Sight, city: int) -> float:
    """6.15 All counters in it become neutral."""
    citizens = Citizens(s, city)
    inside = s.units[city * OWNER_COUNT : city * OWNER_COUNT + OWNER_COUNT]
    return citizens.table[citizens.holder(sacked(s, inside))] - citizens.table[citizens.holder(inside)]


def sacked(s: Sight, inside: list[int]) -> list[int]:
    """Neutral counters for all others, as far as the supply goes."""
    neutral = inside[NEUTRAL_OWNER]
    after = [0] * OWNER_COUNT
    after[NEUTRAL_OWNER] = neutral + min(sum(inside) - neutral, s.supply)
    return after


def best_sortie(s: Sight, hand: int) -> Sortie:
    return max(sorties(s, hand), key=lambda sortie: sortie.gain, default=NO_SORTIE)


def hire(s: Sight, question: dict[str, Any]) -> str:
    """As many as one good sortie needs."""
    price = s.weights.last_beggar if s.last else s.weights.beggar
    best, chosen = 0.0, 0
    for sortie in sorties(s, int(question["options"][-1])):
        net = sortie.gain - price * sortie.number
        if net > best + 1e-9:
            best, chosen = net, sortie.number
    return str(chosen)


def region(s: Sight, question: dict[str, Any]) -> str:
    sortie = best_sortie(s, s.view["beggars_hand"])
    return REGIONS[sortie.region].word if sortie.number else "done"


def in_region(s: Sight, question: dict[str, Any]) -> Sortie:
    """The best sortie to the region that was named."""
    r = int(REGIONS[question["about"]["region"][1]])
    found = [sortie for sortie in sorties(s, s.view["beggars_hand"]) if sortie.region == r]
    return max(found, key=lambda sortie: sortie.gain, default=NO_SORTIE)


def how_many(s: Sight, question: dict[str, Any]) -> str:
    return str(max(1, in_region(s, question).number))


def act(s: Sight, question: dict[str, Any]) -> str:
    return in_region(s, question).act


def victim(s: Sight, question: dict[str, Any]) -> str:
    city = in_region(s, question).city
    return PLACES[city].word if city >= 0 else "section"


def city_to_sack(s: Sight, question: dict[str, Any]) -> str:
    cities = question["options"]
    return str(max(cities, key=lambda word: sack_gain(s, int(PLACES[word]))))


def province_to_plunder(s: Sight, question: dict[str, Any]) -> str:
    return str(max(question["options"], key=lambda word: s.adding(int(PROVINCES[word]), 1, NEUTRAL_OWNER)))
