"""Why an answer is not offered, for whoever asks.

A function receives the word that is not offered and the arguments of the question; a word that means
nothing to it is left to the general answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.revolution.ids import (
    CITIES,
    FACTIONS,
    NEUTRAL,
    NOBODY,
    PLACES,
    PROVINCES,
    REGIONS,
    SLOT_KINDS,
    SLOTS,
    SUPPORTS,
)
from cuius.titles.revolution.phases.armies import COUNTERS, DISBAND, MAINTAIN, influential, price, represented
from cuius.titles.revolution.phases.beggars import (
    BESIEGE,
    DESTROY,
    PLUNDER,
    RELIEVE,
    open_to_siege,
    towns_in_reach,
    victim,
)
from cuius.titles.revolution.phases.income import TREASURY
from cuius.titles.revolution.phases.movement import KEEP, OWN, PUT_NEUTRAL, in_countryside
from cuius.titles.revolution.phases.provinces import free_slots, passable, room_in
from cuius.titles.revolution.phases.turns import AFTER
from cuius.titles.revolution.rules.armies import alone_in_section, besieging, region_armies
from cuius.titles.revolution.rules.counters import allied, occupant, place_and_owner
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, State

Explain = Callable[..., Refusal | None]
"""(what, *arguments of the question) -> why it is not offered."""

RAISE_PRICES = ("6.4-r2", "6.4-r3", "6.4-r4", "6.4-r5", "6.4-r6")
"""The statement on each faction's prices, in the order of the factions."""


def number_in(word: str) -> int | None:
    """The small number that a word is."""
    return int(word) if word.isdecimal() and len(word) < 5 else None


# Counters, coins and the turn order


def why_no_rate(what: str, g: State, *more: int) -> Refusal | None:
    """6.1-r2,r5,r7 One, two or three coins a city; more than one only if the stock covers it."""
    rate = number_in(what)
    if rate is None:
        return None
    if rate == 0:
        return Refusal("refused.taxes-are-due", "6.1-r7")
    if rate > g.board.city_tax_most:
        return Refusal("refused.taxed-too-high", "6.1-r2", {"most": g.board.city_tax_most})
    return Refusal("refused.stock-too-small", "6.1-r5")


def why_no_support_to(what: str, g: State, box: Id, kind: Id) -> Refusal | None:
    """5.1-r2, 6.2.1-r2 To the provinces named for the box; from plain slots never to the treasury."""
    rule = "6.2.1-r2" if g.turn else "5.1-r2"
    if what == TREASURY:
        return Refusal("refused.no-coins-from-slot", rule, {"box": box})
    if what not in PROVINCES:
        return None
    return Refusal("refused.province-not-named", rule, {"box": box, "province": PROVINCES[what]})


def why_no_unit(what: str, g: State, faction: Id, room: tuple[int, ...]) -> Refusal | None:
    """5.2, 6.10 Provinces in which the faction stands, up to its number, and free slots open to it."""
    if what in PROVINCES:
        province = PROVINCES[what]
        about = {"province": province}
        if not room_in(g, faction, province):
            return Refusal("refused.not-in-province", "6.10-r11" if g.turn else "5.2-r2", about)
        return Refusal("refused.enough-new-units", "6.10-r13" if g.turn else "5.2-r3", about)
    if what in SLOTS:
        return why_no_slot(g, faction, SLOTS[what])
    if what in PLACES:
        return Refusal("refused.only-countryside", "6.10-r11" if g.turn else "5.2-r2")
    return None


