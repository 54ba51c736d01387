"""Where the steward's men go: who stays in a key, who leaves a capital, where new units are of use."""

from __future__ import annotations

from cuius.titles.here_i_stand.bot.planning import havens
from cuius.titles.here_i_stand.bot.safety import free_units, peril
from cuius.titles.here_i_stand.bot.steward import steward
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
