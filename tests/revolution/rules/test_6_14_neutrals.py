"""6.14 Movement in provinces: neutral counters, moved by factions and filling what is empty."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")


def gelderland(**country: int) -> RevolutionTable:
    """Three towns, no city: Arnhem, Harderwijk, Nijmegen."""
    return empty_table().country("gelderland", **country)


# Moved by factions


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.14-r13")
def test_r41_a_faction_takes_neutral_counters_where_it_likes(edition):
    """D-22: in both editions, however few counters the faction has."""
    t = empty_table(edition=edition).units("bruxelles", neutral=2).units("leuven", neutral=1)
    t.country("brabant", burghers=1, neutral=1).phase("movement")
    t.answer("burghers", "move.stay", "rearrange", "move.city", 0)
    t.expect("burghers", "move.town", ["own", "keep", "empty"])
    t.answer("burghers", "move.town", "own")
    t.expect("burghers", "move.neutrals", [0, 1, 2, 3, 4], about={"city": "bruxelles"})
    t.answer("burghers", "move.neutrals", 4)
    assert t.over
    assert t.contents("leuven") == {"burghers": 1}
    assert t.contents("bruxelles") == {"neutral": 4}
    assert t.contents("brabant_countryside") == {}


def test_r41_out_of_a_city_into_the_countryside():
    t = empty_table().units("koln", neutral=3, burghers=2).phase("movement")
    t.answer("burghers", "move.stay", "rearrange", "move.city", 2, "move.neutrals", 1)
    assert t.contents("koln") == {"burghers": 2, "neutral": 1}
    assert t.contents("koln_countryside") == {"neutral": 2}


def test_r41_from_city_to_city_and_to_a_town():
    t = empty_table().units("gent", neutral=3).country("flanders", catholics=1).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", *("move.city", 0) * 3)
    t.answer("catholics", "move.town", "own")  # Duinkerken
    t.expect("catholics", "move.town", ["neutral", "empty"], about={"town": "tournai"})
    t.answer("catholics", "move.town", "neutral")
    t.expect("catholics", "move.neutrals", [0, 1, 2], about={"city": "antwerpen"})
    t.answer("catholics", "move.neutrals", 1)
    t.expect("catholics", "move.neutrals", [0, 1], about={"city": "brugge"})
    t.answer("catholics", "move.neutrals", 0, "move.neutrals", 1)
    assert t.contents("antwerpen") == {"neutral": 1}
    assert t.contents("gent") == {"neutral": 1}
    assert t.contents("tournai") == {"neutral": 1}


def test_r41_between_towns_either_way():
    """A neutral counter drives the Nobility out of Arnhem and makes room for one's own in Harderwijk."""
    t = gelderland(reformers=2).units("arnhem", nobility=1).units("harderwijk", neutral=1).phase("movement")
    t.answer("reformers", "move.stay", "rearrange")
    t.expect("reformers", "move.town", ["own", "keep", "neutral", "empty"], about={"town": "arnhem"})
    t.answer("reformers", "move.town", "neutral", "move.town", "own", "move.town", "own")
    assert t.contents("arnhem") == {"neutral": 1}
    assert t.contents("harderwijk") == {"reformers": 1}
    assert t.contents("nijmegen") == {"reformers": 1}
    assert t.contents("gelderland_countryside") == {"nobility": 1}
    t = gelderland(reformers=2).units("nijmegen", nobility=1).units("arnhem", neutral=1).phase("movement")
    t.answer("reformers", "move.stay", "rearrange", "move.town", "own", "move.town", "own")
    t.answer("reformers", "move.town", "neutral")
    assert t.contents("nijmegen") == {"neutral": 1}
    assert t.contents("arnhem") == {"reformers": 1}


def test_r41_every_distribution_of_two_neutral_counters_over_three_towns_can_be_reached():
    start = gelderland(reformers=1).units("harderwijk", neutral=1).units("nijmegen", neutral=1)
    start.phase("movement").answer("reformers", "move.stay", "rearrange")
    found = set()
    waiting = [start]
    while waiting:
        t = waiting.pop()
        if not t.asked("reformers", "move.town"):
            found.add(tuple(t.count(town, "neutral") for town in ("arnhem", "harderwijk", "nijmegen")))
            continue
        for word in t.options("reformers"):
            twin = t.fork()
            waiting.append(twin.answer("reformers", "move.town", word))
    assert {(1, 1, 0), (1, 0, 1), (0, 1, 1)} <= found


@proves("6.14-r14")
def test_r41_what_an_earlier_mover_placed_in_a_town_stays():
    t = gelderland(reformers=2, catholics=1, neutral=1).phase("movement")
    t.answer("reformers", "move.stay", "rearrange", "move.town", "neutral", "move.town", "own")
    t.answer("reformers", "move.town", "empty").answer("catholics", "move.stay", "rearrange")
    t.expect("catholics", "move.town", ["own", "empty"], about={"town": "nijmegen"})  # not Arnhem
    t.answer("catholics", "move.town", "own")
    assert t.contents("arnhem") == {"neutral": 1}


@proves("6.14-r14")
def test_r41_what_nobody_moved_may_still_be_moved():
    t = gelderland(reformers=2, catholics=1).units("arnhem", neutral=1).phase("movement")
    t.answer("reformers", "move.stay", "rearrange", "move.town", "keep")
    t.answer("reformers", "move.town", "own", "move.town", "own")
    t.answer("catholics", "move.stay", "rearrange").expect("catholics", "move.town", ["own", "keep", "empty"])
    t.answer("catholics", "move.town", "own")
    assert t.contents("arnhem") == {"catholics": 1}
    assert t.contents("gelderland_countryside") == {"neutral": 1}


