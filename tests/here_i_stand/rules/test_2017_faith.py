"""18, 21.3, 21.6 What the edition of 2017 changed in the religious struggle."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    DEBATERS,
    ENGLAND,
    GERMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    RULER_MARY_I,
    SIX_WIVES,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, settle_map, take_action
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.rules.debates import helpers_at
from cuius.titles.here_i_stand.rules.powers import is_bound_by_mary
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.preaching import catholic_world, faith, only_free, reformer, silent, stands
from tests.here_i_stand.tables import HisTable

LATER = {"edition": "2017"}
BOTH = pytest.mark.parametrize("edition", ["first", "2017"])

# 18.2 Debaters and treatises


def england_writes(*free: str, edition: str = "2017", space: str = "bristol") -> HisTable:
    """Cranmer preaches in Protestant London, these debaters are free; England publishes a treatise there."""
    t = reformer(only_free(catholic_world(edition=edition), *free), "cranmer")
    t.faith("protestant", "london").turn(5).impulse("england", cp=3).seeded(5).play(take_action, ENGLAND)
    t.answer("england", "action", "publish_treatise")
    return t.answer("england", "reformation.target", space)


@proves("18.2-d2")
@BOTH
def test_18_2_d2_england_decides_about_debaters_for_its_treatise(edition):
    t = england_writes("cranmer", edition=edition)
    t.expect("england" if edition == "2017" else "protestant", "attempt.helper", ["cranmer", "pass"])


@proves("18.2-d2", "18.3-s3c")
def test_18_2_d2_his_die_counts_and_he_is_committed():
    t = england_writes("cranmer").answer("england", "attempt.helper", "cranmer")
    assert stands(t, "cranmer") == "committed"
    assert t.state.bonus_used == [-1, -1, int(DEBATERS["cranmer"])]


@proves("18.2-d3")
def test_18_2_d3_only_the_four_of_the_english_zone():
    """Oekolampadius, Bucer and the others of Germany and France stay out of it; so does Coverdale."""
    t = england_writes("cranmer", "latimer", "knox", "coverdale", "bucer", "farel", "cop")
    t.expect("england", "attempt.helper", ["cranmer", "latimer", "knox", "pass"])
    assert t.why_not("england", "bucer").rule == "18.2-d3"


@proves("18.2-d3")
def test_18_2_d3_wishart_helps_in_scotland_and_not_in_england():
    t = only_free(catholic_world(**LATER), "wishart")
    assert helpers_at(t.state, ENGLAND, PLACES["edinburgh"]) == (DEBATERS["wishart"],)
    assert helpers_at(t.state, ENGLAND, PLACES["bristol"]) == ()


@proves("18.2-d3")
def test_18_2_d3_across_the_channel_englands_treatise_has_no_french_help():
    """Farel within reach of a target would help the Protestant there, never England."""
    t = only_free(catholic_world(**LATER), "farel", "cop")
    helped = [s for s in t.state.board.in_zone[1] if helpers_at(t.state, PROTESTANT, s)]
    assert helped
    assert not any(helpers_at(t.state, ENGLAND, s) for s in helped)


@proves("18.2-d1")
def test_18_2_d1_england_and_the_protestant_have_a_bonus_each():
    """The Protestant's is used up; England's is not, and the other way round."""
    t = only_free(catholic_world(**LATER), "latimer", "knox").arrange(bonus_used=[0, -1, -1])
    assert helpers_at(t.state, PROTESTANT, PLACES["bristol"]) == ()
    assert len(helpers_at(t.state, ENGLAND, PLACES["bristol"])) == 2
    t.arrange(bonus_used=[-1, -1, 0])
    assert helpers_at(t.state, ENGLAND, PLACES["bristol"]) == ()
    assert len(helpers_at(t.state, PROTESTANT, PLACES["bristol"])) == 2


@proves("18.2-d1", "18.2-r22")
def test_18_2_d1_england_has_no_second_one_in_the_impulse():
    t = england_writes("cranmer", "latimer").answer("england", "attempt.helper", "latimer")
    t.expect("england", "reformation.target")
    t.answer("england", "reformation.target", "norwich")
    assert t.over or t.waiting[0][1] != "attempt.helper"


@proves("18.2-d2", "24-k115")
def test_18_2_d2_cromwells_treatise_is_englands_too():
    t = only_free(catholic_world(**LATER), "latimer").faith("protestant", "london").seeded(3)
    play_card(t.turn(5), "papacy", "thomas_cromwell")
    t.answer("england", "reformation.target", "bristol")
    t.expect("england", "attempt.helper", ["latimer", "pass"])


@proves("18.2-d2")
def test_r592_of_an_event_the_protestant_decides():
    """Dissolution of the Monasteries, played by England: the attempts are the Protestant's."""
    t = only_free(catholic_world(**LATER), "latimer").faith("protestant", "london").seeded(3)
    play_card(t.turn(5), "england", "dissolution_of_the_monasteries")
    t.answer("protestant", "reformation.target", "bristol")
    t.expect("protestant", "attempt.helper", ["latimer", "pass"])


