"""Answers that a table gives for a person: because there is nothing to choose, or because the person said so.

They are journalled like any answer. Where the speed of an answer would tell the others what a hand does not
hold, the table lets a moment pass first, drawn from a range that does not depend on the hand. So that an
answer within that moment does not tell the contrary, a pass that a person chose waits for it too, and bots
take as long over a question that they are asked as over one that they could answer in their sleep.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import NamedTuple

from cuius.core.ids import PASS
from cuius.core.journal import BY_SETTING
from cuius.core.question import Question
from cuius.server.accounts.schemas import ALWAYS, FITTING, NEVER
from cuius.server.play.dry_runs import Answer, Answers
from cuius.server.play.live_tables import LiveTable

RANDOM = SystemRandom()

BOT_MOMENT = (0.05, 0.15)
"""Seconds that a bot which does not think ahead takes: to choose takes it a millisecond more than not to."""
THINKING = (1.1, 1.5)
"""What a bot that thinks ahead takes, in its own time: it may exceed that a little."""


class DueAnswer(NamedTuple):
    """An answer that the table will give."""

    answer: Answer
    is_discreet: bool
    """Must a moment pass before it?"""


def due_answers(live: LiveTable) -> list[DueAnswer]:
    """The open questions that the table answers for the people who are asked."""
    if live.is_halted():
        return []
    found = []
    for question in live.match.questions:
        word = automatic_answer(live, question)
        if word is not None:
            answer = Answer(question.seat, question.number, question.key, word, BY_SETTING)
            found.append(DueAnswer(answer, is_discreet(live, question)))
    return found


def automatic_answer(live: LiveTable, question: Question) -> str | None:
    """What the table answers for whoever holds the seat; None if they are to be asked."""
    windows, forced = live.windows.get(question.seat, {}), len(question.options) == 1
    if not (windows or forced):
        return None
    seat = live.seats[question.seat]
    if seat.user_id is None or seat.bot is not None or seat.autopilot:
        return None
    choice = choice_for(windows, live.table.title, question.key)
    if forced:
        asked = choice == ALWAYS and not live.match.orders.lets_pass(question.role, question.ask)
        return None if asked else question.words[0]
    return PASS if choice == NEVER and PASS in question.words else None


def choice_for(windows: Mapping[str, str], title: str, key: str) -> str:
    """What a person chose for a question: by its key, its family ("respond.*"), the game, or for all."""
    family = key.partition(".")[0]
    names = (f"{title}/{key}", f"{title}/{family}.*", f"{title}/*", "*")
    return next((windows[name] for name in names if name in windows), FITTING)


def is_discreet(live: LiveTable, question: Question) -> bool:
    """Would an answer at once tell another person something? It may wherever forced answers are asked."""
    holder = live.seats[question.seat].user_id
    others = (seat.user_id for seat in live.seats.values() if seat.bot is None)
    return question.ask.confirm and any(other not in (None, holder) for other in others)


def people_asked(live: LiveTable) -> list[str]:
    """The seats that have a question which the table does not answer for them, each once."""
    asked = [q.seat for q in live.match.questions if automatic_answer(live, q) is None]
    return list(dict.fromkeys(asked))


def draw_delay(live: LiveTable) -> float:
    """Seconds before an answer that must not come at once."""
    return RANDOM.uniform(*live.pass_delay)


def seconds_to_wait(live: LiveTable, act: Answer | Answers, now: float) -> float:
    """How long a pass that a person chose is held back, so that it does not come before a forced one."""
    if (act.answer if isinstance(act, Answer) else act.steps[0].answer) != PASS:
        return 0.0
    asked = (act.seat, act.number)
    question = next((q for q in live.match.questions if (q.seat, q.number) == asked), None)
    if question is None or not is_discreet(live, question):
        return 0.0
    asked_for = max(0.0, now - live.table.last_move_at)
    return max(0.0, draw_delay(live) - asked_for)


def bot_seconds(live: LiveTable, question: Question, thinking: float) -> float:
    """How long a bot takes in all, at least, over a question; `thinking` is the time of its own it may take.

    Nobody is held up by bots that answer at once where a single person plays against them.
    """
    if not is_discreet(live, question):
        return 0.0
    if thinking:
        return thinking * RANDOM.uniform(*THINKING)
    people = {seat.user_id for seat in live.seats.values() if seat.bot is None} - {None}
    return min(RANDOM.uniform(*BOT_MOMENT), live.pass_delay[1]) if len(people) > 1 else 0.0
