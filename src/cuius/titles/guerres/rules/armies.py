"""15.2-15.6 Armies: room for troops, ranks, and who commands and supports."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Options
from cuius.titles.guerres.ids import (
    ARMIES_OF,
    FACTIONS,
    ILE_DE_FRANCE,
    LEAGUE,
    MARKER_COUNT,
    NO_RANK,
    NOBODY,
    NORMANDIE,
    PARIS,
    RANK_D,
    ROYALIST,
)
from cuius.titles.guerres.state import ARMIES_OF_CAMPS, FACTIONS_OF_CAMPS, IN_PLAY, RESERVE, State


def camp_of(g: State, army: int) -> int:
    """The camp of an army: that of its marker, whoever commands it."""
    return g.camp(army // MARKER_COUNT)


def standing_in(g: State, camp: int, province: int) -> list[Id]:
    """The armies of a camp in a province, in no order."""
    army_at, troops = g.army_at, g.troops
    return [a for a in ARMIES_OF_CAMPS[g.ally][camp] if army_at[a] == province and troops[a]]


def host(g: State, faction: int, province: int) -> int:
    """15.3-r14..r16 The army that new troops in a province join, or the marker they bring; or nobody.

    An own army with room comes first. In France a camp has one army a province, so troops join the ally's
    there (ruling R26); abroad they form another.
    """
    most, troops, army_at = g.board.numbers.army_most, g.troops, g.army_at
    if province in army_at:
        for army in ARMIES_OF[faction]:
            if army_at[army] == province and 0 < troops[army] < most:
                return army
    if not g.board.foreign[province]:
        camps = g.army_in(g.camp(faction), province)
        if camps != NOBODY:
            return camps if troops[camps] < most else NOBODY
    return g.free_marker(faction)


def room(g: State, faction: int, province: int) -> int:
    """15.3-r6..r8,r10,r13 How many recruits of a faction find room in a province of France."""
    if not may_deploy(g, faction, province):
        return 0
    army = host(g, faction, province)
    if army == NOBODY:
        return 0
    free = g.board.numbers.army_most - g.troops[army]
    if not bound_to_paris(g, faction, army, province):
        return free
    return min(free, max(0, royal_army(g) - g.troops[army]))


def bound_to_paris(g: State, faction: int, army: int, province: int) -> bool:
    """15.3-r6 Must a Royalist army elsewhere stay no larger than that of Paris, whoever adds to it (R114)?

    An ally is bound where an army stands at Paris; the Royalist has to place it first.
    """
    if army // MARKER_COUNT != ROYALIST or province == ILE_DE_FRANCE or not paris_is_open(g):
        return False
    return faction == ROYALIST or g.army_in(g.camp(ROYALIST), ILE_DE_FRANCE) != NOBODY


def may_deploy(g: State, faction: int, province: int) -> bool:
    """15.3-r6,r8,r10,r13 A town of the faction stands there; the royal army goes to Paris in any case."""
    if faction == ROYALIST and province == ILE_DE_FRANCE and paris_is_open(g):
        return True
    control = g.control
    return faction in [control[t] for t in g.board.towns[province]]


def paris_is_open(g: State) -> bool:
    """15.3-r6,r7 The other camp does not hold Paris (ruling R25)."""
    return g.camp(g.control[PARIS]) == g.camp(ROYALIST)


def royal_army(g: State) -> int:
    """15.3-r6 The size that no other Royalist army in France may exceed; without a marker for it, any."""
    army = g.army_in(g.camp(ROYALIST), ILE_DE_FRANCE)
    if army != NOBODY:
        return g.troops[army]
    return 0 if g.free_marker(ROYALIST) != NOBODY else g.board.numbers.army_most


def landings(g: State, faction: int, provinces: tuple[Id, ...]) -> tuple[Id, ...]:
    """15.7.3-r2 Where a country's troops may appear; in Normandie by who holds a town there (ruling R80)."""
    return tuple([p for p in provinces if p != NORMANDIE or lands_in_normandie(g, faction)])


def lands_in_normandie(g: State, faction: int) -> bool:
    """15.7.3-r2 A town of the faction, and an own army to join or none of the ally's in the way."""
    if not any(g.control[t] == faction for t in g.board.towns[NORMANDIE]):
        return False
    army = g.army_in(g.camp(faction), NORMANDIE)
    return army == NOBODY or army // MARKER_COUNT == faction


# ---- command ----


def head_of(g: State, camp: int) -> Id:
    """15.7.2-r9 Who speaks for a camp: the Royalist for his, the owner for the other (rulings R82, R84)."""
    return ROYALIST if camp == 0 else FACTIONS[g.lone]


def can_lead(g: State, leader: int, camp: int) -> bool:
    """3.4-r1..r3 A leader counter in play that serves the camp and is not away."""
    return (
        g.board.command[leader] != NO_RANK
        and g.status[leader] == IN_PLAY
        and not g.absent[leader]
        and g.camp(g.allegiance[leader]) == camp
    )


def reserve(g: State, camp: int) -> list[Id]:
    """3.4-r1..r3 15.5-r9 10-r4 Leaders of both factions of a camp who wait for an army, best rank first."""
    post, status, absent, allegiance = g.post, g.status, g.absent, g.allegiance
    factions = FACTIONS_OF_CAMPS[g.ally][camp]
    return [
        c
        for c in g.board.leaders
        if status[c] == IN_PLAY and post[c] == RESERVE and allegiance[c] in factions and not absent[c]
    ]


def rank_of(g: State, army: int) -> int:
    """15.4-r1 15.5-r10 The rank of an army's commander; D, where there is none."""
    leader = g.commander[army]
    return g.board.command[leader] if leader != NOBODY else int(RANK_D)


