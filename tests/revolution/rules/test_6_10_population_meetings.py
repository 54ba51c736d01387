"""6.10 to 6.14 New units, conflict, overflow and movement, where they meet armies and sieges."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import FACTIONS, PROVINCES
from cuius.titles.revolution.phases.provinces import newcomers
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def due(t: RevolutionTable, faction: str) -> int:
    return newcomers(t.state, FACTIONS[faction])


def first(faction: str) -> list[str]:
    """The turn order with this faction before all others."""
    return [faction, *[f for f in FACTIONS.words if f != faction]]


# New units


@both_editions
@proves("6.9-r3", "6.10-r2,r4,r10")
def test_6_10_r2_an_army_takes_a_town_and_with_it_its_trade(edition):
    """UTRECHT trades with Cleve and KÖLN: the Catholics hold both cities, a Noble army takes Cleve."""
    t = empty_table(edition=edition).city("utrecht", "catholics").city("koln", "catholics")
    t.units("cleve", catholics=1).country("brabant", catholics=20).army("rhineland", nobility=1)
    assert due(t, "catholics") == 2 + 2 + 1 + 4
    t.phase("influence").answer("nobility", "influence.target", "cleve:catholics")
    assert due(t, "catholics") == 2 + 1 + 0 + 4


@both_editions
@proves("6.10-r1,r3,r5,r6")
def test_6_10_r3_besieged_cities_bring_units_and_trade(edition):
    """The example of the rulebook, with both cities under siege: eight new units."""
    t = empty_table(edition=edition).city("koln", "catholics").city("utrecht", "catholics")
    t.units("leiden", catholics=1).units("cleve", catholics=1).support("jesuits", catholics=2)
    for province, many in (("artois", 1), ("cleve", 2), ("koln", 3), ("utrecht", 2)):
        t.country(province, catholics=many)
    t.siege("koln", "reformers").siege("utrecht", "beggars").hired("burghers")
    assert due(t, "catholics") == 8


@both_editions
@proves("6.9-r3", "6.10-r11,r12")
def test_r16_a_card_without_a_counter_takes_no_new_unit(edition):
    """The last Burgher in Zeeland is converted: the card is still theirs, and the province is closed."""
    t = empty_table(edition=edition).province("zeeland", "burghers").country("zeeland", burghers=1)
    t.army("zeeland", habsburgs=1).country("holland", burghers=1).phase("influence")
    t.answer("habsburgs", "influence.target", "zeeland_countryside:burghers")
    t.phase("units").skip_to("units.where", "burghers")
    t.expect("burghers", "units.where", offers=["holland"], lacks=["zeeland"])


@both_editions
@proves("6.9-r3", "6.10-r13")
def test_6_10_r13_one_converted_counter_lets_one_new_unit_in(edition):
    t = empty_table(edition=edition).army("zeeland", habsburgs=1).country("zeeland", burghers=2)
    t.country("brabant", habsburgs=9).turn_order(*first("habsburgs")).phase("influence")
    t.answer("habsburgs", "influence.target", "zeeland_countryside:burghers")
    t.phase("units").answer("habsburgs", "units.where", "zeeland")
    t.expect("habsburgs", "units.where", ["brabant", "spanish_treasury_filled"], about={"count": 6})
    assert t.country_count("zeeland", "habsburgs") == 2


@both_editions
@proves("6.10-r13,r14", "6.11-r3", "6.14-r12")
def test_6_10_r14_a_besieged_garrison_calls_units_that_cannot_reach_it(edition):
    """Two Reformers locked in UTRECHT bring two to the countryside, which do not enter the city."""
    t = empty_table(edition=edition).units("utrecht", reformers=2).siege("utrecht", "catholics")
    t.support("calvinists", reformers=5).turn_order(*first("reformers")).phase("units")
    t.expect("reformers", "units.where", ["utrecht", "huguenots_plain"])
    t.answer("reformers", "units.where", "utrecht").expect("reformers", "units.many", ["1", "2"])
    t.answer("reformers", "units.many", 2).play_out()
    assert t.country_count("utrecht", "reformers") == 2
    assert (t.in_support("huguenots", "reformers"), t.coins_of("reformers")) == (2, 3)
    assert t.phase("movement").over
    t.phase("storming")
    assert t.contents("utrecht") == {"catholics": 2}
    assert t.country_count("utrecht", "reformers") == 2


@both_editions
@proves("6.10-r17,r18")
def test_6_10_r18_what_finds_no_place_becomes_coins(edition):
    """Seven Habsburgs: one beside a lone counter in Drenthe, two in slots that the Catholics left free."""
    t = empty_table(edition=edition).country("drenthe", habsburgs=1).support("spanish_treasury", catholics=3)
    t.turn_order(*first("habsburgs")).phase("units")
    t.answer("habsburgs", "units.where", "drenthe", "units.many", 2)
    assert t.in_support("spanish_treasury", "habsburgs") == 2
    assert t.country_count("drenthe", "habsburgs") == 2
    assert t.coins_of("habsburgs") == 4


@pytest.mark.parametrize(("players", "edition", "stock"), [(3, "2007", 58), (3, "2004", 56), (4, "2004", 40)])
@proves("3.5-r2,r3,r4", "6.10-r9")
def test_6_10_r9_the_number_of_counters_bounds_what_comes(players, edition, stock):
    """All but four of its counters lie in one province: four new units come, though many are due."""
    t = empty_table(players, edition=edition).country("holland", reformers=stock - 4)
    assert due(t, "reformers") == 4


# Conflict and neutral counters


@both_editions
@proves("6.11-r4,r5,r8")
def test_6_11_r5_three_equals_fall_together_below_the_limit(edition):
    """Overijssel, limit 3: two each of three factions; one each falls, and the limit is kept at once."""
    t = empty_table(edition=edition).country("overijssel", nobility=2, burghers=2, reformers=2)
    t.phase("conflict")
    assert t.contents("overijssel_countryside") == {"nobility": 1, "burghers": 1, "reformers": 1}
    t.country("overijssel", nobility=2, burghers=1, reformers=1).phase("conflict")
    # four: the two equals go together, and two Nobles are left
    assert t.contents("overijssel_countryside") == {"nobility": 2}


@both_editions
@proves("6.11-r2,r4,r6")
def test_6_11_r4_the_order_of_a_round_is_taken_at_its_start(edition):
    """Liège, limit 8: 5, 3, 2 and 1 neutral. Neutral, two, three: then eight are left and it stops."""
    t = empty_table(edition=edition).country("liege", catholics=5, nobility=3, burghers=2, neutral=1)
    t.phase("conflict")
    assert t.contents("liege_countryside") == {"catholics": 5, "nobility": 2, "burghers": 1}


@both_editions
@proves("6.11-r3", "6.12-r2")
def test_r36_besieged_counters_are_ignored_in_conflict_and_counted_for_neutral_ones(edition):
    """Utrecht, limit 5: three in the besieged city, four outside: no conflict, and no neutral counter."""
    t = empty_table(edition=edition).units("utrecht", reformers=3).siege("utrecht", "catholics")
    t.country("utrecht", burghers=3, nobility=1).phase("conflict")
    assert t.contents("utrecht_countryside") == {"burghers": 3, "nobility": 1}
    t.country("utrecht", burghers=1, nobility=0).supply(23).phase("neutrals").play_out()
    assert t.country_count("utrecht", "neutral") == 1  # three inside and one outside: one more


@both_editions
@proves("6.12-r4,r5")
def test_6_12_r5_the_last_neutral_counters_go_where_the_first_faction_says(edition):
    """Every province but three is full, and two counters are left for one each."""
    t = empty_table(edition=edition).turn_order(*"reformers catholics habsburgs nobility burghers".split())
    fill_all_but(t, "holland", "zeeland", "drenthe")
    t.supply(2, "liege").phase("neutrals")
    t.expect("reformers", "neutrals.where", ["holland", "zeeland", "drenthe"])
    t.answer("reformers", "neutrals.where", "zeeland", "neutrals.where", "drenthe")
    assert t.over
    assert [t.country_count(p, "neutral") for p in ("holland", "zeeland", "drenthe")] == [0, 1, 1]


def fill_all_but(t: RevolutionTable, *empty: str) -> None:
    """All other provinces hold their limit, each of one faction; five players."""
    stock = dict.fromkeys(FACTIONS.words, 32)
    for p in PROVINCES:
        if p.word in empty:
            continue
        need = int(t.state.board.limit[p])
        owner = max(stock, key=lambda f: stock[f])
        stock[owner] -= need
        t.country(p.word, **{owner: need})


# Overflow


@both_editions
@proves("6.13-r10,r11,r12", "6.17-r2")
def test_r37_an_overflow_among_neutral_counters_wins_the_card_only_by_majority(edition):
    """Zeeland, limit 3 and full of neutral counters: three Reformers stand against three, two against two."""
    t = empty_table(edition=edition).country("generality", reformers=6).country("zeeland", neutral=3)
    t.units("middelburg", neutral=0).phase("overflow")
    t.answer("reformers", *("overflow.to", "zeeland") * 3)
    assert t.over
    assert t.contents("zeeland_countryside") == {"reformers": 3, "neutral": 3}
    t.phase("awards")
    assert t.province_of("zeeland") is None
    assert t.province_of("generality") == "reformers"


@both_editions
@proves("6.13-r12", "6.14-r13", "6.17-r2")
def test_r37_movement_shifts_the_neutral_counters_that_stayed(edition):
    """Brabant, limit 6: a city takes the neutral counters, and what overflowed has the majority outside."""
    t = empty_table(edition=edition).country("hainault", nobility=7).country("brabant", neutral=6)
    t.phase("overflow").answer("nobility", "overflow.to", "brabant", "overflow.to", "brabant")
    assert t.contents("brabant_countryside") == {"nobility": 2, "neutral": 6}
    t.phase("movement")
    if edition == "2007":
        t.answer("catholics", "move.next", "brabant")
    t.answer("nobility", "move.stay", "rearrange", "move.city", 0, "move.town", "own", "move.neutrals", 5)
    assert t.contents("bruxelles") == {"neutral": 5}
    assert t.contents("leuven") == {"nobility": 1}
    assert t.contents("brabant_countryside") == {"nobility": 1, "neutral": 1}
    t.play_out()
    t.phase("awards")
    assert t.province_of("brabant") == "nobility"


@both_editions
@proves("6.13-r1,r3", "6.14-r7")
def test_r38_board_order_takes_nothing_from_whoever_shares_a_target(edition):
    """Groningen and Friesland have a surplus of one each, Drenthe room for one: either may send it."""
    for sender, other in (("friesland", "groningen"), ("groningen", "friesland")):
        t = empty_table(edition=edition).country("groningen", reformers=4).country("friesland", reformers=4)
        t.phase("overflow").expect("reformers", "overflow.to", about={"province": "friesland"})
        word = "drenthe" if sender == "friesland" else "return"
        t.answer("reformers", "overflow.to", word)
        if sender == "groningen":
            t.answer("reformers", "overflow.to", "drenthe")
        elif t.asked("reformers", "overflow.to"):
            t.answer("reformers", "overflow.to", "return")
        assert t.over
        assert t.country_count("drenthe", "reformers") == 1
        assert (t.country_count(sender, "reformers"), t.country_count(other, "reformers")) == (3, 3)
        assert t.stock_of("reformers") == 32 - 7


@both_editions
@proves("6.13-r1,r10")
def test_6_13_r10_a_besieged_garrison_closes_no_target(edition):
    """Utrecht, limit 5: five Burghers locked in the city leave the open land to others."""
    t = empty_table(edition=edition).units("utrecht", burghers=5).siege("utrecht", "catholics")
    t.country("gelderland", reformers=6).phase("overflow").expect(
        "reformers", "overflow.to", offers=["utrecht"]
    )


@pytest.mark.parametrize(("players", "open_"), [(2, True), (4, False), (5, False)])
@proves("6.13-r5,r6")
def test_r39_an_allys_town_lets_the_river_pass(players, open_):
    """Reformers of Holland up the Rhine past Arnhem and Nijmegen, both Burgher towns, to Köln."""
    t = empty_table(players).country("holland", reformers=12).units("arnhem", burghers=1)
    t.units("nijmegen", burghers=1).phase("overflow")
    t.expect("reformers", "overflow.to", offers=["gelderland"])
    assert ("koln" in t.options("reformers", "overflow.to")) is open_


# Movement


@both_editions
@proves("6.14-r4,r5,r12")
def test_6_14_r5_besieged_counters_give_no_precedence(edition):
    """Holland: four Burghers, three of them locked in LEIDEN, and two Catholics: the Catholics move first."""
    t = empty_table(edition=edition).units("leiden", burghers=3).siege("leiden", "habsburgs")
    t.country("holland", burghers=1, catholics=2).turn_order(
        *"burghers catholics habsburgs nobility reformers".split()
    )
    t.phase("movement").expect("catholics", "move.stay", about={"province": "holland"})


@both_editions
@proves("6.6-r10", "6.14-r15,r16")
def test_6_14_r15_an_empty_besieged_city_is_not_filled(edition):
    """Utrecht with nobody in it is besieged: the neutral counters stay outside until it has fallen."""
    t = empty_table(edition=edition).siege("utrecht", "catholics").country("utrecht", neutral=4)
    assert t.phase("movement").over
    assert t.contents("utrecht") == {}
    t.phase("storming")
    assert t.contents("utrecht") == {}
    assert t.phase("movement").contents("utrecht") == {"neutral": 2}


@both_editions
@proves("6.14-r6,r8,r9")
def test_6_14_r8_the_larger_pushes_the_smaller_out_and_cannot_be_pushed_back(edition):
    """Brabant: three Catholics, two Reformers in BRUXELLES and Leuven."""
    t = empty_table(edition=edition).country("brabant", catholics=3).units("bruxelles", reformers=1)
    t.units("leuven", reformers=1).phase("movement")
    t.answer("catholics", "move.stay", "rearrange", "move.city", 2, "move.town", "own", "move.push", 1)
    assert t.contents("bruxelles") == {"catholics": 2}
    assert t.contents("leuven") == {"catholics": 1}
    t.answer("reformers", "move.stay", "rearrange").expect("reformers", "move.city", ["0", "1", "2"])
    t.answer("reformers", "move.city", 2)
    assert t.over  # Leuven is not asked about, nor who leaves BRUXELLES
    t.phase("awards")
    assert (t.city_of("bruxelles"), t.province_of("brabant")) == (None, "catholics")


@both_editions
@proves("6.14-r22")
def test_r65_who_has_no_counter_there_moves_no_neutral_ones(edition):
    """Brabant: a Catholic, and Reformers locked in BRUXELLES; three neutral counters are for the Catholic."""
    t = empty_table(edition=edition).units("bruxelles", reformers=2).siege("bruxelles", "habsburgs")
    t.country("brabant", catholics=1, neutral=3).phase("movement")
    t.answer("catholics", "move.stay", "rearrange").expect(
        "catholics", "move.town", ["own", "neutral", "empty"]
    )
    t.answer("catholics", "move.town", "neutral")
    assert t.over  # neither Reformers nor anybody else are asked
    assert t.contents("leuven") == {"neutral": 1}
