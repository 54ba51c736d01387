"""The examples of the rule book, played: new units, conflict, neutral units, overflow and movement."""

from __future__ import annotations

from cuius.titles.revolution.ids import FACTIONS, PROVINCES
from cuius.titles.revolution.phases.provinces import (
    from_cities,
    from_country,
    from_support,
    from_towns,
    newcomers,
)
from tests.core.book_examples import in_words, told
from tests.revolution.tables import RevolutionTable, empty_table


def book(beginning: str) -> str:
    return told("revolution", beginning)


def counted(t: RevolutionTable, part, faction: str) -> int:
    return int(t.play(part, FACTIONS[faction]).returned)


def left_in(province: str, **owners: int) -> dict[str, int]:
    """What conflict leaves of these counters in the countryside of a province."""
    t = empty_table().country(province, **owners).phase("conflict")
    return t.contents(f"{province}_countryside")


def limit(province: str) -> int:
    return int(empty_table().state.board.limit[PROVINCES[province]])


# New units


def test_the_catholics_count_eight_new_units():
    words = book("The Catholics hold the city cards of Cologne and Utrecht")
    t = empty_table().city("koln", "catholics").city("utrecht", "catholics")
    t.units("leiden", catholics=1).units("cleve", catholics=1)
    for province, many in (("artois", 1), ("cleve", 2), ("koln", 3), ("utrecht", 2)):
        t.country(province, catholics=many)
    t.support("jesuits", catholics=2)
    cities = counted(t, from_cities, "catholics")
    parts = [counted(t, part, "catholics") for part in (from_towns, from_country, from_support)]
    sums = " + ".join(map(str, (1, cities - 1, *parts)))
    assert f"Together {sums} = {counted(t, newcomers, 'catholics')} new units" in words


def test_a_poor_stock_gives_less_than_seven():
    words = book("The Reformers count 5. That is below 7")
    t = empty_table().support("calvinists", reformers=5)
    assert f"The Reformers count {counted(t, from_support, 'reformers')}." in words
    assert f"so they get {counted(t, newcomers, 'reformers')}," in words
    t.arrange(stock={FACTIONS["reformers"]: 5})
    assert f"they get {counted(t, newcomers, 'reformers')}." in words


def place_all(t: RevolutionTable, faction: str, where: str) -> int:
    """As many new units as the place takes."""
    t.answer(faction, "units.where", where)
    if (faction, "units.many") in t.waiting:
        most = max(map(int, t.options(faction, "units.many")))
        t.answer(faction, "units.many", most)
        return most
    return 1


def test_where_eight_new_units_of_the_habsburgs_may_go():
    words = book("The Habsburgs have 8 new units")
    t = empty_table().province("luxembourg", "habsburgs").country("luxembourg", habsburgs=3)
    t.country("hainault", habsburgs=2).units("antwerpen", habsburgs=2).siege("antwerpen", "reformers")
    t.support("spanish_treasury", habsburgs=3)
    t.turn_order("habsburgs", "catholics", "nobility", "burghers", "reformers").phase("units")
    assert t.waiting[0] == ("habsburgs", "units.where")
    before = {p: t.country_count(p, "habsburgs") for p in ("hainault", "flanders")}
    assert {"hainault", "flanders", "luxembourg"} <= set(t.options("habsburgs", "units.where"))
    for province in ("hainault", "flanders"):
        place_all(t, "habsburgs", province)
    gained = {p: t.country_count(p, "habsburgs") - many for p, many in before.items()}
    assert gained == {"hainault": 2, "flanders": 2}
    assert "Hainault takes up to two, Flanders up to two" in words
    assert t.count("antwerpen", "habsburgs") == 2


