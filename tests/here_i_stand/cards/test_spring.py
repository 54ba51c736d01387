"""102 Spring Preparations and 109 Venetian Informant."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, FRANCE, OTTOMAN
from cuius.titles.here_i_stand.phases.spring import deploy, spring_deployment
from tests.here_i_stand.tables import war_table


@proves("6.1-t2", "10-n1")
def test_24_k102_a_regular_in_the_capital_and_no_limit_at_sea():
    t = war_table().put("istanbul", "ottoman", regulars=7, leaders=["suleiman"])
    t.hand("ottoman", "spring_preparations").play(deploy, OTTOMAN)
    t.answer("ottoman", "respond.spring.own", "spring_preparations")
    assert t.units("istanbul", "ottoman") == (8, 0)
    assert CARDS["spring_preparations"] in t.state.discards


def test_24_k102_the_habsburgs_get_one_in_each_capital():
    t = war_table().hand("habsburg", "spring_preparations").play(spring_deployment)
    t.answer("habsburg", "respond.spring.own", "spring_preparations")
    assert (t.units("vienna", "habsburg"), t.units("valladolid", "habsburg")) == ((1, 0), (1, 0))


def test_24_k102_not_without_the_capital():
    t = war_table().control("england", "paris").hand("france", "spring_preparations").play(deploy, FRANCE)
    assert t.holds("france") == ["spring_preparations"]
    assert t.waiting == []


@proves("6.1-t3")
def test_24_k109_a_power_looks_into_a_hand_and_nobody_else_does():
    t = war_table().hand("papacy", "venetian_informant").hand("france", "gout", "tercios")
    t.play(spring_deployment).answer("papacy", "respond.spring.begins", "venetian_informant")
    t.answer("papacy", "informant.tells", "habsburg").answer("papacy", "informant.about", "france")
    assert [c for *_, c in t.view("habsburg")["shown"] if c == CARDS["gout"]]
    assert t.view("papacy")["shown"] == []
    t.expect_event("hand.seen", power="habsburg", whose="france")
