"""Stewards of allied factions: what they lend, ask for and refuse, and whom they trust."""

from __future__ import annotations

import pytest

from cuius.core.text import LANGUAGES, catalogue
from cuius.kit.policy import steward
from cuius.titles.guerres.bot.loans import counter_to
from cuius.titles.guerres.bot.sharing import FADING, GRUDGE, grudge
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.phases.war.money import REFUSAL_REASONS, pay_for, talk
from cuius.titles.guerres.state import word_at
from cuius.titles.guerres.title import TITLE
from tests.guerres.tables import GuerresTable, war_table


def allies(**money: int) -> GuerresTable:
    """A royal army next to Orléans; the League would not gain by its fall."""
    t = war_table(2).army("royalist_1", "ile_de_france", 3, "louis_de_montpensier").coins(**money)
    return t.only_towns(league=8, huguenot=10).towns("huguenot", "orleans", "blois").arrange(active=0)


def asks(t: GuerresTable, money: int, giver: str = "league") -> GuerresTable:
    """The Royalists offer that so much changes hands."""
    t.play(talk).answer("royalist", "deal.turn", "offer").answer("royalist", "deal.kind", "money")
    for key, word in (("deal.giver", giver), ("deal.what", str(money))):
        if t.waiting[0][1] == key:
            t.answer("royalist", key, word)
    return t.answer("royalist", "deal.kind", "ready").expect("league", "deal.turn")


def sight(t: GuerresTable, role: str) -> Sight:
    return Sight(t.view(role), role)


# What it answers


def test_a_gift_is_welcome_and_what_can_be_spared_is_lent():
    gift = asks(allies(royalist=4, league=5), 2, giver="royalist").auto("league", steward)
    gift.expect_event("clause.money", giver="royalist", taker="league", what=2)
    loan = asks(allies(royalist=4, league=9), 2).auto("league", steward)
    loan.expect_event("clause.money", giver="league", taker="royalist", what=2)


def test_it_offers_what_it_can_spare_of_what_is_asked_and_the_other_takes_it():
    t = asks(allies(royalist=4, league=9), 7).auto("league", steward)
    t.expect_event("deal.counter", role="league", offer=1)
    t.expect("royalist", "deal.turn", offers=["accept_2"]).auto("royalist", steward)
    t.expect_event("deal.accepted", role="royalist", offer=2)
    t.expect_event("clause.money", giver="league", taker="royalist", what=5)
    assert (t.money_of("royalist"), t.money_of("league")) == (9, 4)


def test_an_answer_is_not_answered_again():
    t = asks(allies(royalist=4, league=9), 7)
    offer = t.view("league")["offers"][0]
    assert counter_to(sight(t, "league"), offer) == (LEAGUE, 5)
    assert counter_to(sight(t, "league"), {**offer, "answers": 3}) is None


def test_nothing_is_offered_to_whoever_has_no_turn_left():
    t = asks(allies(royalist=4, league=9), 7)
    late = Sight({**t.view("league"), "talk_round": 1}, "league")
    assert counter_to(late, t.view("league")["offers"][0]) is None


@pytest.mark.parametrize(("troops", "reason"), [(0, "no_gain"), (3, "needed")])
def test_it_says_why_it_refuses(troops, reason):
    t = allies(royalist=4, league=2)
    if troops:
        t.army("league_1", "ile_de_france", troops, "francois_de_guise")
    asks(t, 1).auto("league", steward)
    t.expect_event("deal.refuse", role="league")
    t.expect_event(f"refusal.{reason}", role="league")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language):
    words = catalogue(TITLE.folder, language)
    for reason in REFUSAL_REASONS:
        assert words.format("role-league") in words.format(f"refusal.{reason}", {"role": ["role", "league"]})
        assert words.choice(reason, "refusal.reason")
    assert words.choice("pass", "refusal.reason") != words.choice("pass")
    said = words.format("word.broken", {"faction": ["faction", "league"], "other": ["faction", "royalist"]})
    assert words.format("faction-league") in said
    assert words.format("faction-royalist") in said


# What it offers


def test_it_asks_for_what_its_best_march_lacks():
    t = allies(royalist=1, league=9).play(talk).auto(None, steward)
    t.expect_event("deal.offered", role="royalist")
    t.expect_event("clause.money", giver="league", taker="royalist", what=1)


