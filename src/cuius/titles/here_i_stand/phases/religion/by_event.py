"""18.3, 18.4 Attempts that cards bring: what each targets, how often, and whom it commits."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    A_MIGHTY_FORTRESS,
    AFFAIR_OF_THE_PLACARDS,
    BOOK_OF_COMMON_PRAYER,
    CALVINS_INSTITUTES,
    DEBATER_LUTHER,
    DEBATER_MELANCHTHON,
    DEBATER_OEKOLAMPADIUS,
    DEBATER_ZWINGLI,
    DISSOLUTION_OF_THE_MONASTERIES,
    ENGLAND,
    ENGLISH,
    ERASMUS,
    FRENCH,
    GERMAN,
    KATHERINA_BORA,
    MARBURG_COLLOQUY,
    MARY_DEFIES_COUNCIL,
    PRINTING_PRESS,
    PROTESTANT,
    ZONES,
)
from cuius.titles.here_i_stand.phases.religion.attempts import (
    counter_reformation_attempts,
    reformation_attempts,
)
from cuius.titles.here_i_stand.rules.debaters import commit, is_free
from cuius.titles.here_i_stand.rules.lasting import PRINTING_PRESS_RUNS, put_in_force
from cuius.titles.here_i_stand.state import State

PAIRS = ((DEBATER_LUTHER, DEBATER_MELANCHTHON), (DEBATER_ZWINGLI, DEBATER_OEKOLAMPADIUS))
"""18.3-t10 One of each is committed for Marburg Colloquy."""
ERASMUS_TURNS = 3
"""18.3-t11, 18.4-t4 (ruling R3) From this turn on he helps the other side."""


def can_preach(g: State, card: Id) -> bool:
    """18.3-r1 Everybody the event needs is uncommitted."""
    if card == MARBURG_COLLOQUY:
        return all(any(is_free(g, d) for d in pair) for pair in PAIRS)
    return all(is_free(g, d) for d in g.board.card_needs[card])


def preach(g: State, card: Id) -> Proc[None]:
    """18.3-r1, 18.2-r18, 18.2-r23b Whoever the event needs is committed, at no bonus; then the attempts."""
    for debater in g.board.card_needs[card]:
        commit(g, debater)
    yield from SERMONS[card](g)


def mighty_fortress(g: State) -> Proc[None]:
    """18.3-t5 Six on the German zone."""
    yield from reformation_attempts(g, (GERMAN,), 6)


def placards(g: State) -> Proc[None]:
    """18.3-t6 (ruling R91) On the French zone, as many as the edition has."""
    yield from reformation_attempts(g, (FRENCH,), g.board.numbers["placards_attempts"])


def institutes(g: State) -> Proc[None]:
    """18.3-t7 Five on the French zone, with one more on each die there."""
    yield from reformation_attempts(g, (FRENCH,), 5, plus=1)


def common_prayer(g: State) -> Proc[None]:
    """18.3-t8, 18.3-s1c (ruling R94) Four on the English zone, in English home spaces alone."""
    yield from reformation_attempts(g, (ENGLISH,), 4, only=g.board.homes[ENGLAND])


def dissolution(g: State) -> Proc[None]:
    """18.3-t9 Three on the English zone."""
    yield from reformation_attempts(g, (ENGLISH,), 3)


def colloquy(g: State) -> Proc[None]:
    """18.3-t10 On all zones, as many as the values of the two whom the Protestant commits add up to."""
    many = 0
    for pair in PAIRS:
        debater = yield Ask(PROTESTANT, "colloquy.debater", free_of, g, pair, rule="18.3-t10")
        commit(g, debater)
        many += g.board.debater_value[debater]
    yield from reformation_attempts(g, ZONES.ids, many)


def free_of(g: State, pair: tuple[Id, ...]) -> Options:
    return tuple([d for d in pair if is_free(g, d)])


def erasmus(g: State) -> Proc[None]:
    """18.3-t11, 18.4-t4 (ruling R3) Four on all zones: for the Reformation first, later against it."""
    if g.turn < ERASMUS_TURNS:
        yield from reformation_attempts(g, ZONES.ids, 4)
    else:
        yield from counter_reformation_attempts(g, ZONES.ids, 4)


def bora(g: State) -> Proc[None]:
    """18.3-t12 (ruling R92) Five on all zones."""
    yield from reformation_attempts(g, ZONES.ids, 5)


def printing_press(g: State) -> Proc[None]:
    """18.3-t13 Three on all zones, and a die more in every Reformation attempt of the turn."""
    put_in_force(g, PRINTING_PRESS_RUNS, PROTESTANT)
    yield from reformation_attempts(g, ZONES.ids, 3)


def mary_defies(g: State) -> Proc[None]:
    """18.4-t3 (ruling R3) Three Papal ones on the English zone."""
    yield from counter_reformation_attempts(g, (ENGLISH,), 3)


SERMONS: dict[Id, Callable[[State], Proc[None]]] = {
    A_MIGHTY_FORTRESS: mighty_fortress,
    AFFAIR_OF_THE_PLACARDS: placards,
    CALVINS_INSTITUTES: institutes,
    BOOK_OF_COMMON_PRAYER: common_prayer,
    DISSOLUTION_OF_THE_MONASTERIES: dissolution,
    MARBURG_COLLOQUY: colloquy,
    ERASMUS: erasmus,
    KATHERINA_BORA: bora,
    PRINTING_PRESS: printing_press,
    MARY_DEFIES_COUNCIL: mary_defies,
}
