"""The program's own players at a table. Those that think ahead do so in worker processes."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec
import structlog

from cuius.bots import Bot, Budget, SearchBot, answer_of, character_seed, make_bot
from cuius.bots.engine import EngineFailed
from cuius.bots.evidence import Evidence, merged
from cuius.bots.plans import Plan
from cuius.bots.search import WHOLE, SearchPart
from cuius.core.chance import Seeded
from cuius.core.deals.remarks import Remark, remark_on
from cuius.core.deals.secrecy import TURN, public_key
from cuius.core.determinization import InformationSet
from cuius.core.excerpt import Excerpt, excerpt_of
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.title import Config, Title, get_title
from cuius.server.play.engines import PREFIX, Engines
from cuius.server.play.workers.helpers import JobPart
from cuius.server.play.workers.pool import BOTS, JobKind, WorkerPool

log = structlog.get_logger("cuius.bots")

THINKING = JobKind("bot", BOTS, cpu_seconds=60, seconds=60.0)
LEAST_SECONDS = 0.02
"""A process that has less time left for a search is of no help."""
MOST_PLANS = 10_000


def bot_answer(match: Match, seat: str, name: str, character: int | None = None) -> str:
    """What the bot of that name answers, from what its seat sees."""
    return answer_safely(make_bot(name, match.title, len(match.journal), character), match, seat, name)


def answer_safely(bot: Bot, match: Match, seat: str, name: str) -> str:
    question = match.question(seat)
    assert question is not None
    try:
        return word_of(answer_of(bot, match, question))
    except Exception:  # a bot at a loss must not hold up the table
        log.exception("bot.failed", title=match.title.name, seat=seat, bot=name, key=question.key)
        return question.words[-1]


class TableBots:
    """Answers of bots; those of different clients take turns at thinking ahead."""

    def __init__(self, workers: WorkerPool, engines: Engines | None = None) -> None:
        self.workers = workers
        self.engines = engines or Engines({})
        self.plans: OrderedDict[tuple[str, str], Plan] = OrderedDict()
        """By cast and seat: what a bot that thinks ahead pursues in this turn.

        A node that does not know it looks for another one.
        """

    async def answer(self, match: Match, seat: str, name: str, client: str = "", cast: str = "") -> str:
        """What the bot of that name answers at this table; the server goes on with other things meanwhile.

        A process that ended, hangs or fails must not hold up the table: then the steward answers.
        """
        character = character_seed(cast, seat)
        if name.startswith(PREFIX):
            return await self.engine_answer(match, seat, name, character)
        bot = make_bot(name, match.title, len(match.journal), character)
        if not isinstance(bot, SearchBot):
            return answer_safely(bot, match, seat, name)
        bot.plan = self.plans.get((cast, seat), bot.plan)
        if not needs_thought(bot, match, seat):
            return answer_safely(bot, match, seat, name)
        number = number_of(match, seat)
        try:
            found = await self.think(bot, match, seat, name, client)
            if number_of(match, seat) != number:
                return found  # somebody was faster; it is refused by its number
            answer = bot.answer_from(InformationSet(match, seat), found)
        except Exception:
            log.warning("bot.process-failed", title=match.title.name, seat=seat, bot=name, exc_info=True)
            return self.answer_instead(match, seat, character) if number_of(match, seat) == number else ""
        self.keep_plan(cast, seat, bot.plan)
        return answer

    async def think(self, bot: SearchBot, match: Match, seat: str, name: str, client: str) -> str:
        """What processes have found best: an answer, or a plan."""
        thought = (excerpt_of(match), seat, name, bot.plan)
        if bot.budget.seconds:
            return await self.workers.run_together(THINKING, (client,), think_in_part, thought, decide)
        return await self.workers.run(THINKING, (client,), think_apart, *thought)

    def keep_plan(self, cast: str, seat: str, plan: Plan) -> None:
        self.plans[cast, seat] = plan
        self.plans.move_to_end((cast, seat))
        if len(self.plans) > MOST_PLANS:
            self.plans.popitem(last=False)

    async def engine_answer(self, match: Match, seat: str, name: str, character: int) -> str:
        """What that engine answers; where it fails, the steward does."""
        question = match.question(seat)
        assert question is not None
        if len(question.options) == 1:
            return question.words[0]
        try:
            return await self.engines.answer(match, seat, name, character)
        except EngineFailed as failure:
            log.warning("bot.engine-failed", title=match.title.name, seat=seat, bot=name, why=str(failure))
        return self.answer_instead(match, seat, character)

    def answer_instead(self, match: Match, seat: str, character: int) -> str:
        """The answer of whoever stands in for a bot that fails."""
        return bot_answer(match, seat, "steward" if match.title.steward else "random", character)


def remark_of(match: Match, seat: str, name: str, answer: str) -> Remark | None:
    """What the bot of that name says with an answer to the open question; most answers need no words."""
    question = match.question(seat)
    if question is None or name == "random" or name.startswith(PREFIX):
        return None
    if public_key(question.key) != TURN:
        return None
    information = InformationSet(match, seat)
    return remark_on(information.view(), information.question(), answer, match.title.word_record)


def number_of(match: Match, seat: str) -> int | None:
    """The number of the open question of a seat."""
    question = match.question(seat)
    return question.number if question is not None else None


def needs_thought(bot: SearchBot, match: Match, seat: str) -> bool:
    """Will this bot think about the open question? Otherwise it answers at once."""
    question = match.question(seat)
    assert question is not None
    return len(question.options) > 1 and bot.thinks_about(question.key, match.config)


def thinking_seconds(title: Title, config: Config, name: str, key: str) -> float:
    """The time that the bot of that name takes to think about such a question; 0 if it does not."""
    if name.startswith(PREFIX):
        return 0.0
    bot = make_bot(name, title, 0)
    if not isinstance(bot, SearchBot) or not bot.thinks_about(key, config):
        return 0.0
    return bot.budget_for(key).seconds or 0.0


def thinker(excerpt: Excerpt, seat: str, name: str, plan: Plan) -> tuple[SearchBot, InformationSet]:
    """In a worker process: the bot and what it knows."""
    match = excerpt.replayed(get_title(excerpt.config.title), Seeded(0), log=False)
    bot = make_bot(name, match.title, len(match.journal))
    assert isinstance(bot, SearchBot)
    bot.plan = plan
    return bot, InformationSet(match, seat)


def think_apart(excerpt: Excerpt, seat: str, name: str, plan: Plan) -> str:
    """In a worker process: what it finds best."""
    bot, information = thinker(excerpt, seat, name, plan)
    budget = bot.budget_for(information.question()["key"])
    return bot.gather(information, WHOLE, budget).best_answer()


def think_in_part(
    excerpt: Excerpt, seat: str, name: str, plan: Plan, part: JobPart, is_stopped: Callable[[], bool]
) -> bytes | None:
    """In a worker process: what one of several searches has found, for `decide`.

    A process that comes later than the first one has less time, and none left is nothing found.
    """
    bot, information = thinker(excerpt, seat, name, plan)
    seconds = bot.budget_for(information.question()["key"]).seconds or 0.0
    seconds -= time.monotonic() - part.began if part.number else 0.0
    if seconds < LEAST_SECONDS:
        return None
    found = bot.gather(information, SearchPart(part.number, part.parts), Budget(seconds=seconds), is_stopped)
    return msgspec.msgpack.encode(found)


def decide(found: list[bytes]) -> str:
    """In a worker process: what is best by all that was found."""
    return merged([msgspec.msgpack.decode(part, type=Evidence) for part in found]).best_answer()
