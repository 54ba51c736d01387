"""9 How the steward talks: offers, answers, whom it trusts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.warring import peace_worth, wars
from cuius.titles.here_i_stand.bot.worth import grudge, is_wronged, space_worth
from cuius.titles.here_i_stand.ids import (
    FIRST_SEA,
    HOME,
    LEADERS,
    MAJORS,
    OTTOMAN,
    PLACES,
    POWERS,
    PROTESTANT,
    SPACES,
)
from cuius.titles.here_i_stand.phases.diplomacy.agreements import MOST_CARDS, MOST_MERCENARIES
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import CLAUSES, ROUNDS
from cuius.titles.here_i_stand.state import CAPTIVE, POWER_COUNT, WAR

Terms = tuple[str, str, str, str]
"""Kind, giver, taker, what."""
Package = tuple[Terms, ...]
WORTH = {"divorce": 1.3, "pardon": 0.6, "squadron": 0.4, "fleet": 0.8, "admiral": 0.4}
"""What things are worth whatever the position; cards and mercenaries by the piece."""
COST = {"divorce": 0.6, "pardon": 0.4}
"""What some of them cost the giver, where that is less: Rome has nothing to lose but time."""
PIECE = {"cards": 0.9, "mercenaries": 0.22}
ARMY_FEARED, BORDER = 4, 2
"""So many units so near are worth a treaty with their master."""
CAPTIVE_WORTH, OWN_LEADER_WORTH = 0.6, 1.2


def package_of(clauses: list[dict[str, str]]) -> Package:
    """The clauses of an offer as the view shows them."""
    return tuple([(c["kind"], c["giver"], c["taker"], c["what"]) for c in clauses])


def offer_worth(s: Sight, package: Package) -> float:
    """What its clauses give me and cost me; less where it helps somebody win, or somebody false."""
    return plain_worth(s, package) - 0.6 * fear_of(s, package) - distrust(s, package)


def plain_worth(s: Sight, package: Package) -> float:
    return sum([clause_worth(s, c) for c in package])


def others_in(s: Sight, package: Package) -> set[int]:
    """Its parties but me."""
    return {int(POWERS[role]) for _, giver, taker, _ in package for role in (giver, taker)} - {s.me}


def fear_of(s: Sight, package: Package) -> float:
    """How near to victory the strongest other party is."""
    return max([s.menace[p] for p in others_in(s, package)], default=0.0)


def distrust(s: Sight, package: Package) -> float:
    """What the offer must be worth more because of a broken word."""
    return max([grudge(s, s.me, p) for p in others_in(s, package)], default=0.0)


def clause_worth(s: Sight, clause: Terms) -> float:
    kind, giver, taker, what = clause
    me = POWERS[s.me].word
    if me not in (giver, taker):
        return -0.02
    gives = giver == me
    other = POWERS[taker if gives else giver]
    if kind == "end_war":
        return peace_worth(s, other)
    if kind == "alliance":
        return alliance_worth(s, other)
    worth = thing_worth(s, kind, what, gives)
    return -1.1 * worth - 0.03 * s.lead(other) if gives else worth


def thing_worth(s: Sight, kind: str, what: str, gives: bool) -> float:
    if kind == "space":
        return 0.4 + space_worth(s, PLACES[what])
    if kind == "leader":
        return CAPTIVE_WORTH if gives else OWN_LEADER_WORTH
    if gives and kind in COST:
        return COST[kind]
    return int(what) * PIECE[kind] if kind in PIECE else WORTH[kind]


def alliance_worth(s: Sight, other: int) -> float:
    """A friend is good against a common enemy, for a border that needs no guard, and against a winner."""
    worth = 0.0 if s.lead(other) < 4 else -0.2
    if any(s.foe[p] and s.relation[other * POWER_COUNT + p] == WAR for p in MAJORS):
        worth += 0.25
    if wars(s) and is_neighbour(s, other):
        worth += 0.15
    worth *= s.liking("honour", f"ally {POWERS[other].word}")
    return worth + (0.2 * s.menace[s.rival] if s.rival != other else 0.0)


def is_neighbour(s: Sight, other: int) -> bool:
    """Does an army of this power stand near a key of mine?"""
    known: dict[int, bool] = s.thoughts.setdefault("neighbours", {})
    if other not in known:
        row, keys = s.board.distance, [k for k in s.board.keys if s.is_mine(k)]
        stacks = [p for p, here in s.land.items() if here.get(other, 0) >= ARMY_FEARED]
        known[other] = any(row[key * FIRST_SEA + place] <= BORDER for place in stacks for key in keys)
    return known[other]


# Haggling: what one clause more, less or different would make of an offer, in the eyes of both its parties.
#
# The other's eyes see what the view shows to all; his hand does not count, only how many cards it holds.

TREATIES = ("end_war", "alliance")
"""What an offer is about; without it the rest would be another offer."""


# When to haggle


def counter_to(s: Sight, offer: dict[str, Any]) -> Package | None:
    """What I would rather agree to; nothing, where haggling is in vain.

    An offer that answers another is taken or left, so nobody haggles for ever. Whoever is about to win, or
    has broken his word to me, gets no proposal of mine. And he must have a turn left to accept it.
    """
    package = package_of(offer["clauses"])
    him = int(POWERS[offer["by"]])
    if offer["answers"] or others_in(s, package) != {him} or is_one_player(s, him):
        return None
    if s.menace[him] >= s.weights.feared or is_wronged(s, s.me, him) or not speaks_again(s, him):
        return None
    return improved(s, package, him)


def is_one_player(s: Sight, other: int) -> bool:
    """3.1-r2 I see his hand, for it is mine too."""
    return POWERS[other].word in s.now["hands"]


def speaks_again(s: Sight, other: int) -> bool:
    """9.1-p2 In impulse order, round after round."""
    return s.view["talk_round"] < ROUNDS - 1 or other > s.me


def improved(s: Sight, package: Package, other: int) -> Package | None:
    """The package with one clause added, changed or left out that pleases both best; None if none does."""
    he = s.through_eyes_of(other)
    best, found = s.weights.good_deal, None
    for new in variations(s, package, other):
        worth = offer_worth(s, new)
        if worth > best:
            worth = min(worth, offer_worth(he, new))
        if worth > best:
            best, found = worth, new
    return found


# What could be different


def variations(s: Sight, package: Package, other: int) -> Iterator[Package]:
    """In a fixed order: something left out, more or less of it, something more."""
    for at, clause in enumerate(package):
        before, after = package[:at], package[at + 1 :]
        kind, giver, taker, what = clause
        if kind not in TREATIES and (before or after):
            yield (*before, *after)
        if kind in PIECE:
            for many in (int(what) - 1, int(what) + 1):
                if 1 <= many <= most_of(s, kind, POWERS[giver], POWERS[taker]):
                    yield (*before, (kind, giver, taker, str(many)), *after)
    if len(package) < CLAUSES:
        for one, two in ((other, s.me), (s.me, other)):
            for clause in gifts(s, one, two):
                if not is_repeated(package, clause):
                    yield (*package, clause)


def is_repeated(package: Package, clause: Terms) -> bool:
    """9.1-r16,r22 Cards and mercenaries once between the two, in one direction."""
    return clause in package or (clause[0] in PIECE and any(c[0] == clause[0] for c in package))


def gifts(s: Sight, giver: int, taker: int) -> Iterator[Terms]:
    """9.1-r8,r10,r14,r18 What one power could give another that asks for a little more."""
    one, other = POWERS[giver].word, POWERS[taker].word
    for kind in PIECE:
        for many in range(1, most_of(s, kind, giver, taker) + 1):
            yield kind, one, other, str(many)
    for leader, at in enumerate(s.view["leader_at"]):
        held = at == CAPTIVE and s.view["captor"][leader] == giver
        if held and s.board.leader_power[leader] == taker:
            yield "leader", one, other, LEADERS[leader].word
    if taker != PROTESTANT or s.league:
        for space in s.board.homes[taker]:
            if s.control[space] == giver:
                yield "space", one, other, SPACES[space].word


def most_of(s: Sight, kind: str, giver: int, taker: int) -> int:
    """9.1-r14..r22 How many cards or mercenaries may pass from one power to another."""
    passed = [{one, other} for what, one, other in s.view["granted"] if what == kind]
    if {giver, taker} in passed:
        return 0
    if kind == "cards":
        return min(MOST_CARDS, spare_cards(s, giver))
    if OTTOMAN in (giver, taker) or not has_camp(s, taker):
        return 0
    return min(MOST_MERCENARIES, hired_by(s, giver), counters_left(s, taker))


def spare_cards(s: Sight, power: int) -> int:
    """6.1-r8 Cards beside home cards: everybody can count them."""
    if power == s.me:
        return len([c for c in s.hand if s.board.card_kind[c] != HOME])
    at_home = [c for c in s.board.home_cards[power] if c not in s.view["home_used"]]
    return max(0, int(s.now["hand_sizes"][power]) - len(at_home))


def has_camp(s: Sight, taker: int) -> bool:
    """9.1-r20,r21."""
    places = s.board.electorates if taker == PROTESTANT else s.board.capitals[taker]
    return any(s.holder(place) == taker for place in places)


def hired_by(s: Sight, power: int) -> int:
    return sum([many for at, many in s.hired.items() if at % POWER_COUNT == power])


def counters_left(s: Sight, power: int) -> int:
    """5-r2."""
    used = sum(
        [many for column in (s.regulars, s.hired) for at, many in column.items() if at % POWER_COUNT == power]
    )
    wars: list[tuple[int, int, int, int, int]] = s.view["wars_abroad"]
    used += sum([own + more for _, whose, own, more, _ in wars if whose == power])
    return s.board.land_limit[power] - used
