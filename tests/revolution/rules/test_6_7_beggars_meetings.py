"""6.7 Water Beggars where they meet marches, influence, conflict, movement and awards."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, beggars_sent, empty_table

EDITIONS = ("2007", "2004")
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def hired(t: RevolutionTable, many: int, by: str = "burghers") -> RevolutionTable:
    """So many Beggars are hired, and none is sent yet."""
    return t.coins(**{by: 2 * many}).phase("beggars").answer(by, "beggars.hire", many)


def sent(t: RevolutionTable, region: str, many: int, act: str, by: str = "burghers") -> RevolutionTable:
    """Part of those in hand, for one use."""
    t.answer(by, "beggars.region", region)
    if t.asked(by, "beggars.number"):
        t.answer(by, "beggars.number", many)
    return t.answer(by, "beggars.act", act) if t.asked(by, "beggars.act") else t


@both_editions
@proves("6.7-r8,r9", "6.7.1-r1", "6.7.3-r1")
def test_6_7_r8_two_destroy_the_last_army_and_the_third_plunders_behind_it(edition):
    t = hired(empty_table(edition=edition).army("zeeland", habsburgs=1), 3)
    sent(t, "zeeland", 2, "destroy")
    t.answer("burghers", "beggars.region", "zeeland").answer("burghers", "beggars.act", "plunder")
    t.answer("burghers", "beggars.town", "zeeland")
    assert t.pool_of("habsburgs") == 6
    assert t.contents("zeeland_countryside") == {"neutral": 1}
    assert t.state.beggars_box == 3


@both_editions
@proves("6.7-r9", "6.7.2-r1", "6.7.3-r4")
def test_6_7_3_r4_an_army_put_back_by_relief_guards_the_city(edition):
    """One Beggar lifts the siege; then there is an army in the region, and two besiege nothing."""
    t = empty_table(edition=edition).siege("utrecht", "catholics").units("utrecht", reformers=2)
    sent(hired(t, 3), "utrecht", 1, "relieve").answer("burghers", "beggars.region", "utrecht")
    t.answer("burghers", "beggars.number", 2).expect("burghers", "beggars.act", ["destroy", "stay"])


@both_editions
@proves("6.7.1-r1,r5", "6.8-r6")
def test_6_7_1_r5_a_destroyed_army_leaves_its_box_to_whoever_marches(edition):
    """Utrecht, three boxes, two of them filled by abandoned armies: full while the Habsburgs stand there."""
    t = empty_table(edition=edition).army("utrecht", habsburgs=1).abandoned("utrecht", nobility=2)
    t.army("holland", reformers=1).coins(burghers=4)
    t.phase("marches").answer("habsburgs", "march.from", "done")
    t.answer("reformers", "march.from", "holland").expect("reformers", "march.to", lacks=["utrecht"])
    t.answer("reformers", "march.to", "zeeland").army("zeeland", reformers=0).army("holland", reformers=1)
    beggars_sent(t, 2, "utrecht").answer("burghers", "beggars.act", "destroy").phase("marches")
    t.answer("reformers", "march.from", "holland").expect("reformers", "march.to", offers=["utrecht"])


@both_editions
@proves("6.7.3-r2", "6.11-r1,r4")
def test_6_7_3_r2_plunder_brings_conflict_to_a_full_province(edition):
    """Zeeland, limit 3: two Burghers and a Reformer; two plunderers' neutral counters make five."""
    t = empty_table(edition=edition).country("zeeland", burghers=2, reformers=1)
    t = hired(t, 2, "reformers").answer("reformers", "beggars.region", "zeeland", "beggars.number", 2)
    t.answer("reformers", "beggars.act", "plunder")
    t.answer("reformers", "beggars.town", "zeeland", "beggars.town", "zeeland").phase("conflict")
    # one Reformer first, then two and two together
    assert t.contents("zeeland_countryside") == {"burghers": 1, "neutral": 1}


