"""48, 49, 53, 54, 96 Markers of the New World."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CIRCUMNAVIGATION,
    COLONIES,
    ENGLAND,
    FRANCE,
    HABSBURG,
    NOBODY,
    PROTESTANT,
    RICHES,
    RICHES_RESULTS,
)
from cuius.titles.here_i_stand.phases.new_world.colonies import abandon, collect_riches, has_room
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

CUBA, ROANOKE, JAMESTOWN = (COLONIES[w] for w in ("cuba", "roanoke", "jamestown"))
ENGLISH = {ROANOKE: int(ENGLAND), JAMESTOWN: int(ENGLAND)}
SPANISH = {c: int(HABSBURG) for c in COLONIES if c.word in ("puerto_rico", "hispaniola", "cuba")}


@proves("20.4-t3")
def test_24_k48_galleons_turn_a_result_into_a_card():
    t = play_card(war_table().arrange(colonies={ROANOKE: int(ENGLAND)}), "ottoman", "galleons")
    t.answer("ottoman", "galleons.for", "england")
    assert lies(t, "galleons") == "discarded"
    total = 2 + t.state.board.riches[RICHES["colony"]].index(RICHES_RESULTS["galleon"])
    t.dice(riches=[total // 2, total - total // 2]).draw(drawn="gout").play(collect_riches)
    assert t.holds("england") == ["gout"]


def test_r445_one_marker_of_a_kind_for_each_power():
    t = war_table().arrange(galleons={ENGLAND: True}, plantations={FRANCE: True})
    play_card(t, "papacy", "galleons").expect("papacy", "galleons.for", options=["habsburg", "france"])
    t = war_table().arrange(plantations={ENGLAND: True, FRANCE: True, HABSBURG: True})
    assert not may_play(t, "papacy", "plantations")
    t = war_table().arrange(galleons={ENGLAND: True, FRANCE: True, HABSBURG: True})
    assert not may_play(t, "papacy", "galleons")


@proves("20.4-r2")
def test_24_k53_plantations_add_one_to_every_colony():
    t = play_card(war_table().arrange(colonies={CUBA: int(HABSBURG)}), "france", "plantations")
    t.answer("france", "plantations.for", "habsburg").dice(riches=[1, 2]).play(collect_riches)
    t.expect_event("riches.rolled", power="habsburg", total=4)


@proves("20.4-r3")
def test_24_k49_raiders_for_a_power_with_a_port_of_the_new_faith():
    t = war_table().faith("protestant", "rouen", "hamburg")
    play_card(t, "ottoman", "huguenot_raiders")
    t.expect("ottoman", "raiders.for", options=["france", "protestant"])
    t.answer("ottoman", "raiders.for", "france")
    assert [bool(x) for x in t.state.raiders] == [p == FRANCE for p in range(6)]


def test_24_k49_needs_a_port_and_no_raider_in_play():
    t = war_table().faith("catholic", "hamburg")
    assert not may_play(t, "france", "huguenot_raiders")
    t.faith("protestant", "hamburg").arrange(raiders={PROTESTANT: True})
    assert not may_play(t, "france", "huguenot_raiders")


# Potosi


def potosi(t: HisTable, whom: str) -> HisTable:
    return play_card(t, "papacy", "potosi_silver_mines").answer("papacy", "potosi.for", whom)


@proves("20.1-r3")
def test_24_k54_the_mines_go_into_a_free_box_and_are_no_colonize_action():
    t = potosi(war_table(), "england").answer("england", "colony.box", "jamestown")
    assert (t.state.potosi, t.state.colonies[JAMESTOWN]) == (JAMESTOWN, ENGLAND)
    assert t.state.once[ENGLAND] == 0
    assert lies(t, "potosi_silver_mines") == "removed"


def test_24_k54_only_where_a_box_is_free():
    t = war_table().arrange(colonies=ENGLISH)
    play_card(t, "papacy", "potosi_silver_mines")
    t.expect("papacy", "potosi.for", options=["habsburg", "france"])
    t = war_table().arrange(colonies={c: int(ENGLAND) for c in COLONIES.ids})
    assert not may_play(t, "papacy", "potosi_silver_mines")


def test_24_k54_a_colony_at_sea_keeps_its_box():
    t = war_table().arrange(colonies={ROANOKE: int(ENGLAND)}, crossing=[("colonize", int(ENGLAND), 0)])
    play_card(t, "papacy", "potosi_silver_mines")
    t.expect("papacy", "potosi.for", lacks=["england"])


@pytest.mark.parametrize(("marker", "left"), [("spare", True), ("roanoke", False)])
@proves("24-d54")
def test_24_k54_in_2017_a_colony_marker_leaves_the_game(marker, left):
    t = potosi(war_table(edition="2017").arrange(colonies={ROANOKE: int(ENGLAND)}), "england")
    t.answer("england", "potosi.marker", marker)
    if not left:
        t.answer("england", "colony.box", "jamestown")
    assert t.state.potosi == JAMESTOWN
    assert (t.state.colonies[ROANOKE] == ENGLAND) == left
    assert t.state.retired[ENGLAND] == 1
    assert has_room(t.state, ENGLAND) is not left


def test_24_k54_in_2017_the_marker_is_missed_when_the_mines_are_exhausted():
    t = potosi(war_table(edition="2017").arrange(colonies={ROANOKE: int(ENGLAND)}), "england")
    t.answer("england", "potosi.marker", "spare")
    t.play(lambda g: abandon(g, ENGLAND, JAMESTOWN))
    assert t.state.colonies[JAMESTOWN] == NOBODY
    assert not has_room(t.state, ENGLAND)


@pytest.mark.parametrize("edition", ["first", "2017"])
def test_24_k54_a_power_without_an_open_box_gets_no_mines(edition):
    t = play_card(war_table(edition=edition).arrange(colonies=SPANISH), "papacy", "potosi_silver_mines")
    t.expect("papacy", "potosi.for", options=["england", "france"])


# The Moluccas


def test_24_k96_two_cards_for_whoever_sailed_round_the_world():
    t = war_table().arrange(discovered={CIRCUMNAVIGATION: int(FRANCE)}).draw(drawn=["gout", "ransom"])
    play_card(t, "papacy", "sale_of_moluccas")
    assert t.holds("france") == ["gout", "ransom"]
    assert lies(t, "sale_of_moluccas") == "removed"


def test_24_k96_not_before_a_circumnavigation():
    assert not may_play(war_table(), "papacy", "sale_of_moluccas")
