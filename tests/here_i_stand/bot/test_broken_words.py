"""Broken words: which wars break one, what everybody reads of it, and how stewards take it."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.bot.bargaining import counter_to, improved, offer_worth
from cuius.titles.here_i_stand.bot.talking import proposals
from cuius.titles.here_i_stand.bot.warring import war_gain
from cuius.titles.here_i_stand.bot.weights import TABLE
from cuius.titles.here_i_stand.bot.worth import GOOD_NAME, HURT, MEMORY, WARNED, grudge
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, HABSBURG, HUNGARY, NOBODY
from cuius.titles.here_i_stand.phases.diplomacy.war import declare_war, war_segment
from cuius.titles.here_i_stand.phases.minor_powers import activate
from cuius.titles.here_i_stand.rules.powers import word_at
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.stewards import answered, offered, refusal, seen
from tests.here_i_stand.tables import HisTable
from tests.here_i_stand.talks import accepted, agree, talks

TRUCE = ("end_war", "france", "england", "peace")
CARD = ("cards", "france", "england", "1")


def at_truce() -> HisTable:
    """France and England have made peace by agreement in turn 2."""
    return agree(talks().war("france", "england"), "france", TRUCE).play_out()


def betrayed() -> HisTable:
    """In the turn after, France declares war on England all the same."""
    t = at_truce().turn(3, "diplomacy").hand("france", "gout", "foul_weather", "printing_press")
    return t.play(declare_war, FRANCE, ENGLAND).turn(4, "diplomacy")


@proves("9.1-r29")
def test_9_1_r29_a_war_on_whom_one_made_peace_with_breaks_a_word_and_nothing_follows():
    t = at_truce().turn(3, "diplomacy").hand("france", "printing_press", "gout").arrange(peace_made=[])
    t.play(war_segment).skip_to("war.declare", "france").answer("france", "war.declare", "england")
    t.expect_event("word.broken", power="france", other="england")
    assert t.state.word_broken[word_at(FRANCE, ENGLAND)] == 3
    assert t.state.word_broken[word_at(ENGLAND, FRANCE)] == 0
    assert list(t.view(None)["word_broken"]) == [word_at(FRANCE, ENGLAND), 3]


def test_an_alliance_is_a_word_too():
    t = agree(talks(), "france", ("alliance", "france", "england", "alliance")).play_out()
    t.peace("france", "england").turn(3, "diplomacy").play(declare_war, ENGLAND, FRANCE)
    t.expect_event("word.broken", power="england", other="france")


def test_a_word_binds_for_a_turn_and_only_who_gave_it():
    t = at_truce().turn(4, "diplomacy").play(declare_war, FRANCE, ENGLAND)
    assert not t.events("word.broken")
    other = at_truce().turn(3, "diplomacy").play(declare_war, FRANCE, HABSBURG)
    assert not other.events("word.broken")


def test_a_war_for_a_minor_power_breaks_a_word_as_well():
    t = talks().war("ottoman", "habsburg")
    t = agree(t, "ottoman", ("end_war", "ottoman", "habsburg", "peace")).play_out()
    t.turn(3, "diplomacy").war("ottoman", "hungary").play(activate, HUNGARY, HABSBURG, NOBODY)
    t.answer("ottoman", "minor.war", "declare_war")
    t.expect_event("word.broken", power="ottoman", other="habsburg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_word_is_told_in_every_language(language):
    words = catalogue(TITLE.folder, language)
    said = words.format("word.broken", {"power": ["power", "france"], "other": ["power", "england"]})
    assert words.format("power-france") in said
    assert words.format("power-england") in said


def test_the_same_offer_is_refused_and_a_better_one_accepted():
    honest = offered(talks().war("france", "england"), "france", TRUCE, to="england")
    assert answered(honest, "england", "deal.turn") == "accept_1"
    assert refusal(betrayed(), "france", TRUCE, of="england") == "broken_word"
    better = offered(betrayed(), "france", TRUCE, CARD, to="england")
    assert answered(better, "england", "deal.turn") == "accept_1"
    accepted(better.draw(taken=["gout"]))
    better.expect_event("clause.cards", giver="france", taker="england", what=1)


def scattered(t: HisTable) -> HisTable:
    """England has taken Rouen, and the French are in no position to win it back."""
    t.control("england", "rouen")
    for space in ("paris", "lyon", "tours", "limoges"):
        t.put(space, "france", hired=1)
    return t


def test_whoever_broke_its_word_offers_something_more_itself():
    assert (TRUCE,) in proposals(seen(scattered(talks().war("france", "england")), "france"))
    t = scattered(betrayed())
    offers = [package for package in proposals(seen(t, "france")) if TRUCE in package]
    assert (TRUCE, ("mercenaries", "france", "england", "3")) in offers
    assert (TRUCE,) not in offers
    assert all(offer_worth(seen(t, "england"), package) > TABLE.weights["good_deal"] for package in offers)


def test_it_does_not_haggle_with_whoever_broke_its_word():
    t = offered(scattered(betrayed()), "france", TRUCE, to="england")
    s = seen(t, "england")
    assert improved(s, (TRUCE,), FRANCE) is not None
    assert counter_to(s, s.view["offers"][0]) is None


def test_a_broken_word_fades():
    t = betrayed()
    grudges = [grudge(seen(t.turn(turn), "england"), ENGLAND, FRANCE) for turn in range(3, 3 + MEMORY + 1)]
    assert grudges[0] == HURT
    assert grudges == sorted(grudges, reverse=True)
    assert grudges[-1] == 0
    late = offered(betrayed().turn(3 + MEMORY, "diplomacy"), "france", TRUCE, to="england")
    assert answered(late, "england", "deal.turn") == "accept_1"


def test_others_are_warned():
    s = seen(betrayed().turn(3, "diplomacy"), "habsburg")
    assert grudge(s, HABSBURG, FRANCE) == WARNED < HURT
    assert grudge(s, HABSBURG, ENGLAND) == 0


def test_it_thinks_twice_before_it_breaks_its_own_word():
    def gain(t: HisTable) -> float:
        t.put("paris", "france", regulars=6, leaders=["francis_i"]).turn(3, "diplomacy")
        t.hand("france", "treachery", "printing_press", "fuggers")
        return war_gain(seen(t, "france"), ENGLAND)

    free = gain(talks())
    assert free > 0
    assert gain(at_truce()) == pytest.approx(free - GOOD_NAME)
