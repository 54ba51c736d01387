"""The examples of the rule book, played: setting up, points, turn 0, taxes and support."""

from __future__ import annotations

import pytest

from cuius.titles.revolution.ids import BISHOPRICS, FACTIONS, PROVINCES
from tests.core.book_examples import in_words, told
from tests.revolution.tables import RevolutionTable, empty_table, new_table

ROWS = ("Catholics", "Habsburgs", "Nobility", "Burghers", "Reformers")


def book(beginning: str) -> str:
    return told("revolution", beginning)


def total_in(t: RevolutionTable, province: str) -> int:
    places = t.state.board.places[PROVINCES[province]]
    return sum(sum(t.contents(place.word).values()) for place in places)


def limit(t: RevolutionTable, province: str) -> int:
    return int(t.state.board.limit[PROVINCES[province]])


def neutrals_placed(t: RevolutionTable) -> int:
    return int(t.state.neutrals - t.state.supply)


# The board


def test_a_full_brabant_takes_more():
    words = book("the city of Brussels and the town of Leuven")
    t = (
        empty_table()
        .units("leuven", nobility=1)
        .units("bruxelles", nobility=3)
        .country("brabant", nobility=2)
    )
    assert f"has a limit of {limit(t, 'brabant')}" in words
    assert total_in(t, "brabant") == limit(t, "brabant")
    t.country("brabant", nobility=4)
    assert f"there are {in_words(total_in(t, 'brabant'))}" in words


def test_the_card_of_haarlem_stays_until_the_awards():
    words = book("The Burghers hold the card of Haarlem")
    assert "keep the card until the awards" in words
    t = empty_table().city("haarlem", "burghers").units("haarlem", burghers=1).units("rotterdam", burghers=1)
    t.units("haarlem", burghers=0, reformers=2).units("rotterdam", burghers=0, reformers=1)
    assert t.city_of("haarlem") == "burghers"
    assert t.contents("rotterdam") == {"reformers": 1}
    t.phase("awards")
    assert t.city_of("haarlem") == "reformers"


# Setting up


def test_the_table_of_the_set_up():
    words = book("Five players. The Catholics have put 8 counters")
    t = new_table(5)
    for row in ROWS:
        faction = row.lower()
        on_map = sum(t.count(place.word, faction) for places in t.state.board.places for place in places)
        boxes = ("french_support", "emperor", "calvinists", "london_merchants", "huguenots")
        support = sum(t.in_support(box, faction) for box in (*boxes, "jesuits", "spanish_treasury"))
        stand = f"| {on_map} | {support} | {t.coins_of(faction)} | {t.stock_of(faction)} |"
        assert f"| {row} {stand}" in words
    assert f": {neutrals_placed(t)} are placed and {t.state.supply} remain" in words


def test_four_and_three_players_put_more_neutral_counters():
    words, t = book("so the Nobility is missing"), new_table(4)
    assert f"makes {neutrals_placed(t)} neutral counters, with {t.state.supply} left" in words
    assert [t.contents(c) for c in ("aachen", "amsterdam", "bruxelles")] == [{"neutral": 2}] * 3
    assert [t.contents(c) for c in ("breda", "cleve", "delft")] == [{"neutral": 1}] * 3
    words = book("Three players with the Catholics, the Nobility and the Reformers")
    t = new_table(3, factions="nobility_reformers")
    assert set(t.in_order) == {"catholics", "nobility", "reformers"}
    assert f"= {neutrals_placed(t)}, with {t.state.supply} left" in words


def test_all_collect_before_anybody_moves_support():
    words = book("the order is Reformers, Nobility, Catholics, Burghers, Habsburgs")
    t = empty_table().turn_order("reformers", "nobility", "catholics", "burghers", "habsburgs")
    for city, faction in (("gent", "reformers"), ("leiden", "nobility"), ("koln", "habsburgs")):
        t.city(city, faction)
    t.phase("taxes")
    for faction in ("reformers", "nobility", "habsburgs"):
        t.expect(faction, "tax.rate").answer(faction, "tax.rate", 1)
    assert t.over
    assert "the Reformers choose their rate and collect, then the Nobility" in words


