"""14.7 Treaties, winning characters over, taxes."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, DAMVILLE, GHOST, HENRI_DE_BOURBON, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.court.actions import persuasion, taxes, treaty
from cuius.titles.guerres.phases.court.turns import court_turn
from cuius.titles.guerres.rules.court_actions import (
    can_tax,
    can_write,
    open_to_persuasion,
    persuasion_modifiers,
)
from cuius.titles.guerres.state import NOT_IN_HAND
from cuius.titles.guerres.view import own, view
from tests.guerres.tables import GuerresTable, court_table

HOSPITAL = CHARACTERS["michel_de_l_hospital"]
BEZE = CHARACTERS["theodore_de_beze"]
COLIGNY = CHARACTERS["gaspard_de_coligny"]
MEDICI = CHARACTERS["catherine_de_medicis"]


def court(t: GuerresTable, faction, by: str, target: str, dice: list[int]) -> GuerresTable:
    t.dice(action=dice).play(persuasion, faction, CHARACTERS[by])
    return t.answer(faction.word, "persuade.character", target) if t.waiting else t


def names(characters) -> list[str]:
    return [character.word for character in characters]


@pytest.mark.parametrize(("dice", "points"), [([1, 3], 1), ([1, 2], 1), ([1, 1], 0)])
@proves("14.7-r23", "14.7-r24", "14.2-r3", "14.2-r4", "3.1-r1")
def test_14_7_r23_a_writer_of_intrigue_three_needs_three(dice, points):
    t = court_table().treaties(huguenot=2).dice(action=dice).play(treaty, HUGUENOT, BEZE)
    assert t.treaty_of("huguenot") == 2 + points


@proves("14.7-r23", "14.2-r3")
def test_14_7_r23_only_a_writer_writes():
    g = court_table().state
    assert can_write(g, HUGUENOT, BEZE)
    assert not can_write(g, HUGUENOT, COLIGNY)
    assert not can_write(g, HUGUENOT, GHOST)


@proves("14.7-r25")
def test_14_7_r25_a_faction_tries_until_it_has_a_treaty_and_then_no_more():
    """S-13."""
    t = court_table().dice("action", [1, 2], [6, 1])
    hotman = CHARACTERS["francois_hotman"]
    t.play(treaty, HUGUENOT, hotman)
    assert can_write(t.state, HUGUENOT, BEZE)
    t.play(treaty, HUGUENOT, BEZE)
    assert t.treaty_of("huguenot") == 1
    assert not can_write(t.state, HUGUENOT, hotman)
    assert can_write(t.state, ROYALIST, HOSPITAL)
    t.phase("end_of_turn")
    assert can_write(t.state, HUGUENOT, hotman)


@pytest.mark.parametrize(("dice", "points"), [([3, 3], 0), ([3, 4], 1)])
@proves("14.7-r26")
def test_14_7_r26_without_any_writer_anybody_tries_on_bare_dice(dice, points):
    """S-14: intrigue three does not help a six."""
    t = court_table().gone("theodore_de_beze", "francois_hotman")
    assert can_write(t.state, HUGUENOT, COLIGNY)
    t.dice(action=dice).play(treaty, HUGUENOT, COLIGNY)
    assert t.treaty_of("huguenot") == points
    assert not t.events("court.modifier")


def test_r71_a_writer_anywhere_in_play_keeps_others_from_writing():
    t = court_table().gone("francois_hotman").arrange(acted={BEZE: True}, in_hand={BEZE: NOT_IN_HAND})
    assert not can_write(t.state, HUGUENOT, COLIGNY)


def test_r71_on_bare_dice_neither_preachers_nor_squadron_count_but_a_two_kills():
    t = court_table().gone("simon_vigor", "claude_de_sainctes").force("parisian_preachers")
    t.hand("royalist", "escadron_volant").dice("action", [2, 4], [1, 1])
    guise = CHARACTERS["francois_de_guise"]
    t.play(treaty, LEAGUE, guise)
    assert t.treaty_of("league") == 0
    assert t.state.force_of("parisian_preachers") == 1
    assert t.court("royalist") == ["escadron_volant"]
    t.play(treaty, LEAGUE, guise)
    assert t.is_gone("francois_de_guise")


@proves("19-l7")
def test_19_l7_the_preachers_help_one_treaty_of_the_league():
    t = court_table(6, called=True).force("parisian_preachers").dice(action=[1, 2])
    t.play(treaty, LEAGUE, CHARACTERS["claude_de_sainctes"])
    assert t.treaty_of("league") == 1
    assert t.state.force_of("parisian_preachers") == 0


@proves("14.1-r4", "6-r1", "4-r3")
def test_ex01_the_league_may_win_over_francois_d_o():
    """EX-01."""
    t = court_table(5)
    assert "francois_d_o" in names(open_to_persuasion(t.state, LEAGUE))
    assert "francois_d_o" not in names(open_to_persuasion(t.state, HUGUENOT))


@proves("14.7-r27", "4-r2", "4-r3", "14.7-r28")
def test_14_7_r27_two_bars_in_play_and_another_faction():
    t = court_table(2)
    assert names(open_to_persuasion(t.state, HUGUENOT)) == [
        "antoine_de_bourbon",
        "henri_de_montmorency_damville",
    ]
    assert names(open_to_persuasion(t.state, ROYALIST)) == ["baron_des_adrets", "louis_de_nevers"]
    assert names(open_to_persuasion(t.state, LEAGUE)) == ["nicolas_de_villeroy"]
    t.gone("baron_des_adrets")
    assert names(open_to_persuasion(t.state, ROYALIST)) == ["louis_de_nevers"]


@pytest.mark.parametrize(("dice", "won"), [([1, 3], HUGUENOT), ([1, 2], -1)])
@proves("14.7-r29", "14.7-r30", "14.7-r31")
def test_14_7_r29_one_attempt_for_each_character_and_turn(dice, won):
    """14.7-r31 Intrigue three: a bare four."""
    t = court(court_table(2), HUGUENOT, "gaspard_de_coligny", "antoine_de_bourbon", dice)
    assert t.state.won_by[CHARACTERS["antoine_de_bourbon"]] == won
    assert names(open_to_persuasion(t.state, HUGUENOT)) == ["henri_de_montmorency_damville"]
    t.expect_event("persuade.announced", target="antoine_de_bourbon")


@proves("14.7-r32", "14.7-r33", "14.7-r34")
def test_14_7_r32_who_is_won_over_changes_decks_as_the_court_phase_ends_and_never_again():
    t = court(court_table(2), ROYALIST, "catherine_de_medicis", "louis_de_nevers", [3, 3])
    assert t.faction_of("louis_de_nevers") == "league"
    t.phase("court_end")
    assert t.faction_of("louis_de_nevers") == "royalist"
    assert t.in_reserve("louis_de_nevers")
    t.expect_event("character.changes_sides", character="louis_de_nevers", faction="royalist")
    t.phase("end_of_turn")
    for faction in (ROYALIST, LEAGUE, HUGUENOT):
        assert "louis_de_nevers" not in names(open_to_persuasion(t.state, faction))


@proves("14.7-r33")
def test_14_7_r33_a_leader_won_over_commands_for_his_new_faction_in_this_war():
    t = court(court_table(2), ROYALIST, "catherine_de_medicis", "louis_de_nevers", [3, 3])
    t.phase("court_end").gone("francois_de_guise", "henri_de_valois", "anne_de_montmorency")
    t.army("royalist_1", "berry", 3, "louis_de_nevers")
    assert t.state.in_command(t.state.post[CHARACTERS["louis_de_nevers"]]) == ROYALIST


def test_r21_who_is_won_over_still_acts_for_his_old_faction_until_then():
    t = court_table(2).hand("league", "louis_de_nevers").acts(league=1)
    court(t, ROYALIST, "catherine_de_medicis", "louis_de_nevers", [3, 3])
    t.dice(action=[1, 1]).play(court_turn, LEAGUE)
    t.answer("league", "court.action", "diplomacy", "diplomacy.country", "savoy")
    assert t.is_gone("louis_de_nevers")
    t.phase("court_end")
    assert not t.events("character.changes_sides")


@pytest.mark.parametrize(("turn", "legal"), [(1, False), (2, True)])
@proves("14.7-r35")
def test_14_7_r35_damville_not_in_the_first_turn(turn, legal):
    """S-15."""
    assert (DAMVILLE in open_to_persuasion(court_table(turn).state, HUGUENOT)) == legal


@proves("14.7-r36")
def test_r22_henri_de_bourbon_not_before_alencon_has_left_in_any_way():
    """S-16."""
    t = court_table(4)
    assert HENRI_DE_BOURBON not in open_to_persuasion(t.state, ROYALIST)
    t.gone("francois_d_alencon")
    assert HENRI_DE_BOURBON in open_to_persuasion(t.state, ROYALIST)
    assert HENRI_DE_BOURBON in open_to_persuasion(court_table(6).state, ROYALIST)


@proves("14.7-r36")
def test_14_7_r36_alencon_won_over_is_still_in_the_game():
    t = court_table(4).serves("francois_d_alencon", "huguenot")
    assert HENRI_DE_BOURBON not in open_to_persuasion(t.state, ROYALIST)


@proves("14.7-r31", "20-c1")
def test_20_c1_the_council_of_trent_adds_one_against_huguenots():
    t = court_table(2).force("council_of_trent")
    adrets, nevers = CHARACTERS["baron_des_adrets"], CHARACTERS["louis_de_nevers"]
    assert [m.value for m in persuasion_modifiers(t.state, ROYALIST, MEDICI, adrets)] == [3, 1]
    assert [m.value for m in persuasion_modifiers(t.state, ROYALIST, MEDICI, nevers)] == [3]
    court(t, ROYALIST, "catherine_de_medicis", "baron_des_adrets", [1, 2])
    assert t.state.won_by[adrets] == ROYALIST


@proves("14.7-r31", "19-h10")
def test_r70_the_malcontents_add_two_to_the_next_attempt_on_a_royalist():
    t = court_table(2).force("malcontents")
    court(t, HUGUENOT, "francois_hotman", "antoine_de_bourbon", [1, 3])
    assert t.state.won_by[CHARACTERS["antoine_de_bourbon"]] == HUGUENOT
    assert t.state.force_of("malcontents") == 0
    court(t, HUGUENOT, "francois_hotman", "henri_de_montmorency_damville", [1, 3])
    assert t.state.won_by[DAMVILLE] == -1


@pytest.mark.parametrize(("dice", "level"), [([1, 2], 1), ([1, 1], 0), ([6, 5], 1)])
@proves("14.7-r37", "14.2-r5", "14.7-r38", "3.1-r3")
def test_14_7_r38_taxes_rise_by_a_level(dice, level):
    """Intrigue three and the administrator: a bare three."""
    t = court_table().dice(action=dice).play(taxes, ROYALIST, HOSPITAL)
    assert t.state.taxes == level


@proves("14.7-r38")
def test_14_7_r38_there_is_no_limit_of_levels_or_attempts():
    t = court_table().arrange(taxes=2).dice("action", [3, 4], [3, 4])
    t.play(taxes, ROYALIST, HOSPITAL).play(taxes, ROYALIST, MEDICI)
    assert t.state.taxes == 4
    t.expect_event("taxes.level", level=4)


@proves("14.7-r37", "14.2-r5")
def test_14_7_r37_only_the_royalists_collect_taxes():
    t = court_table(6, called=True)
    assert can_tax(t.state, ROYALIST, GHOST)
    assert not can_tax(t.state, HUGUENOT, CHARACTERS["maximilien_de_rosny"])
    assert not can_tax(t.state, LEAGUE, CHARACTERS["claude_d_aumale"])


@pytest.mark.parametrize(("dice", "level"), [([2, 4], 1), ([2, 3], 0)])
@proves("14.7-r37")
def test_14_7_r37_without_the_ability_intrigue_alone_counts(dice, level):
    t = court_table().dice(action=dice).play(taxes, ROYALIST, CHARACTERS["charles_ix"])
    assert t.state.taxes == level


@proves("3.1-r2", "6-r1", "2-r5")
def test_3_1_r2_money_taxes_treaties_and_attempts_are_open_to_all():
    t = court_table().coins(league=3).treaties(huguenot=2).arrange(taxes=1)
    for reader in ((), ("royalist",), ("league",), ("huguenot",)):
        seen = {**view(t.state), **own(t.state, reader)}
        assert seen["money"] == [0, 3, 0]
        assert seen["treaty"] == [0, 0, 2]
        assert seen["taxes"] == 1
        assert not any(seen["tried_person"])
        assert not any(seen["tried_country"])
