"""The court and the church of England, and Scotland."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    BOOK_OF_COMMON_PRAYER,
    CARDS,
    CATHOLIC,
    DISSOLUTION_OF_THE_MONASTERIES,
    ENGLAND,
    ENGLISH,
    FRANCE,
    LADY_JANE_GREY,
    MAJORS,
    NOBODY,
    PAPACY,
    POWERS,
    PROTESTANT,
    ROUGH_WOOING,
    RULER_EDWARD_VI,
    RULER_HENRY_VIII,
    SCOTLAND,
    SCOTS_RAID,
    STIRLING,
    THOMAS_CROMWELL,
    THOMAS_MORE,
)
from cuius.titles.here_i_stand.phases.action.impulse import responses, take_action
from cuius.titles.here_i_stand.phases.common.cards import (
    discard_at_random,
    draw_card,
    has_spare_card,
    put_in_force,
    put_out_of_force,
    random_card,
)
from cuius.titles.here_i_stand.phases.common.control import displace, end_siege, put_unrest, take_control
from cuius.titles.here_i_stand.phases.diplomacy.agreements import take_random_card
from cuius.titles.here_i_stand.phases.land.siege import is_frozen
from cuius.titles.here_i_stand.phases.minor_powers import activate, land_returns, ships_return
from cuius.titles.here_i_stand.phases.religion.attempts import (
    can_preach,
    preach,
    reformation_attempts,
    reformation_targets,
)
from cuius.titles.here_i_stand.phases.religion.debates import name_zone_and_debate
from cuius.titles.here_i_stand.rules.cards import KEPT, STOP, answer, event
from cuius.titles.here_i_stand.rules.debates import debate_zones
from cuius.titles.here_i_stand.rules.editions import discards_of
from cuius.titles.here_i_stand.rules.lasting import (
    CROMWELL_PRINTS,
    CROWNED,
    MORE_EXECUTED,
    MORE_PLEADS,
    in_force,
)
from cuius.titles.here_i_stand.rules.lasting import SCOTS_RAID as RAIDING
from cuius.titles.here_i_stand.rules.powers import controls, others_from
from cuius.titles.here_i_stand.rules.units import enemy_land_in, land_of, squadrons_of
from cuius.titles.here_i_stand.state import State

MONASTIC_CARDS = 2
"""24-k63."""
ALL = 99
RIOTS = (0, 0, 1, 1, 2, ALL)
"""24-k62 Spaces in unrest for a die of 1 to 6."""
TAKEN, DRAWN = ENGLAND, PAPACY
"""24-k59 Under which names the two cards lie until they are given out."""


# Lady Jane Grey


def throne_is_shaken(g: State, power: Id) -> bool:
    """24-k59 England has a new ruler this turn, and a card to lose."""
    return in_force(g, CROWNED, ENGLAND) and has_spare_card(g, ENGLAND)


@event(LADY_JANE_GREY, rule="24-k59", when=throne_is_shaken)
def lady_jane_grey(g: State, power: Id) -> Proc[None]:
    """24-k59 One card of England's and one of the deck: one to keep, one for Rome or for the Protestant."""
    if not g.deck:  # ruling R418
        if power != ENGLAND:
            yield from take_random_card(g, ENGLAND, power)
        return
    card = yield from random_card(g, ENGLAND, (power, ENGLAND))
    if card is None:  # England played this very card, its last
        return
    g.pledged[TAKEN] = int(card)
    drawn = yield Draw(tuple(g.deck), why="card.drawn", of=CARDS, to=(power,))
    g.deck.remove(drawn)
    g.pledged[DRAWN] = int(drawn)
    kept = yield Ask(power, "grey.keep", inheritance, g, rule="24-k59", secret=True)
    to = yield Ask(power, "grey.to", claimants, power, rule="24-k59")
    hand_out(g, power, kept, to)


def inheritance(g: State) -> Options:
    return (CARDS[g.pledged[TAKEN]], CARDS[g.pledged[DRAWN]])


def claimants(power: Id) -> Options:
    """Ruling R417: not the player itself."""
    return tuple([p for p in (PAPACY, PROTESTANT) if p != power])


