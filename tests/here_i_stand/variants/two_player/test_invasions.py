"""202, 206, 211, 213, 214, 216 Armies from abroad."""

import pytest

from cuius.titles.here_i_stand.ids import FRANCE, HABSBURG, OTTOMAN, PAPACY, RULER_HENRY_II
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from tests.here_i_stand.pairs import PairTable, pair_table


def bare() -> PairTable:
    return pair_table().bare().draw(card_drawn=["gout"])


def test_25_k202_montmorency_gathers_an_army():
    t = bare().lays("protestant", "dip_french_constable_invades")
    t.expect("protestant", "invasion.where", offers=["milan", "paris"], lacks=["rome", "vienna"])
    t.answer("protestant", "invasion.where", "milan")
    t.expect("protestant", "invasion.reserve", options=["men", "ship"])
    t.answer("protestant", "invasion.reserve", "men")
    assert at_war(t.state, FRANCE, PAPACY)
    assert (t.units("milan", "france"), t.where("montmorency")) == ((2, 4), "milan")
    assert (t.holds("protestant"), t.pile()) == (["gout"], ["dip_french_constable_invades"])


def test_25_k202_the_protestant_leads_it_whoever_plays_the_card():
    t = bare().lays("papacy", "dip_french_constable_invades").expect("protestant", "invasion.where")
    t.answer(
        "protestant", "invasion.where", "milan", "invasion.reserve", "ship", "invasion.port", "marseille"
    )
    assert (t.units("milan", "france"), t.fleet("marseille", "france")) == ((2, 2), (1, 0))
    assert (t.holds("protestant"), t.holds("papacy")) == (["gout"], [])


def test_25_k202_not_into_a_space_of_another_power():
    t = pair_table().bare().lays("protestant", "dip_french_constable_invades")
    t.refuse("protestant", "invasion.where", "rome")


def test_25_k202_not_where_there_is_unrest_or_a_siege():
    t = pair_table().bare().unrest("milan").siege("turin").lays("protestant", "dip_french_constable_invades")
    t.expect("protestant", "invasion.where", lacks=["milan", "turin"])


@pytest.mark.parametrize(("henry", "king"), [(False, "francis_i"), (True, "henry_ii")])
def test_25_k206_the_king_of_france_comes(henry: bool, king: str):
    t = bare().arrange(ruler={FRANCE: int(RULER_HENRY_II)}) if henry else bare()
    t.lays("protestant", "dip_french_invasion").answer("protestant", "invasion.where", "turin")
    t.answer("protestant", "invasion.reserve", "men")
    assert (t.units("turin", "france"), t.where(king)) == ((3, 5), "turin")
    assert at_war(t.state, FRANCE, PAPACY)


def test_25_k206_the_papacy_does_not_place_it():
    t = pair_table().bare().lays("papacy", "dip_french_invasion")
    assert not t.asked("papacy")
    t.refuse("protestant", "invasion.where", "naples")


def test_25_k211_before_the_league_alva_comes_for_the_protestant():
    t = (
        bare()
        .lays("papacy", "dip_spanish_invasion")
        .expect("protestant", "invasion.where", offers=["naples"])
    )
    t.answer("protestant", "invasion.where", "naples", "invasion.reserve", "men")
    assert at_war(t.state, HABSBURG, PAPACY)
    assert (t.units("naples", "habsburg"), t.where("duke_of_alva")) == ((2, 4), "naples")
    assert t.holds("protestant") == ["gout"]


def test_25_k211_after_it_for_the_papacy():
    t = bare().league().lays("protestant", "dip_spanish_invasion")
    t.refuse("papacy", "invasion.where", "paris")
    t.answer("papacy", "invasion.where", "vienna", "invasion.reserve", "ship", "invasion.port", "naples")
    assert allied(t.state, HABSBURG, PAPACY)
    assert (t.units("vienna", "habsburg"), t.fleet("naples", "habsburg")) == ((2, 2), (1, 0))
    assert t.holds("papacy") == ["gout"]


def test_25_k213_ferdinand_comes_for_the_papacy():
    t = bare().league().lays("protestant", "dip_austrian_invasion")
    t.refuse("papacy", "invasion.where", "rome")
    t.answer("papacy", "invasion.where", "vienna")
    assert (t.units("vienna", "habsburg"), t.where("ferdinand")) == ((2, 4), "vienna")
    assert t.holds("papacy") == ["gout"]


def test_25_k214_the_emperor_comes_for_the_papacy():
    t = bare().league().lays("papacy", "dip_imperial_invasion")
    t.refuse("papacy", "invasion.where", "milan")
    t.answer("papacy", "invasion.where", "antwerp")
    assert (t.units("antwerp", "habsburg"), t.where("charles_v")) == ((3, 5), "antwerp")
    assert t.holds("papacy") == ["gout"]


def test_25_k216_suleiman_comes_by_sea():
    t = bare().league().lays("protestant", "dip_ottoman_invasion")
    t.expect("protestant", "invasion.where", offers=["istanbul", "athens"], lacks=["buda", "edirne"])
    t.answer("protestant", "invasion.where", "athens")
    assert at_war(t.state, OTTOMAN, PAPACY)
    assert (t.units("athens", "ottoman"), t.fleet("athens", "ottoman")) == ((5, 0), (4, 0))
    assert (t.where("suleiman"), t.holds("protestant")) == ("athens", ["gout"])


def test_r465_a_fleet_gathers_in_a_port():
    t = pair_table().bare().league().lays("papacy", "dip_ottoman_invasion")
    t.refuse("protestant", "invasion.where", "buda")


def test_25_k206_no_more_than_there_are_counters():
    t = bare()
    limit = t.state.board.land_limit[FRANCE]
    t.put("paris", "france", regulars=limit - 4).lays("protestant", "dip_french_invasion")
    t.answer("protestant", "invasion.where", "milan")
    assert t.units("milan", "france") == (3, 1)
    t.expect("protestant", "invasion.port")  # no man is left, a squadron is