def best_in_reserve(g: State, camp: int) -> Options:
    """15.5-r2,r5 Those of the best rank in reserve: whoever is found first, and his equals."""
    post, status, absent, allegiance = g.post, g.status, g.absent, g.allegiance
    command, factions = g.board.command, FACTIONS_OF_CAMPS[g.ally][camp]
    found: list[Id] = []
    for c in g.board.leaders:
        if found and command[c] != command[found[0]]:
            break
        if status[c] == IN_PLAY and post[c] == RESERVE and allegiance[c] in factions and not absent[c]:
            found.append(c)
    return tuple(by_precedence(g, found))


def foremost(g: State, leaders: list[Id]) -> list[Id]:
    """15.5-r2,r5 Those of the best rank; under the Triumvirate the League's before the Royalist's (19-l6)."""
    command = g.board.command
    best = min([command[c] for c in leaders])
    return by_precedence(g, [c for c in leaders if command[c] == best])


def by_precedence(g: State, equals: list[Id]) -> list[Id]:
    """19-l6 Of equal ranks: under the Triumvirate the League's before the Royalist's."""
    if g.force_of("triumvirate"):
        return [c for c in equals if g.allegiance[c] == LEAGUE] or equals
    return equals


def may_support(g: State, leader: int, army: int) -> bool:
    """15.4-r3 15.5-r7,r8 A star, worse rank and higher tactical value than the commander; one an army."""
    board, commander = g.board, g.commander[army]
    return (
        board.starred[leader]
        and commander != NOBODY
        and g.supporter[army] == NOBODY
        and board.command[leader] > board.command[commander]
        and board.tactical[leader] > board.tactical[commander]
    )


def armies_to_support(g: State, leader: Id, camp: int) -> Options:
    """15.5-r7,r8 Armies that a starred leader may join, or none of them."""
    return (*[a for a in g.armies_of_camp(camp) if may_support(g, leader, a)], PASS)


def supporters(g: State, camp: int) -> list[Id]:
    """Leaders in reserve who could support an army."""
    armies = g.armies_of_camp(camp)
    return [c for c in reserve(g, camp) if any(may_support(g, c, a) for a in armies)]


def well_led(g: State, camp: int) -> bool:
    """15.5-r2,r6,r9 Larger armies have commanders of no worse rank, and nobody better waits in reserve."""
    armies, waiting = g.armies_of_camp(camp), reserve(g, camp)
    led = [a for a in armies if g.commander[a] != NOBODY]
    if any(g.supporter[a] != NOBODY and not still_supports(g, a) for a in armies):
        return False
    if waiting and (len(led) < len(armies) or outranked(g, led, waiting)):
        return False
    return all(
        g.troops[one] <= g.troops[other] or rank_key(g, one) <= rank_key(g, other)
        for one in armies
        for other in armies
    )


def outranked(g: State, led: list[Id], waiting: list[Id]) -> bool:
    """Does a leader in reserve come before some commander?"""
    first = min(leader_key(g, c) for c in waiting)
    return any(first < leader_key(g, g.commander[a]) for a in led)


def leader_key(g: State, leader: int) -> tuple[int, int]:
    """Smaller is higher: rank, then the Triumvirate's precedence."""
    behind = g.force_of("triumvirate") and g.allegiance[leader] == ROYALIST
    return g.board.command[leader], 1 if behind else 0


def rank_key(g: State, army: int) -> tuple[int, int]:
    """The same of an army's commander; without one it comes last."""
    leader = g.commander[army]
    return leader_key(g, leader) if leader != NOBODY else (NO_RANK, 0)


def successor(g: State, camp: int) -> int:
    """15.5-r9 The best leader in reserve, or nobody."""
    if g.force_of("triumvirate"):
        best = best_in_reserve(g, camp)
        return best[0] if best else NOBODY
    post, status, absent, allegiance = g.post, g.status, g.absent, g.allegiance
    factions = FACTIONS_OF_CAMPS[g.ally][camp]
    for c in g.board.leaders:
        if post[c] == RESERVE and status[c] == IN_PLAY and allegiance[c] in factions and not absent[c]:
            return c
    return NOBODY


def rest_compares(g: State, army: int) -> int:
    """15.5-r2 15.7.2-r4 Who takes over what an army leaves behind: 1 above its commander, -1 below, or 0."""
    own, other = key_or_default(g, g.commander[army]), key_or_default(g, successor(g, camp_of(g, army)))
    return (other < own) - (other > own)


def key_or_default(g: State, leader: int) -> tuple[int, int]:
    """15.5-r10 A leader's precedence; nobody counts as a D."""
    return leader_key(g, leader) if leader != NOBODY else (int(RANK_D), 0)


def still_supports(g: State, army: int) -> bool:
    """15.5-r7 Does the supporter still stand below and above his commander?"""
    board, leader, commander = g.board, g.supporter[army], g.commander[army]
    return (
        commander != NOBODY
        and board.command[leader] > board.command[commander]
        and board.tactical[leader] > board.tactical[commander]
    )


def could_be_changed(g: State, camp: int) -> bool:
    """Is there another way to lead these armies by the same rules?"""
    armies = g.armies_of_camp(camp)
    sizes = [g.troops[a] for a in armies]
    if len(set(sizes)) < len(sizes) and any(g.commander[a] != NOBODY for a in armies):
        return True
    keys = [leader_key(g, g.commander[a]) for a in armies if g.commander[a] != NOBODY]
    if len(set(keys)) < len(keys):
        return True
    waiting = reserve(g, camp)
    if any(leader_key(g, c) in keys for c in waiting):
        return True
    return bool(supporters(g, camp)) or any(g.supporter[a] != NOBODY for a in armies)
