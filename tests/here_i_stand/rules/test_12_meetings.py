"""10 and 12 Control, unrest, lines and deployment where sieges, allies and minor powers meet."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS, FRANCE, HABSBURG, PLACES, POWERS
from cuius.titles.here_i_stand.phases.land.assault import assault_targets
from cuius.titles.here_i_stand.phases.land.control import calm_spaces, open_spaces
from cuius.titles.here_i_stand.phases.spring import deploy, destinations
from cuius.titles.here_i_stand.rules.communication import has_line
from cuius.titles.here_i_stand.rules.control import may_have_unrest
from tests.here_i_stand.tables import HisTable, war_table


def can_take(t: HisTable, power: str) -> list[str]:
    return [s.word for s in open_spaces(t.state, POWERS[power])]


def can_calm(t: HisTable, power: str) -> list[str]:
    return [s.word for s in calm_spaces(t.state, POWERS[power])]


def reach(t: HisTable, power: str, capital: str, prepared: bool = False) -> list[str]:
    return [s.word for s in destinations(t.state, POWERS[power], PLACES[capital], prepared)]


# Control


def test_12_2_x4_an_enemy_of_the_active_power_alone_bars_it_not_the_holders_other_enemies():
    """Units next door that are at war with the holder but at peace with France do not bar France."""
    t = war_table().war("france", "england").war("habsburg", "england").control("england", "st_quentin")
    t.put("paris", "france", regulars=1).put("brussels", "habsburg", regulars=4)
    assert "st_quentin" in can_take(t, "france")
    t.war("france", "habsburg")
    assert "st_quentin" not in can_take(t, "france")


def test_12_2_x4_an_enemys_minor_ally_next_door_bars_it():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg").control("ottoman", "belgrade")
    t.put("belgrade", "ottoman", regulars=2)
    assert "mohacs" in can_take(t, "ottoman")
    t.put("buda", "hungary", regulars=1)
    assert "mohacs" not in can_take(t, "ottoman")


def test_12_2_x4_units_in_the_space_need_not_fear_those_next_door():
    t = (
        war_table()
        .war("france", "england")
        .control("england", "boulogne")
        .put("boulogne", "france", regulars=1)
    )
    t.put("calais", "england", regulars=4)
    assert "boulogne" in can_take(t, "france")


def test_12_2_x4c_the_besieged_of_a_neutral_power_bar_nobody():
    """France is at peace with England's guests in Calais: only enemies next door count."""
    t = war_table().war("france", "england").ally("england", "papacy").control("england", "boulogne")
    t.put("calais", "papacy", regulars=1).put("rouen", "france", regulars=1)
    assert "boulogne" in can_take(t, "france")
    t.put("calais", "england", regulars=1)
    assert "boulogne" not in can_take(t, "france")


def test_12_2_x4_an_active_minor_powers_units_take_spaces_for_its_major_power():
    t = (
        war_table()
        .war("france", "england")
        .ally("scotland", "france")
        .put("edinburgh", "scotland", regulars=1)
    )
    assert "berwick" in can_take(t, "france")
    t.put("berwick", "scotland", regulars=1)
    assert "berwick" in can_take(t, "france")


def test_12_2_x3_a_line_over_the_sea_from_an_ally():
    """12.1: from an ally's fortified home space, over a sea zone with an ally's ship."""
    t = war_table().war("france", "england").ally("france", "habsburg").control("england", "boulogne")
    t.control("england", "paris", "rouen", "bordeaux", "lyon", "marseille")
    t.put("plymouth", "france", regulars=1)
    assert "plymouth" not in can_take(t, "france")
    t.ships("english_channel", "habsburg", squadrons=1).ships("bay_of_biscay", "habsburg", squadrons=1)
    assert "plymouth" in can_take(t, "france")  # Valladolid, Bilbao or Corunna, Biscay, Channel, Plymouth


@proves("12.1-x2", "15.1-x2")
def test_12_1_x2_a_besieged_space_on_the_way_cuts_the_line_to_the_next():
    t = (
        war_table()
        .war("france", "england")
        .impulse("france", cp=2)
        .control("england", "boulogne", "st_quentin")
    )
    t.control("france", "brussels").put("brussels", "france", regulars=1)
    t.put("calais", "france", regulars=3).put("calais", "england", regulars=1).siege("calais")
    assert assault_targets(t.state, FRANCE) == (CALAIS,)  # Paris, St Dizier, Brussels, Calais
    t.put("brussels", "england", regulars=2)
    assert assault_targets(t.state, FRANCE) == ()


def test_12_1_r1_the_last_space_may_be_full_of_enemies_and_in_unrest():
    t = war_table().war("france", "england").control("england", "boulogne").unrest("boulogne")
    t.put("boulogne", "england", regulars=4)
    assert has_line(t.state, FRANCE, PLACES["boulogne"])
    assert not has_line(t.state, FRANCE, CALAIS)


# Unrest


