"""18.3 Reformation attempts: targets, zones, ties, and the cards that bring them."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CATHOLIC,
    ENGLISH,
    FRENCH,
    GERMAN,
    INDEPENDENT,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    SCOTLAND,
    ZONES,
)
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.common.religion import convert
from cuius.titles.here_i_stand.phases.religion.attempts import (
    can_preach,
    preach,
    reformation_attempts,
    reformation_targets,
)
from cuius.titles.here_i_stand.rules.control import marker_on
from cuius.titles.here_i_stand.rules.lasting import PRINTING_PRESS_RUNS, in_force
from cuius.titles.here_i_stand.rules.religion import (
    base_dice,
    influenced_spaces,
    reformable,
    reformation_dice,
)
from tests.here_i_stand.preaching import catholic_world, dice_at, faith, only_free, reformer, standing, stands
from tests.here_i_stand.tables import HisTable


def world(*protestant: str) -> HisTable:
    return only_free(catholic_world()).faith("protestant", *protestant)


def targets(t: HisTable) -> list[str]:
    return [s.word for s in reformation_targets(t.state)]


def try_at(t: HisTable, space: str, best: int, stop: int) -> HisTable:
    """An attempt in which the sides throw nothing better than these; no answer to a stop of 0."""
    attack = total(reformation_dice(t.state, PLACES[space]))
    t.dice("reformation.attack", [best] + [1] * (attack - 1))
    if stop:
        papal = total(base_dice(t.state, CATHOLIC, PLACES[space]))
        t.dice("reformation.defence", [stop] + [1] * (papal - 1))
    return t.answer("protestant", "reformation.target", space)


# Step 1: targets


def test_18_3_s1_next_to_a_protestant_space_over_a_pass_too():
    assert targets(world("geneva")) == ["besancon", "grenoble", "lyon", "basel", "turin"]


def test_18_3_s1_where_a_reformer_preaches():
    t = reformer(world("geneva"), "luther")
    assert "wittenberg" in targets(t)
    assert "leipzig" not in targets(t)


def test_18_3_s1_a_port_on_the_sea_of_a_protestant_port():
    t = world("lubeck")
    assert "stettin" in targets(t)
    t = world("stettin")
    assert "lubeck" in targets(t)
    assert "hamburg" not in targets(world("stettin").faith("catholic", "lubeck"))


def test_R93_a_port_in_unrest_opens_nothing_across_the_sea():
    t = world("hamburg")
    assert "norwich" in targets(t)
    assert "norwich" not in targets(t.unrest("hamburg"))


def test_18_3_s1_protestant_and_ottoman_spaces_are_no_targets():
    t = world("belgrade", "wittenberg", "leipzig")
    assert "leipzig" not in targets(t)
    assert "nezh" not in targets(t)


@proves("18.3-s1c", "18.3-t8")
def test_R94_common_prayer_stays_in_english_home_spaces():
    t = standing(world("london", "rouen", "boulogne"), "free", "cranmer").play(
        preach, CARDS["book_of_common_prayer"]
    )
    t.expect("protestant", "reformation.target", offers=["calais", "norwich"], lacks=["brest", "paris"])
    try_at(t, "calais", 6, 6)
    assert faith(t, "calais") == "catholic"  # outside the English zone the Papacy wins ties
    try_at(t, "norwich", 6, 0)
    assert faith(t, "norwich") == "protestant"
    try_at(t, "bristol", 1, 6)
    try_at(t, "portsmouth", 1, 6)
    assert t.over


# Steps 4 to 8


@pytest.mark.parametrize(
    ("space", "best", "stop", "won"),
    [
        ("leipzig", 6, 0, True),
        ("leipzig", 5, 5, True),
        ("leipzig", 5, 4, True),
        ("leipzig", 4, 5, False),
        ("breslau", 6, 5, True),
        ("breslau", 6, 6, False),
        ("breslau", 5, 5, False),
    ],
)
@proves("18.3-s4", "18.3-s5", "18.3-s5b", "18.3-s7", "18.3-s8", "18.3-s8b", "18.3-s1b")
def test_18_3_s8b_ties_and_sixes_win_only_in_the_targeted_zone(space, best, stop, won):
    t = world("wittenberg").play(reformation_attempts, (GERMAN,), 1)
    try_at(t, space, best, stop)
    assert faith(t, space) == ("protestant" if won else "catholic")
    assert t.over


def test_R301_no_zone_is_never_a_targeted_zone():
    t = world("wittenberg").play(reformation_attempts, ZONES.ids, 1)
    try_at(t, "breslau", 6, 6)
    assert faith(t, "breslau") == "catholic"


@proves("18.3-s4b", "18.3-t7")
def test_18_3_s4b_calvins_institutes_add_one_to_each_die_in_the_french_zone():
    t = standing(world("geneva"), "free", "calvin").play(preach, CARDS["calvins_institutes"])
    assert stands(t, "calvin") == "committed"
    try_at(t, "lyon", 5, 0)
    t.expect_event("reformation.sure", space="lyon", best=6)
    try_at(t, "basel", 5, 6)
    t.expect_event("reformation.lost", space="basel", best=5)


@proves("18.3-s3", "18.3-s3a", "18.3-t13")
def test_18_3_s3a_printing_press_gives_a_die_for_the_rest_of_the_turn():
    t = world("wittenberg", "kassel")
    before = dice_at(t, "leipzig")
    t.play(preach, CARDS["printing_press"])
    assert dice_at(t, "leipzig") == (before[0] + 1, before[1])
    for space in ("leipzig", "breslau", "mainz"):
        try_at(t, space, 1, 6)
    assert t.over
    assert in_force(t.state, PRINTING_PRESS_RUNS, PROTESTANT)


@proves("18.3-s8c", "21.6-r5")
def test_R96_an_electorate_gets_as_many_regulars_as_its_box_shows_and_only_once():
    t = world()
    for space, many in (("augsburg", 2), ("mainz", 1)):
        t.play(convert, PLACES[space], PROTESTANT_FAITH)
        assert t.units(space, "protestant") == (many, 0)
    t.play(convert, PLACES["mainz"], CATHOLIC).play(convert, PLACES["mainz"], PROTESTANT_FAITH)
    assert t.units("mainz", "protestant") == (1, 0)


def test_R95_a_sure_success_has_all_its_consequences():
    t = world("worms").play(reformation_attempts, (GERMAN,), 1)
    before = influenced_spaces(t.state)
    try_at(t, "mainz", 6, 0)
    t.expect_event("electors.march", space="mainz", many=1)
    assert influenced_spaces(t.state) == before + 1


def test_18_3_n1_a_converted_space_of_a_minor_power_keeps_its_controller():
    t = world().play(convert, PLACES["stirling"], PROTESTANT_FAITH)
    marker = marker_on(t.state, PLACES["stirling"])
    assert marker is not None
    assert (marker.power, marker.faith) == (INDEPENDENT, PROTESTANT_FAITH)
    assert t.state.control[PLACES["stirling"]] == SCOTLAND


# Attempts by cards


@pytest.mark.parametrize(
    ("card", "zone", "many", "needs"),
    [
        ("a_mighty_fortress", GERMAN, 6, "luther"),
        ("affair_of_the_placards", FRENCH, 3, "cop"),
        ("dissolution_of_the_monasteries", ENGLISH, 3, ""),
    ],
)
@proves("18.3-t5,t6,t8,t9", "18.3-r1")
def test_18_3_t5_cards_on_one_zone(card, zone, many, needs):
    t = world("wittenberg", "kassel", "nuremberg", "lyon", "london")
    if needs:
        assert not can_preach(t.state, CARDS[card])
        standing(t, "free", needs)
    assert can_preach(t.state, CARDS[card])
    t.play(preach, CARDS[card])
    for space in inside(t, zone)[:many]:
        try_at(t, space, 5, 6)
    assert t.over
    assert not needs or stands(t, needs) == "committed"


def inside(t: HisTable, zone: int) -> list[str]:
    return [s.word for s in reformable(t.state) if t.state.board.zone[s] == zone]


@proves("18.3-t10")
def test_18_3_t10_marburg_counts_the_values_of_two_debaters():
    t = standing(world("wittenberg", "kassel", "nuremberg"), "free", "melanchthon")
    assert not can_preach(t.state, CARDS["marburg_colloquy"])
    standing(t, "free", "luther", "oekolampadius").play(preach, CARDS["marburg_colloquy"])
    t.answer("protestant", "colloquy.debater", "melanchthon")
    assert (stands(t, "melanchthon"), stands(t, "oekolampadius"), stands(t, "luther")) == (
        "committed",
        "committed",
        "free",
    )
    for space in inside(t, GERMAN)[:5]:  # three and two
        try_at(t, space, 5, 6)
    assert t.over


@proves("18.3-t11")
def test_18_3_t11_erasmus_helps_luther_on_turns_1_and_2():
    t = world("wittenberg", "kassel").play(preach, CARDS["erasmus"])
    for space in ("leipzig", "magdeburg", "mainz", "erfurt"):
        try_at(t, space, 5, 6)
    assert t.over


@proves("18.3-t12")
def test_R92_katherina_bora_brings_five_attempts():
    t = standing(world("wittenberg", "kassel"), "free", "luther").play(preach, CARDS["katherina_bora"])
    for space in ("leipzig", "magdeburg", "mainz", "erfurt", "brandenburg"):
        try_at(t, space, 5, 6)
    assert t.over


def test_18_3_r3_no_space_is_tried_twice_in_an_impulse():
    t = world("wittenberg").play(reformation_attempts, (GERMAN,), 1)
    try_at(t, "leipzig", 1, 6)
    assert "leipzig" not in targets(t)
    t.arrange(reformed=[])
    assert "leipzig" in targets(t)


def test_R91_the_placards_follow_the_edition():
    assert world().state.board.numbers["placards_attempts"] == 3
    later = catholic_world(edition="2017").state.board.numbers["placards_attempts"]
    assert later == 4


def test_18_3_s3a_printing_press_is_no_help_in_defence():
    t = world("wittenberg")
    before = total(base_dice(t.state, PROTESTANT_FAITH, PLACES["wittenberg"]))
    put_in_force(t.state, PRINTING_PRESS_RUNS, PROTESTANT)
    assert total(base_dice(t.state, PROTESTANT_FAITH, PLACES["wittenberg"])) == before
