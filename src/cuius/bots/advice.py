"""Advice for a seat, and the reasons of bots: what a level would answer, or has answered, and why.

Both rest on what the seat may know and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cuius.bots.heuristic import Steward
from cuius.bots.registry import character_seed, make_bot
from cuius.bots.search import SearchBot
from cuius.core.chance import Seeded
from cuius.core.characters import NEUTRAL, Character
from cuius.core.determinization import InformationSet
from cuius.core.events import plain_argument
from cuius.core.excerpt import Excerpt
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.reasons import AnswerReason
from cuius.core.title import Title, get_title

SEARCHED = AnswerReason("why.search")
"""The reason of a search that prefers another answer than the steward's."""
PLANNED = AnswerReason("why.plan")
"""The reason of one that answers so because it pursues a plan."""


class Advice(msgspec.Struct, frozen=True):
    """An answer, and why."""

    answer: str
    reason: AnswerReason | None


class ExplainedAnswer(msgspec.Struct, frozen=True):
    """An answer that a bot gave, and why."""

    row: int
    role: str
    key: str
    answer: str
    named: object
    """The answer with its kind, to find its name."""
    reason: AnswerReason


def advise(match: Match, seat: str, level: str) -> Advice:
    """What that level would answer to the open question of the seat."""
    title, information = match.title, InformationSet(match, seat)
    question = information.question()
    bot = make_bot(level, title, len(match.journal))
    usual = Steward(title)(information.view(), question)
    if not isinstance(bot, SearchBot) or len(question["options"]) == 1:
        return Advice(usual, explain(title, information, usual))
    answer = bot.think(information)
    if answer == usual:
        return Advice(answer, explain(title, information, answer))
    return Advice(answer, reason_to_differ(bot, question["key"], match))


def reason_to_differ(bot: SearchBot, key: str, match: Match) -> AnswerReason:
    """Why a search does not answer as a steward would; where it does not search, it follows its plan."""
    searched = bot.thinks_about(key, match.config) and not bot.plans_at(key)
    return SEARCHED if searched or not match.title.search_hints.plan_keys else PLANNED


def explain(
    title: Title, information: InformationSet, answer: str, character: Character = NEUTRAL
) -> AnswerReason | None:
    """Why a steward of this character answers so."""
    if title.explain_answer is None:
        return None
    return title.explain_answer(information.view(), information.question(), answer, character)


def explained_answers(
    game: Excerpt, since: int, bots: Mapping[str, str], cast: str, most: int
) -> Iterator[ExplainedAnswer]:
    """Why bots (seat -> level) answered as they did from row `since` on; so many answers at most."""
    title = get_title(game.config.title)
    found = 0
    for row in range(max(since, game.first), game.first + len(game.rows)):
        entry = game.rows[row - game.first]
        if not entry.was_chosen or found >= most:
            continue
        before = game._replace(rows=game.rows[: row - game.first], resolve_last=True)
        match = before.replayed(title, Seeded(0), log=False)
        seat = match.seat_of.get(entry.by, "")
        question = match.question(seat) if seat in bots else None
        if question is None or question.role != entry.by or len(question.options) == 1:
            continue
        reason = reason_of(match, question, word_of(entry.answer), bots[seat], cast)
        if reason is not None:
            found += 1
            named = plain_argument(entry.answer)
            yield ExplainedAnswer(row, entry.by, question.key, word_of(entry.answer), named, reason)


def reason_of(match: Match, question: Question, answer: str, level: str, cast: str) -> AnswerReason | None:
    """Why a bot of that level gave this answer; a search that did not follow the steward says so."""
    title, information = match.title, InformationSet(match, question.seat)
    character = NEUTRAL
    if level == "steward" and title.cast is not None:
        character = title.cast.character(character_seed(cast, question.seat), question.role)
    bot = make_bot(level, title, 0)
    if isinstance(bot, SearchBot):
        usual = Steward(title)(information.view(), information.question())
        if usual != answer:
            return reason_to_differ(bot, question.key, match)
    elif level != "steward":
        return None
    return explain(title, information, answer, character)