# Points


@pytest.mark.parametrize(
    ("players", "sentence"), [(5, "so they bring {} VP"), (3, "divided by 5 and bring {} VP")]
)
def test_thirteen_counters_of_the_nobility(players, sentence):
    t = empty_table(players, **({"factions": "nobility_reformers"} if players == 3 else {}))
    t.country("liege", nobility=4).country("trier", nobility=3)
    for town in ("arnhem", "arras", "breda", "cleve", "delft", "mons"):
        t.units(town, nobility=1)
    t.units("koln", nobility=4).support("french_support", nobility=2)
    assert sentence.format(round(t.points_of("nobility"))) in book(
        "The Nobility has 7 counters in countrysides"
    )


def test_armies_in_three_regions():
    t = (
        empty_table()
        .army("brabant", habsburgs=3)
        .army("luxembourg", habsburgs=1)
        .army("flanders", habsburgs=1)
    )
    assert f"so {t.points_of('habsburgs'):.0f} VP" in book("The Habsburgs have three armies in Brabant")


def test_points_are_counted_anew():
    t = empty_table(5).turn(2).points_before(burghers=10)
    for city in "aachen amsterdam brugge bruxelles gent haarlem koln leiden".split():
        t.city(city, "burghers")
    t.phase("end").play_out()
    assert f"after turn 2 is {t.counted('burghers'):.0f}. It is not 18" in book("score 10 VP in turn 1")


def test_drenthe_decides_the_game():
    words = book("Drenthe has won the game")
    t = empty_table(4).turn(5)
    for province in ("holland", "utrecht", "friesland", "drenthe"):
        t.province(province, "reformers")
    for city in ("leiden", "haarlem", "utrecht"):
        t.city(city, "reformers")
    for university in ("leiden", "franeker", "harderwijk", "utrecht"):
        t.university(university, "reformed")
    for province in ("flanders", "hainault", "artois", "liege", "trier", "namur"):
        t.province(province, "catholics")
    t.city("liege", "catholics")
    for bishopric in ("liege", "trier", "utrecht", "koln"):
        t.see(bishopric, "catholic")
    assert f"have {t.points_of('reformers'):g} VP. The Catholics" in words
    assert f"have {t.points_of('catholics'):g} VP. Drenthe" in words
    t.phase("end")
    assert t.winners == ("reformers",)


def test_two_players_share_the_victory():
    words = book("Both players have 13.5 and share the victory")
    t = empty_table(2).turn(5)

    def score(faction: str, cities: str, province: str | None) -> None:
        for city in cities.split():
            t.city(city, faction)
        if province:
            t.province(province, faction)

    score("catholics", "aachen amsterdam antwerpen brugge bruxelles gent haarlem koln", "trier")
    for bishopric in ("liege", "trier", "utrecht", "koln"):
        t.see(bishopric, "reformed")
    catholics = t.points_of("catholics")
    score("habsburgs", "leiden liege", None)
    t.army("brabant", habsburgs=1).army("luxembourg", habsburgs=1).army("flanders", habsburgs=1)
    habsburgs = t.points_of("habsburgs")
    score("burghers", "luxembourg utrecht", "holland")
    t.province("generality", "burghers")
    for town in ("rotterdam", "dordrecht", "middelburg", "breda", "delft", "nijmegen", "arnhem"):
        t.units(town, burghers=1)
    burghers = t.points_of("burghers")
    score("reformers", "", "friesland")
    for university in ("leiden", "franeker", "harderwijk", "utrecht"):
        t.university(university, "reformed")
    reformers = t.points_of("reformers")
    assert f"Catholics have {catholics:g} VP and the Habsburgs {habsburgs:g};" in words
    assert f"the Burghers have {burghers:g} and the Reformers {reformers:g}." in words
    t.phase("end")
    assert t.winners == ("catholics", "habsburgs", "burghers", "reformers")


