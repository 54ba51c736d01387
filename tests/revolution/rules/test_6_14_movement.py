"""6.14 Movement in provinces: which province, who moves first, what a mover may do; 5.6 likewise."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")


def movers_asked(t: RevolutionTable) -> list[str]:
    """Who is asked to move, in order, when all leave their counters as they are."""
    found = []
    while not t.over:
        (who, key), *_ = t.waiting
        assert key == "move.stay"
        found.append(who)
        t.answer(who, "move.stay", "stay")
    return found


# The example


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["opening_movement", "movement"])
@proves("5.6-r1", "6.14-r4,r6,r7,r9..r11,r18")
def test_5_6_example_brabant(edition, phase):
    """Two Catholics, two of the Nobility, one neutral: Catholics first, as the order has it."""
    t = empty_table(edition=edition).country("brabant", catholics=2, nobility=2, neutral=1).phase(phase)
    t.answer("catholics", "move.stay", "rearrange", "move.city", 1, "move.town", "own", "move.neutrals", 0)
    t.answer("nobility", "move.stay", "rearrange", "move.city", 2)  # Leuven is not asked about
    t.answer("nobility", "move.neutrals", 0)
    assert t.over
    assert t.contents("leuven") == {"catholics": 1}
    assert t.contents("bruxelles") == {"catholics": 1, "nobility": 2}
    assert t.contents("brabant_countryside") == {"neutral": 1}
    t.phase("opening_awards")
    assert t.city_of("bruxelles") == "nobility"
    assert t.province_of("brabant") is None


# Which province


@pytest.mark.parametrize("phase", ["opening_movement", "movement"])
@proves("5.6-r2", "6.14-r1,r2")
def test_r44_in_2007_the_first_faction_names_the_next_province(phase):
    t = empty_table(edition="2007").country("holland", catholics=1).country("artois", catholics=1)
    t.country("trier", nobility=1).turn_order(*"burghers catholics habsburgs nobility reformers".split())
    t.phase(phase).expect("burghers", "move.next", ["holland", "artois", "trier", "rest"])
    t.answer("burghers", "move.next", "trier")
    t.expect("nobility", "move.stay", about={"province": "trier"})
    t.answer("nobility", "move.stay", "stay")
    t.expect("burghers", "move.next", ["holland", "artois", "rest"])
    t.answer("burghers", "move.next", "artois")
    t.expect("catholics", "move.stay", about={"province": "artois"})
    t.answer("catholics", "move.stay", "stay")
    t.expect("catholics", "move.stay", about={"province": "holland"})  # the last one needs no word


def test_r44_the_first_faction_may_leave_the_rest_to_board_order():
    t = empty_table().country("holland", catholics=1).country("artois", habsburgs=1)
    t.country("trier", nobility=1).phase("movement").answer("catholics", "move.next", "rest")
    assert movers_asked(t) == ["catholics", "habsburgs", "nobility"]


@pytest.mark.parametrize("phase", ["opening_movement", "movement"])
@proves("5.6-r3", "6.14-r3")
def test_r44_in_2004_board_order(phase):
    """D-04."""
    t = empty_table(edition="2004").country("trier", nobility=1).country("artois", habsburgs=1)
    t.country("holland", catholics=1).phase(phase)
    assert movers_asked(t) == ["catholics", "habsburgs", "nobility"]


def test_6_14_r1_a_province_is_finished_before_the_next():
    t = (
        empty_table(edition="2004")
        .country("holland", catholics=1, habsburgs=2)
        .country("artois", reformers=1)
    )
    t.phase("movement")
    assert movers_asked(t) == ["habsburgs", "catholics", "reformers"]


def test_6_14_provinces_with_nowhere_to_go_are_not_asked_about():
    """Drenthe has no town; the only city of Köln is besieged."""
    t = empty_table().country("drenthe", catholics=1).country("koln", catholics=2)
    t.units("koln", nobility=1).siege("koln", "catholics").phase("movement")
    assert t.over


# Who moves first


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_14_r4_most_counters_first(edition):
    t = empty_table(edition=edition).country("flanders", catholics=1, reformers=2).units("gent", nobility=3)
    t.units("tournai", burghers=1).units("brugge", burghers=3).phase("movement")
    assert movers_asked(t) == ["burghers", "nobility", "reformers", "catholics"]


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.14-r5")
def test_r40_neutral_and_besieged_counters_do_not_count(edition):
    """D-22: the Catholics' four in GENT do not make them first, and neutral ones do not move."""
    t = empty_table(edition=edition).country("flanders", catholics=1, reformers=2, neutral=4)
    t.units("gent", catholics=4, nobility=2).siege("gent", "reformers").phase("movement")
    assert movers_asked(t) == ["reformers", "catholics"]  # the Nobility has nothing outside GENT


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["opening_movement", "movement"])
@proves("5.6-r1")
def test_6_14_r6_equals_in_turn_order(edition, phase):
    t = empty_table(edition=edition).country("flanders", catholics=2, reformers=2, nobility=2, burghers=3)
    t.turn_order(*"nobility reformers burghers catholics habsburgs".split()).phase(phase)
    assert movers_asked(t) == ["burghers", "nobility", "reformers", "catholics"]