def test_a_bad_year_of_the_burghers_but_a_rich_one():
    words = book("The Burghers have one counter on the whole map, in Middelburg")
    t = empty_table().units("middelburg", burghers=1).support("london_merchants", burghers=3)
    t.support("huguenots", reformers=1)
    support = counted(t, from_support, "burghers")
    assert f"Their sum is 1 for Middelburg and {support} for support: {1 + support}" in words
    assert f"so they get {counted(t, newcomers, 'burghers')}. Zeeland takes one" in words
    t.phase("units").play_out()
    coins = 7 - t.country_count("zeeland", "burghers")
    assert f"The other {in_words(coins)} become coins" in words


# Conflict


def test_conflict_in_hainault_and_friesland():
    words = book("holds four Catholic, three Habsburg and one neutral counter: eight")
    assert f"has a limit of {limit('hainault')}" in words
    left = left_in("hainault", catholics=4, habsburgs=3, neutral=1)
    assert (
        f"{in_words(left['catholics'])} Catholics and {in_words(left['habsburgs'])} Habsburgs remain" in words
    )
    assert set(left) == {"catholics", "habsburgs"}
    words = book("holds two Burgher and two Reformer counters. They are equal")
    assert f"Friesland has a limit of {limit('friesland')}" in words
    assert left_in("friesland", burghers=2, reformers=2) == {"burghers": 1, "reformers": 1}
    assert "One of each is left" in words


def test_conflict_in_liege_takes_two_rounds():
    words = book("Liège has a limit of 8")
    assert limit("liege") == 8
    left = left_in("liege", reformers=6, catholics=3, neutral=3)
    assert left == {"reformers": 5, "catholics": 1, "neutral": 1}
    assert f"{in_words(left['reformers'])} Reformers, one Catholic and one neutral counter remain" in words


def test_conflict_in_drenthe():
    words = book("In Drenthe, limit 1, are one Catholic and one Reformer counter")
    assert limit("drenthe") == 1
    assert left_in("drenthe", catholics=1, reformers=1) == {}
    assert "Drenthe is empty" in words
    left = left_in("drenthe", catholics=2, reformers=1)
    assert f"stops with {in_words(left['catholics'])} Catholics" in words


def test_a_besieged_city_is_not_counted():
    words = book("Flanders, limit 9, holds twelve counters")
    assert limit("flanders") == 9
    t = empty_table().units("gent", reformers=3).siege("gent", "habsburgs")
    t.country("flanders", catholics=5, burghers=4).phase("conflict")
    assert t.contents("flanders_countryside") == {"catholics": 5, "burghers": 4}
    assert "Nine are counted: no conflict" in words


# Neutral units and overflow


def test_five_neutral_counters_are_spread():
    words = book("Five neutral counters are in supply")
    t, left = empty_table(), {"habsburgs": 30, "burghers": 30, "reformers": 30, "catholics": 30}
    room = {"holland": 3, "liege": 2, "trier": 1, "zeeland": 1}
    for province in PROVINCES:
        many = limit(province.word) - room.get(province.word, 0)
        owner = next(f for f in left if left[f] >= many)
        left[owner] -= many
        t.country(province.word, **{owner: many})
    t.arrange(supply=5).phase("neutrals")
    (asked,) = t.waiting
    assert asked == (t.in_order[0], "neutrals.where")
    assert set(t.options(*asked)) == {"holland", "liege"}
    assert "The first faction chooses between them" in words


def reach(province: str, faction: str, players: int = 5, **held: str) -> set[str]:
    t = empty_table(players).country(province, **{faction: limit(province) + 2})
    for place, owner in held.items():
        if place in ("arnhem", "nijmegen"):
            t.units(place, **{owner: 1})
        else:
            t.city(place, owner)
    t.phase("overflow")
    return set(t.options(faction, "overflow.to")) - {"return"}


def test_where_the_burghers_go_from_gelderland():
    words = book("The Burghers are alone in Gelderland")
    assert f"limit {limit('gelderland')}, with seven counters. Two may move" in words
    near = {"cleve", "geldern", "generality", "holland", "overijssel", "utrecht"}
    by_river = {"koln", "venlo", "maastricht", "limburg", "liege"}
    assert reach("gelderland", "burghers") == near | by_river | {"namur"}
    assert reach("gelderland", "burghers", liege="habsburgs") == near | by_river
    assert "Beyond the city of Liège lies Namur" in words


