"""19.3, 22.3 Winter where rules meet: sieges, allies, minor powers, lost capitals, full walls, leaders."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import FRANCE, HABSBURG, LEADERS, PAPACY, PLACES, POWERS, PROTESTANT
from cuius.titles.here_i_stand.phases.land.forces import Force, share_losses
from cuius.titles.here_i_stand.phases.land.formation import whole_stack
from cuius.titles.here_i_stand.phases.winter.marching import capitals_for, clear_roads
from cuius.titles.here_i_stand.phases.winter.phase import (
    can_go,
    fleets_go_home,
    overfull,
    power_goes_home,
    replacements,
    stacks_go_home,
    surplus,
    take_back_loans,
)
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.tables import HisTable, war_table


def at_home(t: HisTable, power: str) -> HisTable:
    """The power's land units go home."""
    return t.play(power_goes_home, POWERS[power])


def lost_paris(t: HisTable) -> HisTable:
    """England holds the capital of France, with which it is at war."""
    return t.war("france", "england").control("england", "paris")


def recalled(t: HisTable, power: str) -> dict[str, int]:
    """Spaces whose garrisons may be called to a capital, and how many."""
    return {space.word: many for space, many in can_go(t.state, POWERS[power])}


# No count below zero reaches a loop


@proves("19.3-p1")
def test_19_3_hungarians_home_in_prague_do_not_make_winter_spin():
    t = war_table().ally("hungary", "habsburg").put("antwerp", "habsburg", regulars=4)
    t.put("antwerp", "hungary", regulars=2).put("prague", "habsburg", regulars=1)
    t.put("prague", "hungary", regulars=4)
    assert overfull(t.state, HABSBURG) == ((PLACES["antwerp"], 2), (PLACES["prague"], 1))
    at_home(t, "habsburg")
    t.answer("habsburg", "winter.to", "prague", "winter.send", 2)  # Hungarians only: it is a key of theirs
    assert t.units("prague", "hungary") == (6, 0)
    t.answer("habsburg", "winter.to", "vienna", "winter.who", "regular")
    t.answer("habsburg", "winter.recall", "pass")
    assert t.over
    assert t.units("prague", "habsburg") == (0, 0)
    assert t.units("vienna", "habsburg") == (1, 0)
    assert t.units("antwerp", "habsburg") == (4, 0)


@proves("19.3-p1")
def test_19_3_p1_a_surplus_is_never_below_nothing():
    t = war_table().ally("hungary", "habsburg").put("prague", "hungary", regulars=6)
    assert surplus(t.state, HABSBURG, PLACES["prague"], 5) == 0  # five when it was counted


@pytest.mark.parametrize("hits", [-1, 0])
@proves("9.2-r15")
def test_9_2_r15_losses_of_nothing_are_shared_at_once(hits):
    force = Force(
        [whole_stack(war_table().put("paris", "france", regulars=2).state, FRANCE, PLACES["paris"])]
    )
    sharing = share_losses(force, hits)
    with pytest.raises(StopIteration) as end:
        next(sharing)
    assert end.value.value == ((FRANCE, 0),)


# Sieges


@proves("19.3-r7,r8,r14")
def test_19_3_r8_a_besieged_garrison_may_go_to_its_capital():
    t = war_table().war("france", "habsburg").put("antwerp", "habsburg", regulars=2, hired=1)
    t.put("antwerp", "france", regulars=5).siege("antwerp")
    assert recalled(t, "habsburg") == {"antwerp": 3}
    at_home(t, "habsburg").answer("habsburg", "winter.recall", "antwerp", "winter.recalled", 2)
    t.answer("habsburg", "winter.to", "valladolid", "winter.who", "regular", "winter.send", 2)
    assert t.units("valladolid", "habsburg") == (2, 0)  # enemies before the walls cost nothing
    assert t.units("antwerp", "habsburg") == (0, 1)