def hand_out(g: State, power: Id, kept: Id, to: Id) -> None:
    """Of the other card only its giver and its taker know which it is."""
    other = next(c for c in inheritance(g) if c != kept)
    g.pledged[TAKEN] = g.pledged[DRAWN] = NOBODY
    g.hands[power].append(int(kept))
    g.hands[to].append(int(other))
    g.shown.append((int(power), int(to), int(other)))
    g.tell("card.changes", giver=power, taker=to, card=other, to=(power, to))
    g.tell("card.changes_hidden", giver=power, taker=to, but=(power, to))


# The church of England


def cranmer_is_free(g: State, power: Id) -> bool:
    return can_preach(g, BOOK_OF_COMMON_PRAYER)


@event(BOOK_OF_COMMON_PRAYER, rule="24-k62", when=cranmer_is_free)
def book_of_common_prayer(g: State, power: Id) -> Proc[None]:
    """24-k62, 18.3-t8 Four attempts in English home spaces; then Catholics may rise."""
    yield from preach(g, BOOK_OF_COMMON_PRAYER)
    (face,) = yield Roll(d6=1, why="common_prayer", who=power)
    g.tell("prayer.riots", face=face)
    for _ in range(min(RIOTS[face - 1], len(angry_towns(g)))):
        space = yield Ask(power, "prayer.space", angry_towns, g, rule="12.4-x1")
        put_unrest(g, space)


def angry_towns(g: State) -> Options:
    """12.4-x1 Catholic English home spaces without unrest, occupied or not."""
    homes = g.board.homes[ENGLAND]
    return tuple([s for s in homes if g.faith[s] == CATHOLIC and not g.unrest[s]])


@event(DISSOLUTION_OF_THE_MONASTERIES, rule="24-k63")
def dissolution_of_the_monasteries(g: State, power: Id) -> Proc[None]:
    """24-k63, 18.3-t9 Two cards for England, then three attempts; 25-k63 for two a card less for Rome."""
    if g.two_player:
        yield from discard_at_random(g, PAPACY)
    else:
        for _ in range(MONASTIC_CARDS):
            yield from draw_card(g, ENGLAND)
    yield from preach(g, DISSOLUTION_OF_THE_MONASTERIES)


# Cards of the edition of 2017 about England: 112 Thomas More, 115 Thomas Cromwell, 116 Rough Wooing.

HIS_KILLERS = (ENGLAND, PROTESTANT)
"""24-k112 Who has More executed; with all others he pleads for Rome."""
CHILDLESS = 3
"""24-k115 The lines of the pregnancy chart without a child."""
FETCH, PUBLISH = "fetch", "publish"
AHEAD = 2
"""24-k116 By how much England must be ahead."""


# Thomas More


def can_play_more(g: State, power: Id) -> bool:
    return power in HIS_KILLERS or bool(debate_zones(g, PAPACY))


@event(THOMAS_MORE, rule="24-k112", when=can_play_more)
def thomas_more(g: State, power: Id) -> Proc[str | None]:
    """24-k112 He is executed, or the Papacy calls a debate; he leaves the game for England's quarrels."""
    if power in HIS_KILLERS:
        yield from execute_more(g)
    else:
        put_in_force(g, MORE_PLEADS, PAPACY)
        yield from name_zone_and_debate(g, PAPACY)
        put_out_of_force(g, MORE_PLEADS, PAPACY)
        if not g.boleyn_turn:
            return None
    g.removed.append(int(THOMAS_MORE))
    return KEPT


def execute_more(g: State) -> Proc[None]:
    """24-k112 No debate in the English zone this turn; England draws a card, and discards one it likes."""
    put_in_force(g, MORE_EXECUTED, ENGLAND)
    g.tell("more.executed")
    yield from draw_card(g, ENGLAND)
    if not has_spare_card(g, ENGLAND):
        return
    confirm = g.discreet
    card = yield Ask(ENGLAND, "more.discard", discards, g, rule="24-k112", confirm=confirm, secret=True)
    if card != PASS:
        g.take_from_hand(ENGLAND, card)
        g.discard(int(card))
        g.tell("card.discarded", power=ENGLAND, card=card, reveal=True)


