"""The frame of the game: the set-up (3.6), factions in turn order (4.1), and the end phase (5.8, 6.20)."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import Id, Names
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import FACTIONS, HABSBURGS, REGIONS
from cuius.titles.revolution.state import FACTION_COUNT, State
from cuius.titles.revolution.victory import declare_winner, points

FIRST = "first"
AFTER = Names("after", (f"after_{word}" for word in FACTIONS.words))


def each_in_turn(g: State, act: Callable[[State, Id], Proc[None]]) -> Proc[None]:
    """4.1-r1,r2 In turn order, each finishing before the next begins."""
    while g.step < len(g.order):
        yield Checkpoint("faction")
        yield from act(g, FACTIONS.ids[g.order[g.step]])
        g.step += 1


# 3.6 Set-up


def garrisons(g: State) -> Proc[None]:
    """3.6-r5 Two armies in orange boxes of different regions (ruling R9)."""
    yield Checkpoint("setup")
    if HABSBURGS not in g.order:
        return
    for _ in range(g.board.start[HABSBURGS].armies):
        region = yield Ask(HABSBURGS, "setup.army", orange_regions, g, rule="3.6-r5")
        g.raise_army(HABSBURGS, region)
        g.tell("army.placed", faction=HABSBURGS, region=region)


def orange_regions(g: State) -> Options:
    return tuple(
        [r for r in REGIONS.ids if g.board.orange[r] and not g.armies[r * FACTION_COUNT + HABSBURGS]]
    )


# 5.8, 6.20 The end phase


def end_phase(g: State) -> Proc[None]:
    """5.8, 6.20 Clear up, count, and either name the winner or lay the faction cards for the next turn."""
    if not g.placed:
        yield Checkpoint("end")
        clear_up(g)
        count_points(g)
        if g.turn == g.board.last_turn:
            declare_winner(g)  # 6.20-r4
        g.placed = [placing_order(g)[0]]  # 5.8-r3
        g.tell("order.placed", faction=FACTIONS[g.placed[0]])
    while len(g.placed) < len(g.order):
        yield Checkpoint("placing")
        yield from place_card(g, FACTIONS[placing_order(g)[len(g.placed)]])
    g.order, g.placed = g.placed, []  # 4.2.2-r1, 5.8-r5
    g.tell("order.fixed", order=[FACTIONS[f] for f in g.order])


def clear_up(g: State) -> None:
    """6.20-r1,r2 Abandoned armies leave the board, Huguenots are turned face up."""
    for region in REGIONS.ids:
        for faction in FACTIONS.ids:
            at = region * FACTION_COUNT + faction
            g.pool[faction] += g.abandoned[at]
            g.abandoned[at] = g.relieved[at] = 0
        g.standoff[region] = False
    g.huguenots_used = 0


def count_points(g: State) -> None:
    """4.4-r1, 5.8-r1, 6.20-r3 Counted anew every turn."""
    for faction in g.order:
        g.vp[faction] = points(g, FACTIONS[faction])
        g.tell("points.counted", faction=FACTIONS[faction], points=g.vp[faction] / 100)


def placing_order(g: State) -> list[int]:
    """5.8-r4,r6,r7, 6.20-r5..r7 Most points first; equals in the present turn order (ruling R56)."""
    return sorted(g.order, key=lambda faction: -g.vp[faction])


def place_card(g: State, faction: Id) -> Proc[None]:
    """5.8-r4 Before, after or between the cards that lie there."""
    place = yield Ask(faction, "order.place", gaps, g, rule="5.8-r4")
    at = 0 if place == FIRST else g.placed.index(place) + 1
    g.placed.insert(at, faction)
    g.tell("order.placed", faction=faction)


def gaps(g: State) -> Options:
    return (FIRST, *[AFTER.ids[f] for f in g.placed])