def test_it_does_not_ask_in_vain():
    t = allies(royalist=1, league=2).play(talk).auto(None, steward)
    assert not t.events("deal.offered")


def test_it_gives_what_it_does_not_need_for_a_march_that_serves_it_too():
    t = allies(royalist=1, league=9).only_towns(league=8, huguenot=20).towns("huguenot", "orleans", "blois")
    t.play(talk).answer("royalist", "deal.turn", "pass").auto("league", steward)
    t.expect_event("deal.offered", role="league")
    t.answer("royalist", "deal.turn", "accept_1")
    t.expect_event("clause.money", giver="league", taker="royalist", what=1)


def test_it_offers_nothing_without_a_march_to_pay_for():
    t = allies(royalist=5, league=5).play(talk).auto(None, steward)
    assert not t.events("deal.offered")


# A broken word


def lent(money: int = 2) -> GuerresTable:
    """The Royalists have lent the League so much in this war."""
    t = asks(allies(royalist=9, league=1), money, giver="royalist")
    return t.answer("league", "deal.turn", "accept_1").play_out()


def refused(cost: int = 2) -> GuerresTable:
    """And the League will not even give that back when they ask for it."""
    t = lent().coins(royalist=4, league=9).play(pay_for, ROYALIST, cost, PROVINCES["orleanais"])
    return t.answer("royalist", "war.share", "0").answer("league", "war.contribute", "refuse")


def test_15_7_2_r13_whoever_refuses_what_it_borrowed_breaks_its_word():
    t = refused()
    t.expect_event("word.broken", faction="league", other="royalist")
    assert t.state.word_broken[word_at(LEAGUE, ROYALIST)] == t.state.turn
    assert t.view(None)["word_broken"] == t.state.word_broken


def test_to_refuse_more_than_was_borrowed_breaks_nothing():
    assert not refused(cost=3).events("word.broken")


def test_a_cost_that_is_shared_is_a_loan_returned():
    t = lent().play(pay_for, ROYALIST, 1, PROVINCES["orleanais"])
    t.answer("royalist", "war.share", "0").answer("league", "war.contribute", "agree")
    assert t.state.lent[word_at(ROYALIST, LEAGUE)] == 1
    t.coins(royalist=0, league=3)
    asks(t, 2).answer("league", "deal.turn", "accept_1").play_out()
    assert t.state.lent[word_at(ROYALIST, LEAGUE)] == 0
    assert t.state.lent[word_at(LEAGUE, ROYALIST)] == 1


def test_a_steward_gives_back_what_it_borrowed():
    for t, unwilling in ((allies(), True), (lent(), False)):
        t.coins(royalist=4, league=2).play(pay_for, ROYALIST, 2, PROVINCES["orleanais"])
        t.answer("royalist", "war.share", "0").auto("league", steward)
        assert t.state.unwilling[LEAGUE] == unwilling


def wronged() -> GuerresTable:
    """The Royalists broke their word to the League."""
    t = allies(royalist=4, league=9)
    return t.arrange(lambda g: g.word_broken.__setitem__(word_at(ROYALIST, LEAGUE), g.turn))


def test_the_same_request_is_refused_and_a_smaller_one_granted():
    honest = asks(allies(royalist=4, league=9), 4).auto("league", steward)
    honest.expect_event("deal.accepted", role="league")
    again = asks(wronged(), 4).auto("league", steward)
    again.expect_event("refusal.broken_word", role="league")
    assert not again.events("deal.counter")
    less = asks(wronged(), 1).auto("league", steward)
    less.expect_event("clause.money", giver="league", taker="royalist", what=1)


def test_a_broken_word_fades():
    kept = []
    for later in range(3):
        t = wronged()
        t.arrange(turn=t.state.turn + later)
        kept.append(grudge(sight(t, "league"), LEAGUE, ROYALIST))
    assert kept == [GRUDGE, GRUDGE - FADING, 0]


def test_debts_end_with_the_war():
    t = lent()
    assert t.state.lent[word_at(ROYALIST, LEAGUE)] == 2
    t.phase("war_rounds").begin()
    assert not any(t.state.lent)
