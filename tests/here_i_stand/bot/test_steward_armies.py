"""Where the steward's men go: who stays in a key, who leaves a capital, where new units are of use."""

from __future__ import annotations

from cuius.titles.here_i_stand.bot.besieging import Plan, ships_missing, voyage_to
from cuius.titles.here_i_stand.bot.marching import march_from, step_price
from cuius.titles.here_i_stand.bot.planning import havens, is_exposed, plans
from cuius.titles.here_i_stand.bot.roads import FAR
from cuius.titles.here_i_stand.bot.safety import free_units, peril
from cuius.titles.here_i_stand.bot.spending import road_worth, safer_by
from cuius.titles.here_i_stand.bot.steward import steward
from cuius.titles.here_i_stand.bot.supply import MARCH, gap_before, toll
from cuius.titles.here_i_stand.ids import PLACES
from tests.here_i_stand.stewards import seen
from tests.here_i_stand.tables import HisTable, war_table


def said(t: HisTable, role: str, key: str, *options: str, **about) -> str:
    question = {"role": role, "key": key, "options": list(options), "about": about}
    return steward(seen(t, role).view, question)


def threatened_vienna() -> HisTable:
    """The Sultan before Vienna with ten, three men and Ferdinand in it."""
    t = war_table().war("ottoman", "habsburg").control("ottoman", "buda")
    t.put("buda", "ottoman", regulars=10, leaders=["suleiman"])
    return t.put("vienna", "habsburg", regulars=3, leaders=["ferdinand"])


def test_captains_do_not_walk_out_of_their_capital_without_men():
    s = seen(threatened_vienna(), "habsburg")
    vienna = PLACES["vienna"]
    assert peril(s, vienna) > 0.25
    assert not free_units(s, vienna, 3)
    assert not [plan for plan in havens(s) if plan.origin == vienna]


def test_19_3_a_conquered_key_keeps_a_guard_in_winter():
    t = war_table().war("habsburg", "ottoman").control("habsburg", "belgrade")
    t.put("belgrade", "habsburg", regulars=4, leaders=["charles_v"])
    about = {"space": ("place", "belgrade")}
    assert int(said(t, "habsburg", "winter.recalled", "1", "2", "3", "4", **about)) < 4


def test_19_3_all_come_home_from_where_no_key_is():
    t = war_table().control("habsburg", "graz").put("graz", "habsburg", regulars=3)
    assert said(t, "habsburg", "winter.recalled", "1", "2", "3", space=("place", "graz")) == "3"


def test_new_men_go_where_the_siege_is_not_to_a_captain_far_behind():
    t = war_table().war("ottoman", "hungary").siege("belgrade")
    t.put("belgrade", "ottoman", regulars=8, leaders=["suleiman"])
    t.put("istanbul", "ottoman", regulars=3, leaders=["ibrahim_pasha"])
    about = {"unit": ("unit", "cavalry")}
    assert said(t, "ottoman", "build.where", "istanbul", "nezh", **about) == "nezh"


# Marches that make sense


def test_13_r1_a_point_for_a_plain_march_moves_the_army_that_can_use_it():
    t = war_table().war("habsburg", "france").impulse("habsburg", 1)
    t.put("trent", "habsburg", regulars=6, leaders=["charles_v"])
    t.put("zurich", "habsburg", regulars=2)
    over_a_pass = Plan(0.9, PLACES["trent"], PLACES["innsbruck"], PLACES["innsbruck"], 6, 2)
    in_clear = Plan(0.2, PLACES["zurich"], PLACES["basel"], PLACES["basel"], 2, 1)
    s = seen(t, "habsburg")
    assert (step_price(s, over_a_pass), step_price(s, in_clear)) == (2, 1)


def test_16_3_p1b_no_more_embark_than_ships_carry():
    t = war_table().war("england", "france").impulse("england", 4).hand("england", "treachery", "fuggers")
    t.put("plymouth", "england", regulars=14, leaders=["henry_viii"]).control("france", "rouen")
    t.put("rouen", "france", regulars=1).ships("english_channel", "england", 2)
    s = seen(t, "england")
    plan = march_from(s, PLACES["plymouth"])
    assert plan is not None
    assert plan.step == PLACES["english_channel"]
    about = {"power": ("power", "england"), "space": ("place", "plymouth")}
    many = [str(n) for n in range(10, -1, -1)]
    assert said(t, "england", "move.regulars", *many, **about) == "5"


def test_captains_are_not_led_where_they_would_have_to_flee_from():
    t = war_table().war("ottoman", "habsburg").impulse("habsburg", 4).control("ottoman", "buda", "belgrade")
    t.put("buda", "ottoman", regulars=12, leaders=["suleiman"])
    t.put("vienna", "habsburg", regulars=7, leaders=["charles_v"])
    s = seen(t, "habsburg")
    assert is_exposed(s, PLACES["vienna"], PLACES["pressburg"], 6, 2)
    goals = [plan.goal for plan in plans(s) if plan.step == PLACES["pressburg"]]
    assert set(goals) <= {PLACES["pressburg"]}


# Sieges that can be stormed


def before_vienna(where: str) -> HisTable:
    """The Sultan on his way to Vienna, with the garrison beside the road."""
    t = war_table().war("ottoman", "habsburg").impulse("ottoman", 3)
    t.control("ottoman", "buda", "belgrade", "mohacs", "agram").hand("ottoman", "treachery", "printing_press")
    t.control("habsburg", "vienna", "graz", "pressburg")
    t.put(where, "ottoman", regulars=10, leaders=["suleiman"])
    return t.put("vienna", "habsburg", regulars=2)


def test_12_2_x4_the_road_is_taken_before_the_walls_are_besieged():
    t = before_vienna("graz")
    s = seen(t, "ottoman")
    assert PLACES["graz"] in gap_before(s, PLACES["vienna"])
    assert road_worth(s, PLACES["graz"]) > 0
    assert said(t, "ottoman", "action", "move_clear", "control_unfortified", "pass") == "control_unfortified"


def test_12_2_x4_from_before_the_walls_it_could_no_longer_be_taken():
    s = seen(before_vienna("vienna").siege("vienna"), "ottoman")
    assert toll(s, PLACES["graz"]) == 1 + MARCH


def test_15_1_x4_corsairs_close_no_port():
    t = war_table().war("ottoman", "venice").ships("venice", "venice", 2)
    t.ships("adriatic_sea", "ottoman", 2).ships("algiers", "ottoman", corsairs=6)
    s = seen(t, "ottoman")
    assert ships_missing(s, PLACES["venice"]) == 1
    assert voyage_to(s, PLACES["venice"], 1) == FAR
    near = seen(t.ships("ionian_sea", "ottoman", 1), "ottoman")
    assert voyage_to(near, PLACES["venice"], 1) == 1


# Men who are of use


def test_walls_with_men_enough_ask_for_no_more():
    assert safer_by(6, 2) > 0
    assert safer_by(6, 14) < 0.05
