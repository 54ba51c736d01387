"""The steward at war: whom it fears, on whom it declares war, and how its armies stay together."""

from __future__ import annotations

import pytest

from cuius.titles.here_i_stand.bot.cards import is_kept
from cuius.titles.here_i_stand.bot.events import event_worth
from cuius.titles.here_i_stand.bot.planning import plans, spring_ground
from cuius.titles.here_i_stand.bot.roads import spring_reach
from cuius.titles.here_i_stand.bot.safety import relief_near
from cuius.titles.here_i_stand.bot.sailing import raid_from
from cuius.titles.here_i_stand.bot.steward import steward
from cuius.titles.here_i_stand.bot.warring import PHONY_WAR, peace_worth, war_gain, wars_bearable
from cuius.titles.here_i_stand.ids import (
    BELGRADE,
    CARDS,
    ENGLAND,
    HABSBURG,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    SCOTLAND,
    SEAS,
    VIENNA,
)
from tests.here_i_stand.stewards import rich, seen
from tests.here_i_stand.tables import HisTable, war_table


def asked(role: str, key: str, *options: str, **about) -> dict:
    return {"role": role, "key": key, "options": list(options), "about": about}


# Whom it fears


def test_whoever_is_near_to_victory_is_feared():
    s = seen(war_table().arrange(rich(HABSBURG, 20)), "france")
    assert s.menace[HABSBURG] == 1
    assert s.rival == HABSBURG
    assert s.menace[OTTOMAN] == 0


def test_keys_and_souls_that_win_at_once_are_feared_too():
    keys = ("metz", "milan", "genoa", "florence", "venice", "tunis")
    s = seen(war_table().control("habsburg", *keys), "france")
    assert s.menace[HABSBURG] > 0.5
    spaces = [PLACES[place].word for place in range(45)]
    assert seen(war_table().faith("protestant", *spaces), "papacy").menace[PROTESTANT] > 0.5


def test_a_lead_that_wins_is_feared_once_it_can():
    t = war_table()  # Rome is seven points ahead of everybody
    assert seen(t.turn(2), "england").menace[PAPACY] < 0.7
    assert seen(t.turn(4), "england").menace[PAPACY] == pytest.approx(0.7)


# War and peace


def test_peace_with_a_winner_is_worth_less():
    calm = war_table().war("france", "habsburg")
    tense = war_table().war("france", "habsburg").arrange(rich(HABSBURG, 15))
    assert peace_worth(seen(tense, "france"), HABSBURG) < peace_worth(seen(calm, "france"), HABSBURG)


def test_peace_with_others_is_worth_more_while_somebody_wins():
    calm = war_table().war("france", "habsburg")
    tense = war_table().war("france", "habsburg").arrange(rich(ENGLAND, 15))
    assert peace_worth(seen(tense, "france"), HABSBURG) > peace_worth(seen(calm, "france"), HABSBURG)


def test_a_winner_is_fought_beside_other_wars():
    t = war_table().war("france", "england").arrange(rich(HABSBURG, 14))
    assert wars_bearable(seen(t, "france"), HABSBURG) == 2
    assert wars_bearable(seen(t, "france"), ENGLAND) == 1
    assert wars_bearable(seen(t, "papacy"), ENGLAND) == 0


def test_the_sultan_wins_hungary_before_he_seeks_another_war():
    t = war_table().put("pressburg", "ottoman", regulars=8, leaders=["suleiman"])
    t.control("ottoman", "pressburg")
    assert war_gain(seen(t, "ottoman"), HABSBURG) > 0
    assert war_gain(seen(t.war("ottoman", "hungary"), "ottoman"), HABSBURG) == 0


def test_before_spring_a_campaign_begins_at_the_border():
    t = war_table().war("ottoman", "habsburg").control("ottoman", "belgrade", "mohacs", "szegedin", "buda")
    t.put("istanbul", "ottoman", regulars=12, leaders=["suleiman"]).put("vienna", "habsburg", regulars=1)
    later = plans(seen(t.turn(3, "action"), "ottoman"))
    before = plans(seen(t.turn(3, "diplomacy"), "ottoman"))
    value = {p.goal: p.value for p in later}
    assert next(p for p in before if p.goal == VIENNA).value > value.get(VIENNA, 0.0)
    sight = seen(t, "ottoman")
    assert BELGRADE in spring_reach(sight.board, PLACES["istanbul"], spring_ground(sight))


def test_an_army_near_by_makes_a_siege_doubtful():
    t = war_table().war("france", "habsburg").put("lyon", "france", regulars=6, leaders=["francis_i"])
    t.put("milan", "habsburg", regulars=1).control("habsburg", "milan")
    calm = seen(t, "france")
    assert relief_near(calm, PLACES["milan"]) == 0
    tense = seen(t.put("pavia", "habsburg", regulars=8), "france")
    assert relief_near(tense, PLACES["milan"]) == 8
    value = {p.goal: p.value for p in plans(tense)}
    assert value.get(PLACES["milan"], 0.0) < {p.goal: p.value for p in plans(calm)}[PLACES["milan"]]