# Turn 0


def test_four_calvinists_set_out():
    words = book("four counters on the half slots of Calvinists")
    t = empty_table().support("calvinists_half", reformers=4).phase("opening_support")
    t.answer("reformers", "support.many", 4, "support.to", "utrecht", "support.to", "utrecht")
    t.answer("reformers", "support.to", "gelderland", "support.to", "treasury")
    gone = t.country_count("utrecht", "reformers")
    assert f"send {in_words(gone)} to the countryside of Utrecht and one to Gelderland" in words
    assert t.country_count("gelderland", "reformers") == t.coins_of("reformers") == 1


def test_a_province_takes_twice_what_is_there():
    words = book("The Nobility has one counter in Jülich")
    t = new_table(5).phase("opening_units").skip_to("units.where", "nobility")
    most = 0
    while "julich" in t.options("nobility", "units.where"):
        t.answer("nobility", "units.where", "julich")
        if ("nobility", "units.many") in t.waiting:
            many = max(t.options("nobility", "units.many"), key=int)
            t.answer("nobility", "units.many", many)
        most = t.country_count("julich", "nobility")
    assert f"may place {in_words(most)} new units in the countryside of Jülich" in words


def test_neutral_counters_come_up_to_one_below_the_limit():
    words = book("Only the neutral counter in its town is there")
    t = empty_table().units("groningen", neutral=1).country("brabant", catholics=2, nobility=2)
    t.phase("opening_neutrals")
    assert f"Groningen has a limit of {limit(t, 'groningen')}" in words
    assert (
        f"which makes {in_words(total_in(t, 'groningen'))}. Drenthe has a limit of {limit(t, 'drenthe')}"
        in words
    )
    assert total_in(t, "drenthe") == 0
    assert f"which makes {in_words(total_in(t, 'brabant'))}." in words


def test_brabant_is_arranged():
    words = book("Catholics and Nobility have two each, so the Catholics")
    t = empty_table().country("brabant", catholics=2, nobility=2, neutral=1).phase("opening_movement")
    t.answer("catholics", "move.stay", "rearrange", "move.city", 1, "move.town", "own", "move.neutrals", 0)
    t.answer("nobility", "move.stay", "rearrange", "move.city", 2, "move.neutrals", 0)
    here = t.contents("bruxelles")
    assert here == {"catholics": 1, "nobility": 2}
    assert f"holds {in_words(here['nobility'])} Nobility counters and one Catholic" in words
    assert (t.contents("leuven"), t.contents("brabant_countryside")) == ({"catholics": 1}, {"neutral": 1})
    t.phase("opening_awards")
    assert (t.city_of("bruxelles"), t.province_of("brabant")) == ("nobility", None)


def test_two_of_four_in_cologne_are_no_majority():
    assert "The card stays with nobody" in book("In the city of Cologne are two Catholic")
    t = empty_table().units("koln", catholics=2, nobility=1, habsburgs=1).phase("opening_awards")
    assert t.city_of("koln") is None


def test_the_order_of_the_first_turn():
    words = book("Burghers and Reformers are last with 4 VP each")
    t = empty_table().country("liege", nobility=15)
    for see in BISHOPRICS.words:
        t.see(see, "catholic")
    for region in ("north", "holland", "utrecht", "zeeland", "flanders"):
        t.army(region, habsburgs=1)
    for town in ("rotterdam", "dordrecht", "middelburg", "breda"):
        t.units(town, burghers=1)
    for university in ("leiden", "franeker", "harderwijk", "utrecht"):
        t.university(university, "reformed")
    t.phase("opening_end")
    assert t.counted("burghers") == t.counted("reformers") == 4
    t.answer("habsburgs", "order.place", "after_catholics").answer(
        "nobility", "order.place", "after_catholics"
    )
    t.answer("burghers", "order.place", "after_habsburgs").answer("reformers", "order.place", "first")
    assert f"in the order {', '.join(f.capitalize() for f in t.in_order)}." in words


