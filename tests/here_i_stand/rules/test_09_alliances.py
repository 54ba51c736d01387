"""9.2 What allies do together on the map, and what they do not."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import FRANCE, GENOA, HABSBURG, OTTOMAN, PAPACY, PLACES, VIENNA
from cuius.titles.here_i_stand.phases.land.movement import choose_mover, stands
from cuius.titles.here_i_stand.phases.land.siege import outnumbers
from cuius.titles.here_i_stand.phases.winter.phase import end_alliances, take_back_loans
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.rules.units import squadrons_of
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import war_table


def joint_defence():
    """Two Habsburg and two Papal units on a plain; the Ottoman at war with Habsburg only, two to one."""
    t = war_table().turn(3).impulse("ottoman", cp=5).war("ottoman", "habsburg").ally("habsburg", "papacy")
    t.put("graz", "habsburg", regulars=2, leaders=["ferdinand"]).put("graz", "papacy", regulars=2)
    t.put("agram", "ottoman", regulars=6, leaders=["suleiman"]).control("ottoman", "agram")
    return t


def stay(t):
    """Nobody slips away or intercepts."""
    while not t.over and t.waiting[0][1] in ("avoid.to", "intercept.from"):
        t.answer(t.waiting[0][0], t.waiting[0][1], "pass")
    return t


@proves("9.2-r13", "9.2-r22", "9.2-r15")
def test_9_2_r13_both_defend_as_one_and_share_the_losses():
    t = joint_defence().dice(attack=[6, 6, 1, 1, 1, 1, 1, 1], defence=[5, 5, 5, 5, 1, 1])
    march(t, "ottoman", "agram", "graz", regulars=6, leaders=["suleiman"])
    stay(t).play_out()
    left = t.units("graz", "habsburg")[0] + t.units("graz", "papacy")[0]
    assert left == 2
    assert t.units("graz", "habsburg")[0] == t.units("graz", "papacy")[0] == 1


@proves("9.2-r16")
def test_9_2_r16_the_odd_loss_falls_at_random():
    t = joint_defence().dice(attack=[6, 6, 6, 1, 1, 1, 1, 1], defence=[5, 5, 5, 5, 1, 1])
    t.draw("battle.odd_loss", "papacy")
    march(t, "ottoman", "agram", "graz", regulars=6, leaders=["suleiman"])
    stay(t).play_out()
    assert t.units("graz", "habsburg")[0] == 1
    assert t.units("graz", "papacy")[0] == 0


def test_9_2_r14_each_avoids_battle_by_its_own_roll():
    t = joint_defence()
    march(t, "ottoman", "agram", "graz", regulars=6, leaders=["suleiman"])
    asked = []
    while t.waiting[0][1] == "avoid.to":
        asked.append(t.waiting[0][0])
        if len(asked) == 2:
            break
        t.answer(asked[0], "avoid.to", "pass")
    assert set(asked) == {"habsburg", "papacy"}


@proves("9.2-r20")
def test_9_2_r20_allies_do_not_move_or_besiege_together():
    t = (
        war_table()
        .turn(3)
        .impulse("france", cp=3)
        .ally("france", "papacy")
        .put("turin", "papacy", regulars=2)
    )
    t.put("turin", "france", regulars=1).play(choose_mover, FRANCE, PLACES["turin"], 0).play_out()
    assert t.returned.size == 1
    assert PLACES["turin"] in stands(t.state, FRANCE)
    siege = war_table().war("habsburg", "france", "papacy").ally("france", "papacy")
    siege.put("vienna", "habsburg", regulars=2).put("vienna", "france", regulars=2)
    siege.put("vienna", "papacy", regulars=2).siege("vienna")
    assert not outnumbers(siege.state, FRANCE, VIENNA)


@proves("9.2-r18")
def test_9_2_r18_it_ends_with_the_turn():
    t = war_table().ally("france", "papacy").ally("genoa", "france").play(end_alliances)
    assert not allied(t.state, FRANCE, PAPACY)
    assert t.state.side[GENOA] == FRANCE


def test_9_2_r5_and_so_does_a_loan():
    t = war_table().ally("france", "papacy").lend("rome", "france", "papacy", 1).play(take_back_loans)
    assert t.state.loans == []
    assert squadrons_of(t.state, FRANCE, PLACES["rome"]) == 1


def test_9_2_r21_no_war_with_an_allys_enemies():
    t = joint_defence()
    assert at_war(t.state, OTTOMAN, HABSBURG)
    assert not at_war(t.state, OTTOMAN, PAPACY)