@both_editions
@proves("6.7.3-r5", "6.11-r3", "6.12-r2", "6.14-r12", "6.15-r12", "6.17-r3")
def test_6_7_3_r5_a_city_that_beggars_besiege_through_all_the_phases(edition):
    """UTRECHT, limit 5 with its land: three Catholics inside, two Burghers and one Noble outside."""
    t = empty_table(edition=edition).units("utrecht", catholics=3).city("utrecht", "catholics")
    t.country("utrecht", burghers=2, nobility=1)
    beggars_sent(t, 2, "utrecht").answer("burghers", "beggars.act", "besiege")
    t.phase("conflict")
    assert t.contents("utrecht_countryside") == {"burghers": 2, "nobility": 1}  # three open ones, no conflict
    t.supply(6).phase("neutrals")
    assert t.country_count("utrecht", "neutral") == 0  # six in all: there is no room
    t.skip_to("neutrals.where", "catholics").play_out()
    t.phase("movement").play_out()
    t.supply(5).phase("storming")
    assert t.contents("utrecht") == {"neutral": 3}
    t.phase("awards")
    assert t.city_of("utrecht") is None
    assert t.province_of("utrecht") == "burghers"


@proves("6.7.4-r1", "6.8-r12", "6.9-r12,r13")
def test_6_8_r12_of_two_beggars_one_stops_a_march_and_the_other_an_influence():
    """2007: each has one of its effects."""
    t = empty_table().army("zeeland", catholics=2).country("zeeland", burghers=3)
    sent(hired(t, 2), "zeeland", 2, "stay").phase("marches")
    t.answer("catholics", "march.from", "zeeland", "march.to", "flanders").answer(
        "burghers", "march.stop", "stop"
    )
    t.answer("catholics", "march.from", "done").phase("influence")
    t.answer("catholics", "influence.target", "zeeland_countryside:burghers")
    t.answer("burghers", "influence.stop", "stop")
    t.answer("catholics", "influence.target", "zeeland_countryside:burghers")
    assert t.over  # no Beggar is left for the second army
    assert t.contents("zeeland_countryside") == {"burghers": 2, "catholics": 1}


@proves("6.7.4-r1", "6.8-r9,r10", "6.9-r14")
def test_6_8_r10_in_2004_two_beggars_stop_two_marches_and_two_influences():
    t = empty_table(edition="2004").army("zeeland", catholics=3).country("zeeland", burghers=3)
    sent(hired(t, 2), "zeeland", 2, "stay").phase("marches")
    for _ in range(3):
        t.answer("catholics", "march.from", "zeeland", "march.to", "flanders")
    assert (t.armies_in("zeeland", "catholics"), t.armies_in("flanders", "catholics")) == (2, 1)
    t.phase("influence")
    for _ in range(2):
        t.answer("catholics", "influence.target", "zeeland_countryside:burghers")
    assert t.contents("zeeland_countryside") == {"burghers": 3}
    assert (t.beggars_in("zeeland"), t.state.beggars_box) == (0, 3)


@both_editions
@proves("6.7.4-r1", "6.8-r7")
def test_6_8_r7_different_enemies_meet_different_beggars(edition):
    """Two Beggars, a Catholic, a Habsburg and a Noble: the first two in turn order meet one each."""
    t = empty_table(edition=edition).army("zeeland", catholics=1, habsburgs=1, nobility=1)
    sent(hired(t, 2), "zeeland", 2, "stay").phase("marches")
    for enemy in ("catholics", "habsburgs"):
        t.answer(enemy, "march.from", "zeeland", "march.to", "flanders")
        if edition == "2007":
            t.answer("burghers", "march.stop", "stop")
    t.answer("nobility", "march.from", "zeeland", "march.to", "flanders")
    assert [t.armies_in("flanders", f) for f in ("catholics", "habsburgs", "nobility")] == [0, 0, 1]


@both_editions
@proves("6.7.2-r2", "6.8-r7")
def test_6_8_r7_a_relieved_army_is_held_back_by_the_beggar_that_stays(edition):
    """One Beggar lifts the siege and goes home, another stays and stops the march away."""
    t = empty_table(edition=edition).siege("utrecht", "habsburgs").units("utrecht", reformers=1)
    t = hired(t, 2)
    sent(t, "utrecht", 1, "relieve")
    sent(t, "utrecht", 1, "stay").phase("marches")
    t.answer("habsburgs", "march.from", "utrecht", "march.to", "holland")
    if edition == "2007":
        t.answer("burghers", "march.stop", "stop")
    assert t.armies_in("utrecht", "habsburgs") == 1
    assert t.phase("storming").contents("utrecht") == {"reformers": 1}


