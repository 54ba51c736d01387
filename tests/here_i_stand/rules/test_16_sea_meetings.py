"""16, 17 At sea where rules meet: allies, loans, sieges, unrest, minor powers, one after the other."""

from __future__ import annotations

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CORSAIR,
    FRANCE,
    HABSBURG,
    LEADERS,
    MOVE_CLEAR,
    OTTOMAN,
    PLACES,
    POWERS,
    SQUADRON,
    UNITS,
)
from cuius.titles.here_i_stand.phases.action.building import can_build, sites
from cuius.titles.here_i_stand.phases.land.movement import embarkations, move
from cuius.titles.here_i_stand.phases.sea.piracy import dice_against, piracy, prices, victims
from cuius.titles.here_i_stand.phases.sea.sailing import naval_move
from cuius.titles.here_i_stand.rules.units import fresh_ships
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.sailing import fight, hits, ionian, sail, sea_war
from tests.here_i_stand.tables import HisTable, war_table


def where(t: HisTable, power: str, unit: str) -> list[str]:
    return sorted(s.word for s in sites(t.state, POWERS[power], UNITS[unit], False))


# 16.1 Friends at sea


@proves("16.1-p2b", "16.1-p4")
def test_16_1_p2b_nobody_intercepts_a_fleet_that_joins_its_ally():
    t = sea_war("habsburg", "ottoman").ally("habsburg", "papacy").ships("ionian_sea", "papacy", 1)
    t.ships("messina", "habsburg", 1).ships("lepanto", "ottoman", 3)
    sail(t, "habsburg", ("messina", "ionian_sea"))
    assert t.over
    assert t.fleet("ionian_sea", "habsburg") == (1, 0)


@proves("16.1-p2b", "16.1-p5")
def test_16_1_p5_before_a_fleet_that_joins_its_ally_nobody_slips_away():
    t = sea_war("habsburg", "ottoman").ally("habsburg", "papacy").ships("ionian_sea", "papacy", 1)
    t.ships("ionian_sea", "ottoman", 1).ships("messina", "habsburg", 1)
    t.dice(attack=[6, 6], defence=[1, 1])
    sail(t, "habsburg", ("messina", "ionian_sea"))
    t.expect_event("naval.fought", attacker="habsburg", defender="ottoman")
    assert t.fleet("ionian_sea", "papacy") == (1, 0)  # he looks on
    assert not t.events("evade.tried")


@proves("16.1-p2b", "9.2-r9")
def test_16_1_p2b_a_squadron_on_loan_shelters_its_borrower_and_its_lender_as_an_ally():
    t = sea_war("habsburg", "ottoman").ally("habsburg", "papacy").lend("ionian_sea", "papacy", "habsburg", 1)
    t.ships("messina", "habsburg", 1).ships("lepanto", "ottoman", 3)
    sail(t, "habsburg", ("messina", "ionian_sea"))
    assert t.over
    assert not t.events("chase.tried")


@proves("16.1-p4c", "16.1-p5", "16.1-p7b")
def test_16_1_p5_an_interception_holds_everybody_else_in_the_zone():
    t = sea_war("ottoman", "habsburg", "papacy").ships("coron", "ottoman", 3).ships("ionian_sea", "papacy", 1)
    t.ships("messina", "habsburg", 1).dice(chase=[6, 3])
    sail(t, "ottoman", ("coron", "ionian_sea")).answer("habsburg", "chase.from", "messina")
    t.expect("ottoman", "fleet.enemy", options=["habsburg", "papacy"])  # nobody was asked to slip away
    t.dice("naval.attack", hits(6, 6), hits(6, 6)).dice("naval.defence", [1, 1], [1, 1])
    t.answer("ottoman", "fleet.enemy", "habsburg")
    assert [e["defender"] for e in t.events("naval.fought")] == ["habsburg", "papacy"]


