"""15.7.1, 15.7.3 Movement, the Loire, the Channel; parts of armies."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.rules.movement import (
    crosses_loire,
    distances,
    exits,
    movement_points,
    parts,
    provinces_open,
    refuges,
)
from tests.guerres.tables import GuerresTable, war_table

HUGUENOT_1, ROYALIST_1, ROYALIST_2 = ARMIES["huguenot_1"], ARMIES["royalist_1"], ARMIES["royalist_2"]
LOIRE = ("bretagne", "anjou", "orleanais", "berry", "auvergne")


def reach(t: GuerresTable, army: str = "huguenot_1") -> set[str]:
    """Where an army gets in one round, whole and by its own strength."""
    g, a = t.state, ARMIES[army]
    most = movement_points(g, a, g.troops[a])
    return {PROVINCES[p].word for p in distances(g, a, g.army_at[a], g.came_from[a], most)}


@proves("15.7.1-r1", "15.7.1-r2")
@pytest.mark.parametrize(("troops", "points"), [(1, 3), (3, 3), (4, 2), (6, 2), (7, 1), (9, 1)])
def test_15_7_1_r2_movement_by_size(troops, points):
    t = war_table().army("huguenot_1", "guyenne", troops)
    assert movement_points(t.state, HUGUENOT_1, troops) == points
    assert t.state.board.size_of[troops] == (troops - 1) // 3


def test_15_7_1_r3_each_province_costs_a_point():
    assert reach(war_table().army("huguenot_1", "bearn", 7)) == {
        "bearn",
        "guyenne",
        "haut_languedoc",
        "espagne",
    }
    assert "limousin" in reach(war_table().army("huguenot_1", "bearn", 4))
    assert "berry" not in reach(war_table().army("huguenot_1", "bearn", 4))
    assert "berry" in reach(war_table().army("huguenot_1", "bearn", 3))


@proves("15.7.3-r3", "15.7.3-r5")
def test_15_7_3_r5_without_a_loire_town_the_army_stops():
    """EX-07 Loire stop."""
    t = war_table().army("huguenot_1", "lyonnais", 4)
    assert "auvergne" in reach(t)
    assert "limousin" not in reach(t)
    t.towns("huguenot", "issoire")
    assert "limousin" in reach(t)


@proves("15.7.3-r4")
def test_r35_the_provinces_of_the_six_towns():
    t = war_table()
    assert [PROVINCES[p].word for p, runs in enumerate(t.state.board.loire) if runs] == list(LOIRE)
    assert crosses_loire(t.state, 1, PROVINCES["orleanais"])
    t.towns("royalist", "orleans")
    assert not crosses_loire(t.state, 1, PROVINCES["orleanais"])
    t.towns("huguenot", "blois")
    assert crosses_loire(t.state, 1, PROVINCES["orleanais"])


@proves("15.7.3-r3")
def test_15_7_3_r3_an_ally_s_town_on_the_river_will_do():
    t = war_table().towns("league", "nantes").army("royalist_1", "normandie", 4)
    assert "poitou" in reach(t, "royalist_1")


@proves("15.7.3-r6")
def test_15_7_3_r6_an_army_stopped_on_the_loire_leaves_in_any_direction():
    """C-06."""
    t = war_table().towns("royalist", "orleans").army("huguenot_1", "orleanais", 3)
    t.arrange(came_from={HUGUENOT_1: int(PROVINCES["champagne"])})
    assert {"ile_de_france", "berry", "anjou"} <= reach(t)


@proves("15.7.3-r7")
def test_r36_strictly_it_leaves_to_the_bank_it_came_from():
    t = war_table(loire="strict").army("huguenot_1", "auvergne", 7)
    t.arrange(came_from={HUGUENOT_1: int(PROVINCES["quercy"])})
    at = PROVINCES["auvergne"]
    assert [p.word for p in exits(t.state, HUGUENOT_1, at, PROVINCES["quercy"])] == ["quercy", "limousin"]
    assert [p.word for p in exits(t.state, HUGUENOT_1, at, PROVINCES["lyonnais"])] == [
        "bourgogne",
        "lyonnais",
    ]
    assert "lyonnais" not in reach(t)
    t.towns("huguenot", "issoire")
    assert "lyonnais" in reach(t)


@proves("15.7.3-r1")
def test_r34_the_channel_takes_a_point():
    t = war_table().army("huguenot_1", "angleterre", 7)
    assert reach(t) == {"angleterre", "picardie", "normandie", "bretagne"}
    assert "ile_de_france" not in reach(t)
    assert "ile_de_france" in reach(war_table().army("huguenot_1", "angleterre", 4))


def test_15_7_1_r2_flooded_roads_and_forced_marches_change_the_points():
    t = war_table().army("huguenot_1", "bearn", 3).force("forced_march", HUGUENOT_1 + 1)
    assert movement_points(t.state, HUGUENOT_1, 3) == 4
    t.force("flooded_roads", HUGUENOT_1 + 1)
    assert movement_points(t.state, HUGUENOT_1, 3) == 1


def test_15_7_2_r3_an_army_weary_of_war_does_not_leave():
    t = war_table().army("huguenot_1", "guyenne", 3).coins(huguenot=9)
    t.arrange(frozen={PROVINCES["guyenne"]: True})
    assert provinces_open(t.state, HUGUENOT_1, 0) == [PROVINCES["guyenne"]]


@proves("15.7.2-r4")
def test_r30_a_part_may_go_and_the_rest_has_a_marker_and_a_leader(fights):
    t = war_table().army("huguenot_1", "guyenne", 8, "louis_de_conde").coins(huguenot=9)
    t.only_in_play("huguenot", "louis_de_conde", "gaspard_de_coligny").arrange(active=1)
    t.play(activate, HUGUENOT_1, PROVINCES["quercy"])
    t.expect("huguenot", "war.troops", options=["8", "7", "6", "5", "4"])
    t.dice(attrition=[1, 1]).answer("huguenot", "war.troops", "5").answer("huguenot", "war.share", "3")
    assert (t.troops_of("huguenot_1"), t.place_of("huguenot_1")) == (5, "quercy")
    assert (t.troops_of("huguenot_2"), t.place_of("huguenot_2")) == (3, "guyenne")
    assert (t.commander_of("huguenot_1"), t.commander_of("huguenot_2")) == (
        "louis_de_conde",
        "gaspard_de_coligny",
    )


@proves("15.7.2-r4", "15.5-r2")
@pytest.mark.parametrize(
    ("commander", "waiting", "least"),
    [
        ("louis_de_conde", "gaspard_de_coligny", 4),  # A, and B for the rest
        ("gaspard_de_coligny", "henri_de_conde", 1),  # both B
        ("louis_de_conde", "", 4),  # the default leader is a D
        ("", "", 1),
    ],
)
def test_r30_the_larger_part_has_the_better_leader(commander, waiting, least):
    t = war_table().army("huguenot_1", "guyenne", 7, commander).coins(huguenot=9)
    t.only_in_play("huguenot", commander, waiting)
    assert parts(t.state, HUGUENOT_1, PROVINCES["quercy"], 0) == list(range(7, least - 1, -1))


@proves("15.7.2-r4", "15.5-r2")
def test_r30_where_a_better_leader_waits_the_larger_part_stays_with_him():
    """Coligny (B) leads; Condé (A) waits: of seven points at most three go, or all."""
    t = war_table().army("huguenot_1", "guyenne", 7, "gaspard_de_coligny").coins(huguenot=9)
    t.only_in_play("huguenot", "gaspard_de_coligny", "louis_de_conde")
    assert parts(t.state, HUGUENOT_1, PROVINCES["quercy"], 0) == [7, 3, 2, 1]


@proves("15.7.2-r4", "19-l6")
@pytest.mark.parametrize(("triumvirate", "least"), [(0, 1), (1, 4)])
def test_r30_under_the_triumvirate_a_royalist_of_equal_rank_is_the_lesser(triumvirate, least):
    t = war_table().army("royalist_1", "berry", 8, "francois_de_guise").coins(royalist=9)
    t.only_in_play("league", "francois_de_guise").only_in_play("royalist", "anne_de_montmorency")
    t.force("triumvirate", triumvirate)
    assert parts(t.state, ROYALIST_1, PROVINCES["bourgogne"], 0)[-1] == least


@proves("15.7.2-r4", "15.7.1-r2")
def test_r30_a_smaller_part_goes_farther_and_needs_a_free_marker():
    t = war_table().only_in_play("huguenot").army("huguenot_1", "bearn", 8).coins(huguenot=9)
    assert parts(t.state, HUGUENOT_1, PROVINCES["limousin"], 0) == [6, 5, 4, 3, 2, 1]
    for number, province in enumerate(("poitou", "berry", "anjou", "provence"), 2):
        t.army(f"huguenot_{number}", province, 1)
    assert parts(t.state, HUGUENOT_1, PROVINCES["limousin"], 0) == []
    assert parts(t.state, HUGUENOT_1, PROVINCES["guyenne"], 0) == [8]


@proves("15.7.2-r4", "15.7.2-r20")
def test_r83_the_part_that_stays_is_another_army(fights):
    t = war_table().army("huguenot_1", "guyenne", 8, "louis_de_conde").coins(huguenot=9)
    t.only_in_play("huguenot", "louis_de_conde", "gaspard_de_coligny").arrange(active=1)
    t.play(activate, HUGUENOT_1, PROVINCES["quercy"])
    t.dice(attrition=[1, 1]).answer("huguenot", "war.troops", "4").answer("huguenot", "war.share", "3")
    assert (t.state.moved[HUGUENOT_1], t.state.moved[ARMIES["huguenot_2"]]) == (True, False)


@proves("15.7.4-r12")
def test_r37_refuge_is_next_door_with_a_town_and_no_enemy():
    t = war_table().army("huguenot_1", "guyenne", 3)
    assert [p.word for p in refuges(t.state, HUGUENOT_1)] == ["quercy", "bearn", "saintonge"]
    t.army("royalist_1", "quercy", 3).army("peasant_revolt", "bearn", 3)
    assert [p.word for p in refuges(t.state, HUGUENOT_1)] == ["saintonge"]
