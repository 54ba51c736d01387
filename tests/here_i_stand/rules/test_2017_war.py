"""12.5, 19.3, 21.7 What the edition of 2017 changed in war: displacement, Scots in winter, foreign wars."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    GENOA,
    LEADERS,
    OTTOMAN,
    PLACES,
    POWERS,
    REGULAR,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    SCOTLAND,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.building import can_build
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, take_action
from cuius.titles.here_i_stand.phases.card_draw import cards_due
from cuius.titles.here_i_stand.phases.minor_powers import deactivate
from cuius.titles.here_i_stand.phases.winter.phase import power_goes_home
from cuius.titles.here_i_stand.state import ON_CARD
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.tables import HisTable, war_table

LATER = {"edition": "2017"}
BOTH = pytest.mark.parametrize("edition", ["first", "2017"])

# 12.5 Displacement


@proves("12.5-d1", "22.4-p3")
@BOTH
def test_12_5_d1_who_must_leave_goes_to_no_ally(edition):
    """France loses Genoa. Allied Milan is next door, but its own walls are farther away."""
    t = war_table(edition=edition).ally("genoa", "france").control("habsburg", "milan", "turin")
    t.ally("france", "habsburg").put("genoa", "france", regulars=2).play(deactivate, GENOA)
    offered = {str(w) for w in t.options("france")}
    assert ("paris" in offered, "milan" in offered) == (edition == "2017", edition == "first")
    assert all(t.holder(w) == "france" for w in offered) == (edition == "2017")


@proves("12.5-d1")
def test_12_5_d1_leaders_go_with_their_men():
    t = war_table(**LATER).ally("genoa", "france").put("genoa", "france", regulars=2, leaders=["francis_i"])
    t.play(deactivate, GENOA).answer("france", "displace.land", "paris")
    assert (t.where("francis_i"), t.units("paris", "france")) == ("paris", (2, 0))


@proves("12.5-d1")
@BOTH
def test_12_5_d1_ships_likewise(edition):
    """A French squadron in Genoa: allied Naples by the older rule if nearer than Marseille; never in 2017."""
    t = war_table(edition=edition).ally("genoa", "france").ships("genoa", "france", squadrons=1)
    t.ally("france", "papacy").control("habsburg", "marseille").play(deactivate, GENOA)
    own = [p for p, many in fleets(t, "france").items() if many]
    assert len(own) == 1
    holder = t.holder(own[0])
    assert (holder == "france") == (edition == "2017")


def fleets(t: HisTable, power: str) -> dict[str, int]:
    return {p.word: t.fleet(p.word, power)[0] for p in t.state.board.ports}


# 19.3 Scots in winter


def auld_alliance(edition: str = "2017", **scots: int) -> HisTable:
    """Scotland is France's ally; so many Scots stand in these spaces."""
    t = war_table(edition=edition).turn(3, "winter").ally("scotland", "france")
    for space, many in scots.items():
        t.put(space, "scotland", regulars=many)
    return t


@proves("19.3-d1")
def test_19_3_d1_they_choose_between_edinburgh_and_stirling():
    t = auld_alliance(glasgow=2).play(power_goes_home, FRANCE)
    t.expect("france", "winter.scots", ["edinburgh", "stirling"])
    t.answer("france", "winter.scots", "edinburgh", "winter.scots", "stirling").play_out()
    assert (t.units("edinburgh", "scotland"), t.units("stirling", "scotland")) == ((1, 0), (1, 0))


@proves("19.3-d1")
@BOTH
def test_19_3_d1_not_behind_french_walls(edition):
    """Three Scots in Bordeaux under a French flag: they need not leave in the older book."""
    t = auld_alliance(edition, bordeaux=3).play(power_goes_home, FRANCE).play_out()
    home = sum(t.units(s, "scotland")[0] for s in ("edinburgh", "stirling"))
    assert (home, t.units("bordeaux", "scotland")[0]) == ((3, 0) if edition == "2017" else (0, 3))


@proves("19.3-d1")
def test_19_3_d1_paris_is_no_capital_of_theirs():
    t = auld_alliance(edinburgh=2).put("paris", "scotland", regulars=1).play(power_goes_home, FRANCE)
    t.expect("france", "winter.scots", ["edinburgh", "stirling"]).play_out()
    assert t.units("paris", "scotland") == (0, 0)


@proves("19.3-d1")
def test_19_3_d1_without_either_they_are_lost():
    t = auld_alliance(glasgow=2).control("england", "edinburgh", "stirling").play(power_goes_home, FRANCE)
    t.play_out()
    assert sum(t.units(s.word, "scotland")[0] for s in t.state.board.homes[SCOTLAND]) == 0
    t.expect_event("winter.eliminated", power="france", space="glasgow", many=2)


