"""15.4, 15.5 Leaders: ranks, assignment, supporters."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, NO_RANK, RANK_A, RANK_D
from cuius.titles.guerres.phases.war.leaders import assign, fill_vacancies, review
from cuius.titles.guerres.rules.armies import leader_key, may_support, rank_of, reserve
from cuius.titles.guerres.rules.movement import owner
from tests.guerres.tables import GuerresTable, war_table

ROYAL, OPPOSING = 0, 1


def led(t: GuerresTable) -> dict[str, str]:
    return {a.word: t.commander_of(a.word) for a in ARMIES if t.state.troops[a]}


def royal_table(*royalists: str, league: tuple[str, ...] = ()) -> GuerresTable:
    return war_table().only_in_play("royalist", *royalists).only_in_play("league", *league)


@proves("15.4-r1", "15.4-r2", "15.4-r3")
def test_15_4_r2_a_counter_has_rank_value_and_perhaps_a_star():
    board = war_table().state.board
    conde, tavannes = CHARACTERS["louis_de_conde"], CHARACTERS["gaspard_de_tavannes"]
    assert (board.command[conde], board.tactical[conde], board.starred[conde]) == (RANK_A, 1, False)
    assert (board.tactical[tavannes], board.starred[tavannes]) == (2, True)
    assert RANK_A < board.command[tavannes] < RANK_D < NO_RANK
    assert board.command[CHARACTERS["catherine_de_medicis"]] == NO_RANK


def test_15_5_r1_the_royal_camp_places_first():
    t = royal_table("anne_de_montmorency", "louis_de_montpensier").only_in_play("huguenot", "louis_de_conde")
    t.army("royalist_1", "ile_de_france", 8).army("huguenot_1", "orleanais", 4).phase("leaders")
    assert [e["character"] for e in t.events("leaders.commands")] == ["anne_de_montmorency", "louis_de_conde"]


@proves("15.5-r2")
def test_15_5_r2_the_best_rank_to_the_largest_army_and_so_on_down():
    t = royal_table("anne_de_montmorency", "louis_de_montpensier", "blaise_de_monluc")
    t.army("royalist_1", "poitou", 2).army("royalist_2", "ile_de_france", 8).army("royalist_3", "berry", 5)
    t.play(assign, ROYAL)
    assert led(t) == {
        "royalist_1": "blaise_de_monluc",
        "royalist_2": "anne_de_montmorency",
        "royalist_3": "louis_de_montpensier",
    }


@proves("15.5-r3", "10-r4")
def test_15_5_r3_a_league_leader_of_rank_a_takes_the_royal_army():
    """EX-04 high rank takes the big army."""
    t = royal_table("louis_de_montpensier", "blaise_de_monluc", league=("francois_de_guise",))
    t.army("royalist_1", "ile_de_france", 8).army("league_1", "champagne", 3).play(assign, ROYAL)
    assert led(t) == {"royalist_1": "francois_de_guise", "league_1": "louis_de_montpensier"}


@proves("15.5-r11", "15.7.2-r6")
def test_15_5_r11_the_commander_s_faction_controls_the_army():
    """EX-05 who moves an army."""
    t = war_table().army("royalist_1", "ile_de_france", 8, "francois_de_guise")
    assert owner(t.state, ARMIES["royalist_1"]).word == "league"


def test_15_5_r4_of_equal_armies_the_royalist_chooses_in_either_camp():
    t = war_table().only_in_play("huguenot", "louis_de_conde", "gaspard_de_coligny")
    t.army("huguenot_1", "orleanais", 3).army("huguenot_2", "dauphine", 3).play(assign, OPPOSING)
    t.expect("royalist", "leaders.army", options=["huguenot_1", "huguenot_2"])
    t.answer("royalist", "leaders.army", "huguenot_2")
    assert led(t) == {"huguenot_1": "gaspard_de_coligny", "huguenot_2": "louis_de_conde"}


@proves("15.5-r5")
def test_r27_equal_leaders_are_settled_by_the_king_in_either_camp():
    t = royal_table("anne_de_montmorency", league=("francois_de_guise",))
    t.army("royalist_1", "ile_de_france", 8).play(assign, ROYAL)
    t.expect("royalist", "leaders.commander", options=["anne_de_montmorency", "francois_de_guise"])
    t = war_table().only_in_play("huguenot", "francois_d_andelot", "gabriel_de_montgomery")
    t.army("huguenot_1", "orleanais", 4).play(assign, OPPOSING)
    t.expect("royalist", "leaders.commander", options=["francois_d_andelot", "gabriel_de_montgomery"])
    t.answer("royalist", "leaders.commander", "gabriel_de_montgomery")
    assert t.commander_of("huguenot_1") == "gabriel_de_montgomery"


def test_15_5_r5_under_the_triumvirate_the_league_wins_ties_of_rank():
    t = royal_table("anne_de_montmorency", league=("francois_de_guise",)).force("triumvirate")
    t.army("royalist_1", "ile_de_france", 8).play(assign, ROYAL)
    assert t.commander_of("royalist_1") == "francois_de_guise"
    guise, montmorency = CHARACTERS["francois_de_guise"], CHARACTERS["anne_de_montmorency"]
    assert leader_key(t.state, guise) < leader_key(t.state, montmorency)


@proves("15.5-r6")
def test_15_5_r6_leaders_are_assigned_anew_when_the_largest_army_has_changed():
    t = royal_table("anne_de_montmorency", "louis_de_montpensier")
    t.army("royalist_1", "ile_de_france", 3, "anne_de_montmorency")
    t.army("royalist_2", "berry", 5, "louis_de_montpensier").play(review, ROYAL)
    assert led(t) == {"royalist_1": "louis_de_montpensier", "royalist_2": "anne_de_montmorency"}


@proves("15.5-r6")
def test_r82_leaders_who_stand_as_they_should_may_stay():
    t = royal_table("anne_de_montmorency", "antoine_de_bourbon")
    t.army("royalist_1", "ile_de_france", 8, "anne_de_montmorency").play(review, ROYAL)
    t.expect("royalist", "leaders.review", options=["keep", "change"])
    t.answer("royalist", "leaders.review", "change")
    t.answer("royalist", "leaders.commander", "antoine_de_bourbon")
    assert t.commander_of("royalist_1") == "antoine_de_bourbon"
    alone = royal_table("anne_de_montmorency").army("royalist_1", "berry", 8, "anne_de_montmorency")
    alone.play(review, ROYAL)
    assert not alone.waiting


@proves("15.5-r7", "15.4-r3")
def test_15_5_r7_a_star_supports_a_better_rank_of_lower_value():
    t = royal_table("anne_de_montmorency", "louis_de_montpensier", "gaspard_de_tavannes")
    t.army("royalist_1", "ile_de_france", 8).play(assign, ROYAL)
    t.expect("royalist", "leaders.support", options=["royalist_1", "pass"])
    t.answer("royalist", "leaders.support", "royalist_1")
    assert t.state.supporter[ARMIES["royalist_1"]] == CHARACTERS["gaspard_de_tavannes"]
    t.expect_event("leaders.supports", character="gaspard_de_tavannes", army="royalist_1")


@proves("15.5-r7")
def test_15_5_r7_neither_equal_value_nor_equal_rank_will_do():
    t = war_table(3).army("royalist_1", "berry", 5, "henri_de_montmorency_damville")
    assert not may_support(t.state, CHARACTERS["gaspard_de_tavannes"], ARMIES["royalist_1"])
    t = war_table(3).army("royalist_1", "berry", 5, "artus_de_cosse")
    assert not may_support(t.state, CHARACTERS["armand_de_biron"], ARMIES["royalist_1"])
    assert may_support(t.state, CHARACTERS["gaspard_de_tavannes"], ARMIES["royalist_1"])
    assert not may_support(t.state, CHARACTERS["blaise_de_monluc"], ARMIES["royalist_1"])


def test_15_5_r8_an_army_has_one_supporter():
    t = war_table(3).army("royalist_1", "berry", 5, "henri_de_valois", "gaspard_de_tavannes")
    assert not may_support(t.state, CHARACTERS["armand_de_biron"], ARMIES["royalist_1"])


@proves("15.5-r9")
def test_15_5_r9_an_army_without_a_leader_takes_one_from_the_reserve():
    t = royal_table("louis_de_montpensier", "blaise_de_monluc").army("royalist_1", "berry", 5)
    t.play(fill_vacancies)
    assert t.commander_of("royalist_1") == "louis_de_montpensier"


@proves("15.5-r9")
def test_15_5_r9_a_supporter_left_alone_may_take_command():
    t = royal_table("gaspard_de_tavannes").army("royalist_1", "berry", 5, "", "gaspard_de_tavannes")
    t.play(fill_vacancies)
    assert t.commander_of("royalist_1") == "gaspard_de_tavannes"


@proves("15.5-r10")
def test_r28_without_any_leader_rank_d_and_value_zero_under_the_marker_s_faction():
    t = royal_table().army("royalist_1", "ile_de_france", 8).army("league_1", "champagne", 3)
    t.play(assign, ROYAL)
    army = ARMIES["league_1"]
    assert (rank_of(t.state, army), t.state.tactical(army), owner(t.state, army).word) == (3, 0, "league")


@proves("3.4-r4", "15.5-r9")
def test_15_5_r9_captured_wounded_and_absent_leaders_do_not_lead():
    t = royal_table("anne_de_montmorency", "louis_de_montpensier", "blaise_de_monluc", "gaspard_de_tavannes")
    posts = {"anne_de_montmorency": -2, "louis_de_montpensier": -3, "blaise_de_monluc": -4}
    t.arrange(post={CHARACTERS[w]: post for w, post in posts.items()})
    t.arrange(absent={CHARACTERS["gaspard_de_tavannes"]: True})
    assert reserve(t.state, ROYAL) == []


@proves("15-r1")
def test_15_5_r1_cards_follow_when_all_are_placed():
    t = war_table(windows="discreet").holds("royalist", "war_weariness").phase("leaders")
    t.expect("royalist", "event.placed")
