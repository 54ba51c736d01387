"""52, 55, 67, 81 Events for Rome."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, PLACES, SOCIETY_OF_JESUS
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.rules.religion import recoverable
from tests.here_i_stand.believers import lies, may_play, play_card, world
from tests.here_i_stand.preaching import faith


def jesuits(g):
    for pile in (g.late, g.deck):
        if SOCIETY_OF_JESUS in pile:
            pile.remove(SOCIETY_OF_JESUS)
    g.removed.append(int(SOCIETY_OF_JESUS))


@proves("24-k52", "18.1-r32")
def test_24_k52_two_dice_for_st_peters():
    t = world(turn=4).arrange(st_peters=3)
    before = victory_points(t.state, 4)
    t.dice(michelangelo=[3, 5])
    play_card(t, "ottoman", "michelangelo")
    assert t.state.st_peters == 11
    assert victory_points(t.state, 4) == before + 2
    assert lies(t, "michelangelo") == "removed"


@proves("24-k52", "18.1-r33")
def test_24_k52_no_more_than_five_points_in_all():
    t = world(turn=4).arrange(st_peters=20).dice(michelangelo=[6, 6])
    play_card(t, "papacy", "michelangelo")
    assert t.state.st_peters == 25


def test_24_k55_only_after_society_of_jesus():
    assert not may_play(world(turn=5), "papacy", "jesuit_education")


def test_24_k55_the_papacy_founds_two_universities():
    t = play_card(world("zurich", turn=5).arrange(jesuits), "france", "jesuit_education")
    t.expect("papacy", "university.space", offers=["rome", "paris"], lacks=["zurich", "istanbul"])
    t.answer("papacy", "university.space", "rome")
    t.expect("papacy", "university.space", lacks=["rome"])
    t.answer("papacy", "university.space", "paris")
    assert t.over
    assert t.state.universities == [PLACES["rome"], PLACES["paris"]]
    assert lies(t, "jesuit_education") == "discarded"


def test_24_k67_two_unoccupied_spaces_that_are_no_electorates():
    t = world("zurich", "basel", "munster", "wittenberg", "kassel", "london")
    t.put("basel", "protestant", regulars=1).put("london", "england", leaders=["henry_viii"])
    play_card(t, "habsburg", "anabaptists")
    t.expect("papacy", "anabaptists.space", options=["kassel", "munster", "zurich"])
    t.answer("papacy", "anabaptists.space", "munster", "anabaptists.space", "zurich")
    assert t.over
    assert (faith(t, "munster"), faith(t, "zurich"), faith(t, "kassel")) == (
        "catholic",
        "catholic",
        "protestant",
    )
    assert lies(t, "anabaptists") == "discarded"


def test_24_k67_they_need_not_be_open_to_an_attempt():
    t = world("basel", "strasburg", "zurich", "innsbruck", "geneva", "besancon")
    assert PLACES["basel"] not in recoverable(t.state)
    play_card(t, "papacy", "anabaptists")
    t.expect("papacy", "anabaptists.space", offers=["basel"])
    t.answer("papacy", "anabaptists.space", "basel")
    assert faith(t, "basel") == "catholic"


@pytest.mark.parametrize(("card", "value"), [("fuggers", 3), ("printing_press", 5)])
def test_24_k81_a_protestant_card_pays_for_st_peters(card, value):
    t = world().hand("protestant", card, "erasmus").arrange(st_peters=0).draw(taken=card)
    play_card(t, "papacy", "indulgence_vendor")
    assert (t.state.st_peters, t.holds("protestant")) == (value, ["erasmus"])
    t.expect_event("card.discarded", power="protestant", card=card)
    assert (lies(t, card), lies(t, "indulgence_vendor")) == ("discarded", "discarded")


def test_R415_a_mandatory_event_is_worth_two_and_does_not_happen():
    t = world().hand("protestant", "clement_vii").arrange(st_peters=0).draw(taken="clement_vii")
    play_card(t, "papacy", "indulgence_vendor")
    assert t.state.st_peters == 2
    assert CARDS["clement_vii"] in t.state.discards


@proves("6.1-r8", "24-k81")
def test_24_k81_the_home_card_is_safe():
    t = play_card(world().arrange(st_peters=0), "papacy", "indulgence_vendor")
    assert t.over
    assert t.state.st_peters == 0
