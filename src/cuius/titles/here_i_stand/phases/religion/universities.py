"""18.1, 18.2, 21.5 Jesuit universities."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    DEBATER_LOYOLA,
    FOUND_UNIVERSITY,
    PAPACY,
    SOCIETY_OF_JESUS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.table import action, price
from cuius.titles.here_i_stand.rules.debaters import commit, is_free
from cuius.titles.here_i_stand.state import State


def can_found(g: State, power: Id) -> bool:
    """18.1-r38, 18.2-r3, 21.5-r1 Only the Papacy, and only after Society of Jesus."""
    return power == PAPACY and SOCIETY_OF_JESUS in g.removed and bool(university_sites(g))


def university_sites(g: State) -> Options:
    """18.1-r38 Catholic spaces without a university."""
    schools, faith = g.universities, g.faith
    return tuple([s for s in SPACES if faith[s] == CATHOLIC and s not in schools])


def least_price(g: State, power: Id) -> int:
    """18.1-r39, 18.2-r21 With Loyola, who is committed for one university."""
    if is_free(g, DEBATER_LOYOLA):
        return g.board.debater_bonus[DEBATER_LOYOLA].number
    return price(g, power, FOUND_UNIVERSITY)


@action(FOUND_UNIVERSITY, rule="18.1-r38", when=can_found, pays_itself=True, least=least_price)
def found_university(g: State, power: Id) -> Proc[None]:
    """18.1-r38,r39 Three command points, or two and Loyola."""
    founder = yield Ask(power, "university.founder", founders, g, power, rule="18.1-r39")
    if founder == PASS:
        g.cp -= price(g, power, FOUND_UNIVERSITY)
    else:
        g.cp -= least_price(g, power)
        commit(g, founder)
    yield from place_university(g)


def founders(g: State, power: Id) -> Options:
    """18.2-r22 This bonus is none for attempts and does not count as the one of the impulse."""
    loyola = (DEBATER_LOYOLA,) if is_free(g, DEBATER_LOYOLA) else ()
    return loyola + ((PASS,) if price(g, power, FOUND_UNIVERSITY) <= g.cp else ())


def place_university(g: State) -> Proc[None]:
    """18.2-r2,r4, 21.5-r2 The Papacy chooses the space."""
    if not university_sites(g):
        return
    space = yield Ask(PAPACY, "university.space", university_sites, g, rule="18.1-r38")
    g.universities.append(int(space))
    g.tell("university.founded", space=space)
