"""14 The court: where hands, leaders, deaths, persuasion and event cards meet."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, COUNTRIES, GHOST, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.court.actions import (
    diplomacy,
    influence,
    persuasion,
    surprise,
    taxes,
    treaty,
)
from cuius.titles.guerres.phases.court.hands import give, pick
from cuius.titles.guerres.phases.court.turns import court_turn, open_actions
from cuius.titles.guerres.rules.court import LEFT, deck_of, faction_leader
from cuius.titles.guerres.rules.court_actions import (
    can_tax,
    can_write,
    countries_to_visit,
    open_to_persuasion,
    towns_to_surprise,
)
from tests.guerres.cards.plays import played
from tests.guerres.tables import GuerresTable, court_table, new_table


def names(ids) -> list[str]:
    return [one.word for one in ids]


# ---- leaders and hands ----


@proves("9-r4", "14.7-r2")
def test_9_r4_a_leader_who_dies_of_a_bare_two_hands_over_at_once():
    """Condé dies; Coligny, who had Normandie and Orléanais, may now strike anywhere."""
    t = court_table(1).hand("huguenot", "louis_de_conde", "gaspard_de_coligny").acts(huguenot=2)
    coligny = CHARACTERS["gaspard_de_coligny"]
    assert "niort" not in names(towns_to_surprise(t.state, HUGUENOT, coligny))
    t.dice(action=[1, 1]).play(court_turn, HUGUENOT).answer("huguenot", "court.character", "louis_de_conde")
    t.answer("huguenot", "court.action", "surprise", "surprise.town", "niort")
    assert t.is_gone("louis_de_conde")
    assert "niort" in names(towns_to_surprise(t.state, HUGUENOT, coligny))


@proves("9-r4", "19-l1")
def test_9_r4_a_leader_murdered_in_his_own_hand_hands_over_at_once():
    t = played(court_table(2).hand("huguenot", "louis_de_conde"), "league", "vengeance")
    t.answer("league", "card.victim_faction", "huguenot", "card.victim", "louis_de_conde")
    assert faction_leader(t.state, HUGUENOT).word == "gaspard_de_coligny"
    assert t.court("huguenot") == []


@proves("14.3-r2", "14.3-r1")
def test_14_3_r2_letters_of_the_royalists_follow_the_deaths_of_their_kings():
    """Charles IX dies with turn 4: in turn 5 Valois (B) leads; without him Alençon (C)."""
    t = new_table().in_turn(5)
    assert faction_leader(t.state, ROYALIST).word == "henri_de_valois"
    t.gone("henri_de_valois")
    assert faction_leader(t.state, ROYALIST).word == "francois_d_alencon"
    t.gone("francois_d_alencon")
    assert faction_leader(t.state, ROYALIST).word == "louis_de_montpensier"


@proves("14.3-r1", "19-k10")
def test_14_3_r1_while_valois_is_in_cracow_alencon_leads():
    t = played(court_table(5).hand("royalist", "henri_de_valois"), "royalist", "polish_crown")
    assert faction_leader(t.state, ROYALIST).word == "francois_d_alencon"
    assert t.court("royalist") == []


@proves("14.3-r5")
def test_14_3_r5_catherine_in_disgrace_is_missed_in_the_next_hand():
    t = played(court_table(2), "royalist", "disgrace")
    t.answer("royalist", "card.victim_faction", "royalist", "card.victim", "catherine_de_medicis")
    t.seeded().phase("court_opening").phase("court_hands").play_out()
    assert len(t.court("royalist")) == 6
    assert "catherine_de_medicis" not in t.court("royalist")


@proves("14.3-r6", "14.3-r8", "10-r2")
def test_14_3_r8_after_the_call_the_league_alone_picks_two():
    t = court_table(6, called=True).play(pick, 1)
    t.answer("royalist", "court.pick", "armand_de_biron").answer("league", "court.pick", "anne_d_este")
    t.answer("huguenot", "court.pick", "francois_de_la_noue").play(pick, 2)
    t.expect("league", "court.pick", lacks=["anne_d_este"])
    assert [who for who, _ in t.waiting] == ["league"]


@proves("14.3-r9", "14.3-r14")
def test_14_3_r9_of_a_single_card_the_neighbour_gives_that_one():
    t = court_table().only_in_play("league", "francois_de_guise", "anne_d_este")
    t.hand("league", "francois_de_guise").draw(court_draw=["anne_d_este"]).play(give, LEAGUE, LEFT)
    assert t.court("league") == ["francois_de_guise", "anne_d_este"]


@proves("14.3-r9")
def test_14_3_r9_the_two_cards_put_back_may_come_again_from_the_left():
    four = ["jacques_de_nemours", "simon_vigor", "anne_d_este", "claude_d_aumale"]
    t = court_table().only_in_play("league", "francois_de_guise", *four).hand("league", "francois_de_guise")
    t.draw(court_draw=[*four, "jacques_de_nemours", "claude_d_aumale"])
    t.play(give, LEAGUE, 1).answer("royalist", "court.give", "simon_vigor", "court.give", "anne_d_este")
    t.play(give, LEAGUE, LEFT).expect("huguenot", "court.give", options=[four[0], four[3]])


@proves("14.3-r14", "14.6-r1")
def test_14_3_r14_a_hand_that_murder_has_emptied_goes_on_with_ghosts():
    t = court_table(1).hand("league", "anne_d_este").acts(league=2)
    t.dice(action=[3, 3]).play(court_turn, LEAGUE)
    t.answer("league", "court.action", "diplomacy", "diplomacy.country", "lorraine")
    t.play(court_turn, LEAGUE)
    t.expect_event("court.card", faction="league", character="ghost")


# ---- actions ----


@proves("14.3-r15", "14.7-r37")
def test_r13_a_royalist_ghost_collects_taxes_on_a_bare_seven():
    t = court_table().dice("action", [3, 3], [3, 4])
    assert can_tax(t.state, ROYALIST, GHOST)
    t.play(taxes, ROYALIST, GHOST)
    assert t.state.taxes == 0
    t.play(taxes, ROYALIST, GHOST)
    assert t.state.taxes == 1


@proves("14.3-r15", "14.7-r17")
@pytest.mark.parametrize(("dice", "money"), [([3, 4], 3), ([4, 5], 4), ([6, 5], 5)])
def test_r13_a_ghost_s_mission_earns_the_row_of_its_dice(dice, money):
    t = court_table().dice(action=dice).play(diplomacy, HUGUENOT, GHOST)
    t.answer("huguenot", "diplomacy.country", "england")
    assert t.money_of("huguenot") == money


@proves("14.7-r26", "14.3-r15")
def test_r13_a_ghost_writes_only_for_a_faction_without_writers():
    t = court_table()
    assert not can_write(t.state, LEAGUE, GHOST)
    t.gone("simon_vigor", "claude_de_sainctes")
    assert can_write(t.state, LEAGUE, GHOST)


@proves("14.7-r15")
def test_14_7_r15_a_failed_mission_was_the_one_attempt_but_not_the_ally_s():
    t = court_table().dice(action=[1, 2]).play(diplomacy, LEAGUE, CHARACTERS["francois_de_guise"])
    t.answer("league", "diplomacy.country", "spain")
    assert "spain" not in names(countries_to_visit(t.state, LEAGUE))
    assert "spain" in names(countries_to_visit(t.state, ROYALIST))


@proves("14.7-r22", "10-r2")
def test_14_7_r22_the_call_closes_spain_to_the_king_and_opens_england():
    assert "england" not in names(countries_to_visit(court_table(5).state, ROYALIST))
    g = court_table(5, called=True).state
    assert "spain" not in names(countries_to_visit(g, ROYALIST))
    assert {"england", "swiss"} <= set(names(countries_to_visit(g, ROYALIST)))


@proves("14.7-r25", "19-h9")
def test_14_7_r25_franco_gallia_and_a_war_won_leave_the_treaty_of_the_turn_open():
    t = played(court_table(4), "huguenot", "franco_gallia")
    assert t.treaty_of("huguenot") == 1
    beze = CHARACTERS["theodore_de_beze"]
    assert can_write(t.state, HUGUENOT, beze)
    t.dice(action=[6, 6]).play(treaty, HUGUENOT, beze)
    assert t.treaty_of("huguenot") == 2
    assert not can_write(t.state, HUGUENOT, beze)


@proves("14.7-r25")
def test_14_7_r25_the_next_turn_a_treaty_may_succeed_again():
    t = court_table(2).dice(action=[6, 6]).play(treaty, HUGUENOT, CHARACTERS["theodore_de_beze"])
    t.phase("end_of_turn").play_out()
    assert can_write(t.state, HUGUENOT, CHARACTERS["theodore_de_beze"])


@proves("14.7-r10", "14.7-r8")
def test_14_7_r10_influence_may_be_tried_again_after_a_failure():
    t = court_table().hand("league", "anne_d_este", "francois_de_guise").acts(league=2)
    t.dice("action", [1, 2], [6, 6]).play(influence, LEAGUE, CHARACTERS["anne_d_este"])
    t.answer("league", "influence.town", "meaux").play(influence, LEAGUE, CHARACTERS["francois_de_guise"])
    t.answer("league", "influence.town", "meaux")
    assert t.holder("meaux") == "league"


@proves("14.7-r10", "10-r2")
def test_14_7_r10_after_the_call_king_and_huguenots_gain_influence_on_each_other():
    t = court_table(6, called=True).dice(action=[6, 6])
    t.play(influence, HUGUENOT, CHARACTERS["philippe_duplessis_mornay"])
    t.expect("huguenot", "influence.town", lacks=["dijon", "nimes"], offers=["paris"])
    t.answer("huguenot", "influence.town", "amiens")
    assert t.holder("amiens") == "huguenot"


@proves("14.7-r3")
@pytest.mark.parametrize(
    ("faction", "who", "called"), [(LEAGUE, "henri_de_guise", True), (HUGUENOT, "henri_de_bourbon", False)]
)
def test_14_7_r3_nobody_surprises_paris_or_la_rochelle(faction, who, called):
    t = court_table(5, called=called).towns("royalist", "paris", "la_rochelle").gone("henri_de_conde")
    found = names(towns_to_surprise(t.state, faction, CHARACTERS[who]))
    assert "paris" not in found
    assert "la_rochelle" not in found
    assert "meaux" in found


@proves("14.7-r7", "10-r2")
def test_14_7_r7_after_the_call_the_king_surprises_the_league_and_spares_the_huguenots():
    t = court_table(5, called=True)
    found = names(towns_to_surprise(t.state, ROYALIST, CHARACTERS["henri_de_valois"]))
    assert {"dijon", "toulouse"} <= set(found)
    assert "nimes" not in found


@proves("14.7-r5", "14.7-r4")
@pytest.mark.parametrize(("dice", "holder"), [([1, 4], "huguenot"), ([1, 3], "royalist")])
def test_14_7_r5_a_major_town_takes_one_from_military_three(dice, holder):
    """Henri de Bourbon: 5 + 3 - 1 = 7 before Bordeaux."""
    t = court_table(4).dice(action=dice).play(surprise, HUGUENOT, CHARACTERS["henri_de_bourbon"])
    assert t.holder("bordeaux") == holder


# ---- persuasion ----


def won_adrets(turn: int = 2) -> GuerresTable:
    """Catherine wins the Baron des Adrets over."""
    t = court_table(turn).hand("huguenot", "baron_des_adrets").acts(huguenot=1).dice(action=[6, 5])
    t.play(persuasion, ROYALIST, CHARACTERS["catherine_de_medicis"])
    return t.answer("royalist", "persuade.character", "baron_des_adrets")


@proves("14.7-r32", "14.6-r4")
def test_14_7_r32_who_dies_after_being_won_over_joins_nobody():
    t = won_adrets().dice(action=[1, 1]).play(court_turn, HUGUENOT)
    t.answer("huguenot", "court.action", "diplomacy", "diplomacy.country", "england")
    t.phase("court_end")
    assert t.is_gone("baron_des_adrets")
    assert not t.events("character.changes_sides")


@proves("14.7-r32", "19-h2")
def test_14_7_r32_who_is_murdered_after_being_won_over_joins_nobody():
    t = played(won_adrets(), "huguenot", "assassination")
    t.answer("huguenot", "card.victim_faction", "huguenot", "card.victim", "baron_des_adrets")
    t.phase("court_end")
    assert t.is_gone("baron_des_adrets")
    assert t.faction_of("baron_des_adrets") == "huguenot"


@proves("14.7-r34", "14.7-r27")
def test_14_7_r34_a_turncoat_is_not_won_back():
    t = won_adrets().phase("court_end")
    assert t.faction_of("baron_des_adrets") == "royalist"
    t.arrange(turn=3)
    assert "baron_des_adrets" not in names(open_to_persuasion(t.state, HUGUENOT))


@proves("14.7-r29")
def test_14_7_r29_a_failed_attempt_bars_that_target_for_the_turn_and_no_other():
    t = court_table(5).dice(action=[1, 2]).play(persuasion, HUGUENOT, CHARACTERS["henri_de_conde"])
    t.answer("huguenot", "persuade.character", "henri_de_montmorency_damville")
    found = names(open_to_persuasion(t.state, HUGUENOT))
    assert "henri_de_montmorency_damville" not in found
    assert "francois_d_alencon" in found
    t.phase("end_of_turn").play_out()
    assert "henri_de_montmorency_damville" in names(open_to_persuasion(t.state, HUGUENOT))


@proves("14.7-r36", "19-h2")
def test_r22_the_murder_of_alencon_opens_henri_de_bourbon_in_the_same_court():
    t = court_table(4)
    assert "henri_de_bourbon" not in names(open_to_persuasion(t.state, ROYALIST))
    t = played(t, "huguenot", "assassination")
    t.answer("huguenot", "card.victim_faction", "royalist", "card.victim", "francois_d_alencon")
    assert "henri_de_bourbon" in names(open_to_persuasion(t.state, ROYALIST))
    assert not t.state.called


@proves("14.6-r6", "19-r1")
def test_19_r1_henri_de_bourbon_may_be_murdered_though_dice_do_not_kill_him():
    t = played(court_table(4), "league", "vengeance")
    t.answer("league", "card.victim_faction", "huguenot")
    t.expect("league", "card.victim", offers=["henri_de_bourbon"]).answer(
        "league", "card.victim", "henri_de_bourbon"
    )
    assert t.is_gone("henri_de_bourbon")


@proves("14.6-r6", "14.6-r5")
def test_14_6_r6_the_assembly_survives_a_bare_two_but_its_action_fails():
    t = court_table(4).in_play("assemblee_huguenote").dice(action=[1, 1])
    t.play(treaty, HUGUENOT, CHARACTERS["assemblee_huguenote"])
    assert t.is_in_play("assemblee_huguenote")
    assert t.treaty_of("huguenot") == 0


@proves("14.7-r28")
def test_14_7_r28_who_has_not_entered_or_is_gone_is_not_won_over():
    assert "anne_de_joyeuse" not in names(open_to_persuasion(court_table(4).state, LEAGUE))
    assert "anne_de_joyeuse" in names(open_to_persuasion(court_table(5).state, LEAGUE))
    t = court_table(5).gone("anne_de_joyeuse")
    assert "anne_de_joyeuse" not in names(open_to_persuasion(t.state, LEAGUE))


# ---- the Flying Squadron ----


@proves("14.2-r7", "14.7-r17")
def test_14_2_r7_the_ladies_cost_a_mission_a_row():
    """9 + 2 + 1 = 12 is the last row; less two it is 10, the second: four money of England."""
    t = court_table().hand("royalist", "escadron_volant").dice(action=[4, 5])
    t.play(diplomacy, HUGUENOT, CHARACTERS["odet_de_chatillon"]).answer(
        "huguenot", "diplomacy.country", "england"
    )
    t.answer("royalist", "court.squadron", "escadron_volant")
    assert t.money_of("huguenot") == 4


@proves("14.2-r7", "14.6-r7")
def test_14_2_r7_once_they_have_acted_themselves_they_stop_nobody():
    t = court_table().hand("royalist", "escadron_volant").acts(royalist=1).dice("action", [3, 3], [6, 6])
    t.play(court_turn, ROYALIST).answer("royalist", "court.action", "taxes")
    t.play(treaty, HUGUENOT, CHARACTERS["theodore_de_beze"])
    assert t.treaty_of("huguenot") == 1


@proves("14.2-r7")
def test_r11_the_ladies_are_spent_once_a_court_and_return_for_the_next():
    t = court_table().hand("royalist", "escadron_volant").dice("action", [6, 1], [6, 1])
    t.play(treaty, HUGUENOT, CHARACTERS["theodore_de_beze"]).answer(
        "royalist", "court.squadron", "escadron_volant"
    )
    t.play(persuasion, HUGUENOT, CHARACTERS["gaspard_de_coligny"])
    assert not t.waiting
    t.phase("court_end")
    assert CHARACTERS["escadron_volant"] in deck_of(t.state, ROYALIST)


# ---- turns ----


@proves("13-r7", "13-r5")
def test_13_r7_cards_before_and_after_the_last_character_of_the_court():
    t = court_table(4).hand("huguenot", "theodore_de_beze").acts(huguenot=1).dice(action=[6, 6])
    t.holds("huguenot", "franco_gallia", "assassination").play(court_turn, HUGUENOT)
    t.answer("huguenot", "event.court", "franco_gallia", "event.court", "pass")
    t.answer("huguenot", "court.action", "treaty")
    t.expect("huguenot", "event.court", options=["assassination", "pass"])
    assert t.treaty_of("huguenot") == 2
    assert t.state.actions[HUGUENOT] == 0


@proves("13-r9", "13-r7")
def test_13_r9_two_red_cards_are_both_played_before_anything_else():
    t = court_table(5).holds("royalist", "polish_crown", "quarrel_of_the_mignons", "disgrace")
    t.hand("royalist", "catherine_de_medicis").acts(royalist=1).play(court_turn, ROYALIST)
    t.expect("royalist", "event.court", options=["polish_crown", "quarrel_of_the_mignons"])
    t.answer("royalist", "event.court", "polish_crown")
    t.expect("royalist", "event.court", options=["disgrace", "pass"])
    assert t.where("quarrel_of_the_mignons") == "out"


@proves("13-r8")
def test_13_r8_a_red_card_held_back_in_hand_is_played_in_the_faction_s_first_turn():
    t = court_table(1).holds("huguenot", "iconoclasm").hand("huguenot", "theodore_de_beze").acts(huguenot=1)
    t.play(court_turn, HUGUENOT).expect("huguenot", "card.town")


@proves("14.6-r8", "14.6-r9")
def test_14_6_r8_a_character_of_no_use_still_has_diplomacy_while_a_country_listens():
    t = court_table(1)
    charles = CHARACTERS["charles_ix"]
    assert "diplomacy" in open_actions(t.state, ROYALIST, charles)
    t.arrange(tried_country=dict.fromkeys(range(len(COUNTRIES)), True))
    assert "diplomacy" not in open_actions(t.state, ROYALIST, charles)
    assert "taxes" in open_actions(t.state, ROYALIST, charles)


# ---- equal letters ----


def two_of_letter_c() -> GuerresTable:
    """Turn 5: Alençon serves the Huguenots beside Henri de Bourbon; both have the letter C."""
    return new_table().in_turn(5).serves("francois_d_alencon", "huguenot")


@proves("10-r5", "14.3-r1")
def test_r64_of_equal_letters_the_king_says_who_leads():
    t = two_of_letter_c().phase("court_opening")
    t.expect(
        "royalist", "court.equal_leader", options=["francois_d_alencon", "henri_de_bourbon"], rule="10-r5"
    )
    t.answer("royalist", "court.equal_leader", "francois_d_alencon")
    assert faction_leader(t.state, HUGUENOT).word == "francois_d_alencon"
    assert t.court("huguenot") == ["francois_d_alencon"]


@proves("10-r5", "9-r4")
def test_r64_when_the_named_one_dies_the_other_leads_without_a_question():
    t = two_of_letter_c().phase("court_opening").answer("royalist", "court.equal_leader", "henri_de_bourbon")
    t.gone("henri_de_bourbon").hand("huguenot", "theodore_de_beze").acts(huguenot=1).play(
        court_turn, HUGUENOT
    )
    assert faction_leader(t.state, HUGUENOT).word == "francois_d_alencon"
    t.expect("huguenot", "court.action")


@proves("10-r5")
def test_r64_a_better_letter_needs_no_king():
    t = two_of_letter_c().in_play("gaspard_de_coligny").phase("court_opening")
    assert faction_leader(t.state, HUGUENOT).word == "gaspard_de_coligny"
    assert not t.waiting


@proves("10-r5", "10-r8")
def test_r64_the_king_s_steward_names_the_duller_of_two_enemies():
    """Alençon has military 1, Henri de Bourbon 3."""
    t = new_table(players=2).in_turn(5).serves("francois_d_alencon", "huguenot").phase("court_opening")
    assert faction_leader(t.state, HUGUENOT).word == "francois_d_alencon"
