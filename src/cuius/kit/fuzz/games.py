"""The games of a fuzz run: a configuration and a seed each, and the same wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from random import Random

import msgspec

from cuius.core.errors import BadConfig, CuiusError
from cuius.core.title import Config, Title

STRIDE = 1_000_003
"""Games of neighbouring seeds of a run do not share their own seeds."""


class FuzzGame(msgspec.Struct, frozen=True):
    """One game to be played: its configuration, and the seed of chance and of all policies."""

    config: Config
    seed: int

    @property
    def name(self) -> str:
        """SCENARIO/PLAYERS/OPTION=CHOICE,.../SEED: with the title, all that is needed to play it again."""
        options = ",".join(f"{name}={value}" for name, value in self.config.options.items())
        return f"{self.config.scenario}/{self.config.players}/{options}/{self.seed}"


def game_named(title: Title, name: str) -> FuzzGame:
    """The game of that name."""
    try:
        scenario, players, options, seed = name.split("/")
        chosen = dict(pair.split("=") for pair in options.split(",") if pair)
        return FuzzGame(title.configure(int(players), scenario, chosen), int(seed))
    except ValueError:
        raise BadConfig(f"{name!r} is no game; write SCENARIO/PLAYERS/OPTION=CHOICE,.../SEED.") from None


def configurations(title: Title) -> list[Config]:
    """Every combination of scenario, player count and options that the title accepts."""
    found = []
    names = [option.name for option in title.options]
    for scenario, players in product(title.scenarios, title.players):
        for values in product(*(option.choices for option in title.options)):
            try:
                found.append(title.configure(players, scenario, dict(zip(names, values, strict=True))))
            except CuiusError:  # not every combination exists
                continue
    return found


def games_of_run(title: Title, seed: int) -> Iterator[FuzzGame]:
    """The games of a run without end, going round all configurations of the title."""
    configs = configurations(title)
    Random(seed).shuffle(configs)
    return (FuzzGame(configs[n % len(configs)], seed * STRIDE + n) for n in count())
