"""25.3, 25.4 Acting for another power, and where anybody may go."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BUILD_SQUADRON,
    FRANCE,
    HABSBURG,
    MERCENARY,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    REGULAR,
    SPACES,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.action.building import builders
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.land.control import calm_spaces, open_spaces
from cuius.titles.here_i_stand.phases.land.siege import retreats
from cuius.titles.here_i_stand.phases.spring import destinations
from cuius.titles.here_i_stand.rules.control import may_enter
from tests.here_i_stand.pairs import PairTable, by_two, pair_table


def french_in_italy() -> PairTable:
    """Montmorency in Milan with six units; a French war against the Papacy."""
    t = pair_table().bare().war("france", "papacy")
    t.put("milan", "france", regulars=2, hired=4, leaders=["montmorency"])
    return t.put("ravenna", "papacy", regulars=1).turn(2)


@proves("25.3-r1")
def test_25_3_r1_the_protestant_leads_the_french():
    t = french_in_italy().impulse("protestant", cp=3).play(by_two, take_action, PROTESTANT)
    t.expect("protestant", "action", offers=["act_for_france"], lacks=["act_for_ottoman", "act_for_habsburg"])
    t.answer("protestant", "action", "act_for_france")
    t.expect("protestant", "action.abroad", options=["move_clear", "control_unfortified"], rule="25.3-r1")
    t.refuse("protestant", "action.abroad", "buy_mercenary")


def test_25_3_r1_move_step_by_step():
    t = french_in_italy().impulse("protestant", cp=2).play(by_two, take_action, PROTESTANT)
    t.answer("protestant", "action", "act_for_france", "action.abroad", "move_clear")
    t.expect("protestant", "move.leader", about={"acting": FRANCE})
    t.answer("protestant", "move.leader", "montmorency")
    t.answer("protestant", "move.regulars", "2", "move.hired", "2")
    t.refuse("protestant", "move.to", "lyon")
    t.answer("protestant", "move.to", "pavia")
    assert (t.units("pavia", "france"), t.where("montmorency"), t.state.cp) == ((2, 2), "pavia", 1)


def test_25_3_r1_control_of_a_space_goes_to_france():
    t = french_in_italy().put("modena", "france", regulars=1).impulse("protestant", cp=1)
    t.play(by_two, take_action, PROTESTANT).answer("protestant", "action", "act_for_france")
    t.answer("protestant", "action.abroad", "control_unfortified", "control.space", "modena")
    assert t.holder("modena") == "france"


def test_25_3_r1_not_without_a_war_with_the_opponent():
    t = french_in_italy().peace("france", "papacy").impulse("protestant", cp=3)
    t.play(by_two, take_action, PROTESTANT)
    t.refuse("protestant", "action", "act_for_france")
    t = french_in_italy().impulse("papacy", cp=3).play(by_two, take_action, PAPACY)
    t.refuse("papacy", "action", "act_for_france")


def test_25_3_r1_the_papacy_leads_habsburg_after_the_league():
    t = pair_table().bare().league().put("vienna", "habsburg", regulars=4).turn(5).impulse("papacy", cp=2)
    t.play(by_two, take_action, PAPACY).expect("papacy", "action", offers=["act_for_habsburg"])


def test_25_3_r2_combat_cards_are_played_for_the_power_that_fights():
    t = french_in_italy().put("modena", "papacy", regulars=1).hand("protestant", "arquebusiers")
    t.impulse("protestant", cp=2).play(by_two, take_action, PROTESTANT)
    t.answer("protestant", "action", "act_for_france")
    t.answer("protestant", "move.leader", "montmorency", "move.regulars", "2", "move.hired", "2")
    t.seeded().answer("protestant", "move.to", "modena")
    t.skip_to("respond.battle.cards", "protestant")
    t.expect("protestant", "respond.battle.cards", offers=["arquebusiers"], about={"acting": FRANCE})
    t.answer("protestant", "respond.battle.cards", "arquebusiers")
    t.expect_event("card.answers", power="france", card="arquebusiers")
    assert t.holds("protestant") == []


def test_25_3_r3_no_mercenaries_for_him_and_no_building():
    t = french_in_italy().put("modena", "papacy", regulars=1)
    t.hand("protestant", "landsknechts", "swiss_mercenaries")
    t.impulse("protestant", cp=2).play(by_two, take_action, PROTESTANT)
    t.answer("protestant", "action", "act_for_france")
    t.answer("protestant", "move.leader", "montmorency", "move.regulars", "2", "move.hired", "2")
    t.seeded().answer("protestant", "move.to", "modena").play_out()
    assert sorted(t.holds("protestant")) == ["landsknechts", "swiss_mercenaries"]


def test_25_3_r4_everybody_builds_his_own():
    t = pair_table().bare().league().ally("venice", "papacy")
    assert [p.word for p in builders(t.state, PAPACY, REGULAR)] == ["papacy", "venice"]
    assert [p.word for p in builders(t.state, PROTESTANT, MERCENARY)] == ["protestant"]
    assert price(t.state, PROTESTANT, BUILD_SQUADRON) == 0
    assert builders(t.state, PAPACY, SQUADRON)


@proves("25.4-r1")
def test_25_4_r1_what_can_change_hands():
    g = pair_table().state
    open_now = {s.word for s in SPACES if g.may_change_hands(s)}
    assert {"metz", "liege", "vienna", "rome", "trieste"} <= open_now
    assert not {"paris", "lyon", "buda", "antwerp", "valladolid", "london", "tunis"} & open_now


def test_25_4_r1_nothing_else_is_taken():
    t = pair_table().bare().war("ottoman", "papacy").put("venice", "ottoman", regulars=2)
    t.control("papacy", "zara").put("zara", "ottoman", regulars=1)
    assert "zara" not in [s.word for s in open_spaces(t.state, OTTOMAN)]


@pytest.mark.parametrize(("power", "origin"), [(PAPACY, "turin"), (PROTESTANT, "basel")])
def test_25_4_r2_players_stay_in_the_two_zones(power, origin: str):
    t = pair_table().bare().league().war("papacy", "france").war("protestant", "france")
    away = [s for s in SPACES if t.state.board.zone[s] not in (2, 3)]
    assert not [s for s in away if may_enter(t.state, power, s)]
    assert not [s for s in retreats(t.state, power, PLACES[origin]) if s in away]
    assert t.state.is_in_field(power, PLACES["rome"])


def test_25_4_r3_others_also_at_home_and_in_independent_spaces():
    t = pair_table().bare().war("papacy", "france")
    assert may_enter(t.state, FRANCE, PLACES["paris"])
    assert may_enter(t.state, FRANCE, PLACES["metz"])
    assert not may_enter(t.state, FRANCE, PLACES["brussels"])
    assert t.state.is_in_field(HABSBURG, PLACES["brussels"])


def test_r468_walls_that_cannot_fall_are_closed():
    t = pair_table().bare().war("papacy", "ottoman")
    assert not may_enter(t.state, OTTOMAN, PLACES["rhodes"])
    assert may_enter(t.state, OTTOMAN, PLACES["metz"])


def test_25_4_r4_venetians_move_as_papal_units():
    t = pair_table().bare().ally("venice", "papacy").put("corfu", "venice", regulars=1)
    assert not may_enter(t.state, PAPACY, PLACES["zara"])
    assert may_enter(t.state, PAPACY, PLACES["venice"])


def test_25_4_r5_the_papacy_deploys_in_italy_and_germany():
    t = pair_table().bare().league().put("rome", "papacy", regulars=2)
    reached = destinations(t.state, PAPACY, PLACES["rome"], True)
    assert reached
    assert {t.state.board.zone[s] for s in reached} <= {2, 3}


def test_25_4_r6_unrest_ends_without_units():
    t = pair_table().bare().unrest("seville", "york", "leipzig").faith("protestant", "york", "leipzig")
    assert [s.word for s in calm_spaces(t.state, PAPACY)] == ["seville"]
    assert [s.word for s in calm_spaces(t.state, PROTESTANT)] == ["york", "leipzig"]
    assert calm_spaces(t.state, FRANCE) == ()


def test_25_4_r2_the_reason_is_given():
    t = pair_table().bare().league().put("linz", "papacy", regulars=2).turn(5)
    t.impulse("papacy", cp=4).play(by_two, take_action, PAPACY).answer("papacy", "action", "move_clear")
    t.skip_to("move.to", "papacy", "first")
    refusal = t.why_not("papacy", "prague")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refused.march.abroad", "25.4-r2")


def test_25_k218_the_reason_is_given():
    t = pair_table().bare().league().put("vienna", "habsburg", regulars=2).put("linz", "habsburg", regulars=1)
    t.put("augsburg", "habsburg", regulars=1).put("trent", "habsburg", regulars=1).turn(5)
    t.arrange(pinned=[(int(PLACES["vienna"]), int(HABSBURG), 2)])
    t.impulse("papacy", cp=4).play(by_two, take_action, PAPACY).answer("papacy", "action", "act_for_habsburg")
    t.answer("papacy", "action.abroad", "move_clear")
    refusal = t.why_not("papacy", "vienna")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refused.march.pinned", "25-k218")
