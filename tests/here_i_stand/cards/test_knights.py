"""84, 86 Julia Gonzaga and the Knights of St. John."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import HABSBURG, OTTOMAN, PLACES
from cuius.titles.here_i_stand.phases.land.siege import knights_at
from cuius.titles.here_i_stand.phases.sea.piracy import raid
from cuius.titles.here_i_stand.phases.winter.phase import lift_piracy_markers
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

# Julia Gonzaga


def sought(sea: str = "tyrrhenian_sea") -> HisTable:
    """One corsair at sea, and the card played."""
    t = war_table().arrange(algiers_in_play=True).control("ottoman", "algiers")
    return play_card(t.ships(sea, "ottoman", corsairs=1), "england", "julia_gonzaga")


def strike(t: HisTable, sea: str, face: int) -> HisTable:
    return t.dice(attack=[face]).play(raid, PLACES[sea], HABSBURG)


@proves("23.2-r26")
def test_24_k84_a_hit_in_the_tyrrhenian_sea_is_a_bonus_point_once():
    t = strike(sought(), "tyrrhenian_sea", 6)
    assert (t.state.bonus[OTTOMAN], t.state.piracy_vp) == (1, 1)
    assert lies(t, "julia_gonzaga") == "removed"
    assert strike(t, "tyrrhenian_sea", 6).state.bonus[OTTOMAN] == 1


@pytest.mark.parametrize(("sea", "face"), [("tyrrhenian_sea", 4), ("barbary_coast", 6)])
def test_24_k84_no_point_without_a_hit_or_elsewhere(sea, face):
    assert strike(sought(sea), sea, face).state.bonus[OTTOMAN] == 0


def test_24_k84_the_turn_ends_it():
    t = sought().play(lift_piracy_markers)
    assert strike(t, "tyrrhenian_sea", 6).state.bonus[OTTOMAN] == 0


def test_24_k84_not_before_the_pirates_are_in_play():
    assert not may_play(war_table(), "england", "julia_gonzaga")


# The Knights


def on_rhodes(*cards: str) -> HisTable:
    t = war_table().put("rhodes", "independent", regulars=1).arrange(knights=True)
    return t.hand("ottoman", *cards)


def test_24_k86_a_random_ottoman_card_pays_for_saint_peters():
    t = play_card(
        on_rhodes("foreign_recruits").draw(taken="foreign_recruits"), "papacy", "knights_of_st_john"
    )
    assert (t.state.st_peters, lies(t, "foreign_recruits")) == (4, "discarded")
    assert lies(t, "knights_of_st_john") == "discarded"


def test_24_k86_not_besieged_not_far_from_ottoman_ports_not_without_booty():
    assert may_play(on_rhodes("gout"), "papacy", "knights_of_st_john")
    assert not may_play(on_rhodes(), "papacy", "knights_of_st_john")
    assert not may_play(on_rhodes("gout").siege("rhodes"), "papacy", "knights_of_st_john")
    t = on_rhodes("gout")
    t.arrange(control={s: int(HABSBURG) for s in t.state.board.home_ports[OTTOMAN]})
    assert not may_play(t, "papacy", "knights_of_st_john")


def homeless() -> HisTable:
    return war_table().arrange(knights=False).control("ottoman", "rhodes")


def test_24_k86_the_habsburgs_give_them_a_home_port():
    t = play_card(homeless(), "papacy", "knights_of_st_john")
    t.answer("habsburg", "knights.seat", "malta")
    assert (t.holder("malta"), t.units("malta", "independent")) == ("independent", (1, 0))
    assert knights_at(t.state) == PLACES["malta"]


def test_24_k86_an_open_port_gets_a_fortress():
    t = play_card(homeless(), "papacy", "knights_of_st_john")
    port = next(w for w in t.options("habsburg", "knights.seat") if not t.state.board.fortified[PLACES[w]])
    t.answer("habsburg", "knights.seat", port)
    assert t.state.fortress[PLACES[port]]


def test_24_k86_not_without_a_habsburg_port():
    t = homeless()
    t.arrange(control={s: int(OTTOMAN) for s in t.state.board.homes[HABSBURG]})
    assert not may_play(t, "papacy", "knights_of_st_john")


def test_r452_any_port_even_a_key_and_whoever_stands_there_leaves():
    t = homeless().put("malta", "habsburg", regulars=2).ships("malta", "habsburg", squadrons=1)
    play_card(t, "papacy", "knights_of_st_john")
    t.expect("habsburg", "knights.seat", offers=["naples", "barcelona"], lacks=["vienna"])
    t.answer("habsburg", "knights.seat", "malta")
    t.skip_to("displace.ships", "habsburg")
    assert t.units("malta", "habsburg") == (0, 0)
