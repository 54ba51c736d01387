"""Sequences: several answers of one seat that are one gesture, played whole or not at all.

Between two answers of a sequence nothing may happen that the seat could not take back: no chance, nobody
else's choice, and nothing that somebody learns. So a sequence that is refused has told its seat nothing, and
to try one out tells no more than to answer and to take back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Annotated, NamedTuple, NoReturn

import msgspec

from cuius.core.chance import ChanceSource
from cuius.core.errors import GameOver, Refused, StaleNumber, WrongKey, WrongSeat
from cuius.core.events import Log
from cuius.core.journal import CHANCE, FORCED, IN_SEQUENCE
from cuius.core.question import Question, find_option
from cuius.core.requests import AskAll, Draw, Roll

if TYPE_CHECKING:
    from cuius.core.match import Match

MAX_STEPS = 60
"""The most answers of one sequence."""

MOST = "most"
"""The default of a question for a number: the largest."""
FIRST = "first"
"""The default that takes the first answer."""


Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of a sequence."""

    key: Word
    answer: Word


class Preview(NamedTuple):
    """What a sequence would come to."""

    match: Match
    """The copy in which it was tried out; it is not to be shown."""
    taken: list[tuple[Question, str]]
    """Its questions and the answers to them, those of defaults included."""
    following: Question | None
    """The seat's next question; None if something else comes first."""


def play_steps(match: Match, seat: str, number: int, steps: Sequence[Step]) -> None:
    """Apply the answers one after the other; raises at the first that is refused or is interrupted."""
    for n, step in enumerate(steps):
        try:
            question = open_question(match, seat, step.key, number if n == 0 else None)
            answer_step(match, question, step.answer, IN_SEQUENCE if n else "", n == len(steps) - 1)
        except Refused as refusal:
            raise type(refusal)(
                f"Step {n + 1} of {len(steps)} ({step.key}) cannot be played, so nothing was: {refusal}",
                refusal.rule,
            ) from None


def open_question(match: Match, seat: str, key: str | None, number: int | None) -> Question:
    """The seat's open question of this key and number, as far as they are known."""
    asked = [question for question in match.questions if question.seat == seat]
    if match.over:
        raise GameOver("The game is over; start another, or step through this one.")
    if not asked:
        raise WrongSeat(f"It is not for {seat!r:.60} to answer now; wait until you are asked.")
    if number is not None and all(question.number != number for question in asked):
        text = f"That answer is for question {number!r:.60}, but {asked[0].number} is open; look again."
        raise StaleNumber(text, asked[0].ask.rule)
    for question in asked:
        if key in (None, question.key) and number in (None, question.number):
            return question
    raise WrongKey(f"The open question is {asked[0].key!r}, not {key!r:.60}; look again.", asked[0].ask.rule)


def answer_step(match: Match, question: Question, answer: str, auto: str, last: bool) -> None:
    """Apply one answer; unless it is the last, the seat must be asked again before anything else happens."""
    option = find_option(question, answer)
    first, request = len(match.journal), match.request
    match.apply(question, option, auto)
    if not last and (
        was_interrupted(match, question.seat, first)
        or (isinstance(request, AskAll) and match.request is not request)
    ):
        raise WrongSeat("dice, a card or somebody else comes before your next answer; send what leads there.")


def was_interrupted(match: Match, seat: str, first: int) -> bool:
    """Did anything come after row `first` that the seat could not take back, or is it not asked again?"""
    roles = match.roles(seat)
    if match.over or match.question(seat) is None:
        return True
    if any(
        row.by == CHANCE or (row.by not in roles and row.auto != FORCED) for row in match.journal.since(first)
    ):
        return True
    events = () if match.log is None else match.log.events
    new = takewhile(lambda event: event.number > first, reversed(events))
    return any(event.reveals_secret for event in new)


# Trying a sequence out


class ChanceAhead(Exception):
    """A copy of the game has come to a roll or a draw."""


class NoChance(ChanceSource):
    """A chance source that is never asked: what would be thrown stays unknown."""

    def roll(self, counter: int, request: Roll) -> NoReturn:
        raise ChanceAhead

    def draw(self, counter: int, request: Draw) -> NoReturn:
        raise ChanceAhead


def preview(
    match: Match, seat: str, number: int, steps: Sequence[Step], defaults: Mapping[str, str]
) -> Preview:
    """Play the steps in a copy, then go on with the defaults of the questions that have one."""
    return preview_in(match.fork(), seat, number, steps, defaults)


def preview_in(
    trial: Match, seat: str, number: int, steps: Sequence[Step], defaults: Mapping[str, str]
) -> Preview:
    """The same in this copy, which is used up."""
    trial.chance = NoChance()
    trial.attach_log(Log())
    taken: list[tuple[Question, str]] = []
    question: Question | None = open_question(trial, seat, steps[0].key if steps else None, number)
    while question is not None and len(taken) < MAX_STEPS:
        n = len(taken)
        if n < len(steps):
            question = open_question(trial, seat, steps[n].key, None)
            answer: str | None = steps[n].answer
        else:
            answer = default_answer(question, defaults.get(question.key))
        if answer is None:
            return Preview(trial, taken, question)
        find_option(question, answer)
        taken.append((question, answer))
        question = following_question(trial, question, answer)
    if len(taken) < len(steps):
        raise WrongSeat("Dice, a card or somebody else comes before that answer; send what leads there.")
    return Preview(trial, taken, None)


def following_question(trial: Match, question: Question, answer: str) -> Question | None:
    """What the seat is asked after this answer; None if anything else comes first."""
    try:
        answer_step(trial, question, answer, "", False)
    except (ChanceAhead, WrongSeat):
        return None
    return trial.question(question.seat)


def default_answer(question: Question, default: str | None) -> str | None:
    """The answer by default: the only one, a word that is offered, the first, or the largest number."""
    words = question.words
    if default == FIRST or len(words) == 1:
        return words[0]
    if default == MOST:
        numbers = [word for word in words if word.isdigit()]
        return max(numbers, key=int) if numbers else None
    return default if default in words else None