@proves("19.3-r7,r11")
def test_19_3_r11_a_besieged_leader_leaves_with_the_last_of_his_men():
    t = war_table().war("ottoman", "habsburg").put("naples", "habsburg", regulars=1, leaders=["duke_of_alva"])
    t.put("naples", "ottoman", regulars=4).siege("naples")
    at_home(t, "habsburg").answer("habsburg", "winter.recall", "naples")
    t.answer("habsburg", "winter.to", "vienna")
    assert t.where("duke_of_alva") == "vienna"


@proves("19.3-r5,r14")
def test_19_3_r5_a_besieged_guest_must_leave_his_ally():
    t = war_table().war("habsburg", "france", "england").ally("france", "england")
    t.put("rouen", "france", regulars=1).put("rouen", "england", regulars=2)
    t.put("rouen", "habsburg", regulars=5).siege("rouen")
    at_home(t, "england").expect("england", "winter.to", options=["calais", "london"])
    t.answer("england", "winter.to", "calais", "winter.send", 2)
    assert t.units("calais", "england") == (2, 0)


@proves("19.3-r5,r13")
def test_19_3_r5_besiegers_march_home_and_lose_half_on_a_hard_road():
    t = war_table().war("ottoman", "habsburg").put("vienna", "habsburg", regulars=2)
    t.put("vienna", "ottoman", regulars=3, hired=2, leaders=["suleiman"]).siege("vienna")
    at_home(t, "ottoman")
    for _ in range(2):
        t.answer("ottoman", "winter.lost", "cavalry")
    t.expect_event("winter.attrition", power="ottoman", space="vienna", many=3)
    t.answer("ottoman", "winter.to", "istanbul", "winter.send", 2)
    assert t.where("suleiman") == "istanbul"
    assert t.units("vienna", "habsburg") == (2, 0)


@proves("19.3-r14", "19.5-r1")
def test_19_5_r1_a_capital_that_was_besieged_gets_its_regular():
    t = war_table().war("ottoman", "habsburg").put("vienna", "habsburg", regulars=2)
    t.put("vienna", "ottoman", regulars=5).siege("vienna").play(stacks_go_home)
    t.auto(None, "pass").play_out("pass").play(replacements)
    assert not any(t.state.besieged)
    assert t.units("vienna", "habsburg") == (3, 0)


# The nearest walls, and no others


@proves("19.3-p2")
def test_19_3_p2_if_the_nearest_walls_are_full_only_the_capital_is_left():
    t = war_table().put("lyon", "france", regulars=4).put("bordeaux", "france", regulars=4)
    t.put("limoges", "france", regulars=2)
    at_home(t, "france").answer("france", "winter.recall", "pass")
    t.answer("france", "winter.send", 2)
    assert t.units("paris", "france") == (2, 0)  # not Marseille or Rouen, which have room


@proves("19.3-p2,p2d")
def test_19_3_p2d_one_may_enter_and_the_other_goes_on_to_the_capital():
    t = war_table().put("lyon", "france", regulars=3).put("bordeaux", "france", regulars=4)
    t.put("limoges", "france", regulars=2)
    at_home(t, "france").answer("france", "winter.recall", "pass")
    t.expect("france", "winter.to", options=["lyon", "paris"]).answer("france", "winter.to", "lyon")
    assert t.over
    assert (t.units("lyon", "france"), t.units("paris", "france")) == ((4, 0), (1, 0))


@proves("19.3-p2d", "19.3-r6")
def test_19_3_p2d_four_in_each_of_two_walls_equally_near():
    t = war_table().put("limoges", "france", regulars=8)
    at_home(t, "france").expect("france", "winter.to", options=["bordeaux", "lyon", "paris"])
    t.answer("france", "winter.to", "lyon").expect("france", "winter.send", options=[1, 2, 3, 4])
    t.answer("france", "winter.send", 4, "winter.to", "bordeaux", "winter.send", 4)
    assert (t.units("lyon", "france"), t.units("bordeaux", "france")) == ((4, 0), (4, 0))


@proves("19.3-x2", "19.3-p2")
def test_19_3_x2_full_walls_and_a_lost_capital_are_the_end():
    t = lost_paris(war_table()).put("lyon", "france", regulars=4).put("bordeaux", "france", regulars=4)
    t.put("limoges", "france", regulars=2)
    at_home(t, "france")
    t.expect_event("winter.eliminated", power="france", space="limoges", many=2)
    assert (t.units("marseille", "france"), t.units("rouen", "france")) == ((0, 0), (0, 0))


