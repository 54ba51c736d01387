"""19.3 Land units, leaders and ships return home."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    CARDS,
    FIRST_SEA,
    HABSBURG,
    MAJORS,
    MINORS,
    NAVAL_LEADERS,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    RENEGADE,
    SPACES,
)
from cuius.titles.here_i_stand.phases.common.cards import end_with_turn, forget_deeds, take_out
from cuius.titles.here_i_stand.phases.variant import VARIANTS
from cuius.titles.here_i_stand.phases.winter.marching import (
    SHELTER,
    capitals_for,
    is_shelter,
    leaders_follow,
    march_home,
    piles_in,
    size_of,
    up_to,
)
from cuius.titles.here_i_stand.phases.winter.scots import scots_go_home
from cuius.titles.here_i_stand.rules.cards import EVENTS
from cuius.titles.here_i_stand.rules.control import land_by_space
from cuius.titles.here_i_stand.rules.editions import recruits_need_calm
from cuius.titles.here_i_stand.rules.powers import commander, controls, is_friendly, minors_of
from cuius.titles.here_i_stand.rules.units import admirals_of, counters_left, places_with_ships
from cuius.titles.here_i_stand.state import (
    ALLIED,
    AWAY,
    COMMITTED,
    FREE,
    PEACE,
    POWER_COUNT,
    TURN_TRACK,
    State,
)

Waiting = tuple[tuple[Id, int], ...]
"""Spaces, and how many units in each may still be called to a capital."""


def stacks_go_home(g: State) -> Proc[None]:
    """19.3-p1..p3 Power by power: overfull walls, recalls, then everybody who stands in the open."""
    while g.step < len(MAJORS):
        yield Checkpoint("winter.return")
        yield from power_goes_home(g, MAJORS[g.step])
        g.step += 1
    g.besieged = [0] * len(SPACES)  # 19.3-r14


def power_goes_home(g: State, power: Id) -> Proc[None]:
    """19.3-r5..r8 What must go goes; nobody leaves his own capital.

    21.6-x2 (ruling R505) Before the League the Protestant's regulars stay in their electorates.
    """
    if power == PROTESTANT and not g.league:
        return
    if not g.is_played(power):
        VARIANTS[g.scenario].before_winter(g, power)
    yield from scots_go_home(g, power)  # 19.3-d1
    for space, many in overfull(g, power):
        yield from march_home(g, power, space, many, to_capital=True)  # 19.3-p1
    yield from recalls(g, power)
    present = land_by_space(g, power)
    for space in SPACES:
        if present[space] and not is_shelter(g, power, space):
            yield from march_home(g, power, space, present[space], to_capital=False)  # 19.3-p2
    yield from lone_leaders(g, power)


def overfull(g: State, power: Id) -> tuple[tuple[Id, int], ...]:
    """19.3-p1 Walls that hold too many, and how many must go; counted before anybody leaves or arrives."""
    present = land_by_space(g, power)
    crowded = [s for s in SPACES if present[s] > SHELTER and is_shelter(g, power, s)]
    found = [(space, surplus(g, power, space, present[space])) for space in crowded]
    return tuple([(space, many) for space, many in found if many])


def surplus(g: State, power: Id, space: Id, present: int) -> int:
    """19.3-r6, 19.3-p1, ruling R111 Units beyond four; a minor power's key is a capital to its own units."""
    if is_capital(g, power, space):
        return 0
    at_home = sum(
        [g.regulars[space * POWER_COUNT + m] for m in minors_of(g, power) if g.board.home[space] == m]
    )
    return max(0, min(present - SHELTER, present - at_home))


def is_capital(g: State, power: int, space: int) -> bool:
    """19.3-r8 Units in their own capital do not move."""
    return g.board.capital_of[space] == power


def recalls(g: State, power: Id) -> Proc[None]:
    """19.3-p1b, 19.3-r7 Units already behind their own walls may return to the capital as well.

    Each space once (ruling R530), and no more than were there before the first of them left.
    """
    waiting = can_go(g, power)
    while True:
        space = yield Ask(power, "winter.recall", can_recall, waiting, rule="19.3-r7")
        if space == PASS:
            return
        many = dict(waiting)[space]
        number = yield Ask(power, "winter.recalled", up_to, many, rule="19.3-p1b", about={"space": space})
        yield from march_home(g, power, space, number, to_capital=True)
        waiting = tuple([(s, n) for s, n in waiting if s != space])


def can_recall(waiting: Waiting) -> Options:
    return (*[space for space, _ in waiting], PASS)


def can_go(g: State, power: Id) -> Waiting:
    """19.3-r7,r8,r14 Walled spaces, besieged or not, with units that could go to a capital, and how many."""
    present = land_by_space(g, power)
    found = [(s, homesick(g, power, s)) for s in SPACES if present[s] and is_shelter(g, power, s)]
    return tuple([(space, many) for space, many in found if many])


