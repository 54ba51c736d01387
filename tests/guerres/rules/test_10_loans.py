"""10 Allies lend each other money."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.phases.war.money import talk
from cuius.titles.guerres.phases.war.rounds import TALKING
from tests.guerres.tables import war_table


def test_10_r3_a_sum_passes_by_consent():
    t = war_table().coins(royalist=1, league=5).play(talk).answer("royalist", "deal.turn", "offer")
    t.answer("royalist", "deal.kind", "money").answer("royalist", "deal.giver", "league")
    t.expect("royalist", "deal.what", options=["1", "2", "3", "4", "5"]).answer("royalist", "deal.what", "3")
    t.answer("royalist", "deal.kind", "ready").answer("league", "deal.turn", "accept_1")
    assert (t.money_of("royalist"), t.money_of("league")) == (4, 2)
    t.expect_event("clause.money", giver="league", taker="royalist", what=3)


@proves("10-r3")
def test_r5_a_loan_is_a_gift_that_ends_with_the_turn():
    t = war_table().coins(league=5).play(talk).answer("royalist", "deal.turn", "pass")
    t.answer("league", "deal.turn", "offer").answer("league", "deal.kind", "money")
    t.answer("league", "deal.what", "5").answer("league", "deal.kind", "ready")
    t.answer("royalist", "deal.turn", "accept_1").play_out()
    assert (t.money_of("royalist"), t.money_of("league")) == (5, 0)
    t.phase("end_of_turn").play_out()
    assert t.money_of("royalist") == 0


@proves("10-r3", "10-r2")
def test_10_r3_after_the_call_to_arms_with_the_huguenot():
    t = war_table(6, called=True).coins(huguenot=2).play(talk).answer("royalist", "deal.turn", "offer")
    t.answer("royalist", "deal.kind", "money")
    t.expect("royalist", "deal.what", about={"giver": "huguenot", "taker": "royalist"})


@proves("10-r3")
def test_r86_allies_talk_at_the_start_of_their_camp_s_rounds():
    t = war_table().army("royalist_1", "ile_de_france", 3, "anne_de_montmorency").coins(royalist=9)
    t.arrange(active=0).phase("war_rounds", TALKING).expect("royalist", "deal.turn")
    t.answer("royalist", "deal.turn", "pass").answer("league", "deal.turn", "pass")
    t.answer("royalist", "leaders.review", "keep").expect("royalist", "war.announce")
    alone = war_table().army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9)
    alone.arrange(active=1).phase("war_rounds", TALKING).answer("huguenot", "leaders.review", "keep")
    alone.expect("huguenot", "war.announce")
