"""10 Spring deployment."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    FRANCE,
    HABSBURG,
    OTTOMAN,
    PLACES,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.spring import deploy, destinations, spring_deployment
from tests.here_i_stand.tables import HisTable, war_table


def reach(t: HisTable, power: str, capital: str, prepared: bool = False) -> list[str]:
    return [s.word for s in destinations(t.state, POWERS[power], PLACES[capital], prepared)]


def milan() -> HisTable:
    """The worked example: France in Milan and Genoa, Pavia Papal, Montmorency in Paris."""
    t = war_table().control("france", "milan", "genoa").control("papacy", "pavia").ally("france", "papacy")
    return t.put("paris", "france", regulars=6, leaders=["montmorency"])


@proves("10-r1", "10-x2,x3,x4,x5,x6", "10-x2c", "10-x1")
def test_10_e1_over_the_sea_and_through_an_allys_space():
    t = milan().play(deploy, FRANCE)
    t.expect("france", "spring.from", ["paris", "pass"], rule="10-r1")
    t.answer("france", "spring.from", "paris").answer("france", "spring.to", "milan")
    t.answer("france", "spring.leader", "montmorency")
    t.expect("france", "spring.regulars", offers=["5"], lacks=["6"])  # 10-e1b: not six over the sea
    t.answer("france", "spring.regulars", "5")
    t.expect_event("spring.deployed", power="france", target="milan", units=5)
    assert t.units("milan", "france") == (5, 0)
    assert t.units("paris", "france") == (1, 0)
    assert t.where("montmorency") == "milan"
    assert t.state.cp == 0


def test_10_e1b_a_foreign_fleet_on_the_gulf_closes_it():
    t = milan().ships("barcelona", "habsburg", squadrons=1)
    assert "milan" not in reach(t, "france", "paris")
    assert "milan" in reach(t, "france", "paris", prepared=True)


def test_10_e1b_without_the_alliance_pavia_is_closed():
    t = milan().peace("france", "papacy")
    assert "genoa" in reach(t, "france", "paris")
    assert "milan" not in reach(t, "france", "paris")
    t.control("habsburg", "turin", "modena", "trent")
    assert "milan" not in reach(t, "france", "paris", prepared=True)


def test_10_x1_only_from_the_capital():
    t = war_table().put("lyon", "france", regulars=4).play(deploy, FRANCE)
    assert t.over
    assert t.units("lyon", "france") == (4, 0)


def test_10_x1b_from_one_habsburg_capital():
    t = war_table().put("vienna", "habsburg", regulars=2).put("valladolid", "habsburg", regulars=2)
    t.play(deploy, HABSBURG).expect("habsburg", "spring.from", ["valladolid", "vienna", "pass"])
    t.answer("habsburg", "spring.from", "vienna").answer("habsburg", "spring.to", "linz")
    t.answer("habsburg", "spring.regulars", "2")
    assert t.over
    assert t.units("valladolid", "habsburg") == (2, 0)


def test_10_x1c_the_protestant_never_deploys():
    t = war_table().put("wittenberg", "protestant", regulars=2).arrange(league=True).play(deploy, PROTESTANT)
    assert t.over
    assert t.units("wittenberg", "protestant") == (2, 0)


def test_10_x2_every_space_is_friendly():
    t = war_table().put("paris", "france", regulars=1).control("england", "orleans", "dijon")
    assert "lyon" in reach(t, "france", "paris")  # by Rouen, Tours and Limoges
    t.control("england", "tours", "rouen", "boulogne")
    assert "lyon" not in reach(t, "france", "paris")


@proves("10-x2b", "12.4-r1")
def test_10_x2b_no_unrest_on_the_way_nor_at_its_end():
    t = war_table().put("paris", "france", regulars=1).unrest("orleans", "dijon", "rouen", "boulogne")
    assert "orleans" not in reach(t, "france", "paris")
    assert "tours" not in reach(t, "france", "paris")


@proves("10-x2c")
def test_r33_the_far_port_is_friendly_too_and_one_sea_zone_is_enough():
    t = war_table().put("london", "england", regulars=1)
    assert "calais" in reach(t, "england", "london")  # over the North Sea
    assert "antwerp" not in reach(t, "england", "london")
    t.control("england", "brest", "bordeaux", "corunna")
    assert "brest" in reach(t, "england", "london")  # over the Channel
    assert "corunna" not in reach(t, "england", "london")  # a second sea


def test_10_x3_the_leaders_limit_the_formation():
    t = war_table().put("paris", "france", regulars=9)
    t.play(deploy, FRANCE).answer("france", "spring.from", "paris", "spring.to", "lyon")
    t.expect("france", "spring.regulars", ["4", "3", "2", "1"])


@proves("10-x4", "2.5-r7", "10-n1")
def test_10_x4_over_a_pass_only_after_spring_preparations():
    t = war_table().control("france", "turin", "barcelona").ships("seville", "france", squadrons=0)
    t.put("paris", "france", regulars=1).control("habsburg", "marseille")
    assert not {"turin", "barcelona"} & set(reach(t, "france", "paris"))
    assert {"turin", "barcelona"} <= set(reach(t, "france", "paris", prepared=True))


def test_10_x5_an_allys_fleet_bars_the_sea_but_not_one_on_loan():
    t = (
        war_table()
        .ally("france", "habsburg")
        .control("habsburg", "bastia")
        .put("paris", "france", regulars=1)
    )
    assert "bastia" in reach(t, "france", "paris")  # over the Gulf of Lyon
    t.lend("marseille", "habsburg", "france", 1)
    assert "bastia" in reach(t, "france", "paris")
    t.ships("valencia", "habsburg", squadrons=1)
    assert "bastia" not in reach(t, "france", "paris")


def test_10_x5_ships_of_inactive_minor_powers_do_not_matter():
    t = war_table().ships("genoa", "genoa", squadrons=1).control("france", "nice", "valencia")
    t.put("paris", "france", regulars=1)
    assert "valencia" in reach(t, "france", "paris")
    t.ally("genoa", "habsburg")
    assert "valencia" not in reach(t, "france", "paris")


def test_10_x7_not_through_a_space_with_units_that_are_no_friends():
    t = war_table().war("france", "england").put("paris", "france", regulars=2)
    t.put("rouen", "france", regulars=1).put("rouen", "england", regulars=2).siege("rouen")
    assert "rouen" not in reach(t, "france", "paris")
    t.control("papacy", "lyon").ally("france", "papacy").put("lyon", "habsburg", regulars=1)
    assert "lyon" not in reach(t, "france", "paris")


def test_10_x7_nothing_leaves_a_besieged_capital():
    t = war_table().war("france", "england").put("paris", "france", regulars=1)
    t.put("paris", "england", regulars=2).siege("paris").play(deploy, FRANCE)
    assert t.over
    assert t.units("paris", "france") == (1, 0)


def test_21_6_x4_no_electorate_before_the_league():
    t = war_table().control("habsburg", "augsburg", "regensburg").put("vienna", "habsburg", regulars=1)
    assert "regensburg" in reach(t, "habsburg", "vienna")
    assert "augsburg" not in reach(t, "habsburg", "vienna")


@proves("10-n1", "10-x6")
def test_10_n1_spring_preparations_lift_passes_fleets_and_the_limit_of_five():
    t = milan().hand("france", "spring_preparations").ships("barcelona", "habsburg", squadrons=1)
    t.made_up_cards("spring.own", spring_preparations=None)
    t.play(deploy, FRANCE).answer("france", "respond.spring.own", "spring_preparations")
    t.answer("france", "spring.from", "paris").answer("france", "spring.to", "milan")
    t.answer("france", "spring.leader", "montmorency").answer("france", "spring.regulars", "6")
    assert t.units("milan", "france") == (6, 0)


def test_10_n1_what_is_still_forbidden():
    t = milan().control("england", "marseille", "nice").unrest("turin")
    t.control("england", "turin")
    assert "milan" not in reach(t, "france", "paris", prepared=True)


@proves("10-r1,r2")
def test_r34_in_impulse_order_free_of_charge_and_without_interception():
    t = war_table().war("ottoman", "habsburg").put("istanbul", "ottoman", hired=3, leaders=["suleiman"])
    t.put("paris", "france", regulars=1).put("nezh", "habsburg", regulars=5).turn(2, "spring_deployment")
    t.hand("ottoman", "janissaries")
    t.play(spring_deployment).expect("ottoman", "spring.from", ["istanbul", "pass"])
    t.answer("ottoman", "spring.from", "istanbul", "spring.to", "sofia")
    t.answer("ottoman", "spring.leader", "suleiman").answer("ottoman", "spring.hired", "3")
    t.answer("france", "spring.from", "pass")
    assert t.over
    assert t.units("sofia", "ottoman") == (0, 3)
    assert t.state.hands[OTTOMAN] != []
