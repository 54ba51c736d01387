"""17 Building units; foreign wars first (21.7), minor powers' units (22.3)."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CAVALRY,
    CORSAIR,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MERCENARY,
    ORAN,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    REGULAR,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    SQUADRON,
    UNITS,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.building import (
    ACTION_FOR,
    build,
    can_build,
    hiring_spaces,
    place_mercenaries,
    recruit_anywhere,
    sites,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.rules.units import counters_left
from tests.here_i_stand.tables import HisTable, war_table


def where(t: HisTable, power: str, unit: str, anywhere: bool = False) -> list[str]:
    return [s.word for s in sites(t.state, POWERS[power], UNITS[unit], anywhere)]


def homes(t: HisTable, power: str) -> list[str]:
    return [s.word for s in t.state.board.homes[POWERS[power]]]


@proves("17-r1", "17.1-r2..r4", "17.2-r5,r6")
def test_17_r1_five_actions_and_what_they_cost():
    t = war_table()
    price_of = {p.word: [price(t.state, p, a) for a in ACTION_FOR] for p in POWERS.ids[:6]}
    assert price_of["ottoman"] == [2, 0, 1, 2, 1]
    for power in ("habsburg", "england", "france", "papacy"):
        assert price_of[power] == [2, 1, 0, 2, 0]
    assert price_of["protestant"] == [2, 1, 0, 0, 0]


def test_17_1_r2_a_regular_costs_two_points():
    t = war_table().impulse("france", cp=3).play(take_action, FRANCE)
    t.answer("france", "action", "raise_regular").answer("france", "build.where", "lyon")
    t.expect_event("build.done", power="france", unit="regular", space="lyon")
    assert t.units("lyon", "france") == (1, 0)
    assert t.state.cp == 1
    assert "raise_regular" not in [a.word for a in actions_open(t.state, FRANCE)[:-1]]


def test_17_1_r3_a_mercenary_costs_one():
    t = war_table().impulse("england", cp=1).play(take_action, ENGLAND)
    t.answer("england", "action", "buy_mercenary").answer("england", "build.where", "calais")
    assert t.units("calais", "england") == (0, 1)
    assert t.state.cp == 0


def test_17_1_r4_cavalry_is_the_ottomans():
    t = war_table().impulse("ottoman", cp=1).play(take_action, OTTOMAN)
    t.answer("ottoman", "action", "raise_cavalry").answer("ottoman", "build.where", "edirne")
    assert t.units("edirne", "ottoman") == (0, 1)


@proves("17-r2", "17.1-r1")
def test_r80_in_home_spaces_under_friendly_control():
    t = war_table().control("england", "lyon").control("france", "calais", "metz")
    assert where(t, "france", "regular") == [s for s in homes(t, "france") if s != "lyon"]
    t.ally("france", "england")
    assert where(t, "france", "regular") == homes(t, "france")  # an ally holds Lyon
    assert "calais" not in where(t, "france", "regular")  # its own, but not its home
    assert "lyon" not in where(t, "france", "regular", anywhere=True)  # 24-k76


@proves("17-r4", "12.4-r5")
def test_17_r4_never_in_unrest():
    t = war_table().unrest("paris", "rouen")
    assert not {"paris", "rouen"} & set(where(t, "france", "regular"))
    assert "rouen" not in where(t, "france", "squadron")
    assert "paris" not in where(t, "france", "regular", anywhere=True)


@proves("17.1-r1")
def test_r81_not_where_enemy_land_units_stand():
    t = war_table().war("france", "england").put("rouen", "france", regulars=1)
    t.put("rouen", "england", regulars=2).siege("rouen").put("tours", "england", regulars=1)
    assert not {"rouen", "tours"} & set(where(t, "france", "regular"))
    assert "rouen" not in where(t, "france", "squadron")
    t = war_table().war("france", "england").ships("rouen", "england", squadrons=1)
    assert "rouen" in where(t, "france", "regular")  # ships alone do not keep land units away
    assert "rouen" not in where(t, "france", "squadron")


@proves("17-r5", "5.2-r6")
def test_17_r5_no_more_than_counters():
    t = war_table()
    t.put("paris", "france", regulars=counters_left(t.state, FRANCE) - 1)
    assert can_build(t.state, FRANCE, MERCENARY)
    t.put("lyon", "france", hired=1)
    assert not can_build(t.state, FRANCE, MERCENARY)
    assert not can_build(t.state, FRANCE, REGULAR)


def test_17_e1_three_units_and_one_more_become_four():
    t = war_table().put("paris", "france", regulars=3).play(build, FRANCE, REGULAR)
    t.answer("france", "build.where", "paris")
    assert t.units("paris", "france") == (4, 0)


@proves("17-r6")
def test_17_r6_denominations_never_prevent_a_build():
    t = war_table()
    ones = dict(t.state.board.land_counters[FRANCE])[1]
    for space in t.state.board.homes[FRANCE][:ones]:
        t.put(space.word, "france", regulars=1)
    assert can_build(t.state, FRANCE, REGULAR)


@proves("17.2-r1", "17.2-r5")
def test_17_2_r1_squadrons_in_home_ports():
    t = war_table()
    assert where(t, "france", "squadron") == [s.word for s in t.state.board.home_ports[FRANCE]]
    t.control("england", "rouen")
    assert "rouen" not in where(t, "france", "squadron")
    t.play(build, FRANCE, SQUADRON).answer("france", "build.where", "brest")
    assert t.fleet("brest", "france") == (1, 0)


@proves("17.2-r2,r3")
def test_r82_lost_ships_are_not_built_again_this_turn():
    t = war_table().ships("brest", "france", squadrons=4)
    assert can_build(t.state, FRANCE, SQUADRON)
    t.arrange(lost_ships={FRANCE: 1})
    assert not can_build(t.state, FRANCE, SQUADRON)
    t.arrange(lost_ships={FRANCE: 0})
    assert can_build(t.state, FRANCE, SQUADRON)


@proves("17.2-r6..r8")
def test_17_2_r7_corsairs_in_home_ports_algiers_and_havens():
    t = war_table().control("ottoman", "algiers", "oran").arrange(algiers_in_play=False)
    assert where(t, "ottoman", "corsair") == []
    t.arrange(algiers_in_play=True, havens=[int(ORAN)])
    ports = [s.word for s in t.state.board.home_ports[OTTOMAN]]
    assert where(t, "ottoman", "corsair") == [*ports, "algiers", "oran"]
    for unit in ("regular", "cavalry", "squadron"):  # 17.2-r8
        assert not {"algiers", "oran"} & set(where(t, "ottoman", unit))
    t.play(build, OTTOMAN, CORSAIR).answer("ottoman", "build.where", "algiers")
    assert t.fleet("algiers", "ottoman") == (0, 1)


def test_17_2_r6_corsairs_and_squadrons_share_counters():
    t = war_table().ships("istanbul", "ottoman", squadrons=5, corsairs=4).arrange(algiers_in_play=True)
    assert not can_build(t.state, OTTOMAN, CORSAIR)
    assert not can_build(t.state, OTTOMAN, SQUADRON)


def test_21_6_x1_the_protestant_builds_nothing_before_the_league():
    t = war_table()
    assert where(t, "protestant", "regular") == []
    t.arrange(league=True)
    assert where(t, "protestant", "regular") == homes(t, "protestant")
    assert can_build(t.state, PROTESTANT, MERCENARY)


# Minor powers


def test_22_3_r4_regulars_of_an_active_minor_power_in_its_home_spaces():
    t = war_table().ally("venice", "papacy")
    assert where(t, "papacy", "regular") == [*homes(t, "papacy"), *homes(t, "venice")]
    assert where(t, "papacy", "mercenary") == homes(t, "papacy")
    t.play(build, POWERS["papacy"], REGULAR).answer("papacy", "build.where", "venice")
    t.expect_event("build.done", power="venice", space="venice")
    assert t.units("venice", "venice") == (1, 0)


def test_22_3_r4_only_while_it_has_counters():
    t = war_table().ally("venice", "papacy")
    t.put("candia", "venice", regulars=counters_left(t.state, POWERS["venice"]))
    assert where(t, "papacy", "regular") == homes(t, "papacy")


def test_22_3_r5_squadrons_of_genoa_venice_and_scotland():
    t = war_table().ally("scotland", "france").ally("hungary", "habsburg")
    assert {"edinburgh", "glasgow"} <= set(where(t, "france", "squadron"))
    assert where(t, "habsburg", "squadron") == [s.word for s in t.state.board.home_ports[HABSBURG]]
    t.play(build, FRANCE, SQUADRON).answer("france", "build.where", "edinburgh")
    assert t.fleet("edinburgh", "scotland") == (1, 0)
    assert "edinburgh" not in where(t, "france", "squadron")  # Scotland has one squadron


# Foreign wars


@proves("21.7-r12,r13")
def test_21_7_r12_land_units_go_to_a_foreign_war_that_is_short():
    t = war_table().arrange(wars_abroad=[(int(REVOLT_IN_EGYPT), int(OTTOMAN), 1, 1, 3)])
    t.play(build, OTTOMAN, CAVALRY)
    assert t.over
    assert t.state.wars_abroad == [(int(REVOLT_IN_EGYPT), int(OTTOMAN), 1, 2, 3)]
    t.expect_event("build.abroad", unit="cavalry", card="revolt_in_egypt")
    t.play(build, OTTOMAN, CAVALRY).expect("ottoman", "build.where", offers=["istanbul"])


def test_21_7_r12_of_two_wars_the_power_chooses_and_ships_are_free():
    wars = [(int(REVOLT_IN_EGYPT), int(OTTOMAN), 0, 0, 3), (int(WAR_IN_PERSIA), int(OTTOMAN), 4, 0, 4)]
    t = war_table().arrange(wars_abroad=wars).play(build, OTTOMAN, REGULAR)
    t.expect("ottoman", "build.war", ["revolt_in_egypt", "war_in_persia"])
    t.answer("ottoman", "build.war", "war_in_persia")
    assert t.state.wars_abroad[1][2] == 5
    assert "salonika" in where(t, "ottoman", "squadron")


def test_21_7_r12_the_war_of_another_power_is_its_own_affair():
    t = war_table().arrange(wars_abroad=[(int(REVOLT_IN_IRELAND), int(ENGLAND), 0, 0, 3)])
    t.play(build, FRANCE, REGULAR).expect("france", "build.where", offers=["paris"])
    t.answer("france", "build.where", "paris")


def test_r224_no_minor_powers_regulars_while_a_foreign_war_is_short():
    t = war_table().ally("scotland", "england")
    t.arrange(wars_abroad=[(int(REVOLT_IN_IRELAND), int(ENGLAND), 3, 0, 3)]).play(build, ENGLAND, REGULAR)
    assert t.over
    assert t.state.wars_abroad[0][2] == 4
    t.play(build, ENGLAND, REGULAR).expect("england", "build.where", offers=["edinburgh"])


# Cards


def test_17_x1_foreign_recruits_in_any_space_under_control():
    t = war_table().control("france", "metz", "calais").play(recruit_anywhere, FRANCE, 4)
    t.expect("france", "recruits.unit", ["regular", "mercenary", "squadron", "pass"])
    t.answer("france", "recruits.unit", "squadron").answer("france", "build.where", "calais")
    t.answer("france", "recruits.unit", "mercenary").answer("france", "build.where", "metz")
    t.expect("france", "recruits.unit", ["mercenary", "pass"])
    t.answer("france", "recruits.unit", "pass")
    assert t.fleet("calais", "france") == (1, 0)
    assert t.units("metz", "france") == (0, 1)


def test_17_x1_not_where_it_is_besieged():
    t = war_table().war("france", "england").control("france", "calais").put("calais", "england", regulars=1)
    t.siege("calais")
    assert "calais" not in where(t, "france", "regular", anywhere=True)


def test_17_x1_for_the_ottoman_algiers_takes_any_unit():
    t = war_table().control("ottoman", "algiers").arrange(algiers_in_play=True)
    assert "algiers" in where(t, "ottoman", "cavalry", anywhere=True)


def test_17_x2_landsknechts_join_a_stack():
    t = war_table().put("vienna", "habsburg", regulars=1).put("milan", "habsburg", hired=2)
    assert [s.word for s in hiring_spaces(t.state, HABSBURG)] == ["vienna", "milan"]
    t.play(place_mercenaries, HABSBURG, 4)
    for space in ("milan", "milan", "vienna", "milan"):
        t.answer("habsburg", "mercenaries.where", space)
    assert t.over
    assert t.units("milan", "habsburg") == (0, 5)
    assert t.units("vienna", "habsburg") == (1, 1)


def test_17_x2_but_no_besieged_one_and_not_without_counters():
    t = (
        war_table()
        .war("france", "habsburg")
        .put("milan", "habsburg", regulars=1)
        .control("habsburg", "milan")
    )
    t.put("milan", "france", regulars=2).siege("milan").put("vienna", "habsburg", regulars=1)
    assert [s.word for s in hiring_spaces(t.state, HABSBURG)] == ["vienna"]
    assert [s.word for s in hiring_spaces(t.state, FRANCE)] == ["milan"]  # the besiegers
    t.put("vienna", "habsburg", regulars=counters_left(t.state, HABSBURG))
    t.play(place_mercenaries, HABSBURG, 2)
    assert t.over
