"""23 Victory: sudden, by points, by a lead, at the end of time."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.statecraft import copernicus, master_of_italy, michael_servetus
from cuius.titles.here_i_stand.ids import (
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
    TRANSLATIONS,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.common.powers import win_war
from cuius.titles.here_i_stand.phases.common.religion import burn, disgrace
from cuius.titles.here_i_stand.phases.new_world.colonies import conquer
from cuius.titles.here_i_stand.phases.religion.protestants import advance
from cuius.titles.here_i_stand.phases.sea.piracy import seize_julia
from cuius.titles.here_i_stand.rules.lasting import JULIA_AWAITED, in_force
from cuius.titles.here_i_stand.rules.points import (
    base_points,
    english_protestants,
    keys_of,
    protestant_spaces,
    special_points,
    totals,
    victory_points,
)
from cuius.titles.here_i_stand.sequence import victory_determination
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import check_sudden_victory, dominator, stops_domination, tie_broken
from tests.here_i_stand.tables import HisTable, his_table, war_table

WINS = ("military", "religious", "standard", "domination", "time")


def at_end(turn: int = 2, players: int = 6, scenario: str = "1517", **points: int) -> HisTable:
    """The last phase of a turn; each power named has so many points, the others none."""
    t = war_table(players, scenario).turn(turn, "victory").arrange(level)
    return t.arrange(bonus={POWERS[p]: many for p, many in points.items()})


def level(g: State) -> None:
    """Nobody has a point but from the Bonus VP box."""
    g.control = [int(POWERS["independent"])] * len(g.control)
    g.faith = [1] * len(g.faith)
    g.piracy_vp = g.chateaux = g.st_peters = 0
    g.bonus = [0] * len(MAJORS)
    g.bonus[PAPACY] = -g.board.papal_vp[0]
    g.league = False


def keys_for(t: HisTable, power: int, many: int) -> HisTable:
    """The power holds so many keys."""
    for key in t.state.board.keys:
        if keys_of(t.state, power) < many and t.state.control[key] != power and key != PLACES["algiers"]:
            t.control(POWERS[power].word, key.word)
    return t


# 23.1


@pytest.mark.parametrize("power", MAJORS[:5])
@proves("23-r1", "23.1-r1,r2")
def test_23_1_r2_the_auto_win_box(power):
    t = war_table().turn(2)
    least = t.state.board.auto_win[power]
    keys_for(t, power, least - 1)
    t.play(check_sudden_victory)
    assert t.ending != "military"
    t = keys_for(war_table().turn(2), power, least).play(check_sudden_victory)
    assert (t.ending, t.winners) == ("military", (power.word,))


def test_23_1_x1_keys_in_unrest_do_not_win():
    least = war_table().state.board.auto_win[FRANCE]
    t = keys_for(war_table().turn(2), FRANCE, least).unrest("paris").play(check_sudden_victory)
    assert t.ending != "military"


def test_23_1_x2_the_action_phase_begins_with_the_check():
    least = war_table().state.board.auto_win[FRANCE]
    t = keys_for(war_table().turn(2).impulse("ottoman"), FRANCE, least).play(action_phase)
    assert (t.ending, t.winners) == ("military", ("france",))
    assert not t.events("impulse.passed")


def faithful(many: int, unrest: int = 0) -> HisTable:
    """So many spaces under Protestant influence, some of them in unrest."""
    german = [s.word for s in SPACES if s not in war_table().state.board.homes[OTTOMAN]][:many]
    return war_table().turn(2).faith("protestant", *german).unrest(*german[:unrest])


@proves("23.1-r3", "23.1-x3")
def test_r156_fifty_protestant_spaces_without_unrest():
    assert faithful(49).play(check_sudden_victory).ending != "religious"
    t = faithful(50).play(check_sudden_victory)
    assert (t.ending, t.winners) == ("religious", ("protestant",))
    assert faithful(50, unrest=1).play(check_sudden_victory).ending != "religious"
    assert faithful(51, unrest=1).play(check_sudden_victory).ending == "religious"


# 23.2


def test_23_2_r1_base_special_and_bonus():
    t = his_table().arrange(bonus={FRANCE: 2}, chateaux=3)
    g = t.state
    assert victory_points(g, FRANCE) == base_points(g, FRANCE) + special_points(g, FRANCE) + 2
    assert special_points(g, FRANCE) == 3


@proves("23.2-r2,r3,r4")
def test_23_2_r3_a_key_in_unrest_closes_a_box():
    t = his_table()
    assert [base_points(t.state, p) for p in MAJORS[:5]] == [8, 9, 9, 12, 4]
    t.unrest("istanbul")
    assert base_points(t.state, OTTOMAN) == 6
    t.unrest(*[k.word for k in t.state.board.keys if t.state.control[k] == OTTOMAN])
    assert base_points(t.state, OTTOMAN) == 0


def test_23_2_r5_protestant_electorates_count_two():
    t = war_table().faith("protestant", "wittenberg", "augsburg", "mainz")
    t.control("protestant", "wittenberg", "augsburg").control("habsburg", "mainz")
    assert base_points(t.state, PROTESTANT) == 4
    assert base_points(t.unrest("augsburg").state, PROTESTANT) == 2


@proves("23.2-r6,r7", "23.2-r18,r19b")
def test_23_2_r6_the_track_of_protestant_spaces():
    t = war_table().faith("protestant", *[s.word for s in SPACES[:20]])
    assert protestant_spaces(t.state) == 20
    assert special_points(t.state, PAPACY) == t.state.board.papal_vp[20] == 9
    assert special_points(t.state, PROTESTANT) == t.state.board.protestant_vp[20] == 6
    assert protestant_spaces(t.unrest(SPACES[0].word).state) == 19


@proves("23.2-r8,r16")
def test_r158_two_english_spaces_a_point_rounded_down():
    t = war_table().faith("protestant", "london", "york", "bristol")
    assert english_protestants(t.state) == 3
    assert special_points(t.state, ENGLAND) == 1
    assert special_points(t.unrest("york", "bristol").state, ENGLAND) == 0


def test_23_2_r12_piracy():
    assert special_points(war_table().arrange(piracy_vp=4).state, OTTOMAN) == 4


@proves("23.2-r13,r13b")
def test_23_2_r13_electorates_after_the_league():
    t = war_table().control("habsburg", "augsburg", "mainz", "trier").unrest("trier")
    assert special_points(t.state, HABSBURG) == 0
    assert special_points(t.arrange(league=True).state, HABSBURG) == 2


@proves("23.2-r14,r15")
def test_r157_an_heir_sickly_or_not():
    t = war_table()
    assert special_points(t.state, ENGLAND) == 0
    assert special_points(t.arrange(elizabeth=True).state, ENGLAND) == 2
    for edward in (1, 2):
        assert special_points(t.arrange(edward=edward).state, ENGLAND) == 5


def test_23_2_r17_chateaux():
    assert special_points(war_table().arrange(chateaux=5).state, FRANCE) == 5


def test_23_2_r19_saint_peters():
    t = war_table()
    assert special_points(t.state, PAPACY) == 15
    assert special_points(t.arrange(st_peters=9).state, PAPACY) == 16
    assert special_points(t.arrange(st_peters=90).state, PAPACY) == 20


@proves("23.2-r20..r22")
def test_23_2_r21_burnt_and_disgraced_debaters():
    t = war_table()
    burn(t.state, DEBATERS["melanchthon"])
    disgrace(t.state, DEBATERS["eck"])
    assert (t.state.bonus[PAPACY], t.state.bonus[PROTESTANT]) == (3, 3)


@proves("23.2-r23,r24")
def test_23_2_r23_discoveries_and_conquests():
    t = war_table()
    conquer(t.state, HABSBURG, CONQUISTADORS["pizarro"], CONQUESTS["inca"])
    assert t.state.bonus[HABSBURG] == t.state.board.conquest_vp[CONQUESTS["inca"]] > 0
    assert t.state.board.discovery_vp[DISCOVERIES["circumnavigation"]] > 0


def test_23_2_r29_a_full_bible():
    t = war_table().arrange(testament=[6, 6, 6], bible=[9, 9, 9]).seeded(3).turn(4)
    t.play(advance, TRANSLATIONS["german"], 1).play_out()
    assert t.state.bonus[PROTESTANT] == 1


def test_23_2_r25_copernicus_and_servetus():
    t = war_table().hand("protestant", "erasmus").play(copernicus, FRANCE)
    assert t.state.bonus[FRANCE] == 2
    t.draw(taken=["erasmus"]).play(michael_servetus, FRANCE)
    assert t.state.bonus[FRANCE] == 3
    t.expect_event("card.discarded", power="protestant", card="erasmus")


def test_23_2_r26_julia_gonzaga():
    t = war_table().arrange(lambda g: put_in_force(g, JULIA_AWAITED, OTTOMAN))
    before = t.state.bonus[OTTOMAN]
    seize_julia(t.state)
    assert t.state.bonus[OTTOMAN] == before + 1
    assert not in_force(t.state, JULIA_AWAITED, OTTOMAN)


def test_23_2_r27_war_winner_markers():
    t = war_table()
    win_war(t.state, FRANCE, 2)
    assert (t.state.bonus[FRANCE], t.state.war_winner[FRANCE]) == (2, 2)


def test_23_2_r28_master_of_italy():
    t = war_table().control("france", "genoa", "milan", "venice", "florence").seeded(1)
    t.control("habsburg", "naples").play(master_of_italy, OTTOMAN)
    assert t.state.bonus[FRANCE] == 2
    t = war_table().control("france", "genoa", "milan", "venice").control("papacy", "florence", "naples")
    t.seeded(1).play(master_of_italy, OTTOMAN)
    assert t.state.bonus[FRANCE] == 1
    assert len(t.holds("papacy")) == 1


@proves("23.2-r30", "6.1-t4,t5")
def test_23_2_r30_copernicus_stops_a_domination():
    t = at_end(5, england=12, france=7, papacy=-15).hand("papacy", "copernicus").hand("france", "copernicus")
    assert dominator(t.state, totals(t.state)) == (ENGLAND,)
    assert stops_domination(t.state, FRANCE, 2)
    assert not stops_domination(t.state, OTTOMAN, 2)
    assert not stops_domination(t.state, ENGLAND, 2)
    t.play(victory_determination).answer("france", "respond.victory", "copernicus")
    assert not t.over or t.ending not in WINS
    t.expect_event("points.noted", times=1)


@proves("23.2-r30")
def test_23_2_r30_not_against_a_standard_victory():
    t = at_end(5, england=26, france=7).hand("france", "copernicus").play(victory_determination)
    assert (t.ending, t.winners) == ("standard", ("england",))


# 23.3


@proves("23.3-r1,r2")
def test_23_3_r2_twenty_five_points_win():
    t = at_end(2, england=24, france=20).play(victory_determination)
    assert t.ending not in WINS
    t = at_end(2, england=25, france=27).play(victory_determination)
    assert (t.ending, t.winners) == ("standard", ("france",))


@proves("23.3-r3,r4")
def test_23_3_r3_a_tie_is_broken_by_earlier_turns():
    t = at_end(4, england=25, france=25)
    before = [0, 0, 9, 8, 0, 0, 0, 0, 9, 9, 0, 0]
    t.arrange(history=before).play(victory_determination)
    assert (t.ending, t.winners) == ("standard", ("england",))


def test_r159_a_tie_without_end_is_shared():
    t = at_end(4, england=25, france=25).play(victory_determination)
    assert t.winners == ("england", "france")


@proves("23.3-r5,r6")
def test_23_3_r5_five_points_ahead_from_turn_4_on():
    t = at_end(3, england=15, france=10).play(victory_determination)
    assert t.ending not in WINS
    t = at_end(4, england=15, france=11).play(victory_determination)
    assert t.ending not in WINS
    t = at_end(4, england=15, france=10).play(victory_determination)
    assert (t.ending, t.winners) == ("domination", ("england",))


@proves("23.3-r5", "3-r2")
def test_r285_a_player_with_two_powers_dominates_by_their_average():
    t = at_end(4, players=3, ottoman=14, france=13, habsburg=12, papacy=-15, england=9, protestant=8)
    assert dominator(t.state, totals(t.state)) == (OTTOMAN, FRANCE)
    t = at_end(4, players=3, ottoman=14, france=12, habsburg=12, papacy=-15, england=9, protestant=8)
    assert dominator(t.state, totals(t.state)) == ()


@proves("23.3-r1,r7")
def test_23_3_r7_points_are_noted_turn_by_turn():
    t = at_end(2, england=9).play(victory_determination)
    assert t.state.history == [0, 0, 9, 0, 0, 0]
    t.expect_event("points.noted", turn=2)


@proves("23.3-r8")
def test_23_3_r8_the_time_limit():
    t = at_end(9, england=9, france=8).play(victory_determination)
    assert (t.ending, t.winners) == ("time", ("england",))


@proves("23.3-r9")
def test_r160_a_tie_at_the_time_limit():
    t = at_end(9, england=9, france=9).arrange(history=[0, 0, 3, 4, 0, 0])
    assert tie_broken(t.state, totals(t.state)) == (FRANCE,)
    assert t.play(victory_determination).winners == ("france",)


def test_the_tournament_ends_after_turn_6_and_asks_for_less():
    t = at_end(6, scenario="tournament", england=9, france=8).play(victory_determination)
    assert t.ending == "time"
    t = at_end(4, scenario="tournament", england=23, france=22).play(victory_determination)
    assert (t.ending, t.winners) == ("standard", ("england",))
    t = at_end(4, scenario="tournament", england=12, france=8).play(victory_determination)
    assert t.ending == "domination"
    assert PROTESTANT_FAITH not in t.state.faith
