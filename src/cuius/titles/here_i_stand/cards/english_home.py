"""21.3 Six Wives of Henry VIII, England's home card."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, HABSBURG, SCOTLAND, SIX_WIVES
from cuius.titles.here_i_stand.phases.diplomacy.war import declare_war
from cuius.titles.here_i_stand.phases.england.marriage import marry
from cuius.titles.here_i_stand.rules.declarations import may_ever_declare
from cuius.titles.here_i_stand.rules.wives import may_advance
from cuius.titles.here_i_stand.state import State

FOES = (SCOTLAND, FRANCE, HABSBURG)
"""21.3-r1 On whom the card declares war."""
MARRY = "marry"
FIRST_MARRIAGE = 2
"""21.3-r2 The turn from which Henry thinks of another wife."""


def can_play_wives(g: State, power: Id) -> bool:
    return bool(wives_choices(g))


@event(SIX_WIVES, rule="21.3-r1", when=can_play_wives)
def six_wives(g: State, power: Id) -> Proc[None]:
    """24-k3, 21.3-r1,r2 A war and the card's command points, or a step on the marital track."""
    word = yield Ask(ENGLAND, "wives.choice", wives_choices, g, rule="21.3-r1")
    if word == MARRY:
        yield from marry(g)
    else:
        yield from war_in_impulse(g, ENGLAND, word, g.board.card_cp[SIX_WIVES])


def wives_choices(g: State) -> Options:
    """21.3-r1,r2, 21.3-r11,r12 Enemies whom the permanent restrictions allow; from turn 2 on a marriage."""
    found: list[Id | str] = [p for p in FOES if may_ever_declare(g, ENGLAND, p)]
    if g.turn >= FIRST_MARRIAGE and may_advance(g):
        found.append(MARRY)
    return tuple(found)


def war_in_impulse(g: State, power: Id, enemy: Id, points: int) -> Proc[None]:
    """21.3-r1, 21.3-r1b War in the Action Phase, free, by this card or by Machiavelli; then points."""
    yield from declare_war(g, power, enemy)
    g.cp, g.spender = points, int(power)
