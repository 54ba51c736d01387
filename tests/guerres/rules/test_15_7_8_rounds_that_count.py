"""15.7.2, 15.7.8 Which rounds have been played, which declined, and when the war ends."""

from __future__ import annotations

from cuius.core.rulebook import proves
from tests.guerres.tables import GuerresTable, war_table

SAFE = [1, 1]


def lost_and_split() -> GuerresTable:
    """Condé's single point dies in Limousin; then Coligny leaves a rest behind that gets the marker."""
    t = (
        war_table()
        .only_in_play("huguenot")
        .army("huguenot_1", "saintonge", 1, "louis_de_conde")
        .coins(huguenot=9)
    )
    t.army("huguenot_2", "poitou", 3, "gaspard_de_coligny")
    t.army("royalist_1", "limousin", 9, "anne_de_montmorency")
    t.phase("war_rounds").answer("huguenot", "war.announce", "limousin")
    t.answer("huguenot", "war.join", "stay").dice("battle.fate", SAFE, SAFE)
    t.dice(attack=[1, 1], defence=[6, 6, 6, 6]).answer("huguenot", "war.share", "2")
    t.answer("huguenot", "war.fight", "fight").answer("royalist", "war.reply", "stand")
    assert t.place_of("huguenot_1") == "nowhere"
    return t.answer("huguenot", "war.announce", "berry", "war.troops", "2")


@proves("15.7.8-r1", "15.7.2-r23")
def test_15_7_8_r1_who_has_fought_has_not_declined_though_his_marker_serves_again():
    t = lost_and_split()
    assert t.place_of("huguenot_1") == "poitou"
    t.answer("huguenot", "war.share", "take_back").answer("huguenot", "war.announce", "rest")
    t.expect("huguenot", "war.announce", offers=["berry"])
    assert t.state.declined == 1


@proves("15.7.8-r1", "20-r1")
def test_15_7_8_r1_who_dies_on_the_way_has_not_declined():
    """The only army falls to peasants before it arrives: the camp has acted all the same."""
    t = war_table().army("huguenot_1", "saintonge", 1, "louis_de_conde").coins(huguenot=9)
    t.army("huguenot_2", "bearn", 2, "gaspard_de_coligny").army("peasant_revolt", "poitou", 3)
    t.dice(interception=[6, 6], attack=[1, 1], defence=[6], fate=SAFE)
    t.phase("war_rounds").answer("huguenot", "war.announce", "berry").answer("huguenot", "war.step", "poitou")
    assert t.place_of("huguenot_1") == "nowhere"
    t.answer("huguenot", "war.join", "stay").answer("huguenot", "war.announce", "rest")
    assert t.state.declined == 1
