"""21.5 The Sack of Rome."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, FRANCE, HABSBURG, PAPACY, SACK_OF_ROME
from cuius.titles.here_i_stand.phases.religion.papacy import bannable
from cuius.titles.here_i_stand.phases.religion.sack_of_rome import can_sack, owners, sack_rome
from cuius.titles.here_i_stand.rules.cards import KEPT
from cuius.titles.here_i_stand.state import POWER_COUNT, WAR
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.preaching import catholic_world
from tests.here_i_stand.tables import HisTable, war_table


def italy(guard: int = 2, swiss: int = 1, **options: str) -> HisTable:
    """Habsburg mercenaries in Pavia, Papal regulars and mercenaries in Rome."""
    t = catholic_world(**options).put("rome", "papacy", regulars=guard, hired=swiss)
    return t.put("pavia", "habsburg", regulars=1, hired=4, leaders=["ferdinand"]).impulse(
        "france", card="sack_of_rome"
    )


@proves("21.5-r15", "21.5-r16")
def test_21_5_r15_more_mercenaries_in_one_stack_than_papal_regulars_in_rome():
    t = italy()
    assert [p.word for p in owners(t.state)] == ["habsburg"]
    assert not can_sack(italy(guard=4).state, FRANCE)
    t = catholic_world().put("rome", "papacy", regulars=1).put("taranto", "ottoman", hired=4)
    t.put("paris", "france", hired=4).put("milan", "france", hired=1)
    assert owners(t.state) == ()  # cavalry, another zone, too few
    t.control("france", "rome")
    assert owners(t.put("milan", "france", hired=1).state) == (FRANCE,)


def test_R136_rome_need_not_be_papal():
    t = catholic_world().control("france", "rome").put("milan", "habsburg", hired=1)
    assert owners(t.state) == (HABSBURG,)


def sack(t: HisTable, attack: list[int], defence: list[int]) -> HisTable:
    return t.dice(battle_attack=attack, battle_defence=defence).play(sack_rome, FRANCE)


@proves("21.5-p1", "21.5-p2", "21.5-p2b", "21.5-p3", "21.5-p3b", "21.5-p4", "21.5-p6", "21.5-p6b", "21.5-p6c")
def test_21_5_p6_rome_falls():
    t = (
        italy()
        .arrange(st_peters=8)
        .hand("papacy", "gout", "foul_weather")
        .draw(card_taken=["gout", "foul_weather"])
    )
    rating = t.state.board.battle[4]
    sack(t, [5, 5, 5, 5] + [1] * (1 + rating), [6, 1, 1])  # five units and Ferdinand against two and one
    t.expect("habsburg", "sack.loss", options=["regular", "mercenary"]).answer(
        "habsburg", "sack.loss", "mercenary"
    )
    assert t.units("rome", "papacy") == (0, 0)  # two regulars, then the mercenary
    assert t.units("pavia", "habsburg") == (1, 3)
    assert t.where("ferdinand") == "pavia"
    assert t.state.st_peters == 5  # R140: three of five points were in the box
    t.expect("habsburg", "sack.keep", options=["gout", "foul_weather"]).answer(
        "habsburg", "sack.keep", "gout"
    )
    assert t.holds("habsburg") == ["gout"]
    assert [CARDS[c].word for c in t.state.discards] == ["foul_weather"]
    assert t.returned == KEPT
    assert int(SACK_OF_ROME) in t.state.removed


def test_21_5_r17_it_is_no_war_and_no_ground_for_a_bull():
    t = italy()
    sack(t, [5, 5, 5] + [1] * (2 + t.state.board.battle[4]), [1, 1, 1])
    assert t.state.relation[HABSBURG * POWER_COUNT + PAPACY] != WAR
    assert [ban.word for ban in bannable(t.state)] == []
    assert t.returned == KEPT  # nothing to draw from an empty hand


def test_21_5_p5_a_tie_saves_rome():
    t = italy()
    sack(t, [5, 5] + [1] * (3 + t.state.board.battle[4]), [6, 6, 1])
    t.expect_event("sack.fails", power="habsburg")
    assert t.returned is None
    assert t.units("rome", "papacy") == (0, 1)
    assert t.units("pavia", "habsburg") == (0, 3)  # R139: one of each


def test_R137_without_regulars_the_papacy_still_throws_its_die():
    t = italy(guard=0, swiss=3)
    sack(t, [5] + [1] * (4 + t.state.board.battle[4]), [1])
    t.expect_event("sack.ends")
    assert t.units("rome", "papacy") == (0, 2)


@proves("21.5-p2c")
def test_R138_the_owner_of_the_stack_plays_the_combat_cards():
    t = italy().hand("habsburg", "arquebusiers").hand("france", "field_artillery")
    t.dice(battle_attack=[5] * 3 + [1] * (2 + t.state.board.battle[4]), battle_defence=[1] * 3)
    t.play(sack_rome, FRANCE).expect("habsburg", "respond.battle.cards", offers=["arquebusiers"])
    t.answer("habsburg", "respond.battle.cards", "pass")
    assert not t.asked("france")


def test_21_5_p6b_in_2017_habsburg_keeps_a_card_too():
    t = italy(edition="2017").hand("papacy", "gout").draw(card_taken=["gout"])
    sack(t, [5, 5, 5] + [1] * (2 + t.state.board.battle[4]), [1, 1, 1])
    assert t.holds("habsburg") == ["gout"]


@proves("24-k29")
def test_21_5_p3_a_surprise_attack_kills_no_more_than_stand_in_rome():
    t = italy(guard=1).hand("habsburg", "surprise_attack")
    t.dice(battle_attack=[5] * (5 + t.state.board.battle[4])).play(sack_rome, FRANCE)
    t.answer("habsburg", "respond.battle.cards", "surprise_attack")
    assert t.units("rome", "papacy") == (0, 0)  # the regular, then the mercenary; nobody is left to roll
    assert t.units("pavia", "habsburg") == (1, 4)


@proves("24-k26")
def test_21_5_p3_a_hit_on_bribed_mercenaries_kills_nobody_else():
    t = italy(guard=1, swiss=2).hand("papacy", "mercenaries_bribed")
    t.dice(battle_attack=[5, 5] + [1] * (1 + t.state.board.battle[4]), battle_defence=[1] * 4)
    t.play(sack_rome, FRANCE).answer("papacy", "respond.battle.cards", "mercenaries_bribed")
    t.expect_event("mercenaries.bribed", power="papacy", many=2)
    assert t.units("rome", "papacy") == (0, 3)  # the regular and one of those bribed fall
    assert t.units("pavia", "habsburg") == (1, 2)


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
    t.expect_event("mercenaries.lost", power="habsburg", space="rome", times=2)
    t.expect_event("sack.fails", power="habsburg")
    assert t.units("pavia", "habsburg") == (0, 1)
