"""31 to 38 The response cards: they interrupt whoever's impulse it is (6.1-r17,r18)."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.ids import (
    DEBATER_LUTHER,
    EVENT,
    FOUL_WEATHER,
    FRANCE,
    GOUT,
    HABSBURG,
    HALLEYS_COMET,
    LANDSKNECHTS,
    LEIPZIG_DEBATE,
    MAJORS,
    OTTOMAN,
    PAPAL_BULL,
    POWERS,
    PROFESSIONAL_ROWERS,
    PROTESTANT,
    SIEGE_ARTILLERY,
    SPACES,
    SWISS_MERCENARIES,
    THE_WARTBURG,
)
from cuius.titles.here_i_stand.phases.action.building import can_hire_somewhere, place_mercenaries
from cuius.titles.here_i_stand.phases.common.cards import has_spare_card, put_in_force, random_card
from cuius.titles.here_i_stand.phases.land.formation import Formation
from cuius.titles.here_i_stand.phases.sea.combat import SeaBattle, roll_more
from cuius.titles.here_i_stand.rules.cards import STOP, always, answer, event
from cuius.titles.here_i_stand.rules.communication import line_by_land
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, LUTHER_HIDDEN
from cuius.titles.here_i_stand.state import COMMITTED, FREE, POWER_COUNT, State

MORE, LESS = "more", "less"
DISCARD, SKIP = "discard", "skip"


# Foul Weather and Gout


def storm_breaks(g: State, power: Id, paid: int) -> None:
    """24-k31 One command point is lost, what was paid beyond it comes back (ruling R400).

    Moves made before the storm do not count against the one space that is left (ruling R578).
    """
    g.cp += paid - 1
    g.moved, g.moved_leaders = [], []
    put_in_force(g, FOUL_WEATHER_RULES, power)
    g.tell("weather.foul", power=power)


def by_land(g: State, power: Id, formation: Formation, destination: Id, by_sea: bool) -> bool:
    """A landing is part of a transport, against which the card is played at its beginning."""
    return not by_sea


@answer("move.declared", FOUL_WEATHER, rule="24-k31", when=by_land)
def foul_weather(g: State, power: Id, formation: Formation, destination: Id, by_sea: bool) -> Proc[str]:
    """24-k31 The land move is off; later ones of this impulse go one space at most."""
    storm_breaks(g, formation.power, g.board.step_cost[formation.origin * SPACE_COUNT + destination])
    yield from ()
    return STOP


@answer("assault.declared", FOUL_WEATHER, rule="24-k31")
def foul_weather_on_walls(g: State, power: Id, formation: Formation) -> Proc[str]:
    """24-k31 The assault does not take place."""
    storm_breaks(g, formation.power, 1)
    yield from ()
    return STOP


@answer("naval.declared", FOUL_WEATHER, rule="24-k31")
def foul_weather_at_sea(g: State, power: Id, mover: Id, courses: Any) -> Proc[str]:
    """24-k31 No ship sails."""
    storm_breaks(g, mover, 1)
    yield from ()
    return STOP


@answer("transport.declared", FOUL_WEATHER, rule="24-k31")
def foul_weather_for_troops(g: State, power: Id, formation: Formation, sea: Id) -> Proc[str]:
    """24-k31 The troops do not embark."""
    storm_breaks(g, formation.power, 1)
    yield from ()
    return STOP


@answer("piracy.declared", FOUL_WEATHER, rule="24-k31")
def foul_weather_for_pirates(g: State, power: Id, sea: Id, target: Id) -> Proc[str]:
    """24-k31 The corsairs stay where they are."""
    storm_breaks(g, OTTOMAN, 2)
    yield from ()
    return STOP


def has_leader(g: State, power: Id, formation: Formation, *_: Any) -> bool:
    return bool(formation.leaders)


@answer("move.declared", GOUT, rule="24-k32", when=has_leader)
def gout(g: State, power: Id, formation: Formation, destination: Id, by_sea: bool) -> Proc[str | None]:
    """24-k32 A leader of the moving formation falls ill; at sea the others land without him (ruling R401)."""
    yield from falls_ill(g, power, formation)
    if by_sea:  # the landing is paid: the point lost is one of those left
        g.cp = max(0, g.cp - 1)
        return None
    g.cp += g.board.step_cost[formation.origin * SPACE_COUNT + destination] - 1
    return STOP


@answer("assault.declared", GOUT, rule="24-k32", when=has_leader)
def gout_in_camp(g: State, power: Id, formation: Formation) -> Proc[str]:
    """24-k32 A leader of the assaulting formation falls ill."""
    yield from falls_ill(g, power, formation)
    return STOP


def falls_ill(g: State, power: Id, formation: Formation) -> Proc[None]:
    """24-k32 Whoever plays the card names one leader; the action is off, its point lost (ruling R401)."""
    leader = yield Ask(power, "gout.leader", patients, formation.leaders, rule="24-k32")
    g.tired_leaders.append(int(leader))
    g.tell("leader.ill", leader=leader)


def patients(leaders: tuple[Id, ...]) -> Options:
    return leaders


# Landsknechts and Swiss Mercenaries


def can_hire(g: State, power: Id, *_: Any) -> bool:
    """24-k33 The Ottoman scatters mercenaries, everybody else hires some."""
    return (
        any(any(g.hired[p::POWER_COUNT]) for p in MAJORS[1:])
        if power == OTTOMAN
        else can_hire_somewhere(g, power)
    )


def can_hire_swiss(g: State, power: Id, *_: Any) -> bool:
    """24-k36 Played by the Ottoman they serve France."""
    return can_hire_somewhere(g, FRANCE if power == OTTOMAN else power)


@event(LANDSKNECHTS, rule="24-k33", when=can_hire)
@answer("between", LANDSKNECHTS, rule="24-k33", when=can_hire)
@answer("battle.mercenaries", LANDSKNECHTS, rule="14-p1", when=can_hire)
@answer("assault.recruits", LANDSKNECHTS, rule="15.1-p2b", when=can_hire)
def landsknechts(g: State, power: Id, *_: Any) -> Proc[None]:
    """24-k33 Four mercenaries for the Habsburgs, two for others; the Ottoman removes two."""
    if power == OTTOMAN:
        yield from scatter(g, power, 2)
    else:
        yield from place_mercenaries(g, power, 4 if power == HABSBURG else 2)


@event(SWISS_MERCENARIES, rule="24-k36", when=can_hire_swiss)
@answer("between", SWISS_MERCENARIES, rule="24-k36", when=can_hire_swiss)
@answer("battle.mercenaries", SWISS_MERCENARIES, rule="14-p1", when=can_hire_swiss)
@answer("assault.recruits", SWISS_MERCENARIES, rule="15.1-p2b", when=can_hire_swiss)
def swiss_mercenaries(g: State, power: Id, *_: Any) -> Proc[None]:
    """24-k36 Four for France, whom the Ottoman may pay too; two for others."""
    if power in (FRANCE, OTTOMAN):
        yield from place_mercenaries(g, FRANCE, 4)
    else:
        yield from place_mercenaries(g, power, 2)


def scatter(g: State, power: Id, many: int) -> Proc[None]:
    """24-k33 So many mercenaries anywhere on the map, one by one."""
    while many and mercenary_camps(g):
        space = yield Ask(power, "mercenaries.scattered", mercenary_camps, g, rule="24-k33")
        owner = yield Ask(
            power, "mercenaries.whose", employers, g, space, rule="24-k33", about={"space": space}
        )
        g.hired[space * POWER_COUNT + owner] -= 1
        g.tell("mercenaries.lost", power=owner, space=space)
        many -= 1


def mercenary_camps(g: State) -> Options:
    """Spaces with mercenaries; cavalry are none."""
    return tuple([s for s in SPACES if any(g.hired[s * POWER_COUNT + 1 : s * POWER_COUNT + len(MAJORS)])])


def employers(g: State, space: Id) -> Options:
    return tuple([p for p in MAJORS[1:] if g.hired[space * POWER_COUNT + p]])


# Professional Rowers and Siege Artillery


@answer("naval.roll", PROFESSIONAL_ROWERS, rule="24-k34")
def rowers_in_pursuit(g: State, power: Id, mover: Id, place: Id, total: int) -> Proc[int]:
    """24-k34 Two more or two less on an interception or on avoiding battle."""
    word = yield Ask(power, "rowers.change", more_or_less, rule="24-k34", about={"total": total})
    return 2 if word == MORE else -2


def more_or_less() -> Options:
    return (MORE, LESS)


@answer("naval.rowers", PROFESSIONAL_ROWERS, rule="16.2-p6b")
def rowers_in_battle(g: State, power: Id, battle: SeaBattle) -> Proc[None]:
    """24-k34, 16.2-p6b Three more dice for either side."""
    whom = yield Ask(power, "rowers.side", fleets, battle, rule="24-k34")
    side = battle.side_of(whom)
    assert side is not None
    yield from roll_more(side, 3)


def fleets(battle: SeaBattle) -> Options:
    return (battle.attacker.power, battle.defender.power)


def guns_arrive(g: State, power: Id, formation: Formation) -> bool:
    """24-k35 A line of at most four land spaces leads from the assault to a fortified home space."""
    return line_by_land(g, formation.power, formation.origin, 4)


@answer("assault.rolled", SIEGE_ARTILLERY, rule="15.1-p8", when=guns_arrive)
def siege_artillery(g: State, power: Id, formation: Formation) -> Proc[int]:
    """24-k35, 15.1-p8 Two more dice for the attacker that hit on three and more."""
    faces = yield Roll(d6=2, why="assault.artillery", who=formation.power)
    return count_hits(faces, 3)


# The Wartburg and Halley's Comet


def can_hide(g: State, power: Id, player: Id, card: Id) -> bool:
    """24-k37 Luther lives; an event or a Papal home card of somebody else was declared."""
    eligible = g.board.card_kind[card] == EVENT or card in (PAPAL_BULL, LEIPZIG_DEBATE)
    return power == PROTESTANT and player != PROTESTANT and g.luther_alive and eligible


@answer("event.declared", THE_WARTBURG, rule="24-k37", when=can_hide)
def the_wartburg(g: State, power: Id, player: Id, card: Id) -> Proc[str]:
    """24-k37 The event is cancelled; Luther is committed and calls no debate this turn."""
    if g.debater[DEBATER_LUTHER] == FREE:
        g.debater[DEBATER_LUTHER] = COMMITTED
    put_in_force(g, LUTHER_HIDDEN, PROTESTANT)
    g.tell("event.cancelled", power=player, card=card)
    yield from ()
    return STOP


@event(HALLEYS_COMET, rule="24-k38", when=always)
@answer("between", HALLEYS_COMET, rule="24-k38")
def halleys_comet(g: State, power: Id) -> Proc[None]:
    """24-k38 Another power loses a card at random, or any power skips its next impulse."""
    word = yield Ask(power, "comet.omen", omens, g, power, rule="24-k38")
    whom = yield Ask(power, "comet.whom", under_the_comet, g, power, word, rule="24-k38")
    if word == SKIP:
        g.skipped[whom] = True
        g.tell("comet.skips", power=whom)
        return
    card = yield from random_card(g, whom, tuple(MAJORS))
    assert card is not None
    g.discard(int(card))
    g.tell("comet.discards", power=whom, card=card, reveal=True)


def omens(g: State, power: Id) -> Options:
    return (DISCARD, SKIP) if has_cards_elsewhere(g, power) else (SKIP,)


def has_cards_elsewhere(g: State, power: Id) -> bool:
    return any(has_spare_card(g, p) for p in g.played_powers() if p != power)


def under_the_comet(g: State, power: Id, word: str) -> Options:
    if word == SKIP:
        return g.played_powers()
    return tuple([POWERS[p] for p in g.played_powers() if p != power and has_spare_card(g, p)])