@proves("19.3-d1")
def test_19_3_d1_one_of_the_two_is_enough():
    t = auld_alliance(glasgow=2).control("england", "edinburgh").play(power_goes_home, FRANCE).play_out()
    assert t.units("stirling", "scotland") == (2, 0)


@proves("19.3-d1", "19.3-r13")
def test_19_3_d1_the_road_costs_half_if_it_is_not_clear():
    """Three Scots in York, all England between them and home: two are lost, one comes home."""
    t = auld_alliance(york=3).war("england", "france").play(power_goes_home, FRANCE).play_out()
    t.expect_event("winter.attrition", power="france", space="york", many=2)
    assert t.units("edinburgh", "scotland")[0] + t.units("stirling", "scotland")[0] == 1


@proves("19.3-r6")
def test_r593_stirling_holds_four_and_edinburgh_all():
    t = auld_alliance(glasgow=2, stirling=3).play(power_goes_home, FRANCE)
    t.answer("france", "winter.scots", "stirling").play_out()  # the last one has no choice
    assert (t.units("stirling", "scotland"), t.units("edinburgh", "scotland")) == ((4, 0), (1, 0))


@proves("19.3-d1")
def test_19_3_d1_english_scots_too():
    t = war_table(**LATER).turn(5, "winter").ally("scotland", "england").put("london", "scotland", regulars=1)
    t.play(power_goes_home, ENGLAND).answer("england", "winter.scots", "stirling").play_out()
    assert t.units("stirling", "scotland") == (1, 0)


@proves("19.3-d1", "19.3-p3")
def test_19_3_d1_a_french_leader_is_not_bound_by_it():
    t = auld_alliance(glasgow=1).put("glasgow", "france", leaders=["montmorency"])
    t.play(power_goes_home, FRANCE).answer("france", "winter.scots", "edinburgh").play_out()
    assert t.where("montmorency") == "paris"


# 21.7 Foreign wars


def in_egypt(own: int = 1, edition: str = "2017") -> HisTable:
    """The Ottoman, in his impulse, has so many regulars of the three he should have in Egypt."""
    t = war_table(edition=edition).impulse("ottoman", cp=2).turn(2)
    t.arrange(lambda g: g.deck.remove(REVOLT_IN_EGYPT))
    return t.arrange(
        laid=[int(REVOLT_IN_EGYPT)], wars_abroad=[(int(REVOLT_IN_EGYPT), int(OTTOMAN), own, 0, 3)]
    )


def raises(t: HisTable) -> HisTable:
    return t.play(take_action, OTTOMAN).answer("ottoman", "action", "raise_regular")


@proves("21.7-d3")
def test_21_7_d3_a_new_unit_may_stay_at_home():
    t = raises(in_egypt()).expect("ottoman", "build.war", ["revolt_in_egypt", "at_home"])
    t.answer("ottoman", "build.war", "at_home").answer("ottoman", "build.where", "athens")
    assert t.units("athens", "ottoman") == (1, 0)
    assert t.state.wars_abroad[0][2] == 1


@proves("21.7-d3", "21.7-r12")
@BOTH
def test_21_7_d3_or_go_to_the_war(edition):
    t = raises(in_egypt(edition=edition))
    if edition == "2017":
        t.answer("ottoman", "build.war", "revolt_in_egypt")
    assert t.state.wars_abroad[0][2] == 2


def test_r594_not_beyond_what_the_card_asks_for():
    t = raises(in_egypt(own=3))
    t.expect("ottoman", "build.where")


@proves("21.7-d3")
def test_21_7_d3_without_a_place_at_home_it_goes_abroad():
    t = in_egypt().control("habsburg", *[s.word for s in war_table().state.board.homes[OTTOMAN]])
    assert can_build(t.state, OTTOMAN, REGULAR)
    raises(t)
    assert t.state.wars_abroad[0][2] == 2


@proves("24-d1", "21.7-d3")
def test_24_d1_janissaries_go_where_the_sultan_likes():
    """Two to Egypt, which then has its three; two stay at home."""
    t = in_egypt()
    play_card(t, "ottoman", "janissaries")
    t.answer("ottoman", "build.war", "at_home", "build.where", "athens")
    t.answer("ottoman", "build.war", "revolt_in_egypt", "build.war", "revolt_in_egypt")
    t.answer("ottoman", "build.where", "edirne")
    assert t.state.wars_abroad[0][2] == 3
    assert (t.units("athens", "ottoman"), t.units("edirne", "ottoman")) == ((1, 0), (1, 0))


