"""15.7.2 What an ally pays, he pays of his own will."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.rounds import activate
from tests.guerres.tables import GuerresTable, war_table

LEAGUE_1 = ARMIES["league_1"]
SAFE = [1, 1]


def stopped_in_poitou(league: int, royalist: int, edition: str = "fr") -> GuerresTable:
    """Aumale, on his way from Saintonge to Berry, is beaten by peasants in Poitou and stays there."""
    t = war_table(edition=edition).army("league_1", "saintonge", 3, "claude_d_aumale").arrange(active=0)
    t.army("peasant_revolt", "poitou", 3).coins(league=league, royalist=royalist)
    t.play(activate, LEAGUE_1, PROVINCES["berry"]).answer("league", "war.troops", "3")
    t.dice(interception=[6, 6], attack=[1, 1], defence=[6], fate=SAFE).answer("league", "war.step", "poitou")
    return t.answer("league", "battle.retreat", "stay")


@pytest.mark.parametrize(("word", "left"), [("agree", 8), ("refuse", 9)])
@proves("15.7.2-r12")
def test_r85_an_ally_is_asked_before_he_pays_for_an_army_that_was_stopped(word, left):
    t = stopped_in_poitou(league=1, royalist=9)
    t.expect("royalist", "war.contribute", options=["agree", "refuse"], about={"cost": 1})
    t.answer("royalist", "war.contribute", word)
    assert (t.money_of("league"), t.money_of("royalist")) == (0, left)
    assert t.state.unwilling[0] == (word == "refuse")


@proves("15.7.2-r12")
def test_r85_who_can_pay_alone_asks_nobody():
    t = stopped_in_poitou(league=2, royalist=9)
    assert not t.waiting
    assert (t.money_of("league"), t.money_of("royalist")) == (0, 9)


@proves("15.7.2-r12")
def test_r85_each_cost_is_asked_for_by_itself_and_no_further_than_the_ally_s_money():
    """One army is stopped, the other arrives: two costs of two, of which the League pays one coin."""
    t = war_table().army("league_1", "saintonge", 3, "claude_d_aumale").arrange(active=0)
    t.army("league_2", "limousin", 2, "jacques_de_nemours").army("peasant_revolt", "poitou", 3)
    t.coins(league=1, royalist=2).play(activate, LEAGUE_1, PROVINCES["berry"]).answer(
        "league", "war.troops", "3"
    )
    t.dice(interception=[6, 6], attack=[1, 1], defence=[6], fate=SAFE).answer("league", "war.step", "poitou")
    t.answer("league", "battle.retreat", "stay").answer("league", "war.join", "move", "war.troops", "2")
    t.expect("royalist", "war.contribute", about={"cost": 1, "province": PROVINCES["poitou"]})
    t.answer("royalist", "war.contribute", "agree")
    t.expect("royalist", "war.contribute", about={"cost": 1, "province": PROVINCES["berry"]})
    t.answer("royalist", "war.contribute", "refuse")
    assert (t.money_of("league"), t.money_of("royalist")) == (0, 1)
    assert (t.place_of("league_1"), t.place_of("league_2")) == ("poitou", "limousin")
    t.expect_event("war.taken_back", province="berry")


@proves("15.7.2-r13", "20-r1")
@pytest.mark.parametrize(("word", "besieges"), [("agree", True), ("refuse", False)])
def test_r85_a_victor_on_the_way_who_is_not_paid_for_does_nothing_more(word, besieges):
    """Aumale beats the peasants of Poitou and arrives in Berry; without the King's coin there is no siege."""
    t = war_table().army("league_1", "saintonge", 3, "claude_d_aumale").arrange(active=0)
    t.army("peasant_revolt", "poitou", 3).coins(league=1, royalist=9)
    t.play(activate, LEAGUE_1, PROVINCES["berry"]).answer("league", "war.troops", "3")
    t.dice(interception=[6, 6], attack=[6, 1], defence=[1], fate=SAFE).answer("league", "war.step", "poitou")
    t.answer("royalist", "war.contribute", word)
    assert t.place_of("league_1") == "berry"
    if besieges:
        t.expect("league", "siege.town", options=["sancerre", "pass"])
    else:
        assert not t.waiting
        assert t.state.moved[LEAGUE_1]
        assert t.state.acted_in_round
