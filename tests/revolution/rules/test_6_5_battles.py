"""6.5 Battles between armies."""

from itertools import product

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS, FACTIONS, REGIONS
from tests.revolution.tables import empty_table

FLANDERS = REGIONS["flanders"]
"""A section of five boxes."""

ALLIES = ({"catholics", "habsburgs"}, {"burghers", "reformers"})


def fought(players=5, edition="2007", **armies):
    return empty_table(players, edition=edition).army("flanders", **armies).phase("battles")


def left(t):
    return {f: n for f in FACTIONS.words if (n := t.armies_in("flanders", f))}


def stood_off(t):
    return t.state.standoff[FLANDERS]


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.5-r4,r5")
def test_6_5_r4_example_1_the_most_opposed_fall_and_the_burghers_stay(edition):
    t = fought(edition=edition, nobility=1, burghers=1, reformers=1)
    assert left(t) == {"burghers": 1}
    assert not stood_off(t)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.5-r4,r5")
def test_6_5_r5_example_2_one_habsburg_army_is_left(edition):
    """D-21: two texts name the Burghers, but their own steps remove both Burgher armies."""
    t = fought(4, edition, catholics=1, habsburgs=2, burghers=2)
    assert left(t) == {"habsburgs": 1}
    assert not stood_off(t)
    assert [t.pool_of(f) for f in ("catholics", "habsburgs", "burghers")] == [6, 5, 6]


def test_r23_the_steps_of_the_second_example_decide():
    assert left(fought(4, catholics=1, habsburgs=2, burghers=2)) == {"habsburgs": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.5-r6")
def test_6_5_r6_example_3_each_loses_one_and_the_last_two_stand_off(edition):
    t = fought(edition=edition, catholics=2, nobility=2)
    assert left(t) == {"catholics": 1, "nobility": 1}
    assert stood_off(t)


@proves("6.5-r4")
def test_6_5_r4_opposition_follows_the_alignment():
    """Catholics and Reformers are further apart than Nobility and Burghers."""
    t = fought(catholics=1, nobility=1, burghers=1, reformers=1)
    assert left(t) == {"nobility": 1, "burghers": 1}
    assert stood_off(t)
    t = fought(catholics=1, habsburgs=1, nobility=1, burghers=1)
    assert left(t) == {"habsburgs": 1, "nobility": 1}
    assert left(fought(catholics=1, habsburgs=1, nobility=1, burghers=1, reformers=1)) == {"nobility": 1}


def test_6_5_r1_one_faction_alone_fights_nobody():
    t = fought(habsburgs=5)
    assert left(t) == {"habsburgs": 5}
    assert not stood_off(t)
    assert not t.events("battle.fought")
    assert not stood_off(fought(habsburgs=2))


def test_6_5_r2_two_armies_stand_off_without_a_fight():
    t = fought(catholics=1, reformers=1)
    assert left(t) == {"catholics": 1, "reformers": 1}
    assert stood_off(t)
    assert not t.events("battle.fought")


def test_6_5_r2_two_against_one_do_fight():
    t = fought(catholics=2, reformers=1)
    assert left(t) == {"catholics": 1}
    assert not stood_off(t)


@proves("6.4-r14", "6.5-r3")
def test_6_5_r3_allies_do_not_fight_each_other():
    t = fought(2, catholics=3, habsburgs=2)
    assert left(t) == {"catholics": 3, "habsburgs": 2}
    assert not t.events("battle.fought")
    assert left(fought(4, catholics=3, habsburgs=2)) == {"catholics": 1}  # strangers do


@proves("6.4-r14", "6.5-r5")
def test_6_5_r5_a_battle_ends_when_allies_are_left():
    t = fought(2, catholics=2, habsburgs=2, burghers=1)
    assert left(t) == {"catholics": 1, "habsburgs": 2}
    assert not stood_off(t)
    t = fought(2, catholics=1, habsburgs=2, burghers=1, reformers=1)
    assert left(t) == {"habsburgs": 1}


@proves("6.4-r15")
def test_6_4_r15_two_allied_armies_stand_off():
    assert stood_off(fought(2, catholics=1, habsburgs=1))
    t = fought(2, catholics=2, habsburgs=1, reformers=1)
    assert left(t) == {"catholics": 1, "habsburgs": 1}
    assert stood_off(t)


def test_r24_exactly_two_allied_armies_stand_off_three_do_not():
    assert stood_off(fought(2, burghers=1, reformers=1))
    t = fought(2, burghers=2, reformers=1)
    assert left(t) == {"burghers": 2, "reformers": 1}
    assert not stood_off(t)
    t.units("gent", catholics=2).phase("sieges").expect("burghers", "siege.city", offers=["gent"])


def test_6_5_r7_the_fallen_return_to_their_pools():
    t = fought(catholics=2, nobility=1, reformers=2)
    assert [t.pool_of(f) for f in FACTIONS.words] == [6, 6, 5, 6, 6]
    t.expect_event("battle.fought", times=1, region="flanders", left=["nobility"])


def test_6_5_r8_abandoned_armies_take_no_part():
    t = empty_table().army("flanders", catholics=1, nobility=1).abandoned("flanders", reformers=2)
    t.phase("battles")
    assert left(t) == {"catholics": 1, "nobility": 1}
    assert stood_off(t)
    assert t.abandoned_in("flanders", "reformers") == 2
    t = empty_table().army("flanders", catholics=1).abandoned("flanders", reformers=1).phase("battles")
    assert not stood_off(t)


def test_6_5_every_section_fights_for_itself_and_nobody_is_asked():
    t = empty_table().army("flanders", catholics=1).army("brabant", reformers=1, nobility=1, habsburgs=1)
    t.army("holland", burghers=1, reformers=1).standoff("flanders").phase("battles")
    assert t.over
    assert t.armies_in("brabant", "nobility") == 1
    assert [r.word for r in REGIONS if t.state.standoff[r]] == ["holland"]


def middle(line, peaceful):
    while not peaceful(line):
        line = line[1:-1]
    return line


@pytest.mark.parametrize("players", [2, 5])
@proves("6.5-r1..r6")
def test_6_5_r5_every_line_up_ends_in_its_middle(players):
    """All sections of up to five armies, against the rule told the other way round."""

    def peaceful(line):
        at_war = len(set(line)) > 1 and not (players == 2 and any(set(line) <= side for side in ALLIES))
        return len(line) <= 2 or not at_war

    for numbers in product(range(4), repeat=5):
        if sum(numbers) > 5 or (players == 2 and numbers[2]):
            continue
        line = [f for f, n in zip(FACTIONS.words, numbers, strict=True) for _ in range(n)]
        t = fought(players, **{f: n for f, n in zip(FACTIONS.words, numbers, strict=True) if n})
        stays = middle(line, peaceful)
        assert left(t) == {f: stays.count(f) for f in FACTIONS.words if f in stays}, line
        assert stood_off(t) == (len(stays) == 2 and len(set(stays)) == 2), line
