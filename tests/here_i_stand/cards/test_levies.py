"""70, 76, 83, 100 Cards that bring units."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import BUDA, FRANCE, RENEGADE, SQUADRON, WAR_IN_PERSIA
from cuius.titles.here_i_stand.phases.winter.phase import send_back_renegade
from cuius.titles.here_i_stand.state import AWAY
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import war_table


@proves("19.2-r1")
def test_24_k70_bourbon_and_three_mercenaries_until_winter():
    t = play_card(war_table().control("france", "milan"), "france", "charles_bourbon")
    t.answer("france", "bourbon.where", "milan")
    assert (t.units("milan", "france"), t.where("renegade")) == ((0, 3), "milan")
    assert t.state.leader_of[RENEGADE] == FRANCE
    assert lies(t, "charles_bourbon") == "discarded"
    t.play(send_back_renegade)
    assert (t.units("milan", "france"), t.where("renegade")) == ((0, 3), AWAY)


def test_24_k70_cavalry_for_the_ottoman():
    t = play_card(war_table(), "ottoman", "charles_bourbon").answer("ottoman", "bourbon.where", "sofia")
    assert t.units("sofia", "ottoman") == (0, 3)


@proves("17-r4")
def test_24_k70_only_in_a_space_of_ones_own_not_besieged_nor_in_unrest():
    t = war_table().unrest("tours").siege("paris").put("rouen", "england", regulars=1)
    play_card(t.war("france", "england"), "france", "charles_bourbon")
    t.expect("france", "bourbon.where", offers=["lyon"], lacks=["tours", "paris", "rouen", "milan"])


@proves("21.6-x2b")
def test_24_k70_not_for_the_protestant_before_the_league():
    t = war_table().control("protestant", "hamburg")
    assert not may_play(t, "protestant", "charles_bourbon")
    assert may_play(t.arrange(league=True), "protestant", "charles_bourbon")


@pytest.mark.parametrize(
    ("edition", "war", "offered"), [("2017", True, True), ("2017", False, False), ("first", True, False)]
)
def test_24_k70_in_2017_about_lyon_in_a_war_with_france(edition, war, offered):
    t = war_table(edition=edition).put("geneva", "independent", regulars=1)
    if war:
        t.war("habsburg", "france")
    play_card(t, "habsburg", "charles_bourbon")
    assert ("grenoble" in t.options("habsburg", "bourbon.where")) == offered
    assert "geneva" not in t.options("habsburg", "bourbon.where")


def test_24_k70_in_2017_the_space_about_lyon_changes_hands():
    t = play_card(war_table(edition="2017").war("habsburg", "france"), "habsburg", "charles_bourbon")
    t.answer("habsburg", "bourbon.where", "grenoble")
    assert (t.holder("grenoble"), t.units("grenoble", "habsburg")) == ("habsburg", (0, 3))


def test_r446_new_men_go_to_a_foreign_war_that_is_short_first():
    t = war_table().arrange(wars_abroad=[(int(WAR_IN_PERSIA), 0, 2, 1, 4)])
    t.arrange(laid=[int(WAR_IN_PERSIA)], deck=[c for c in t.state.deck if c != WAR_IN_PERSIA])
    play_card(t, "ottoman", "charles_bourbon").answer("ottoman", "bourbon.where", "sofia")
    assert t.state.wars_abroad == [(int(WAR_IN_PERSIA), 0, 2, 3, 4)]
    assert t.units("sofia", "ottoman") == (0, 1)


# Foreign Recruits


@proves("17-x1")
def test_24_k76_four_points_of_units_anywhere_under_control():
    t = play_card(war_table().control("france", "milan", "calais"), "france", "foreign_recruits")
    t.answer("france", "recruits.unit", "regular").answer("france", "build.where", "milan")
    t.answer("france", "recruits.unit", "squadron").answer("france", "build.where", "calais")
    assert (t.units("milan", "france"), t.fleet("calais", "france")) == ((1, 0), (1, 0))
    assert t.state.cp == 0
    assert not t.waiting


def test_24_k76_the_ottoman_builds_anything_in_algiers():
    t = war_table().arrange(algiers_in_play=True).control("ottoman", "algiers")
    play_card(t, "ottoman", "foreign_recruits").answer("ottoman", "recruits.unit", "regular")
    t.expect("ottoman", "build.where", offers=["algiers"])


def test_24_k76_needs_somewhere_to_build():
    assert not may_play(war_table(), "protestant", "foreign_recruits")
    assert may_play(war_table(), "papacy", "foreign_recruits")


# John Zapolya


@pytest.mark.parametrize(("holder", "men"), [("hungary", 4), ("ottoman", 4), ("habsburg", 4)])
def test_24_k83_four_regulars_for_the_holder_of_buda(holder, men):
    t = play_card(war_table().control(holder, "buda"), "papacy", "john_zapolya")
    assert t.units("buda", holder) == (men, 0)
    assert lies(t, "john_zapolya") == "removed"


def test_24_k83_as_far_as_counters_go():
    t = play_card(war_table().put("prague", "hungary", regulars=8), "papacy", "john_zapolya")
    assert t.units("buda", "hungary") == (2, 0)


def test_24_k83_not_while_buda_is_besieged():
    assert not may_play(war_table().arrange(besieged={BUDA: 1}), "papacy", "john_zapolya")


def test_r447_regulars_of_the_ally_in_an_active_hungary():
    t = play_card(war_table().ally("hungary", "habsburg"), "papacy", "john_zapolya")
    assert (t.units("buda", "habsburg"), t.units("buda", "hungary")) == ((4, 0), (0, 0))


# Shipbuilding


def test_24_k100_two_squadrons_in_one_home_port_or_in_two():
    t = play_card(war_table(), "england", "shipbuilding")
    t.answer("england", "build.where", "london").answer("england", "build.where", "calais")
    assert (t.fleet("london", "england")[0], t.fleet("calais", "england")[0]) == (1, 1)
    t = play_card(war_table(), "england", "shipbuilding")
    t.answer("england", "build.where", "london").answer("england", "build.where", "london")
    assert t.fleet("london", "england")[0] == 2


@proves("17.2-r6")
def test_24_k100_two_corsairs_for_a_squadron_once_the_pirates_are_in_play():
    t = war_table().arrange(algiers_in_play=True).control("ottoman", "algiers")
    play_card(t, "ottoman", "shipbuilding").answer("ottoman", "ships.kind", "corsair")
    t.answer("ottoman", "build.where", "algiers").answer("ottoman", "ships.kind", "squadron")
    t.expect("ottoman", "build.where", lacks=["algiers"]).answer("ottoman", "build.where", "salonika")
    assert (t.fleet("algiers", "ottoman"), t.fleet("salonika", "ottoman")) == ((0, 2), (1, 0))


def test_24_k100_no_corsairs_before_and_nothing_for_the_protestant():
    t = play_card(war_table(), "ottoman", "shipbuilding")
    t.expect("ottoman", "build.where", about={"unit": SQUADRON})
    assert not may_play(war_table(), "protestant", "shipbuilding")
