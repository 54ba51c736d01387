"""Princes and bankers: 40 Machiavelli, 66 Akinji Raiders, 74 Diplomatic Overture, 79 Fuggers."""

from __future__ import annotations

from itertools import compress

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.english_home import war_in_impulse
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    AKINJI_RAIDERS,
    CARDS,
    DIPLOMATIC_OVERTURE,
    FUGGERS,
    HOME,
    MACHIAVELLI,
    MAJORS,
    MANDATORY,
    OTTOMAN,
    SPACES,
)
from cuius.titles.here_i_stand.phases.diplomacy.giving import spare_cards, take_random_card
from cuius.titles.here_i_stand.phases.drawing import draw_card
from cuius.titles.here_i_stand.rules.declarations import may_ever_declare
from cuius.titles.here_i_stand.rules.relations import at_war, controls
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State

AFTER_WAR = 2
"""24-k40 Command points once war is declared."""
DRAWN = 2
"""24-k74, 24-k79 Cards."""


# Machiavelli


def rivals(g: State, power: Id) -> Options:
    """24-k40, 9.6-x1..x8 Major powers on whom war may ever be declared."""
    return tuple([p for p in MAJORS if may_ever_declare(g, power, p)])


def has_rivals(g: State, power: Id) -> bool:
    return bool(rivals(g, power))


@event(MACHIAVELLI, rule="24-k40", when=has_rivals)
def machiavelli(g: State, power: Id) -> Proc[None]:
    """24-k40, 21.3-r1b War on a major power in the Action Phase, at no cost; then two points."""
    enemy = yield Ask(power, "machiavelli.enemy", rivals, g, power, rule="24-k40")
    yield from war_in_impulse(g, power, enemy, AFTER_WAR)


# Akinji Raiders


def raided(g: State) -> Options:
    """24-k66 (ruling R443) The Ottoman's enemies within reach of cavalry who have a card to lose."""
    return tuple([p for p in MAJORS if at_war(g, OTTOMAN, p) and spare_cards(g, p) and is_near(g, p)])


def is_near(g: State, power: Id) -> bool:
    """24-k66 A space of the power two steps from cavalry, the space between being Ottoman."""
    return any(rides_to(g, power, s) for s in compress(SPACES, g.hired[OTTOMAN::N]))


def rides_to(g: State, power: Id, camp: Id) -> bool:
    if controls(g, power, camp):
        return True
    for first in g.board.neighbours[camp]:
        if controls(g, power, first):
            return True
        if controls(g, OTTOMAN, first) and any(controls(g, power, s) for s in g.board.neighbours[first]):
            return True
    return False


def has_raided(g: State, power: Id) -> bool:
    """Somebody has a card to lose once this one is played."""
    return any(p != power or spare_cards(g, p) > 1 for p in raided(g))


@event(AKINJI_RAIDERS, rule="24-k66", when=has_raided)
def akinji_raiders(g: State, power: Id) -> Proc[None]:
    """24-k66 The Ottoman names the victim, whoever played the card, and takes a card at random."""
    victim = yield Ask(OTTOMAN, "akinji.victim", raided, g, rule="24-k66")
    yield from take_random_card(g, victim, OTTOMAN)


# Diplomatic Overture


@event(DIPLOMATIC_OVERTURE, rule="24-k74")
def diplomatic_overture(g: State, power: Id) -> Proc[None]:
    """24-k74 Two cards for the player, who then gives one card away."""
    for _ in range(DRAWN):
        yield from draw_card(g, power)
    if not spare_cards(g, power):
        return
    friend = yield Ask(power, "overture.to", others, power, rule="24-k74")
    about = {"power": friend}
    card = yield Ask(
        power,
        "overture.card",
        gifts,
        g,
        power,
        rule="24-k74",
        about=about,
        confirm=g.discreet,
        secret=True,
    )
    g.take_from_hand(power, card)
    g.hands[friend].append(int(card))
    g.shown.append((int(power), int(friend), int(card)))
    g.tell("card.changes", giver=power, taker=friend, card=card, to=(power, friend))
    g.tell("card.changes_hidden", giver=power, taker=friend, but=(power, friend))


def others(power: Id) -> Options:
    return tuple([p for p in MAJORS if p != power])


def gifts(g: State, power: Id) -> Options:
    """24-k74 No home card; a mandatory event only if there is nothing else."""
    kind = g.board.card_kind
    spare = [CARDS[c] for c in sorted(g.hands[power]) if kind[c] != HOME]
    return tuple([c for c in spare if kind[c] != MANDATORY]) or tuple(spare)


# Fuggers


@event(FUGGERS, rule="24-k79")
def fuggers(g: State, power: Id) -> Proc[None]:
    """24-k79, 6.2-r13 Two cards now, one fewer at the next deal."""
    for _ in range(DRAWN):
        yield from draw_card(g, power)
    g.debts[power] += 1
    g.tell("fuggers.lend", power=power)