# Armies


def recalled(t: HisTable) -> str:
    question = asked("ottoman", "winter.recall", "belgrade", "pass")
    return steward(seen(t, "ottoman").view, question)


def test_a_captain_with_few_men_comes_home_to_many():
    t = (
        war_table()
        .control("ottoman", "belgrade")
        .put("belgrade", "ottoman", regulars=4, leaders=["suleiman"])
    )
    assert recalled(t.put("istanbul", "ottoman", regulars=3)) == "pass"
    assert recalled(t.put("istanbul", "ottoman", regulars=5)) == "belgrade"
    around = [PLACES[n].word for n in t.state.board.neighbours[BELGRADE]]
    assert recalled(t.control("habsburg", *around)) == "pass", "he could not come back in spring"


def test_restless_mercenaries_must_be_worth_the_card():
    t = war_table().war("france", "habsburg").put("milan", "france", regulars=4, hired=1).siege("milan")
    about = {"power": ["power", "france"], "space": ["space", "milan"]}
    question = asked("habsburg", "respond.assault.defender", "mercenaries_grow_restless", "pass", **about)
    assert steward(seen(t, "habsburg").view, question) == "pass"
    t.put("milan", "france", hired=3)
    assert steward(seen(t, "habsburg").view, question) == "mercenaries_grow_restless"


def test_cards_for_a_fight_are_kept_in_war_only():
    card = CARDS["gout"]
    assert not is_kept(seen(war_table(), "france"), card)
    at_war = seen(war_table().war("france", "habsburg"), "france")
    assert is_kept(at_war, card)
    assert not is_kept(at_war, CARDS["mercenaries_bribed"]), "three points are too many to lie idle"


def test_corsairs_sail_on_from_where_they_have_raided():
    t = war_table().control("ottoman", "algiers").ships("barbary_coast", "ottoman", corsairs=3)
    assert raid_from(seen(t, "ottoman")) == -1
    raided = seen(t.arrange(pirated={PLACES["barbary_coast"] - SEAS[0]: True}), "ottoman")
    assert raid_from(raided) == PLACES["barbary_coast"]


# Events that depend on the position


def test_events_are_worth_what_they_hit():
    t = war_table().war("france", "habsburg")
    assert event_worth(seen(t, "france"), CARDS["unpaid_mercenaries"]) == 0
    t.put("milan", "habsburg", hired=5, regulars=4)
    assert event_worth(seen(t, "france"), CARDS["unpaid_mercenaries"]) > 0.9
    assert event_worth(seen(t, "france"), CARDS["unsanitary_camp"]) > 0.5
    assert event_worth(seen(t, "habsburg"), CARDS["unsanitary_camp"]) == 0


def test_voyages_of_others_are_worth_stopping():
    t = war_table().arrange(crossing=[])
    assert event_worth(seen(t, "france"), CARDS["search_for_cibola"]) == 0
    t.arrange(crossing=[("conquer", int(HABSBURG), 0)])
    assert event_worth(seen(t, "france"), CARDS["search_for_cibola"]) > 0.4
    assert event_worth(seen(t, "france"), CARDS["fountain_of_youth"]) == 0
    assert event_worth(seen(t, "habsburg"), CARDS["search_for_cibola"]) == 0


def test_a_free_war_is_worth_its_card_where_it_pays():
    t = war_table().put("metz", "france", regulars=8, leaders=["francis_i"]).control("france", "metz")
    card = CARDS["machiavelli"]
    t.hand("france", "printing_press", "galleons", "treachery")
    question = asked("france", "machiavelli.enemy", "ottoman", "habsburg", "england")
    assert event_worth(seen(t, "france"), card) > 0.6
    assert steward(seen(t, "france").view, question) == "habsburg"
    assert event_worth(seen(war_table(), "france"), card) == 0


def test_maurice_is_called_by_the_side_he_does_not_serve():
    t = war_table().put("leipzig", "protestant", hired=3, leaders=["maurice_of_saxony"])
    assert event_worth(seen(t, "habsburg"), CARDS["maurice_of_saxony"]) > 1.5
    assert event_worth(seen(t, "protestant"), CARDS["maurice_of_saxony"]) == 0


def test_9_6_d2_a_war_that_others_may_join_pays_less_in_2017():
    gains = []
    for edition in ("first", "2017"):
        t = war_table(edition=edition).put("berwick", "england", regulars=8, leaders=["henry_viii"])
        t.put("edinburgh", "scotland", regulars=1)
        gains.append(war_gain(seen(t, "england"), SCOTLAND))
    assert gains[0] - gains[1] == pytest.approx(PHONY_WAR)
