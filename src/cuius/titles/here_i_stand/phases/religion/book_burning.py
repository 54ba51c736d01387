"""18.1, 18.4 Burning books."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import BURN_BOOKS, DEBATER_TETZEL, NOBODY, PAPACY, ZONES
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.religion.attempts import counter_reformation_attempts, counter_targets
from cuius.titles.here_i_stand.phases.religion.st_peters import add_to_st_peters
from cuius.titles.here_i_stand.rules.debaters import bonus_left, is_free, use_bonus, with_bonus
from cuius.titles.here_i_stand.state import State


def can_burn_books(g: State, power: Id) -> bool:
    """18.1-r35 The Papacy, while there is a space to try."""
    return power == PAPACY and bool(counter_targets(g))


@action(BURN_BOOKS, rule="18.1-r35", when=can_burn_books)
def burn_books(g: State, power: Id) -> Proc[None]:
    """18.1-r35 Two Counter-Reformation attempts on a zone of the Papacy's choice."""
    zone = yield Ask(PAPACY, "burning.zone", all_zones, rule="18.1-r35")
    yield from burn_books_in(g, zone)


def all_zones() -> Options:
    return ZONES.ids


def burn_books_in(g: State, zone: Id) -> Proc[None]:
    """18.1-r36, 18.4-t1, 18.4-t1b, 18.4-t1c (ruling R97) Cajetan or Caraffa gives a third attempt."""
    g.tell("burning.begins", zone=zone)
    zones: tuple[Id, ...] = (zone,)
    many = g.board.numbers["burn_books_attempts"]
    censor = yield from ask_censor(g, zone)
    if censor != NOBODY:
        bonus = g.board.debater_bonus[censor]
        many = bonus.number
        zones = ZONES.ids if bonus.flag else zones
    yield from counter_reformation_attempts(g, zones, many)
    yield from ask_tetzel(g)


def ask_censor(g: State, zone: Id) -> Proc[int]:
    """18.2-r27 Before the first attempt."""
    if not with_bonus(g, PAPACY, "burn_books"):
        return NOBODY
    censor = yield Ask(PAPACY, "burning.censor", censors, g, rule="18.2-r27", about={"zone": zone})
    if censor == PASS:
        return NOBODY
    use_bonus(g, PAPACY, censor)
    return censor


def censors(g: State) -> Options:
    return (*with_bonus(g, PAPACY, "burn_books"), PASS)


def ask_tetzel(g: State) -> Proc[None]:
    """18.4-s9 (ruling R101) Once an action, whatever came of the attempts: a point for St. Peter's."""
    if not is_free(g, DEBATER_TETZEL) or not bonus_left(g, PAPACY):
        return
    if (yield Ask(PAPACY, "burning.tetzel", tetzel_or_not, rule="18.4-s9")) == DEBATER_TETZEL:
        use_bonus(g, PAPACY, DEBATER_TETZEL)
        add_to_st_peters(g, g.board.debater_bonus[DEBATER_TETZEL].number)


def tetzel_or_not() -> Options:
    return (DEBATER_TETZEL, PASS)
