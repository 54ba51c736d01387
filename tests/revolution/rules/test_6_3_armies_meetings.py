"""6.3 to 6.6 Armies kept, abandoned, raised, fighting and besieging, where one section meets the next."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import empty_table

EDITIONS = ("2007", "2004")


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.3-r2,r3", "6.3-r5")
def test_6_3_r2_one_coin_disbands_a_catholic_army_and_does_not_keep_it(edition):
    t = empty_table(edition=edition).army("brabant", catholics=2).coins(catholics=3).phase("maintenance")
    t.expect("catholics", "army.keep", ["maintain", "disband", "abandon"])
    t.answer("catholics", "army.keep", "maintain")
    t.expect("catholics", "army.keep", ["disband", "abandon"]).answer("catholics", "army.keep", "disband")
    assert (t.armies_in("brabant", "catholics"), t.pool_of("catholics"), t.coins_of("catholics")) == (1, 5, 0)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.3-r10,r12", "6.10-r4")
def test_6_3_r10_a_looted_town_brings_no_new_unit(edition):
    """Nine towns would bring nine; the owner's own army loots one of them."""
    towns = ("mons", "valenciennes", "leuven", "arras", "tournai", "duinkerken", "trier", "cleve", "delft")
    t = empty_table(edition=edition).army("brabant", nobility=1)
    for town in towns:
        t.units(town, nobility=1)
    t.phase("maintenance").answer("nobility", "army.loot", "mons:nobility")
    assert t.contents("mons") == {"neutral": 1}
    t.phase("units").skip_to("units.where", "nobility").expect("nobility", "units.where", about={"count": 8})


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.3-r16", "6.4-r8,r10")
def test_6_3_r16_an_abandoned_army_fills_its_box_when_armies_are_raised(edition):
    """Utrecht, three boxes: two abandoned armies leave room for one new one."""
    t = empty_table(edition=edition).abandoned("utrecht", habsburgs=2).country("utrecht", reformers=1)
    t.coins(reformers=6).phase("raising").answer("reformers", "raise.where", "utrecht")
    assert t.over
    assert t.armies_in("utrecht", "reformers") == 1


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.3-r12", "6.4-r9,r10")
def test_6_4_r10_looting_its_last_counter_leaves_no_presence(edition):
    """The army is abandoned and the counter gone: nothing can be raised there this turn."""
    t = empty_table(edition=edition).army("utrecht", nobility=1).country("utrecht", nobility=1)
    t.coins(nobility=2).phase("maintenance").answer("nobility", "army.keep", "abandon")
    assert t.contents("utrecht_countryside") == {"neutral": 1}
    assert t.phase("raising").over


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.3-r3,r7", "6.4-r12")
def test_6_4_r12_disbanded_here_and_raised_there_for_the_price_of_both(edition):
    t = empty_table(edition=edition).army("north", habsburgs=6 - 3).army("utrecht", habsburgs=3)
    t.country("flanders", habsburgs=1).coins(habsburgs=9).phase("maintenance")
    for word in ("disband", "maintain", "maintain", "maintain", "maintain", "maintain"):
        t.answer("habsburgs", "army.keep", word)
    assert (t.coins_of("habsburgs"), t.pool_of("habsburgs")) == (3, 1)
    t.phase("raising").answer("habsburgs", "raise.where", "flanders")
    assert t.over  # neither coins nor armies are left
    assert t.armies_in("flanders", "habsburgs") == 1


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.3-r9", "6.11-r1,r2")
def test_6_3_r9_loot_brings_conflict(edition):
    """Overijssel has no town. Gelderland, full with five, gets a neutral sixth: the weakest, which goes."""
    t = (
        empty_table(edition=edition)
        .army("gelderland", nobility=1)
        .country("gelderland", burghers=3, reformers=2)
    )
    t.phase("maintenance").expect("nobility", "army.loot", lacks=["overijssel"])
    t.answer("nobility", "army.loot", "gelderland").phase("conflict")
    assert t.contents("gelderland_countryside") == {
        "burghers": 3,
        "reformers": 2,
    }


@proves("6.3-r15", "6.20-r1,r3")
def test_6_20_r3_an_abandoned_garrison_scores_nothing_and_its_box_is_free_next_turn():
    """One coin keeps the army in Flanders; that in Brabant loots, and is gone when points are counted."""
    t = (
        empty_table()
        .army("brabant", habsburgs=1)
        .army("flanders", habsburgs=1)
        .country("hainault", reformers=1)
    )
    t.coins(habsburgs=1).phase("maintenance").answer("habsburgs", "army.keep", "maintain")
    t.answer("habsburgs", "army.loot", "hainault_countryside:reformers")
    assert t.abandoned_in("brabant", "habsburgs") == 1
    t.phase("end")
    assert t.counted("habsburgs") == 1
    assert (t.pool_of("habsburgs"), t.abandoned_in("brabant", "habsburgs")) == (5, 0)


