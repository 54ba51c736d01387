"""9.5 Removing excommunication."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.phases.card_draw import random_card
from cuius.titles.here_i_stand.phases.diplomacy.giving import spare_cards
from cuius.titles.here_i_stand.phases.diplomacy.status import lift_ban
from cuius.titles.here_i_stand.state import State

DONATE = "donate"


def excommunication(g: State) -> Proc[None]:
    """9.5-r1,r3,r4 In impulse order each power may buy off a ban of an earlier turn, or live with it."""
    while g.step < len(MAJORS):
        power = MAJORS[g.step]
        if is_penitent(g, power):
            yield Checkpoint("excommunication")
            if (yield Ask(power, "ban.donate", donations, rule="9.5-r1")) == DONATE:
                yield from donate(g, power)
        g.step += 1


def is_penitent(g: State, power: Id) -> bool:
    """9.5-r1 Its ruler was excommunicated on an earlier turn, and it has a card to give."""
    return g.less_cards[power] > 0 and g.ban_turn[power] < g.turn and spare_cards(g, power) > 0


def donations() -> Options:
    return (DONATE, PASS)


def donate(g: State, power: Id) -> Proc[None]:
    """9.5-r2 A random card: its points go to St. Peter's, the card to the discards."""
    card = yield from random_card(g, power, MAJORS)
    if card is None:
        return
    g.st_peters += g.board.card_cp[card]
    g.discard(int(card))
    lift_ban(g, power)
    g.tell("ban.bought_off", power=power, card=card, points=g.board.card_cp[card], reveal=True)
