"""Losses: 203 Corsair Raid, 209 Plague, 218 Siege of Vienna."""

from __future__ import annotations

from typing import cast

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    CAVALRY,
    DIP_CORSAIR_RAID,
    DIP_PLAGUE,
    DIP_SIEGE_OF_VIENNA,
    FRANCE,
    HABSBURG,
    HUNGARY,
    MERCENARY,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    REGULAR,
    SPACES,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.common.cards import discard_at_random, has_spare_card
from cuius.titles.here_i_stand.phases.common.fleets import trim_marks
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.editions import discards_of
from cuius.titles.here_i_stand.rules.powers import at_war, minors_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State
from cuius.titles.here_i_stand.variants.two_player.diplomacy import diplomatic
from cuius.titles.here_i_stand.variants.two_player.state import PairState, opponent
from cuius.titles.here_i_stand.variants.two_player.turn import about_vienna, pin

CORSAIRS, DEAD, STORMED = 4, 3, 2
"""25-k203 Dice; 25-k209,k218 units."""
A_CARD, A_SHIP = "card", "ship"


# Corsair Raid


@diplomatic(DIP_CORSAIR_RAID, rule="25-k203")
def corsair_raid(g: State, player: Id) -> Proc[None]:
    """25-k203 Four dice; for each hit the other player gives up a card or a squadron."""
    victim = opponent(player)
    hits = count_hits((yield Roll(d6=CORSAIRS, why="corsairs", who=player)))
    g.tell("corsairs.raid", power=victim, hits=hits)
    for left in range(hits, 0, -1):
        if not ransoms(g, victim):
            return
        about = {"hits": left}
        word = yield Ask(victim, "corsairs.price", ransoms, g, victim, rule="25-k203", about=about)
        if word == A_CARD:
            yield from give_up_card(g, victim)
        else:
            yield from give_up_ship(g, victim)


def ransoms(g: State, victim: Id) -> Options:
    cards = (A_CARD,) if has_spare_card(g, victim) else ()
    return (*cards, A_SHIP) if anchorages(g, victim) else cards


def give_up_card(g: State, victim: Id) -> Proc[None]:
    """Ruling R464: any but a home card, of his own choice."""
    card = yield Ask(
        victim, "corsairs.card", cards_to_lose, g, victim, rule="25-k203", confirm=g.discreet, secret=True
    )
    if card != PASS:
        g.take_from_hand(victim, card)
        g.discard(int(card))
        g.tell("card.discarded", power=victim, card=card, reveal=True)


def cards_to_lose(g: State, victim: Id) -> Options:
    """25-k203, 6.1-d2 Nothing, if he holds only what must be played (ruling R597)."""
    return discards_of(g, victim) or (PASS,)


def give_up_ship(g: State, victim: Id) -> Proc[None]:
    place = yield Ask(victim, "corsairs.place", anchorages, g, victim, rule="25-k203")
    about = {"place": place}
    owner = yield Ask(victim, "corsairs.whose", captains, g, victim, place, rule="25-k203", about=about)
    g.sink_squadrons(owner, place)
    g.tell("corsairs.sink", power=owner, place=place)


def fleet_owners(g: State, victim: Id) -> tuple[Id, ...]:
    """25-k203 The Papacy and its minor allies; of the Protestant France, the Ottoman, Habsburg in his war."""
    if victim == PAPACY:
        return (PAPACY, *minors_of(g, PAPACY))
    return (OTTOMAN, HABSBURG, FRANCE) if at_war(g, HABSBURG, PAPACY) else (OTTOMAN, FRANCE)


def anchorages(g: State, victim: Id) -> Options:
    return tuple([p for p in PLACES.ids if captains(g, victim, p)])


def captains(g: State, victim: Id, place: Id) -> Options:
    return tuple([p for p in fleet_owners(g, victim) if g.squadrons[place * POWER_COUNT + p]])


# Plague


@diplomatic(DIP_PLAGUE, rule="25-k209")
def plague(g: State, player: Id) -> Proc[None]:
    """25-k209 Three units in three crowded spaces, and a card of the other player."""
    struck: tuple[Id, ...] = ()
    while len(struck) < DEAD and crowds(g, struck):
        place = yield Ask(player, "plague.place", crowds, g, struck, rule="25-k209")
        about = {"place": place}
        owner = yield Ask(player, "plague.whose", owners_at, g, place, rule="25-k209", about=about)
        about = {"place": place, "power": owner}
        unit = yield Ask(player, "plague.unit", kinds_at, g, place, owner, rule="25-k209", about=about)
        strike(g, owner, place, unit)
        struck = (*struck, place)
    yield from discard_at_random(g, opponent(player))


def crowds(g: State, struck: tuple[Id, ...]) -> Options:
    """Spaces with more than one unit that have not suffered yet."""
    return tuple([s for s in SPACES if s not in struck and units_at(g, s) > 1])


def units_at(g: State, place: Id) -> int:
    at = place * POWER_COUNT
    return (
        sum(g.regulars[at : at + POWER_COUNT])
        + sum(g.hired[at : at + POWER_COUNT])
        + sum(g.squadrons[at : at + POWER_COUNT])
    )


def owners_at(g: State, place: Id) -> Options:
    return tuple([p for p in POWERS.ids if kinds_at(g, place, p)])


def kinds_at(g: State, place: Id, owner: Id) -> Options:
    at, found = place * POWER_COUNT + owner, []
    if g.regulars[at]:
        found.append(REGULAR)
    if g.hired[at]:
        found.append(CAVALRY if owner == OTTOMAN else MERCENARY)
    if g.squadrons[at]:
        found.append(SQUADRON)
    return tuple(found)


def strike(g: State, owner: Id, place: Id, unit: Id) -> None:
    """One unit is gone."""
    if unit == SQUADRON:
        g.sink_squadrons(owner, place)
    elif unit == REGULAR:
        g.add_regulars(place, owner, -1)
    else:
        g.add_hired(place, owner, -1)
    trim_marks(g, g.side[owner], place)
    g.tell("plague.kills", power=owner, unit=unit, place=place)


# Siege of Vienna


@diplomatic(DIP_SIEGE_OF_VIENNA, rule="25-k218")
def siege_of_vienna(g: State, player: Id) -> Proc[None]:
    """25-k218 Two units about Vienna are lost, and the others are held there for the turn."""
    pair = cast(PairState, g)
    for _ in range(STORMED):
        if not defences(g):
            break
        space = yield Ask(player, "vienna.space", defences, g, rule="25-k218")
        about = {"space": space}
        owner = yield Ask(player, "vienna.whose", defenders, g, space, rule="25-k218", about=about)
        about = {"space": space, "power": owner}
        unit = yield Ask(player, "vienna.unit", land_kinds, g, space, owner, rule="25-k218", about=about)
        strike(g, owner, space, unit)
    pin(pair)
    g.tell("vienna.holds")


def defences(g: State) -> Options:
    return tuple([PLACES[s] for s in about_vienna(g) if defenders(g, PLACES[s])])


def defenders(g: State, space: Id) -> Options:
    return tuple([p for p in (HABSBURG, HUNGARY) if land_kinds(g, space, p)])


def land_kinds(g: State, space: Id, owner: Id) -> Options:
    return tuple([unit for unit in kinds_at(g, space, owner) if unit != SQUADRON])
