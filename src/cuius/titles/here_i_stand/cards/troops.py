"""Units that cards bring or take away."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.responses import employers, mercenary_camps
from cuius.titles.here_i_stand.ids import (
    BUDA,
    CARDS,
    CAVALRY,
    CHARLES_BOURBON,
    CORSAIR,
    FOREIGN_RECRUITS,
    FRANCE,
    GERMAN,
    ITALIAN,
    JOHN_ZAPOLYA,
    LYON,
    MAJORS,
    MANDATORY,
    MERCENARIES_DEMAND_PAY,
    MERCENARY,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    REGULAR,
    RENEGADE,
    SHIPBUILDING,
    SPACES,
    SQUADRON,
    UNPAID_MERCENARIES,
    UNSANITARY_CAMP,
)
from cuius.titles.here_i_stand.phases.action.building import (
    add_unit,
    build_abroad,
    is_free,
    possible_sites,
    recruit_anywhere,
    recruits,
    short_wars,
    without_havens,
)
from cuius.titles.here_i_stand.phases.common.cards import put_away
from cuius.titles.here_i_stand.phases.common.control import evict_ships, take_control
from cuius.titles.here_i_stand.phases.common.fleets import trim_marks
from cuius.titles.here_i_stand.phases.land.forces import Force, loss_kinds
from cuius.titles.here_i_stand.phases.land.formation import Formation, whole_stack
from cuius.titles.here_i_stand.phases.land.siege import disband_knights, knights_at
from cuius.titles.here_i_stand.rules.cards import event
from cuius.titles.here_i_stand.rules.powers import at_war, decides_nothing, enemies_of
from cuius.titles.here_i_stand.rules.units import commanders_in, counters_left, is_occupied, squadrons_left
from cuius.titles.here_i_stand.state import AWAY, POWER_COUNT, State

RENEGADES = 3
"""24-k70 Mercenaries that come with the renegade."""
TRANSYLVANIANS = 4
"""24-k83 Regulars for Buda."""
RECRUITING = 4
"""24-k76 Command points for building."""
YARDS = 2
"""24-k100 Squadrons to build."""
CORSAIRS_FOR_ONE = 2
"""24-k100 What the Ottoman may have for each."""


def is_open_camp(g: State, power: Id, space: Id) -> bool:
    """17-r4, 21.6-x2b Under control, calm, not besieged; the Protestant hires nobody before the League."""
    return space in open_camps(g, power, (space,))


def camps(g: State, power: Id) -> Options:
    return open_camps(g, power, SPACES)


def open_camps(g: State, power: Id, spaces: tuple[Id, ...]) -> tuple[Id, ...]:
    if power == PROTESTANT and not g.league:
        return ()
    enemies = enemies_of(g, power)
    return tuple([s for s in spaces if is_free(g, power, s, enemies, False)])


def home_camps(g: State, power: Id) -> Options:
    """24-k72 The home spaces among them."""
    return open_camps(g, power, without_havens(g, power, g.board.homes[power]))


def levy(g: State, power: Id, space: Id, many: int) -> Proc[None]:
    """5-r2, 21.7-r12 (ruling R446) Mercenaries or cavalry, first for a foreign war that is short of men."""
    unit = CAVALRY if power == OTTOMAN else MERCENARY
    for _ in range(min(many, counters_left(g, power))):
        if short_wars(g, power) and (yield from build_abroad(g, power, unit, True)):
            continue
        add_unit(g, power, unit, space)
        g.tell("build.done", power=power, unit=unit, space=space)


# Charles Bourbon


def rallying_points(g: State, power: Id) -> Options:
    """24-k70, 24-d70 Any open space of the player; in 2017 also empty ones about Lyon at war with France.

    25-k70 For two players only in the German and Italian zones.
    """
    found = camps(g, power)
    if g.two_player:
        return tuple([s for s in found if g.board.zone[s] in (GERMAN, ITALIAN)])
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
    return tuple([unit for unit in units if yards(g, power, unit)])


def yards(g: State, power: Id, unit: Id) -> Options:
    """24-k100, 17.2-r1 Home ports of the player itself: ports of its minor allies are not its home (R580)."""
    if squadrons_left(g, power) <= 0:
        return ()
    enemies = enemies_of(g, power)
    ports = possible_sites(g, power, unit, False)
    return tuple([p for p in ports if is_free(g, power, p, enemies, True)])


def has_yards(g: State, power: Id) -> bool:
    return bool(hulls(g, power))


@event(SHIPBUILDING, rule="24-k100", when=has_yards)
def shipbuilding(g: State, power: Id) -> Proc[None]:
    """24-k100 Two squadrons, in one home port or in two; two corsairs may stand for one of them."""
    for _ in range(YARDS):
        if not hulls(g, power):
            return
        unit = yield Ask(power, "ships.kind", hulls, g, power, rule="24-k100")
        yield from launch(g, power, unit, 1 if unit == SQUADRON else CORSAIRS_FOR_ONE)


def launch(g: State, power: Id, unit: Id, many: int) -> Proc[None]:
    """24-k100 A squadron, or a pair of corsairs, in one port, as far as counters go."""
    about = {"unit": unit}
    port = yield Ask(power, "build.where", yards, g, power, unit, rule="24-k100", about=about)
    for _ in range(min(many, squadrons_left(g, power))):
        add_unit(g, power, unit, port)
        g.tell("build.done", power=power, unit=unit, space=port)


# Men unpaid or ill: 87 Mercenaries Demand Pay, 106 Unpaid Mercenaries, 107 Unsanitary Camp.

KEPT_FOR = (0, 2, 4, 6, 10)
"""24-k87 Mercenaries that stay, by command points of the card; five and more keep all."""


def dismiss(g: State, power: Id, space: Id, many: int) -> None:
    """Mercenaries leave the service of a power."""
    g.add_hired(space, power, -many)
    trim_marks(g, power, space)
    g.tell("hirelings.leave", power=power, space=space, many=many)


# Mercenaries Demand Pay


def debtors(g: State) -> Options:
    """24-k87 Powers with mercenaries; the Ottoman's cavalry are none."""
    return tuple([p for p in MAJORS if p != OTTOMAN and mercenaries_of(g, p)])


