"""17 Building units: regulars, mercenaries, cavalry, squadrons, corsairs."""

from __future__ import annotations

from itertools import compress

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    BUILD_CORSAIR,
    BUILD_SQUADRON,
    BUY_MERCENARY,
    CARDS,
    CAVALRY,
    CORSAIR,
    HABSBURG,
    MAJORS,
    MERCENARY,
    NAVAL_UNITS,
    OTTOMAN,
    PLACES,
    POWERS,
    PROTESTANT,
    RAISE_CAVALRY,
    RAISE_REGULAR,
    REGULAR,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    SPACES,
    SQUADRON,
    UNITS,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.table import action, price
from cuius.titles.here_i_stand.phases.land.siege import is_frozen
from cuius.titles.here_i_stand.rules.control import NORTH, is_raid_on, manned
from cuius.titles.here_i_stand.rules.editions import must_send_abroad
from cuius.titles.here_i_stand.rules.powers import enemies_of, is_friendly, minors_of
from cuius.titles.here_i_stand.rules.units import counters_left, squadrons_left
from cuius.titles.here_i_stand.state import POWER_COUNT, State

ACTION_FOR = (RAISE_REGULAR, BUY_MERCENARY, RAISE_CAVALRY, BUILD_SQUADRON, BUILD_CORSAIR)
"""17-r1 By unit."""
NEEDED_ABROAD = {REVOLT_IN_EGYPT: 3, REVOLT_IN_IRELAND: 4, WAR_IN_PERSIA: 5}
"""21.7-r12 Land units that each foreign war asks for."""
AT_HOME = "at_home"
"""21.7-d3 A new unit does not go to a foreign war."""


# The five actions (17-r1)


def can_raise_regular(g: State, power: Id) -> bool:
    return can_build(g, power, REGULAR)


def can_buy_mercenary(g: State, power: Id) -> bool:
    return can_build(g, power, MERCENARY)


def can_raise_cavalry(g: State, power: Id) -> bool:
    return can_build(g, power, CAVALRY)


def can_build_squadron(g: State, power: Id) -> bool:
    return can_build(g, power, SQUADRON)


def can_build_corsair(g: State, power: Id) -> bool:
    return can_build(g, power, CORSAIR)


@action(RAISE_REGULAR, rule="17.1-r2", when=can_raise_regular)
def raise_regular(g: State, power: Id) -> Proc[None]:
    """17.1-r2, 22.3-r4 One regular, of the power or of a minor power active for it."""
    yield from build(g, power, REGULAR)


@action(BUY_MERCENARY, rule="17.1-r3", when=can_buy_mercenary)
def buy_mercenary(g: State, power: Id) -> Proc[None]:
    """17.1-r3 One mercenary."""
    yield from build(g, power, MERCENARY)


@action(RAISE_CAVALRY, rule="17.1-r4", when=can_raise_cavalry)
def raise_cavalry(g: State, power: Id) -> Proc[None]:
    """17.1-r4 One cavalry."""
    yield from build(g, power, CAVALRY)


@action(BUILD_SQUADRON, rule="17.2-r5", when=can_build_squadron)
def build_squadron(g: State, power: Id) -> Proc[None]:
    """17.2-r5, 22.3-r5 One squadron, of the power or of a minor power active for it."""
    yield from build(g, power, SQUADRON)


@action(BUILD_CORSAIR, rule="17.2-r6", when=can_build_corsair)
def build_corsair(g: State, power: Id) -> Proc[None]:
    """17.2-r6 One corsair."""
    yield from build(g, power, CORSAIR)


def can_build(g: State, power: Id, unit: Id, anywhere: bool = False) -> bool:
    """17-r5 A counter is there, and a place to put it."""
    if unit in NAVAL_UNITS or not short_wars(g, power):
        return has_site(g, power, unit, anywhere)
    return counters_left(g, power) > 0 or (not must_send_abroad(g) and has_site(g, power, unit, anywhere))


def build(g: State, power: Id, unit: Id, anywhere: bool = False) -> Proc[None]:
    """17-r2, 21.7-r12 Land units to a foreign war while it is short of them; else where the power chooses."""
    about = {"unit": unit}
    lacking = unit not in NAVAL_UNITS and counters_left(g, power) > 0 and bool(short_wars(g, power))
    if lacking and (yield from build_abroad(g, power, unit, has_site(g, power, unit, anywhere))):
        return
    space = yield Ask(power, "build.where", sites, g, power, unit, anywhere, rule="17-r2", about=about)
    owner = yield from whose_unit(g, power, unit, space, anywhere)
    add_unit(g, owner, unit, space)
    g.tell("build.done", power=owner, unit=unit, space=space)


