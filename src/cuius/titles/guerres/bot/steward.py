"""The steward: a player by rules of thumb, for every faction and every question, from the view alone.

Most answers come from one question: how much likelier does this make it that my faction wins? `sight`
says what outcomes are worth; `court`, `cards` and `war` weigh actions, cards and marches by exact odds. It
never draws lots: the same view and question have the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.core.events import plain_argument
from cuius.core.ids import word_of
from cuius.core.live_view import kept
from cuius.core.requests import Ask, Options
from cuius.core.title import SearchHints
from cuius.titles.guerres.bot import cards, court, loans, sharing, war
from cuius.titles.guerres.bot.prospects import expected_now
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import FACTIONS, TIMINGS, words
from cuius.titles.guerres.score import at_the_table
from cuius.titles.guerres.state import State
from cuius.titles.guerres.view import own, view

Answer = Callable[[Sight, dict[str, Any]], str | None]


def steward(view: Mapping[str, Any], question: dict[str, Any], character: Character = NEUTRAL) -> str:
    """Its considered answer; the first option, where it has none.

    It thinks with the built-in board. On a board that its owner has changed, a thought may come to nothing or
    fall outside the options; it plays on all the same.
    """
    options = question["options"]
    if len(options) == 1:
        return str(options[0])
    try:
        word = considered(view, question, character)
    except (LookupError, ValueError):
        word = None
    return word if word is not None and word in options else str(options[0])


def considered(
    view: Mapping[str, Any], question: dict[str, Any], character: Character = NEUTRAL
) -> str | None:
    """What it would answer; None to a question that makes no difference to it."""
    words = HABITS.get(question["key"])
    if words is not None:
        return next((word for word in words if word in question["options"]), str(question["options"][0]))
    answer = ANSWERS.get(question["key"])
    if answer is None:
        return None
    role = question["role"]
    return answer(kept(view, role, lambda seen: Sight(seen, role, character)), question)


def by_treaty(s: Sight, question: dict[str, Any]) -> str:
    """17-r8 Of equals in towns oneself first, then who has fewer treaties."""
    return court.most(question, lambda word: 99 if word == s.me.word else -s.treaty[FACTIONS[word]])


def by_towns(s: Sight, question: dict[str, Any]) -> str:
    """17-r8 Of equals in treaties oneself first, then who has fewer towns."""
    return court.most(question, lambda word: 99 if word == s.me.word else -s.towns[FACTIONS[word]])


HABITS: dict[str, tuple[str, ...]] = {
    "card.scouts": ("raise",),
    "leaders.review": ("keep",),
    "war.join": ("stay",),
    "war.evade_to": ("stay",),
}
"""What it answers whatever the position: the first of these words that is offered."""

ANSWERS: dict[str, Answer] = {
    **{f"event.{timing.word}": cards.play_or_pass for timing in TIMINGS},
    "card.town": cards.card_town,
    "card.victim_faction": cards.victims_faction,
    "card.victim": cards.victim,
    "card.lost_leader": cards.lost_leader,
    "card.territory": cards.territory,
    "card.weary": cards.weary,
    "card.fever": cards.fevered,
    "court.leader": court.lead_the_faction,
    "court.equal_leader": court.name_an_equal,
    "court.pick": court.call_to_court,
    "court.give": court.give_to_neighbour,
    "court.character": court.choose_actor,
    "court.action": court.choose_action,
    "court.squadron": court.send_the_squadron,
    "surprise.town": court.choose_target("surprise"),
    "influence.town": court.choose_target("influence"),
    "diplomacy.country": court.choose_target("diplomacy"),
    "diplomacy.territory": cards.territory,
    "persuade.character": court.choose_target("persuade"),
    "recruit.taxes": war.spend_taxes,
    "deploy.province": war.deploy_where,
    "deploy.troops": war.deploy_how_many,
    "leaders.army": war.own_army,
    "leaders.commander": war.choose_commander,
    "leaders.support": war.support_whom,
    "deal.turn": loans.at_the_table,
    "deal.kind": loans.draft_kind,
    "deal.giver": loans.draft_giver,
    "deal.what": loans.draft_sum,
    "refusal.reason": loans.why_refused,
    "war.first": war.own_army,
    "war.announce": war.announce,
    "war.troops": war.how_many_go,
    "war.mercenaries": war.pay_mercenaries,
    "war.contribute": sharing.pay_for_ally,
    "war.fight": war.seek_battle,
    "war.reply": war.stand_or_evade,
    "war.intercept": war.intercept,
    "merge.commander": war.choose_commander,
    "merge.marker": war.own_army,
    "battle.winner": war.battle_winner,
    "battle.retreat": war.retreat,
    "siege.town": war.besiege,
    "peace.winner": war.war_winner,
    "peace.town": war.prize,
    "victory.towns": by_treaty,
    "victory.treaties": by_towns,
}


def stewards_answer(g: State, ask: Ask) -> Options:
    """10-r9 What the steward chooses, knowing what its faction may know."""
    options = ask.options(*ask.args)
    words = [word_of(option) for option in options]
    role = word_of(ask.who)
    question = {
        "role": role,
        "key": ask.key,
        "about": {name: plain_argument(value) for name, value in (ask.about or {}).items()},
        "options": words,
        "named": [plain_argument(option) for option in options],
    }
    return (options[words.index(steward({**view(g), **own(g, (role,))}, question))],)


# ---- for the search ----

NEAR = 40
"""Answers after which other dice have blurred what one of them brought about."""


PLANS = frozenset(
    words("""
    court.character court.action court.give court.pick influence.town diplomacy.country deploy.province
    deploy.troops leaders.commander war.announce war.join war.troops event.massacre
""")
)
"""Questions whose answer sets the course."""


def estimate(g: State) -> dict[str, float]:
    """17 The points that each faction can expect in the end."""
    points = expected_now(g)
    return {f.word: points[f] for f in at_the_table(g)}


SEARCH_HINTS = SearchHints(
    estimate=estimate, searched_keys=PLANS, max_answers=NEAR, value_share=1.0, value_ranks=True
)
