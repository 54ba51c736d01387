"""19 Cards of the court: better rolls, new men, and characters who leave the game."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CARDS, CHARACTERS, HUGUENOT, LEAGUE
from cuius.titles.guerres.phases.court.actions import persuasion, surprise, treaty
from cuius.titles.guerres.rules.armies import can_lead
from cuius.titles.guerres.rules.court import faction_leader, hand_of
from cuius.titles.guerres.state import GIVEN_LEFT, GONE
from tests.guerres.cards.plays import at, played, refused
from tests.guerres.tables import court_table


def at_court(turn: int, **more):
    return court_table(turn, **more).acts(royalist=5, league=5, huguenot=6)


@proves("19-h4")
def test_19_h4_meaux_lets_anybody_strike_near_paris_with_two_more():
    t = played(at_court(2), "huguenot", "surprise_of_meaux")
    assert t.state.force_of("surprise_of_meaux") == 1
    t.dice(action=[1, 4]).play(surprise, HUGUENOT, CHARACTERS["theodore_de_beze"])
    t.expect("huguenot", "surprise.town", offers=["meaux", "reims"], lacks=["paris"])
    t.answer("huguenot", "surprise.town", "meaux")
    assert t.holder("meaux") == "huguenot"
    assert t.state.force_of("surprise_of_meaux") == 0


def test_19_h4_not_without_an_action_left():
    t = court_table(2, windows="discreet").acts(huguenot=0)
    refused(t, "huguenot", "surprise_of_meaux", "no-action")


def test_19_h4_not_without_a_town_to_strike_there():
    t = at_court(2, windows="discreet")
    t.towns("huguenot", "meaux", "troyes", "reims", "orleans", "blois")
    refused(t, "huguenot", "surprise_of_meaux", "no-town")
    assert t.holder("paris") == "royalist"


@proves("19-h10")
def test_19_h10_malcontents_add_two_to_one_attempt_on_a_royalist():
    t = played(at_court(4), "huguenot", "malcontents")
    assert t.state.force_of("malcontents") == 1
    t.dice(action=[1, 2]).play(persuasion, HUGUENOT, CHARACTERS["francois_de_la_noue"])
    t.answer("huguenot", "persuade.character", "henri_de_montmorency_damville")
    t.expect_event("persuade.won", character="henri_de_montmorency_damville")
    assert t.state.force_of("malcontents") == 0


def test_19_h10_not_without_an_action_left():
    refused(court_table(4, windows="discreet").acts(huguenot=0), "huguenot", "malcontents", "no-action")


def test_19_h10_not_without_a_royalist_to_win():
    t = at_court(4, windows="discreet")
    loyal = [c.word for c in CARDS if t.state.board.second[c] == HUGUENOT]
    refused(t.gone(*loyal), "huguenot", "malcontents", "nobody")


@proves("19-l7")
def test_19_l7_preachers_add_two_to_one_treaty():
    t = played(at_court(1), "league", "parisian_preachers")
    assert t.state.force_of("parisian_preachers") == 1
    t.dice(action=[1, 2]).play(treaty, LEAGUE, CHARACTERS["simon_vigor"])
    t.expect_event("court.modifier", reason="parisian_preachers", value=2)
    assert t.state.force_of("parisian_preachers") == 0


def test_19_l7_not_without_an_action_left():
    refused(court_table(1, windows="discreet").acts(league=0), "league", "parisian_preachers", "no-action")


def test_19_l7_alone_only_a_treaty_is_left():
    t = court_table(6, windows="discreet", called=True).acts(league=6)
    t.arrange(treaty_won={LEAGUE: True})
    refused(t, "league", "parisian_preachers", "no-roll")


def test_19_l7_an_ally_still_has_influence_to_gain():
    t = at_court(1).arrange(treaty_won={LEAGUE: True})
    assert played(t, "league", "parisian_preachers").state.force_of("parisian_preachers") == 1


@proves("19-l2", "14.2-r6")
def test_19_l2_the_plot_brings_the_men_of_the_call_to_arms():
    t = court_table(5)
    waiting = [c for c in CARDS if t.state.board.call_to_arms[c]]
    assert not any(t.is_in_play(c.word) for c in waiting)
    played(t, "league", "jesuits_plot")
    assert all(t.is_in_play(c.word) and t.faction_of(c.word) == "league" for c in waiting)
    assert not t.state.called
    assert len(t.events("character.enters")) == len(waiting) == 5


def test_r102_plotters_come_too_late_for_this_court_but_lead_in_its_war():
    t = played(court_table(5).hand("league", "henri_de_guise"), "league", "jesuits_plot")
    newcomers = [c for c in CARDS if t.state.board.call_to_arms[c]]
    assert not set(newcomers) & set(hand_of(t.state, LEAGUE))
    t.phase("court_end")
    assert can_lead(t.state, CHARACTERS["charles_de_brissac"], t.state.camp(LEAGUE))
    assert not any(t.state.acted)


def test_19_l2_not_when_all_have_come():
    t = court_table(5, windows="discreet")
    t.in_play(*[c.word for c in CARDS if t.state.board.call_to_arms[c]])
    refused(t, "league", "jesuits_plot", "nobody")


@proves("19-k10")
def test_19_k10_the_crown_of_poland_takes_valois_away_for_the_turn():
    t = court_table(4).gone("charles_ix").hand("royalist", "henri_de_valois", "catherine_de_medicis")
    assert faction_leader(t.state, 0) == CHARACTERS["henri_de_valois"]
    played(t, "royalist", "polish_crown")
    assert t.court("royalist") == ["catherine_de_medicis"]
    assert faction_leader(t.state, 0) != CHARACTERS["henri_de_valois"]
    assert not can_lead(t.state, CHARACTERS["henri_de_valois"], 0)
    t.phase("end_of_turn")
    assert can_lead(t.state, CHARACTERS["henri_de_valois"], 0)


def test_19_k10_without_valois_it_is_played_in_vain():
    t = played(court_table(4).gone("henri_de_valois"), "royalist", "polish_crown")
    t.expect_event("event.in_vain", card="polish_crown")


@proves("19-k11")
def test_19_k11_the_quarrel_sends_a_gentleman_away_and_costs_a_tax_level():
    t = court_table(5).hand("royalist", "catherine_de_medicis", "anne_de_joyeuse", "armand_de_biron")
    t.arrange(taxes=2).draw(mignon=["anne_de_joyeuse"])
    played(t, "royalist", "quarrel_of_the_mignons")
    assert t.court("royalist") == ["catherine_de_medicis", "armand_de_biron"]
    assert t.is_in_play("anne_de_joyeuse")
    assert t.state.taxes == 1


def test_19_k11_women_and_priests_do_not_quarrel_and_taxes_stay_at_nothing():
    t = court_table(5).hand("royalist", "catherine_de_medicis", "escadron_volant").arrange(taxes=0)
    played(t, "royalist", "quarrel_of_the_mignons")
    assert t.court("royalist") == ["catherine_de_medicis", "escadron_volant"]
    assert t.state.taxes == 0


@proves("19-k3", "18-r8")
def test_19_k3_bayonne_brings_the_massacre_without_a_roll():
    t = court_table(3).hand("huguenot", "gaspard_de_coligny", "henri_de_bourbon").seeded()
    played(t, "royalist", "entrevue_de_bayonne")
    assert t.state.massacred
    assert t.is_gone("gaspard_de_coligny")
    assert t.is_in_play("henri_de_bourbon")
    assert t.is_in_play("assemblee_huguenote")


def test_19_k3_not_twice():
    t = court_table(3, windows="discreet").arrange(massacred=True)
    refused(t, "royalist", "entrevue_de_bayonne", "massacred")


@proves("19-k5")
def test_19_k5_he_would_not_dare_kills_guise_and_calls_to_arms():
    t = court_table(6).arrange(turn=6)
    played(t, "royalist", "he_would_not_dare")
    assert t.is_gone("henri_de_guise")
    assert t.state.called


def test_19_k5_a_guise_in_another_service_lives():
    t = court_table(6).serves("henri_de_guise", "royalist")
    played(t, "royalist", "he_would_not_dare")
    assert t.is_in_play("henri_de_guise")
    assert t.state.called


def test_19_k5_not_after_the_call():
    t = court_table(6, windows="discreet", called=True)
    refused(t, "royalist", "he_would_not_dare", "called")


@pytest.mark.parametrize(
    ("faction", "card", "moment"),
    [
        ("huguenot", "surprise_of_meaux", "end"),
        ("huguenot", "malcontents", "deploy"),
        ("league", "jesuits_plot", "deploy"),
        ("royalist", "contract_of_poissy", "court_start"),
    ],
)
def test_5_r4_court_cards_are_refused_elsewhere(faction, card, moment):
    refused(at_court(5, windows="discreet"), faction, card, "not-now", at(moment, faction))


MURDERS = [("huguenot", "assassination"), ("league", "vengeance")]


@proves("19-h2", "19-l1", "19-r1", "9-r5", "4-r7")
@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_murder_takes_a_character_of_any_faction_out_of_the_game(faction, card):
    t = court_table(2).army("royalist_1", "orleanais", 4, "anne_de_montmorency")
    played(t, faction, card)
    t.expect(faction, "card.victim_faction", options=["royalist", "league", "huguenot"])
    t.answer(faction, "card.victim_faction", "royalist", "card.victim", "anne_de_montmorency")
    assert t.is_gone("anne_de_montmorency")
    assert t.commander_of("royalist_1") == "nobody"
    t.expect_event("character.removed", character="anne_de_montmorency")


@proves("19-r1", "4-r8")
@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_women_and_priests_are_safe(faction, card):
    t = played(court_table(2), faction, card)
    t.answer(faction, "card.victim_faction", "league")
    t.expect(faction, "card.victim", lacks=["charles_cardinal_de_lorraine", "anne_d_este", "simon_vigor"])
    assert t.why_not(faction, "anne_d_este").key == "refused.card-victim-spared"
    assert t.why_not(faction, "louis_de_conde").key == "refused.card-victim-other"
    assert t.why_not(faction, "jean_boucher").key == "refused.card-victim-absent"
    assert t.why_not(faction, "parma").key == "refused.card-victim-absent"


@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_ones_own_characters_may_be_chosen(faction, card):
    own = {"huguenot": "louis_de_conde", "league": "francois_de_guise"}[faction]
    t = played(court_table(2), faction, card)
    t.answer(faction, "card.victim_faction", faction, "card.victim", own)
    assert t.is_gone(own)


@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_without_anybody_to_kill_the_card_stays_in_hand(faction, card):
    t = court_table(2, windows="discreet")
    t.arrange(status={c: GONE for c in CARDS if not (t.state.board.female[c] or t.state.board.priest[c])})
    refused(t, faction, card, "nobody")


def test_19_r1_a_faction_without_victims_is_not_offered():
    t = court_table(2).only_in_play("royalist", "catherine_de_medicis")
    played(t, "huguenot", "assassination")
    t.expect("huguenot", "card.victim_faction", options=["league", "huguenot"])
    assert t.why_not("huguenot", "royalist").key == "refused.card-victim-none"


@proves("19-r1", "19-l1")
def test_r119_an_ally_s_character_is_reached_as_well():
    t = played(court_table(2), "league", "vengeance")
    t.expect("league", "card.victim_faction", options=["royalist", "league", "huguenot"])
    t.answer("league", "card.victim_faction", "royalist", "card.victim", "anne_de_montmorency")
    assert t.is_gone("anne_de_montmorency")


def test_r58_a_character_in_a_court_hand_is_reached_and_the_hand_is_shorter():
    t = court_table(2).hand("royalist", "gaspard_de_tavannes", "artus_de_cosse", how=GIVEN_LEFT)
    played(t, "huguenot", "assassination")
    assert t.view("huguenot")["hand_sizes"][0] == 2
    t.answer("huguenot", "card.victim_faction", "royalist", "card.victim", "artus_de_cosse")
    assert t.court("royalist") == ["gaspard_de_tavannes"]
    assert t.view("huguenot")["hand_sizes"][0] == 1


def test_r103_collective_cards_may_be_struck_but_not_the_flying_squadron():
    t = played(court_table(2), "league", "vengeance")
    t.answer("league", "card.victim_faction", "huguenot")
    t.expect("league", "card.victim", offers=["armee_des_vicomtes"])
    t.answer("league", "card.victim", "armee_des_vicomtes")
    t = played(court_table(2), "league", "vengeance")
    t.answer("league", "card.victim_faction", "royalist")
    t.expect("league", "card.victim", lacks=["escadron_volant"])


@proves("19-k2", "19-r2")
@pytest.mark.parametrize("victim", ["catherine_de_medicis", "escadron_volant", "michel_de_l_hospital"])
def test_19_k2_disgrace_spares_nobody(victim):
    t = played(court_table(1), "royalist", "disgrace")
    t.answer("royalist", "card.victim_faction", "royalist", "card.victim", victim)
    assert t.is_gone(victim)


def test_19_k2_disgrace_reaches_a_priest_of_another_faction():
    t = played(court_table(1), "royalist", "disgrace")
    t.answer("royalist", "card.victim_faction", "league", "card.victim", "charles_cardinal_de_lorraine")
    assert t.is_gone("charles_cardinal_de_lorraine")


def test_19_k2_with_nobody_in_play_it_stays_in_hand():
    t = court_table(1, windows="discreet").arrange(status=dict.fromkeys(CARDS, GONE))
    refused(t, "royalist", "disgrace", "nobody")
