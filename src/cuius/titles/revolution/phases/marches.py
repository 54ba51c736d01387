"""6.8 Army movement."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import FACTIONS, REGIONS
from cuius.titles.revolution.rules.armies import free_boxes
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import FACTIONS as N
from cuius.titles.revolution.state import State

DONE = "done"
FRESH, RELIEVED = "fresh", "relieved"
STOP, LET = "stop", "let"


def marches(g: State) -> Proc[None]:
    """6.8-r2,r3,r11 Free of charge, out of a stand-off too, whatever counters lie in the provinces."""
    yield from each_in_turn(g, march_armies)


def march_armies(g: State, faction: Id) -> Proc[None]:
    """6.8-r1,r4,r5 Each army in a section once; those whose siege was lifted are told apart (ruling R59)."""
    relieved = [g.relieved[r * N + faction] for r in REGIONS.ids]
    fresh = [g.armies[r * N + faction] - relieved[r] for r in REGIONS.ids]
    while True:
        origin = yield Ask(faction, "march.from", origins, g, tuple(fresh), tuple(relieved), rule="6.8-r1")
        if origin == DONE:
            return
        about = {"region": origin}
        which = FRESH if fresh[origin] else RELIEVED
        if fresh[origin] and relieved[origin]:
            which = yield Ask(faction, "march.which", kinds, rule="6.8-r5", about=about)
        target = yield Ask(faction, "march.to", destinations, g, origin, rule="6.8-r1", about=about)
        (fresh if which == FRESH else relieved)[origin] -= 1
        stopped = yield from held_back(g, faction, origin, target)
        if stopped:
            g.tell("march.stopped", faction=faction, region=origin)
        else:
            march(g, faction, origin, target, which)


def origins(g: State, fresh: tuple[int, ...], relieved: tuple[int, ...]) -> Options:
    """Regions with an army that has not moved and somewhere to go."""
    return (*[r for r in REGIONS.ids if (fresh[r] or relieved[r]) and destinations(g, r)], DONE)


def kinds() -> Options:
    return (FRESH, RELIEVED)


def destinations(g: State, origin: Id) -> Options:
    """6.8-r1,r6 Sections joined by an arrow that have an empty box."""
    return tuple([r for r in g.board.arrows[origin] if free_boxes(g, r) > 0])


def held_back(g: State, faction: Id, region: Id, target: Id) -> Proc[bool]:
    """6.7.4-r1..r3, 6.8-r7..r11 Beggars that stay can stop the first enemy army that leaves (ruling R31)."""
    if faction not in g.board.beggar_enemies or not g.beggars_in[region] or g.march_tried[region]:
        return False
    g.march_tried[region] = True
    if g.board.edition == "2004":
        return True
    about = {"faction": faction, "region": region, "target": target}
    word = yield Ask(FACTIONS[g.beggars_by], "march.stop", stop_or_let, rule="6.8-r8", about=about)
    if word == STOP:
        g.beggars_spent[region] += 1  # 6.8-r12: that was its use
    return bool(word == STOP)


def stop_or_let() -> Options:
    return (STOP, LET)


def march(g: State, faction: Id, origin: Id, target: Id, which: str) -> None:
    g.armies[origin * N + faction] -= 1
    g.armies[target * N + faction] += 1
    if which == RELIEVED:
        g.relieved[origin * N + faction] -= 1
        g.relieved[target * N + faction] += 1
    g.tell("army.marched", faction=faction, origin=origin, target=target)