def discards(g: State) -> Options:
    """24-k112, 6.1-d2 (ruling R501) Neither the home card nor a mandatory event, which must be played."""
    return discards_of(g, ENGLAND) or (PASS,)


# Thomas Cromwell


def is_in_the_game(g: State, power: Id) -> bool:
    """Only the edition of 2017 has the card."""
    return g.board.in_edition[THOMAS_CROMWELL]


@answer("ban.cranmer", THOMAS_CROMWELL, rule="24-k115", when=is_in_the_game)
def cromwell_shields_cranmer(g: State, power: Id) -> Proc[str]:
    """24-k115 The bull against Cranmer comes to nothing."""
    g.tell("cromwell.shields")
    yield from ()
    return STOP


def cromwell_uses(g: State) -> Options:
    """24-k115 The monasteries for England, if they are discarded; a treatise, if there is a space for it."""
    found = (FETCH,) if DISSOLUTION_OF_THE_MONASTERIES in g.discards else ()
    return (*found, PUBLISH) if reformation_targets(g) else found


def can_play_cromwell(g: State, power: Id) -> bool:
    return bool(cromwell_uses(g))


@event(THOMAS_CROMWELL, rule="24-k115", when=can_play_cromwell)
def thomas_cromwell(g: State, power: Id) -> Proc[str | None]:
    """24-k115 A card for England, or a treatise and cheaper ones this turn."""
    use = yield Ask(power, "cromwell.use", cromwell_uses, g, rule="24-k115")
    if use == FETCH:
        fetch_dissolution(g)
    else:
        put_in_force(g, CROMWELL_PRINTS, ENGLAND)
        g.tell("treatise.published", power=ENGLAND, zone=ENGLISH)
        many = g.board.numbers["treatise_attempts"]
        yield from reformation_attempts(g, (ENGLISH,), many, actor=ENGLAND)  # ruling R502
    if all(wife == NOBODY for wife in g.chart[:CHILDLESS]):
        return None
    g.removed.append(int(THOMAS_CROMWELL))
    return KEPT


def fetch_dissolution(g: State) -> None:
    """24-k115, 6.2-r19 Before everybody's eyes."""
    card = int(DISSOLUTION_OF_THE_MONASTERIES)
    g.discards.remove(card)
    g.hands[ENGLAND].append(card)
    g.shown += [(int(other), int(ENGLAND), card) for other in others_from(ENGLAND)]
    g.tell("retrieve.taken", power=ENGLAND, card=DISSOLUTION_OF_THE_MONASTERIES)


# Rough Wooing


def can_woo(g: State, power: Id) -> bool:
    """24-k116 Edward lives, born to Henry or on the throne, and Scotland is France's ally."""
    lives = g.edward > 0 and g.ruler[ENGLAND] in (RULER_HENRY_VIII, RULER_EDWARD_VI)
    return lives and g.side[SCOTLAND] == FRANCE


@event(ROUGH_WOOING, rule="24-k116", when=can_woo)
def rough_wooing(g: State, power: Id) -> Proc[None]:
    """24-k116 (ruling R503) A die each and one for each unit in Scotland; two more win it for England."""
    totals = []
    for suitor in (ENGLAND, FRANCE):
        (face,) = yield Roll(d6=1, why=f"wooing.{suitor.word}", who=suitor)
        totals.append(face + units_in_scotland(g, suitor))
    g.tell("wooing.rolled", england=totals[0], france=totals[1])
    if totals[0] >= totals[1] + AHEAD:
        yield from win_scotland(g)


def units_in_scotland(g: State, power: Id) -> int:
    """24-k116, 22.3-r1 All under its control, on land and in port: France commands the Scots."""
    return sum([land_of(g, power, s) + squadrons_of(g, power, s) for s in g.board.homes[SCOTLAND]])


