"""15.8-18 Peace, the end of the turn, victory, the Call to Arms and the massacre, one upon the other."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, ENGLAND, FACTIONS, HUGUENOT, LEAGUE, ROYALIST, SPAIN
from cuius.titles.guerres.phases.court.turns import court_turn
from cuius.titles.guerres.phases.turning_points import call_to_arms, strike
from cuius.titles.guerres.rules.court import court_order, faction_leader
from cuius.titles.guerres.rules.court_actions import countries_to_visit
from cuius.titles.guerres.state import CAPTURED, WOUNDED, tried_at
from cuius.titles.guerres.victory import automatic_winner, counted_towns
from tests.guerres.tables import GuerresTable, court_table, new_table, war_table


def ended(turn: int = 3, called: bool = False, massacred: bool = False, **points: int) -> GuerresTable:
    return war_table(turn, called).arrange(massacred=massacred).points(**points)


# ---- the prize of the war ----


@proves("15.8-r9", "10-r5")
@pytest.mark.parametrize("winner", ["royalist", "league", "huguenot"])
def test_15_8_r9_a_war_without_points_is_the_king_s_to_give(winner):
    t = ended(massacred=True).phase("war_end")
    t.expect("royalist", "peace.winner", options=["royalist", "league", "huguenot"])
    t.answer("royalist", "peace.winner", winner)
    assert t.treaty_of(winner) == 1
    if winner == "royalist":
        assert not t.waiting
    else:
        t.expect(winner, "peace.town", offers=["amiens"])


@proves("15.8-r9")
def test_15_8_r9_between_league_and_huguenots_the_king_decides_though_he_has_fewer():
    t = ended(royalist=1, league=4, huguenot=4).phase("war_end")
    t.expect("royalist", "peace.winner", options=["league", "huguenot"])


@proves("15.8-r8")
def test_15_8_r8_factions_count_alone_and_not_by_camp():
    """King 3 and League 3 against Huguenots 4: the Huguenots have won."""
    t = ended(royalist=3, league=3, huguenot=4).phase("war_end")
    t.expect_event("peace.won", faction="huguenot", points=4)


@proves("15.8-r11")
def test_15_8_r11_the_league_takes_a_royalist_town_even_from_its_ally():
    t = ended(league=4).phase("war_end").answer("league", "peace.town", "lyon")
    assert t.holder("lyon") == "league"
    assert t.treaty_of("league") == 1


@proves("15.8-r11", "10-r2")
def test_15_8_r11_after_the_call_too_and_never_a_huguenot_town():
    t = ended(6, True, league=4).phase("war_end")
    t.expect("league", "peace.town", lacks=["nimes", "la_rochelle"], offers=["paris", "lyon"])


@proves("15.8-r13", "15.8-r12")
def test_15_8_r13_two_different_towns_of_the_king_and_neither_paris_nor_the_league_s():
    t = ended(massacred=True, huguenot=4).phase("war_end")
    t.expect("huguenot", "peace.town", lacks=["paris", "dijon"]).answer("huguenot", "peace.town", "lyon")
    t.expect("huguenot", "peace.town", lacks=["lyon", "paris"]).answer("huguenot", "peace.town", "caen")
    assert not t.waiting
    assert (t.holder("lyon"), t.holder("caen")) == ("huguenot", "huguenot")


@proves("15.8-r13", "19-h11", "16-r5")
def test_19_h11_with_the_peace_of_monsieur_the_prize_is_three_towns():
    t = ended(4, massacred=True, huguenot=4).holds("huguenot", "peace_of_monsieur").phase("war_end")
    t.answer("huguenot", "peace.town", "lyon", "peace.town", "caen").phase("end_of_turn")
    t.answer("huguenot", "event.end", "peace_of_monsieur", "card.town", "amiens")
    assert all(t.holder(town) == "huguenot" for town in ("lyon", "caen", "amiens"))


@proves("15.7.6-r5", "16-r3", "15.7.7-r16")
def test_15_7_6_r5_captives_are_free_when_the_war_ends_and_the_wounded_when_the_turn_does():
    t = ended(royalist=1).arrange(
        post={CHARACTERS["louis_de_conde"]: CAPTURED, CHARACTERS["gaspard_de_coligny"]: WOUNDED}
    )
    t.phase("war_end")
    assert t.in_reserve("louis_de_conde")
    assert not t.in_reserve("gaspard_de_coligny")
    t.phase("end_of_turn").play_out()
    assert t.in_reserve("gaspard_de_coligny")


@proves("16-r2", "16-r4", "15.3-r5")
def test_16_r2_money_and_war_points_go_and_taxes_treaties_and_towns_stay():
    t = war_table(3).coins(royalist=4, league=3, huguenot=2).points(league=5).treaties(league=2)
    t.arrange(taxes=2).phase("end_of_turn").play_out()
    assert (t.state.money, t.state.war_points) == ([0, 0, 0], [0, 0, 0])
    assert (t.state.taxes, t.treaty_of("league")) == (2, 2)


# ---- victory ----


@proves("17-r1", "17-r2")
@pytest.mark.parametrize(
    ("league", "huguenot", "winner"),
    [(5, 5, ROYALIST), (6, 3, LEAGUE), (10, 5, LEAGUE), (9, 5, None), (6, 5, None), (5, 6, None)],
)
def test_17_r1_the_borders_of_automatic_victory(league, huguenot, winner):
    found = automatic_winner(war_table(3).only_towns(league=league, huguenot=huguenot).state)
    assert found == (-1 if winner is None else winner)


@proves("17-r3", "19-r3")
def test_17_r3_le_havre_may_make_the_huguenot_majority():
    """Twenty of forty and Paris are not enough; with Le Havre they are twenty-one of forty-one."""
    t = war_table(3).only_towns(huguenot=19, league=8).towns("huguenot", "paris")
    assert automatic_winner(t.state) == -1
    t.towns("huguenot", "le_havre")
    assert automatic_winner(t.state) == HUGUENOT


@proves("17-r10", "17-r2")
def test_17_r10_a_revolt_in_the_south_may_crown_the_league():
    """Ten against six; Quercy in revolt takes Montauban from the count, and ten are twice five."""
    t = war_table(4).only_towns()
    t.towns("league", *"peronne troyes reims dijon auxerre aix marseille lyon rouen caen".split())
    t.towns("huguenot", *"montauban nimes castres pau nerac la_rochelle".split())
    assert automatic_winner(t.state) == -1
    t.army("peasant_revolt", "quercy", 3)
    assert counted_towns(t.state)[1:] == [10, 5]
    assert automatic_winner(t.state) == LEAGUE


@proves("17-r4", "16-r5", "19-k7")
def test_r49_end_cards_come_before_victory_is_counted():
    """Five and five would crown the King; his own edict gives the Huguenots a sixth town."""
    t = war_table(2).only_towns(league=5, huguenot=5).holds("royalist", "edict_of_pacification")
    t.phase("end_of_turn").answer("royalist", "event.end", "edict_of_pacification")
    t.answer("royalist", "card.town", "meaux")
    assert t.state.towns_of(HUGUENOT) == 6
    assert not t.events("game.won")


@proves("17-r6", "17-r7", "17-r9")
def test_17_r9_a_tie_without_the_king_goes_to_his_ally():
    """After the Call: Huguenots 7 + 2, League 5 + 4, King 3 + 1."""
    t = (
        war_table(6, called=True)
        .only_towns(huguenot=16, league=15)
        .treaties(league=5, huguenot=3, royalist=1)
    )
    t.phase("end_of_turn")
    t.expect_event("game.points", faction="huguenot", points=9)
    t.expect_event("game.points", faction="league", points=9)
    assert t.winners == ("huguenot",)


@proves("17-r8", "10-r5")
def test_r53_equal_treaties_of_his_rivals_are_ranked_by_the_king():
    t = war_table(6, called=True).only_towns(huguenot=11, league=9).treaties(royalist=6, league=2, huguenot=2)
    t.phase("end_of_turn").expect("royalist", "victory.treaties", options=["league", "huguenot"])
    t.answer("royalist", "victory.treaties", "league")
    t.expect_event("game.points", faction="league", points=3 + 2)
    t.expect_event("game.points", faction="huguenot", points=5 + 1)


@proves("18-r17", "17-r4")
def test_18_r17_a_call_in_turn_5_ends_the_game_with_it():
    t = war_table(5, called=True).only_towns(huguenot=11, league=9).treaties(royalist=3, league=2, huguenot=1)
    t.phase("end_of_turn")
    assert t.ending == "points"
    assert t.winners == ("royalist",)


@proves("17-r4")
def test_17_r4_before_the_last_turn_nobody_counts_points():
    t = war_table(5).only_towns(huguenot=12, league=9).treaties(royalist=3).phase("end_of_turn").play_out()
    assert not t.events("game.points")
    assert not t.winners


# ---- the Call to Arms ----


@proves("20-c8", "18-r14", "18-r16", "14.4-r2")
def test_20_c8_antwerp_in_turn_5_turns_the_whole_court_round():
    t = new_table().in_turn(5).draw(chit=["antwerp_fury"], intervention=["savoyard_intervention"]).seeded()
    t.phase("events")
    assert (t.state.called, t.state.last_turn, t.is_gone("francois_d_alencon")) == (True, 5, True)
    assert t.where("savoyard_intervention") == "league"
    assert t.where("spanish_intervention") == "discards"
    t.phase("court_opening")
    assert t.state.actions == [5, 6, 5]
    assert [f.word for f in court_order(t.state)] == ["royalist", "huguenot", "league"]


@proves("18-r11", "19-h2")
def test_18_r11_antwerp_calls_to_arms_though_alencon_was_murdered_before():
    t = new_table().in_turn(5).gone("francois_d_alencon").draw(chit=["antwerp_fury"]).seeded().phase("events")
    assert t.state.called


@proves("18-r13", "18-r14", "13-r11")
def test_18_r13_he_would_not_dare_comes_before_hands_are_built():
    """The Huguenots speak second at the same opening, and pick one card; the League two."""
    t = new_table().in_turn(5).holds("royalist", "he_would_not_dare").seeded().phase("court_opening")
    t.answer("royalist", "event.court_start", "he_would_not_dare")
    assert t.is_gone("henri_de_guise")
    assert faction_leader(t.state, LEAGUE).word == "charles_de_mayenne"
    t.phase("court_hands").play_out()
    assert [len(t.court(f)) for f in ("royalist", "league", "huguenot")] == [7, 7, 6]


@proves("18-r15", "14.2-r6")
def test_18_r15_mercoeur_and_boucher_wait_for_the_call():
    t = new_table().in_turn(5)
    assert not t.is_in_play("philippe_emmanuel_de_mercoeur")
    t.seeded().play(call_to_arms)
    assert t.is_in_play("philippe_emmanuel_de_mercoeur")
    assert t.is_in_play("jean_boucher")


@proves("18-r16")
def test_18_r16_in_turn_6_the_interventions_are_in_the_deck_and_nothing_is_drawn():
    t = new_table().in_turn(5).arrange(turn=6).phase("initial")
    assert t.state.called
    assert not t.events("intervention.drawn")
    assert t.where("spanish_intervention") == "deck"


@proves("18-r16", "19-l3", "15.3-r1")
def test_18_r16_the_drawn_intervention_brings_parma_in_the_same_war():
    t = war_table(5, called=True).holds("league", "spanish_intervention").phase("recruitment")
    t.skip_to("event.deploy", "league").answer("league", "event.deploy", "spanish_intervention")
    t.answer("league", "card.territory", "flandre")
    assert (t.place_of("league_1"), t.troops_of("league_1")) == ("flandre", 4)
    assert t.is_in_play("parma")


@proves("18-r14", "14.7-r14")
def test_18_r14_the_call_leaves_attempts_of_the_turn_spent():
    t = court_table(5).arrange(tried_country={tried_at(LEAGUE, SPAIN): True}).seeded().play(call_to_arms)
    assert SPAIN not in countries_to_visit(t.state, LEAGUE)
    assert ENGLAND in countries_to_visit(t.state, ROYALIST)


# ---- the massacre ----


@proves("18-r4", "18-r5", "9-r5")
def test_18_r4_the_dead_of_the_massacre_lead_no_army_and_the_spared_do():
    t = court_table(4).hand("huguenot", "gaspard_de_coligny", "henri_de_bourbon").seeded().play(strike)
    assert t.is_gone("gaspard_de_coligny")
    assert t.in_reserve("henri_de_bourbon")
    assert t.is_in_play("henri_de_bourbon")


@proves("18-r4")
def test_18_r4_turncoats_in_the_huguenot_hand_die_as_well():
    t = court_table(4).serves("francois_d_alencon", "huguenot").hand("huguenot", "francois_d_alencon")
    t.seeded().play(strike)
    assert t.is_gone("francois_d_alencon")
    assert not t.state.called


@proves("18-r4")
def test_18_r4_henri_de_bourbon_in_the_king_s_service_is_not_touched():
    t = court_table(4).serves("henri_de_bourbon", "royalist").hand("royalist", "henri_de_bourbon")
    t.hand("huguenot", "theodore_de_beze").seeded().play(strike)
    assert t.court("royalist") == ["henri_de_bourbon"]
    assert t.is_gone("theodore_de_beze")


@proves("18-r4", "18-r7")
def test_18_r7_who_stayed_in_the_deck_lives_and_may_be_drawn():
    t = court_table(3).only_in_play("huguenot", "gaspard_de_coligny", "theodore_de_beze")
    t.hand("huguenot", "gaspard_de_coligny").seeded().play(strike)
    assert set(t.court("huguenot")) == {"theodore_de_beze", "assemblee_huguenote", "ghost"}
    assert t.court("huguenot").count("ghost") == 5


@proves("18-r7", "14.4-r2", "14.6-r1")
def test_18_r7_after_the_massacre_the_huguenots_still_have_six_actions():
    t = court_table(4).only_in_play("huguenot", "gaspard_de_coligny").hand("huguenot", "gaspard_de_coligny")
    t.acts(huguenot=6).seeded().play(strike)
    assert t.state.actions[HUGUENOT] == 6
    t.play(court_turn, HUGUENOT).expect("huguenot", "court.character", offers=["ghost"])


@proves("18-r2", "2-r4")
@pytest.mark.parametrize(("turn", "needed"), [(2, 3), (3, 5), (4, 8)])
def test_18_r2_the_number_of_each_turn_is_read_as_or_less(turn, needed):
    low, high = [1, needed - 1] if needed < 8 else [2, 6], [1, needed] if needed < 6 else [3, 6]
    t = court_table(turn).dice(massacre=low).seeded().phase("massacre")
    assert t.state.massacred
    t = court_table(turn).dice(massacre=high).phase("massacre")
    assert not t.state.massacred


@proves("18-r9", "18-r8")
def test_18_r9_bayonne_ends_the_royal_tour():
    t = court_table(2).holds("royalist", "entrevue_de_bayonne", "tour_de_france_royal").seeded()
    t.phase("massacre").answer("royalist", "event.massacre", "entrevue_de_bayonne")
    t.hand("royalist", "catherine_de_medicis").acts(royalist=1).play(court_turn, ROYALIST)
    t.expect("royalist", "court.action")
    assert t.where("tour_de_france_royal") == "royalist"


# ---- one and two players ----


@proves("10-r8", "15.8-r9", "10-r5")
def test_r61_with_two_players_the_steward_of_the_king_breaks_the_ties():
    t = war_table(3, players=2).points(league=4, huguenot=4).phase("war_end")
    assert next(e["faction"] for e in t.events("peace.won")) in ("league", "huguenot")
    assert all(who != "royalist" for who, _ in t.waiting)


@proves("10-r8", "15.5-r5", "10-r5")
def test_r61_with_two_players_the_king_s_steward_settles_leaders_of_equal_rank_for_the_huguenots():
    """Of two enemies of rank C it takes the duller: Montgomery (1) before Andelot (2)."""
    t = war_table(1, players=2).only_in_play("huguenot", "francois_d_andelot", "gabriel_de_montgomery")
    t.army("huguenot_1", "orleanais", 4).phase("leaders")
    assert t.commander_of("huguenot_1") == "gabriel_de_montgomery"


@proves("10-r8", "10-r9")
@pytest.mark.parametrize("solo", ["royalist", "league", "huguenot"])
def test_r61_alone_one_plays_against_two_stewards(solo):
    t = new_table(players=1, solo=solo).seeded().skip_to("court.character")
    assert [who for who, _ in t.waiting] == [solo]
    assert t.state.seated == [f.word == solo for f in FACTIONS]


@proves("10-r9", "17-r9")
def test_r61_a_steward_who_wins_leaves_the_lone_player_beaten():
    t = war_table(6, called=True, players=1, solo="league").only_towns(huguenot=11, league=9)
    t.treaties(royalist=6, huguenot=2, league=1).phase("end_of_turn")
    assert (t.ending, t.winners) == ("points", ())


@proves("10-r9", "15.7.2-r12")
def test_r61_the_steward_of_an_ally_answers_when_he_is_asked_to_pay():
    t = war_table(2, players=2).army("league_1", "champagne", 3, "claude_d_aumale").arrange(active=0)
    t.coins(royalist=9, league=1).phase("war_rounds", step=3)
    t.answer("league", "war.announce", "orleanais", "war.troops", "3", "war.share", "1")
    assert t.money_of("royalist") == 8
    assert all(who != "royalist" for who, _ in t.waiting)
