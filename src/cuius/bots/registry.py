"""Bots by level: random, novice, steward, three that think ahead, search with a budget, and engines.

A captain takes a quick look, a master thinks for a second, a grandmaster for five. `search` has a budget of
one second, `search:2.5` of 2.5 seconds; `search:60x` plays sixty playouts however long that takes, and is
repeatable. `engine:COMMAND` runs a program that speaks the engine protocol, with five seconds for an answer;
`engine:2s:COMMAND` gives it two.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cuius.bots.bot import Bot
from cuius.bots.engine import EngineBot, Limits
from cuius.bots.engine.process import split_command
from cuius.bots.heuristic import Steward
from cuius.bots.novice import Novice
from cuius.bots.random_bot import RandomBot
from cuius.bots.search import Budget, SearchBot
from cuius.bots.seeds import derive_seed
from cuius.core.characters import Character
from cuius.core.errors import BadConfig
from cuius.core.title import Title, join_choices

SEARCH = "search"
ENGINE = "engine"

THINKERS = {"captain": 0.2, "master": 1.0, "grandmaster": 5.0}
"""Levels that think ahead, and for how many seconds."""


def thinker(seconds: float) -> Callable[[Title, int], Bot]:
    """Makes bots that think for so long."""
    return lambda title, seed: SearchBot(title, seed, Budget(seconds=seconds))


BOTS: dict[str, Callable[[Title, int], Bot]] = {
    "random": lambda title, seed: RandomBot(seed),
    "novice": lambda title, seed: Novice(title, seed),
    "steward": lambda title, seed: Steward(title, seed),
    **{level: thinker(seconds) for level, seconds in THINKERS.items()},
    SEARCH: thinker(1.0),
}
"""Every kind of bot by name: (title, seed) -> bot."""

PEOPLE = ("novice", "steward")
"""Bots whose answers follow from who they are and what they see alone."""

VIEW_BOTS = ("random", "novice", "steward")
"""Bots that need nothing but a view and a question: they can play over HTTP."""

TABLE_LEVELS = (*VIEW_BOTS, *THINKERS)
"""The levels offered at a table."""

FORMER_LEVELS = ("search:1", "search:5")
"""What masters and grandmasters were called before; tables still take them."""

MAX_SECONDS = 600.0
MAX_PLAYOUTS = 100_000
ENGINE_SECONDS = re.compile(r"(\d+(?:\.\d+)?)s:(.*)", re.DOTALL)


def make_bot(level: str, title: Title, seed: int, character: int | None = None) -> Bot:
    """The bot of that level; `character` is the seed of who it is, where that is another one."""
    if level in PEOPLE and character is not None:
        return BOTS[level](title, character)
    if level in BOTS:
        return BOTS[level](title, seed)
    kind, colon, amount = level.partition(":")
    if kind == ENGINE and colon:
        return EngineBot(title, seed, *read_engine(amount))
    if kind != SEARCH or not colon:
        raise BadConfig(
            f"There is no bot {level!r}; choose {join_choices(BOTS)}, search:SECONDS or engine:COMMAND."
        )
    return SearchBot(title, seed, read_budget(amount))


def read_engine(command: str) -> tuple[list[str], Limits]:
    """`COMMAND`, or `2.5s:COMMAND` with the seconds it has for an answer."""
    timed = ENGINE_SECONDS.match(command)
    if timed is None:
        return split_command(command), Limits()
    seconds = float(timed[1])
    if not 0 < seconds <= MAX_SECONDS:
        raise BadConfig(
            f"An engine has between 0 and {MAX_SECONDS:.0f} seconds for an answer, not {timed[1]}."
        )
    return split_command(timed[2]), Limits(seconds=seconds)


def seated_character(level: str, title: Title, cast: str, seat: str, role: str) -> Character | None:
    """Who this bot is at this table; nobody, if it answers at random."""
    if title.cast is None or level == "random" or level.startswith(ENGINE):
        return None
    return title.cast.character(character_seed(cast, seat), role)


def character_seed(cast: str, seat: str) -> int:
    """The same word for a cast, such as the id of a table, seats the same people."""
    return derive_seed("character", cast, seat)


def read_budget(amount: str) -> Budget:
    """`2.5` seconds or `60x` playouts."""
    try:
        if amount.endswith("x"):
            playouts = int(amount[:-1])
            if 1 <= playouts <= MAX_PLAYOUTS:
                return Budget(playouts=playouts)
        else:
            seconds = float(amount)
            if 0 < seconds <= MAX_SECONDS:
                return Budget(seconds=seconds)
    except ValueError:
        pass
    raise BadConfig(f"{amount!r} is no time to search: write seconds (search:1) or playouts (search:60x).")
