"""The examples of the rule book, played: armies, battles, sieges, Water Beggars, marches and influence."""

from __future__ import annotations

from cuius.titles.revolution.ids import FACTIONS, REGIONS
from tests.core.book_examples import told
from tests.revolution.tables import RevolutionTable, beggars_sent, empty_table


def book(beginning: str) -> str:
    return told("revolution", beginning)


def left(t: RevolutionTable, region: str = "flanders") -> dict[str, int]:
    return {f: n for f in FACTIONS.words if (n := t.armies_in(region, f))}


def fought(players: int = 5, **armies: int) -> RevolutionTable:
    return empty_table(players).army("flanders", **armies).phase("battles")


# Keeping and raising


def test_three_coins_for_two_catholic_armies():
    words = book("The Catholics have two armies and 3 coins")
    t = empty_table().army("liege", catholics=2).coins(catholics=3).phase("maintenance")
    t.answer("catholics", "army.keep", "maintain")
    assert f"maintain one for {3 - t.coins_of('catholics')} coins and disband the other for 1" in words
    t.answer("catholics", "army.keep", "disband")
    assert (t.coins_of("catholics"), t.armies_in("liege", "catholics")) == (0, 1)
    t = empty_table().army("liege", catholics=2).coins(catholics=3).phase("maintenance")
    t.answer("catholics", "army.keep", "maintain")
    assert "maintain" not in t.options("catholics", "army.keep")
    t.answer("catholics", "army.keep", "abandon")
    assert t.coins_of("catholics") == 1
    assert "keep a coin" in words


def test_what_an_unpaid_army_in_flanders_may_loot():
    words = book("The Habsburgs cannot pay their army in Flanders")
    t = empty_table().army("flanders", habsburgs=1).units("duinkerken", burghers=1).units("gent", reformers=2)
    t.phase("maintenance")
    found = t.options("habsburgs", "army.loot")
    assert set(found) == {"flanders", "artois", "duinkerken:burghers"}
    assert "The Reformer counters in Ghent are out of reach" in words


def test_six_coins_of_the_nobility_raise_two_armies():
    words = book("The Nobility has 6 coins and wants three armies")
    t = empty_table().units("breda", nobility=1).units("amsterdam", nobility=1).coins(nobility=6)
    t.phase("raising")
    assert "north" not in t.options("nobility", "raise.where")
    t.answer("nobility", "raise.where", "zeeland", "raise.where", "holland")
    assert t.over
    spent = 6 - t.coins_of("nobility")
    assert f"so it raises two for {spent} and keeps {t.coins_of('nobility')} coin" in words


# Battles and sieges


def test_the_battles():
    assert left(fought(nobility=1, burghers=1, reformers=1)) == {"burghers": 1}
    assert "The Burgher army is left" in book("One Nobility, one Burgher and one Reformer army meet")
    assert left(fought(catholics=1, habsburgs=2, burghers=2)) == {"habsburgs": 1}
    assert "One Habsburg army is left" in book("One Catholic, two Habsburg and two Burgher armies")
    t = fought(catholics=2, nobility=2)
    assert left(t) == {"catholics": 1, "nobility": 1}
    assert t.state.standoff[REGIONS["flanders"]]
    assert "they stand off" in book("Two Catholic armies and two of the Nobility")


def test_friends_stand_off_too():
    words = book("A section holds one Catholic, two Habsburg and one Reformer army")
    assert left(fought(2, catholics=1, habsburgs=2, reformers=1)) == {"habsburgs": 2}
    assert "Two Habsburg armies remain" in words
    t = fought(2, catholics=2, habsburgs=1, reformers=1)
    assert left(t) == {"catholics": 1, "habsburgs": 1}
    assert t.state.standoff[REGIONS["flanders"]]
    assert "one Catholic and one Habsburg army would be left" in words


