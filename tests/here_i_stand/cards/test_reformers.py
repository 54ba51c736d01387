"""39, 43, 45, 57, 78 What befalls reformers and princes."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DEBATER_CALVIN,
    DEBATER_ECK,
    DEBATER_ZWINGLI,
    GERMAN,
    LEADERS,
    PAPACY,
    PROTESTANT,
    REFORMER_CALVIN,
    REFORMER_ZWINGLI,
    ZONES,
)
from cuius.titles.here_i_stand.phases.card_draw import reformer_comes
from cuius.titles.here_i_stand.phases.religion.attempts import counter_reformation_attempts
from cuius.titles.here_i_stand.phases.winter.phase import lift_piracy_markers
from cuius.titles.here_i_stand.rules.debates import attack_dice
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, in_force
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE, EXILED, OUT, TURN_TRACK
from tests.here_i_stand.believers import counter_at, lies, may_play, play_card, world
from tests.here_i_stand.preaching import faith, reformer, standing, stands
from tests.here_i_stand.tables import HisTable

# Augsburg Confession


def test_24_k39_melanchthon_must_be_uncommitted():
    t = world(turn=3)
    assert not may_play(t, "france", "augsburg_confession")
    assert may_play(standing(t, "free", "melanchthon"), "france", "augsburg_confession")


@proves("24-k39", "18.4-s4b", "18.5-s4b", "6.1-r25")
def test_24_k39_papal_dice_suffer_to_the_end_of_the_turn():
    t = standing(world("wittenberg", "kassel", turn=3), "free", "melanchthon")
    before = total(attack_dice(t.state, PAPACY, GERMAN, DEBATER_ECK))
    play_card(t, "france", "augsburg_confession")
    assert (stands(t, "melanchthon"), lies(t, "augsburg_confession")) == ("committed", "removed")
    assert total(attack_dice(t.state, PAPACY, GERMAN, DEBATER_ECK)) == before - 1
    t.play(counter_reformation_attempts, ZONES.ids, 1)
    counter_at(t, "wittenberg", 6, 5)
    t.expect_event("counter.lost", best=5, stop=5)
    t.play(lift_piracy_markers)
    assert not in_force(t.state, AUGSBURG_CONFESSED, PROTESTANT)


# Zwingli Dons Armor


def zurich(*, turn: int = 3) -> HisTable:
    return reformer(standing(world("zurich", turn=turn), "free", "zwingli"), "zwingli")


def test_24_k43_zwingli_must_be_in_the_game():
    t = standing(world(turn=3), "out", "zwingli")
    assert not may_play(t, "papacy", "zwingli_dons_armor")
    assert not may_play(standing(t, "waiting", "zwingli"), "papacy", "zwingli_dons_armor")


@proves("24-k43", "8.2-r14")
def test_24_k43_a_catholic_unit_within_three_spaces_falls_with_him():
    t = zurich().put("innsbruck", "habsburg", regulars=1, hired=2).put("milan", "france", regulars=1)
    t.put("vienna", "habsburg", regulars=1).put("basel", "protestant", regulars=1)
    play_card(t, "france", "zwingli_dons_armor")
    t.expect("protestant", "zwingli.space", options=["innsbruck", "milan"])
    t.answer("protestant", "zwingli.space", "innsbruck")
    t.expect("protestant", "zwingli.unit", options=["regular", "mercenary"])
    t.answer("protestant", "zwingli.unit", "mercenary")
    assert t.units("innsbruck", "habsburg") == (1, 1)
    assert (t.state.debater[DEBATER_ZWINGLI], t.state.reformer_at[REFORMER_ZWINGLI]) == (OUT, AWAY)
    assert lies(t, "zwingli_dons_armor") == "removed"


def test_24_k43_the_protestant_says_whose_unit_it_is():
    t = zurich().put("milan", "france", regulars=1).put("milan", "papacy", regulars=1)
    play_card(t, "ottoman", "zwingli_dons_armor")
    t.expect("protestant", "zwingli.owner", options=["france", "papacy"])
    t.answer("protestant", "zwingli.owner", "papacy")
    assert (t.units("milan", "france"), t.units("milan", "papacy")) == ((1, 0), (0, 0))
    t.expect_event("zwingli.kills", power="papacy", space="milan", unit="regular")


def test_24_k43_without_an_enemy_he_falls_all_the_same():
    t = play_card(zurich().put("milan", "ottoman", regulars=1), "papacy", "zwingli_dons_armor")
    assert t.over
    assert t.units("milan", "ottoman") == (1, 0)  # 18.2 neither Catholic nor Protestant
    assert t.state.debater[DEBATER_ZWINGLI] == OUT


def test_R412_a_banished_zwingli_still_dons_his_armor():
    t = standing(world(turn=3), "exiled", "zwingli").arrange(reformer_at={REFORMER_ZWINGLI: TURN_TRACK})
    play_card(t, "papacy", "zwingli_dons_armor")
    assert t.state.reformer_at[REFORMER_ZWINGLI] == AWAY
    t.turn(4).play(reformer_comes, REFORMER_ZWINGLI)
    assert t.state.reformer_at[REFORMER_ZWINGLI] == AWAY


# Calvin Expelled


def test_24_k45_calvin_must_be_in_play():
    t = world(turn=4)
    assert not may_play(t, "france", "calvin_expelled")
    t.arrange(reformer_at={REFORMER_CALVIN: TURN_TRACK})
    assert not may_play(t, "france", "calvin_expelled")


@proves("24-k45", "8.2-r10..r12")
def test_24_k45_he_is_away_until_the_next_card_draw_phase():
    t = reformer(standing(world(turn=4), "free", "calvin"), "calvin")
    play_card(t, "france", "calvin_expelled")
    assert (t.state.debater[DEBATER_CALVIN], t.state.reformer_at[REFORMER_CALVIN]) == (EXILED, TURN_TRACK)
    assert lies(t, "calvin_expelled") == "removed"
    assert not may_play(t, "france", "calvins_institutes")
    t.turn(5).play(reformer_comes, REFORMER_CALVIN)
    t.expect_event("reformer.returns", reformer="calvin", space="geneva")
    assert (stands(t, "calvin"), faith(t, "geneva")) == ("free", "catholic")


# Philip of Hesse's Bigamy


def test_24_k57_the_protestant_gives_up_the_leader():
    t = world(turn=5).put("kassel", "protestant", regulars=1, leaders=["philip_of_hesse"])
    play_card(t.hand("protestant", "erasmus"), "papacy", "philip_of_hesses_bigamy")
    t.expect("protestant", "bigamy.price", options=["philip_of_hesse", "card"])
    t.answer("protestant", "bigamy.price", "philip_of_hesse")
    assert (t.where("philip_of_hesse"), t.holds("protestant")) == (AWAY, ["erasmus"])
    assert lies(t, "philip_of_hesses_bigamy") == "removed"


def test_24_k57_or_a_card_at_random():
    t = world(turn=5).put("kassel", "protestant", leaders=["philip_of_hesse"])
    play_card(t.hand("protestant", "erasmus", "fuggers"), "papacy", "philip_of_hesses_bigamy")
    t.draw(taken="fuggers").answer("protestant", "bigamy.price", "card")
    assert (t.where("philip_of_hesse"), t.holds("protestant")) == ("kassel", ["erasmus"])
    assert lies(t, "fuggers") == "discarded"


@pytest.mark.parametrize("cards", [(), ("erasmus",)])
def test_24_k57_what_cannot_be_given_is_not_asked_for(cards):
    t = world(turn=5).hand("protestant", *cards)
    if cards:
        t.draw(taken="erasmus")
    play_card(t, "papacy", "philip_of_hesses_bigamy")
    assert t.over
    assert t.holds("protestant") == []


def test_R413_a_captive_philip_is_the_price_too():
    def captive(g):
        g.capture(LEADERS["philip_of_hesse"], PAPACY)

    t = play_card(world(turn=5).arrange(captive), "papacy", "philip_of_hesses_bigamy")
    assert t.over
    assert t.where("philip_of_hesse") == AWAY
    assert t.state.leader_at.count(CAPTIVE) == 0


# Frederick the Wise


@proves("24-k78", "18.3-s8c")
def test_24_k78_the_two_nearest_german_spaces_turn_protestant():
    t = play_card(world("wittenberg", "leipzig"), "france", "frederick_the_wise")
    t.expect("protestant", "frederick.space", options=["brandenburg", "magdeburg"])
    t.answer("protestant", "frederick.space", "brandenburg")
    assert t.over
    assert (faith(t, "brandenburg"), faith(t, "magdeburg")) == ("protestant", "protestant")
    assert t.units("brandenburg", "protestant") == (1, 0)
    assert lies(t, "frederick_the_wise") == "removed"


def test_R414_wittenberg_itself_is_the_nearest():
    t = play_card(world("leipzig", "magdeburg"), "protestant", "frederick_the_wise")
    assert t.over
    assert (faith(t, "wittenberg"), faith(t, "brandenburg")) == ("protestant", "protestant")


def test_24_k78_a_discarded_wartburg_may_be_taken():
    t = world("leipzig", "magdeburg").discarded("the_wartburg")
    play_card(t, "france", "frederick_the_wise")
    t.expect("protestant", "frederick.wartburg", options=["the_wartburg", "pass"])
    t.answer("protestant", "frederick.wartburg", "the_wartburg")
    assert t.holds("protestant") == ["the_wartburg"]
    assert (0, int(PROTESTANT), int(CARDS["the_wartburg"])) in t.state.shown


def test_24_k78_or_left():
    t = world("leipzig", "magdeburg").discarded("the_wartburg")
    play_card(t, "france", "frederick_the_wise").answer("protestant", "frederick.wartburg", "pass")
    assert (lies(t, "the_wartburg"), t.holds("protestant")) == ("discarded", [])


@proves("6.2-x3", "24-k78")
def test_6_2_x3_not_a_wartburg_played_this_turn():
    t = world("leipzig", "magdeburg").discarded("the_wartburg")
    t.arrange(used_as_event=[(int(CARDS["the_wartburg"]), int(PROTESTANT))])
    play_card(t, "france", "frederick_the_wise")
    assert t.over
    assert lies(t, "the_wartburg") == "discarded"