def homesick(g: State, power: Id, space: Id) -> int:
    """19.3-r7, 22.3-r3 Units there with a capital, or a key of their own country, to go to."""
    piles = piles_in(g, power, space)
    return sum([size_of(g, p, space) for p in piles if capitals_for(g, power, p.owner, space)])


def lone_leaders(g: State, power: Id) -> Proc[None]:
    """19.3-p3 A leader without units outside his own walls goes home too (ruling R280)."""
    for leader in ARMY_LEADERS:
        place = g.leader_at[leader]
        own = 0 <= place < FIRST_SEA and g.side[g.leader_of[leader]] == power
        if own and not is_shelter(g, power, place):
            yield from leaders_follow(g, power, PLACES[place], ())


# 19.3 Naval units return to port.


def fleets_go_home(g: State) -> Proc[None]:
    """19.3-r1,r3 To the nearest port of the major power; nobody intercepts, fights or suffers attrition."""
    for power in MAJORS:
        for place in with_a_way(g, power):
            yield from sail_home(g, power, place)
        stray_admirals(g, power)


def with_a_way(g: State, power: Id) -> tuple[Id, ...]:
    """Where its ships are at sea or in a port not its own, or could go to the key of their own country."""
    places = places_with_ships(g, power)
    return tuple([p for p in places if not is_home_port(g, power, p) or may_leave(g, power, p)])


def may_leave(g: State, power: Id, port: Id) -> bool:
    """22.3-r3, ruling R531 Squadrons of a minor power lie in a port of its ally, and its own key is open."""
    return any(
        g.squadrons[port * POWER_COUNT + minor] and len(ports_for(g, power, minor, port)) > 1
        for minor in minors_of(g, power)
    )


def ships_here(g: State, owner: int, place: int) -> int:
    return g.squadrons[place * POWER_COUNT + owner] + (g.corsairs[place] if owner == OTTOMAN else 0)


def is_home_port(g: State, power: int, place: int) -> bool:
    return place < FIRST_SEA and controls(g, power, place)


def sail_home(g: State, power: Id, place: Id) -> Proc[None]:
    """19.3-r2,r4 Ship by ship; among ports equally near the owner chooses, a leader goes with a ship."""
    ports: list[Id] = []
    for owner in (power, *minors_of(g, power)):
        for _ in range(ships_here(g, owner, place)):
            open_to = ports_for(g, power, owner, place)
            if not open_to:
                lose_ship(g, owner, place)
                continue
            if open_to == (place,):
                ports.append(place)
                continue
            about = {"place": place}
            port = yield Ask(
                power, "winter.port", ports_for, g, power, owner, place, rule="19.3-r2", about=about
            )
            bring_home(g, owner, place, port)
            ports.append(port)
    for leader in admirals_of(g, power, place):
        if ports:
            port = yield Ask(
                power, "winter.admiral", used, tuple(ports), rule="19.3-r4", about={"leader": leader}
            )
            g.leader_at[leader] = int(port)


def used(ports: tuple[Id, ...]) -> Options:
    """The ports that ships went to, or stay in, each once."""
    return tuple(dict.fromkeys(ports))


def ports_for(g: State, power: Id, owner: Id, place: Id) -> Options:
    """19.3-r1, 22.3-r3, ruling R531 The nearest; for ships of a minor power also their own country's key."""
    keys = g.board.home_keys[owner] if owner in MINORS else ()
    reach = g.board.voyage[place * PLACE_COUNT : (place + 1) * PLACE_COUNT]
    home = [k for k in keys if g.board.port[k] and controls(g, power, k) and reach[k] < FAR]
    return tuple(dict.fromkeys((*nearest_ports(g, power, place), *home)))


def nearest_ports(g: State, power: Id, place: int) -> Options:
    """19.3-r1 The ports of its power at the least distance by sea; where it lies in one, that."""
    row = place * PLACE_COUNT
    voyage = g.board.voyage
    ports = [p for p in g.board.ports if controls(g, power, p) and voyage[row + p] < FAR]
    least = min([voyage[row + p] for p in ports], default=FAR)
    return tuple([p for p in ports if voyage[row + p] == least])


def bring_home(g: State, owner: int, place: int, port: int) -> None:
    if place == port:
        return
    if g.squadrons[place * POWER_COUNT + owner]:
        g.shift_squadrons(owner, place, port, 1)
    else:
        g.shift_corsairs(place, port, 1)


def lose_ship(g: State, owner: Id, place: Id) -> None:
    """19.3-r1, ruling R108 No port can be reached."""
    if g.squadrons[place * POWER_COUNT + owner]:
        g.sink_squadrons(owner, place)
    else:
        g.sink_corsairs(owner, place)
    g.tell("winter.ship_lost", power=commander(g, owner), place=place)