@pytest.mark.parametrize(("edition", "converted"), [("2007", False), ("2004", True)])
@proves("6.7.2-r2", "6.9-r10", "6.9-r16")
def test_r59_relief_marching_on_and_influence_elsewhere(edition, converted):
    """In 2004 the relieved army converts where it goes; in 2007 it converts nothing all turn."""
    t = empty_table(edition=edition).siege("utrecht", "habsburgs").units("utrecht", reformers=1)
    t.units("delft", burghers=1)
    sent(hired(t, 1), "utrecht", 1, "relieve").phase("marches")
    t.answer("habsburgs", "march.from", "utrecht", "march.to", "holland").phase("influence")
    assert t.over is not converted
    if converted:
        t.answer("habsburgs", "influence.target", "delft:burghers")
        assert t.contents("delft") == {"habsburgs": 1}


@pytest.mark.parametrize(("players", "order"), [(2, None), (4, None), (5, "reformers first")])
@proves("6.7-r4,r5")
def test_6_7_r5_the_second_faction_hires_what_the_first_leaves(players, order):
    t = empty_table(players).coins(burghers=6, reformers=6)
    first, second = ("reformers", "burghers") if order else ("burghers", "reformers")
    if order:
        t.turn_order("reformers", "catholics", "habsburgs", "nobility", "burghers")
    t.phase("beggars").answer(first, "beggars.hire", 0).answer(second, "beggars.hire", 3)
    assert t.state.beggars_hand == 3
    t.answer(second, "beggars.region", "done")
    assert t.over
    assert (t.coins_of(first), t.coins_of(second), t.state.beggars_box) == (6, 0, 3)


@both_editions
@proves("6.7.1-r3", "6.7.2-r1", "6.7.3-r1")
def test_6_7_1_r3_the_hirers_own_army_stands_in_the_way(edition):
    """Two Beggars and a Burgher army: nothing to destroy, plunder or besiege; they can only stay."""
    t = empty_table(edition=edition).army("utrecht", burghers=1).units("utrecht", catholics=2)
    t = hired(t, 2).answer("burghers", "beggars.region", "utrecht").answer("burghers", "beggars.number", 2)
    assert t.over
    assert t.beggars_in("utrecht") == 2


@both_editions
@proves("6.7.1-r2,r5", "6.15-r1")
def test_6_7_1_r2_the_catholic_besieger_falls_and_the_habsburg_siege_goes_on(edition):
    t = empty_table(edition=edition).siege("leiden", "catholics").siege("haarlem", "habsburgs")
    t.units("leiden", reformers=2).units("haarlem", burghers=2)
    beggars_sent(t, 3, "holland").answer("burghers", "beggars.act", "destroy")
    t.phase("storming")
    assert t.contents("leiden") == {"reformers": 2}
    assert t.contents("haarlem") == {"habsburgs": 2}
    assert (t.pool_of("catholics"), t.armies_in("holland", "habsburgs")) == (6, 1)


@both_editions
@proves("6.7.3-r4", "6.15-r13,r14")
def test_6_15_r14_the_hirers_army_storms_before_its_beggars_sack(edition):
    """One neutral counter in supply: the storm of GENT needs it for a third counter, LEIDEN gets none."""
    t = empty_table(edition=edition).siege("gent", "reformers").units("gent", catholics=3)
    t.units("leiden", burghers=2).siege("leiden", "beggars").hired("reformers").supply(1)
    t.phase("storming")
    assert t.contents("gent") == {"reformers": 2, "neutral": 1}
    assert t.contents("leiden") == {}
    assert t.state.beggars_box == 3


@both_editions
@proves("6.7.3-r7")
def test_r64_overijssel_has_no_town_to_plunder_or_loot(edition):
    """Of the region of Gelderland only Gelderland itself; a counter in Overijssel can be looted."""
    t = empty_table(edition=edition).country("overijssel", burghers=1)
    beggars_sent(t, 1, "gelderland").answer("burghers", "beggars.act", "plunder")
    assert t.contents("gelderland_countryside") == {"neutral": 1}
    t.army("gelderland", nobility=1).phase("maintenance")
    t.expect("nobility", "army.loot", ["gelderland", "overijssel_countryside:burghers"])