@proves("16.1-p7c", "16.2-p9b")
def test_16_1_p7c_a_beaten_fleet_meets_no_second_enemy():
    t = sea_war("ottoman", "habsburg", "papacy").ships("coron", "ottoman", 2)
    t.ships("ionian_sea", "habsburg", 2).ships("ionian_sea", "papacy", 1)
    t.dice(attack=hits(0, 4), defence=hits(1, 4))
    sail(t, "ottoman", ("coron", "ionian_sea"))
    t.answer("habsburg", "evade.to", "pass").answer("papacy", "evade.to", "pass")
    t.answer("ottoman", "fleet.enemy", "habsburg")
    t.play_out("pass")
    assert [e["defender"] for e in t.events("naval.fought")] == ["habsburg"]
    assert t.fleet("ionian_sea", "ottoman") == (0, 0)


@proves("16.1-p4", "15-r3")
def test_16_1_p4_a_besieged_port_still_sends_its_ships():
    t = sea_war("ottoman", "habsburg").put("naples", "habsburg", regulars=1).ships("naples", "habsburg", 1)
    t.put("naples", "ottoman", regulars=3).siege("naples").ships("tunis", "ottoman", 1)
    t.control("ottoman", "tunis").ships("barbary_coast", "ottoman", 1)
    sail(t, "ottoman", ("barbary_coast", "tyrrhenian_sea"))
    t.expect("habsburg", "chase.from", offers=["naples"])


@proves("16.1-x2")
def test_16_1_x2_an_enemy_port_without_ships_is_closed():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 1).ships("taranto", "papacy", 1)
    t.play(naval_move, OTTOMAN)
    t.expect("ottoman", "fleet.to", lacks=["messina", "malta", "taranto"])  # nobody's enemy lies there


@proves("16.1-x2")
def test_r532_ports_of_nobody_are_closed():
    t = war_table().ships("adriatic_sea", "papacy", 1).ships("barbary_coast", "papacy", 1)
    t.play(naval_move, POWERS["papacy"])
    t.answer("papacy", "fleet.from", "adriatic_sea")
    t.expect("papacy", "fleet.to", lacks=["venice", "ragusa"])  # a minor power at peace, independents
    t.answer("papacy", "fleet.to", "ancona", "fleet.from", "barbary_coast")
    t.expect("papacy", "fleet.to", lacks=["tunis"])


@proves("16.1-x3b", "16.1-x4")
def test_16_1_x4_of_two_ships_the_leader_takes_either_or_stays_with_neither():
    t = war_table().ships("coron", "ottoman", 2, 0, ["barbarossa"]).play(naval_move, OTTOMAN)
    t.answer("ottoman", "fleet.to", "ionian_sea", "fleet.whole", "part", "fleet.squadrons", 1)
    t.answer("ottoman", "fleet.leader", "done").answer("ottoman", "fleet.from", "coron")
    t.answer("ottoman", "fleet.to", "aegean_sea")
    assert t.where("barbarossa") == "aegean_sea"  # the last ship takes him along


# 16.2 Combat


@proves("16.2-p9a", "16.1-x5")
def test_16_2_p9a_the_victor_before_a_port_retreats_and_may_sail_again():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 2).ships("messina", "habsburg", 1)
    t.dice(attack=hits(2, 4), defence=hits(0, 3))
    sail(t, "ottoman", ("ionian_sea", "messina"))
    t.answer("ottoman", "fleet.retreat", "tyrrhenian_sea")
    assert t.fleet("tyrrhenian_sea", "ottoman") == (2, 0)
    assert fresh_ships(t.state, OTTOMAN, PLACES["tyrrhenian_sea"]) == 2


@proves("16.2-p9a", "16.1-x5")
def test_16_1_x5_beaten_before_a_port_it_stays_where_it_went():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 2).ships("messina", "habsburg", 1)
    t.dice(attack=hits(0, 4), defence=hits(1, 3))
    sail(t, "ottoman", ("ionian_sea", "messina")).answer("ottoman", "fleet.retreat", "ionian_sea")
    assert t.fleet("ionian_sea", "ottoman") == (1, 0)
    assert fresh_ships(t.state, OTTOMAN, PLACES["ionian_sea"]) == 0


