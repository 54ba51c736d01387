"""What bots say of deals: from the offer and what everybody knows, in every language."""

from __future__ import annotations

from random import Random

import pytest

from cuius.bots.heuristic import Steward
from cuius.core.chance import Seeded
from cuius.core.deals.remarks import BROKEN, KEPT, remark_on
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title

MOST_ANSWERS = 4000


def remarks_in(title, seed):
    """(match, seat, question, answer, remark) whenever a steward says something."""
    found = get_title(title)
    match = Match(found, found.configure(), Seeded(seed), log=False).begin()
    bots = {seat: Steward(found, seed) for seat in match.config.seats}
    for _ in range(MOST_ANSWERS):
        if match.over:
            return
        question = match.questions[0]
        information = InformationSet(match, question.seat)
        view, asked = information.view(), information.question()
        answer = asked["options"][0] if len(asked["options"]) == 1 else bots[question.seat](view, asked)
        said = remark_on(view, asked, answer, found.word_record)
        if said is not None:
            yield match, question.seat, asked, answer, said
        match.answer(question.seat, question.number, question.key, answer)


@pytest.mark.parametrize(("title", "seed"), [("here_i_stand", 3), ("guerres", 2)])
def test_those_who_hear_it_learn_nothing_that_they_may_not_know(title, seed):
    found, kinds, random = get_title(title), set(), Random(1)
    for match, seat, asked, answer, said in remarks_in(title, seed):
        kinds.add(said.said.key)
        assert said.to
        assert set(match.roles(seat)).isdisjoint(said.to)
        for language in LANGUAGES:
            assert catalogue(found.folder, language).format(said.said.key, said.said.about)
        hearers = (*said.to, asked["role"])
        for hearer in said.to:
            state = match.state
            match.state = state.clone()
            found.redeal(match.state, (hearer,), random.randrange)
            match.state.offers, match.state.draft = state.offers, state.draft  # both know these
            view = {**found.view(match.state), **found.private_view(match.state, hearers)}
            match.state = state
            assert remark_on(view, asked, answer, found.word_record) == said
    assert {"talk.offer", "talk.accept"} & kinds


def offered(by, *clauses):
    names = ("kind", "giver", "taker", "what")
    return {"number": 1, "by": by, "clauses": [dict(zip(names, one, strict=True)) for one in clauses]}


def question_to(role, key="deal.turn", **about):
    return {"role": role, "key": key, "about": about}


def test_a_kept_word_and_a_broken_one_are_remembered():
    title = get_title("here_i_stand")
    state = title.setup(title.configure())
    record, offer = title.word_record, offered("france", ("end_war", "france", "england", "peace"))
    state.turn = 4

    def said(word="accept_1"):
        view = {**title.view(state), "offers": [offer]}
        return remark_on(view, question_to("england"), word, record)

    assert said() == (("france",), said("accept_1").said)
    assert said().said.key == "talk.accept"
    to_england = 3 * 6 + 2  # of France (3) to England (2)
    state.word_given[to_england] = state.word_given[2 * 6 + 3] = 3
    assert record(title.view(state), "england", "france") == KEPT
    assert said().said.key == "talk.accept_kept"
    state.word_broken[to_england] = 4
    assert record(title.view(state), "england", "france") == BROKEN
    assert said().said.key == "talk.accept_broken"
    assert record(title.view(state), "france", "england") == KEPT  # England broke nothing
    state.turn = 9
    assert record(title.view(state), "england", "france") == ""


def test_what_is_said_with_which_answer():
    view = {"offers": [offered("france", ("cards", "england", "france", "1"))], "draft": []}
    assert remark_on(view, question_to("england"), "counter_1", None).said.key == "talk.counter"
    reason = question_to("england", "refusal.reason", offer=1)
    assert remark_on(view, reason, "too_dear", None).said.key == "talk.too_dear"
    assert remark_on(view, reason, "pass", None).said.key == "talk.refuse"
    view["draft"] = offered("england", ("alliance", "england", "papacy", "alliance"))["clauses"]
    assert remark_on(view, question_to("england", "deal.kind"), "ready", None).to == ("papacy",)
    for key, word in (("deal.turn", "pass"), ("deal.turn", "offer"), ("deal.kind", "cards"), ("action", "x")):
        assert remark_on(view, question_to("england", key), word, None) is None
