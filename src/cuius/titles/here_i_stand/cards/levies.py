"""Units that cards bring: 70 Charles Bourbon, 76 Foreign Recruits, 83 John Zapolya, 100 Shipbuilding."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    BUDA,
    CAVALRY,
    CHARLES_BOURBON,
    CORSAIR,
    FOREIGN_RECRUITS,
    FRANCE,
    JOHN_ZAPOLYA,
    LYON,
    MERCENARY,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    RENEGADE,
    SHIPBUILDING,
    SPACES,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.action.building import (
    add_unit,
    build,
    can_build,
    is_free,
    recruit_anywhere,
    recruits,
    send_abroad,
    short_wars,
    sites,
    without_havens,
)
from cuius.titles.here_i_stand.phases.action.harbour import evict_ships
from cuius.titles.here_i_stand.rules.control import take_control
from cuius.titles.here_i_stand.rules.relations import at_war, enemies_of
from cuius.titles.here_i_stand.rules.stacks import counters_left, is_occupied, squadrons_left
from cuius.titles.here_i_stand.rules.two_player import SEATS_OF_WAR
from cuius.titles.here_i_stand.state import AWAY, State

RENEGADES = 3
"""24-k70 Mercenaries that come with the renegade."""
TRANSYLVANIANS = 4
"""24-k83 Regulars for Buda."""
RECRUITING = 4
"""24-k76 Command points for building."""
YARDS = 2
"""24-k100 Squadrons to build; the Ottoman may have two corsairs for each."""


def is_open_camp(g: State, power: Id, space: Id) -> bool:
    """17-r4, 21.6-x2b Under control, calm, not besieged; the Protestant hires nobody before the League."""
    if power == PROTESTANT and not g.league:
        return False
    return not g.besieged[space] and is_free(g, power, space, enemies_of(g, power), False)


def camps(g: State, power: Id) -> Options:
    return tuple([s for s in SPACES if is_open_camp(g, power, s)])


def home_camps(g: State, power: Id) -> Options:
    """24-k72 The home spaces among them."""
    homes = without_havens(g, power, g.board.homes[power])
    return tuple([s for s in homes if is_open_camp(g, power, s)])


def levy(g: State, power: Id, space: Id, many: int) -> Proc[None]:
    """5-r2, 21.7-r12 (ruling R446) Mercenaries or cavalry, first for a foreign war that is short of men."""
    unit = CAVALRY if power == OTTOMAN else MERCENARY
    for _ in range(min(many, counters_left(g, power))):
        if short_wars(g, power):
            about = {"unit": unit}
            card = yield Ask(power, "build.war", short_wars, g, power, rule="21.7-r12", about=about)
            send_abroad(g, power, card, unit)
            g.tell("build.abroad", power=power, unit=unit, card=card)
        else:
            add_unit(g, power, unit, space)
            g.tell("build.done", power=power, unit=unit, space=space)


# Charles Bourbon


def rallying_points(g: State, power: Id) -> Options:
    """24-k70 Any open space of the player; in 2017 also the empty spaces about Lyon in a war with France.

    25-k70 For two players only in the German and Italian zones.
    """
    found = camps(g, power)
    if g.two_player:
        return tuple([s for s in found if g.board.zone[s] in SEATS_OF_WAR])
    return (*found, *[s for s in about_lyon(g, power) if s not in found])


def about_lyon(g: State, power: Id) -> tuple[Id, ...]:
    if g.edition != "2017" or not at_war(g, power, FRANCE):
        return ()
    return tuple([s for s in g.board.neighbours[LYON] if not is_occupied(g, s)])


def is_renegade_free(g: State, power: Id) -> bool:
    return g.leader_at[RENEGADE] == AWAY and bool(rallying_points(g, power))


@event(CHARLES_BOURBON, rule="24-k70", when=is_renegade_free)
def charles_bourbon(g: State, power: Id) -> Proc[None]:
    """24-k70, 19.2-r1 The renegade serves the player until winter, and brings three mercenaries."""
    space = yield Ask(power, "bourbon.where", rallying_points, g, power, rule="24-k70")
    if not is_open_camp(g, power, space):
        take_control(g, power, space)
        yield from evict_ships(g, space)
    g.leader_at[RENEGADE], g.leader_of[RENEGADE] = int(space), int(power)
    g.tell("bourbon.joins", leader=RENEGADE, power=power, space=space)
    yield from levy(g, power, space, RENEGADES)


# Foreign Recruits


def can_recruit(g: State, power: Id) -> bool:
    return len(recruits(g, power, RECRUITING)) > 1


@event(FOREIGN_RECRUITS, rule="24-k76", when=can_recruit)
def foreign_recruits(g: State, power: Id) -> Proc[None]:
    """24-k76, 17-x1 Four points for building, wherever the player is in control."""
    yield from recruit_anywhere(g, power, RECRUITING)


# John Zapolya


def is_buda_open(g: State, power: Id) -> bool:
    return not g.besieged[BUDA]


@event(JOHN_ZAPOLYA, rule="24-k83", when=is_buda_open)
def john_zapolya(g: State, power: Id) -> Proc[None]:
    """24-k83 (ruling R447) Four regulars for whoever holds Buda, Hungarians while it is Hungary's."""
    owner = POWERS[g.control[BUDA]]
    many = min(TRANSYLVANIANS, counters_left(g, owner))
    g.add_regulars(BUDA, owner, many)
    g.tell("zapolya.comes", power=owner, many=many, space=BUDA)
    yield from ()


# Shipbuilding


def hulls(g: State, power: Id) -> Options:
    """24-k100, 17.2-r6 Squadrons; for the Ottoman corsairs too once Barbary Pirates is played."""
    units = (SQUADRON, CORSAIR) if power == OTTOMAN else (SQUADRON,)
    return tuple([unit for unit in units if can_build(g, power, unit)])


def has_yards(g: State, power: Id) -> bool:
    return bool(hulls(g, power))


@event(SHIPBUILDING, rule="24-k100", when=has_yards)
def shipbuilding(g: State, power: Id) -> Proc[None]:
    """24-k100 Two squadrons, in one home port or in two; two corsairs may stand for one of them."""
    for _ in range(YARDS):
        if not hulls(g, power):
            return
        unit = yield Ask(power, "ships.kind", hulls, g, power, rule="24-k100")
        if unit == SQUADRON:
            yield from build(g, power, SQUADRON)
        else:
            yield from launch_corsairs(g, power)


def launch_corsairs(g: State, power: Id) -> Proc[None]:
    """24-k100 A pair of them in one port, as far as counters go."""
    about = {"unit": CORSAIR}
    port = yield Ask(power, "build.where", sites, g, power, CORSAIR, False, rule="24-k100", about=about)
    for _ in range(min(2, squadrons_left(g, power))):
        add_unit(g, power, CORSAIR, port)
        g.tell("build.done", power=power, unit=CORSAIR, space=port)
