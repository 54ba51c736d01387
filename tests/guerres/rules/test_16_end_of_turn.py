"""16 The end of a turn."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.phases.turn import end_of_turn
from cuius.titles.guerres.rules.court import court_order
from tests.guerres.tables import war_table


@proves("16-r5")
def test_16_r5_end_cards_royalist_ally_lone():
    t = war_table(windows="discreet").at("end_of_turn")
    asked = []
    t.play(end_of_turn)
    while t.waiting and t.waiting[0][1] == "event.end":
        asked.append(t.waiting[0][0])
        t.answer(asked[-1], "event.end", "pass")
    assert asked == [f.word for f in court_order(t.state) if f.word in asked]


@proves("16-r1", "16-r2", "16-r3", "16-r4")
def test_16_r1_the_map_is_cleared_and_leaders_return():
    t = war_table(2).army("royalist_1", "ile_de_france", 5, "anne_de_montmorency").coins(league=3)
    t.points(huguenot=4).arrange(lambda g: g.leave_army(1, -2), captor={1: 2})
    t.phase("end_of_turn")
    assert t.place_of("royalist_1") == "nowhere"
    assert t.in_reserve("anne_de_montmorency")
    assert t.in_reserve("henri_de_valois")
    assert t.money_of("league") == 0
    assert t.war_points_of("huguenot") == 0


@proves("16-r6")
def test_r49_revolts_end_with_the_turn_after_victory_was_counted():
    t = war_table(4).army("governor_revolt", "quercy", 5).phase("end_of_turn")
    assert t.place_of("governor_revolt") == "nowhere"
