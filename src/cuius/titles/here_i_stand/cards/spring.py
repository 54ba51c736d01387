"""102 Spring Preparations and 109 Venetian Informant: cards of the spring deployment phase (6.1-t2,t3)."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import answer
from cuius.titles.here_i_stand.ids import SPRING_PREPARATIONS, VENETIAN_INFORMANT
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.stacks import counters_left
from cuius.titles.here_i_stand.rules.two_player import players_of
from cuius.titles.here_i_stand.state import State


def holds_capital(g: State, power: Id) -> bool:
    """24-k102 The player controls a capital of its own."""
    return any(controls(g, power, c) for c in g.board.capitals[power])


@answer("spring.own", SPRING_PREPARATIONS, rule="10-n1", when=holds_capital)
def spring_preparations(g: State, power: Id) -> Proc[None]:
    """24-k102, 10-n1 A regular in each capital; passes, fleets and numbers are no hindrance this spring."""
    for capital in g.board.capitals[power]:
        if controls(g, power, capital) and not g.unrest[capital] and counters_left(g, power):
            g.add_regulars(capital, power)
            g.tell("spring.prepared", power=power, space=capital)
    yield from ()


@answer("spring.begins", VENETIAN_INFORMANT, rule="6.1-t3")
def venetian_informant(g: State, power: Id) -> Proc[None]:
    """24-k109 The player, or a power it names, looks at the hand of another power."""
    who = yield Ask(power, "informant.tells", everybody, g, rule="24-k109")
    whose = yield Ask(power, "informant.about", all_but, g, who, rule="24-k109", about={"power": who})
    g.shown += [(int(who), int(whose), card) for card in sorted(g.hands[whose])]
    g.tell("hand.seen", power=who, whose=whose, reveal=True)


def everybody(g: State) -> Options:
    return players_of(g)


def all_but(g: State, who: Id) -> Options:
    return tuple([p for p in players_of(g) if p != who])