@proves("6.14-r14")
def test_r41_in_a_city_only_those_placed_are_settled():
    """Köln: two stood there, one was added; a later mover may take two."""
    t = empty_table().units("koln", neutral=2).country("koln", catholics=2, burghers=1, neutral=1)
    t.phase("movement").answer("catholics", "move.stay", "rearrange", "move.city", 0, "move.neutrals", 3)
    t.answer("burghers", "move.stay", "rearrange", "move.city", 1)
    t.expect("burghers", "move.neutrals", [1, 2, 3])
    t.answer("burghers", "move.neutrals", 1)
    assert t.contents("koln") == {"burghers": 1, "neutral": 1}
    assert t.contents("koln_countryside") == {"catholics": 2, "neutral": 2}


@proves("6.14-r14")
def test_r41_one_sent_to_the_countryside_stays_there_for_later_movers():
    t = empty_table().units("koln", neutral=1).country("koln", catholics=2, burghers=1).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.city", 2, "move.neutrals", 0)
    t.answer("burghers", "move.stay", "rearrange", "move.city", 1)
    assert t.over  # no question about neutral counters
    assert t.contents("koln_countryside") == {"neutral": 1}


def test_6_14_r14_settled_is_forgotten_in_the_next_turn():
    t = gelderland(reformers=1, neutral=1).phase("movement")
    t.answer("reformers", "move.stay", "rearrange", "move.town", "neutral", "move.town", "own")
    t.phase("movement").answer("reformers", "move.stay", "rearrange")
    t.expect("reformers", "move.town", ["own", "keep", "empty"], about={"town": "arnhem"})


# Filling what is empty


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["opening_movement", "movement"])
@proves("6.14-r15,r16,r18")
def test_r43_empty_cities_get_two_and_empty_towns_one(edition, phase):
    t = empty_table(edition=edition).country("flanders", catholics=1, neutral=8).units("gent", neutral=1)
    t.phase(phase).answer("catholics", "move.stay", "stay")
    assert t.over
    assert [t.count(c, "neutral") for c in ("antwerpen", "brugge", "gent")] == [2, 2, 1]
    assert [t.count(town, "neutral") for town in ("duinkerken", "tournai")] == [1, 1]
    assert t.contents("flanders_countryside") == {"catholics": 1, "neutral": 2}


def test_r43_provinces_without_a_faction_are_filled_too():
    t = empty_table().country("trier", neutral=4).country("koln", neutral=1).phase("movement")
    assert t.over
    assert t.contents("trier") == {"neutral": 1}
    assert t.contents("koln") == {"neutral": 1}  # one if there is no more


def test_r43_after_all_have_moved():
    """An earlier mover's empty town may still be taken by a later one."""
    t = empty_table().country("artois", catholics=2, burghers=1, neutral=1).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.town", "empty")
    assert t.contents("arras") == {}
    t.answer("burghers", "move.stay", "rearrange", "move.town", "own")
    assert t.contents("arras") == {"burghers": 1}
    assert t.contents("artois_countryside") == {"catholics": 2, "neutral": 1}


def test_r43_settled_ones_of_the_countryside_are_used_too():
    t = empty_table().units("arras", neutral=1).country("artois", catholics=1).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.town", "empty")
    assert t.contents("arras") == {"neutral": 1}
    assert t.contents("artois_countryside") == {"catholics": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.14-r17")
def test_r43_too_few_for_the_cities(edition):
    """Holland: three neutral counters for three cities; the first faction says where."""
    t = empty_table(edition=edition).country("holland", neutral=3)
    t.turn_order(*"nobility catholics habsburgs burghers reformers".split()).phase("movement")
    t.expect("nobility", "move.fill", ["amsterdam", "haarlem", "leiden"])
    t.answer("nobility", "move.fill", "leiden")
    t.expect("nobility", "move.fill", ["amsterdam", "haarlem"])
    t.answer("nobility", "move.fill", "haarlem")
    assert t.over
    assert [t.count(c, "neutral") for c in ("amsterdam", "haarlem", "leiden")] == [0, 1, 2]
    assert t.contents("holland_countryside") == {}


@proves("6.14-r17")
def test_r43_enough_for_the_cities_but_not_for_the_towns():
    """Eight for three cities and four towns: only the towns are asked about."""
    t = empty_table().country("holland", neutral=8).phase("movement")
    t.expect("catholics", "move.fill", ["alkmaar", "delft", "dordrecht", "rotterdam"])
    t.answer("catholics", "move.fill", "rotterdam", "move.fill", "delft")
    assert t.over
    assert [t.count(c, "neutral") for c in ("amsterdam", "haarlem", "leiden")] == [2, 2, 2]
    assert [t.count(c, "neutral") for c in ("alkmaar", "delft", "dordrecht", "rotterdam")] == [0, 1, 0, 1]


def test_r43_a_besieged_city_is_not_filled():
    t = empty_table().country("utrecht", neutral=4).siege("utrecht", "reformers").phase("movement")
    assert t.contents("utrecht") == {}
    assert t.contents("utrecht_countryside") == {"neutral": 4}


@proves("6.14-r18")
def test_r43_neutral_counters_of_other_places_do_not_fill():
    """Four in GENT and none in the countryside: ANTWERPEN stays empty."""
    t = empty_table().units("gent", neutral=4).phase("movement")
    assert t.over
    assert t.contents("gent") == {"neutral": 4}
    assert t.contents("antwerpen") == {}


def test_6_14_r15_a_city_with_any_counter_is_not_empty():
    t = empty_table().units("koln", burghers=1).country("koln", neutral=3).phase("movement")
    t.answer("burghers", "move.stay", "stay")
    assert t.contents("koln") == {"burghers": 1}
    assert t.contents("koln_countryside") == {"neutral": 3}