@proves("19.3-x2", "19.3-p2")
def test_19_3_x2_with_a_lost_capital_the_nearest_walls_still_serve():
    t = lost_paris(war_table()).put("lyon", "france", regulars=3).put("limoges", "france", regulars=2)
    t.put("bordeaux", "france", regulars=4)
    at_home(t, "france")
    t.expect_event("winter.eliminated", power="france", space="limoges", many=1)
    assert t.units("lyon", "france") == (4, 0)


@proves("19.3-x2")
def test_r533_a_capital_in_an_allys_hands_is_closed():
    t = war_table().ally("france", "england").control("france", "london").put("york", "england", regulars=6)
    at_home(t, "england")
    t.expect_event("winter.eliminated", power="england", space="york", many=2)
    assert t.units("london", "england") == (0, 0)


@proves("19.3-x3", "19.3-x2")
def test_19_3_x3_one_lost_habsburg_capital_leaves_the_other():
    t = (
        war_table()
        .war("ottoman", "habsburg")
        .control("ottoman", "vienna")
        .put("naples", "habsburg", regulars=6)
    )
    at_home(t, "habsburg").answer("habsburg", "winter.send", 2)
    t.answer("habsburg", "winter.recall", "pass")
    assert t.units("valladolid", "habsburg") == (2, 0)


@proves("19.3-x1")
def test_19_3_x1_a_protestant_surplus_goes_to_other_walls():
    t = war_table().arrange(league=True).put("wittenberg", "protestant", regulars=6)
    t.put("brandenburg", "protestant", regulars=3)
    at_home(t, "protestant")
    while not t.over:
        t.answer("protestant", t.waiting[0][1], t.options("protestant")[-1])
    assert t.units("wittenberg", "protestant") == (4, 0)
    assert t.units("brandenburg", "protestant") == (4, 0)  # the nearest, until it is full
    assert sum(t.state.regulars[PROTESTANT :: len(POWERS)]) == 9


@proves("19.3-x1", "19.3-r7")
def test_19_3_x1_no_protestant_garrison_is_called_to_a_capital():
    t = war_table().arrange(league=True).put("wittenberg", "protestant", regulars=3)
    assert recalled(t, "protestant") == {}


@proves("19.3-r6", "19.3-p1")
def test_19_3_r6_a_foreign_capital_is_walls_like_others():
    t = war_table().war("france", "england").control("france", "london").put("london", "france", regulars=6)
    at_home(t, "france").answer("france", "winter.send", 2).answer("france", "winter.recall", "pass")
    assert (t.units("london", "france"), t.units("paris", "france")) == ((4, 0), (2, 0))


def test_19_3_r5_a_fortress_that_an_event_built_shelters():
    t = war_table().arrange(fortress={PLACES["tours"]: True}).put("tours", "france", regulars=5)
    at_home(t, "france").answer("france", "winter.recall", "pass")
    assert (t.units("tours", "france"), t.units("paris", "france")) == ((4, 0), (1, 0))


@proves("19.3-x4", "19.3-r10")
def test_19_3_x4_habsburg_units_walk_round_the_electorates():
    t = war_table().control("habsburg", "leipzig", "nuremberg", "regensburg", "wittenberg", "augsburg")
    t.put("leipzig", "habsburg", regulars=3)
    assert clear_roads(t.state, HABSBURG, PLACES["leipzig"])[PLACES["vienna"]]
    t.unrest("regensburg", "linz")
    assert not clear_roads(t.state, HABSBURG, PLACES["leipzig"])[PLACES["vienna"]]


# Attrition


@proves("19.3-r13")
def test_19_3_r13_the_only_unit_of_a_stack_is_lost_and_its_leader_goes_home():
    t = war_table().war("france", "habsburg").put("linz", "france", regulars=1, leaders=["montmorency"])
    at_home(t, "france")
    t.expect_event("winter.attrition", power="france", space="linz", many=1)
    assert t.where("montmorency") == "paris"  # ruling R280


