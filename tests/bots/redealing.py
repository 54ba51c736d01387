"""Games under way, and the same game to one seat though the truth is another."""

from __future__ import annotations

from random import Random

from cuius.bots import RandomBot
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.observation import encode, observe


def begun(title, seed: int, players: int | None = None) -> Match:
    return Match(title, title.configure(players), Seeded(seed), log=False).begin()


def play_some(match: Match, answers: int, seed: int) -> None:
    bot = RandomBot(seed)
    for _ in range(answers):
        if match.over:
            return
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, bot.pick(question.options))


def redealt_truth(match: Match, seat: str, seed: int) -> Match | None:
    """The same game to this seat, though the truth is another; None if the deal cannot have come about."""
    changed = match.fork()
    changed.checkpoint_state = match.checkpoint_state.clone()
    match.title.redeal(changed.checkpoint_state, match.roles(seat), Random(seed).randrange)
    try:
        twin = changed.fork()
        twin.recompute_options()
    except Exception:
        return None
    if [q.options for q in twin.questions] != [q.options for q in match.questions]:
        return None
    same = encode(observe(twin, seat)) == encode(observe(match, seat))
    return twin if same and twin.state.digest() != match.state.digest() else None