def test_12_4_c3_an_enemy_of_the_active_power_next_door_bars_calming_a_friend_does_not():
    t = (
        war_table()
        .unrest("ancona")
        .put("rome", "papacy", regulars=1)
        .put("cerignola", "habsburg", regulars=1)
    )
    assert "ancona" in can_calm(t, "papacy")
    assert "ancona" in can_calm(t, "habsburg")
    t.war("papacy", "habsburg")
    assert "ancona" not in can_calm(t, "papacy")


def test_12_4_c3_besieged_units_next_door_count():
    t = war_table().war("france", "england").unrest("boulogne").put("calais", "england", regulars=1)
    t.put("calais", "france", regulars=3).siege("calais")
    assert "boulogne" not in can_calm(t, "france")


def test_12_4_c3_not_over_a_pass_and_not_an_allys_units():
    t = war_table().ally("france", "papacy").unrest("turin").put("grenoble", "france", regulars=2)
    t.put("milan", "papacy", regulars=2)
    assert "turin" not in can_calm(t, "france")
    assert "turin" in can_calm(t, "papacy")


@proves("12.4-r0b")
def test_12_4_r0b_units_of_any_power_keep_unrest_away_ships_too():
    t = war_table().put("bristol", "france", regulars=1).ships("plymouth", "habsburg", squadrons=1)
    assert not may_have_unrest(t.state, PLACES["bristol"])
    assert not may_have_unrest(t.state, PLACES["plymouth"])
    assert may_have_unrest(t.state, PLACES["wales"])


# Spring deployment


def test_10_x1_a_minor_allys_units_deploy_from_the_capital_of_the_major_power():
    t = war_table().ally("hungary", "habsburg").put("vienna", "habsburg", regulars=1)
    t.put("vienna", "hungary", regulars=2).play(deploy, HABSBURG)
    t.answer("habsburg", "spring.from", "vienna", "spring.to", "buda")
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, t.options(role)[0])
    assert (t.units("buda", "habsburg"), t.units("buda", "hungary")) == ((1, 0), (2, 0))


def test_10_x1_not_from_a_minor_allys_key():
    t = war_table().ally("hungary", "habsburg").put("buda", "hungary", regulars=3).play(deploy, HABSBURG)
    assert t.over


def test_10_x5_an_active_minor_powers_ships_are_another_major_powers():
    t = war_table().control("france", "genoa").put("paris", "france", regulars=2)
    assert "genoa" in reach(t, "france", "paris")
    t.control("france", "bastia").control("genoa", "genoa").ships("genoa", "genoa", squadrons=1)
    assert "bastia" in reach(t, "france", "paris")
    t.ally("genoa", "habsburg")
    assert "bastia" not in reach(t, "france", "paris")


def test_10_x5_the_fleet_of_ones_own_minor_ally_is_no_bar():
    t = war_table().ally("genoa", "france").put("paris", "france", regulars=2)
    t.ships("genoa", "genoa", squadrons=1)
    assert "genoa" in reach(t, "france", "paris")


def test_10_x6_five_over_the_sea_whatever_the_leaders():
    t = (
        war_table()
        .control("france", "bastia")
        .put("paris", "france", regulars=8, leaders=["francis_i", "montmorency"])
    )
    t.play(deploy, FRANCE).answer("france", "spring.from", "paris", "spring.to", "bastia")
    t.answer("france", "spring.leader", "francis_i", "spring.leader", "montmorency")
    t.expect("france", "spring.regulars", offers=["5"], lacks=["6"])


def test_10_x2_the_path_may_end_with_an_ally_who_is_at_war_with_nobody():
    t = war_table().ally("france", "habsburg").put("paris", "france", regulars=2)
    assert {"brussels", "antwerp", "amsterdam"} <= set(reach(t, "france", "paris"))
    assert "valladolid" in reach(t, "france", "paris")  # from Brest over the Bay of Biscay to Corunna
    t.ships("corunna", "habsburg", squadrons=1).ships("barcelona", "habsburg", squadrons=1)
    assert "valladolid" not in reach(t, "france", "paris")  # the Pyrenees are closed


@proves("10-x1", "10-n1")
def test_r223_the_regular_of_spring_preparations_was_not_there_when_the_phase_began():
    def play(g, power):
        g.add_regulars(PLACES["paris"], power)
        yield from ()

    t = war_table().hand("france", "spring_preparations").put("paris", "france", regulars=2)
    t.made_up_cards("spring.own", spring_preparations=play).play(deploy, FRANCE)
    t.answer("france", "respond.spring.own", "spring_preparations")
    t.answer("france", "spring.from", "paris", "spring.to", "lyon")
    t.expect("france", "spring.regulars", options=["2", "1"])
    t.answer("france", "spring.regulars", "2")
    assert (t.units("lyon", "france"), t.units("paris", "france")) == ((2, 0), (1, 0))


def test_r223_alone_it_stays():
    def play(g, power):
        g.add_regulars(PLACES["paris"], power)
        yield from ()

    t = war_table().hand("france", "spring_preparations")
    t.made_up_cards("spring.own", spring_preparations=play).play(deploy, FRANCE)
    t.answer("france", "respond.spring.own", "spring_preparations")
    assert t.over
    assert t.units("paris", "france") == (1, 0)