# What a mover may do


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_14_r7_own_counters_go_anywhere_in_the_province(edition):
    """From city and countryside to two towns, and back."""
    t = empty_table(edition=edition).units("bruxelles", nobility=3).units("leuven", nobility=1)
    t.phase("movement").answer("nobility", "move.stay", "rearrange")
    t.expect("nobility", "move.city", [0, 1, 2, 3, 4], about={"city": "bruxelles"})
    t.answer("nobility", "move.city", 1, "move.town", "empty")
    assert t.over
    assert t.contents("bruxelles") == {"nobility": 1}
    assert t.contents("brabant_countryside") == {"nobility": 3}
    assert t.contents("leuven") == {}


def test_6_14_r7_not_out_of_the_province():
    t = empty_table().country("artois", catholics=2).phase("movement")
    t.answer("catholics", "move.stay", "rearrange")
    t.expect("catholics", "move.town", ["own", "empty"], about={"town": "arras", "province": "artois"})


@proves("6.14-r8")
def test_r42_a_town_is_taken_from_those_who_have_not_moved():
    t = empty_table().units("arras", burghers=1).country("artois", catholics=2).phase("movement")
    t.answer("catholics", "move.stay", "rearrange")
    t.expect("catholics", "move.town", ["own", "keep", "empty"])
    t.answer("catholics", "move.town", "own")
    assert t.contents("arras") == {"catholics": 1}
    assert t.contents("artois_countryside") == {"catholics": 1, "burghers": 1}
    t.answer("burghers", "move.stay", "rearrange")  # and cannot take it back
    assert t.over
    assert t.contents("arras") == {"catholics": 1}


@proves("6.14-r8")
def test_r42_a_town_may_be_emptied_or_left():
    t = empty_table().units("arras", burghers=1).country("artois", catholics=2).phase("movement")
    twin = t.fork()
    t.answer("catholics", "move.stay", "rearrange", "move.town", "empty")
    assert t.contents("artois_countryside") == {"catholics": 2, "burghers": 1}
    t.answer("burghers", "move.stay", "rearrange").expect("burghers", "move.town", ["own", "empty"])
    twin.answer("catholics", "move.stay", "rearrange", "move.town", "keep")
    assert twin.contents("arras") == {"burghers": 1}


@proves("6.14-r8")
def test_r42_any_number_is_pushed_out_of_a_city():
    t = empty_table().units("koln", habsburgs=3, burghers=1, catholics=4).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.city", 4)
    t.expect("catholics", "move.push", [0, 1, 2, 3], about={"city": "koln", "other": "habsburgs"})
    t.answer("catholics", "move.push", 2)
    t.expect("catholics", "move.push", [0, 1], about={"city": "koln", "other": "burghers"})
    t.answer("catholics", "move.push", 1)
    assert t.contents("koln") == {"catholics": 4, "habsburgs": 1}
    assert t.contents("koln_countryside") == {"habsburgs": 2, "burghers": 1}
    t.answer("habsburgs", "move.stay", "rearrange", "move.city", 3)  # they come back in their own move
    t.expect("burghers", "move.stay")  # and could push nobody of those who moved
    assert t.contents("koln") == {"catholics": 4, "habsburgs": 3}


