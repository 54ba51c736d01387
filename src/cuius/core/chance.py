"""Chance sources: where the results of rolls and draws come from.

Every source answers as a function of a counter that never runs backwards, so a match can be copied,
stored and loaded without copying the source, and nobody can go back to roll again.

`Committed`  the server publishes a hash of its seed; the seats add salt; at the end all can verify.
`Seeded`     fast and repeatable, for simulation.
`Scripted`   a test lists the results by reason; an unscripted roll or draw fails.
`Recorded`   the results of a record.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from cuius.core.errors import UnscriptedChance
from cuius.core.ids import word_of
from cuius.core.requests import Draw, Roll

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class ChanceSource(Protocol):
    """A source of rolls and draws: pure functions of the counter and the request."""

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]: ...

    def draw(self, counter: int, request: Draw) -> Any: ...


class Seeded:
    """Counter-based mixing of a seed (splitmix64): fast, repeatable, not secret."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = splitmix64(seed & MASK)

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        faces: list[int] = []
        word = block = 0
        for n in range(request.d6):
            if n % 16 == 0:  # 6**16 < 2**64: the bias stays below one in a million
                word = splitmix64(self.seed + GOLDEN * counter + block & MASK)
                block += 1
            word, face = divmod(word, 6)
            faces.append(face + 1)
        return tuple(faces)

    def draw(self, counter: int, request: Draw) -> Any:
        return request.pool[splitmix64(self.seed + GOLDEN * counter & MASK) % len(request.pool)]


def splitmix64(z: int) -> int:
    """The mixing function of the splitmix64 generator."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
    return z ^ (z >> 31)


class Committed:
    """Verifiable chance: HMAC-SHA256 of the counter under a key made of the seed and the salts.

    The commitment is published before any seat adds its salt, so the server cannot choose the outcome;
    the seed stays secret until the end, so no seat can predict it. Every seat publishes the hash of its salt
    before anybody shows a salt, so not even a seat that knows the seed can choose a salt that suits it.
    """

    __slots__ = ("_key", "seed")

    def __init__(self, seed: bytes, salts: Mapping[str, str] | None = None) -> None:
        self.seed = seed
        self.set_salts(salts or {})

    @classmethod
    def fresh(cls) -> Committed:
        return cls(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def set_salts(self, salts: Mapping[str, str]) -> None:
        """Use these salts of the seats, sorted by seat name."""
        pairs = json.dumps(sorted(salts.items()), ensure_ascii=True).encode()
        self._key = hashlib.sha256(self.seed + pairs).digest()

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        stream = self._byte_stream(counter)
        return tuple(randbelow(6, stream) + 1 for _ in range(request.d6))

    def draw(self, counter: int, request: Draw) -> Any:
        return request.pool[randbelow(len(request.pool), self._byte_stream(counter))]

    def _byte_stream(self, counter: int) -> Iterator[int]:
        block = 0
        while True:
            yield from hmac.digest(self._key, f"{counter}.{block}".encode(), "sha256")
            block += 1


def commitment(seed: bytes) -> str:
    """The hash that is published before the game; the seed itself is published at its end."""
    return hashlib.sha256(b"cuius seed " + seed).hexdigest()


def salt_hash(salt: str) -> str:
    """The hash that a seat publishes before it shows its salt, which is written in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def randbelow(bound: int, stream: Iterator[int]) -> int:
    """An unbiased number below the bound, from two bytes at a time."""
    if not 1 <= bound <= 65536:
        raise ValueError(f"the bound lies between 1 and 65536, not at {bound}")
    limit = 65536 - 65536 % bound
    while True:
        number = next(stream) << 8 | next(stream)
        if number < limit:
            return number % bound


class Scripted:
    """Results listed by a test, by reason. What was not scripted fails."""

    def __init__(self) -> None:
        self.by_reason: dict[str, list[Any]] = {}

    def script(self, why: str, *results: Any) -> None:
        """The next results for this reason: a list of faces for a roll, a word for a draw."""
        self.by_reason.setdefault(why, []).extend(results)

    @property
    def unused(self) -> dict[str, list[Any]]:
        """Scripted results that were not used."""
        return {why: results for why, results in self.by_reason.items() if results}

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        return read_roll(request, self._next(request.why, f"{request.d6} dice are thrown"))

    def draw(self, counter: int, request: Draw) -> Any:
        return read_draw(request, self._next(request.why, "a card is drawn"))

    def _next(self, why: str, what: str) -> Any:
        waiting = self.by_reason.get(why)
        if not waiting:
            raise UnscriptedChance(f"{why}: {what} and the script has nothing for it.")
        return waiting.pop(0)


class Recorded:
    """The results of a record; past its end every request fails."""

    def __init__(self, results: Sequence[Any] = ()) -> None:
        self.results = results

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        return read_roll(request, self._at(counter, request.why))

    def draw(self, counter: int, request: Draw) -> Any:
        return read_draw(request, self._at(counter, request.why))

    def _at(self, counter: int, why: str) -> Any:
        if counter >= len(self.results):
            raise UnscriptedChance(f"The record ends before {why!r} is thrown or drawn.")
        return self.results[counter]


def read_roll(request: Roll, faces: Any) -> tuple[int, ...]:
    """Validate a written result as the answer to this roll."""
    if not isinstance(faces, (list, tuple)) or len(faces) != request.d6:
        raise UnscriptedChance(f"{request.why}: {request.d6} dice are thrown, not {faces!r}.")
    if any(type(face) is not int or not 1 <= face <= 6 for face in faces):
        raise UnscriptedChance(f"{request.why}: {faces!r} are not faces of dice.")
    return tuple(faces)


def read_draw(request: Draw, wanted: Any) -> Any:
    """Validate a written result as the answer to this draw."""
    word = word_of(wanted)
    for element in request.pool:
        if word_of(element if request.of is None else request.of[element]) == word:
            return element
    raise UnscriptedChance(f"{request.why}: {word!r} is not in the pool.")
