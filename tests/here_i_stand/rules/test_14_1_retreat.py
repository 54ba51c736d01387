"""14.1 Retreat."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS, ENGLAND, PLACES
from cuius.titles.here_i_stand.phases.land.siege import retreats
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def before_calais(english: int = 5, leaders=()) -> HisTable:
    """France attacks Calais from Boulogne and hits twice; the English hold Antwerp too."""
    t = war_table().war("france", "england").control("england", "antwerp", "brussels")
    t.put("calais", "england", regulars=english, leaders=leaders)
    t.put("boulogne", "france", regulars=7, leaders=["francis_i"])
    march(t, "france", "boulogne", "calais", 7, 0, ["francis_i"])
    t.dice(attack=[5, 5] + [1] * 6, defence=[1] * (english + 1 + bool(leaders)))
    return t.answer("england", "avoid.to", "pass")


@proves("14.1-r1..r3")
def test_14_1_r2_up_to_four_go_inside_and_the_rest_to_one_space():
    t = before_calais(english=8, leaders=["henry_viii"])
    t.answer("england", "shelter.leader", "done")
    t.expect("england", "shelter.regulars", options=["4", "3", "2", "1", "0"])
    t.answer("england", "shelter.regulars", 4)
    t.expect("england", "retreat.to", options=["brussels", "antwerp"])
    t.answer("england", "retreat.to", "antwerp")
    assert t.units("calais", "england") == (4, 0)
    assert t.units("antwerp", "england") == (2, 0)
    assert t.where("henry_viii") == "antwerp"
    assert t.state.besieged[CALAIS] > 0


def test_14_1_r2_nobody_need_go_inside_and_leaders_may_go_alone():
    t = before_calais(english=5, leaders=["henry_viii"])
    t.answer("england", "shelter.leader", "henry_viii", "shelter.regulars", 0)
    t.answer("england", "retreat.to", "brussels")
    assert t.units("brussels", "england") == (3, 0)
    assert t.where("henry_viii") == "calais"
    t.expect_event("retreat.inside", power="england", units=0)


def test_r511_the_holder_chooses_first_who_shelters():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy")
    t.put("calais", "england", regulars=3).put("calais", "papacy", regulars=2)
    t.put("boulogne", "france", regulars=7, leaders=["francis_i"])
    t.dice(attack=[5, 5] + [1] * 6, defence=[1] * 6)
    march(t, "france", "boulogne", "calais", 7, 0, ["francis_i"])
    t.answer("england", "shelter.regulars", 2)
    t.answer("papacy", "shelter.regulars", 0)
    t.expect_event("retreat.lost", power="papacy", space="calais", units=1)
    assert t.units("calais", "england") == (2, 0)


@proves("14.1-r3")
def test_r62_allies_who_lost_together_go_their_own_ways():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy")
    t.control("england", "boulogne", "st_quentin").put("boulogne", "england", regulars=2)
    t.put("boulogne", "papacy", regulars=2).put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.answer("england", "avoid.to", "pass")
    t.dice(attack=[5, 5, 1, 1], defence=[1] * 5)
    t.answer("papacy", "avoid.to", "pass")
    t.answer("england", "retreat.to", "calais")
    t.answer("papacy", "retreat.to", "st_quentin")
    assert (t.units("calais", "england"), t.units("st_quentin", "papacy")) == ((1, 0), (1, 0))


@proves("14.1-r4", "14.1-x4")
def test_14_1_r4_without_a_legal_space_all_is_lost():
    t = war_table().war("france", "england").control("england", "boulogne", "paris", "rouen")
    t.put("boulogne", "england", regulars=3, leaders=["henry_viii"])
    t.control("france", "calais").put("calais", "france", regulars=5, leaders=["francis_i"])
    t.unrest("rouen").put("paris", "france", regulars=1)
    t.dice(attack=[5, 1, 1, 1, 1, 1], defence=[1] * 5)
    march(t, "france", "calais", "boulogne", 5, 0, ["francis_i"])
    t.expect_event("retreat.lost", power="england", space="boulogne", units=2)
    assert t.where("henry_viii") == CAPTIVE


@proves("14.1-x1..x4", "2.5-r10")
def test_14_1_x1_where_a_retreat_may_go():
    t = war_table().war("france", "england").ally("england", "habsburg")
    t.control("england", "calais", "innsbruck").control("habsburg", "trent")

    def ways(space: str, *barred: str) -> list[str]:
        return [str(s) for s in retreats(t.state, ENGLAND, PLACES[space], tuple([PLACES[b] for b in barred]))]

    assert ways("calais") == ["brussels", "antwerp"]
    assert ways("calais", "antwerp") == ["brussels"]
    t.unrest("brussels")
    assert ways("calais") == ["antwerp"]
    t.put("antwerp", "france", regulars=1)
    assert ways("calais") == []
    assert "trent" in ways("innsbruck")
    assert "zurich" not in ways("innsbruck")


@proves("14.1-x5")
def test_r63_a_beaten_attacker_goes_back_or_is_lost():
    t = war_table().war("france", "england").control("england", "boulogne")
    t.put("boulogne", "england", regulars=3).put("paris", "france", regulars=3)
    march(t, "france", "paris", "boulogne", 3)
    t.dice(attack=[1] * 3, defence=[5, 1, 1, 1])
    t.answer("england", "avoid.to", "pass")
    t.expect_event("retreat.done", power="france", origin="boulogne", target="paris", units=2)
    t = war_table().war("france", "england").control("england", "brussels")
    t.put("brussels", "england", regulars=5).put("liege", "france", regulars=3, leaders=["francis_i"])
    march(t, "france", "liege", "brussels", 3, 0, ["francis_i"])
    t.dice(attack=[1] * 4, defence=[5] + [1] * 5)
    t.answer("england", "avoid.to", "pass")
    t.expect_event("retreat.lost", power="france", space="brussels", units=2)
    assert t.where("francis_i") == CAPTIVE


def test_16_3_p4_whoever_lands_and_loses_is_lost():
    t = war_table().war("france", "england").put("calais", "england", regulars=5)
    t.put("rouen", "france", regulars=3)
    t.dice(attack=[1] * 3, defence=[5] + [1] * 5)
    march(t, "france", "rouen", "calais", 3, by_sea=True)
    t.expect_event("retreat.lost", power="france", space="calais", units=2)


def test_13_1_x13_a_retreat_captures_a_lone_enemy_leader():
    t = war_table().war("france", "england").control("england", "boulogne", "st_quentin")
    t.put("boulogne", "england", regulars=3).put("st_quentin", "france", leaders=["montmorency"])
    t.control("france", "calais").put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.dice(attack=[5, 1, 1, 1], defence=[1] * 4)
    t.answer("england", "avoid.to", "pass")
    assert t.units("st_quentin", "england") == (2, 0)
    assert t.where("montmorency") == CAPTIVE


@proves("22.1-r6,r7")
def test_22_1_r7_inactive_units_without_walls_do_not_survive_a_lost_battle():
    t = war_table().war("ottoman", "hungary").put("mohacs", "hungary", regulars=5)
    t.put("belgrade", "ottoman", regulars=5, leaders=["suleiman"]).control("ottoman", "belgrade")
    t.dice(attack=[6, 6] + [1] * 5, defence=[1] * 6)
    march(t, "ottoman", "belgrade", "mohacs", 5, 0, ["suleiman"])
    assert t.units("mohacs", "hungary") == (0, 0)
    assert t.units("mohacs", "ottoman") == (5, 0)
