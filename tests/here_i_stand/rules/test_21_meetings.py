"""21 Where the rules of the major powers meet: weddings and sieges, bans, the League, wars abroad."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.england import passengers
from cuius.titles.here_i_stand.cards.home import can_travel
from cuius.titles.here_i_stand.ids import (
    BANS,
    CARD_ELIZABETH_I,
    CARD_MARY_I,
    EDINBURGH,
    ENGLAND,
    FRANCE,
    GERMAN,
    HABSBURG,
    HENRY_VIII,
    LEADERS,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    RULER_EDWARD_VI,
    RULER_MARY_I,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.building import short_wars
from cuius.titles.here_i_stand.phases.action.foreign_war import homes_open, wars_to_fight
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, settle_map, take_action
from cuius.titles.here_i_stand.phases.card_draw import arrivals, cards_due, rebuild_deck
from cuius.titles.here_i_stand.phases.common.powers import make_peace
from cuius.titles.here_i_stand.phases.common.religion import convert
from cuius.titles.here_i_stand.phases.england import crown, marry
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts
from cuius.titles.here_i_stand.phases.religion.papacy import bannable, excommunicate
from cuius.titles.here_i_stand.phases.religion.protestants import form_league
from cuius.titles.here_i_stand.phases.religion.sack_of_rome import sack_rome
from cuius.titles.here_i_stand.rules.points import heir_points
from cuius.titles.here_i_stand.rules.powers import is_bound_by_mary, may_advance
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE
from tests.here_i_stand.believers import reform_at
from tests.here_i_stand.court import box, chart, henrys_court, occurred, rules
from tests.here_i_stand.preaching import catholic_world, faith, only_free, ruler
from tests.here_i_stand.tables import HisTable, war_table


def spent(t: HisTable) -> HisTable:
    """England's home card is spent, so that it may pass."""
    return t.arrange(lambda g: g.hands[ENGLAND].remove(2), home_used=[2])


def passes(t: HisTable) -> HisTable:
    return t.play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")


# 21.3 Weddings


@proves("9.1-r25", "21.3-r4", "21.3-r10", "21.3-r2")
def test_21_3_r10_three_weddings_in_one_turn():
    """A divorce with result 3 in the Diplomacy Phase, the home card, and the first pass."""
    t = henrys_court(turn=3).dice("pregnancy", [3]).play(marry)
    assert (box(t), chart(t)) == ("anne_boleyn", {3: "anne_boleyn"})
    t.hand("england", "erasmus").dice("pregnancy", [1]).play(begin_impulse, ENGLAND)
    t.answer("england", "impulse.card", "six_wives", "impulse.manner", "event", "wives.choice", "marry")
    assert chart(t) == {2: "jane_seymour", 3: "anne_boleyn"}
    passes(t.dice("pregnancy", [2])).answer("england", "marriage.again", "wed")
    assert box(t) == "anne_of_cleves"
    assert chart(t) == {
        2: "jane_seymour",
        3: "anne_boleyn",
        4: "anne_of_cleves",
    }  # two and three had occurred
    assert t.state.elizabeth
    passes(t)
    assert box(t) == "anne_of_cleves"


@proves("21.3-r10", "21.3-r12")
def test_21_3_r12_the_second_chance_is_gone_when_both_heirs_are_born_before_the_pass():
    t = occurred(henrys_court(turn=4, box="anne_boleyn"), 4).arrange(remarries_in=4)
    t.dice("pregnancy", [4]).play(marry)  # Jane: four and one
    assert (t.state.edward, t.state.elizabeth) == (1, True)
    passes(spent(t.hand("england", "erasmus")))
    assert (t.over, box(t)) == (True, "jane_seymour")


@proves("21.3-r9", "21.3-t5", "21.3-t6", "23.2-r14", "23.2-r15")
def test_21_3_t6_a_second_five_cures_edward_and_elizabeth_is_worth_nothing_beside_him():
    t = occurred(henrys_court(turn=4, box="jane_seymour"), 4, 5).arrange(elizabeth=True)
    assert heir_points(t.state) == 5
    assert not may_advance(t.state)
    t.arrange(elizabeth=False).dice("pregnancy", [5]).play(marry)
    assert t.state.edward == 2
    assert chart(t)[6] == "anne_of_cleves"
    assert heir_points(t.state) == 5
    assert {CARD_MARY_I, CARD_ELIZABETH_I} <= set(t.state.removed)