def test_the_two_branches_of_the_rhine():
    words = book("The Reformers have a surplus in Holland and want to reach Cologne")
    assert "koln" in reach("holland", "reformers", nijmegen="habsburgs", arnhem="neutral")
    found = reach("holland", "reformers", nijmegen="habsburgs", arnhem="habsburgs")
    assert "koln" not in found
    assert "gelderland" in found
    assert "get no further than Gelderland" in words
    words = book("The Burghers have a surplus in Holland and want to move it up the Rhine")
    barred = {"nijmegen": "habsburgs", "arnhem": "reformers"}
    assert "koln" in reach("holland", "burghers", 2, **barred)
    assert "koln" not in reach("holland", "burghers", 4, **barred)
    assert "In a game for four the same counter would bar it" in words


def test_a_burgher_moves_into_limburg():
    words = book("Limburg, limit 1, holds one neutral counter")
    t = empty_table().country("limburg", burghers=1, neutral=1).phase("awards")
    assert t.province_of("limburg") is None
    assert left_in("limburg", burghers=1, neutral=1) == {}
    assert limit("limburg") == 1
    assert "both are removed there at the same time" in words


# Movement


def test_hainault_is_rearranged():
    words = book("Hainault has two towns and no city")
    t = empty_table().country("hainault", reformers=3).units("mons", catholics=1)
    t.units("valenciennes", habsburgs=1).phase("movement")
    t.answer("reformers", "move.stay", "rearrange", "move.town", "own", "move.town", "keep")
    t.answer("catholics", "move.stay", "rearrange", "move.town", "own")
    t.answer("habsburgs", "move.stay", "stay")  # both towns are taken
    assert t.over
    assert (t.contents("mons"), t.contents("valenciennes")) == ({"reformers": 1}, {"catholics": 1})
    assert t.contents("hainault_countryside") == {"reformers": 2, "habsburgs": 1}
    assert "Mons Reformers 1, Valenciennes Catholics 1, countryside Reformers 2 and Habsburgs 1" in words
    t.phase("awards")
    assert t.province_of("hainault") == "reformers"


def test_utrecht_has_a_city_and_no_town():
    words = book("Utrecht has a city and no town")

    def mixed() -> RevolutionTable:
        t = empty_table().units("utrecht", catholics=1, neutral=2)
        return t.country("utrecht", catholics=1, neutral=1)

    t, other = mixed(), mixed()
    t.phase("movement").answer("catholics", "move.stay", "rearrange", "move.city", 2, "move.neutrals", 0)
    assert (t.contents("utrecht"), t.contents("utrecht_countryside")) == ({"catholics": 2}, {"neutral": 3})
    t.phase("awards")
    assert (t.city_of("utrecht"), t.province_of("utrecht")) == ("catholics", None)
    other.phase("movement").answer("catholics", "move.stay", "rearrange", "move.city", 0, "move.neutrals", 2)
    other.phase("awards")
    assert other.province_of("utrecht") == "catholics"
    assert "They will have the city, but nobody will have the province" in words


def test_the_neutral_counter_of_gelderland_fills_one_town():
    words = book("In Gelderland the only mover takes its counters out")
    t = empty_table().units("arnhem", nobility=1).units("nijmegen", nobility=1)
    t.units("harderwijk", neutral=1).country("gelderland", neutral=1).phase("movement")
    t.answer("nobility", "move.stay", "rearrange")
    for town in ("arnhem", "harderwijk", "nijmegen"):
        t.expect("nobility", "move.town", about={"town": town, "province": "gelderland"})
        t.answer("nobility", "move.town", "keep" if town == "harderwijk" else "empty")
    first = t.in_order[0]
    assert set(t.options(first, "move.fill")) == {"arnhem", "nijmegen"}
    assert "the first faction in turn order chooses which" in words
