"""What a player who knows the game by heart would look at first."""

from cuius.core.ids import PASS
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS, CARDS, ENGLAND, HABSBURG, ORAN, OTTOMAN, RENEGADE
from cuius.titles.here_i_stand.phases.action.impulse import action_phase, settle_map, take_action
from cuius.titles.here_i_stand.phases.diplomacy.peace import keys_lost, spaces_lost, suits, surrender
from cuius.titles.here_i_stand.phases.religion.papacy import restless_homes
from cuius.titles.here_i_stand.phases.winter.phase import send_back_renegade
from cuius.titles.here_i_stand.state import AWAY, ON_CARD
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.tables import war_table

REVOLT_IN_IRELAND = int(CARDS["revolt_in_ireland"])


@proves("19.2-r1", "21.7-r14")
def test_19_2_r1_the_renegade_leaves_a_foreign_war_too():
    t = war_table().arrange(
        wars_abroad=[(REVOLT_IN_IRELAND, int(ENGLAND), 2, 1, 3)],
        leaders_abroad=[(REVOLT_IN_IRELAND, int(RENEGADE))],
        leader_at={RENEGADE: ON_CARD},
        leader_of={RENEGADE: int(ENGLAND)},
    )
    t.play(send_back_renegade)
    assert t.state.leader_at[RENEGADE] == AWAY
    assert t.state.leaders_abroad == []
    assert t.state.wars_abroad == [(REVOLT_IN_IRELAND, int(ENGLAND), 2, 1, 3)]


@proves("24-k69", "2.1-r13")
def test_24_k69_regulars_never_land_amid_enemies():
    t = war_table().ally("scotland", "france").war("france", "england")
    t.put("glasgow", "england", regulars=2)
    play_card(t, "france", "auld_alliance").answer("france", "auld.use", "reinforce")
    t.expect("france", "auld.where", options=["edinburgh", "stirling"])


@proves("24-k108", "2.1-r13")
def test_24_k108_nor_do_venetians():
    t = war_table().ally("venice", "papacy").war("papacy", "ottoman")
    t.put("zara", "ottoman", regulars=1)
    play_card(t, "papacy", "venetian_alliance").answer("papacy", "venetian.use", "reinforce")
    t.expect("papacy", "venetian.where", offers=["corfu"], lacks=["zara"])


@proves("15.3-r1,r3", "24-k33")
def test_15_3_r1_a_response_between_impulses_breaks_a_siege_at_once():
    t = war_table().war("france", "england").control("france", "boulogne")
    t.put("calais", "england", regulars=2).put("calais", "france", regulars=1, hired=2).siege("calais")
    t.hand("ottoman", "landsknechts").impulse("england").play(action_phase)
    t.answer("ottoman", "respond.between", "landsknechts")  # the only mercenaries on the map
    assert not t.state.besieged[CALAIS]
    assert t.units("boulogne", "france") == (1, 0)
    t.expect("england", "impulse.card")


def last_hungarians():
    t = war_table().turn(3).impulse("ottoman", cp=1).war("ottoman", "hungary")
    return t.control("ottoman", "belgrade").put("prague", "hungary", regulars=4)


@proves("22.5-r1")
def test_22_5_r1_hungary_is_defeated_by_battles_and_assaults_alone():
    quiet = last_hungarians().play(settle_map)
    assert not quiet.state.hungary_defeated
    bloody = last_hungarians().arrange(fought=True).play(settle_map)
    assert bloody.state.hungary_defeated
    assert not bloody.state.fought


@proves("22.5-r1,r2b")
def test_22_5_r1_the_assault_that_leaves_four_hungarians_defeats_them():
    t = war_table().turn(3).war("ottoman", "hungary").put("prague", "hungary", regulars=4)
    t.put("belgrade", "hungary", regulars=1).put("belgrade", "ottoman", regulars=4).siege("belgrade")
    t.impulse("ottoman", cp=1).play(take_action, OTTOMAN)
    t.dice(attack=[6, 1], defence=[1, 1])
    t.answer("ottoman", "action", "assault", "assault.regulars", 4)
    assert t.holder("belgrade") == "ottoman"
    t.told("hungary.defeated")


def pirates_at_oran():
    """Oran is a pirate haven in a war of Ottoman and Habsburg."""
    t = war_table().war("ottoman", "habsburg").control("ottoman", "oran", "algiers")
    return t.arrange(havens=[int(ORAN)], fortress={ORAN: True}, algiers_in_play=True)


@proves("9.3-p1a", "9.3-p3", "21.1-r9")
def test_21_1_r9_a_haven_is_no_home_space_that_a_peace_gives_back():
    t = pirates_at_oran()
    assert suits(t.state, HABSBURG) == (PASS,)
    assert spaces_lost(t.state, HABSBURG, OTTOMAN) == (PASS,)
    t.play(surrender, OTTOMAN, HABSBURG)
    assert t.holder("oran") == "ottoman"


@proves("9.3-p1a", "9.3-p5", "9.3-p7", "21.1-r9")
def test_21_1_r9_the_ottoman_may_regain_his_nests():
    t = pirates_at_oran().control("habsburg", "oran", "algiers")
    assert HABSBURG in suits(t.state, OTTOMAN)
    assert [place.word for place in keys_lost(t.state, OTTOMAN, HABSBURG)[:-1]] == ["algiers"]
    assert [place.word for place in spaces_lost(t.state, OTTOMAN, HABSBURG)[:-1]] == ["oran"]


@proves("21.1-r9", "21.5-r14")
def test_21_1_r9_a_ban_on_charles_does_not_reach_a_haven():
    t = pirates_at_oran()
    found = [place.word for place in restless_homes(t.state, HABSBURG)]
    assert "tripoli" in found
    assert "oran" not in found
