"""The examples of the rule book, played: falling cities, allegiance, awards and the end of a turn."""

from __future__ import annotations

import pytest

from cuius.titles.revolution.ids import FACTIONS
from tests.core.book_examples import in_words, told
from tests.revolution.tables import RevolutionTable, empty_table


def book(beginning: str) -> str:
    return told("revolution", beginning)


# Falling cities


def test_ghent_falls():
    words = book("A Habsburg army lies before Ghent")
    t = empty_table().units("gent", reformers=3, neutral=1, habsburgs=1).siege("gent", "habsburgs")
    t.phase("storming").answer("habsburgs", "storm.convert", "reformers", "storm.convert", "reformers")
    left = t.contents("gent")
    assert left == {"habsburgs": 3, "neutral": 2}
    assert f"holds {in_words(left['habsburgs'])} Habsburg and {in_words(left['neutral'])} neutral" in words
    t.phase("awards")
    assert t.city_of("gent") == "habsburgs"


def test_ghent_falls_to_a_poor_besieger():
    words = book("The same siege, but the Habsburgs have only one counter in stock")
    t = empty_table().units("gent", reformers=3, neutral=1, habsburgs=1).siege("gent", "habsburgs")
    t.arrange(stock={FACTIONS["habsburgs"]: 1})
    t.phase("storming").answer("habsburgs", "storm.convert", "reformers", "storm.convert", "reformers")
    left = t.contents("gent")
    assert left == {"habsburgs": 2, "neutral": 2}
    assert f"holds {in_words(left['habsburgs'])} Habsburg and {in_words(left['neutral'])} neutral" in words
    t.phase("awards")
    assert t.city_of("gent") is None


def test_beggars_take_amsterdam():
    words = book("The Reformers’ Beggars besiege Amsterdam")
    t = empty_table().units("amsterdam", nobility=2, reformers=1).city("amsterdam", "nobility")
    t.hired("reformers").siege("amsterdam", "beggars").phase("storming")
    assert f"{in_words(t.contents('amsterdam')['neutral'])} neutral counters are in it" in words
    t.phase("awards")
    assert t.city_of("amsterdam") is None


# Allegiance


def staked(t: RevolutionTable, city: str, **stakes: int) -> RevolutionTable:
    t.coins(**stakes).phase("allegiance")
    for faction in t.in_order:
        if coins := stakes.get(faction):
            t.answer(faction, "allegiance.city", city)
            if coins > 1:
                t.answer(faction, "allegiance.coins", coins)
    return t


def test_cologne_is_pulled_to_the_middle():
    words = book("The Nobility moves it two columns, to 4")
    t = empty_table(edition="2004").column("koln", 2)
    t.turn_order("catholics", "habsburgs", "burghers", "reformers", "nobility")
    staked(t, "koln", catholics=1, habsburgs=1, burghers=1, nobility=2)
    assert f"two columns, to {t.column_of('koln')}." in words
    assert t.contents("koln") == {}


@pytest.mark.parametrize("nobility", [0, 1])
def test_cologne_stays_within_three_columns(nobility):
    words = book("Again Cologne, in column 2")
    t = empty_table().column("koln", 2)
    t.turn_order("catholics", "habsburgs", "burghers", "reformers", "nobility")
    staked(t, "koln", catholics=1, habsburgs=1, burghers=2, reformers=3, nobility=nobility)
    found = f"Nobility: 6 to {t.column_of('koln')}." if nobility else f"put back to {t.column_of('koln')}."
    assert found in words


def test_brussels_slips_from_the_nobility():
    words = book("Nobody spends a coin on Brussels")

    def brussels() -> RevolutionTable:
        t = empty_table().column("bruxelles", 2).units("bruxelles", nobility=2, catholics=1)
        return t.city("bruxelles", "nobility")

    t, other = brussels(), brussels()
    t.phase("allegiance")
    assert t.contents("bruxelles") == {"catholics": 2, "nobility": 2}
    assert "now it holds two and two" in words
    t.phase("awards")
    assert t.city_of("bruxelles") is None
    staked(other, "bruxelles", nobility=1)
    assert f"moved the marker to column {other.column_of('bruxelles')}, where nothing happens" in words
    assert other.contents("bruxelles") == {"catholics": 1, "nobility": 2}


def test_ghent_turns_its_back_on_the_catholics():
    words = book("Ghent ends in column 7")
    t = empty_table().column("gent", 7).units("gent", catholics=1, habsburgs=1, reformers=2)
    t.arrange(stock={FACTIONS["reformers"]: 0}).phase("allegiance")
    left = t.contents("gent")
    assert left == {"habsburgs": 1, "burghers": 1, "reformers": 2}
    assert f"one Habsburg, {in_words(left['reformers'])} Reformer and one Burgher counter" in words
    t.phase("awards")
    assert t.city_of("gent") is None


def test_who_stands_in_for_the_reformers():
    words = book("Leiden ends in column 6 and the stock of the Reformers is empty")
    for stock, owner in ((8, "nobility"), (0, "neutral")):
        t = empty_table(3, factions="nobility_reformers").column("leiden", 6)
        t.arrange(stock={FACTIONS["reformers"]: 0, FACTIONS["nobility"]: stock}).phase("allegiance")
        assert t.contents("leiden") == {owner: 1}
    assert "so a Nobility counter is added" in words


