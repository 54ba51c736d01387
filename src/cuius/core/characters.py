"""Characters: who the bots at a table are, and how that moves their choices.

A title names people for each role and a few temperaments with their traits, in `bot/characters.toml`. A seed
chooses one of each, so the same table seats the same people. A trait is a factor on something that a
heuristic weighs; what is not named counts as it is. A mood is a smaller factor on a single thing, the same
for a whole turn: who is in the mood for a town goes on wanting it. Both depend on the seed and on what the
seat knows, never on chance or on anything hidden.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from zlib import crc32

import msgspec

from cuius.core.weights import WeightTable

FILE = Path("bot") / "characters.toml"
TRAITS = ("conquest", "faith", "trade", "safety", "honour", "events", "foresight")
"""What a trait may bear on: taking places by force, souls, money and the sea, one's own safety, promises,
events rather than plain actions, and the look ahead."""


class Character(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    person: str
    """The message `person-...` names them; empty for nobody in particular."""
    temperament: str
    """The message `temperament-...` names it."""
    traits: dict[str, float]
    softness: float
    """How far a mood moves what single things are worth: 0 not at all, 0.5 by up to half."""
    seed: int
    weights: WeightTable | None = None
    """Other weights than the title's, while they are tried out."""

    def trait(self, name: str) -> float:
        """The factor of this trait; 1 if it has none."""
        return self.traits.get(name, 1.0)

    def mood(self, turn: int, what: str | int) -> float:
        """The factor of this thing in this turn, by its word or number.

        Not by an `Id`: compiled code hands that on as its word here and as its number there.
        """
        if not self.softness:
            return 1.0
        return 1.0 + self.softness * (2.0 * self.lot(turn, what) - 1.0)

    def lot(self, turn: int, what: object) -> float:
        """A number from 0 to 1 that only seed, turn and thing decide."""
        return crc32(f"{self.seed} {turn} {what}".encode()) / 0x1_0000_0000


NEUTRAL = Character("", "", {}, 0.0, 0)
"""Weighs everything as it is: the heuristic itself."""


class Cast(msgspec.Struct, frozen=True):
    """The people and temperaments of a title."""

    people: dict[str, tuple[str, ...]]
    """Role -> the words of its people."""
    temperaments: dict[str, dict[str, float]]
    softness: float = 0.25

    def character(self, seed: int, role: str) -> Character:
        """Whoever plays this role with this seed; all roles of a seat have one temperament."""
        names = tuple(self.temperaments)
        temperament = names[crc32(f"temperament {seed}".encode()) % len(names)]
        people = self.people[role]
        person = people[crc32(f"person {seed}".encode()) % len(people)]
        return Character(person, temperament, self.temperaments[temperament], self.softness, seed)


def load_cast(folder: Path) -> Cast:
    """The cast in the folder of a title; refuses traits that nobody knows."""
    cast = msgspec.convert(tomllib.loads((folder / FILE).read_text(encoding="utf-8")), Cast)
    unknown = {name for traits in cast.temperaments.values() for name in traits} - set(TRAITS)
    if unknown:
        raise ValueError(f"{folder / FILE}: no trait is called {', '.join(sorted(unknown))}")
    return cast
