"""10 Spring deployment: a formation from the capital along a friendly path."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import MAJORS, POWERS, SEAS, SPACES
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.land.formation import choose_formation, place
from cuius.titles.here_i_stand.rules.powers import allied, everybody_from
from cuius.titles.here_i_stand.rules.units import land_of, leaders_of, ships_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State

OVER_SEA = 5
"""10-x6 Land units that may cross a sea zone."""


def spring_deployment(g: State) -> Proc[None]:
    """10-r1 In impulse order; before anybody deploys, whoever may play a card of this phase is asked."""
    if not g.segment:
        yield Checkpoint("spring")
        yield from window(g, "spring.begins", everybody_from(MAJORS[-1]))
        g.segment = 1
    while g.step < len(MAJORS):
        yield Checkpoint("deployment")
        if g.is_played(MAJORS[g.step]):  # 25.4-r5
            yield from deploy(g, MAJORS[g.step])
        g.step += 1


def deploy(g: State, power: Id) -> Proc[None]:
    """10-r1,r2, 10-x1c, 21.2-r8 One formation, free of charge and safe from interception, or none.

    The Protestant has no capital and is never asked.
    """
    if not g.board.capitals[power]:
        return
    ready = tuple([land_of(g, power, c) for c in g.board.capitals[power]])  # 10-x1
    played = yield from window(g, "spring.own", (power,))  # 10-n1
    prepared = bool(played)
    if len(starts(g, power, prepared, ready)) == 1:
        return
    capital = yield Ask(power, "spring.from", starts, g, power, prepared, ready, rule="10-r1")
    if capital == PASS:
        return
    about = {"space": capital}
    target = yield Ask(
        power, "spring.to", destinations, g, power, capital, prepared, rule="10-x2", about=about
    )
    most = ready[g.board.capitals[power].index(capital)]  # 10-x1, ruling R223
    if not prepared and target not in by_land(g, power, capital, prepared):
        most = min(most, OVER_SEA)  # 10-x6
    formation = yield from choose_formation(g, power, capital, "spring", "10-x3", most)
    place(g, formation, target)
    g.tell("spring.deployed", power=power, space=capital, target=target, units=formation.size)


def starts(g: State, power: Id, prepared: bool, ready: tuple[int, ...]) -> Options:
    """10-x1, 10-x1b A capital with units or leaders and somewhere to go, or to stay.

    `ready` are the land units that began the phase in each capital: a regular of Spring Preparations did not
    (ruling R223).
    """
    found = [
        c
        for c, units in zip(g.board.capitals[power], ready, strict=True)
        if units or leaders_of(g, power, c)
        if leads_somewhere(g, power, c, prepared)
    ]
    return (*found, PASS)


# Paths


def leads_somewhere(g: State, power: Id, capital: Id, prepared: bool) -> bool:
    """Some path leaves the capital; as a rule the next space tells."""
    friend = friends(g, power)
    near = [s for s in g.board.links[capital] if g.is_in_field(power, s)]
    if is_open(g, capital, friend) and any(is_open(g, s, friend) for s in near):
        return True
    return bool(destinations(g, power, capital, prepared))


def destinations(g: State, power: Id, capital: Id, prepared: bool) -> Options:
    """10-x2, 10-x2b, 10-x2c Wherever a path leads, by land alone or across one sea zone."""
    here = by_land(g, power, capital, prepared)
    if not here:
        return ()
    shores = [port for sea in seas_open(g, power, here, prepared) for port in g.board.ports_on[sea]]
    there = spread(g, power, shores, prepared)
    reached = [s for s in SPACES if s != capital and (s in here or s in there)]
    return tuple([s for s in reached if g.is_in_field(power, s)])  # 25.4-r5


def by_land(g: State, power: Id, capital: Id, prepared: bool) -> frozenset[Id]:
    """What can be reached without crossing a sea, the capital included; nothing from a besieged one."""
    return spread(g, power, [capital], prepared)


def spread(g: State, power: Id, beginnings: list[Id], prepared: bool) -> frozenset[Id]:
    """10-x4, 2.5-r7 Step by step over friendly spaces; over passes only after Spring Preparations."""
    steps = g.board.neighbours if prepared else g.board.links
    friend = friends(g, power)
    edge = [s for s in beginnings if is_open(g, s, friend)]
    seen = set(edge)
    while edge:
        space = edge.pop()
        for target in steps[space]:
            if target not in seen and is_open(g, target, friend):
                seen.add(target)
                edge.append(target)
    return frozenset(seen)


def friends(g: State, power: Id) -> list[bool]:
    """By power: its spaces and units are friendly."""
    return [allied(g, power, p) for p in POWERS.ids]


def is_open(g: State, space: Id, friend: list[bool]) -> bool:
    """10-x2, 10-x2b, 12.4-r1 Under friendly control and calm; 21.6-x4 no electorate before the League."""
    if not friend[g.control[space]] or g.unrest[space]:
        return False
    return (g.league or not g.board.electorate[space]) and not has_strangers(g, space, friend)


def has_strangers(g: State, space: Id, friend: list[bool]) -> bool:
    """10-x7 Land units or leaders of a power that is no friend."""
    at = space * POWER_COUNT
    units = (*g.regulars[at : at + POWER_COUNT], *g.hired[at : at + POWER_COUNT])
    if any(units) and any(many and not friend[n % POWER_COUNT] for n, many in enumerate(units)):
        return True
    if space not in g.leader_at:
        return False
    return any(x == space and not friend[g.leader_of[n]] for n, x in enumerate(g.leader_at))


def seas_open(g: State, power: Id, ports: frozenset[Id], prepared: bool) -> tuple[Id, ...]:
    """10-x2c, 10-x5 One sea zone, from a port on the path; no ships of another major power may lie on it."""
    return tuple(
        [
            sea
            for sea in SEAS
            if any(port in ports for port in g.board.ports_on[sea])
            and (prepared or not is_watched(g, power, sea))
        ]
    )


def is_watched(g: State, power: Id, sea: Id) -> bool:
    """10-x5 Allies' ships too, but not those on loan to the power."""
    others = [p for p in MAJORS if p != power]
    return any(ships_of(g, p, port) for port in g.board.ports_on[sea] for p in others)
