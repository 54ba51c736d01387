"""Single judgements of the steward: a position and the answer."""

from __future__ import annotations

import pytest

from cuius.titles.revolution.bot.armies import best_loot, spoils_in, survivors
from cuius.titles.revolution.bot.sight import Sight
from cuius.titles.revolution.bot.steward import steward
from cuius.titles.revolution.ids import (
    BURGHERS,
    CATHOLICS,
    FACTIONS,
    HABSBURGS,
    PHASES,
    PROVINCES,
    REFORMERS,
    REGIONS,
)
from cuius.titles.revolution.phases.armies import spoils
from cuius.titles.revolution.view import view
from tests.revolution.tables import RevolutionTable, empty_table


def asked(role: str, key: str, *options: str, **about: list[str]) -> dict:
    return {"role": role, "key": key, "options": list(options), "about": about}


def answer(t: RevolutionTable, question: dict) -> str:
    return steward(view(t.state), question)


# 6.14 Counters go to planned towns


def one_burgher_in_gelderland() -> RevolutionTable:
    t = empty_table(5).turn(5).country("gelderland", burghers=1)
    return t.arrange(province=int(PROVINCES["gelderland"]), movers=[int(BURGHERS)])


@pytest.mark.parametrize("town", ["arnhem", "harderwijk"])
def test_the_last_counter_is_kept_for_the_commercial_town(town):
    question = asked("burghers", "move.town", "own", "empty", town=["town", town])
    assert answer(one_burgher_in_gelderland(), question) == "empty"


def test_the_last_counter_goes_to_the_commercial_town():
    question = asked("burghers", "move.town", "own", "empty", town=["town", "nijmegen"])
    assert answer(one_burgher_in_gelderland(), question) == "own"


def test_a_counter_to_spare_takes_another_town():
    t = one_burgher_in_gelderland().country("gelderland", burghers=2)
    question = asked("burghers", "move.town", "own", "empty", town=["town", "arnhem"])
    assert answer(t, question) == "own"


# 6.10 New units


def brabant_or_hainault(holder: str | None) -> RevolutionTable:
    """The Catholics are weaker than the Nobility in Brabant, and could win Hainault from neutral counters."""
    t = empty_table(5).turn(3).units("leuven", catholics=1).country("brabant", catholics=1, nobility=4)
    t.units("mons", catholics=1).country("hainault", catholics=1, neutral=3).province("brabant", holder)
    return t.arrange(phase=int(PHASES["units"]))


@pytest.mark.parametrize(("holder", "chosen"), [("nobility", "hainault"), (None, "brabant")])
def test_6_10_r12_who_holds_a_province_and_places_later_is_not_outnumbered_there(holder, chosen):
    question = asked("catholics", "units.where", "brabant", "hainault", count=["number", "3"])
    assert answer(brabant_or_hainault(holder), question) == chosen


# 6.3 Armies are sent home in time, and not at the cost of one's own


def keep(t: RevolutionTable, role: str, region: str) -> str:
    return answer(t, asked(role, "army.keep", "maintain", "disband", "abandon", region=["region", region]))


def test_an_army_with_nothing_to_win_loots_a_rival_as_it_goes():
    t = empty_table(5).turn(5).army("north", reformers=1, habsburgs=1).country("drenthe", catholics=1)
    assert keep(t.coins(reformers=3), "reformers", "north") == "abandon"


def test_an_army_stays_where_it_guards_counters_from_a_rivals():
    t = empty_table(5).turn(5).army("luxembourg", catholics=1, habsburgs=1).country("luxembourg", catholics=1)
    assert keep(t.coins(catholics=3), "catholics", "luxembourg") == "maintain"


def test_an_army_among_its_own_goes_home_in_peace():
    t = empty_table(5).turn(5).coins(catholics=3)
    t.army("luxembourg", catholics=1).supply(0).country("luxembourg", catholics=1)
    assert keep(t, "catholics", "luxembourg") == "disband"


def test_what_it_thinks_it_could_loot_is_what_is_offered():
    t = empty_table(5).country("groningen", catholics=1, neutral=2).units("leeuwarden", burghers=1)
    sight = Sight(view(t.state), "catholics")
    for region in REGIONS.ids:
        assert sorted(spoils_in(sight, region)) == sorted(
            [getattr(s, "word", s) for s in spoils(t.state, region)]
        )


def test_it_loots_rivals_and_not_itself():
    t = empty_table(5).turn(5).country("drenthe", catholics=1, reformers=1).supply(0, rest="luxembourg")
    sight = Sight(view(t.state), "catholics")
    gain, word = best_loot(sight, spoils_in(sight, int(REGIONS["north"])))
    assert word == "drenthe_countryside:reformers"
    assert gain >= 0


# 6.5 Allies do not fight


def test_6_5_r3_allied_armies_of_two_players_stand_together():
    sight = Sight(view(empty_table(2).state), "catholics")
    line = [int(f) for f in (CATHOLICS, CATHOLICS, HABSBURGS)]
    assert survivors(sight, line) == line
    mixed = [int(f) for f in (CATHOLICS, HABSBURGS, BURGHERS, REFORMERS)]
    assert survivors(sight, mixed) == [int(HABSBURGS), int(BURGHERS)]


def test_an_allys_points_are_nearly_its_own_with_two_players():
    t = empty_table(2).turn(5).country("drenthe", burghers=2, reformers=1)
    sight = Sight(view(t.state), "reformers")
    assert sight.friend(int(FACTIONS["burghers"]))
    spoilt = sight.counts(int(PROVINCES["drenthe"]))
    assert sight.value(int(PROVINCES["drenthe"]), spoilt) > 0