@pytest.mark.parametrize(("edition", "players"), [("2007", 5), ("2004", 5), ("2007", 3), ("2004", 3)])
@proves("6.5-r2,r6", "6.6-r8")
def test_6_6_r8_only_those_left_in_stand_off_cannot_besiege(edition, players):
    """Two Catholics and two Nobles: one each is left and stands off; a third Catholic would have won."""
    t = (
        empty_table(players, edition=edition)
        .army("flanders", catholics=2, nobility=2)
        .units("gent", reformers=1)
    )
    t.phase("battles")
    assert (t.armies_in("flanders", "catholics"), t.armies_in("flanders", "nobility")) == (1, 1)
    assert t.phase("sieges").over
    t = (
        empty_table(players, edition=edition)
        .army("flanders", catholics=3, nobility=2)
        .units("gent", reformers=1)
    )
    t.phase("battles").phase("sieges").expect("catholics", "siege.city", offers=["gent"])
    assert t.armies_in("flanders", "nobility") == 0


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.3-r15", "6.5-r8", "6.6-r1")
def test_6_5_r8_beside_an_abandoned_army_there_is_neither_battle_nor_stand_off(edition):
    t = empty_table(edition=edition).abandoned("flanders", catholics=2).army("flanders", reformers=1)
    t.units("gent", catholics=2).phase("battles")
    assert t.armies_in("flanders", "reformers") == 1
    t.phase("sieges").expect("reformers", "siege.city", offers=["gent"])


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.4-r14", "6.5-r3,r5")
def test_6_5_r5_with_two_players_the_weaker_side_falls_and_allies_are_left_in_peace(edition):
    """Catholics, two Habsburgs and a Reformer: the ends fall; two Habsburgs are left and may besiege."""
    t = empty_table(2, edition=edition).army("flanders", catholics=1, habsburgs=2, reformers=1)
    t.units("gent", reformers=1).phase("battles")
    assert [t.armies_in("flanders", f) for f in ("catholics", "habsburgs", "reformers")] == [0, 2, 0]
    t.phase("sieges").expect("habsburgs", "siege.city", offers=["gent"])


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.4-r15", "6.6-r8")
def test_r24_with_two_players_a_pair_of_allies_left_by_a_battle_stands_off(edition):
    """Two Catholics, a Habsburg, a Burgher: a Catholic and the Burgher fall; the pair cannot besiege."""
    t = empty_table(2, edition=edition).army("flanders", catholics=2, habsburgs=1, burghers=1)
    t.units("gent", reformers=1).phase("battles")
    assert [t.armies_in("flanders", f) for f in ("catholics", "habsburgs", "burghers")] == [1, 1, 0]
    assert t.phase("sieges").over


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.6-r4,r5")
def test_6_6_r5_with_two_players_an_allys_city_is_safe_even_without_its_counters(edition):
    """The card decides: GENT is the Habsburgs' by card, and a Reformer stands in it."""
    t = empty_table(2, edition=edition).army("flanders", catholics=1).city("gent", "habsburgs")
    t.units("gent", reformers=3).city("brugge", "burghers").units("brugge", habsburgs=2, burghers=2)
    t.phase("sieges").expect("catholics", "siege.city", offers=["brugge"], lacks=["gent"])


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.6-r4,r6")
def test_6_6_r6_a_city_full_of_its_own_counters_under_anothers_card_needs_no_siege(edition):
    """The Reformers hold the card; inside are Nobles only, or Nobles and a neutral counter."""
    t = empty_table(edition=edition).army("utrecht", nobility=1).city("utrecht", "reformers")
    assert t.units("utrecht", nobility=2).phase("sieges").over
    t.units("utrecht", neutral=1).phase("sieges")
    t.expect("nobility", "siege.city", ["utrecht", "stay"])


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.6-r11", "6.8-r6", "6.15-r11")
def test_r22_the_box_of_a_besieger_waits_for_it(edition):
    """Utrecht, three boxes: a besieger and two armies; nobody marches in, and the besieger returns."""
    t = empty_table(edition=edition).army("utrecht", habsburgs=3).units("utrecht", reformers=2)
    t.army("holland", reformers=1).phase("sieges").answer("habsburgs", "siege.city", "utrecht")
    t.answer("reformers", "siege.city", "stay").phase("marches").answer("habsburgs", "march.from", "done")
    t.answer("reformers", "march.from", "holland").expect("reformers", "march.to", ["gelderland", "zeeland"])
    t.answer("reformers", "march.to", "zeeland").phase("storming")
    assert t.armies_in("utrecht", "habsburgs") == 3


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.6-r1", "6.9-r1,r9")
def test_6_9_r9_an_army_that_marches_in_has_influence_beside_a_siege(edition):
    """The besieger is not in the section, so the newcomer is alone there; the city falls all the same."""
    t = empty_table(edition=edition).siege("utrecht", "catholics").units("utrecht", reformers=2)
    t.army("holland", nobility=1).country("utrecht", catholics=1).phase("marches")
    t.answer("nobility", "march.from", "holland", "march.to", "utrecht").phase("influence")
    t.answer("nobility", "influence.target", "utrecht_countryside:catholics").phase("storming")
    assert t.contents("utrecht") == {"catholics": 2}
    assert t.contents("utrecht_countryside") == {"nobility": 1}
    assert (t.armies_in("utrecht", "catholics"), t.armies_in("utrecht", "nobility")) == (1, 1)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.8-r1", "6.5-r2")
def test_6_8_r1_a_crowd_that_marched_together_does_not_fight_this_turn(edition):
    """Battles are over: three factions share Holland until 6.5 of the next turn, then the Burghers alone."""
    t = empty_table(edition=edition).army("utrecht", nobility=1, reformers=1).army("holland", burghers=1)
    t.phase("marches").answer("nobility", "march.from", "utrecht", "march.to", "holland")
    t.answer("burghers", "march.from", "done").answer(
        "reformers", "march.from", "utrecht", "march.to", "holland"
    )
    assert [t.armies_in("holland", f) for f in ("nobility", "burghers", "reformers")] == [1, 1, 1]
    t.country("holland", catholics=4)
    assert t.phase("influence").over
    t.phase("battles")
    assert [t.armies_in("holland", f) for f in ("nobility", "burghers", "reformers")] == [0, 1, 0]