def test_two_catholic_armies_besiege_ghent_and_antwerp():
    words = book("The Catholics have two armies in Flanders and no rival there")
    t = empty_table().army("flanders", catholics=2).city("brugge", "catholics").city("gent", "reformers")
    t.units("antwerpen", catholics=1, habsburgs=1, burghers=1).units("gent", reformers=1).phase("sieges")
    assert t.options("catholics", "siege.city") == ("antwerpen", "gent", "stay")
    t.answer("catholics", "siege.city", "gent")
    assert t.options("catholics", "siege.city") == ("antwerpen", "stay")
    t.answer("catholics", "siege.city", "antwerpen")
    assert (t.besieger("gent"), t.besieger("antwerpen")) == ("catholics", "catholics")
    assert left(fought(catholics=2, habsburgs=1)) == {"catholics": 1}
    assert "a single Catholic army would be left" in words


# Water Beggars


def test_three_beggars_destroy_the_most_catholic_army():
    words = book("A Habsburg and a Nobility army are in Gelderland")
    t = beggars_sent(empty_table().army("gelderland", habsburgs=1, nobility=1), 3, "gelderland", "reformers")
    t.answer("reformers", "beggars.act", "destroy")
    assert left(t, "gelderland") == {"nobility": 1}
    assert "one army is destroyed: the Habsburg one" in words
    t = beggars_sent(empty_table().army("gelderland", habsburgs=1, nobility=1), 2, "gelderland", "reformers")
    assert t.over or "destroy" not in t.options("reformers", "beggars.act")
    t = beggars_sent(empty_table().army("gelderland", habsburgs=1, burghers=1), 3, "gelderland", "reformers")
    t.answer("reformers", "beggars.act", "destroy")
    assert left(t, "gelderland") == {"burghers": 1}


def test_two_beggars_lift_both_sieges():
    words = book("One Habsburg army besieges Leiden and another Haarlem")
    t = empty_table().siege("leiden", "habsburgs").siege("haarlem", "habsburgs").coins(reformers=6)
    t.phase("beggars").answer("reformers", "beggars.hire", 2)
    spent = 6 - t.coins_of("reformers")
    assert f"Two Beggars lift both sieges, for {spent} coins" in words
    t.answer("reformers", "beggars.region", "holland", "beggars.number", 2, "beggars.act", "relieve")
    assert (t.besieger("leiden"), t.besieger("haarlem")) == (None, None)
    t = empty_table().siege("leiden", "habsburgs").siege("haarlem", "habsburgs")
    t = beggars_sent(t, 1, "holland", "reformers")
    assert not t.waiting or "relieve" not in t.options("reformers", "beggars.act")


def test_the_burghers_hire_three_beggars():
    words = book("The Burghers hire three Beggars for 6 coins")
    t = empty_table().army("holland", habsburgs=1).country("generality", nobility=3).coins(burghers=6)
    t.units("breda", neutral=0).phase("beggars").answer("burghers", "beggars.hire", 3)
    assert t.coins_of("burghers") == 0
    t.answer("burghers", "beggars.region", "holland", "beggars.number", 2, "beggars.act", "destroy")
    assert left(t, "holland") == {}
    t.answer("burghers", "beggars.region", "zeeland")
    t.answer("burghers", "beggars.act", "plunder").answer("burghers", "beggars.town", "generality")
    assert t.country_count("generality", "neutral") == 1
    assert "Now there are four" in words
    assert sum(t.contents("generality_countryside").values()) == 4


# Marches and influence


def test_the_section_of_luxembourg_is_full():
    words = book("Luxembourg has four boxes")
    t = empty_table().army("luxembourg", habsburgs=2).siege("luxembourg", "habsburgs")
    t.abandoned("luxembourg", nobility=1).army("liege", catholics=1).phase("marches")
    t.answer("catholics", "march.from", "liege")
    assert set(t.options("catholics", "march.to")) == {"brabant", "rhineland", "zeeland"}
    assert "It may march to Brabant, to the Rhineland or to Zeeland instead" in words


def watched(edition: str) -> RevolutionTable:
    t = empty_table(edition=edition).army("holland", habsburgs=1, nobility=1).hired("reformers")
    t.staying("holland", 1).phase("marches")
    return t.answer("habsburgs", "march.from", "holland", "march.to", "utrecht")


