"""13, 19, 20 Event cards and chits that meet: other cards, missions, recruitment and the war of the turn."""

from __future__ import annotations

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, COUNTRIES, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.court.actions import diplomacy, persuasion, surprise
from cuius.titles.guerres.phases.court.turns import court_turn
from cuius.titles.guerres.phases.war.leaders import assign
from cuius.titles.guerres.phases.war.recruitment import huguenot_income
from cuius.titles.guerres.rules.armies import reserve
from cuius.titles.guerres.rules.court import faction_leader
from cuius.titles.guerres.rules.court_actions import (
    countries_to_visit,
    diplomacy_modifiers,
    persuasion_modifiers,
)
from tests.guerres.cards.plays import at, played, refused
from tests.guerres.tables import court_table, new_table, war_table


@proves("20-c2", "20-c10")
def test_20_c2_tension_and_armada_add_up_against_spain_and_nobody_else():
    t = court_table(6).force("colonial_tension").force("spanish_armada")
    este = CHARACTERS["anne_d_este"]
    plain = total(diplomacy_modifiers(court_table(6).state, este, COUNTRIES["spain"]))
    assert total(diplomacy_modifiers(t.state, este, COUNTRIES["spain"])) == plain - 2
    assert total(diplomacy_modifiers(t.state, este, COUNTRIES["savoy"])) == plain


@proves("20-c4")
def test_20_c4_the_beggars_help_in_the_united_provinces_only():
    t = court_table(4).force("water_geuzen", 2)
    odet = CHARACTERS["philippe_duplessis_mornay"]
    assert total(diplomacy_modifiers(t.state, odet, COUNTRIES["united_provinces"])) == 3 + 1 + 2
    assert total(diplomacy_modifiers(t.state, odet, COUNTRIES["england"])) == 3 + 1


@proves("20-c1", "14.7-r31")
def test_20_c1_trent_helps_against_a_huguenot_and_not_against_a_leaguer():
    t = court_table(2).force("council_of_trent")
    catherine = CHARACTERS["catherine_de_medicis"]
    assert total(persuasion_modifiers(t.state, ROYALIST, catherine, CHARACTERS["baron_des_adrets"])) == 4
    assert total(persuasion_modifiers(t.state, ROYALIST, catherine, CHARACTERS["louis_de_nevers"])) == 3


@proves("20-c1", "14.7-r34")
def test_20_c1_a_turned_royalist_is_no_huguenot_of_trent_before_he_changes_decks():
    """Alençon, won by the Huguenots this court, still counts as a Royalist until it ends."""
    t = court_table(4).force("council_of_trent").dice(action=[6, 5])
    t.play(persuasion, HUGUENOT, CHARACTERS["philippe_duplessis_mornay"])
    t.answer("huguenot", "persuade.character", "francois_d_alencon")
    assert t.faction_of("francois_d_alencon") == "royalist"
    t.phase("court_end")
    assert t.faction_of("francois_d_alencon") == "huguenot"


@proves("20-c6", "19-l3", "19-l11")
def test_20_c6_a_bankrupt_spain_stops_intervention_and_joinville():
    t = war_table(6, called=True, windows="discreet").force("spanish_bankruptcy")
    refused(t, "league", "spanish_intervention", "bankrupt", at("deploy", "league"))
    t = court_table(6, called=True, windows="discreet").force("spanish_bankruptcy")
    refused(t, "league", "treaty_of_joinville", "bankrupt", at("court", "league"))


@proves("20-c6", "14.7-r15")
def test_20_c6_a_mission_to_a_bankrupt_spain_is_tried_in_vain():
    t = court_table(4).force("spanish_bankruptcy").dice(action=[6, 6])
    t.play(diplomacy, LEAGUE, CHARACTERS["henri_de_guise"]).answer("league", "diplomacy.country", "spain")
    assert (t.money_of("league"), t.troops_of("league_1")) == (0, 0)
    assert "spain" not in [c.word for c in countries_to_visit(t.state, LEAGUE)]


@proves("20-c5", "9-r2")
@pytest.mark.parametrize("town", ["paris", "la_rochelle"])
def test_20_c5_lepanto_takes_even_paris_or_la_rochelle(town):
    t = new_table().in_turn(4).draw(chit=["lepanto"]).seeded().phase("events")
    t.answer("league", "card.town", town)
    assert t.holder(town) == "league"


@proves("20-c5", "13-r1", "13-r3")
def test_13_r1_the_chit_takes_effect_before_anybody_draws():
    t = new_table().in_turn(4).draw(chit=["lepanto"]).seeded().phase("events")
    assert t.cards_of("royalist") == t.cards_of("league") == t.cards_of("huguenot") == []
    t.answer("league", "card.town", "lyon")
    assert [len(t.cards_of(f)) for f in ("royalist", "league", "huguenot")] == [1, 1, 1]


@proves("20-c3", "14.7-r1")
def test_20_c3_a_town_in_revolt_may_still_be_surprised():
    t = court_table(4).army("peasant_revolt", "quercy", 3).towns("royalist", "cahors").dice(action=[6, 5])
    t.play(surprise, HUGUENOT, CHARACTERS["vicomte_de_turenne"]).answer("huguenot", "surprise.town", "cahors")
    assert t.holder("cahors") == "huguenot"


@proves("20-r4", "20-c7")
def test_20_r4_two_revolts_break_out_in_two_provinces():
    t = new_table().in_turn(4).army("peasant_revolt", "quercy", 3).draw(chit=["governor_revolt"])
    t.draw(revolt=["provence"]).seeded().phase("events")
    assert (t.place_of("peasant_revolt"), t.place_of("governor_revolt")) == ("quercy", "provence")
    assert t.troops_of("governor_revolt") == 5