def mercenaries_of(g: State, power: int) -> int:
    """24-k87 (ruling R573) All of them, on the map and on the cards of foreign wars."""
    return sum(g.hired[power::POWER_COUNT]) + sum(
        [hired for _, who, _, hired, _ in g.wars_abroad if who == power]
    )


def has_debtors(g: State, power: Id) -> bool:
    return bool(debtors(g))


@event(MERCENARIES_DEMAND_PAY, rule="24-k87", when=has_debtors)
def mercenaries_demand_pay(g: State, power: Id) -> Proc[None]:
    """24-k87 A power of the player's choice pays with a card, or loses its mercenaries."""
    debtor = yield Ask(power, "pay.whose", debtors, g, rule="24-k87")
    card = yield Ask(debtor, "pay.card", purse, g, debtor, rule="24-k87", confirm=g.discreet, secret=True)
    keep = 0
    if card != PASS:
        g.take_from_hand(debtor, card)
        put_away(g, card, as_event=False)
        g.tell("pay.paid", power=debtor, card=card, reveal=True)
        points = g.board.card_cp[card]
        keep = KEPT_FOR[points] if points < len(KEPT_FOR) else mercenaries_of(g, debtor)
    yield from dismiss_down_to(g, debtor, keep)


def purse(g: State, debtor: Id) -> Options:
    """24-k87 Any card but a mandatory event, home cards too; or none."""
    kind, cp = g.board.card_kind, g.board.card_cp
    return (*[CARDS[c] for c in sorted(g.hands[debtor]) if cp[c] and kind[c] != MANDATORY], PASS)


