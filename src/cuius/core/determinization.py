"""Determinization: complete games that agree with what one seat knows, for bots that search.

A seat knows its view and its question. A possible world is a fork of the game in which everything else is
dealt anew: hidden cards lie elsewhere, dice fall differently, standing orders are dropped, and secret
answers of others to a question that is still open are asked for again. The same seed makes the same world,
whatever the hidden truth is.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

from cuius.core.chance import GOLDEN, MASK, Seeded, splitmix64
from cuius.core.errors import Refused
from cuius.core.ids import word_of
from cuius.core.live_view import LiveView, Memory
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.requests import Draw, Roll
from cuius.core.standing_orders import Orders
from cuius.core.title import Config, Title

MAX_DEALS = 8
"""How many deals are tried: some leave a role without any option."""
COUNTERS_PER_KIND = 1 << 20
"""More than any game has rolls of one kind."""
DRAW_MULTIPLIER = 0xD6E8FEB86659FD93


class NoConsistentWorld(Refused):
    """No deal was found that agrees with what the seat knows."""


class WorldChance(Seeded):
    """The dice and draws of one world; `used` says whether the game depended on any.

    The third assault of a power gets the same dice in every continuation of the same world, whatever else
    happened before it, so that answers to one question are compared under the same luck.
    """

    __slots__ = ("counts", "used")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.used = False
        self.counts: dict[str, int] = {}

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        who = "" if request.who is None else word_of(request.who)
        return super().roll(self.counter_for(f"{request.why} {who}"), request)

    def draw(self, counter: int, request: Draw) -> Any:
        start = self.seed + GOLDEN * self.counter_for(request.why)
        first, least = request.pool[0], MASK + 1
        for one in request.pool:
            rank = splitmix64(start + DRAW_MULTIPLIER * stable_number(one) & MASK)
            if rank < least:
                first, least = one, rank
        return first

    def counter_for(self, kind: str) -> int:
        """A unique counter for the next roll or draw of this kind."""
        self.used = True
        count = self.counts[kind] = self.counts.get(kind, 0) + 1
        return crc32(kind.encode()) * COUNTERS_PER_KIND + count

    def tracked_randbelow(self, random: Random) -> Callable[[int], int]:
        """A `below(n)` for `Title.redeal` that draws from `random` and marks this source as used."""

        def number(bound: int) -> int:
            self.used = True
            return random.randrange(bound)

        return number


def stable_number(one: Any) -> int:
    return int(one) if isinstance(one, int) else crc32(word_of(one).encode())


class InformationSet:
    """What one seat knows of a game that waits for its answer, and the worlds consistent with it."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: str) -> None:
        self._match = match
        self.seat = seat

    @property
    def title(self) -> Title:
        return self._match.title

    @property
    def config(self) -> Config:
        return self._match.config

    @property
    def turn(self) -> int:
        """The turn that is played; 0 in a title without turns."""
        charts = self.title.charts
        return charts.turn(self._match.state) if charts else 0

    def view(self, memory: Memory | None = None) -> LiveView:
        return LiveView(self._match, self.seat, memory)

    def question(self) -> dict[str, Any]:
        """The open question of the seat, as plain data."""
        question = self._match.question(self.seat)
        assert question is not None
        return plain_question(question)

    def sample_world(self, seed: int) -> Match:
        """A game that agrees with what the seat knows and asks it the same question."""
        random = Random(seed)
        for _ in range(MAX_DEALS):
            chance = WorldChance(random.getrandbits(64))
            world = self._match.fork(chance)
            world.checkpoint_rows = 0  # a search sees by them how far it has come
            world.orders = Orders()
            roles = world.roles(self.seat)
            self.title.redeal(world.state, roles, chance.tracked_randbelow(random))
            try:
                world.reopen_questions(roles)
                world.recompute_options()
            except Exception:  # a role is asked for a card that this deal gave to another
                continue
            if all(question.options for question in world.questions):
                return world
        raise NoConsistentWorld("No world agrees with what this seat knows; answer by rule of thumb.")


def is_deterministic(world: Match) -> bool:
    """Nothing was dealt, rolled or drawn in this world so far: every other world would be the same."""
    return isinstance(world.chance, WorldChance) and not world.chance.used
