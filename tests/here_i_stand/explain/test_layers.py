"""12.1, 2.4 The layers of the map that the rules draw."""

from __future__ import annotations

from cuius.core.title import get_title
from cuius.titles.here_i_stand.explain.layers import communication, key_lines
from cuius.titles.here_i_stand.ids import FIRST_SEA, PLACES, POWERS
from cuius.titles.here_i_stand.rules.communication import has_line
from tests.here_i_stand.tables import his_table, war_table


def test_12_1_r1_every_space_on_a_line_is_reached_and_hangs_on_its_source():
    for scenario in ("1517", "1532"):
        g = his_table(scenario=scenario).state
        for power, drawn in communication(g).items():
            lines = drawn["lines"]
            assert lines or power == "protestant"
            assert len({end for _, end in lines}) == len(lines)
            for start, end in lines:
                around = g.board.neighbours[PLACES[start]] if PLACES[start] < FIRST_SEA else ()
                assert PLACES[end] in (*around, *g.board.sailing[PLACES[start]])
            reached = [PLACES[end] for _, end in lines if PLACES[end] < FIRST_SEA]
            assert all(has_line(g, POWERS[power], space) for space in reached)


def test_12_1_r1_a_key_behind_the_enemy_is_cut_off_until_a_ship_sails():
    t = war_table().war("france", "england").control("england", "rouen")
    assert key_lines(t.state)["england"]["cut"] == ["rouen"]
    t.ships("english_channel", "england", squadrons=1)
    drawn = key_lines(t.state)["england"]
    assert drawn["cut"] == []
    assert ["english_channel", "rouen"] in drawn["lines"]


def test_12_4_r4_a_key_in_unrest_is_reached_and_nothing_beyond_it():
    t = war_table().unrest("lyon")
    drawn = key_lines(t.state)["france"]
    assert "lyon" not in drawn["cut"]
    assert all(start != "lyon" for start, _ in drawn["lines"])


def test_the_title_hands_its_layers_over():
    assert set(get_title("here_i_stand").layers) == {"communication", "keys", "points"}