def why_no_slot(g: State, faction: Id, slot: Id) -> Refusal:
    """5.2-r5,r6, 6.10-r15,r16 Slots that do not exist, are filled, or are others'."""
    box = SUPPORTS[slot // len(SLOT_KINDS)]
    about = {"box": box}
    if faction not in g.board.support_factions[box]:
        return Refusal("refused.box-closed", "6.10-r15" if g.turn else "5.2-r2", about)
    if not g.board.slots[slot]:
        return Refusal("refused.no-such-slot", "6.10-r15" if g.turn else "5.2-r2", about)
    if free_slots(g, slot) <= 0:
        return Refusal("refused.slots-filled", "5.2-r5", about)
    return Refusal("refused.box-of-another", "6.10-r16" if g.turn else "5.2-r6", about)


def why_no_overflow(what: str, g: State, faction: Id, province: Id) -> Refusal | None:
    """6.13-r3..r10 A neighbour, or along a river that nobody bars, with room."""
    if what not in PROVINCES:
        return None
    target = PROVINCES[what]
    about = {"province": target}
    if target == province:
        return Refusal("refused.same-province", "6.13-r1", about)
    ways = [passed for other, passed in g.board.river_ways[province] if other == target]
    near = target in g.board.borders[province]
    if not near and not ways:
        return Refusal("refused.province-too-far", "6.13-r3", about)
    barred = [[s for s in passed if not passable(g, faction, s)] for passed in ways]
    if not near and all(barred):
        return Refusal("refused.river-barred", "6.13-r5", {**about, "place": barred[0][0]})
    return Refusal("refused.province-full", "6.13-r10", about)


def why_not_so_many(what: str, g: State, faction: Id, province: Id) -> Refusal | None:
    """6.14-r7 Only those that are still in the countryside."""
    if number_in(what) is None:
        return None
    return Refusal("refused.too-few-counters", "6.14-r7", {"count": in_countryside(g, faction, province)})


def why_not_in_town(what: str, g: State, faction: Id, province: Id, town: Id) -> Refusal | None:
    """6.14-r7,r13,r14 A counter of one's own left, somebody to leave there, or a neutral one to take."""
    if what == OWN:
        return Refusal("refused.too-few-counters", "6.14-r7", {"count": 0})
    if what == KEEP and occupant(g, town) == NOBODY:
        return Refusal("refused.town-is-empty", "6.14-r21", {"town": town})
    if what == PUT_NEUTRAL and occupant(g, town) == NEUTRAL:
        return Refusal("refused.neutral-already", "6.14-r13", {"town": town})
    if what == PUT_NEUTRAL:
        settled = any(g.settled[s] for s in g.board.places[province])
        return Refusal("refused.no-neutral-to-move", "6.14-r14" if settled else "6.14-r13")
    return None


def why_no_stake(what: str, g: State, faction: Id) -> Refusal | None:
    """6.16-r1 Cities have an allegiance, and each is named once."""
    if what not in PLACES:
        return None
    place = PLACES[what]
    if place not in CITIES:
        return Refusal("refused.no-allegiance", "6.16-r1", {"place": place})
    return Refusal("refused.already-staked", "6.16-r1", {"city": place})


def why_no_coins(what: str, g: State, faction: Id) -> Refusal | None:
    """6.16-r1 From one coin to all in the treasury."""
    coins = number_in(what)
    if coins is None:
        return None
    if coins == 0:
        return Refusal("refused.at-least-a-coin", "6.16-r1")
    return Refusal("refused.too-dear", "6.16-r1", {"price": coins, "coins": g.treasury[faction]})


def why_no_gap(what: str, g: State) -> Refusal | None:
    """5.8-r4 Only beside cards that lie there."""
    if what not in AFTER:
        return None
    return Refusal("refused.card-not-laid", "5.8-r4", {"faction": FACTIONS[AFTER[what]]})


# Armies, sieges and Water Beggars


def why_not_kept(what: str, g: State, faction: Id) -> Refusal | None:
    """6.3-r2,r3 Pay and disbanding cost coins."""
    costs = {
        MAINTAIN: ("6.3-r2", g.board.maintain[faction]),
        DISBAND: ("6.3-r3", g.board.disband[faction]),
    }
    if what not in costs:
        return None
    rule, coins = costs[what]
    return Refusal("refused.too-dear", rule, {"price": coins, "coins": g.treasury[faction]})


def why_not_raised(what: str, g: State, faction: Id, raised: int) -> Refusal | None:
    """6.4-r2..r11 An army at hand, its price, presence and an empty box."""
    if what not in REGIONS:
        return None
    region = REGIONS[what]
    cost, coins = price(g, faction, raised), g.treasury[faction]
    if not g.pool[faction]:
        return Refusal("refused.no-army-at-hand", "6.4-r11")
    if coins < cost:
        return Refusal("refused.too-dear", RAISE_PRICES[faction], {"price": cost, "coins": coins})
    if not represented(g, faction, region):
        left = g.abandoned[region * FACTION_COUNT + faction]
        rule = "6.4-r10" if left else "6.4-r9"
        return Refusal("refused.only-abandoned" if left else "refused.not-present", rule, {"region": region})
    return Refusal("refused.no-empty-box", "6.4-r8", {"region": region})


def why_not_besieged(what: str, g: State, faction: Id, region: Id) -> Refusal | None:
    """6.6-r1..r9 A city of the army's region, nobody before it, and others than friends inside."""
    if what not in PLACES:
        return None
    place = PLACES[what]
    if place not in CITIES:
        return Refusal("refused.only-cities-besieged", "6.6-r9", {"place": place})
    about = {"city": place}
    home = g.board.region_of[g.board.province_of[place]]
    if home != region:
        if g.standoff[home] and g.armies[home * FACTION_COUNT + faction]:
            return Refusal("refused.army-stands-off", "6.6-r8", {"region": home})
        return Refusal("refused.city-elsewhere", "6.6-r1", {**about, "region": region})
    if g.siege[place] != NOBODY:
        rule = "6.7.3-r6" if g.siege[place] == BEGGARS else "6.6-r3"
        return Refusal("refused.already-besieged", rule, about)
    holder = g.city_card[place]
    if holder == faction:
        return Refusal("refused.own-city", "6.6-r4", about)
    if holder != NOBODY and allied(g, holder, faction):
        return Refusal("refused.allied-city", "6.6-r5", about)
    return Refusal("refused.nobody-to-besiege", "6.6-r6", about)


def why_no_march_from(
    what: str, g: State, fresh: tuple[int, ...], relieved: tuple[int, ...]
) -> Refusal | None:
    """6.8-r1,r4,r6 An army that has not moved, free to go, with an empty box to go to."""
    if what not in REGIONS:
        return None
    region = REGIONS[what]
    faction = FACTIONS[g.order[g.step]]
    about = {"region": region}
    if fresh[region] or relieved[region]:
        return Refusal("refused.nowhere-to-march", "6.8-r6", about)
    if besieging(g, region, faction) or g.abandoned[region * FACTION_COUNT + faction]:
        return Refusal("refused.army-cannot-march", "6.8-r4", about)
    if g.armies[region * FACTION_COUNT + faction]:
        return Refusal("refused.army-has-marched", "6.8-r1", about)
    return Refusal("refused.no-army-there", "6.8-r1", about)


def why_no_march_to(what: str, g: State, origin: Id) -> Refusal | None:
    """6.8-r1,r6 Along an arrow, to an empty box."""
    if what not in REGIONS:
        return None
    target = REGIONS[what]
    if target not in g.board.arrows[origin]:
        return Refusal("refused.no-arrow", "6.8-r1", {"origin": origin, "target": target})
    return Refusal("refused.no-empty-box", "6.8-r6", {"region": target})


def why_not_converted(what: str, g: State, faction: Id, left: tuple[int, ...]) -> Refusal | None:
    """6.9 Another's counter outside the cities, in a region where an army still has influence."""
    if what not in COUNTERS:
        return None
    place, owner = place_and_owner(COUNTERS[what])
    if place in CITIES:
        return Refusal("refused.no-influence-in-cities", "6.9-r2", {"place": place})
    if owner == faction:
        return Refusal("refused.own-counter", "6.9-r1")
    region = g.board.region_of[g.board.province_of[place]]
    if left[region]:
        return Refusal("refused.no-such-counter", "6.9-r1", {"owner": owner, "place": place})
    key, rule = without_influence(g, faction, region)
    return Refusal(key, rule, {"region": region})


def without_influence(g: State, faction: Id, region: Id) -> tuple[str, str]:
    """6.9-r1..r11 Why no army of the faction converts anything there now."""
    at = region * FACTION_COUNT + faction
    if g.armies[at] and not alone_in_section(g, region, faction):
        others = [f for f in FACTIONS.ids if f != faction and g.armies[region * FACTION_COUNT + f]]
        friends = all(allied(g, f, faction) for f in others)
        return "refused.rival-in-section", "6.9-r6" if friends else "6.9-r1"
    if influential(g, faction, region) > 0:
        return "refused.influence-used", "6.9-r7"
    if g.relieved[at]:
        return "refused.siege-was-lifted", "6.9-r10"
    if besieging(g, region, faction):
        return "refused.army-besieges", "6.9-r9"
    if g.abandoned[at]:
        return "refused.army-is-abandoned", "6.9-r11"
    return "refused.no-army-there", "6.9-r1"


def why_not_hired(what: str, g: State, faction: Id) -> Refusal | None:
    """6.7-r2,r3 Three Beggars at most, at their price."""
    many = number_in(what)
    if many is None:
        return None
    if many > g.beggars_box:
        return Refusal("refused.no-more-beggars", "6.7-r3", {"most": g.beggars_box})
    cost = many * g.board.beggar_price
    return Refusal("refused.too-dear", "6.7-r2", {"price": cost, "coins": g.treasury[faction]})


def why_no_coast(what: str, g: State) -> Refusal | None:
    """6.7-r6 Beggars act on the coasts only."""
    return Refusal("refused.no-coast", "6.7-r6", {"region": REGIONS[what]}) if what in REGIONS else None


def why_no_use(what: str, g: State, region: Id, many: int) -> Refusal | None:
    """6.7.1, 6.7.2, 6.7.3 What so many Beggars cannot do, given the armies present."""
    armies = region_armies(g, region)
    about = {"region": region}
    if what == DESTROY:
        if victim(g, region) == NOBODY:
            return Refusal("refused.no-army-to-destroy", "6.7.1-r3", about)
        return Refusal("refused.beggars-outnumbered", "6.7.1-r1", {**about, "need": armies + 1})
    if what == RELIEVE:
        if not besieging(g, region):
            return Refusal("refused.no-siege-to-lift", "6.7.2-r1", about)
        return Refusal("refused.beggars-outnumbered", "6.7.2-r1", {**about, "need": armies})
    if what == PLUNDER:
        if armies:
            return Refusal("refused.army-on-guard", "6.7.3-r1", about)
        if not towns_in_reach(g, region):
            return Refusal("refused.no-town-to-plunder", "6.7.3-r1", about)
        return Refusal("refused.no-neutral-left", "6.7.3-r3")
    if what == BESIEGE:
        if armies:
            return Refusal("refused.army-on-guard", "6.7.3-r4", about)
        if not open_to_siege(g, region):
            return Refusal("refused.no-city-to-besiege", "6.7.3-r6", about)
        return Refusal("refused.beggars-besiege-together", "6.7.3-r4", {"need": g.board.beggar_siege})
    return None


REFUSALS: Mapping[str, Explain] = {
    "tax.rate": why_no_rate,
    "support.to": why_no_support_to,
    "units.where": why_no_unit,
    "overflow.to": why_no_overflow,
    "move.city": why_not_so_many,
    "move.town": why_not_in_town,
    "allegiance.city": why_no_stake,
    "allegiance.coins": why_no_coins,
    "order.place": why_no_gap,
    "army.keep": why_not_kept,
    "raise.where": why_not_raised,
    "siege.city": why_not_besieged,
    "march.from": why_no_march_from,
    "march.to": why_no_march_to,
    "influence.target": why_not_converted,
    "beggars.hire": why_not_hired,
    "beggars.region": why_no_coast,
    "beggars.act": why_no_use,
}