@proves("19.3-r10")
def test_r109_unrest_in_the_capital_itself_costs_half():
    t = war_table().unrest("paris").put("tours", "france", regulars=2)
    t.put("rouen", "france", regulars=4)
    at_home(t, "france").answer("france", "winter.recall", "pass")
    t.answer("france", "winter.to", "pass") if "pass" in t.options("france") else None
    t.play_out("pass")
    t.expect_event("winter.attrition", power="france", space="tours", many=1)


@proves("19.3-r13", "19.3-p1c")
def test_19_3_p1c_a_surplus_on_a_hard_road_loses_half_of_those_who_go():
    t = war_table().war("france", "habsburg").control("france", "vienna").put("vienna", "france", regulars=7)
    at_home(t, "france").answer("france", "winter.recall", "pass")
    t.expect_event("winter.attrition", power="france", space="vienna", many=2)  # half of three, rounded up
    assert (t.units("vienna", "france"), t.units("paris", "france")) == ((4, 0), (1, 0))


@proves("19.3-r12,r13")
def test_19_3_r12_the_alliance_of_this_turn_still_opens_the_road():
    t = war_table().ally("france", "habsburg").put("linz", "france", regulars=2)
    assert clear_roads(t.state, FRANCE, PLACES["linz"])[PLACES["paris"]]
    t.peace("france", "habsburg")
    assert not clear_roads(t.state, FRANCE, PLACES["linz"])[PLACES["paris"]]


# Leaders


@proves("19.3-p3")
def test_19_3_p3_a_leader_goes_where_one_of_his_units_goes_and_nowhere_else():
    t = war_table().put("limoges", "france", regulars=2, leaders=["montmorency"])
    at_home(t, "france").answer("france", "winter.to", "lyon", "winter.send", 1)
    t.answer("france", "winter.to", "bordeaux").expect(
        "france", "winter.leader", options=["lyon", "bordeaux"]
    )


@proves("19.3-p3")
def test_19_3_p3_a_leader_whose_space_is_not_left_empty_stays():
    t = war_table().put("lyon", "france", regulars=3, leaders=["montmorency"])
    at_home(t, "france").answer("france", "winter.recall", "lyon", "winter.recalled", 2, "winter.send", 2)
    t.play_out("pass")
    assert t.where("montmorency") == "lyon"


# Minor powers


@proves("22.3-r3", "19.3-x2")
def test_22_3_r3_scots_go_home_although_paris_is_lost():
    t = lost_paris(war_table()).ally("scotland", "france").put("bordeaux", "scotland", regulars=2)
    t.put("bordeaux", "france", regulars=2)
    assert recalled(t, "france") == {"bordeaux": 2}  # the French have nowhere to go
    at_home(t, "france").answer("france", "winter.recall", "bordeaux", "winter.recalled", 2)
    t.answer("france", "winter.send", 2)
    assert t.units("edinburgh", "scotland") == (2, 0)
    assert t.units("bordeaux", "france") == (2, 0)


@proves("22.3-r3", "19.3-p1", "19.3-x2")
def test_22_3_r3_of_a_surplus_without_a_capital_the_scots_are_saved():
    t = lost_paris(war_table()).ally("scotland", "france").put("bordeaux", "scotland", regulars=2)
    t.put("bordeaux", "france", regulars=4)
    at_home(t, "france").answer("france", "winter.send", 2).play_out("pass")
    assert t.units("edinburgh", "scotland") == (2, 0)
    assert t.units("bordeaux", "france") == (4, 0)
    assert not t.events("winter.eliminated")


@proves("22.3-r3,r3b")
def test_22_3_r3b_the_ally_has_no_share_in_the_key():
    t = war_table().ally("scotland", "france").put("tours", "scotland", regulars=1)
    t.put("tours", "france", regulars=1)
    at_home(t, "france").answer("france", "winter.to", "edinburgh")
    assert t.units("edinburgh", "scotland") == (1, 0)
    assert t.units("edinburgh", "france") == (0, 0)
    t.expect("france", "winter.to", lacks=["edinburgh"])