def stray_admirals(g: State, power: Id) -> None:
    """16.1-x3, 19.3-r4 A naval leader without ships at sea or in a foreign port waits for next turn."""
    for leader in NAVAL_LEADERS:
        place = g.leader_at[leader]
        if place >= 0 and g.side[g.leader_of[leader]] == power and not is_home_port(g, power, place):
            g.leader_at[leader] = TURN_TRACK


# 19.1, 19.2, 19.4, 19.6, 19.7 What winter takes away, and nobody has a choice in.


def take_back_loans(g: State) -> Proc[None]:
    """19.1-r1,r2 Lent squadrons and naval leaders are their owner's again, where they lie."""
    for place, _, lender, many in g.loans:
        g.squadrons[place * POWER_COUNT + lender] += many
    g.loans = []
    for leader in NAVAL_LEADERS:
        g.leader_of[leader] = int(g.board.leader_power[leader])
    yield from ()


def send_back_renegade(g: State) -> Proc[None]:
    """19.2-r1 The renegade leader leaves the map, or a war abroad; units with him are not affected."""
    if g.leader_at[RENEGADE] != AWAY:
        g.leader_at[RENEGADE], g.captor[RENEGADE] = AWAY, -1
        g.leader_of[RENEGADE] = int(g.board.leader_power[RENEGADE])
        g.leaders_abroad = [(card, leader) for card, leader in g.leaders_abroad if leader != RENEGADE]
        g.tell("winter.renegade_leaves", leader=RENEGADE)
    yield from ()


def end_alliances(g: State) -> Proc[None]:
    """9.2-r18, 19.4-r1,r2 Alliances between major powers end; those with minor powers stay in force."""
    for one in MAJORS:
        for other in MAJORS[one + 1 :]:
            if g.relation[one * POWER_COUNT + other] == ALLIED and not lasts(g, one, other):
                g.relate(one, other, PEACE)
                g.tell("alliance.ends", one=one, other=other)
    yield from ()


def lasts(g: State, one: int, other: int) -> bool:
    """25.7-r1 In the game for two Papacy and Habsburg are allied for good."""
    return g.two_player and (one, other) == (HABSBURG, PAPACY)


def lift_piracy_markers(g: State) -> Proc[None]:
    """19.6-r1 Each sea zone can see piracy again next turn; so can every once-a-turn action."""
    g.pirated = [False] * len(g.pirated)
    forget_deeds(g)
    end_with_turn(g)  # 6.1-r25
    g.granted, g.peace_made = [], []
    yield from ()


def rest_debaters(g: State) -> Proc[None]:
    """19.7-r1 All debaters are turned to their uncommitted face."""
    g.debater = [FREE if how == COMMITTED else how for how in g.debater]
    yield from ()


# 19.5 Replacements.


def replacements(g: State) -> Proc[None]:
    """19.5-r1..r3, 21.2-r7, 21.7-x1, ruling R115 One regular in each capital under friendly control."""
    for power in g.played_powers():  # 25.5-r3
        for capital in g.board.capitals[power]:
            if takes_recruits(g, power, capital) and counters_left(g, power) > 0:
                g.add_regulars(capital, power)
                g.tell("winter.replacement", power=power, space=capital)
    yield from ()


def takes_recruits(g: State, power: Id, capital: Id) -> bool:
    """19.5-r1 Friendly control is all it takes; in 2017 it must be calm there, too (ruling R115)."""
    calm = not g.unrest[capital] or not recruits_need_calm(g)
    return calm and is_friendly(g, power, capital)


# 19.8 Mandatory events that have not occurred by the winter of their turn.


def overdue_events(g: State) -> Proc[None]:
    """19.8-r1,r2, 19.8-t1..t5 The event takes place, its card leaves the game, nobody gets command points."""
    for card in CARDS.ids:
        if 0 < g.forced_in(card) <= g.turn and card not in g.removed and card not in g.laid:
            take_out(g, card)
            g.removed.append(int(card))
            g.tell("winter.overdue", card=card)
            if card in EVENTS:
                yield from EVENTS[card].play(g, MAJORS[0])
            g.cp = 0


# 19 Winter: nine steps, done in order.

STEPS: tuple[Callable[[State], Proc[None]], ...] = (  # 19-p1..p9
    take_back_loans,
    send_back_renegade,
    fleets_go_home,
    stacks_go_home,
    end_alliances,
    replacements,
    lift_piracy_markers,
    rest_debaters,
    overdue_events,
)
ASKING = (fleets_go_home, overdue_events)
"""Steps with questions; the return of the stacks has a checkpoint for each power."""


def winter(g: State) -> Proc[None]:
    """19-r1 The steps in order; powers that have choices make them in impulse order (ruling R281)."""
    while g.segment < len(STEPS):
        step = STEPS[g.segment]
        if step in ASKING:
            yield Checkpoint("winter")
        yield from step(g)
        g.segment += 1
        g.step, g.queue = 0, []
