"""14.4-14.6 Turns at court: who acts when, with which card, and what the dice do to him."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, GHOST, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.court.actions import persuasion, treaty
from cuius.titles.guerres.phases.court.turns import court_turn, open_actions
from cuius.titles.guerres.rules.court import deck_of, faction_leader
from cuius.titles.guerres.state import PICKED
from tests.guerres.tables import GuerresTable, court_table, new_table

BEZE = CHARACTERS["theodore_de_beze"]


def acting(t: GuerresTable) -> list[str]:
    """Which factions acted, in order."""
    return [event["faction"] for event in t.events("court.card")]


@pytest.mark.parametrize(("called", "actions"), [(False, [5, 5, 6]), (True, [5, 6, 5])])
@proves("14.4-r1", "14.4-r2")
def test_14_4_r1_five_actions_each_and_six_for_the_player_alone(called, actions):
    t = new_table().in_turn(3, called).phase("court_opening")
    assert t.state.actions == actions
    assert sum(actions) == 16


@pytest.mark.parametrize(
    ("called", "order"),
    [(False, ["royalist", "league", "huguenot"]), (True, ["royalist", "huguenot", "league"])],
)
@proves("14.4-r3", "14.5-r3", "14.5-r1", "14.5-r2")
def test_14_5_r3_one_action_each_in_turn_until_all_are_used(called, order):
    t = new_table().in_turn(3, called).seeded().phase("court_opening")
    t.phase("court_hands").play_out()
    t.phase("court").play_out()
    assert acting(t) == [*order * 5, order[2]]
    assert t.state.actions == [0, 0, 0]


@proves("14.6-r1", "14.6-r7")
def test_14_6_r1_a_card_of_the_hand_and_an_action_are_announced_before_the_dice():
    t = court_table().hand("huguenot", "theodore_de_beze", "francois_hotman", how=PICKED).acts(huguenot=2)
    t.play(court_turn, HUGUENOT)
    t.expect("huguenot", "court.character", options=["theodore_de_beze", "francois_hotman"])
    t.answer("huguenot", "court.character", "theodore_de_beze")
    t.expect_event("court.card", faction="huguenot", character="theodore_de_beze")
    t.expect("huguenot", "court.action", options=["diplomacy", "treaty", "persuade"])
    t.expect("huguenot", "court.action", about={"character": BEZE}, rule="14.6-r1")
    t.dice(action=[1, 2]).answer("huguenot", "court.action", "treaty")
    t.expect_event("treaty.announced", faction="huguenot", character="theodore_de_beze")
    assert t.court("huguenot") == ["francois_hotman"]
    assert t.state.actions[HUGUENOT] == 1
    assert BEZE not in deck_of(t.state, HUGUENOT)


@proves("14.6-r7")
def test_14_6_r7_who_has_acted_is_not_offered_again():
    t = court_table().hand("huguenot", "theodore_de_beze", "francois_hotman", "francois_d_andelot")
    t.acts(huguenot=2).phase("court", step=2)
    t.dice(action=[3, 3])
    t.answer("huguenot", "court.character", "theodore_de_beze", "court.action", "treaty")
    t.expect("huguenot", "court.character", options=["francois_hotman", "francois_d_andelot"])
    assert t.why_not("huguenot", "theodore_de_beze").key == "refused.court-has-acted"


@pytest.mark.parametrize(("dice", "points"), [([1, 2], 0), ([1, 3], 1), ([6, 6], 1)])
@proves("14.6-r2", "14.6-r3", "9-r6")
def test_14_6_r2_a_modified_seven_succeeds_and_a_six_does_nothing(dice, points):
    """S-08, S-09: intrigue 2 and a writer make three; a bare 3 fails and kills nobody, a bare 4 succeeds."""
    t = court_table(4).dice(action=dice).play(treaty, ROYALIST, CHARACTERS["pomponne_de_bellievre"])
    assert t.treaty_of("royalist") == points
    assert t.is_in_play("pomponne_de_bellievre")
    t.expect_event("court.rolled", roll=sum(dice), total=sum(dice) + 3)


@proves("14.6-r4", "14.6-r5", "9-r5", "4-r7")
def test_14_6_r4_a_bare_two_fails_and_kills_whatever_the_modifiers():
    """S-06: intrigue two, a writer and the Preachers make five more, and seven in all."""
    t = court_table(5).force("parisian_preachers").hand("league", "catherine_de_montpensier")
    t.dice(action=[1, 1]).play(treaty, LEAGUE, CHARACTERS["catherine_de_montpensier"])
    t.expect_event("court.rolled", roll=2, total=7)
    t.expect_event("court.perishes", character="catherine_de_montpensier")
    assert t.treaty_of("league") == 0
    assert t.is_gone("catherine_de_montpensier")
    assert t.court("league") == []


@proves("9-r5", "9-r4")
def test_9_r5_a_leader_who_dies_at_court_leaves_with_his_counter_and_the_next_letter_leads():
    t = court_table(2).hand("huguenot", "louis_de_conde").acts(huguenot=1)
    t.dice(action=[1, 1]).play(court_turn, HUGUENOT)
    t.answer("huguenot", "court.action", "diplomacy", "diplomacy.country", "england")
    assert t.is_gone("louis_de_conde")
    assert faction_leader(t.state, HUGUENOT) == CHARACTERS["gaspard_de_coligny"]
    assert t.state.actions[HUGUENOT] == 0


@pytest.mark.parametrize(
    ("word", "faction"),
    [
        ("henri_de_bourbon", "huguenot"),
        ("assemblee_huguenote", "huguenot"),
        ("francois_d_alencon", "royalist"),
    ],
)
@proves("14.6-r6")
def test_14_6_r6_three_do_not_die_of_a_bare_two(word, faction):
    """S-07."""
    t = court_table(4).hand(faction, word).acts(**{faction: 1})
    t.dice(action=[1, 1]).play(court_turn, {"huguenot": HUGUENOT, "royalist": ROYALIST}[faction])
    t.answer(faction, "court.action", "diplomacy", "diplomacy.country", "swiss")
    t.expect_event("court.fails", character=word)
    assert t.is_in_play(word)
    assert t.money_of(faction) == 0


@proves("14.6-r8")
def test_14_6_r8_there_is_no_passing_at_court():
    t = court_table().hand("huguenot", "theodore_de_beze", "louis_de_conde").acts(huguenot=1)
    t.play(court_turn, HUGUENOT).expect("huguenot", "court.character", lacks=["pass"])
    assert t.why_not("huguenot", "pass").key == "refused.court-no-passing"
    t.answer("huguenot", "court.character", "louis_de_conde")
    t.expect("huguenot", "court.action", lacks=["pass", "spend"])
    assert t.why_not("huguenot", "pass").rule == "14.6-r8"


@proves("14.6-r9")
def test_r15_a_card_without_a_legal_action_is_spent():
    t = court_table().hand("huguenot", ghosts=1).acts(huguenot=1)
    t.gone("antoine_de_bourbon").arrange(tried_country=[True] * len(t.state.tried_country))
    assert open_actions(t.state, HUGUENOT, GHOST) == ("spend",)
    t.play(court_turn, HUGUENOT)
    t.expect_event("court.spent", faction="huguenot", character="ghost")
    assert t.state.actions[HUGUENOT] == 0
    assert t.court("huguenot") == []


@proves("14.3-r15")
def test_r13_a_ghost_acts_with_value_zero_attacks_nobody_and_does_not_die():
    t = court_table(2).hand("huguenot", ghosts=1).hand("royalist", "escadron_volant").acts(huguenot=1)
    t.dice(action=[1, 1]).play(court_turn, HUGUENOT)
    t.expect("huguenot", "court.action", options=["diplomacy", "persuade"])
    assert t.why_not("huguenot", "surprise").key == "refused.surprise-by-ghost"
    t.answer("huguenot", "court.action", "persuade", "persuade.character", "antoine_de_bourbon")
    t.expect_event("court.fails", character="ghost")
    assert t.court("royalist") == ["escadron_volant"]


def test_r13_a_ghost_succeeds_on_a_bare_seven():
    t = court_table(2).dice(action=[3, 4]).play(persuasion, HUGUENOT, GHOST)
    t.answer("huguenot", "persuade.character", "henri_de_montmorency_damville")
    assert t.state.won_by[CHARACTERS["henri_de_montmorency_damville"]] == HUGUENOT


@proves("13-r7")
def test_r9_event_cards_are_played_in_the_own_court_turn_only():
    t = court_table().hand("huguenot", "theodore_de_beze").hand("royalist", "charles_ix")
    t.holds("huguenot", "iconoclasm").acts(royalist=1, huguenot=1).phase("court")
    t.expect("royalist", "court.action")
    assert not t.events("event.played")
    t.dice(action=[3, 3]).answer("royalist", "court.action", "taxes")
    t.expect_event("event.played", faction="huguenot", card="iconoclasm")


@proves("14.1-r2")
def test_14_1_r2_a_deck_holds_all_characters_of_the_faction_in_play():
    t = court_table()
    home = [c for c in CHARACTERS if t.state.board.home[c] == LEAGUE and t.state.board.enters[c] == 1]
    assert deck_of(t.state, LEAGUE) == home
    t.gone("simon_vigor").in_play("francois_d_o").serves("francois_d_o", "league")
    deck = deck_of(t.state, LEAGUE)
    assert CHARACTERS["simon_vigor"] not in deck
    assert CHARACTERS["francois_d_o"] in deck


@proves("14.7-r39", "14.7-r40")
def test_r23_all_cards_return_to_their_decks_and_the_living_are_ready_for_war():
    t = court_table().hand("huguenot", "theodore_de_beze", "louis_de_conde", ghosts=2).acts(huguenot=1)
    t.dice(action=[1, 2]).play(court_turn, HUGUENOT)
    t.answer("huguenot", "court.character", "louis_de_conde", "court.action", "diplomacy")
    t.answer("huguenot", "diplomacy.country", "england").phase("court_end")
    assert t.court("huguenot") == []
    assert {"theodore_de_beze", "louis_de_conde"} <= {c.word for c in deck_of(t.state, HUGUENOT)}
    assert t.in_reserve("louis_de_conde")
    assert not any(t.state.acted)