@proves("22.3-r3", "19.3-r8")
def test_22_3_r3_scots_in_paris_may_go_home_and_the_french_may_not_move():
    t = war_table().ally("scotland", "france").put("paris", "scotland", regulars=2)
    t.put("paris", "france", regulars=5)
    assert recalled(t, "france") == {"paris": 2}
    assert [s.word for s in capitals_for(t.state, FRANCE, POWERS["scotland"], PLACES["paris"])] == [
        "edinburgh"
    ]


@proves("22.3-r3", "19.3-r8", "19.3-x3")
def test_22_3_r3_hungarians_in_vienna_are_not_sent_to_spain():
    t = war_table().ally("hungary", "habsburg").put("vienna", "hungary", regulars=1)
    open_to = capitals_for(t.state, HABSBURG, POWERS["hungary"], PLACES["vienna"])
    assert {s.word for s in open_to} == {"prague", "buda", "belgrade"}


@proves("22.3-r3", "19.3-r7")
def test_22_3_r3_units_in_their_own_key_may_still_go_to_the_capital():
    t = war_table().ally("genoa", "france").put("genoa", "genoa", regulars=2)
    assert recalled(t, "france") == {"genoa": 2}
    at_home(t, "france").answer("france", "winter.recall", "genoa", "winter.recalled", 1)
    assert t.over  # and nobody is asked about Genoa a second time
    assert t.units("paris", "genoa") == (1, 0)


@proves("22.3-r3")
def test_r530_each_garrison_is_called_once():
    t = war_table().ally("hungary", "habsburg").put("prague", "hungary", regulars=1)
    t.put("buda", "hungary", regulars=1)
    at_home(t, "habsburg").answer("habsburg", "winter.recall", "prague", "winter.to", "buda")
    t.expect("habsburg", "winter.recall", options=["buda", "pass"])
    t.answer("habsburg", "winter.recall", "buda", "winter.to", "prague")
    assert t.over  # the one who came from Prague does not set out again


@proves("22.3-r3", "19.3-x2", "19.3-r13")
def test_19_3_x2_those_who_have_nowhere_to_go_are_no_part_of_the_stack():
    t = lost_paris(war_table()).war("france", "habsburg").ally("scotland", "france")
    t.put("metz", "france", regulars=4).control("france", "metz").put("linz", "scotland", regulars=2)
    t.put("linz", "france", hired=2)
    at_home(t, "france").play_out("pass")
    t.expect_event("winter.eliminated", power="france", space="linz", many=2)  # the French
    t.expect_event("winter.attrition", power="france", space="linz", many=1)  # one Scot of two
    assert t.units("edinburgh", "scotland") == (1, 0)
    assert t.units("linz", "france") == (0, 0)


@proves("22.3-r3", "19.3-r13")
def test_19_3_r13_attrition_strikes_those_who_march():
    t = lost_paris(war_table()).ally("scotland", "france").control("france", "vienna")
    t.put("vienna", "france", hired=2).put("vienna", "scotland", regulars=2)
    at_home(t, "france").answer("france", "winter.recall", "vienna", "winter.recalled", 2)
    assert t.units("vienna", "france") == (0, 2)
    assert t.units("edinburgh", "scotland") == (1, 0)


@proves("22.3-r3", "19.3-p2")
def test_r152_a_key_in_enemy_hands_is_no_capital():
    t = war_table().war("france", "england").ally("scotland", "france").control("england", "edinburgh")
    t.put("tours", "scotland", regulars=1)
    at_home(t, "france").expect("france", "winter.to", lacks=["edinburgh"])


# Ships


@proves("22.3-r3", "19.3-r1")
def test_22_3_r3_a_venetian_squadron_may_sail_home_to_venice():
    t = war_table().ally("venice", "papacy").ships("tyrrhenian_sea", "venice", squadrons=1)
    t.ships("tyrrhenian_sea", "papacy", squadrons=1).play(fleets_go_home)
    t.expect("papacy", "winter.port", options=["rome", "venice"])  # its own ship went to Rome unasked
    t.answer("papacy", "winter.port", "venice")
    assert t.fleet("venice", "venice") == (1, 0)
    assert t.fleet("rome", "papacy") == (1, 0)


