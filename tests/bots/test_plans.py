"""Plans: a searching seat chooses whom to be for the rest of a turn, and is it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from cuius.bots import Bot, Budget, SearchBot, Steward, answer_of, make_bot
from cuius.bots.evidence import merged
from cuius.bots.plans import USUAL, WISHES, Plan, by_plan, changed, character_of_plan, joined, new_plan
from cuius.bots.play import play_out
from cuius.bots.playouts import PlanPlayouts, PlayoutOutcome
from cuius.bots.search import SearchPart
from cuius.bots.value import learned_value
from cuius.core.characters import NEUTRAL
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.title import Title, get_title
from tests.bots.redealing import begun, redealt_truth

PLANNING = ("revolution", "here_i_stand")


def to_a_plan(name: str, skip: int = 0, seed: int = 1) -> tuple[Match, str]:
    """A game of stewards that has come to a question before which a seat plans, and that seat."""
    title = get_title(name)
    match, keys = begun(title, seed), title.search_hints.plan_keys
    bots = {seat: Steward(title, seed) for seat in match.config.seats}
    while skip >= 0:
        question = match.questions[0]
        if question.key in keys and len(question.options) > 1:
            if not skip:
                return match, question.seat
            skip -= 1
        answer = answer_of(bots[question.seat], match, question)
        match.answer(question.seat, question.number, question.key, answer)
    raise AssertionError("no such question")


def plans_of(match: Match, seat: str, plan: int = USUAL, seed: int = 3) -> PlanPlayouts:
    value = learned_value(match.title, match.config)
    return PlanPlayouts(InformationSet(match, seat), seed, None, None, value, plan)


@pytest.mark.parametrize("name", PLANNING)
def test_a_plan_is_somebody_and_always_the_same(name):
    role = next(iter(get_title(name).cast.people))
    assert character_of_plan(name, USUAL, role) is NEUTRAL
    plans = [joined(number, 1) for number in range(1, WISHES)]
    found = [character_of_plan(name, plan, role) for plan in plans]
    assert len({who.traits["conquest"] for who in found}) == len(found)
    assert len({tuple(who.weights.of_role(role).values()) for who in found}) == len(found)
    assert all(min(who.weights.of_role(role).values()) > 0 for who in found)
    character_of_plan.cache_clear()
    again = [character_of_plan(name, plan, role) for plan in plans]
    assert [(who.traits, who.weights, who.seed) for who in again] == [
        (who.traits, who.weights, who.seed) for who in found
    ]


def test_a_plan_has_weights_and_moods_and_either_may_change():
    draw = Random(5)
    for plan in [new_plan(draw) for _ in range(50)]:
        weights, moods = divmod(plan, WISHES)
        assert weights > 0
        assert moods > 0
        other_moods, other_weights = changed(plan, draw)
        assert other_moods // WISHES == weights
        assert other_weights % WISHES == moods
        mine, likewise = (character_of_plan("revolution", p, "nobility") for p in (plan, other_moods))
        assert (mine.traits, mine.weights) == (likewise.traits, likewise.weights)


@pytest.mark.parametrize("name", PLANNING)
def test_the_plan_of_now_and_the_usual_one_are_compared_with_others(name):
    match, seat = to_a_plan(name, 5)
    many = match.title.search_hints.plans
    assert plans_of(match, seat).candidates()[:1] == [str(USUAL)]
    mine = plans_of(match, seat, 7).candidates()
    assert mine[:2] == ["7", str(USUAL)]
    assert len(mine) == len(set(mine)) >= many + 1
    assert sum(int(plan) % WISHES == 7 for plan in mine) > many // 4
    later, asked = to_a_plan(name, 6)
    assert plans_of(later, asked, 7).candidates()[2:] != mine[2:]


@pytest.mark.parametrize("name", PLANNING)
def test_plans_do_not_learn_from_each_other(name):
    """What a steward keeps from one question to the next is kept for each plan by itself."""
    match, seat = to_a_plan(name, 3)
    together = plans_of(match, seat)
    words = together.candidates()[:6]
    found = [together.play(word, 0, 1) for word in words for _ in range(2)][1::2]
    alone = [plans_of(match, seat).play(word, 0, 1) for word in words]
    assert found == alone
    assert len({tuple(outcome.values) for outcome in found}) > 1


@pytest.mark.parametrize("name", PLANNING)
def test_who_has_found_a_plan_follows_it_until_the_turn_ends(name, monkeypatch):
    match, seat = to_a_plan(name, 4)
    title, information = match.title, InformationSet(match, seat)
    monkeypatch.setattr(
        PlanPlayouts,
        "play",
        lambda self, word, number, turns: make_outcome(self, float(word == "9")),
    )
    monkeypatch.setattr(PlanPlayouts, "candidates", lambda self: [self.root.expected, "4", "9"])
    bot = SearchBot(title, 5, Budget(playouts=30))
    view, question = information.view(), information.question()
    assert bot.think(information) == by_plan(title, 9)(view, question)
    assert bot.plan == Plan(information.turn, 9)
    bots = {s: Steward(title) for s in match.config.seats} | {seat: bot}
    hints = msgspec.structs.replace(title.search_hints, searched_keys=frozenset({"nothing"}), planned_keys=())
    bot.title = msgspec.structs.replace(
        title, search_hints=msgspec.structs.replace(hints, plan_keys=frozenset())
    )
    followed = 0
    while not match.over and InformationSet(match, seat).turn == bot.plan.turn:
        asked = match.questions[0]
        answer = answer_of(bots[asked.seat], match, asked)
        if asked.seat == seat and len(asked.options) > 1:
            known = InformationSet(match, seat)
            assert answer == by_plan(title, 9)(known.view(), known.question())
            followed += 1
        match.answer(asked.seat, asked.number, asked.key, answer)
    assert followed
    assert bot.plan_now(InformationSet(match, seat)) == USUAL


def make_outcome(playouts: PlanPlayouts, mine: float) -> PlayoutOutcome:
    values = [-mine] * len(playouts.seats)
    values[playouts.root.seat] = mine
    return PlayoutOutcome(values, False, False)


@pytest.mark.parametrize("name", PLANNING)
def test_a_plan_rests_on_what_the_seat_may_know(name):
    tried = 0
    for skip in range(3, 60, 7):
        match, seat = to_a_plan(name, skip)
        twin = redealt_truth(match, seat, skip)
        if twin is None and name != "revolution":
            continue
        tried += 1
        found = [
            SearchBot(match.title, 2, Budget(playouts=12)).gather(
                InformationSet(one, seat), SearchPart(0, 1), Budget(playouts=12)
            )
            for one in (match, twin or match)
        ]
        assert found[0] == found[1]
        assert found[0].best_answer().isdigit()
        if tried == 3:
            return
    raise AssertionError("nothing was hidden")


def test_searches_of_plans_add_up():
    match, seat = to_a_plan("here_i_stand", 2)
    bot = SearchBot(match.title, 2, Budget(playouts=24))
    parts = [bot.gather(InformationSet(match, seat), SearchPart(n, 2), bot.budget) for n in range(2)]
    together = merged(parts)
    assert together.playouts == sum(part.playouts for part in parts)
    assert together.best_answer() in together.worlds


def test_most_time_goes_into_plans_where_they_tell_most():
    bot = make_bot("master", get_title("here_i_stand"), 1)
    assert bot.budget_for("impulse.card").seconds == 1.0
    assert bot.budget_for("counter.target").seconds == 0.3
    assert make_bot("search:10x", bot.title, 1).budget_for("counter.target").playouts == 3
    for name in ("revolution", "guerres", "example"):
        assert make_bot("master", get_title(name), 1).budget_for("move.town").seconds == 1.0


@pytest.mark.parametrize(("name", "players"), [("here_i_stand", 6), ("here_i_stand", 2), ("revolution", 5)])
def test_whoever_follows_a_plan_has_an_answer_to_everything(name, players):
    """Whole games in which everybody takes up another plan every forty answers."""
    title = get_title(name)
    match = begun(title, 3, players)
    play_out(match, {seat: Planner(title, number) for number, seat in enumerate(match.config.seats)})
    assert match.over


class Planner(Bot):
    """Follows one plan after another, for no reason."""

    def __init__(self, title: Title, seed: int) -> None:
        self.title = title
        self.draw = Random(seed)
        self.asked = 0

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        if self.asked % 40 == 0:
            self.choose, self.memory = by_plan(self.title, new_plan(self.draw)), {}
        self.asked += 1
        answer = self.choose(view, question)
        assert answer in question["options"]
        return answer
