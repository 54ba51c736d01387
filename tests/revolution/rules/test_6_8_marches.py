"""6.8 Army movement, and Beggars in its way (6.7.4)."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS, REGIONS
from tests.revolution.tables import empty_table

ENEMIES = ["catholics", "habsburgs", "nobility"]

both_editions = pytest.mark.parametrize("edition", EDITIONS)


def watched(edition="2007", many=1, region="holland", by="burghers", **armies):
    """Beggars stay in a region with these armies; the marches begin."""
    t = empty_table(edition=edition).army(region, **armies).hired(by).staying(region, many)
    return t.phase("marches")


def test_6_8_r1_along_an_arrow_once():
    t = empty_table().army("utrecht", nobility=1).phase("marches")
    t.expect("nobility", "march.from", ["utrecht", "done"]).answer("nobility", "march.from", "utrecht")
    t.expect("nobility", "march.to", ["gelderland", "holland"]).answer("nobility", "march.to", "holland")
    assert t.over  # it does not go on from there
    assert (t.armies_in("utrecht", "nobility"), t.armies_in("holland", "nobility")) == (0, 1)


def test_6_8_r1_each_army_of_a_section_for_itself():
    t = empty_table().army("utrecht", nobility=2).army("liege", nobility=1).phase("marches")
    t.answer("nobility", "march.from", "utrecht", "march.to", "holland")
    t.expect("nobility", "march.from", ["utrecht", "liege", "done"])  # the one now in Holland has moved
    t.answer("nobility", "march.from", "utrecht", "march.to", "gelderland")
    t.expect("nobility", "march.from", ["liege", "done"]).answer("nobility", "march.from", "done")
    assert t.over


def test_6_8_r2_marching_is_free():
    t = empty_table().army("north", reformers=1).coins(reformers=3).phase("marches")
    t.answer("reformers", "march.from", "north")
    assert t.armies_in("gelderland", "reformers") == 1
    assert t.coins_of("reformers") == 3


def test_6_8_r3_armies_in_stand_off_may_march():
    t = empty_table().army("north", reformers=1, catholics=1).phase("battles").phase("marches")
    t.answer("catholics", "march.from", "north").answer("reformers", "march.from", "north")
    assert t.armies_in("gelderland", "catholics") == t.armies_in("gelderland", "reformers") == 1


def test_6_8_r4_besieging_and_abandoned_armies_stay():
    t = empty_table().siege("utrecht", "catholics").abandoned("holland", nobility=2)
    assert t.phase("marches").over


@both_editions
@proves("6.8-r5")
def test_6_8_r5_an_army_whose_siege_was_lifted_may_march(edition):
    t = empty_table(edition=edition).siege("utrecht", "catholics").coins(burghers=2).phase("beggars")
    t.answer("burghers", "beggars.hire", 1, "beggars.region", "utrecht", "beggars.act", "relieve")
    t.phase("marches").answer("catholics", "march.from", "utrecht", "march.to", "holland")
    assert t.armies_in("holland", "catholics") == 1
    assert t.relieved_in("holland", "catholics") == (edition == "2007")
    assert t.relieved_in("utrecht", "catholics") == 0


@proves("6.8-r5")
def test_6_8_r5_fresh_and_relieved_armies_are_told_apart():
    t = empty_table().army("utrecht", catholics=2).relieved("utrecht", catholics=1).phase("marches")
    t.answer("catholics", "march.from", "utrecht").expect("catholics", "march.which", ["fresh", "relieved"])
    t.answer("catholics", "march.which", "fresh", "march.to", "holland")
    assert (t.relieved_in("utrecht", "catholics"), t.relieved_in("holland", "catholics")) == (1, 0)
    t.answer("catholics", "march.from", "utrecht").expect("catholics", "march.to")  # one kind is left


def test_6_8_r6_a_full_section_cannot_be_entered():
    """Active, abandoned and kept boxes fill Utrecht; Gelderland has one left."""
    t = empty_table().army("holland", nobility=2).army("utrecht", catholics=1).siege("utrecht", "burghers")
    t.abandoned("utrecht", habsburgs=1).army("zeeland", reformers=3).army("gelderland", reformers=2)
    t.phase("marches").answer("catholics", "march.from", "done").answer("nobility", "march.from", "holland")
    assert t.armies_in("gelderland", "nobility") == 1
    assert not t.asked("nobility")  # the second finds no box anywhere


@proves("6.8-r6")
def test_6_8_r6_a_box_left_a_moment_ago_is_free():
    t = empty_table().army("north", catholics=3).army("gelderland", catholics=3).phase("marches")
    t.expect("catholics", "march.from", ["gelderland", "done"])
    t.answer("catholics", "march.from", "gelderland", "march.to", "utrecht")
    t.expect("catholics", "march.from", ["north", "gelderland", "done"])


@both_editions
@pytest.mark.parametrize("enemy", ENEMIES)
@proves("6.7.4-r1")
def test_6_7_4_r1_beggars_that_stay_stop_the_first_enemy_that_leaves(enemy, edition):
    t = watched(edition, **{enemy: 1}).answer(enemy, "march.from", "holland", "march.to", "utrecht")
    if edition == "2007":
        t.answer("burghers", "march.stop", "stop")
    assert t.over
    assert t.armies_in("holland", enemy) == 1
    t.expect_event("march.stopped", faction=enemy, region="holland")


@both_editions
@pytest.mark.parametrize("friend", ["burghers", "reformers"])
@proves("6.7.4-r2")
def test_6_7_4_r2_burghers_and_reformers_are_never_hindered(friend, edition):
    t = watched(edition, **{friend: 1}).answer(friend, "march.from", "holland", "march.to", "utrecht")
    assert t.armies_in("utrecht", friend) == 1
    assert not any(t.state.march_tried)  # nor is it the first attempt


@both_editions
@proves("6.7.4-r3")
def test_6_7_4_r3_besieging_beggars_hinder_nobody(edition):
    t = empty_table(edition=edition).army("holland", catholics=1).hired("burghers")
    t.siege("leiden", "beggars").phase("marches")
    t.answer("catholics", "march.from", "holland", "march.to", "utrecht")
    assert t.armies_in("utrecht", "catholics") == 1


@both_editions
@proves("6.8-r7")
def test_6_8_r7_as_many_attempts_as_beggars_can_be_stopped(edition):
    """Two Beggars meet the first two armies, whichever enemy comes third."""
    t = watched(edition, 2, catholics=2, nobility=1)
    for _ in range(2):
        t.answer("catholics", "march.from", "holland", "march.to", "utrecht")
        if edition == "2007":
            t.answer("burghers", "march.stop", "stop")
    t.answer("nobility", "march.from", "holland", "march.to", "zeeland")
    assert (t.armies_in("holland", "catholics"), t.armies_in("utrecht", "catholics")) == (2, 0)
    assert t.armies_in("zeeland", "nobility") == 1
    t.expect_event("march.stopped", times=2, faction="catholics", region="holland")


@pytest.mark.parametrize("words", [("let", "stop"), ("stop", "let"), ("let", "let")])
def test_r31_each_beggar_has_one_army_to_stop_and_one_let_go_has_passed_it(words):
    t = watched("2007", 2, habsburgs=3)
    for word in words:
        t.answer("habsburgs", "march.from", "holland", "march.to", "utrecht")
        t.answer("burghers", "march.stop", word)
    t.answer("habsburgs", "march.from", "holland", "march.to", "zeeland")  # no Beggar is left to ask
    assert t.armies_in("zeeland", "habsburgs") == 1
    assert t.armies_in("utrecht", "habsburgs") == words.count("let")
    assert t.armies_in("holland", "habsburgs") == words.count("stop")


@both_editions
@proves("6.8-r7")
def test_6_8_r7_a_stopped_army_has_lost_its_move(edition):
    t = watched(edition, catholics=1).answer("catholics", "march.from", "holland", "march.to", "utrecht")
    if edition == "2007":
        t.answer("burghers", "march.stop", "stop")
    assert t.over  # it is not asked again


@proves("6.8-r7")
def test_6_8_r7_every_region_has_its_own_first_attempt():
    t = empty_table().army("holland", catholics=1).army("zeeland", catholics=1).hired("reformers")
    t.staying("holland", 1).staying("zeeland", 1).phase("marches")
    t.answer("catholics", "march.from", "holland", "march.to", "utrecht")
    t.answer("reformers", "march.stop", "stop")
    t.answer("catholics", "march.from", "zeeland", "march.to", "flanders")
    t.expect("reformers", "march.stop", about={"region": "zeeland", "faction": "catholics"})


@proves("6.8-r8")
def test_6_8_r8_in_2007_the_hirer_decides():
    t = watched("2007", by="reformers", habsburgs=2)
    t.answer("habsburgs", "march.from", "holland", "march.to", "utrecht")
    t.expect("reformers", "march.stop", ["stop", "let"], rule="6.8-r8").answer(
        "reformers", "march.stop", "let"
    )
    assert t.armies_in("utrecht", "habsburgs") == 1
    t.answer("habsburgs", "march.from", "holland", "march.to", "zeeland")
    assert t.armies_in("zeeland", "habsburgs") == 1  # the one Beggar has met its army


@proves("6.8-r9")
def test_6_8_r9_in_2004_the_first_is_always_stopped():
    t = watched("2004", habsburgs=2).answer("habsburgs", "march.from", "holland", "march.to", "utrecht")
    assert t.armies_in("holland", "habsburgs") == 2
    t.expect("habsburgs", "march.from", ["holland", "done"])


@proves("6.8-r10")
def test_6_8_r10_in_2004_stopping_a_march_does_not_use_the_beggar_up():
    t = watched("2004", catholics=1).answer("catholics", "march.from", "holland", "march.to", "utrecht")
    assert (t.beggars_in("holland"), t.state.beggars_box) == (1, 2)
    t.country("holland", reformers=1).phase("influence")
    t.answer("catholics", "influence.target", "holland_countryside:reformers")
    assert t.contents("holland_countryside") == {"reformers": 1}


@pytest.mark.parametrize("word", ["stop", "let"])
@proves("6.8-r12")
def test_6_8_r12_in_2007_a_beggar_that_stopped_a_march_stops_no_influence(word):
    t = watched("2007", catholics=2).answer("catholics", "march.from", "holland", "march.to", "utrecht")
    t.answer("burghers", "march.stop", word).answer("catholics", "march.from", "done")
    assert t.beggars_in("holland") == 1
    t.country("holland", reformers=1).phase("influence")
    t.answer("catholics", "influence.target", "holland_countryside:reformers")
    if word == "stop":
        assert t.contents("holland_countryside") == {"catholics": 1}
    else:
        t.expect("burghers", "influence.stop", ["stop", "let"])


def test_6_8_r11_counters_and_limits_do_not_matter():
    t = empty_table().army("north", nobility=1).country("gelderland", catholics=9).units("arnhem", burghers=1)
    t.phase("marches").answer("nobility", "march.from", "north")
    assert t.armies_in("gelderland", "nobility") == 1


def test_6_8_beggars_do_not_stop_who_enters():
    t = empty_table().army("utrecht", catholics=1).hired("burghers").staying("holland", 3).phase("marches")
    t.answer("catholics", "march.from", "utrecht", "march.to", "holland")
    assert t.armies_in("holland", "catholics") == 1


def test_6_8_allies_march_past_beggars_of_their_own_player():
    """Two players: the hirer's other faction is no enemy; the other player's two factions are."""
    t = empty_table(2).army("holland", reformers=1, catholics=1).hired("burghers").staying("holland", 1)
    t.phase("marches").answer("catholics", "march.from", "done")
    t.answer("reformers", "march.from", "holland", "march.to", "utrecht")
    assert t.armies_in("utrecht", "reformers") == 1


@pytest.mark.parametrize("enemy", ENEMIES)
def test_r31_a_first_march_is_stopped_by_choice_in_2007_and_always_in_2004(enemy):
    new, old = watched("2007", **{enemy: 1}), watched("2004", **{enemy: 1})
    for t in (new, old):
        t.answer(enemy, "march.from", "holland", "march.to", "utrecht")
    new.expect("burghers", "march.stop", ["stop", "let"])
    assert old.over
    assert old.armies_in("holland", enemy) == 1


def test_r59_a_relieved_army_may_march_and_is_stopped_like_any():
    t = empty_table().army("holland", catholics=1).relieved("holland", catholics=1)
    t.hired("burghers").staying("holland", 1).phase("marches")
    t.answer("catholics", "march.from", "holland", "march.to", "utrecht")
    t.answer("burghers", "march.stop", "stop")
    assert t.over
    assert t.relieved_in("holland", "catholics") == 1


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.8-r13")
def test_r63_arrows_join_all_regions_whose_provinces_touch(edition):
    board = empty_table(edition=edition).state.board
    for region in REGIONS.ids:
        beyond = {board.region_of[q] for p in board.provinces_in[region] for q in board.borders[p]}
        assert set(board.arrows[region]) == beyond - {region}


@pytest.mark.parametrize("target", ["rhineland", "liege"])
def test_r63_from_zeeland_across_the_generality(target):
    t = empty_table().army("zeeland", habsburgs=1).phase("marches")
    t.answer("habsburgs", "march.from", "zeeland", "march.to", target)
    assert t.armies_in(target, "habsburgs") == 1