def test_one_beggar_tries_once():
    words = book("One Beggar, hired by the Reformers, stays in Holland")
    t = watched("2007").answer("reformers", "march.stop", "let")
    t.answer("nobility", "march.from", "holland", "march.to", "utrecht")
    assert left(t, "utrecht") == {"habsburgs": 1, "nobility": 1}
    t = watched("2004").answer("nobility", "march.from", "holland", "march.to", "utrecht")
    assert (left(t, "holland"), left(t, "utrecht")) == ({"habsburgs": 1}, {"nobility": 1})
    assert "the Habsburg army is stopped without a question" in words


def test_two_armies_convert_two_counters():
    words = book("Two Habsburg armies stand alone in the region of Brabant")
    t = empty_table().army("brabant", habsburgs=2).units("mons", catholics=1)
    t.country("brabant", neutral=1).units("bruxelles", nobility=2)
    stock = t.stock_of("habsburgs")
    t.phase("influence")
    assert not any("bruxelles" in target for target in t.options("habsburgs", "influence.target"))
    t.answer("habsburgs", "influence.target", "mons:catholics")
    t.answer("habsburgs", "influence.target", "brabant_countryside:neutral")
    assert stock - t.stock_of("habsburgs") == 2
    assert "They take two counters from stock" in words
    assert (t.contents("mons"), t.contents("brabant_countryside")) == ({"habsburgs": 1}, {"habsburgs": 1})


def test_a_besieger_is_not_present():
    words = book("A Catholic army besieges the city of Utrecht")
    t = empty_table().siege("utrecht", "catholics").army("utrecht", habsburgs=1).country("utrecht", neutral=1)
    t.phase("influence").answer("habsburgs", "influence.target", "utrecht_countryside:neutral")
    assert t.contents("utrecht_countryside") == {"habsburgs": 1}
    t = empty_table().army("utrecht", habsburgs=1, catholics=1).relieved("utrecht", catholics=1)
    assert t.country("utrecht", neutral=1).phase("influence").over
    assert "it would keep the Habsburgs from converting" in words


def test_two_beggars_watch_three_armies_in_zeeland():
    words = book("Two Beggars, hired by the Burghers, stay in Zeeland")
    t = empty_table(edition="2007").army("zeeland", habsburgs=3).hired("burghers").staying("zeeland", 2)
    t.units("middelburg", burghers=1).country("generality", neutral=1).phase("marches")
    t.answer("habsburgs", "march.from", "zeeland", "march.to", "flanders").answer(
        "burghers", "march.stop", "let"
    )
    t.answer("habsburgs", "march.from", "done").phase("influence")
    t.answer("habsburgs", "influence.target", "middelburg:burghers").answer(
        "burghers", "influence.stop", "stop"
    )
    t.answer("habsburgs", "influence.target", "generality_countryside:neutral")
    t.answer("burghers", "influence.stop", "let")
    assert t.contents("middelburg") == {"burghers": 1}
    assert t.contents("generality_countryside") == {"habsburgs": 1}
    assert "The Burghers stop the first army and let the second have its neutral counter" in words


def test_a_beggar_in_gelderland_in_both_editions():
    words = book("One Beggar stays in Gelderland, and two Habsburg armies are there")
    kept = {}
    for edition in ("2007", "2004"):
        t = empty_table(edition=edition).army("gelderland", habsburgs=2).hired("burghers")
        t.staying("gelderland", 1).units("arnhem", reformers=1).phase("marches")
        t.answer("habsburgs", "march.from", "gelderland", "march.to", "rhineland")
        if edition == "2007":
            t.answer("burghers", "march.stop", "stop")
        assert left(t, "gelderland") == {"habsburgs": 2}
        t.play_out().phase("influence").answer("habsburgs", "influence.target", "arnhem:reformers")
        kept[edition] = t.contents("arnhem")
    assert kept == {"2007": {"habsburgs": 1}, "2004": {"reformers": 1}}
    assert "In edition 2004 the Beggar stops it too" in words
