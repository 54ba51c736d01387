"""25, 25.1 Two players: who sits at the table, and what lies on it when play begins."""

import pytest

from cuius.core.errors import BadConfig
from cuius.core.rulebook import proves
from cuius.core.title import get_title
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CARDS_OF_2017,
    FRANCE,
    GERMAN,
    HABSBURG,
    HUNGARY,
    ITALIAN,
    LEADERS,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.phases.spring import spring_deployment
from cuius.titles.here_i_stand.rules.deck import first_deck, late_cards
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.sequence import no_new_world
from cuius.titles.here_i_stand.state import PEACE, POWER_COUNT
from cuius.titles.here_i_stand.variants.two_player.state import invaders_of
from tests.here_i_stand.pairs import by_two, pair_table, ships

TITLE = get_title("here_i_stand")


def test_25_r1_two_players_have_the_papacy_and_the_protestant():
    config = TITLE.configure(2)
    assert config.seats == {"papacy": ("papacy",), "protestant": ("protestant",)}
    assert pair_table().state.scenario == "two_player"


@pytest.mark.parametrize("scenario", ["1532", "tournament"])
def test_25_r1_other_scenarios_are_not_for_two(scenario: str):
    with pytest.raises(BadConfig, match="Two players play the scenario 1517"):
        TITLE.configure(2, scenario)


def test_25_r2_the_papacy_before_the_protestant_until_both_have_passed():
    t = pair_table().bare().arrange(phase=5, impulse=int(PAPACY), turn=2)
    t.arrange(lambda g: g.home_used.extend(g.hands[PAPACY] + g.hands[PROTESTANT]))
    t.arrange(hands=[[] for _ in MAJORS])
    t.play(by_two, action_phase)
    t.expect("papacy", "impulse.card", options=["pass"]).answer("papacy", "impulse.card", "pass")
    t.expect("protestant", "impulse.card", options=["pass"]).answer("protestant", "impulse.card", "pass")
    assert t.state.passes == 2
    assert not t.waiting


@proves("25-r3")
def test_25_r3_the_other_powers_get_no_cards_and_have_no_points():
    t = pair_table().seeded().play(by_two, card_draw)
    assert [len(t.state.hands[p]) for p in MAJORS] == [0, 0, 0, 0, 5, 5]
    assert [victory_points(t.state, p) for p in (OTTOMAN, HABSBURG, FRANCE)] == [0, 0, 0]
    assert set(TITLE.score(t.state)) == {"papacy", "protestant"}


def test_25_r3_nobody_else_deploys_in_spring():
    t = pair_table().put("paris", "france", regulars=3).turn(2, "spring_deployment")
    t.play(by_two, spring_deployment)
    asked = {row.by for row in t.match.journal}
    assert not {"france", "habsburg"} & asked


def test_25_r4_who_decides_for_the_others():
    t = pair_table()
    assert {t.state.player_of(p) for p in (FRANCE, OTTOMAN, HABSBURG)} == {PROTESTANT}
    assert invaders_of(t.state, PROTESTANT) == ()
    t.war("papacy", "france", "habsburg", "ottoman")
    assert invaders_of(t.state, PROTESTANT) == (OTTOMAN, HABSBURG, FRANCE)
    assert invaders_of(t.state, PAPACY) == ()
    t.league()
    assert invaders_of(t.state, PROTESTANT) == (OTTOMAN, FRANCE)
    assert invaders_of(t.state, PAPACY) == (HABSBURG,)


def test_25_r5_forty_three_cards_are_left_out():
    board = pair_table().state.board
    assert sum(board.left_out) == 43
    setup = board.setups["two_player"]
    used = (*first_deck(board, setup, True), *late_cards(board, setup, True))
    assert not any(board.left_out[c] for c in used)
    home = [c for c in CARDS if board.card_power[c] in (PAPACY, PROTESTANT)]
    assert len(used) + len(home) + 1 == 110 - 43  # and the Theses


def test_r461_the_cards_of_2017_are_left_out_too():
    t = pair_table(edition="2017")
    assert all(c in t.state.removed for c in CARDS_OF_2017)


def test_25_r6_there_is_no_new_world():
    t = pair_table()
    assert t.state.crossing == []
    t.play(no_new_world)
    assert len(t.match.journal) == 0


def test_25_r6_a_whole_game_rolls_for_no_riches():
    t = pair_table().seeded().play_out()
    keys = {row.key for row in t.match.journal}
    assert "card.drawn" in keys
    assert not [key for key in keys if key.startswith(("riches", "voyage", "explor"))]


def test_25_1_r1_one_regular_a_stack_outside_the_two_zones():
    g = pair_table().state
    for space in SPACES:
        here = sum(g.regulars[space * POWER_COUNT : space * POWER_COUNT + POWER_COUNT])
        hired = sum(g.hired[space * POWER_COUNT : space * POWER_COUNT + POWER_COUNT])
        if g.board.zone[space] not in (GERMAN, ITALIAN):
            assert (here, hired) in ((0, 0), (1, 0)), space
    assert pair_table().units("vienna", "habsburg") == (4, 0)


def test_25_1_r2_ships_lie_in_five_ports():
    assert sorted(ships(pair_table())) == ["genoa", "marseille", "naples", "rome", "venice"]


def test_25_1_r3_hungary_is_divided():
    t = pair_table()
    assert [t.holder(s) for s in ("prague", "brunn", "breslau")] == ["habsburg"] * 3
    assert t.state.side[HUNGARY] == HABSBURG
    lost = ("buda", "belgrade", "mohacs", "szegedin", "agram", "pressburg")
    assert [t.holder(s) for s in lost] == ["ottoman"] * 6
    assert (t.units("buda", "ottoman"), t.units("belgrade", "ottoman")) == ((1, 0), (1, 0))
    assert t.state.hungary_defeated


def test_25_1_r4_andrea_doria_is_the_only_leader():
    t = pair_table()
    there = {LEADERS[x].word: PLACES[at].word for x, at in enumerate(t.state.leader_at) if at >= 0}
    assert there == {"andrea_doria": "genoa"}


@proves("25.1-r5")
def test_25_1_r5_nobody_is_at_war():
    assert all(how == PEACE for how in pair_table().state.relation)


def test_r460_everybody_begins_in_peace():
    assert all(how == PEACE for how in pair_table().state.relation)