@proves("16.2-p9b", "16.2-e1b")
def test_16_2_p9b_barbarossa_may_go_back_to_tunis_and_need_not():
    t = sea_war("ottoman", "habsburg").control("ottoman", "tunis")
    t.ships("barbary_coast", "ottoman", 2, 1, ["barbarossa"]).ships("barbary_coast", "habsburg", 2)
    fight(t, "ottoman", "habsburg", "barbary_coast", hits(3, 7), hits(3, 4))
    t.expect("ottoman", "fleet.retreat", offers=["tunis", "ionian_sea", "north_african_coast"])
    assert t.fleet("barbary_coast", "ottoman") == (1, 0)  # a squadron and the corsair are gone
    assert t.fleet("barbary_coast", "habsburg") == (1, 0)


@proves("16.2-p9b", "12.4-r2")
def test_16_2_p9b_no_retreat_into_unrest_nor_into_an_allys_port():
    t = sea_war("ottoman", "habsburg").ally("habsburg", "papacy").ships("adriatic_sea", "habsburg", 2)
    t.ships("adriatic_sea", "ottoman", 2).unrest("trieste")
    fight(t, "ottoman", "habsburg", "adriatic_sea", hits(1, 4), hits(0, 4))
    assert t.over  # the Ionian Sea is all there is
    assert t.fleet("ionian_sea", "habsburg") == (1, 0)


@proves("16.2-p8b", "16.2-p8d")
def test_16_2_p8d_the_victors_odd_hit_sinks_a_corsair_or_nothing():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 1, 1).ships("ionian_sea", "habsburg", 3)
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(3, 3), hits(1, 6))
    t.auto(None, "pass").play_out("pass")
    assert t.fleet("ionian_sea", "ottoman") == (1, 0)
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 2).ships("ionian_sea", "habsburg", 3)
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(3, 4), hits(1, 6))
    t.auto(None, "pass").play_out("pass")
    assert t.fleet("ionian_sea", "ottoman") == (2, 0)


@proves("16.2-p8e", "16.2-p9b")
def test_16_2_p8e_the_beaten_survivor_still_retreats():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 1, 0, ["barbarossa"])
    t.ships("ionian_sea", "habsburg", 1)
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(2, 4), hits(2, 2))  # four dice against two
    t.answer("ottoman", "fleet.retreat", "coron")
    assert t.fleet("coron", "ottoman") == (1, 0)
    assert t.where("barbarossa") == "coron"
    assert t.fleet("ionian_sea", "habsburg") == (0, 0)


@proves("16.2-p9c", "16.2-p10a")
def test_16_2_p9c_a_victor_before_a_port_without_free_water_is_lost_with_his_leader():
    t = sea_war("ottoman", "habsburg").ships("tyrrhenian_sea", "habsburg", 1)
    t.ships("naples", "ottoman", 2, 0, ["barbarossa"]).ships("naples", "habsburg", 1)
    fight(t, "ottoman", "habsburg", "naples", hits(2, 6), hits(0, 3))
    assert t.fleet("naples", "ottoman") == (0, 0)
    assert t.state.leader_at[LEADERS["barbarossa"]] == TURN_TRACK
    assert t.state.lost_ships[OTTOMAN] == 2


# 16.3 Transport


@proves("16.3-r1", "16.3-p1b", "9.2-r9")
def test_16_3_r1_borrowed_ships_carry_men_and_an_allys_do_not():
    t = war_table().ally("habsburg", "papacy").put("naples", "habsburg", regulars=2)
    t.ships("tyrrhenian_sea", "papacy", 1)
    assert embarkations(t.state, HABSBURG, PLACES["naples"], 3, True) == ()
    t.lend("tyrrhenian_sea", "papacy", "habsburg", 1)
    assert embarkations(t.state, HABSBURG, PLACES["naples"], 3, True) == (PLACES["tyrrhenian_sea"],)


@proves("16.3-p1b")
def test_16_3_p1b_a_corsair_carries_men():
    t = war_table().put("coron", "ottoman", regulars=2).ships("ionian_sea", "ottoman", 0, 1)
    assert embarkations(t.state, OTTOMAN, PLACES["coron"], 2, True) == (PLACES["ionian_sea"],)


