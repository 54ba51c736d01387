"""The steward at the negotiating table: what it offers, what it refuses, and why."""

from __future__ import annotations

import pytest

from cuius.bots import BOTS
from cuius.bots.play import play_out
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.bot.bargaining import offer_worth
from cuius.titles.here_i_stand.bot.talking import proposals
from cuius.titles.here_i_stand.ids import FRANCE, HABSBURG, PAPACY
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import REASONS
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.stewards import refusal, rich, seen
from tests.here_i_stand.talks import talks

# Why it refuses


def test_it_does_not_deal_with_whoever_is_about_to_win():
    t = talks().arrange(rich(HABSBURG, 15))
    assert refusal(t, "habsburg", ("alliance", "habsburg", "france", "alliance")) == "too_strong"


def test_it_makes_no_peace_while_it_wins():
    t = talks().war("france", "habsburg").put("paris", "france", regulars=6, leaders=["francis_i"])
    t.control("france", "antwerp", "navarre")
    assert refusal(t, "habsburg", ("end_war", "habsburg", "france", "peace")) == "war_goes_well"


def test_it_keeps_what_it_needs():
    t = talks().hand("france", "gout", "foul_weather")
    assert refusal(t, "england", ("cards", "france", "england", "1")) == "needed"


def test_it_knows_a_bad_bargain():
    t = talks().hand("france", "gout", "foul_weather").put("london", "england", hired=1)
    offered = (("mercenaries", "england", "france", "1"), ("cards", "france", "england", "2"))
    assert refusal(t, "england", *offered) == "too_dear"


def test_it_sees_no_use_in_some_friends():
    t = talks().arrange(rich(PAPACY, 3))
    offered = ("alliance", "papacy", "france", "alliance")
    assert refusal(t, "papacy", offered) in ("no_use", "too_strong")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language):
    words = catalogue(TITLE.folder, language)
    for reason in REASONS:
        said = words.say(f"refusal.{reason}", {"role": ["role", "france"]})
        assert words.say("role-france") in said
        assert words.choice(reason, "refusal.reason")
    assert words.choice("pass", "refusal.reason") != words.choice("pass")
    assert "3" in words.say("refusal.reason", {"offer": 3})


# What it offers


def test_it_ransoms_its_captains_for_a_card():
    t = talks().hand("france", "gout").arrange(lambda g: g.capture(8, HABSBURG))
    best = proposals(seen(t, "france"))[0]
    assert best == (("leader", "habsburg", "france", "francis_i"), ("cards", "france", "habsburg", "1"))
    assert offer_worth(seen(t, "france"), best) > 0
    assert offer_worth(seen(t, "habsburg"), best) > 0


def test_it_seeks_friends_against_a_common_enemy():
    t = talks().war("france", "habsburg").war("ottoman", "habsburg")
    offers = proposals(seen(t, "france"))
    assert (("alliance", "france", "ottoman", "alliance"),) in offers
    assert not any("papacy" in terms for package in offers for terms in package)


def test_the_pope_and_the_sultan_are_never_friends():
    t = talks().war("papacy", "habsburg").war("ottoman", "habsburg")
    assert not any("ottoman" in terms for package in proposals(seen(t, "papacy")) for terms in package)


def test_it_asks_a_price_for_peace_where_it_has_won():
    t = talks().war("france", "habsburg").control("france", "antwerp")
    packages = [p for p in proposals(seen(t, "france")) if ("end_war", "france", "habsburg", "peace") in p]
    assert ("cards", "habsburg", "france", "1") in packages[0]


def test_it_offers_nothing_to_whoever_is_about_to_win():
    t = talks().war("france", "habsburg").arrange(rich(HABSBURG, 15))
    assert not any("habsburg" in terms for package in proposals(seen(t, "france")) for terms in package)


def test_fear_of_a_winner_costs_an_offer():
    calm, tense = talks(), talks().arrange(rich(FRANCE, 10))
    gift = (("cards", "france", "england", "1"),)
    assert offer_worth(seen(calm, "england"), gift) > offer_worth(seen(tense, "england"), gift)


def test_stewards_offer_strike_and_refuse_deals_and_say_why():
    config = TITLE.configure(6, "1517", {"windows": "fast"})
    match = Match(TITLE, config, Seeded(2001)).begin()
    play_out(match, {seat: BOTS["steward"](TITLE, 0) for seat in config.seats})
    assert match.log is not None
    keys = [event.key for event in match.log.events]
    assert {"deal.offered", "deal.struck", "deal.refuse", "clause.alliance"} <= set(keys)
    reasons = [key for key in keys if key.startswith("refusal.")]
    assert len(reasons) == keys.count("deal.refuse")
