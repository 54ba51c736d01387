"""A position as one seat knows it, for bots that think ahead.

A seat knows its view and its question. Worlds that agree with both are made by dealing anew what it cannot
know: in each of them dice fall differently, hidden cards lie elsewhere, nobody's standing orders hold, and
what others answered in secret to a question that is still open is open again. The same seed makes the same
world, whatever the hidden truth is.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

from cuius.core.chance import GOLDEN, MASK, Seeded, mix
from cuius.core.errors import Refused
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.question import Question
from cuius.core.requests import AskAll, Draw, Roll
from cuius.core.standing_orders import Orders
from cuius.core.title import Config, Title

DEALS = 8
"""How often is dealt anew before a world is given up: some deals leave somebody without an answer."""
LARGEST = 1 << 20
"""More than any game has throws of one kind."""
MIXED = 0xD6E8FEB86659FD93


class NoWorld(Refused):
    """No world could be dealt in which the game goes on from here."""


class Luck(Seeded):
    """The dice and cards of a world, and whether anything was left to them.

    The third assault of a power falls alike in every game that is played in the same world, whatever else
    happened before it; so answers to one question are compared under the same luck.
    """

    __slots__ = ("asked", "counts")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = False
        self.counts: dict[str, int] = {}

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        who = "" if request.who is None else word_of(request.who)
        return super().roll(self.place_of(f"{request.why} {who}"), request)

    def draw(self, counter: int, request: Draw) -> Any:
        start = self.seed + GOLDEN * self.place_of(request.why)
        return min(request.pool, key=lambda one: mix(start + MIXED * number_of(one) & MASK))

    def place_of(self, kind: str) -> int:
        """A number of its own for every throw of a kind."""
        self.asked = True
        count = self.counts[kind] = self.counts.get(kind, 0) + 1
        return crc32(kind.encode()) * LARGEST + count

    def below(self, random: Random) -> Callable[[int], int]:
        """For dealing anew: numbers from elsewhere, but noted."""

        def number(bound: int) -> int:
            self.asked = True
            return random.randrange(bound)

        return number


def number_of(one: Any) -> int:
    return int(one) if isinstance(one, int) else crc32(word_of(one).encode())


class Worlds:
    """What one seat may know of a game that waits for its answer, and the worlds it holds possible."""

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

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    def question(self) -> dict[str, Any]:
        """What the seat is asked, as plain data."""
        question = self._match.question(self.seat)
        assert question is not None
        return plain_question(question)

    def world(self, seed: int) -> Match:
        """A game of its own that stands where this one may stand, asking the seat the same question."""
        random = Random(seed)
        for _ in range(DEALS):
            luck = Luck(random.getrandbits(64))
            world = self._match.fork(luck)
            world.orders = Orders()
            self.title.redeal(world.state, world.roles(self.seat), luck.below(random))
            try:
                ask_again(world, self.seat)
            except Exception:  # somebody is asked for a card that went to somebody else in this deal
                continue
            return world
        raise NoWorld("No world agrees with what this seat knows; answer by rule of thumb.")


def is_certain(world: Match) -> bool:
    """Nothing was dealt, thrown or drawn in this world so far: any other would have come to the same."""
    return isinstance(world.chance, Luck) and not world.chance.asked


def ask_again(world: Match, seat: str) -> None:
    """Others have not answered yet, as far as the seat knows; the options of all are those of this world."""
    request, roles = world.request, world.roles(seat)
    if type(request) is AskAll:
        world._given = {role: answer for role, answer in world._given.items() if role in roles}
    asked = []
    for question in questions_of(world):
        options = question.ask.options(*question.ask.args)
        if not options:
            raise NoWorld("A question has no answer in this deal.")
        asked.append(Question(question.number, question.role, question.seat, question.ask, options))
    world._open = tuple(asked)


def questions_of(world: Match) -> list[Question]:
    """Every question that waits for an answer, or would if its answer were not a secret of others."""
    request, first = world.request, world.journal.number
    if type(request) is not AskAll:
        return list(world.questions)
    by_role = {q.role: q for q in world.questions}
    asks = [(role, world._ask_of(role)) for role in roles_asked(request)]
    return [
        by_role.get(role) or Question(first + n, role, world.seat_of[role], ask, ())
        for n, (role, ask) in enumerate(asks)
        if role not in world._given
    ]


def roles_asked(request: AskAll) -> list[str]:
    return [word_of(ask.who) for ask in request.asks.values()]


def advance(world: Match, question: Question, option: Any) -> None:
    """Take an answer in a world that may be thrown away: what fails is not mended."""
    sent = world._note(question.ask, question.role, option, "")
    if sent is not None:
        world._go(sent[0])