def dismiss_down_to(g: State, debtor: Id, keep: int) -> Proc[None]:
    """24-k87 Which of them stay is the debtor's choice."""
    while (left := mercenaries_of(g, debtor) - keep) > 0:
        camp = payrolls(g, debtor)[0]
        if keep:
            about = {"many": left}
            camp = yield Ask(debtor, "pay.dismiss", payrolls, g, debtor, rule="24-k87", about=about)
        many = 1 if keep else left
        if camp.kind == CARDS.kind:
            dismiss_abroad(g, debtor, camp, many)
        else:
            dismiss(g, debtor, camp, min(many, g.hired[camp * POWER_COUNT + debtor]))


def payrolls(g: State, debtor: Id) -> Options:
    """Spaces with its mercenaries, and foreign wars with some."""
    wars = [CARDS[card] for card, who, _, hired, _ in g.wars_abroad if who == debtor and hired]
    return (*[s for s in SPACES if g.hired[s * POWER_COUNT + debtor]], *wars)


def dismiss_abroad(g: State, power: Id, war: Id, many: int) -> None:
    """Mercenaries leave the card of a foreign war."""
    at = next(n for n, (card, who, *_) in enumerate(g.wars_abroad) if card == war and who == power)
    card, who, own, hired, foreign = g.wars_abroad[at]
    g.wars_abroad[at] = (card, who, own, hired - min(many, hired), foreign)
    g.tell("hirelings.leave_war", power=power, card=war, many=min(many, hired))


# Unpaid Mercenaries


def has_mercenaries(g: State, power: Id) -> bool:
    return bool(mercenary_camps(g))


@event(UNPAID_MERCENARIES, rule="24-k106", when=has_mercenaries)
def unpaid_mercenaries(g: State, power: Id) -> Proc[None]:
    """24-k106 All mercenaries of a power in a space go home."""
    space = yield Ask(power, "unpaid.where", mercenary_camps, g, rule="24-k106")
    whose = yield Ask(power, "unpaid.whose", employers, g, space, rule="24-k106", about={"space": space})
    dismiss(g, whose, space, g.hired[space * POWER_COUNT + whose])


# Unsanitary Camp


def stacks(g: State) -> Options:
    """24-k107 Any land units, those of independents and inactive minor powers too."""
    return tuple([s for s in SPACES if commanders_in(g, s)])


def commanders(g: State, space: Id) -> Options:
    return commanders_in(g, space)


def has_stacks(g: State, power: Id) -> bool:
    return any(g.regulars) or any(g.hired)


@event(UNSANITARY_CAMP, rule="24-k107", when=has_stacks)
def unsanitary_camp(g: State, power: Id) -> Proc[None]:
    """24-k107 A third of a stack dies, rounded up; regulars make up at least half as far as there are any."""
    space = yield Ask(power, "camp.where", stacks, g, rule="24-k107")
    whose = yield Ask(power, "camp.whose", commanders, g, space, rule="24-k107", about={"space": space})
    force = Force([whole_stack(g, whose, space)])
    losses = (force.units + 2) // 3
    spared = losses - (losses + 1) // 2  # losses that need not be regulars
    g.tell("camp.dies", power=whose, space=space, many=losses)
    if decides_nothing(g, whose):
        die_unled(g, whose, force, losses)
        return
    for left in range(losses, 0, -1):
        about = {"space": space, "many": left}
        sick = force.parts[0]
        unit = yield Ask(whose, "camp.loss", patients, sick, spared > 0, rule="24-k107", about=about)
        if unit in (MERCENARY, CAVALRY):
            force.lose_hired(g, 0)
            spared -= 1
        else:
            force.lose_regular(g, 0, whose if unit == REGULAR else unit)


def die_unled(g: State, whose: Id, force: Force, many: int) -> None:
    """24-k107 Regulars of one owner: nothing to choose; the Knights may be no more (ruling R225)."""
    space = force.parts[0].origin
    are_knights = space == knights_at(g)
    for _ in range(many):
        force.lose_regular(g, 0, whose)
    if are_knights and not force.units:
        disband_knights(g, space)


def patients(sick: Formation, hired_too: bool) -> Options:
    """Mercenaries and cavalry only for their share, or once no regular is left."""
    found = loss_kinds(sick)
    if hired_too or not sick.regulars:
        return found
    return tuple([unit for unit in found if unit not in (MERCENARY, CAVALRY)])