def test_r42_each_city_by_itself():
    t = (
        empty_table()
        .units("antwerpen", nobility=1)
        .units("gent", nobility=1)
        .country("flanders", catholics=3)
    )
    t.phase("movement").answer("catholics", "move.stay", "rearrange", *("move.city", 1) * 3)
    t.expect("catholics", "move.push", [0, 1], about={"city": "antwerpen", "other": "nobility"})
    t.answer("catholics", "move.push", 0)  # no counter is left for a town
    t.expect("catholics", "move.push", [0, 1], about={"city": "gent", "other": "nobility"})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first_word", ["stay", "rearrange"])
def test_6_14_r9_those_who_moved_are_not_disturbed(edition, first_word):
    """Whether they rearranged or left things as they were."""
    t = empty_table(edition=edition).units("bruxelles", catholics=2).units("leuven", catholics=1)
    t.country("brabant", nobility=2).phase("movement").answer("catholics", "move.stay", first_word)
    if first_word == "rearrange":
        t.answer("catholics", "move.city", 2, "move.town", "own")
    t.answer("nobility", "move.stay", "rearrange", "move.city", 1)
    assert t.over
    assert t.contents("leuven") == {"catholics": 1}
    assert t.contents("bruxelles") == {"catholics": 2, "nobility": 1}
    assert t.contents("brabant_countryside") == {"nobility": 1}


def test_6_14_r9_an_ally_is_pushed_and_respected_like_any_other():
    t = empty_table(players=2).units("arras", habsburgs=1).country("artois", catholics=2).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.town", "own")
    t.answer("habsburgs", "move.stay", "rearrange")
    assert t.over
    assert t.contents("arras") == {"catholics": 1}


def test_6_14_r10_a_town_takes_one_counter():
    t = empty_table().country("artois", catholics=3).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.town", "own")
    assert t.contents("arras") == {"catholics": 1}
    assert t.contents("artois_countryside") == {"catholics": 2}


def test_6_14_r11_a_city_takes_any_number_of_any_faction():
    t = empty_table().country("koln", catholics=4, habsburgs=2, reformers=1).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.city", 4)
    t.answer("habsburgs", "move.stay", "rearrange", "move.city", 2)
    t.answer("reformers", "move.stay", "rearrange", "move.city", 1)
    assert t.contents("koln") == {"catholics": 4, "habsburgs": 2, "reformers": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("siege", ["reformers", "beggars"])
def test_6_14_r12_a_besieged_city_is_closed(edition, siege):
    """Nobody enters BRUXELLES, leaves it or is pushed out, and no neutral counter either."""
    t = empty_table(edition=edition).units("bruxelles", catholics=2, nobility=1, neutral=1)
    t.country("brabant", catholics=2, neutral=1).siege("bruxelles", siege).phase("movement")
    t.answer("catholics", "move.stay", "rearrange")
    t.expect("catholics", "move.town", ["own", "neutral", "empty"])  # no city was asked about
    t.answer("catholics", "move.town", "own")
    assert t.over
    assert t.contents("bruxelles") == {"catholics": 2, "nobility": 1, "neutral": 1}
    assert t.contents("brabant_countryside") == {"catholics": 1, "neutral": 1}


def test_6_14_r12_a_neutral_counter_of_a_besieged_city_is_no_help():
    t = empty_table().units("bruxelles", neutral=2).country("brabant", catholics=1)
    t.siege("bruxelles", "reformers").phase("movement").answer("catholics", "move.stay", "rearrange")
    t.expect("catholics", "move.town", ["own", "empty"])


def test_6_14_r19_armies_have_no_effect():
    t = empty_table().units("arras", burghers=1).country("artois", catholics=2)
    t.army("flanders", burghers=2, reformers=1).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.town", "own")
    assert t.contents("arras") == {"catholics": 1}


def test_6_14_r20_support_boxes_are_left_alone():
    t = empty_table().support("jesuits", catholics=2).support("calvinists", reformers=3)
    t.country("artois", catholics=1).phase("movement").play_out("last")
    assert t.in_support("jesuits", "catholics") == 2
    assert t.in_support("calvinists", "reformers") == 3


def test_6_14_r21_a_faction_may_leave_things_as_they_are():
    t = empty_table().units("koln", catholics=1, neutral=1).country("koln", catholics=2, burghers=1)
    before = t.state.units[:]
    t.phase("movement").answer("catholics", "move.stay", "stay").answer("burghers", "move.stay", "stay")
    assert t.over
    assert t.state.units == before
