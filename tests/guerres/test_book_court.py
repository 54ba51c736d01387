"""The examples of the rule book, played: characters, the court, missions, treaties, turncoats and taxes."""

from __future__ import annotations

import pytest

from cuius.titles.guerres.ids import CHARACTERS, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.court.actions import (
    diplomacy,
    influence,
    persuasion,
    surprise,
    taxes,
    treaty,
)
from cuius.titles.guerres.phases.turning_points import strike
from cuius.titles.guerres.rules.court import faction_leader
from cuius.titles.guerres.rules.court_actions import open_to_persuasion, towns_to_surprise
from tests.core.book_examples import told
from tests.guerres.cards.plays import played
from tests.guerres.tables import GuerresTable, court_table, new_table, war_table


def book(beginning: str) -> str:
    return told("guerres", beginning)


def who(character: str) -> int:
    return CHARACTERS[character]


def two_dice(total: int) -> list[int]:
    return [total // 2, total - total // 2]


def leader(t: GuerresTable, faction: int) -> str:
    return CHARACTERS[faction_leader(t.state, faction)].word


def rolled(t: GuerresTable) -> tuple[int, int]:
    """Dice and total of the last action at court."""
    event = t.events("court.rolled")[-1]
    return event["roll"], event["total"]


# Dice and people


def test_intrigue_two_needs_five():
    words = book("A character with an intrigue value of 2")
    t = court_table().dice(action=[1, 4]).play(persuasion, HUGUENOT, who("odet_de_chatillon"))
    while t.waiting:
        t.answer("huguenot", t.waiting[0][1], t.options(*t.waiting[0])[0])
    dice, total = rolled(t)
    assert f"He needs a {dice} or better" in words
    assert f"{dice} + {total - dice} = {total}" in words
    (chance,) = t.events("court.chance")
    assert f"{chance['ways']} of 36 rolls" in words


def test_tavannes_has_a_counter_and_l_hospital_none():
    words, board = book("Gaspard de Tavannes has a card and a counter"), war_table().state.board
    tavannes, hospital = who("gaspard_de_tavannes"), who("michel_de_l_hospital")
    assert f"rank C, tactical value {board.tactical[tavannes]}, and a star" in words
    assert board.starred[tavannes]
    assert board.command[hospital] > board.command[tavannes]


def test_the_league_may_win_over_francois_d_o():
    words = book("François d’O enters in turn 5 as a Royalist")
    assert not new_table().in_turn(4).is_in_play("francois_d_o")
    t = court_table(5)
    assert t.faction_of("francois_d_o") == "royalist"
    assert who("francois_d_o") in open_to_persuasion(t.state, LEAGUE)
    assert who("francois_d_o") not in open_to_persuasion(t.state, HUGUENOT)
    assert "the Huguenots never can" in words


def test_henri_de_valois_succeeds():
    words = book("Charles IX falls to an assassin")
    t = court_table(2)
    assert leader(t, ROYALIST) == "charles_ix"
    t.gone("charles_ix")
    assert leader(t, ROYALIST) == "henri_de_valois"
    assert not t.is_in_play("francois_d_alencon")
    assert court_table(4).is_in_play("francois_d_alencon")
    assert "is not in play before turn 4" in words


@pytest.mark.parametrize("squadron", [True, False])
def test_the_flying_squadron_spoils_a_mission(squadron):
    words = book("The Royalist player discards the Flying Squadron")
    t = court_table().hand("royalist", "escadron_volant").dice(action=[2, 3])
    t.play(diplomacy, HUGUENOT, who("gaspard_de_coligny")).answer("huguenot", "diplomacy.country", "england")
    t.answer("royalist", "court.squadron", "escadron_volant" if squadron else "pass")
    dice, total = rolled(t)
    assert f"{dice} + 3 - 2 = {total}" in words if squadron else f"he would have had {total}" in words


def test_who_comes_and_goes_in_turn_3():
    words = book("Turn 3 opens. François de Guise")
    t = new_table().in_turn(2).arrange(turn=3).phase("initial")
    for gone in ("francois_de_guise", "anne_de_montmorency", "antoine_de_bourbon"):
        assert t.is_gone(gone)
    assert leader(t, LEAGUE) == "henri_de_guise"
    for new in ("nicolas_de_pelleve", "rene_de_birague", "armand_de_biron", "henri_de_conde"):
        assert t.is_in_play(new)
    assert t.where("peasant_revolt") == "deck"
    assert "Peasant revolt goes into the cup" in words


# Hands and actions


def test_a_lone_court_has_seven_cards_and_six_actions():
    words = book("The Huguenot court hand has 1 + 2 + 2 + 2 = 7 cards")
    t = new_table().phase("initial").seeded().phase("court_opening").phase("court_hands").play_out()
    assert leader(t, HUGUENOT) == "louis_de_conde"
    assert f"1 + 2 + 2 + 2 = {len(t.court('huguenot'))} cards" in words
    assert t.state.actions == [5, 5, 6]
    assert "of which six will act" in words


def test_sixteen_actions_end_with_the_lone_player():
    words = book("Before the Call to Arms the sixteen actions run R, L, H")
    t = new_table().in_turn(1).phase("court_opening")
    assert sum(t.state.actions) == 16
    assert t.state.actions[HUGUENOT] == 6
    assert "then H once more" in words


def test_a_bare_two_kills():
    words = book("A character with +3 rolls a bare three")
    for dice, total in ((3, 6), (4, 7)):
        t = court_table().dice(action=[1, dice - 1]).play(persuasion, HUGUENOT, who("gaspard_de_coligny"))
        while t.waiting:
            t.answer("huguenot", t.waiting[0][1], t.options(*t.waiting[0])[0])
        assert rolled(t) == (dice, total)
        assert f"{dice} + 3 = {total}" in words
        assert t.is_in_play("gaspard_de_coligny")
    t = court_table().dice(action=[1, 1]).play(persuasion, HUGUENOT, who("gaspard_de_coligny"))
    while t.waiting:
        t.answer("huguenot", t.waiting[0][1], t.options(*t.waiting[0])[0])
    assert t.is_gone("gaspard_de_coligny")


def taken(faction, character: str, town: str, dice: int, **table) -> GuerresTable:
    t = court_table(**table).dice(action=two_dice(dice)).play(surprise, faction, who(character))
    return t.answer(faction.word, "surprise.town", town) if t.waiting else t


def test_the_baron_des_adrets_takes_lyon():
    words = book("The Baron des Adrets, military 3")
    t = taken(HUGUENOT, "baron_des_adrets", "lyon", 5)
    dice, total = rolled(t)
    assert f"{dice} + 3 - 1 = {total}. Lyon is Huguenot" in words
    assert t.holder("lyon") == "huguenot"
    reach = {town.word for town in towns_to_surprise(court_table().state, HUGUENOT, who("baron_des_adrets"))}
    assert "blois" not in reach


def test_aumale_takes_rouen():
    words = book("Claude d’Aumale of the League, military 2")
    t = taken(LEAGUE, "claude_d_aumale", "rouen", 6)
    dice, total = rolled(t)
    assert f"{dice} + 2 - 1 = {total}." in words
    assert t.holder("rouen") == "league"


def test_catherine_takes_toulouse_from_her_ally():
    words = book("Catherine de’ Medici, intrigue 3, wants Toulouse")
    t = court_table().dice(action=[2, 3]).play(influence, ROYALIST, who("catherine_de_medicis"))
    t.answer("royalist", "influence.town", "toulouse")
    dice, total = rolled(t)
    assert f"{dice} + 3 - 1 = {total}. Toulouse becomes Royalist" in words
    assert t.holder("toulouse") == "royalist"


# Missions, treaties, turncoats, taxes


def mission(t: GuerresTable, faction, character: str, country: str, dice: int) -> GuerresTable:
    t.dice(action=two_dice(dice)).play(diplomacy, faction, who(character))
    return t.answer(faction.word, "diplomacy.country", country) if t.waiting else t


def test_odet_in_england():
    words = book("Odet de Châtillon, intrigue 2 and a diplomat")
    t = mission(court_table(), HUGUENOT, "odet_de_chatillon", "england", 8)
    dice, total = rolled(t)
    assert f"{dice} + 2 + 1 = {total}, the last row" in words
    assert set(t.options("huguenot", "diplomacy.territory")) == {"angleterre", "normandie"}
    t.answer("huguenot", "diplomacy.territory", "normandie")
    money, troops = t.money_of("huguenot"), t.troops_of("huguenot_1")
    assert f"note {money} money and get {troops} troop points" in words


def test_lorraine_in_spain_under_colonial_tension():
    words = book("takes one from every roll for Spanish subsidies")
    t = court_table().force("colonial_tension")
    mission(t, LEAGUE, "charles_cardinal_de_lorraine", "spain", 5)
    dice, total = rolled(t)
    assert f"{dice} + 3 + 1 - 1 = {total}, the first row" in words
    t.answer("league", "diplomacy.territory", "flandre")
    money, troops = t.money_of("league"), t.troops_of("league_1")
    assert f": {money} money and {troops} troop points" in words


def test_mornay_in_the_united_provinces():
    words = book("Water Geuzen is drawn in turn 4")
    t = court_table(4).in_play("philippe_duplessis_mornay").force("water_geuzen", 2)
    mission(t, HUGUENOT, "philippe_duplessis_mornay", "united_provinces", 5)
    dice, total = rolled(t)
    assert f"With a roll of {dice} the total is {total}, the last row" in words
    if t.waiting:
        t.answer("huguenot", "diplomacy.territory", t.options("huguenot", "diplomacy.territory")[0])
    money, troops = t.money_of("huguenot"), t.troops_of("huguenot_1")
    assert f": {money} money and {troops} troop points" in words


def test_treaties_with_and_without_a_writer():
    words = book("Michel de L’Hospital, intrigue 3, writer")
    t = court_table().dice(action=[1, 2]).play(treaty, ROYALIST, who("michel_de_l_hospital"))
    dice, total = rolled(t)
    assert (dice, total) == (3, 7)
    assert f"any roll from {dice} upwards succeeds" in words
    t = court_table().gone("theodore_de_beze", "francois_hotman").dice(action=[3, 3])
    t.play(treaty, HUGUENOT, who("gaspard_de_coligny"))
    assert f"The total stays {rolled(t)[1]}, a failure" in words


def test_damville_is_won_over():
    words = book("Gaspard de Coligny, intrigue 3, speaks to Damville")
    t = court_table(2).dice(action=[2, 2]).play(persuasion, HUGUENOT, who("gaspard_de_coligny"))
    t.answer("huguenot", "persuade.character", "henri_de_montmorency_damville")
    dice, total = rolled(t)
    assert f"{dice} + 3 = {total}." in words
    t.phase("court_end")
    assert t.faction_of("henri_de_montmorency_damville") == "huguenot"
    board, damville = t.state.board, who("henri_de_montmorency_damville")
    assert f"rank B with tactical value {board.tactical[damville]}" in words
    assert damville not in open_to_persuasion(t.state, ROYALIST)


def test_cosse_collects():
    words = book("Artus de Cossé, intrigue 1 and administrator")
    t = court_table().dice(action=[2, 3]).play(taxes, ROYALIST, who("artus_de_cosse"))
    dice, total = rolled(t)
    assert f"He rolls {dice}, a total of {total}" in words
    assert f"goes from 0 to {t.state.taxes}" in words


def test_the_council_of_trent_helps_catherine():
    words = book("Council of Trent is drawn in turn 2")
    t = court_table(2).force("council_of_trent").dice(action=[1, 2])
    t.play(persuasion, ROYALIST, who("catherine_de_medicis"))
    t.answer("royalist", "persuade.character", "baron_des_adrets")
    assert rolled(t) == (3, 7)
    assert "Every roll but a bare two succeeds" in words


# Turning points


@pytest.mark.parametrize(("dice", "happens"), [(8, True), (9, False)])
def test_the_massacre_by_the_dice(dice, happens):
    words = book("Turn 4, number 8")
    t = court_table(4).hand("huguenot", "louis_de_conde").dice(massacre=two_dice(dice)).seeded()
    t.phase("massacre")
    assert t.state.massacred is happens
    assert (
        f"rolls {dice}: the massacre happens" in words if happens else f"With a {dice} it would not" in words
    )


HAND = (
    "gaspard_de_coligny", "henri_de_bourbon", "armee_des_vicomtes", "henri_de_conde",
    "francois_de_la_noue", "theodore_de_beze", "francois_hotman",
)  # fmt: skip


def test_the_massacre_of_a_court():
    words = book("The Huguenot court hand is Gaspard de Coligny, Henri de Bourbon")
    t = court_table(4).gone("louis_de_conde").hand("huguenot", *HAND).seeded().play(strike)
    for dead in ("gaspard_de_coligny", "francois_de_la_noue", "theodore_de_beze", "francois_hotman"):
        assert t.is_gone(dead)
    assert t.is_in_play("assemblee_huguenote")
    assert len(t.court("huguenot")) == 7
    assert "draws seven cards" in words
    assert leader(t, HUGUENOT) == "henri_de_bourbon"


def test_the_antwerp_fury_brings_the_call_to_arms():
    words = book("In turn 5 Antwerp Fury is drawn")
    t = court_table(5, called=True).phase("court_opening")
    assert t.state.last_turn == 5
    assert t.state.actions[LEAGUE] == 6
    assert "seven cards, six actions" in words


def test_the_interview_of_bayonne_makes_sure():
    words = book("The Royalist player has kept the Bayonne Interview")
    t = court_table(4)
    played(t, "royalist", "polish_crown")
    assert not any("henri_de_valois" in t.court(f) for f in ("royalist", "league", "huguenot"))
    assert "absent for the rest of the turn" in words
