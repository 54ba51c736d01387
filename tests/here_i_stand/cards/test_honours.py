"""47 Copernicus and 51 Michael Servetus."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.statecraft import copernicus_decides, servetus_decides
from cuius.titles.here_i_stand.ids import COPERNICUS, FRANCE, HABSBURG, MAJORS, MICHAEL_SERVETUS, PHASES
from cuius.titles.here_i_stand.rules.cards import ANSWERS
from cuius.titles.here_i_stand.rules.points import totals
from tests.here_i_stand.believers import lies, play_card, world
from tests.here_i_stand.tables import HisTable


def lead(t: HisTable) -> HisTable:
    """In the last phase of turn 5 one power is just far enough ahead to dominate."""

    def change(g):
        points = totals(g)
        second = max(points[1:])
        g.bonus[0] += second + g.board.setups[g.scenario].domination_lead - points[0]
        for p in MAJORS[1:]:
            g.bonus[p] += second - points[p]

    return t.turn(5, "victory").arrange(change)


@proves("24-k47", "23.2-r25")
def test_24_k47_two_points_for_whoever_plays_it():
    t = play_card(world(turn=4), "ottoman", "copernicus")
    assert t.over
    assert t.state.bonus[0] == 2
    assert lies(t, "copernicus") == "removed"


def test_24_k47_by_the_face_of_2017_one_and_a_card():
    t = play_card(world(turn=5, edition="2017").hand("protestant", "fuggers"), "france", "copernicus")
    t.expect("france", "copernicus.card", options=["draw", "discard"])
    t.draw(drawn="gout").answer("france", "copernicus.card", "draw")
    assert (t.state.bonus[FRANCE], t.holds("france"), t.holds("protestant")) == (1, ["gout"], ["fuggers"])


def test_24_k47_or_one_less_for_the_protestant():
    t = play_card(world(turn=5, edition="2017").hand("protestant", "fuggers"), "france", "copernicus")
    t.draw(taken="fuggers").answer("france", "copernicus.card", "discard")
    assert (t.state.bonus[FRANCE], t.holds("protestant"), lies(t, "fuggers")) == (1, [], "discarded")


def test_24_k47_two_where_half_the_homeland_is_protestant():
    t = world(turn=5, edition="2017")
    homes = [s.word for s in t.state.board.homes[FRANCE]]
    t.faith("protestant", *homes[: (len(homes) + 1) // 2])
    play_card(t, "france", "copernicus")
    assert t.over
    assert (t.state.bonus[FRANCE], t.holds("france")) == (2, [])


@proves("24-k51", "23.2-r25")
def test_24_k51_a_point_and_a_protestant_card_at_random():
    t = world(turn=4).hand("protestant", "fuggers", "gout").draw(taken="gout")
    play_card(t, "papacy", "michael_servetus")
    assert (t.state.bonus[4], t.holds("protestant"), lies(t, "gout")) == (1, ["fuggers"], "discarded")
    assert lies(t, "michael_servetus") == "removed"


def test_24_k51_the_home_card_is_never_lost():
    t = play_card(world(turn=4), "papacy", "michael_servetus")
    assert t.over
    assert t.state.bonus[4] == 1


@pytest.mark.parametrize(("edition", "decides"), [("first", True), ("2017", False)])
@proves("24-k47", "24-k51", "6.1-t4", "6.1-t5", "23.2-r30")
def test_24_k47_against_domination_in_the_last_phase_but_not_in_2017(edition, decides):
    t = lead(world(edition=edition))
    assert copernicus_decides(t.state, HABSBURG) == decides
    assert servetus_decides(t.state, HABSBURG) == decides
    assert not copernicus_decides(t.state, MAJORS[0])
    assert (PHASES["victory"] in t.state.board.playable_in[COPERNICUS]) == decides
    assert {COPERNICUS, MICHAEL_SERVETUS} <= set(ANSWERS["victory"])