@proves("21.3-r21", "21.3-r21b")
def test_21_3_r21_a_late_sickly_edward_reigns_by_marys_card_and_then_mary_and_elizabeth():
    t = occurred(henrys_court(turn=7, box="jane_seymour"), 4).hand("ottoman", "mary_i")
    t.dice("pregnancy", [5]).play(marry)
    t.impulse("ottoman").play(begin_impulse, OTTOMAN).answer("ottoman", "impulse.card", "mary_i")
    assert (t.where("dudley"), rules(t)) == ("london", "edward_vi")
    assert CARD_MARY_I in t.state.discards
    t.turn(8, "card_draw").play(rebuild_deck)
    assert CARD_MARY_I in t.state.deck
    t.turn(8).impulse("france").hand("france", "mary_i").play(begin_impulse, FRANCE)
    t.answer("france", "impulse.card", "mary_i")
    assert rules(t) == "mary_i"
    t.turn(9, "card_draw").play(rebuild_deck)
    assert CARD_ELIZABETH_I in t.state.deck


@proves("3.3-r8", "21.3-r11", "24-k19")
def test_r336_a_king_who_dies_before_the_walls_leaves_his_army_to_dudley():
    t = henrys_court(turn=6).war("england", "scotland").arrange(leader_at={HENRY_VIII: int(EDINBURGH)})
    t.put("edinburgh", "scotland", regulars=1).put("edinburgh", "england", regulars=3).siege("edinburgh")
    t.play(crown, RULER_EDWARD_VI).expect("england", "succession.leader", options=["london", "edinburgh"])
    t.answer("england", "succession.leader", "edinburgh")
    assert (t.where("dudley"), t.where("henry_viii")) == ("edinburgh", AWAY)
    assert t.state.besieged[EDINBURGH]


@proves("3.3-r8")
def test_r336_a_captive_king_dies_and_nobody_holds_him_any_more():
    t = henrys_court(turn=6).arrange(lambda g: g.capture(HENRY_VIII, int(FRANCE)))
    t.play(crown, RULER_MARY_I)
    assert t.where("dudley") == "london"
    assert t.where("henry_viii") not in (CAPTIVE, "london")
    assert t.state.captor[HENRY_VIII] < 0


@pytest.mark.parametrize(("space", "bound"), [("calais", True), ("edinburgh", False), ("york", True)])
@proves("21.3-r25", "21.3-r26")
def test_21_3_r26_calais_is_english_ground_and_scotland_is_not(space, bound):
    t = ruler(only_free(catholic_world()), ENGLAND, "mary_i").faith("protestant", space)
    assert is_bound_by_mary(t.state, ENGLAND) == bound
    assert is_bound_by_mary(t.unrest(space).state, ENGLAND) == bound  # unrest does not convert


@proves("21.3-r14", "21.3-r15", "21.3-t7")
def test_21_3_t7_anne_boleyn_wed_in_prison_brings_cranmer_next_turn():
    t = henrys_court(turn=4).arrange(lambda g: g.capture(HENRY_VIII, int(FRANCE)))
    t.dice("pregnancy", [1]).play(marry)
    t.turn(5, "card_draw").play(arrivals)
    assert t.state.reformer_at[3] == PLACES["london"]
    assert faith(t, "london") == "protestant"


# 21.2 and 21.4 Kings and sieges


@proves("21.2-r2")
def test_r550_the_emperor_leaves_a_siege_he_lays_and_none_that_shuts_him_in():
    t = war_table().war("habsburg", "france").put("metz", "france", regulars=1).control("france", "metz")
    t.put("metz", "habsburg", regulars=3, leaders=["charles_v"]).siege("metz")
    assert can_travel(t.state, HABSBURG)
    assert not can_travel(t.control("habsburg", "metz").state, HABSBURG)


@proves("15-r3", "24-k97")
def test_r550_a_french_leader_sails_to_scotland_from_a_siege_but_not_from_behind_an_allys_walls():
    t = war_table(edition="2017").ally("france", "papacy").war("habsburg", "papacy", "france")
    t.put("rome", "habsburg", regulars=3).put("rome", "france", leaders=["montmorency"]).siege("rome")
    t.put("naples", "habsburg", regulars=1).put("naples", "france", regulars=3, leaders=["francis_i"])
    assert [str(x) for x in passengers(t.siege("naples").state)] == ["francis_i", "pass"]


# 21.5 Bans


@proves("21.5-r14", "12.4-r0b")
def test_21_5_r14_no_unrest_under_anybodys_feet():
    """A ship, a foreign unit, unrest and Protestants each save a space; a lone leader none (R42)."""
    t = war_table().war("papacy", "england").put("york", "england", leaders=["charles_brandon"])
    t.ships("plymouth", "france", 1).put("carlisle", "scotland", regulars=1).unrest("wales")
    t.faith("protestant", "lincoln").play(excommunicate, BANS["henry_viii"])
    t.expect("papacy", "ban.unrest", offers=["york"], lacks=["plymouth", "carlisle", "wales", "lincoln"])
    t.expect("papacy", "ban.unrest", offers=["london", "calais", "norwich"])