# 21.3 Mary I


def marys_reign(*protestant: str, edition: str = "2017") -> HisTable:
    """Mary rules, nobody can debate, and these spaces are Protestant."""
    t = only_free(catholic_world(edition=edition)).faith("protestant", *protestant).turn(7)
    t.arrange(ruler={ENGLAND: int(RULER_MARY_I)}, home_used=[int(SIX_WIVES)])
    t.arrange(lambda g: g.hands[ENGLAND].remove(SIX_WIVES))
    return t.impulse("england").hand("england", "arquebusiers")


@proves("21.3-d2")
@pytest.mark.parametrize(
    ("edition", "space", "bound"),
    [
        ("2017", "calais", False),
        ("first", "calais", True),
        ("2017", "york", True),
        ("2017", "edinburgh", False),
    ],
)
def test_21_3_d2_calais_is_none_of_marys_business(edition, space, bound):
    assert is_bound_by_mary(marys_reign(space, edition=edition).state, ENGLAND) == bound


@proves("21.3-d2")
def test_21_3_d2_with_heretics_in_calais_alone_the_card_is_englands():
    t = marys_reign("calais").play(begin_impulse, ENGLAND).answer("england", "impulse.card", "arquebusiers")
    assert t.state.cp == 1
    assert t.events("mary.shows") == []


def yields(t: HisTable) -> HisTable:
    t.dice("mary", [1]).play(begin_impulse, ENGLAND)
    return t.answer("england", "impulse.card", "arquebusiers")


@proves("21.3-d1")
@BOTH
def test_21_3_d1_the_papacy_tries_in_the_english_zone_only(edition):
    t = yields(marys_reign("london", "norwich", "wittenberg", "paris", "edinburgh", edition=edition))
    at_home = {"london", "norwich", "edinburgh"}
    words = {str(w) for w in t.options("papacy")}
    assert words == (at_home if edition == "2017" else at_home | {"wittenberg", "paris"})
    if edition == "2017":
        assert t.why_not("papacy", "wittenberg").rule == "21.3-d1"


@proves("21.3-d1")
def test_21_3_d1_with_one_target_left_there_is_no_second_attempt():
    t = marys_reign("london", "wittenberg").dice("counter.attack", [6] * 5).dice("counter.defence", [1])
    yields(t)
    assert (faith(t, "london"), faith(t, "wittenberg")) == ("catholic", "protestant")
    assert t.over


# 21.6 Electorates under siege


@proves("21.6-d1")
@pytest.mark.parametrize(("edition", "came"), [("2017", 0), ("first", 2)])
def test_21_6_d1_nobody_musters_behind_besieged_walls(edition, came):
    """Wittenberg is Protestant in both respects, two regulars wait, the Habsburgs lie before it."""
    t = catholic_world(edition=edition).arrange(league=True).war("protestant", "habsburg")
    t.faith("protestant", "wittenberg").control("protestant", "wittenberg")
    t.put("wittenberg", "protestant", regulars=1).put("wittenberg", "habsburg", regulars=4).siege(
        "wittenberg"
    )
    at = t.state.board.elector_at[PLACES["wittenberg"]]
    t.arrange(electors={at: 2}).play(settle_map)
    assert t.units("wittenberg", "protestant") == (1 + came, 0)
    assert t.state.electors[at] == 2 - came


@proves("21.6-d1", "21.6-r18")
def test_21_6_d1_they_come_when_the_siege_is_over():
    t = catholic_world(**LATER).arrange(league=True).faith("protestant", "wittenberg")
    t.control("protestant", "wittenberg").put("wittenberg", "protestant", regulars=1)
    at = t.state.board.elector_at[PLACES["wittenberg"]]
    t.arrange(electors={at: 2}).play(settle_map)
    assert t.units("wittenberg", "protestant") == (3, 0)


# 24-d6 Leipzig Debate


@proves("24-d6")
@BOTH
def test_r574_whom_leipzig_bars_from_the_first_round_may_speak_in_the_second(edition):
    """Luther and Melanchthon are free; Luther is named. The first round is even."""
    t = silent(only_free(catholic_world(edition=edition), "eck", "cajetan", "luther", "melanchthon"))
    t.draw("debate.attacker", "cajetan").draw("debate.defender", "melanchthon")
    second = ["eck", "luther"] if edition == "2017" else ["eck", "melanchthon"]
    t.draw("debate.second", *second).seeded(1).dice("debate.attack", [1] * 4, [1] * 7)
    t.dice("debate.defence", [1] * 5, [1] * (6 if edition == "2017" else 5))
    t.play(leipzig).answer("papacy", "debate.leipzig", "luther")
    if edition == "2017":
        t.answer("papacy", "debate.leipzig_round", "first")
    t.answer("papacy", "debate.pool", "uncommitted")
    assert {e["defender"] for e in t.events("debate.round")} == {"melanchthon", second[1]}


def leipzig(g):
    yield from debate(g, PAPACY, GERMAN, leipzig=True)