# Taxes and support


def taxed(edition: str) -> RevolutionTable:
    t = empty_table(edition=edition)
    for province in ("liege", "luxembourg", "generality"):
        t.province(province, "habsburgs")
    return t.city("koln", "habsburgs").city("gent", "habsburgs").arrange(stock={FACTIONS["habsburgs"]: 8})


def test_the_rates_that_a_stock_allows():
    words, found = book("The provinces pay 3.5, rounded down to 3"), []
    t = taxed("2007").phase("taxes")
    for rate in t.options("habsburgs", "tax.rate"):
        found.append(taxed("2007").phase("taxes").answer("habsburgs", "tax.rate", rate).coins_of("habsburgs"))
    assert f"they choose between {found[0]} and {found[1]} coins" in words
    assert len(found) == 2


def test_the_older_edition_lets_a_rate_run_dry():
    words = book("The same Habsburgs may name a rate of 3")
    t = taxed("2004").phase("taxes").answer("habsburgs", "tax.rate", 3)
    assert f"They collect {t.coins_of('habsburgs')} and have no stock left" in words
    assert t.stock_of("habsburgs") == 0


def test_london_merchants_reach_three_provinces():
    words = book("three counters on the half slots of London Merchants")
    t = empty_table().support("london_merchants", burghers=3).phase("support")
    t.answer("burghers", "support.many", 2)
    assert set(t.options("burghers", "support.to")) == {"flanders", "generality", "holland", "treasury"}
    t.answer("burghers", "support.to", "generality", "support.to", "treasury")
    assert t.country_count("generality", "burghers") == t.coins_of("burghers") == 1
    assert f"leave {in_words(t.in_support('london_merchants', 'burghers'))} where it is" in words


def gold_fleet(huguenots: int, stock: int | None, **options: str) -> RevolutionTable:
    """Five Catholic counters leave the Spanish Treasury, and Burghers sit in the Huguenots' box."""
    t = empty_table(**options).support("spanish_treasury", catholics=5)
    t.support("huguenots", burghers=huguenots)
    if stock is not None:
        t.arrange(stock={FACTIONS["burghers"]: stock})
    return t.phase("support").answer("catholics", "support.many", 5)


def test_the_stock_of_the_burghers_allows_one_interception():
    words = book("The Burghers would like to intercept two, but their stock allows one")
    t = gold_fleet(2, stock=1, edition="2007")
    stock = t.stock_of("catholics")
    assert max(map(int, t.options("burghers", "support.intercept"))) == 1
    t.answer("burghers", "support.intercept", 1)
    assert f"The Catholics get {t.coins_of('catholics')} coins" in words
    assert t.stock_of("catholics") - stock == 1
    assert f"The Burghers get {t.coins_of('burghers')} coin and have no stock left" in words
    assert t.stock_of("burghers") == 0
    assert t.state.huguenots_used == 1


def test_the_older_edition_keeps_the_huguenots_in_their_box():
    words = book("have one counter in the Huguenots’ box and plenty of stock")
    t = gold_fleet(1, stock=None, edition="2004").answer("burghers", "support.intercept", 1)
    assert f"Again the Catholics get {t.coins_of('catholics')} coins and 1 counter in stock" in words
    assert f"the Burghers get {t.coins_of('burghers')} coin from stock" in words
    assert t.in_support("huguenots", "burghers") == 1


def test_an_option_spends_the_huguenots_themselves():
    words = book("With this option the Burghers of the first example")
    t = gold_fleet(2, stock=1, interception="spent").answer("burghers", "support.intercept", 2)
    assert f"The Catholics get {t.coins_of('catholics')} coins and 2 counters in stock" in words
    assert f"The Burghers get {t.coins_of('burghers')} coins" in words
    assert (t.stock_of("burghers"), t.in_support("huguenots", "burghers")) == (1, 0)
