"""9.4 Ransom of captured army leaders."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import MAJORS, POWERS
from cuius.titles.here_i_stand.phases.diplomacy.giving import spare_cards, take_random_card
from cuius.titles.here_i_stand.phases.diplomacy.leaders import bring_home, captives
from cuius.titles.here_i_stand.state import State


def ransom(g: State) -> Proc[None]:
    """9.4-r1,r3,r4 In impulse order a power may buy back leaders, a card each; the captor is not asked."""
    while g.step < len(MAJORS):
        power = MAJORS[g.step]
        word: Any = PASS
        if len(prisoners(g, power)) > 1:
            yield Checkpoint("ransom")
            word = yield Ask(power, "ransom.leader", prisoners, g, power, rule="9.4-r1")
        if word == PASS:
            g.step += 1
        else:
            captor = POWERS[g.captor[word]]
            g.tell("ransom.paid", power=power, captor=captor, leader=word)
            yield from take_random_card(g, power, captor)
            yield from bring_home(g, word)  # 9.4-r2


def prisoners(g: State, power: Id) -> Options:
    """9.4-r4 Its captive leaders while it has a card that can be drawn, and to leave them where they are."""
    if not spare_cards(g, power):
        return (PASS,)
    return (*[x for captor in MAJORS if captor != power for x in captives(g, power, captor)], PASS)