def win_scotland(g: State) -> Proc[None]:
    """24-k116, 22.4-p1..p5, 22.2-p1..p5 All of Scotland is England's; nobody but the English stays."""
    former, homes = POWERS[g.side[SCOTLAND]], g.board.homes[SCOTLAND]
    g.side[SCOTLAND], g.allied_by[SCOTLAND] = int(SCOTLAND), NOBODY
    g.tell("minor.deactivated", minor=SCOTLAND, power=former)
    for space in homes:
        g.control[space] = int(SCOTLAND)
        end_siege(g, space)
    for space in homes:
        for other in MAJORS:
            if other != ENGLAND:
                yield from displace(g, space, other, friendly=True)
    yield from land_returns(g, SCOTLAND, former)
    yield from ships_return(g, SCOTLAND, former)
    yield from activate(g, SCOTLAND, ENGLAND, ROUGH_WOOING)


# 97 Scots Raid.

RAID, RAID_WITH_LEADER = 6, 3
"""24-k97 Command points of France; in 2017, fewer with a leader sent."""


def can_raid(g: State, power: Id) -> bool:
    """24-k97, 24-d97 Scotland is a French ally; in 2017 the event is mandatory and may come to nothing."""
    return g.side[SCOTLAND] == FRANCE or g.edition == "2017"


@event(SCOTS_RAID, rule="24-k97", when=can_raid)
def scots_raid(g: State, power: Id) -> Proc[None]:
    """24-k97 France spends six points in the north, whoever played the card."""
    if g.side[SCOTLAND] != FRANCE:
        g.tell("scots.quiet")
        return
    points = RAID
    if g.edition == "2017":
        yield from free_stirling(g)
        points = yield from send_leader(g)
    g.tell("scots.raid", power=FRANCE, points=points)
    yield from raid(g, points)


def raid(g: State, points: int) -> Proc[None]:
    """24-k97 (ruling R453) Actions as in an impulse of France, in the north only; what is left is lost."""
    put_in_force(g, RAIDING, FRANCE)
    g.cp, g.spender = points, int(FRANCE)
    while g.cp:
        yield from take_action(g, FRANCE)
        if g.cp:  # 6.1-r17..r19, 15.3-r3
            yield from responses(g, MAJORS[g.impulse])
    put_out_of_force(g, RAIDING, FRANCE)


# What the face of 2017 adds


def free_stirling(g: State) -> Proc[None]:
    """24-d97 In 2017 Stirling is French again; whoever else stands there leaves."""
    if controls(g, FRANCE, STIRLING):
        return
    take_control(g, SCOTLAND, STIRLING)
    for power in MAJORS:
        if power != FRANCE:
            yield from displace(g, STIRLING, power)


def send_leader(g: State) -> Proc[int]:
    """24-d97 In 2017 a French leader may cross to Scotland first, for half of the points."""
    if not passengers(g)[:-1] or not landings(g):
        return RAID
    leader = yield Ask(FRANCE, "scots.leader", passengers, g, rule="24-k97")
    if leader == PASS:
        return RAID
    about = {"leader": leader}
    space = yield Ask(FRANCE, "scots.landing", landings, g, rule="24-k97", about=about)
    g.leader_at[leader] = int(space)
    g.tell("leader.arrives", leader=leader, space=space)
    return RAID_WITH_LEADER


def passengers(g: State) -> Options:
    """French army leaders on the map, not besieged; or nobody."""
    found: list[Any] = [x for x in ARMY_LEADERS if g.leader_of[x] == FRANCE and is_free(g, g.leader_at[x])]
    return (*found, PASS)


def is_free(g: State, space: int) -> bool:
    """15-r3 Not inside the walls of a besieged space, his own or an ally's."""
    return space >= 0 and not is_frozen(g, FRANCE, space)


def landings(g: State) -> Options:
    """Scottish home spaces under French control without enemies, not besieged."""
    homes = g.board.homes[SCOTLAND]
    open_to_him = [s for s in homes if controls(g, FRANCE, s) and not g.besieged[s]]
    return tuple([s for s in open_to_him if not enemy_land_in(g, FRANCE, s)])
