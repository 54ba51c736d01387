"""41, 44, 46, 61, 65, 75, 85, 90 Events that are attempts."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, GERMAN, MAJORS, PROTESTANT
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts
from cuius.titles.here_i_stand.phases.winter.phase import lift_piracy_markers
from cuius.titles.here_i_stand.rules.lasting import PRINTING_PRESS_RUNS, in_force
from cuius.titles.here_i_stand.rules.religion import reformable
from tests.here_i_stand.believers import (
    counter_at,
    fail_at,
    lies,
    may_play,
    play_card,
    reform_at,
    world,
)
from tests.here_i_stand.preaching import faith, reformer, standing, stands
from tests.here_i_stand.tables import HisTable

PLACES_OF_GERMANY = ("wittenberg", "kassel", "nuremberg")


def fail_often(t: HisTable, many: int) -> HisTable:
    """So many attempts on whatever is open, and not one more."""
    for _ in range(many):
        t.expect("protestant", "reformation.target")
        fail_at(t, next(s.word for s in reformable(t.state) if s not in t.state.reformed))
    assert t.over
    return t


@pytest.mark.parametrize(
    ("card", "debater", "many", "after"),
    [
        ("a_mighty_fortress", "luther", 6, "discarded"),
        ("affair_of_the_placards", "cop", 3, "removed"),
        ("calvins_institutes", "calvin", 5, "removed"),
        ("katherina_bora", "luther", 5, "removed"),
    ],
)
@proves("24-k44", "24-k46", "24-k65", "24-k85")
def test_24_k65_a_debater_is_committed_for_so_many_attempts(card, debater, many, after):
    t = world(*PLACES_OF_GERMANY)
    assert not may_play(t, "ottoman", card)
    standing(t, "free", debater)
    assert may_play(t, "ottoman", card)
    play_card(t, "ottoman", card)
    assert stands(t, debater) == "committed"
    fail_often(t, many)
    assert lies(t, card) == after


def test_24_k65_the_fortress_wins_ties_in_germany_only():
    t = standing(world("wittenberg"), "free", "luther")
    play_card(t, "protestant", "a_mighty_fortress")
    reform_at(t, "leipzig", 5, 5)
    reform_at(t, "breslau", 6, 6)
    assert (faith(t, "leipzig"), faith(t, "breslau")) == ("protestant", "catholic")


def test_24_k44_the_face_of_2017_has_four_attempts():
    t = standing(world(*PLACES_OF_GERMANY, edition="2017"), "free", "cop")
    fail_often(play_card(t, "france", "affair_of_the_placards"), 4)


def test_24_k46_each_die_counts_one_more_where_french_is_spoken():
    t = play_card(standing(world("geneva"), "free", "calvin"), "protestant", "calvins_institutes")
    reform_at(t, "lyon", 5, 0)
    t.expect_event("reformation.sure", space="lyon", best=6)
    reform_at(t, "basel", 5, 6)
    t.expect_event("reformation.lost", space="basel", best=5)


def test_24_k41_the_colloquy_needs_one_of_each_pair():
    t = standing(world(*PLACES_OF_GERMANY), "free", "luther", "melanchthon")
    assert not may_play(t, "protestant", "marburg_colloquy")
    standing(t, "committed", "luther", "melanchthon")
    standing(t, "free", "zwingli")
    assert not may_play(t, "protestant", "marburg_colloquy")


def test_24_k41_the_protestant_names_both_whoever_plays_the_card():
    t = standing(world(*PLACES_OF_GERMANY), "free", "luther", "melanchthon", "zwingli", "oekolampadius")
    play_card(t, "habsburg", "marburg_colloquy")
    t.answer("protestant", "colloquy.debater", "melanchthon", "colloquy.debater", "zwingli")
    fail_often(t, 6)  # three and three
    assert (stands(t, "melanchthon"), stands(t, "zwingli"), stands(t, "luther")) == (
        "committed",
        "committed",
        "free",
    )
    assert lies(t, "marburg_colloquy") == "removed"


def test_24_k61_three_papal_attempts_on_the_english_zone():
    t = world("london", "norwich", "york", "bristol", "plymouth")
    play_card(t, "england", "mary_defies_council")
    counter_at(t, "norwich", 6, 5)
    counter_at(t, "london", 1, 6)
    counter_at(t, "york", 1, 6)
    assert t.over
    assert faith(t, "norwich") == "catholic"
    assert lies(t, "mary_defies_council") == "discarded"


def test_24_k75_erasmus_helps_luther_first():
    t = play_card(world(*PLACES_OF_GERMANY, turn=2), "france", "erasmus")
    fail_often(t, 4)
    assert lies(t, "erasmus") == "discarded"


def test_24_k75_and_the_pope_from_turn_3_on():
    t = play_card(world(*PLACES_OF_GERMANY, "london", "york", turn=3), "france", "erasmus")
    for space in ("wittenberg", "kassel", "nuremberg", "london"):
        counter_at(t, space, 1, 6)
    assert t.over


def test_24_k90_the_press_gives_a_die_at_once_and_for_the_turn():
    t = world("wittenberg", "kassel")
    play_card(t, "protestant", "printing_press")
    for space in ("leipzig", "mainz", "magdeburg"):
        fail_at(t, space)
    t.expect_event("reformation.lost", space="leipzig", dice=2)
    assert t.over
    assert in_force(t.state, PRINTING_PRESS_RUNS, PROTESTANT)
    assert lies(t, "printing_press") == "discarded"
    t.play(lift_piracy_markers)
    assert not in_force(t.state, PRINTING_PRESS_RUNS, PROTESTANT)


def test_24_k90_the_press_runs_for_treatises_and_bibles_too():
    t = world("wittenberg")
    play_card(t, "papacy", "printing_press")
    for space in ("brandenburg", "leipzig", "magdeburg"):
        fail_at(t, space)
    t.arrange(reformed=[]).play(reformation_attempts, (GERMAN,), 1)
    fail_at(t, "leipzig")
    t.expect_event("reformation.lost", space="leipzig", dice=3)  # Wittenberg, its troops, the press


def test_R410_an_event_without_a_condition_may_do_nothing():
    t = play_card(world(), "protestant", "printing_press")
    assert t.over
    assert lies(t, "printing_press") == "discarded"


@proves("24-k37", "24-k85")
def test_24_k85_the_wartburg_saves_the_card_it_cancels():
    t = standing(reformer(world(), "luther"), "free", "luther").hand("protestant", "the_wartburg")
    t.arrange(luther_alive=True)
    play_card(t, "papacy", "katherina_bora")
    t.answer("protestant", "respond.event.declared", "the_wartburg")
    assert t.over
    assert lies(t, "katherina_bora") == "discarded"


@pytest.mark.parametrize("card", ["erasmus", "printing_press", "mary_defies_council"])
def test_24_k75_every_power_may_play_them(card):
    for power in MAJORS:
        assert may_play(world("london"), power.word, card)


def test_11_x5_no_card_is_an_event_twice_a_turn():
    t = play_card(world(), "protestant", "erasmus")
    assert (int(CARDS["erasmus"]), int(PROTESTANT)) in t.state.used_as_event
    assert not may_play(t, "france", "erasmus")