def whose_unit(g: State, power: Id, unit: Id, space: Id, anywhere: bool) -> Proc[Id]:
    """22.3-r4,r5 A minor power's own at its home; 17-x1 Foreign Recruits may be either's there (R579)."""
    owners = owners_at(g, power, unit, space, anywhere)
    owner: Id = POWERS[owners[0]]
    if len(owners) == 1:
        return owner
    about = {"unit": unit, "space": space}
    owner = yield Ask(
        power, "build.owner", owners_at, g, power, unit, space, anywhere, rule="22.3-r4", about=about
    )
    return owner


def owners_at(g: State, power: Id, unit: Id, space: Id, anywhere: bool) -> Options:
    """Of those who have a counter left, whoever may build in this space."""
    owners = builders(g, power, unit)
    return tuple([owner for owner in owners if space in possible_sites(g, owner, unit, anywhere)])


def add_unit(g: State, owner: int, unit: int, place: int) -> None:
    """17-r6 Strength is counted, not counters: exchanging denominations is never in the way."""
    at = place * POWER_COUNT + owner
    if unit == REGULAR:
        g.regulars[at] += 1
    elif unit == SQUADRON:
        g.squadrons[at] += 1
    elif unit == CORSAIR:
        g.corsairs[place] += 1
    else:
        g.hired[at] += 1


# Where


def sites(g: State, power: Id, unit: Id, anywhere: bool) -> Options:
    """17-r2,r4,r5, 17-x1 Friendly home spaces; with Foreign Recruits any space under control."""
    enemies, naval = enemies_of(g, power), unit in NAVAL_UNITS
    spaces = [s for owner in builders(g, power, unit) for s in possible_sites(g, owner, unit, anywhere)]
    return tuple(
        [s for s in dict.fromkeys(spaces) if is_free(g, power, s, enemies, naval, allies=not anywhere)]
    )


def has_site(g: State, power: Id, unit: Id, anywhere: bool) -> bool:
    """The same, no further than the first."""
    enemies, naval = enemies_of(g, power), unit in NAVAL_UNITS
    for owner in builders(g, power, unit):
        for space in possible_sites(g, owner, unit, anywhere):
            if is_free(g, power, space, enemies, naval, allies=not anywhere):
                return True
    return False


def builders(g: State, power: Id, unit: Id) -> tuple[Id, ...]:
    """17-r5, 22.3-r4,r5 Whose units, as far as counters go: regulars and squadrons of minor powers too.

    25.3-r4 So two players never build for another major power.
    """
    if power == PROTESTANT and not g.league:  # 21.6-x1
        return ()
    left = squadrons_left if unit in NAVAL_UNITS else counters_left
    if unit not in (REGULAR, SQUADRON):
        return (power,) if left(g, power) > 0 else ()
    return tuple([p for p in (power, *minors_of(g, power)) if left(g, p) > 0])


def possible_sites(g: State, owner: Id, unit: Id, anywhere: bool) -> tuple[Id, ...]:
    """17.1-r1, 17.2-r1,r7,r8 Spaces for land units, ports for ships, and for corsairs the pirates' nests.

    22.3-r4,r5 (ruling R579) Foreign Recruits do not take a minor power's units abroad.
    """
    anywhere = anywhere and owner in MAJORS
    if unit not in NAVAL_UNITS:
        return SPACES if anywhere else without_havens(g, owner, g.board.homes[owner])
    if unit == CORSAIR and not g.algiers_in_play:  # 17.2-r6
        return ()
    if anywhere:
        return g.board.ports
    if unit == CORSAIR:
        return (*g.board.home_ports[OTTOMAN], ALGIERS, *[PLACES[s] for s in g.havens])
    return without_havens(g, owner, g.board.home_ports[owner])


def without_havens(g: State, owner: int, spaces: tuple[Id, ...]) -> tuple[Id, ...]:
    """21.1-r9,r11 A pirate haven is no longer a Habsburg home space."""
    if g.havens and owner == HABSBURG:
        return tuple([s for s in spaces if s not in g.havens])
    return spaces


def is_free(
    g: State, power: int, space: int, enemies: tuple[Id, ...], naval: bool, *, allies: bool = False
) -> bool:
    """17.1-r1, 17.2-r1, 12.4-r5 Under control, calm, without enemy units; enemy ships only bar ships.

    Ruling R80 An ally's control will do in a home space; 24-k76 not for what cards bring elsewhere.
    Ruling R81 Nor under siege: an ally's space may be besieged by others than the builder's enemies.
    """
    if g.unrest[space] or g.besieged[space]:
        return False
    if g.side[g.control[space]] != power and not (allies and is_friendly(g, power, space)):
        return False
    if is_raid_on(g) and space not in NORTH:  # 24-k97
        return False
    at = space * POWER_COUNT
    for enemy in enemies:
        if g.regulars[at + enemy] or g.hired[at + enemy] or (naval and g.squadrons[at + enemy]):
            return False
    return True