@proves("19-h1", "19-r3", "15.3-r9", "14.7-r15")
def test_19_h1_hampton_court_is_mission_harbour_and_town_in_one():
    t = played(
        court_table(1).only_towns(huguenot=12, league=9).towns("huguenot", "rouen"),
        "huguenot",
        "treaty_of_hampton_court",
    )
    t.answer("huguenot", "diplomacy.territory", "normandie")
    assert (t.money_of("huguenot"), t.place_of("huguenot_1"), t.troops_of("huguenot_1")) == (
        5,
        "normandie",
        3,
    )
    assert t.holder("le_havre") == "huguenot"
    assert "england" not in [c.word for c in countries_to_visit(t.state, HUGUENOT)]
    assert huguenot_income(t.state)[0] == -(-t.state.towns_of(HUGUENOT) // 3)


@proves("19-r3", "14.7-r4")
def test_19_r3_le_havre_has_no_penalty_and_is_gone_for_good():
    """Aumale (2) before a minor town: 5 + 2 = 7."""
    t = court_table(1).towns("huguenot", "le_havre").dice(action=[2, 3])
    t.play(surprise, LEAGUE, CHARACTERS["claude_d_aumale"]).answer("league", "surprise.town", "le_havre")
    assert t.holder("le_havre") == "nobody"
    t.expect_event("town.leaves", town="le_havre")


@proves("19-k6", "15.3-r3")
def test_19_k6_the_clergy_s_level_is_spent_in_the_war_of_the_turn():
    t = played(court_table(1), "royalist", "contract_of_poissy")
    t.phase("recruitment").answer("royalist", "recruit.taxes", "1")
    assert (t.state.levy[ROYALIST], t.money_of("royalist")) == (8, 5)


@proves("19-l6", "15.5-r5")
def test_19_l6_under_the_triumvirate_guise_goes_before_montmorency_without_the_king():
    t = (
        war_table(1)
        .only_in_play("royalist", "anne_de_montmorency")
        .only_in_play("league", "francois_de_guise")
    )
    played(t, "league", "triumvirate", at("deploy", "league"))
    t.army("royalist_1", "ile_de_france", 8).play(assign, 0)
    assert t.commander_of("royalist_1") == "francois_de_guise"
    assert not t.waiting
    assert t.money_of("league") == 2


@proves("19-k10", "3.4-r2")
def test_19_k10_valois_misses_the_war_and_is_back_next_turn():
    t = played(court_table(4).hand("royalist", "henri_de_valois"), "royalist", "polish_crown")
    valois = CHARACTERS["henri_de_valois"]
    assert valois not in reserve(t.state, 0)
    t.phase("end_of_turn").play_out()
    assert valois in reserve(t.state, 0)
    t.arrange(turn=5).phase("initial")
    assert faction_leader(t.state, ROYALIST).word == "henri_de_valois"


@proves("19-l2", "14.2-r6", "3.4-r2")
def test_r102_the_plot_gives_the_league_mercoeur_for_this_war():
    t = played(court_table(5), "league", "jesuits_plot")
    mercoeur = CHARACTERS["philippe_emmanuel_de_mercoeur"]
    assert t.state.acted[mercoeur]
    t.phase("court_end")
    assert mercoeur in reserve(t.state, 0)
    assert not t.state.called


@proves("19-k4", "18-r9")
def test_19_k4_the_royal_tour_brings_back_minor_towns_only():
    t = played(court_table(2), "royalist", "tour_de_france_royal")
    t.expect("royalist", "card.town", lacks=["rouen", "orleans", "la_rochelle", "peronne"], offers=["nimes"])
    t.answer("royalist", "card.town", "nimes").expect("royalist", "card.town", lacks=["nimes", "troyes"])


@proves("13-r9", "19-h6")
def test_13_r9_iconoclasm_is_broken_out_before_the_assassin_strikes():
    t = court_table(1).holds("huguenot", "iconoclasm", "assassination").hand("huguenot", "theodore_de_beze")
    t.acts(huguenot=1).play(court_turn, HUGUENOT).expect("huguenot", "card.town")
    t.answer("huguenot", "card.town", "blois").expect(
        "huguenot", "event.court", options=["assassination", "pass"]
    )
    assert t.treaty_of("league") == 1


@proves("13-r8", "13-r10", "19-l10")
def test_13_r8_the_barricades_come_in_vain_where_paris_is_huguenot():
    t = court_table(6, called=True).towns("huguenot", "paris").holds("league", "day_of_the_barricades")
    t.hand("league", "anne_d_este").acts(league=1).play(court_turn, LEAGUE)
    t.expect_event("event.in_vain", card="day_of_the_barricades")
    assert t.holder("paris") == "huguenot"


@proves("19-h4", "14.7-r3", "14.7-r5")
def test_19_h4_meaux_opens_orleans_to_a_man_of_the_south_with_two_more():
    """Des Adrets (3) before Blois: 2 on the dice less than usual; and Paris stays closed."""
    t = played(court_table(2).acts(huguenot=1), "huguenot", "surprise_of_meaux").dice(action=[1, 2])
    t.play(surprise, HUGUENOT, CHARACTERS["baron_des_adrets"])
    t.expect("huguenot", "surprise.town", offers=["blois", "meaux"], lacks=["paris"])
    t.answer("huguenot", "surprise.town", "blois")
    assert t.holder("blois") == "huguenot"  # 3 + 3 + 2 = 8
    assert t.state.force_of("surprise_of_meaux") == 0