# Awards, bishoprics, universities


def test_a_province_lost_to_nobody():
    words = book("Cologne is a province of limit 7")
    t = empty_table().units("koln", catholics=2, nobility=1).province("koln", "catholics")
    t.country("koln", catholics=2, nobility=1, neutral=1).phase("awards")
    assert (t.city_of("koln"), t.province_of("koln")) == ("catholics", None)
    assert "the card goes to nobody" in words


def test_the_bishopric_of_utrecht_moves_a_step_a_turn():
    words = book("The bishopric of Utrecht is strongly Catholic")
    t = empty_table().see("utrecht", "strongly_catholic").province("utrecht", "reformers")
    found = [t.phase("bishoprics").see_of("utrecht") for _ in range(3)]
    assert found == ["catholic", "reformed", "strongly_reformed"]
    assert "to Catholic in turn 2, to Reformed in turn 3 and to strongly Reformed in turn 4" in words
    t.see("utrecht", "reformed").province("utrecht", "burghers").phase("bishoprics")
    assert t.see_of("utrecht") == "reformed"
    t.province("utrecht", None).phase("bishoprics")
    assert t.see_of("utrecht") == "catholic"


def test_the_university_of_leiden():
    words = book("The Reformers hold the card of Leiden in turn 1")
    t, found = empty_table(), []
    for holder in ("reformers", None, "burghers", "habsburgs"):
        t.city("leiden", holder).phase("universities")
        found.append(t.faith_of("leiden"))
    assert found == ["reformed", "reformed", "reformed", "none"]
    assert "the university is abolished" in words


def test_the_university_of_leuven():
    words = book("Leuven is Reformed and a Reformer counter stands in it")
    t = empty_table().university("leuven", "reformed").units("leuven", nobility=1).phase("universities")
    assert t.faith_of("leuven") == "reformed"
    t.units("leuven", nobility=0, neutral=1).phase("universities")
    assert t.faith_of("leuven") == "catholic"
    assert "If a neutral counter does, it turns Catholic" in words


# The end of a turn


def test_the_burghers_count_at_the_end_of_turn_3():
    words = book("End of turn 3, five players")
    t = empty_table().turn(3)
    for province in ("holland", "generality", "zeeland", "venlo"):
        t.province(province, "burghers")
    t.city("amsterdam", "burghers").city("antwerpen", "burghers")
    for town in ("rotterdam", "dordrecht", "middelburg", "breda"):
        t.units(town, burghers=1)
    assert f"They have {t.points_of('burghers'):g} VP" in words
    later = t.turn(5).points_of("burghers")
    assert later > 8.5
    assert "Venlo’s 0.25 will count at the end of turn 5" in words


def test_the_burghers_choose_the_first_place():
    words = book("Four players, end of turn 2. The Catholics have 9 VP")
    t = empty_table(4).turn(2).turn_order("habsburgs", "burghers", "reformers", "catholics")
    scored = {
        "catholics": "aachen brugge bruxelles",
        "reformers": "gent haarlem leiden",
        "habsburgs": "koln liege luxembourg utrecht",
        "burghers": "amsterdam antwerpen",
    }
    for faction, cities in scored.items():
        for city in cities.split():
            t.city(city, faction)
    for bishopric in ("artois", "flanders", "koln", "liege", "trier", "utrecht"):
        t.see(bishopric, "catholic")
    for university in ("leiden", "franeker", "harderwijk", "utrecht"):
        t.university(university, "reformed")
    for region in ("north", "holland", "utrecht"):
        t.army(region, habsburgs=1)
    for town in ("rotterdam", "dordrecht", "middelburg", "breda"):
        t.units(town, burghers=1)
    t.province("zeeland", "burghers").phase("end")
    assert [t.counted(f) for f in ("catholics", "reformers", "habsburgs", "burghers")] == [9, 7, 7, 6.5]
    t.answer("habsburgs", "order.place", "after_catholics").answer("reformers", "order.place", "first")
    t.answer("burghers", "order.place", "first")
    assert f"The order of turn 3 is {', '.join(f.capitalize() for f in t.in_order)}." in words


# Talk


def test_a_promise_about_delft_binds_nobody():
    words = book("The Burghers promise the Nobility to stay out of Delft")
    t = empty_table().column("amsterdam", 1).coins(nobility=2, burghers=2).phase("allegiance")
    t.answer("nobility", "allegiance.city", "amsterdam", "allegiance.coins", 2)
    t.answer("burghers", "allegiance.city", "done")
    assert (t.column_of("amsterdam"), t.coins_of("nobility")) == (1 + 2, 0)
    assert "The Nobility spends two coins there" in words
    t = empty_table().country("holland", burghers=2).phase("movement")
    asked = set()
    while not t.over:
        asked.add(t.waiting[0][1])
        options = t.options(*t.waiting[0])
        wanted = ("rearrange", "own")
        t.answer(*t.waiting[0], next((word for word in wanted if word in options), options[0]))
    assert t.contents("delft") == {"burghers": 1}
    assert not any(key.startswith(("deal", "offer", "gift")) for key in asked)
    assert "Nothing but good sense keeps the Burghers from entering Delft next turn" in words