@proves("16.3-p3b", "16.3-p3a")
def test_16_3_p3_where_an_army_may_land():
    t = sea_war("ottoman", "habsburg").put("coron", "ottoman", regulars=2).ships("ionian_sea", "ottoman", 1)
    t.control("papacy", "corfu").ships("messina", "habsburg", 1).impulse("ottoman", cp=3)
    t.play(move, OTTOMAN, MOVE_CLEAR).answer("ottoman", "move.regulars", 2, "move.to", "ionian_sea")
    t.expect("ottoman", "transport.to", offers=["taranto", "malta", "lepanto"])
    t.expect("ottoman", "transport.to", lacks=["corfu", "messina", "coron"])


@proves("16.3-p3b", "13.1-x4")
def test_16_3_p3b_an_allys_port_is_open():
    t = war_table().ally("france", "ottoman").put("marseille", "france", regulars=2)
    t.ships("gulf_of_lyon", "france", 1).ships("barbary_coast", "france", 1)
    t.control("ottoman", "tunis").impulse("france", cp=5)
    t.play(move, FRANCE, MOVE_CLEAR).answer("france", "move.regulars", 2, "move.to", "gulf_of_lyon")
    t.answer("france", "transport.to", "barbary_coast")
    t.expect("france", "transport.to", offers=["tunis"], lacks=["oran", "cagliari"])


# 16.4 Piracy


@proves("16.4-p1")
def test_16_4_p1_an_ally_may_be_pirated():
    t = war_table().ally("ottoman", "france").ships("gulf_of_lyon", "ottoman", 0, 1)
    assert [p.word for p in victims(t.state, PLACES["gulf_of_lyon"])] == ["habsburg", "france"]


@proves("16.4-p2b,p2c")
def test_r77_a_minor_power_helps_through_its_ally_only():
    sea = PLACES["aegean_sea"]
    t = war_table().war("ottoman", "venice").ships("aegean_sea", "ottoman", 0, 1).ships("candia", "venice", 2)
    t.control("habsburg", "rhodes")
    assert total(dice_against(t.state, sea, HABSBURG)) == 1  # Rhodes, its own
    t.ally("venice", "papacy").war("ottoman", "papacy")
    assert total(dice_against(t.state, sea, HABSBURG)) == 1 + 1 + 2  # Candia, and the two ships there
    late = war_table(edition="2017").war("ottoman", "venice").ships("candia", "venice", 2)
    assert total(dice_against(late.control("habsburg", "rhodes").state, sea, HABSBURG)) == 4


@proves("16.4-p2b", "9.2-r9")
def test_16_4_p2b_a_lent_squadron_helps_its_borrower():
    t = ionian()  # Malta, and the squadron in Messina
    t.lend("adriatic_sea", "habsburg", "papacy", 1)
    assert total(dice_against(t.state, PLACES["ionian_sea"], HABSBURG)) == 2
    assert total(dice_against(t.state, PLACES["ionian_sea"], POWERS["papacy"])) == 1 + 1 + 1 + 1


@proves("16.4-p4a", "16.4-p3")
def test_16_4_p4a_the_last_corsair_throws_one_die():
    t = ionian().dice(piracy_defence=[6, 1], piracy_attack=[1, 1]).play(piracy, OTTOMAN)
    t.answer("ottoman", "piracy.target", "habsburg")
    t.expect_event("piracy.raided", dice=2, hits=0)  # one, and one for Barbarossa


@proves("16.4-p4a")
def test_16_4_p4a_ports_of_a_minor_ally_are_the_targets():
    t = war_table().ally("venice", "papacy").ships("adriatic_sea", "ottoman", 0, 2)
    t.control("papacy", "venice", "corfu").dice(piracy_defence=[1], piracy_attack=[1, 1]).play(
        piracy, OTTOMAN
    )
    t.answer("ottoman", "piracy.target", "papacy")
    t.expect_event("piracy.raided", dice=2)