@proves("21.7-d3")
def test_21_7_d3_bourbons_men_may_come_with_him():
    """A card's mercenaries, too, are sent only if their power likes (first edition: ruling R446)."""
    t = war_table(**LATER).turn(2).arrange(lambda g: g.deck.remove(REVOLT_IN_IRELAND))
    t.arrange(laid=[int(REVOLT_IN_IRELAND)], wars_abroad=[(int(REVOLT_IN_IRELAND), int(ENGLAND), 2, 0, 3)])
    play_card(t, "england", "charles_bourbon").answer("england", "bourbon.where", "calais")
    t.answer("england", "build.war", "at_home", "build.war", "revolt_in_ireland", "build.war", "at_home")
    assert t.units("calais", "england") == (0, 2)
    assert t.state.wars_abroad[0][2:4] == (2, 1)


@proves("21.7-d1")
@pytest.mark.parametrize(("edition", "won"), [("first", 0), ("2017", 1)])
def test_21_7_d1_the_end_of_a_war_is_worth_a_point(edition, won):
    t = in_egypt(own=3, edition=edition).arrange(leader_at={LEADERS["suleiman"]: ON_CARD})
    t.arrange(leaders_abroad=[(int(REVOLT_IN_EGYPT), int(LEADERS["suleiman"]))])
    t.dice(attack=[6, 6, 6, 1, 1], defence=[1, 1, 1]).play(take_action, OTTOMAN)
    t.answer("ottoman", "action", "foreign_war").play_out()
    assert (t.state.war_winner[OTTOMAN], t.state.bonus[OTTOMAN]) == (won, won)
    assert t.units("istanbul", "ottoman") == (3, 0)
    assert t.where("suleiman") == "istanbul"


@proves("21.7-d2", "6.2-r13")
def test_21_7_d2_each_war_costs_a_card():
    t, two = in_egypt(own=3), in_egypt(own=3)
    persia = (int(WAR_IN_PERSIA), int(OTTOMAN), 5, 0, 4)
    two.arrange(lambda g: g.wars_abroad.append(persia))
    plain = cards_due(war_table(**LATER).turn(2).state, OTTOMAN)
    assert (cards_due(t.state, OTTOMAN), cards_due(two.state, OTTOMAN)) == (plain - 1, plain - 2)
    assert cards_due(t.state, ENGLAND) == cards_due(war_table(**LATER).turn(2).state, ENGLAND)
    assert cards_due(in_egypt(edition="first").state, OTTOMAN) == plain


# 24-d97 Scots Raid, a mandatory event of turn 3


@proves("24-d97", "6.1-r11")
def test_24_d97_if_scotland_is_quiet_only_two_points_are_left():
    t = play_mandatory(war_table(**LATER).turn(3))
    assert (t.state.cp, t.state.spender) == (2, int(POWERS["papacy"]))
    assert CARDS["scots_raid"] in t.state.discards


def play_mandatory(t: HisTable) -> HisTable:
    """Of a mandatory event nobody is asked how."""
    t.hand("papacy", "scots_raid").impulse("papacy").play(begin_impulse, POWERS["papacy"])
    t.answer("papacy", "impulse.card", "scots_raid")
    return t


@proves("24-d97")
def test_24_d97_stirling_is_french_again_and_the_english_leave_it():
    t = war_table(**LATER).turn(3).ally("scotland", "france").war("england", "france")
    t.control("england", "stirling").put("stirling", "england", regulars=2)
    t.put("edinburgh", "france", regulars=1).put("edinburgh", "scotland", regulars=1)
    play_mandatory(t).answer("england", "displace.land", "london")
    assert (t.holder("stirling"), t.units("london", "england")) == ("france", (2, 0))
    t.expect("france", "action")
    assert t.state.cp == 6


@proves("24-d97")
def test_24_d97_a_leader_costs_three_of_the_six_points():
    t = war_table(**LATER).turn(3).ally("scotland", "france").put("paris", "france", leaders=["montmorency"])
    t.put("edinburgh", "scotland", regulars=1)
    play_mandatory(t).answer("france", "scots.leader", "montmorency", "scots.landing", "edinburgh")
    assert (t.where("montmorency"), t.state.cp) == ("edinburgh", 3)
    t.answer("france", "action", "pass")
    assert (t.state.cp, t.state.spender) == (2, int(POWERS["papacy"]))


@proves("24-d97", "6.2-d1")
def test_24_d97_it_is_not_in_the_deck_before_turn_3():
    g = war_table(**LATER).state
    assert (g.board.enters[CARDS["scots_raid"]], CARDS["scots_raid"] in g.late) == (3, True)
    assert CARDS["scots_raid"] in war_table().state.deck
    assert PLACES["stirling"] in g.board.homes[SCOTLAND]
