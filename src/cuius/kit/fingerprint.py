"""A fingerprint of random games: a hash of every question, option, row and position, in order.

Python orders sets of strings differently in every process. A title whose options depend on such an order has
another fingerprint in another process; `python -m cuius.kit.fingerprint TITLE` prints it.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import Title, get_title
from cuius.kit.fuzz import configurations
from cuius.kit.policy import at_random


def fingerprint(title: Title, games: int = 3, seed: int = 1, decisions: int = 400) -> str:
    """The hash of these games, up to so many decisions each."""
    configs = configurations(title)
    Random(seed).shuffle(configs)
    digest = hashlib.blake2b(digest_size=16)
    for game in range(games):
        match = Match(title, configs[game % len(configs)], Seeded(seed + game)).begin()
        choose = at_random(Random(seed + game))
        for _ in range(decisions):
            if match.over:
                break
            question = match.questions[0]
            digest.update(f"{question.role} {question.key} {question.words}\n".encode())
            word = choose(match, question)
            match.answer(question.seat, question.number, question.key, word)
        assert match.log is not None
        digest.update(match.state.to_bytes())
        digest.update(repr([event.to_dict() for event in match.log.events]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(fingerprint(get_title(sys.argv[1])))
