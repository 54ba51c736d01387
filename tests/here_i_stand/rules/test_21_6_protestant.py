"""21.6 The Protestants: Germany before and after the Schmalkaldic League."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BUY_MERCENARY,
    CATHOLIC,
    CONTROL_UNFORTIFIED,
    FRANCE,
    HABSBURG,
    MAJORS,
    MERCENARY,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    RAISE_REGULAR,
    REGULAR,
    SCHMALKALDIC_LEAGUE,
)
from cuius.titles.here_i_stand.phases.action.building import sites
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, play_event, settle_map
from cuius.titles.here_i_stand.phases.common.religion import convert
from cuius.titles.here_i_stand.phases.religion.protestants import form_league, league_is_due
from cuius.titles.here_i_stand.phases.winter.phase import overdue_events, winter
from cuius.titles.here_i_stand.rules.cards import EVENTS, KEPT
from cuius.titles.here_i_stand.rules.control import may_enter
from cuius.titles.here_i_stand.rules.powers import can_end, may_ever_declare
from cuius.titles.here_i_stand.rules.religion import influenced_spaces
from cuius.titles.here_i_stand.state import POWER_COUNT, TURN_TRACK, WAR
from tests.here_i_stand.preaching import catholic_world, faith
from tests.here_i_stand.tables import HisTable, his_table, war_table
from tests.here_i_stand.talks import agree, talks

TWELVE = (
    "wittenberg", "leipzig", "magdeburg", "erfurt", "kassel", "brunswick", "bremen", "hamburg", "lubeck",
    "brandenburg", "stettin", "nuremberg",
)  # fmt: skip


def germany(*protestant: str, **options: str) -> HisTable:
    """These spaces are Protestant; two regulars in Wittenberg, one in Brandenburg, one in Kassel."""
    t = catholic_world(**options).faith("protestant", *(protestant or TWELVE))
    t.put("wittenberg", "protestant", regulars=2).put("brandenburg", "protestant", regulars=1)
    t.put("kassel", "protestant", regulars=1)
    return t.arrange(electors=[2, 0, 1, 1, 1, 0])


def relation(t: HisTable, one: int, other: int) -> int:
    return t.state.relation[one * POWER_COUNT + other]


# Before the League


@proves("21.6-r1", "21.6-x1", "21.6-x2", "21.6-x2b")
def test_21_6_x1_before_the_league_no_troops_no_moves_no_control():
    t = germany().impulse("protestant", cp=6)
    assert t.holder("wittenberg") == "habsburg"
    assert sites(t.state, PROTESTANT, REGULAR, False) == ()
    assert sites(t.state, PROTESTANT, MERCENARY, False) == ()
    words = actions_open(t.state, PROTESTANT)
    assert not {RAISE_REGULAR, BUY_MERCENARY, CONTROL_UNFORTIFIED} & set(words)
    assert not any(str(word).startswith(("move", "assault")) for word in words)
    t = germany().impulse("protestant", cp=6).play(form_league)
    assert sites(t.state, PROTESTANT, REGULAR, False)  # 21.6-r14


@proves("21.6-x3")
def test_21_6_x3_nobody_declares_war_on_them_before():
    t = germany()
    assert not any(may_ever_declare(t.state, power, PROTESTANT) for power in MAJORS)
    assert not any(may_ever_declare(t.state, PROTESTANT, power) for power in MAJORS)


@proves("21.6-x4", "21.6-r14")
def test_21_6_x4_no_foreigner_enters_an_electorate_before():
    t = germany().war("france", "habsburg")
    assert not may_enter(t.state, FRANCE, PLACES["trier"])
    t.arrange(league=True)
    assert may_enter(t.state, FRANCE, PLACES["trier"])


def test_21_6_r5_before_the_league_control_does_not_matter():
    t = germany().play(convert, PLACES["augsburg"], PROTESTANT_FAITH)
    t.expect_event("electors.march", space="augsburg", many=2)
    assert t.units("augsburg", "protestant") == (2, 0)
    assert t.state.electors[0] == 0


# Forming it


@proves("21.6-r2", "21.6-r8")
def test_21_6_r2_twelve_spaces_from_turn_2_on_unrest_or_not():
    t = germany().unrest("kassel")
    assert influenced_spaces(t.state) == 12
    assert league_is_due(t.state)
    assert not league_is_due(t.turn(1).state)
    assert not league_is_due(germany(*TWELVE[:11]).state)


def test_R141_too_early_the_card_is_discarded_and_gives_its_points():
    t = (
        germany("wittenberg")
        .impulse("france", card="schmalkaldic_league")
        .play(play_event, FRANCE, SCHMALKALDIC_LEAGUE)
    )
    assert not t.state.league
    assert int(SCHMALKALDIC_LEAGUE) in t.state.discards
    assert t.state.cp == 2
    assert EVENTS[SCHMALKALDIC_LEAGUE].when(t.state, FRANCE)


@proves("21.6-r10", "21.6-r11", "21.6-r12", "21.6-r15", "21.6-r14")
def test_21_6_r10_princes_control_and_war():
    t = germany().impulse("france", card="schmalkaldic_league").play(play_event, FRANCE, SCHMALKALDIC_LEAGUE)
    assert t.state.league
    assert t.where("john_frederick") == "wittenberg"
    assert t.where("philip_of_hesse") == "kassel"
    assert all(t.holder(space) == "protestant" for space in TWELVE)
    assert t.holder("mainz") == "habsburg"
    assert relation(t, PROTESTANT, HABSBURG) == relation(t, PROTESTANT, PAPACY) == WAR
    assert relation(t, PROTESTANT, FRANCE) != WAR
    assert not can_end(PROTESTANT, HABSBURG)
    assert not can_end(PAPACY, PROTESTANT)
    assert int(SCHMALKALDIC_LEAGUE) in t.state.removed


def test_R142_ties_for_the_nearest_troops_are_the_protestants_to_break():
    t = germany().arrange(regulars=bytearray(len(germany().state.regulars)))
    t.put("leipzig", "protestant", regulars=1).put("magdeburg", "protestant", regulars=1)
    t.play(form_league).expect("protestant", "league.prince", options=["leipzig", "magdeburg"])
    t.answer("protestant", "league.prince", "magdeburg")
    assert t.where("john_frederick") == "magdeburg"


@pytest.mark.parametrize(("edition", "holder"), [("first", "protestant"), ("2017", "habsburg")])
def test_R143_a_fortress_marker_and_foreign_troops(edition, holder):
    t = germany(edition=edition).arrange(fortress={PLACES["kassel"]: True})
    t.put("hamburg", "habsburg", regulars=2).play(form_league)
    while t.asked("habsburg", "displace.land"):
        t.answer("habsburg", "displace.land", t.options("habsburg")[0])
    assert t.holder("kassel") == holder
    assert t.holder("hamburg") == "protestant"
    assert t.units("hamburg", "habsburg") == (0, 0)


def test_R144_alliances_with_the_new_enemies_end():
    t = germany().ally("protestant", "habsburg").play(form_league)
    assert relation(t, PROTESTANT, HABSBURG) == WAR


@proves("21.6-r16", "21.6-r19")
def test_21_6_r16_troops_leave_catholic_electorates():
    t = germany().faith("catholic", "brandenburg").play(form_league)
    t.expect_event("league.moves", space="brandenburg", target="wittenberg")
    assert t.units("brandenburg", "protestant") == (0, 0)
    assert t.units("wittenberg", "protestant") == (3, 0)
    assert t.holder("brandenburg") == "habsburg"


def test_R305_with_no_electorate_left_they_find_a_space_or_wait_in_their_box():
    t = germany().faith("catholic", "brandenburg", "wittenberg").play(form_league)
    while t.asked("protestant", "league.move"):
        t.answer("protestant", "league.move", t.options("protestant")[0])
    assert t.units("wittenberg", "protestant") == (0, 0)
    assert sum(t.state.regulars[PROTESTANT::POWER_COUNT]) == 4
    t = germany("zurich").play(form_league)
    assert sum(t.state.regulars[PROTESTANT::POWER_COUNT]) == 1  # in Kassel, no electorate
    assert t.state.electors[5] == 2
    assert t.where("john_frederick") == TURN_TRACK


def test_R306_princes_without_troops_wait():
    t = germany().arrange(regulars=bytearray(len(germany().state.regulars))).play(form_league)
    assert t.where("john_frederick") == TURN_TRACK


@proves("21.6-r9")
def test_21_6_r9_in_the_winter_of_turn_4_it_forms_by_itself():
    t = germany("wittenberg").turn(4, "winter").play(overdue_events)
    assert t.state.league
    assert t.state.removed.count(int(SCHMALKALDIC_LEAGUE)) == 1


# After it


@proves("21.6-r17", "21.6-r18")
def test_21_6_r17_after_the_league_both_religion_and_control_are_needed():
    t = germany().play(form_league).play(convert, PLACES["mainz"], PROTESTANT_FAITH)
    assert t.units("mainz", "protestant") == (0, 0)
    t.control("protestant", "mainz").play(settle_map)
    assert t.units("mainz", "protestant") == (1, 0)
    t.control("protestant", "trier").play(settle_map)
    assert t.units("trier", "protestant") == (0, 0)
    t.play(convert, PLACES["trier"], PROTESTANT_FAITH)
    assert t.units("trier", "protestant") == (1, 0)
    assert faith(t, "cologne") == "catholic"


@pytest.mark.parametrize("power", [OTTOMAN, FRANCE])
def test_21_6_r14_afterwards_war_may_be_declared(power):
    t = germany()
    assert not may_ever_declare(t.state, PROTESTANT, power)
    t.play(form_league)
    assert t.state.league
    assert may_ever_declare(t.state, FRANCE, PROTESTANT)


def test_21_6_r8_formed_the_card_is_not_discarded():
    t = germany().impulse("france", card="schmalkaldic_league")
    t.play(EVENTS[SCHMALKALDIC_LEAGUE].play, FRANCE)
    assert t.returned == KEPT
    assert t.state.faith[PLACES["trier"]] == CATHOLIC


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
