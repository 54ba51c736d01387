"""What a second reading of the book against the procedures found."""

from __future__ import annotations

from cuius.core.rulebook import proves
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.tables import war_table


@proves("15.3-r1", "15.3-r3", "24-k97")
def test_15_3_r3_a_card_between_two_actions_of_a_scots_raid_breaks_a_siege_at_once():
    t = war_table().ally("scotland", "france").war("france", "england")
    t.put("edinburgh", "france", regulars=4).control("france", "berwick").hand("ottoman", "landsknechts")
    t.put("york", "england", regulars=1).put("york", "france", hired=2).siege("york")
    play_card(t, "papacy", "scots_raid").answer("france", "action", "raise_regular", "build.where", "glasgow")
    t.answer("ottoman", "respond.between", "landsknechts")
    t.told("siege.broken", space="york")
    t.expect("france", "action")
