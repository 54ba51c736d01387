"""15.2, 15.3 Placing troops."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import HUGUENOT, LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.phases.changes import place_troops
from tests.guerres.tables import war_table

EMPIRE, POITOU = PROVINCES["saint_empire"], PROVINCES["poitou"]


@proves("15.2-r2")
def test_15_2_r2_troops_bring_a_marker():
    t = war_table().play(place_troops, HUGUENOT, POITOU, 4)
    assert (t.troops_of("huguenot_1"), t.place_of("huguenot_1")) == (4, "poitou")


@proves("14.7-r21", "15.3-r15")
def test_r20_abroad_they_join_an_own_army_and_form_another():
    t = war_table().army("huguenot_1", "saint_empire", 7).play(place_troops, HUGUENOT, EMPIRE, 4)
    assert (t.troops_of("huguenot_1"), t.troops_of("huguenot_2")) == (9, 2)


@proves("15.3-r14", "15.3-r16")
def test_r26_in_france_they_join_the_allys_army_up_to_nine():
    t = war_table().army("royalist_1", "poitou", 7).play(place_troops, LEAGUE, POITOU, 4)
    assert t.troops_of("royalist_1") == 9
    assert t.troops_of("league_1") == 0
    t.expect_event("troops.lost", troops=2)


@proves("15.2-r1", "15.2-r3", "15.3-r17", "3.2-r1")
def test_r62_without_a_marker_they_are_lost():
    t = war_table()
    for number, province in enumerate(("anjou", "berry", "picardie", "champagne", "auvergne"), 1):
        t.army(f"royalist_{number}", province, 1)
    assert t.play(place_troops, ROYALIST, POITOU, 3).returned == 0
