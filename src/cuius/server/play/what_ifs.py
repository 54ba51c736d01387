"""What-ifs worked out in a worker process: a position of a game tried out by one person."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from cuius.core.errors import GameOver, Refused, RulesBroken
from cuius.core.events import plain_argument
from cuius.core.excerpt import Excerpt
from cuius.core.match import Match
from cuius.core.observation import encode, observe
from cuius.core.title import get_title
from cuius.core.whatif import TrialAnswer, apply_answer, try_excerpt
from cuius.server.errors import Conflict, RequestRefused
from cuius.server.play.bots import bot_answer
from cuius.server.play.workers.pool import LOOK, JobKind

MOST_STEPS = 1000
"""How long a what-if may become."""
MOST_AT_ONCE = 200
"""How many answers stewards give before the page is shown how things stand."""

TRYING = JobKind(
    "what-if", LOOK, cpu_seconds=5, seconds=30.0, most_of_account=8, most_of_address=24, most=200
)


class WhatIf(NamedTuple):
    """What is tried out."""

    seat: str | None
    seed: int
    steps: tuple[TrialAnswer, ...]
    stewards: bool
    what: str | None
    kind: str


def play_what_if(excerpt: Excerpt, wish: WhatIf) -> bytes:
    """The whole what-if, from the beginning to how it stands, as JSON."""
    try:
        trial, start = try_excerpt(get_title(excerpt.config.title), excerpt, wish.seat, wish.seed)
    except GameOver as error:
        raise Conflict(str(error)) from None
    steps = list(wish.steps)
    try:
        for step in steps:
            apply_answer(trial, step)
        more = play_on(trial, wish, steps)
    except RulesBroken:
        raise RequestRefused("The rules failed in this what-if; take an answer back.") from None
    except Refused as error:
        raise Conflict(f"This what-if does not go on like that: {error}") from None
    return encode(shown(trial, wish, steps, start, more))


def play_on(trial: Match, wish: WhatIf, steps: list[TrialAnswer]) -> bool:
    """Until somebody has something to choose; True if there is more to do than is done at once."""
    for _ in range(MOST_AT_ONCE):
        step = automatic_step(trial, wish)
        if step is None or len(steps) >= MOST_STEPS:
            return False
        apply_answer(trial, step)
        steps.append(step)
    return automatic_step(trial, wish) is not None


def automatic_step(trial: Match, wish: WhatIf) -> TrialAnswer | None:
    """The only answer that somebody has, or that of a steward."""
    for question in trial.questions:
        if len(question.options) == 1:
            return TrialAnswer(question.role, question.words[0], auto=True)
        if wish.stewards and question.seat != wish.seat:
            return TrialAnswer(question.role, bot_answer(trial, question.seat, "steward"), auto=True)
    return None


def shown(trial: Match, wish: WhatIf, steps: list[TrialAnswer], start: int, more: bool) -> dict[str, Any]:
    """What the page needs; the log from where the what-if began, since only that is its own."""
    look = wish.seat
    if not wish.stewards and trial.questions and not any(q.seat == look for q in trial.questions):
        look = trial.questions[0].seat
    return {
        "start": start,
        "redealt": trial.title.private_view is not None,
        "more": more,
        "steps": msgspec.to_builtins(steps),
        "seat": look,
        "why": why(trial, look, wish),
        **observe(trial, look, start),
    }


def why(trial: Match, look: str | None, wish: WhatIf) -> dict[str, Any] | None:
    """Why what was clicked may not be answered."""
    if look is None or wish.what is None:
        return None
    reason = trial.why_not(look, wish.what, wish.kind)
    if reason is None:
        return None
    args = {name: plain_argument(value) for name, value in reason.args.items()}
    return {"key": reason.key, "rule": reason.rule, "args": args}