@proves("22.3-r3")
def test_r531_ships_of_a_minor_power_leave_their_allys_port_for_their_key_if_they_like():
    t = war_table().ally("genoa", "habsburg").ships("naples", "genoa", squadrons=2, leaders=["andrea_doria"])
    t.ships("naples", "habsburg", squadrons=1).play(fleets_go_home)
    t.answer("habsburg", "winter.port", "genoa", "winter.port", "naples")
    t.expect("habsburg", "winter.admiral", options=["naples", "genoa"]).answer(
        "habsburg", "winter.admiral", "genoa"
    )
    assert t.fleet("genoa", "genoa") == (1, 0)
    assert t.fleet("naples", "genoa") == (1, 0)
    assert t.where("andrea_doria") == "genoa"


@proves("22.3-r3")
def test_r531_a_lost_key_takes_no_ships_in():
    t = war_table().ally("genoa", "habsburg").war("france", "habsburg").control("france", "genoa")
    t.ships("naples", "genoa", squadrons=1).play(fleets_go_home)
    assert t.over
    assert t.fleet("naples", "genoa") == (1, 0)


@proves("19.1-r2", "19.3-r1", "22.3-r3")
def test_19_1_r2_a_lent_venetian_squadron_goes_to_a_port_of_the_papacy():
    t = war_table().ally("venice", "papacy").lend("barcelona", "venice", "habsburg", 1)
    t.play(take_back_loans).play(fleets_go_home)
    t.expect("papacy", "winter.port", options=["rome", "venice"])


@proves("19.3-r1,r4")
def test_19_3_r4_corsairs_and_their_leader_find_the_nearest_port():
    t = war_table().ships("ionian_sea", "ottoman", squadrons=0, corsairs=2, leaders=["dragut"])
    t.play(fleets_go_home).expect("ottoman", "winter.port", options=["coron", "lepanto"])
    t.answer("ottoman", "winter.port", "coron", "winter.port", "coron")
    assert t.fleet("coron", "ottoman") == (0, 2)
    assert t.where("dragut") == "coron"


@proves("19.3-r3")
def test_19_3_r3_ships_in_a_besieged_port_of_their_own_stay():
    t = war_table().war("ottoman", "habsburg").put("naples", "habsburg", regulars=1)
    t.put("naples", "ottoman", regulars=4).siege("naples").ships("naples", "habsburg", squadrons=2)
    t.play(fleets_go_home)
    assert t.over
    assert t.fleet("naples", "habsburg") == (2, 0)


@proves("19.3-r1")
def test_19_3_r1_ships_in_an_allys_port_go_to_one_of_their_own():
    t = (
        war_table()
        .ally("france", "england")
        .control("france", "calais")
        .ships("calais", "england", squadrons=1)
    )
    t.play(fleets_go_home)
    t.expect("england", "winter.port", lacks=["calais"], offers=["london", "portsmouth"])


@proves("19.3-r4", "16.1-x3")
def test_19_3_r4_a_naval_leader_in_his_own_port_needs_no_ship():
    t = war_table().ships("istanbul", "ottoman", squadrons=0, leaders=["barbarossa"]).play(fleets_go_home)
    assert t.where("barbarossa") == "istanbul"
    t = war_table().ships("ionian_sea", "ottoman", squadrons=0, leaders=["barbarossa"]).play(fleets_go_home)
    assert t.state.leader_at[LEADERS["barbarossa"]] == TURN_TRACK


# Replacements


@proves("19.5-r1")
def test_r115_friendly_control_is_all_a_capital_needs():
    t = war_table().unrest("rome").play(replacements)
    assert t.units("rome", "papacy") == (1, 0)
    t = war_table(edition="2017").unrest("rome").play(replacements)
    assert t.units("rome", "papacy") == (0, 0)
    t = war_table().control("habsburg", "rome").play(replacements)
    assert not t.events("winter.replacement", power=PAPACY)