@proves("21.5-r12", "21.5-r13", "9.3-p8b")
def test_21_5_r13_any_peace_with_rome_lifts_a_ban_whatever_its_ground():
    t = war_table().turn(3).ally("france", "ottoman").arrange(less_cards={FRANCE: 1, ENGLAND: 1})
    due = cards_due(t.state, FRANCE)
    t.war("france", "papacy").war("england", "habsburg")
    make_peace(t.state, ENGLAND, HABSBURG)
    assert t.state.less_cards[ENGLAND] == 1
    make_peace(t.state, FRANCE, PAPACY)
    assert cards_due(t.state, FRANCE) == due + 1


@pytest.mark.parametrize(
    ("position", "names"),
    [
        ("ally of the ottoman", ["charles_v"]),
        ("ally of an enemy of rome", []),
        ("minor ally at war", ["king_of_france"]),
        ("protestant calais", ["henry_viii"]),
        ("protestant scotland", []),
    ],
)
@proves("21.5-r5", "21.5-r6", "21.5-r7", "21.5-x1")
def test_21_5_r5_who_is_a_sinner(position, names):
    t = war_table().turn(3)
    if position == "ally of the ottoman":
        t.ally("habsburg", "ottoman")
    elif position == "ally of an enemy of rome":
        t.war("papacy", "ottoman").war("papacy", "france").ally("france", "england")
        t.arrange(excommunicated={BANS["king_of_france"]: True})
    elif position == "minor ally at war":
        t.ally("venice", "france").war("papacy", "france")
    else:
        t.faith("protestant", "calais" if position == "protestant calais" else "edinburgh")
    assert [
        ban.word for ban in bannable(t.state) if ban.word in ("henry_viii", "king_of_france", "charles_v")
    ] == names


@proves("21.5-p2b", "21.5-p3", "21.5-p5", "21.5-r15")
def test_21_5_p2b_the_sack_fails_on_a_tie_and_the_papal_hirelings_live():
    """Three mercenaries and a regular against two Papal regulars: four dice against three."""
    t = catholic_world().put("rome", "papacy", regulars=2, hired=3).impulse("england", card="sack_of_rome")
    t.put("florence", "france", regulars=1, hired=3)
    t.dice(battle_attack=[5, 5, 1, 1], battle_defence=[6, 5, 1]).play(sack_rome, ENGLAND)
    assert t.units("rome", "papacy") == (0, 3)
    assert t.units("florence", "france") == (0, 2)  # one of each
    assert t.state.st_peters == 0
    assert t.state.relation == war_table().state.relation  # no war


# 21.6 Electorates


@proves("21.6-r17", "21.6-r18", "21.6-r19", "15.1-p10")
def test_21_6_r18_an_electorate_taken_by_assault_musters_beside_the_victors():
    t = only_free(catholic_world()).turn(5).arrange(league=True, electors=[0, 0, 1, 0, 0, 0])
    t.war("protestant", "habsburg").faith("protestant", "cologne", "mainz").control(
        "protestant", "mainz", "kassel"
    )
    t.put("cologne", "protestant", regulars=4).put("cologne", "habsburg", regulars=1).siege("cologne")
    t.impulse("protestant", cp=1).play(take_action, PROTESTANT).answer("protestant", "action", "assault")
    t.dice(assault_attack=[6, 1], assault_defence=[1, 1])
    if t.asked("protestant", "assault.regulars"):
        t.answer("protestant", "assault.regulars", 4)
    assert t.holder("cologne") == "protestant"
    assert t.units("cologne", "protestant") == (4 + 1, 0)


@proves("21.6-r17", "18.3-s8c")
def test_21_6_r17_converted_under_protestant_control_it_musters_in_the_same_breath():
    t = only_free(catholic_world()).turn(5).arrange(league=True, electors=[0, 0, 1, 1, 0, 0])
    t.faith("protestant", "kassel", "munster").control("protestant", "mainz").control("habsburg", "cologne")
    t.play(reformation_attempts, (GERMAN,), 2)
    reform_at(t, "mainz", 6, 0)
    reform_at(t, "cologne", 6, 0)
    assert (t.units("mainz", "protestant"), t.units("cologne", "protestant")) == ((1, 0), (0, 0))
    t.control("protestant", "cologne").play(settle_map)
    assert t.units("cologne", "protestant") == (1, 0)


