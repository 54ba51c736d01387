"""Why an answer is not offered, for whoever asks: counters, coins and the turn order."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.revolution.ids import (
    CITIES,
    FACTIONS,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PLACES,
    PROVINCES,
    SLOT_KINDS,
    SLOTS,
    SUPPORTS,
)
from cuius.titles.revolution.phases.end import AFTER
from cuius.titles.revolution.phases.overflow import passable
from cuius.titles.revolution.phases.rearranging import KEEP, OWN, PUT_NEUTRAL, in_countryside
from cuius.titles.revolution.phases.support import TREASURY
from cuius.titles.revolution.phases.units import free_slots, room_in
from cuius.titles.revolution.rules.counters import occupant
from cuius.titles.revolution.state import State

Explain = Callable[..., Refusal | None]
"""(what, *arguments of the question) -> why it is not offered."""


def place_and_owner(counter: Id) -> tuple[Id, Id]:
    """Where a counter stands, and whose it is."""
    return PLACES[counter // len(OWNERS)], OWNERS[counter % len(OWNERS)]


def number_in(word: str) -> int | None:
    """The small number that a word is."""
    return int(word) if word.isdecimal() and len(word) < 5 else None


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


REFUSALS_OF_COUNTERS: Mapping[str, Explain] = {
    "tax.rate": why_no_rate,
    "support.to": why_no_support_to,
    "units.where": why_no_unit,
    "overflow.to": why_no_overflow,
    "move.city": why_not_so_many,
    "move.town": why_not_in_town,
    "allegiance.city": why_no_stake,
    "allegiance.coins": why_no_coins,
    "order.place": why_no_gap,
}
