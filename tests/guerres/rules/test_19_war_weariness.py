"""19 War weariness: where it holds, and what ends it."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.rounds import activate
from tests.guerres.tables import GuerresTable, war_table

ROYALIST_1 = ARMIES["royalist_1"]
ORLEANAIS, BERRY = PROVINCES["orleanais"], PROVINCES["berry"]


def weary(target: str = "orleanais") -> GuerresTable:
    """Montpensier marches on weary Orléanais, or through it."""
    t = war_table().army("royalist_1", "ile_de_france", 3, "louis_de_montpensier").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde")
    t.arrange(active=0, frozen={ORLEANAIS: True, BERRY: True})
    return t.play(activate, ROYALIST_1, PROVINCES[target]).answer("royalist", "war.troops", "3")


@proves("19-k1", "15.7.2-r13")
def test_19_k1_a_move_that_is_taken_back_wakes_nobody():
    t = weary().answer("royalist", "war.share", "take_back")
    assert t.place_of("royalist_1") == "ile_de_france"
    assert t.state.frozen[ORLEANAIS]


@proves("19-k1", "15.7.2-r13")
def test_19_k1_nor_do_the_provinces_on_its_way():
    t = weary("berry")
    assert not t.state.frozen[ORLEANAIS]
    assert not t.state.frozen[BERRY]
    t.answer("royalist", "war.share", "take_back")
    assert (t.state.frozen[ORLEANAIS], t.state.frozen[BERRY]) == (True, True)


@proves("19-k1")
def test_19_k1_a_move_that_is_paid_for_wakes_every_province_it_entered():
    t = weary("berry").answer("royalist", "war.share", "2")
    assert (t.state.frozen[ORLEANAIS], t.state.frozen[BERRY]) == (False, False)