# Foreign wars (21.7)


def short_wars(g: State, power: Id) -> Options:
    """21.7-r12,r13 Foreign wars of the power with fewer of its units than the card asks for.

    Ruling R224: until then no regulars of its minor powers are built either.
    """
    return tuple(
        [
            CARDS[card]
            for card, who, own, hired, _ in g.wars_abroad
            if who == power and own + hired < NEEDED_ABROAD[CARDS[card]]
        ]
    )


def build_abroad(g: State, power: Id, unit: Id, at_home: bool) -> Proc[bool]:
    """21.7-r12, 21.7-d3 True if the new unit has gone to a foreign war; in 2017 it need not."""
    about = {"unit": unit}
    card = yield Ask(power, "build.war", war_choices, g, power, at_home, rule="21.7-r12", about=about)
    if card == AT_HOME:
        return False
    send_abroad(g, power, card, unit)
    g.tell("build.abroad", power=power, unit=unit, card=card)
    return True


def war_choices(g: State, power: Id, at_home: bool) -> Options:
    """21.7-d3 (ruling R594) The wars that are short of units; in 2017 the map as well."""
    return (*short_wars(g, power), AT_HOME) if at_home and not must_send_abroad(g) else short_wars(g, power)


def send_abroad(g: State, power: int, card: int, unit: int) -> None:
    """One unit onto the card of a foreign war."""
    for at, (war, who, own, hired, foreign) in enumerate(g.wars_abroad):
        if war == card and who == power:
            regular = unit == REGULAR
            g.wars_abroad[at] = (war, who, own + regular, hired + (not regular), foreign)


# What cards build


def recruit_anywhere(g: State, power: Id, points: int) -> Proc[None]:
    """17-x1 Foreign Recruits: so many points, for building only, in any space under control."""
    while True:
        unit = yield Ask(
            power, "recruits.unit", recruits, g, power, points, rule="17-x1", about={"points": points}
        )
        if unit == PASS:
            return
        points -= price(g, power, ACTION_FOR[unit])
        yield from build(g, power, unit, True)


def recruits(g: State, power: Id, points: int) -> Options:
    """Units that the points pay for and a space is open to, or no more."""
    found = [
        unit
        for unit in UNITS.ids
        if 0 < price(g, power, ACTION_FOR[unit]) <= points and can_build(g, power, unit, True)
    ]
    return (*found, PASS)


def place_mercenaries(g: State, power: Id, many: int) -> Proc[None]:
    """17-x2 Landsknechts, Swiss Mercenaries: one by one to spaces that hold a stack of the power.

    21.7-r12 (ruling R446) They are built: a foreign war that is short of men takes them first.
    """
    while many > 0 and can_hire_somewhere(g, power):
        at_home = bool(hiring_spaces(g, power))
        if not (short_wars(g, power) and (yield from build_abroad(g, power, MERCENARY, at_home))):
            about = {"units": many}
            space = yield Ask(power, "mercenaries.where", hiring_spaces, g, power, rule="17-x2", about=about)
            add_unit(g, power, MERCENARY, space)
            g.tell("build.done", power=power, unit=MERCENARY, space=space)
        many -= 1


def may_hire(g: State, power: Id) -> bool:
    """5-r2, 21.6-x1 A counter is left; the Protestant hires nobody before the League."""
    return counters_left(g, power) > 0 and (power != PROTESTANT or g.league)


def can_hire_somewhere(g: State, power: Id) -> bool:
    """17-x2, 21.7-r12 The same question, no further than the first space; a foreign war may need them."""
    if not may_hire(g, power):
        return False
    if short_wars(g, power):
        return True
    for owner in (power, *minors_of(g, power)):
        for column in (g.regulars, g.hired):
            for space in compress(SPACES, column[owner::POWER_COUNT]):
                if not g.unrest[space] and not is_frozen(g, power, space):
                    return True
    return False


def hiring_spaces(g: State, power: Id) -> Options:
    """17-x2, 17-r4,r5 Not into a besieged stack, nor where there is unrest, nor without a counter."""
    if not may_hire(g, power):
        return ()
    held = compress(SPACES, manned(g, power))
    return tuple([s for s in held if not g.unrest[s] and not is_frozen(g, power, s)])
