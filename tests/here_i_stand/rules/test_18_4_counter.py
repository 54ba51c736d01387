"""18.4 Counter-Reformation attempts."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CATHOLIC,
    DEFENDER_OF_THE_FAITH,
    ENGLAND,
    FRANCE,
    GERMAN,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.religion.attempts import (
    counter_reformation_attempts,
    counter_targets,
    preach,
)
from cuius.titles.here_i_stand.phases.religion.papacy import burn_books_in
from cuius.titles.here_i_stand.rules.cards import EVENTS
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, PRINTING_PRESS_RUNS
from cuius.titles.here_i_stand.rules.religion import base_dice, recoverable
from tests.here_i_stand.preaching import catholic_world, faith, only_free, pope, stands
from tests.here_i_stand.tables import HisTable

HEARTLAND = ("wittenberg", "leipzig", "magdeburg", "erfurt", "breslau")


def world(*protestant: str) -> HisTable:
    return only_free(catholic_world()).faith("protestant", *(protestant or HEARTLAND))


def try_at(t: HisTable, space: str, best: int, stop: int) -> HisTable:
    """An attempt in which the sides throw nothing better than these; no answer to a stop of 0."""
    papal = total(base_dice(t.state, CATHOLIC, PLACES[space]))
    t.dice("counter.attack", [best] + [1] * (papal - 1))
    if stop:
        own = total(base_dice(t.state, PROTESTANT_FAITH, PLACES[space]))
        t.dice("counter.defence", [stop] + [1] * (own - 1))
    return t.answer("papacy", "counter.target", space)


# Step 1


def open_to(t: HisTable) -> list[str]:
    return [s.word for s in counter_targets(t.state)]


@proves("18.4-s1", "18.4-r2")
def test_18_4_s1_next_to_a_catholic_space_with_a_university_or_by_sea():
    t = world("geneva", "besancon", "grenoble", "lyon", "basel")
    assert "geneva" in open_to(t)  # R98: Turin lies behind a pass
    t.faith("protestant", "turin")
    assert "geneva" not in open_to(t)
    t.arrange(universities=[int(PLACES["geneva"])])
    assert "geneva" in open_to(t)
    t.arrange(countered=[int(PLACES["geneva"])])
    assert "geneva" not in open_to(t)


def test_18_4_s1_a_protestant_port_facing_a_catholic_one():
    t = world()
    ring = t.state.board.neighbours[PLACES["stettin"]]
    t = world("stettin", *[s.word for s in ring])
    assert ("stettin" in open_to(t)) == ("lubeck" not in [s.word for s in ring])
    t = world("london", *[s.word for s in t.state.board.neighbours[PLACES["london"]]])
    assert "london" in open_to(t)  # Catholic ports on the same seas
    assert "wittenberg" not in [s.word for s in recoverable(t.state)]


# Steps 4 to 8


@pytest.mark.parametrize(
    ("ruler", "space", "best", "stop", "won"),
    [
        ("leo_x", "leipzig", 6, 5, True),
        ("leo_x", "leipzig", 6, 6, False),
        ("clement_vii", "leipzig", 5, 5, False),
        ("paul_iii", "leipzig", 6, 0, True),
        ("julius_iii", "leipzig", 6, 0, True),
        ("paul_iii", "leipzig", 5, 5, True),
        ("julius_iii", "leipzig", 4, 5, False),
        ("paul_iii", "breslau", 6, 6, False),
        ("paul_iii", "breslau", 6, 5, True),
    ],
)
@proves("18.4-s1b", "18.4-s2", "18.4-s4", "18.4-s5", "18.4-s5b", "18.4-s6", "18.4-s7", "18.4-s8", "18.4-s8b")
def test_18_4_s8b_popes_who_win_ties_and_sixes_in_the_targeted_zone(ruler, space, best, stop, won):
    t = pope(world(), ruler).play(counter_reformation_attempts, (GERMAN,), 1)
    try_at(t, space, best, stop)
    assert faith(t, space) == ("catholic" if won else "protestant")
    assert t.over


@proves("18.4-s4b", "18.4-s5")
def test_R99_after_augsburg_confession_no_six_is_left():
    t = pope(world(), "paul_iii")
    put_in_force(t.state, AUGSBURG_CONFESSED, PROTESTANT)
    t.play(counter_reformation_attempts, (GERMAN,), 1)
    try_at(t, "leipzig", 6, 6)
    t.expect_event("counter.lost", space="leipzig", best=5, stop=6)


def test_R100_printing_press_does_not_defend():
    t = world()
    put_in_force(t.state, PRINTING_PRESS_RUNS, PROTESTANT)
    own = len(base_dice(t.state, PROTESTANT_FAITH, PLACES["leipzig"]))
    assert own == len(base_dice(world().state, PROTESTANT_FAITH, PLACES["leipzig"]))
    t.play(counter_reformation_attempts, (GERMAN,), 1)
    try_at(t, "leipzig", 6, 1)
    assert faith(t, "leipzig") == "catholic"


# Actions and events


def test_R101_tetzel_is_asked_once_and_gets_his_point_after_a_sure_success():
    t = pope(only_free(world(), "tetzel"), "paul_iii").play(burn_books_in, GERMAN)
    try_at(t, "leipzig", 6, 0)
    try_at(t, "erfurt", 6, 0)
    t.answer("papacy", "burning.tetzel", "tetzel")
    assert t.over
    assert t.state.st_peters == 1
    assert stands(t, "tetzel") == "committed"


@pytest.mark.parametrize(("power", "drawn"), [(ENGLAND, 1), (FRANCE, 0)])
@proves("18.4-t2")
def test_18_4_t2_defender_of_the_faith(power, drawn):
    t = pope(world(), "paul_iii").draw(card_drawn=["gout"]) if drawn else pope(world(), "paul_iii")
    t.play(EVENTS[DEFENDER_OF_THE_FAITH].play, power)
    for space in ("leipzig", "erfurt", "magdeburg"):
        try_at(t, space, 6, 0)
    assert t.over
    assert t.holds("england") == ["gout"] * drawn


@proves("18.4-t3")
def test_18_4_t3_mary_defies_council_in_the_english_zone():
    t = pope(world("london", "norwich", "bristol", "leipzig"), "paul_iii").play(
        preach, CARDS["mary_defies_council"]
    )
    try_at(t, "london", 6, 0)
    try_at(t, "leipzig", 6, 6)
    assert faith(t, "leipzig") == "protestant"


@proves("18.4-t4")
def test_18_4_t4_erasmus_from_turn_3_on():
    t = pope(world(), "paul_iii").turn(3).play(preach, CARDS["erasmus"])
    for space in ("leipzig", "erfurt", "magdeburg", "wittenberg"):
        try_at(t, space, 6, 0)
    assert t.over
    assert faith(t, "wittenberg") == "catholic"
