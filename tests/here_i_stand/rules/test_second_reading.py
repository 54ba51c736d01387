"""What a second reading of the book against the procedures found."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.pirates import barbary_pirates
from cuius.titles.here_i_stand.ids import ALGIERS, FAITHS, ORAN, OTTOMAN, TRIPOLI
from cuius.titles.here_i_stand.phases.religion.papacy import university_sites
from cuius.titles.here_i_stand.phases.winter.phase import winter
from cuius.titles.here_i_stand.rules.religion import recoverable, reformable
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.tables import HisTable, his_table, war_table
from tests.here_i_stand.talks import agree, talks


@proves("15.3-r1", "15.3-r3", "24-k97")
def test_15_3_r3_a_card_between_two_actions_of_a_scots_raid_breaks_a_siege_at_once():
    t = war_table().ally("scotland", "france").war("france", "england")
    t.put("edinburgh", "france", regulars=4).control("france", "berwick").hand("ottoman", "landsknechts")
    t.put("york", "england", regulars=1).put("york", "france", hired=2).siege("york")
    play_card(t, "papacy", "scots_raid").answer("france", "action", "raise_regular", "build.where", "glasgow")
    t.answer("ottoman", "respond.between", "landsknechts")
    t.told("siege.broken", space="york")
    t.expect("france", "action")


def pavia(mercenaries: int = 4) -> HisTable:
    """Habsburg mercenaries in Pavia, two Papal regulars in Rome; the Sack is France's to play."""
    t = war_table().put("rome", "papacy", regulars=2).put("pavia", "habsburg", hired=mercenaries)
    return t.put("vienna", "habsburg", regulars=1)


@proves("21.5-p2c", "14-p1")
def test_21_5_p2c_landsknechts_reach_the_sack_in_time():
    t = pavia().hand("habsburg", "landsknechts")
    play_card(t, "france", "sack_of_rome").answer("habsburg", "respond.battle.mercenaries", "landsknechts")
    for space in ("rome", "rome", "rome"):
        t.answer("habsburg", "mercenaries.where", space)
    t.dice(battle_attack=[6, 6, 1, 1, 1, 1, 1], battle_defence=[1, 1, 1])
    t.answer("habsburg", "mercenaries.where", "vienna")
    assert (t.units("pavia", "habsburg"), t.units("vienna", "habsburg")) == ((0, 7), (1, 1))
    assert t.units("rome", "papacy") == (0, 0)


@proves("21.5-p2c", "24-k33")
def test_21_5_p2c_the_ottoman_scatters_those_who_march_on_rome():
    t = pavia(3).hand("ottoman", "landsknechts").dice(battle_attack=[1], battle_defence=[1, 1, 1])
    play_card(t, "france", "sack_of_rome").answer("ottoman", "respond.battle.mercenaries", "landsknechts")
    t.told("mercenaries.lost", power="habsburg", space="rome", times=2)
    t.told("sack.fails", power="habsburg")
    assert t.units("pavia", "habsburg") == (0, 1)


def test_r504_algiers_and_pirate_havens_take_no_part_in_the_religious_struggle():
    t = war_table().turn(2).faith("protestant", "gibraltar", "oran", "tripoli", "seville", "cartagena")
    assert ALGIERS not in reformable(t.state)
    assert ALGIERS not in university_sites(t.state)
    t.arrange(algiers_in_play=True).control("ottoman", "algiers").war("ottoman", "habsburg")
    play_card(t, "ottoman", "pirate_haven")
    assert [FAITHS[t.state.faith[s]].word for s in (ALGIERS, ORAN, TRIPOLI)] == [
        "neither",
        "neither",
        "protestant",
    ]
    assert ORAN not in recoverable(t.state)


def test_r504_barbary_pirates_leave_algiers_out_of_it():
    t = war_table().play(barbary_pirates, OTTOMAN)
    assert FAITHS[t.state.faith[ALGIERS]].word == "neither"


@proves("19.3-r5", "21.6-x2", "21.6-r16")
def test_r505_the_regulars_of_the_electorates_live_through_the_winters_before_the_league():
    t = his_table().turn(1, "winter").put("wittenberg", "protestant", regulars=2).seeded(1)
    t.put("augsburg", "protestant", regulars=2).play(winter).play_out()
    assert (t.units("wittenberg", "protestant"), t.units("augsburg", "protestant")) == ((2, 0), (2, 0))
    t = war_table().arrange(league=True).put("wittenberg", "protestant", regulars=2).seeded(1)
    t.control("habsburg", "wittenberg").turn(5, "winter").play(winter).play_out()
    assert t.units("wittenberg", "protestant") == (0, 0)  # after it they march


@proves("9.1-r11", "21.6-x2")
def test_r505_nobody_can_cede_the_ground_from_under_them():
    t = (
        talks()
        .arrange(league=False)
        .control("habsburg", "augsburg")
        .put("augsburg", "protestant", regulars=2)
    )
    agree(t, "habsburg", ("space", "habsburg", "papacy", "augsburg"))
    assert (t.holder("augsburg"), t.units("augsburg", "protestant")) == ("papacy", (2, 0))