@pytest.mark.parametrize(
    ("points", "card", "ship", "open_to"),
    [
        (9, False, False, ["point"]),
        (10, True, False, ["card"]),
        (10, False, True, ["ship"]),
        (10, False, False, []),
        (0, True, True, ["ship", "card", "point"]),
    ],
)
@proves("16.4-p5d..p5f")
def test_16_4_p5f_only_what_the_ottoman_gains_by_is_open(points, card, ship, open_to):
    t = war_table().ships("gulf_of_lyon", "ottoman", 0, 1).arrange(piracy_vp=points)
    if card:
        t.hand("france", "arquebusiers")
    if ship:
        t.ships("marseille", "france", 1)
    assert list(prices(t.state, PLACES["gulf_of_lyon"], FRANCE, ())) == open_to


@proves("16.4-p5c", "6.1-r8")
def test_16_4_p5d_a_home_card_is_not_drawn():
    t = war_table().ships("gulf_of_lyon", "ottoman", 0, 1)
    assert any(t.state.board.card_power[c] == FRANCE for c in t.state.hands[FRANCE])
    assert "card" not in prices(t.state, PLACES["gulf_of_lyon"], FRANCE, ())


@proves("16.4-p2c", "15-r1")
def test_16_4_p2c_a_fortress_that_its_owner_besieges_from_outside_gives_nothing():
    t = ionian().control("ottoman", "malta").arrange(knights=False).put("malta", "habsburg", regulars=3)
    t.put("malta", "ottoman", regulars=1).siege("malta")
    assert total(dice_against(t.state, PLACES["ionian_sea"], HABSBURG)) == 1  # the squadron in Messina


# 17 Building


@proves("17-r2", "17.2-r1")
def test_r80_ships_and_men_in_a_home_port_that_an_ally_holds():
    t = war_table().control("france", "calais").ally("france", "england")
    assert "calais" in where(t, "england", "squadron")
    assert "calais" in where(t, "england", "mercenary")
    assert "calais" not in where(t, "france", "squadron")
    t.peace("france", "england")
    assert "calais" not in where(t, "england", "squadron")


@proves("17.1-r1")
def test_r81_not_where_an_ally_is_besieged_by_others():
    t = war_table().control("france", "calais").ally("france", "england").war("france", "habsburg")
    t.put("calais", "france", regulars=1).put("calais", "habsburg", regulars=3).siege("calais")
    assert "calais" not in where(t, "england", "regular")


@proves("22.3-r4", "17-r2")
def test_22_3_r4_an_ally_of_the_ally_may_hold_the_space():
    t = war_table().ally("genoa", "france").control("habsburg", "bastia").ally("france", "habsburg")
    assert {"genoa", "bastia"} <= set(where(t, "france", "squadron"))


@proves("17.2-r7,r8", "21.1-r9")
def test_17_2_r8_a_haven_in_habsburg_hands_serves_nobody():
    t = war_table().arrange(algiers_in_play=True, havens=[int(PLACES["oran"])]).control("habsburg", "oran")
    assert "oran" not in where(t, "habsburg", "squadron")
    assert "oran" not in where(t, "ottoman", "corsair")
    t.control("ottoman", "oran")
    assert "oran" in where(t, "ottoman", "corsair")
    assert "oran" not in where(t, "ottoman", "squadron")
    assert "oran" not in where(t, "ottoman", "regular")


@proves("17.2-r2,r3", "5.3-r5")
def test_17_2_r2_corsairs_sunk_this_turn_keep_squadrons_from_being_built():
    t = war_table().arrange(algiers_in_play=True)
    limit = t.state.board.squadron_limit[OTTOMAN]
    t.ships("istanbul", "ottoman", limit - 1, 1)
    assert not can_build(t.state, OTTOMAN, SQUADRON)
    t.arrange(lambda g: g.sink_corsairs(OTTOMAN, PLACES["istanbul"], 1))
    assert not can_build(t.state, OTTOMAN, SQUADRON)
    assert not can_build(t.state, OTTOMAN, CORSAIR)
