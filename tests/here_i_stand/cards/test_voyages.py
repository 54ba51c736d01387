"""50, 77, 98, 99, 101 Cards that launch voyages or end them."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import ENGLAND, EXPLORERS, FRANCE, HABSBURG
from cuius.titles.here_i_stand.phases.new_world.colonies import conquests
from cuius.titles.here_i_stand.phases.new_world.voyages import can_explore, explorations
from cuius.titles.here_i_stand.rules.new_world import CONQUERED, EXPLORED, LOST, is_done
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

NOBODY_LEFT = dict.fromkeys(EXPLORERS.ids, LOST)


def under_way(*voyages: tuple[str, int, int]) -> HisTable:
    """Voyages that have been launched this turn."""
    once = [0] * 6
    for kind, power, _ in voyages:
        once[power] |= {"explore": EXPLORED, "conquer": CONQUERED}.get(kind, 0)
    return war_table().arrange(crossing=list(voyages), once=once)


# Launching


@proves("20.2-r5")
def test_24_k50_a_power_of_the_players_choice_explores_with_a_map():
    t = play_card(under_way(), "papacy", "mercators_map")
    t.answer("papacy", "mercator.for", "france")
    assert t.state.crossing == [("explore", FRANCE, 2)]
    assert t.state.cp == 0
    assert not can_explore(t.state, FRANCE)
    assert lies(t, "mercators_map") == "discarded"


@proves("20.2-r9")
def test_24_k50_the_map_helps_the_exploration():
    t = under_way(("explore", ENGLAND, 2)).dice(exploration=[1, 1]).draw(explorer="chancellor")
    t.play(explorations)
    t.expect_event("voyage.rolled", dice=2, total=5)


def test_24_k50_only_for_those_who_have_not_explored_and_have_an_explorer():
    t = war_table().arrange(once=[0, 0, EXPLORED, 0, 0, 0])
    play_card(t, "ottoman", "mercators_map")
    assert t.options("ottoman", "mercator.for") == ("habsburg", "france")
    assert not may_play(war_table().arrange(explorers=NOBODY_LEFT), "france", "mercators_map")


@proves("20.2-r4")
@pytest.mark.parametrize("edition", ["first", "2017"])
def test_24_k99_cabot_sails_besides_the_exploration_of_the_turn(edition):
    t = war_table(edition=edition).arrange(once={HABSBURG: EXPLORED}, crossing=[])
    play_card(t, "habsburg", "sebastian_cabot")
    assert t.state.crossing == [("cabot", HABSBURG, 0)]
    t.dice(exploration=[3, 3]).play(explorations)
    t.expect_event("voyage.rolled", explorer="cabot_habsburg", dice=6, total=7)


def test_24_k99_in_2017_cabot_sails_charted_waters_and_leaves_the_others_uncharted():
    t = war_table(edition="2017").arrange(crossing=[("cabot", int(FRANCE), 0)]).dice(exploration=[3, 3])
    t.play(explorations).expect_event("voyage.rolled", explorer="cabot_france", total=7)
    t.arrange(crossing=[("explore", int(FRANCE), 0)]).dice(exploration=[2, 2]).draw(explorer="roberval")
    value = t.state.board.explorer_value[EXPLORERS["roberval"]]
    t.play(explorations).expect_event("voyage.rolled", explorer="roberval", dice=4, total=3 + value)
    assert t.state.charted[FRANCE]


def test_24_k50_in_2017_only_the_first_exploration_of_a_power_is_uncharted():
    t = war_table(edition="2017").arrange(charted={FRANCE: True}).dice(exploration=[1, 1])
    t.arrange(crossing=[("explore", int(FRANCE), 2)]).draw(explorer="roberval")
    value = t.state.board.explorer_value[EXPLORERS["roberval"]]
    t.play(explorations).expect_event("voyage.rolled", dice=2, total=4 + value)


def test_24_k99_once_for_each_power_and_only_the_three():
    t = war_table().arrange(explorers={EXPLORERS["cabot_england"]: LOST})
    assert not may_play(t, "england", "sebastian_cabot")
    assert may_play(t, "france", "sebastian_cabot")
    assert not may_play(t, "papacy", "sebastian_cabot")


def test_24_k99_the_card_leaves_the_game_with_cabot():
    t = play_card(under_way(), "france", "sebastian_cabot")
    assert lies(t, "sebastian_cabot") == "discarded"
    t.dice(exploration=[1, 1]).play(explorations)
    assert lies(t, "sebastian_cabot") == "removed"


@proves("20.3-r4", "20.3-r7")
def test_24_k101_a_conquest_with_smallpox():
    t = play_card(under_way(), "england", "smallpox")
    assert t.state.crossing == [("conquer", ENGLAND, 2)]
    assert is_done(t.state, CONQUERED, ENGLAND)
    t.dice(conquest=[3, 3]).play(conquests)
    t.expect_event("conquest.rolled", dice=6, total=8)


def test_24_k101_not_after_a_conquest_of_the_turn():
    assert not may_play(war_table().arrange(once={ENGLAND: CONQUERED}), "england", "smallpox")
    assert not may_play(war_table(), "ottoman", "smallpox")


# Ending


@pytest.mark.parametrize(("face", "lost"), [(3, 0), (4, 1)])
def test_24_k77_an_exploration_is_cancelled_and_an_explorer_may_be_lost(face, lost):
    t = under_way(("explore", FRANCE, 0), ("explore", ENGLAND, 0)).dice(fountain=[face])
    play_card(t, "habsburg", "fountain_of_youth")
    if lost:
        t.draw(explorer="cartier")
    t.answer("habsburg", "fountain.whose", "france")
    assert t.state.crossing == [("explore", ENGLAND, 0)]
    assert t.state.explorers.count(LOST) == lost
    assert not can_explore(t.state, FRANCE)


def test_24_k77_needs_an_exploration():
    assert not may_play(under_way(("conquer", FRANCE, 0)), "england", "fountain_of_youth")
    assert may_play(under_way(("explore", FRANCE, 0)), "england", "fountain_of_youth")


def test_24_k98_an_exploration_or_a_conquest_is_cancelled():
    t = under_way(("explore", FRANCE, 0), ("conquer", FRANCE, 0), ("colonize", HABSBURG, 0))
    play_card(t, "protestant", "search_for_cibola")
    t.expect("protestant", "cibola.voyage", options=["explore", "conquer"])
    t.answer("protestant", "cibola.voyage", "conquer")
    assert t.state.crossing == [("explore", FRANCE, 0), ("colonize", HABSBURG, 0)]
    assert is_done(t.state, CONQUERED, FRANCE)
    t.expect_event("voyage.called_off", power="france", voyage="conquer")


def test_24_k98_needs_a_voyage_of_one_of_the_two_kinds():
    assert not may_play(under_way(("colonize", HABSBURG, 0)), "england", "search_for_cibola")


def test_r444_cabots_voyage_cannot_be_cancelled():
    t = under_way(("cabot", ENGLAND, 0))
    assert not may_play(t, "france", "fountain_of_youth")
    assert not may_play(t, "france", "search_for_cibola")
