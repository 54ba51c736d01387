"""18.1, 18.3 Publishing a treatise."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    ENGLISH,
    NOBODY,
    PROTESTANT,
    PUBLISH_TREATISE,
    REFORMER_CRANMER,
    ZONES,
)
from cuius.titles.here_i_stand.phases.action.table import action, price
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts, reformation_targets
from cuius.titles.here_i_stand.rules.debaters import use_bonus, with_bonus
from cuius.titles.here_i_stand.rules.lasting import CROMWELL_PRINTS, in_force
from cuius.titles.here_i_stand.state import State

CROMWELLS_PRICE = 2
"""24-k115."""


def can_publish(g: State, power: Id) -> bool:
    """18.1-r16,r18 The Protestant; England while Cranmer is on the board. A space must be left to try."""
    if power == ENGLAND and g.reformer_at[REFORMER_CRANMER] < 0:
        return False
    return bool(reformation_targets(g))


def treatise_price(g: State, power: Id) -> int:
    """18.1-r16,r18 As the power card says; 24-k115 for England less in a turn of Thomas Cromwell's."""
    if power == ENGLAND and in_force(g, CROMWELL_PRINTS, ENGLAND):
        return CROMWELLS_PRICE
    return price(g, power, PUBLISH_TREATISE)


@action(PUBLISH_TREATISE, rule="18.1-r16", when=can_publish, pays_itself=True, least=treatise_price)
def publish_treatise(g: State, power: Id) -> Proc[None]:
    """18.1-r16..r19, 18.3-t2 Two attempts on a zone named before; England's always on the English zone."""
    g.cp -= treatise_price(g, power)
    zone = ENGLISH
    if power != ENGLAND:
        zone = yield Ask(power, "treatise.zone", all_zones, rule="18.1-r17")
    g.tell("treatise.published", power=power, zone=zone)
    author = yield from ask_author(g, zone)
    if author == NOBODY:
        yield from reformation_attempts(g, (zone,), g.board.numbers["treatise_attempts"], actor=power)
        return
    bonus = g.board.debater_bonus[author]  # 18.3-t2b,t2c three attempts, all in his own language
    spaces = g.board.in_zone[zone]
    yield from reformation_attempts(g, (zone,), bonus.number, actor=power, only=spaces, unrest=bonus.flag)


def all_zones() -> Options:
    return ZONES.ids


def ask_author(g: State, zone: Id) -> Proc[int]:
    """18.2-r25,r27 Before the first attempt the Protestant may commit Carlstadt or Calvin in his zone."""
    if not with_bonus(g, PROTESTANT, "treatise", zone) or not reformation_targets(g, g.board.in_zone[zone]):
        return NOBODY
    author = yield Ask(PROTESTANT, "treatise.author", authors, g, zone, rule="18.2-r27", about={"zone": zone})
    if author == PASS:
        return NOBODY
    use_bonus(g, PROTESTANT, author)
    return author


def authors(g: State, zone: Id) -> Options:
    return (*with_bonus(g, PROTESTANT, "treatise", zone), PASS)