@proves("21.6-r17", "21.6-r18", "12.4-r10")
def test_21_6_r18_unrest_does_not_keep_the_regulars_waiting():
    t = catholic_world().arrange(league=True, electors=[0, 0, 1, 0, 0, 0]).control("protestant", "cologne")
    t.unrest("cologne").play(convert, PLACES["cologne"], PROTESTANT_FAITH)
    assert t.units("cologne", "protestant") == (1, 0)


@proves("21.6-r9", "21.6-r10", "21.6-r11", "21.6-r16", "19.8-r1")
def test_21_6_r16_princes_placed_among_catholics_leave_with_the_troops():
    """Winter of turn 4, four Protestant spaces: the only troops stand in Brandenburg, Catholic again."""
    t = only_free(catholic_world()).turn(4, "winter").faith("protestant", "wittenberg", "leipzig", "mainz")
    t.arrange(electors=[2, 0, 1, 0, 1, 0]).put("brandenburg", "protestant", regulars=1)
    t.play(form_league)
    assert t.where("john_frederick") == t.where("philip_of_hesse") == "wittenberg"
    assert t.units("wittenberg", "protestant") == (1, 0)
    assert t.holder("brandenburg") == "habsburg"
    assert t.holder("mainz") == "protestant"


@proves("21.6-r12", "21.6-r15", "21.6-r17")
def test_21_6_r12_the_league_arms_an_electorate_whose_men_waited():
    """Converted before the League, but no counters were left then; they come when it is formed."""
    t = only_free(catholic_world()).turn(3).faith("protestant", "trier", "kassel", "cologne")
    t.put("kassel", "protestant", regulars=1).arrange(electors=[0, 0, 1, 0, 1, 0])
    t.faith("catholic", "cologne").play(form_league)
    assert t.units("trier", "protestant") == (1, 0)
    assert t.units("cologne", "protestant") == (0, 0)
    assert t.holder("cologne") == "habsburg"


# 21.7 Wars abroad

EGYPT, IRELAND, PERSIA = int(REVOLT_IN_EGYPT), int(REVOLT_IN_IRELAND), int(WAR_IN_PERSIA)


def away(*wars: tuple[int, int, int, int, int]) -> HisTable:
    t = war_table().turn(3)
    t.arrange(lambda g: [g.deck.remove(c) for c, *_ in wars])
    return t.arrange(laid=[c for c, *_ in wars], wars_abroad=list(wars))


@proves("21.7-r7", "21.7-r11")
def test_21_7_r11_two_wars_in_one_impulse_each_once():
    t = away((EGYPT, int(OTTOMAN), 3, 0, 3), (PERSIA, int(OTTOMAN), 5, 0, 4)).impulse("ottoman", cp=3)
    t.play(take_action, OTTOMAN).answer("ottoman", "action", "foreign_war")
    t.dice(attack=[1] * 3, defence=[1] * 3).answer("ottoman", "abroad.war", "revolt_in_egypt")
    assert [w.word for w in wars_to_fight(t.state, OTTOMAN)] == ["war_in_persia"]
    t.dice(attack=[6, 6, 6, 6, 1], defence=[1] * 4).play(take_action, OTTOMAN)
    t.answer("ottoman", "action", "foreign_war")
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 3, 0, 3)]
    assert (t.units("istanbul", "ottoman"), t.state.cp) == ((5, 0), 1)


@proves("21.7-r12", "21.7-r13", "21.7-x1")
def test_21_7_r12_english_recruits_go_to_ireland_until_it_has_its_men():
    t = away((IRELAND, int(ENGLAND), 3, 0, 3)).impulse("england", cp=2).play(take_action, ENGLAND)
    t.answer("england", "action", "buy_mercenary")
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 3, 1, 3)]
    assert short_wars(t.state, ENGLAND) == ()
    t.play(take_action, ENGLAND).answer("england", "action", "buy_mercenary")
    if t.asked("england", "build.where"):
        t.answer("england", "build.where", "london")
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 3, 1, 3)]


@proves("21.7-r10")
def test_21_7_r10_a_besieged_capital_does_not_take_them_in_and_a_neutral_guest_does_not_matter():
    t = away((IRELAND, int(ENGLAND), 3, 0, 3)).war("england", "france")
    assert [s.word for s in homes_open(t.state, ENGLAND)] == ["london"]
    t.put("london", "papacy", regulars=1)
    assert [s.word for s in homes_open(t.state, ENGLAND)] == ["london"]
    t.put("london", "france", regulars=3).siege("london").control("france", "york")
    assert [s.word for s in homes_open(t.state, ENGLAND)] == ["bristol", "calais"]
    assert LEADERS["henry_viii"] == HENRY_VIII
