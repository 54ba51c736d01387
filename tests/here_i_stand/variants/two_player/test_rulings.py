"""Rulings of the game for two that no other file proves."""

from cuius.titles.here_i_stand.ids import HABSBURG, MARSEILLE, PLACES
from cuius.titles.here_i_stand.phases.land.movement import free_units
from tests.here_i_stand.pairs import pair_table


def test_r471_the_protestant_answers_for_france_at_peace():
    t = pair_table().bare().put("milan", "france", regulars=1, hired=1).turn(2)
    t.hand("papacy", "unsanitary_camp").impulse("papacy")
    t.begin().answer("papacy", "impulse.card", "unsanitary_camp", "impulse.manner", "event")
    rows = [row.by for row in t.match.journal if row.key == "camp.loss"]
    assert rows == ["protestant"]


def test_r472_as_many_as_stood_there_are_held():
    t = pair_table().bare().league().put("vienna", "habsburg", regulars=4)
    t.lays("protestant", "dip_siege_of_vienna").put("vienna", "habsburg", hired=3)
    assert free_units(t.state, HABSBURG, PLACES["vienna"]) == 3


def test_r473_spaces_of_a_minor_power_go_with_it():
    t = pair_table().bare().lays("papacy", "dip_venetian_alliance")
    assert [t.holder(s) for s in ("corfu", "candia", "zara")] == ["papacy"] * 3
    t = pair_table().bare().ally("venice", "papacy").lays("protestant", "dip_diplomatic_marriage")
    t.answer("protestant", "marriage.minor", "venice")
    assert t.holder("corfu") == "venice"
    assert t.state.control[MARSEILLE] == t.state.board.home[MARSEILLE]
