"""The religious struggle, for its tests."""

from __future__ import annotations

from cuius.core.odds import total
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    DEBATERS,
    FAITHS,
    HABSBURG,
    HERE_I_STAND,
    NEITHER,
    PLACES,
    PROTESTANT,
    REFORMERS,
    RULERS,
    ZONES,
)
from cuius.titles.here_i_stand.phases.religion.protestants import theses
from cuius.titles.here_i_stand.rules.religion import base_dice, reformation_dice
from cuius.titles.here_i_stand.state import COMMITTED, EXILED, FREE, OUT, WAITING, State
from tests.here_i_stand.tables import HisTable, war_table

STANDING = {"free": FREE, "committed": COMMITTED, "out": OUT, "waiting": WAITING, "exiled": EXILED}


def catholic_world(**options: str) -> HisTable:
    """An empty map in the action phase of turn 2: all Catholic, Germany under Habsburg control, no Luther."""

    def change(g: State) -> None:
        g.faith = [int(f if f == NEITHER else CATHOLIC) for f in g.faith]
        for space in g.board.homes[PROTESTANT]:
            g.control[space] = int(HABSBURG)

    return war_table(**options).turn(2).arrange(change)


def standing(t: HisTable, how: str, *debaters: str) -> HisTable:
    """How these debaters stand."""
    return t.arrange(debater={DEBATERS[d]: STANDING[how] for d in debaters})


def only_free(t: HisTable, *debaters: str) -> HisTable:
    """These are uncommitted, everybody else in play is committed."""
    for d in DEBATERS:
        if t.state.debater[d] in (FREE, COMMITTED):
            standing(t, "committed", d.word)
    return standing(t, "free", *debaters)


def stands(t: HisTable, debater: str) -> str:
    return next(word for word, how in STANDING.items() if t.state.debater[DEBATERS[debater]] == how)


def reformer(t: HisTable, *names: str) -> HisTable:
    """These reformers are in their spaces."""
    at = {REFORMERS[n]: int(t.state.board.reformer_space[REFORMERS[n]]) for n in names}
    return t.arrange(reformer_at=at)


def pope(t: HisTable, name: str) -> HisTable:
    return ruler(t, 4, name)


def ruler(t: HisTable, power: int, name: str) -> HisTable:
    return t.arrange(ruler={power: int(RULERS[name])})


def faith(t: HisTable, space: str) -> str:
    return FAITHS[t.state.faith[PLACES[space]]].word


def zones(*words: str) -> tuple:
    return tuple(ZONES[w] for w in words)


def dice_at(t: HisTable, space: str, **bonus: object) -> tuple[int, int]:
    """Protestant dice of a Reformation attempt, and the Papal dice against it."""
    where = PLACES[space]
    return total(reformation_dice(t.state, where, **bonus)), total(base_dice(t.state, CATHOLIC, where))


def silent(t: HisTable) -> HisTable:
    """Here I Stand has been used this turn."""

    def change(g: State) -> None:
        g.take_from_hand(PROTESTANT, HERE_I_STAND)
        g.home_used.append(int(HERE_I_STAND))

    return t.arrange(change)


def hungary_in_prague() -> HisTable:
    """The position of the worked example: Wittenberg and Brandenburg won, Hungarians in Prague."""
    t = catholic_world().turn(1, "luthers_95_theses").put("prague", "hungary", regulars=1)
    t = only_free(t).play(theses)
    return attempt(t, "brandenburg", [6, 1, 1, 1], [])


def attempt(t: HisTable, space: str, attack: list[int], defence: list[int]) -> HisTable:
    """One attempt of the Theses and its dice; an empty defence was never thrown."""
    t.dice("reformation.attack", attack)
    if defence:
        t.dice("reformation.defence", defence)
    return t.answer("protestant", "reformation.target", space)
