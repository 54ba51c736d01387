"""What a seat sees, arranged for thinking: who stands where, and who is friend or enemy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypedDict

from cuius.core.characters import NEUTRAL, Character
from cuius.core.live_view import kept_for_all
from cuius.titles.here_i_stand.board import Board
from cuius.titles.here_i_stand.bot.roads import RoadMap
from cuius.titles.here_i_stand.bot.weights import TABLE, weights_of
from cuius.titles.here_i_stand.ids import (
    FIRST_SEA,
    INDEPENDENT,
    MAJORS,
    PLACES,
    POWERS,
    PROTESTANT_FAITH,
)
from cuius.titles.here_i_stand.loading import plain_board
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, WAR


class Question(TypedDict):
    """A question as bots read it."""

    key: str
    role: str
    options: list[str]
    about: dict[str, Any]


NO_LEADER_LIMIT = 4
"""5.1-t1 Units that move together without a leader."""
NEAR_WIN = 8
"""23.3 So many points before those that win, a power begins to be feared."""
KEYS_FEARED, SOULS_FEARED = 3, 10
"""23.1 So many keys, or Protestant spaces, before a victory at once, its power is feared."""


def by_space(figures: Sequence[int], whose: bytes) -> bytes:
    """By space: the figure of the power that is named for it; all at once, as bytes are translated."""
    return whose.translate(bytes(figures).ljust(256, b"\0"))


def pairs(flat: Sequence[int]) -> dict[int, int]:
    """A column that was sent as index and value in turn."""
    return dict(zip(flat[::2], flat[1::2], strict=True))


def land_units(view: Mapping[str, Any]) -> dict[int, dict[int, int]]:
    """By space: land units by the power that commands them; the same in everybody's eyes."""
    found: dict[int, dict[int, int]] = {}
    side: list[int] = view["side"]
    columns: tuple[Sequence[int], ...] = view["regulars"], view["hired"]
    for column in columns:
        for at, many in zip(column[::2], column[1::2], strict=True):
            space, owner = divmod(at, POWER_COUNT)
            whose, here = side[owner], found.get(space)
            if here is None:
                found[space] = {whose: many}
            else:
                here[whose] = here.get(whose, 0) + many
    return found


class Standing(NamedTuple):
    """How the powers stand; the same in everybody's eyes."""

    points: list[int]
    menace: list[float]


def standing_of(view: Mapping[str, Any]) -> Standing:
    points: list[int] = view["vp"]
    return Standing(points, menace(view, points))


def menace(view: Mapping[str, Any], points: list[int]) -> list[float]:
    """By power, how near it is to winning: from 0, not near, to 1; minor powers never are."""
    board, unrest = plain_board(view["edition"]), pairs(view["unrest"])
    setup = board.setups[view["scenario"]]
    afar = setup.standard_vp - NEAR_WIN
    near = [min(1.0, max(0.0, (many - afar) / NEAR_WIN)) for many in points]
    best, second = sorted(points)[-1:-3:-1]
    if view["turn"] + 1 >= setup.domination_from and best - second >= setup.domination_lead - 2:
        leader = points.index(best)
        near[leader] = max(near[leader], 0.7)
    control: list[int] = view["control"]
    holders = [control[key] for key in board.keys if key not in unrest]
    for power in MAJORS:
        short = board.auto_win[power] - holders.count(power)
        if board.auto_win[power] and short <= KEYS_FEARED:
            near[power] = max(near[power], 1 - short / (KEYS_FEARED + 1))
    short = board.religious_win - view["faith"].count(PROTESTANT_FAITH)
    if short <= SOULS_FEARED:
        near[-1] = max(near[-1], 1 - short / (SOULS_FEARED + 1))
    return near + [0.0] * (POWER_COUNT - len(near))


class Sight:
    """One view, through the eyes of one power. It is kept from one question to the next while it holds."""

    def __init__(self, view: Mapping[str, Any], role: str, character: Character = NEUTRAL) -> None:
        self.view = view
        self.character = character
        self.now = view
        """The view of the present question: for what changes with every question, and is not kept."""
        self.me = int(POWERS[role])
        self.weights = weights_of(character.weights or TABLE, view["scenario"])[self.me]
        self.board: Board = plain_board(view["edition"])
        self.side: list[int] = view["side"]
        self.control: list[int] = view["control"]
        self.relation: list[int] = view["relation"]
        self.faith: list[int] = view["faith"]
        self.turn: int = view["turn"]
        self.league: bool = view["league"]
        mine = self.me * POWER_COUNT
        at_odds = [self.relation[mine + side] for side in self.side]
        self.foe = [relation == WAR for relation in at_odds]
        self.friend = [
            side == self.me or relation == ALLIED for side, relation in zip(self.side, at_odds, strict=True)
        ]
        """By power: may I fight it; is it mine or my ally."""
        self.roads: RoadMap | None = None
        """Of my armies; like all that follows, as far as it has been worked out."""
        self.foes_at: set[int] | None = None
        """Where land units of enemies stand."""
        self.threats: dict[int, int] | None = None
        """By space: the largest stack there of a major power that I am at war with."""
        self.danger: dict[int, int] = {}
        self.relief: dict[int, int] = {}
        """By space: the largest enemy stack from which it is in danger, or that could come to its aid."""
        self.sources: dict[int, tuple[list[int], list[int]]] = {}
        """By faith, and by space: the dice that it gives to attempts in it and next to it."""
        self.calm: dict[int, set[int]] = {}
        """By faith: its spaces without unrest."""
        self.thoughts: dict[str, Any] = {}
        """What else has been worked out."""
        self._others: dict[int, Sight] = {}

    def through_eyes_of(self, power: int) -> Sight:
        """The same view, as another power looks at it."""
        other = self._others.get(power)
        if other is None:
            other = self._others[power] = Sight(self.view, POWERS[power].word)
        other.now = self.now
        return other

    def liking(self, trait: str, what: str) -> float:
        """How dear something is to whoever plays: by temperament, and by the mood of the turn."""
        somebody = self.character
        return 1.0 if somebody is NEUTRAL else somebody.trait(trait) * somebody.mood(self.turn, what)

    # Pieces

    @cached_property
    def regulars(self) -> dict[int, int]:
        return pairs(self.view["regulars"])

    @cached_property
    def hired(self) -> dict[int, int]:
        return pairs(self.view["hired"])

    @cached_property
    def squadrons(self) -> dict[int, int]:
        return pairs(self.view["squadrons"])

    @cached_property
    def corsairs(self) -> dict[int, int]:
        return pairs(self.view["corsairs"])

    @cached_property
    def unrest(self) -> dict[int, int]:
        return pairs(self.view["unrest"])

    @cached_property
    def fortresses(self) -> dict[int, int]:
        return pairs(self.view["fortress"])

    @cached_property
    def words_given(self) -> dict[int, int]:
        """9.1 By two powers: the turn in which they last agreed on peace or alliance."""
        return pairs(self.view["word_given"])

    @cached_property
    def words_broken(self) -> dict[int, int]:
        """9.1 By two powers: the turn in which the one last broke its word to the other."""
        return pairs(self.view["word_broken"])

    @cached_property
    def land(self) -> dict[int, dict[int, int]]:
        """By space: land units by the power that commands them."""
        return kept_for_all(self.view, "land", land_units)

    @cached_property
    def armies(self) -> dict[int, int]:
        """By space: the land units I command."""
        me = self.me
        return {space: here[me] for space, here in self.land.items() if me in here}

    @cached_property
    def generals(self) -> dict[int, list[int]]:
        """By space: my army leaders."""
        found: dict[int, list[int]] = {}
        served, side = self.view["leader_of"], self.side
        for leader, place in enumerate(self.view["leader_at"]):
            if 0 <= place < FIRST_SEA and self.board.command[leader] and side[served[leader]] == self.me:
                found.setdefault(place, []).append(leader)
        return found

    @cached_property
    def fleets(self) -> dict[int, int]:
        """By place: the ships I command."""
        found: dict[int, int] = {}
        for at, many in self.squadrons.items():
            place, owner = divmod(at, POWER_COUNT)
            if self.side[owner] == self.me:
                found[place] = found.get(place, 0) + many
        for place, borrower, _, many in self.view["loans"]:
            if borrower == self.me:
                found[place] = found.get(place, 0) + many
        if self.me == 0:
            for place, many in self.corsairs.items():
                found[place] = found.get(place, 0) + many
        return found

    @cached_property
    def enemy_fleets(self) -> dict[int, int]:
        """By place: ships of those I am at war with."""
        found: dict[int, int] = {}
        for at, many in self.squadrons.items():
            place, owner = divmod(at, POWER_COUNT)
            if self.foe[owner]:
                found[place] = found.get(place, 0) + many
        if self.foe[0]:
            for place, many in self.corsairs.items():
                found[place] = found.get(place, 0) + many
        return found

    # What a space is

    def holder(self, space: int) -> int:
        return self.side[self.control[space]]

    def is_mine(self, space: int) -> bool:
        return self.side[self.control[space]] == self.me

    def is_walled(self, space: int) -> bool:
        return self.walls[space] != 0

    @cached_property
    def holders(self) -> bytes:
        """By space: who commands the power that controls it."""
        return by_space(self.side, bytes(self.control))

    @cached_property
    def besieged(self) -> list[int]:
        """By space: since which impulse it is under siege, or 0."""
        since: list[int] = self.view["besieged"]
        return since

    @cached_property
    def prey(self) -> bytes:
        """By space: may I take it from its holder?"""
        return by_space(
            [foe or power == INDEPENDENT for power, foe in enumerate(self.foe)],
            self.holders,
        )

    @cached_property
    def walls(self) -> bytes:
        """By space: is it fortified?"""
        walls = bytearray(self.board.fortified)
        for space in self.fortresses:
            walls[space] = True
        return bytes(walls)

    @cached_property
    def enterable(self) -> bytes:
        """By space, roughly the rule of 13.1: friends, enemies and independents.

        Electorates once the League stands.
        """
        open_to_me = [friend or foe for friend, foe in zip(self.friend, self.foe, strict=True)]
        open_to_me[INDEPENDENT] = True
        spaces = bytearray(by_space(open_to_me, self.holders))
        if not self.league:
            for space in self.board.electorates:
                spaces[space] = False
        return bytes(spaces)

    def garrison(self, space: int) -> int:
        """Land units that hold the space for whoever controls it."""
        holder = self.side[self.control[space]]
        here = self.land.get(space)
        if not here:
            return 0
        if self.friend[holder]:
            return sum([many for p, many in here.items() if self.friend[p]])
        return sum(
            [
                many
                for p, many in here.items()
                if p == holder or self.relation[p * POWER_COUNT + holder] == ALLIED
            ]
        )

    def foes_in(self, space: int) -> int:
        """Enemy land units in a space, behind walls or not."""
        here = self.land.get(space)
        return sum([many for p, many in here.items() if self.foe[p]]) if here else 0

    def rating_in(self, space: int, power: int) -> int:
        """The best battle rating of a power's leaders there."""
        return self.ratings.get((space, power), 0)

    @cached_property
    def ratings(self) -> dict[tuple[int, int], int]:
        """By place and power: the best battle rating of its leaders there."""
        found: dict[tuple[int, int], int] = {}
        served, side, battle = self.view["leader_of"], self.side, self.board.battle
        for leader, place in enumerate(self.view["leader_at"]):
            if place >= 0:
                whose = place, side[served[leader]]
                found[whose] = max(battle[leader], found.get(whose, 0))
        return found

    def limit(self, leaders: list[int]) -> int:
        """5.1-t1..t3 How many units these leaders can lead."""
        if not leaders:
            return NO_LEADER_LIMIT
        return sum(sorted([self.board.command[x] for x in leaders])[-2:])

    @property
    def hand(self) -> list[int]:
        return list(self.now["hands"].get(POWERS[self.me].word, ()))

    @property
    def purse(self) -> list[int] | None:
        """The cards that pay for my impulses; None if I do not see them."""
        found: list[int] | None = self.now["hands"].get(POWERS[self.me].word)
        return found

    @cached_property
    def standing(self) -> Standing:
        return kept_for_all(self.view, "standing", standing_of)

    @property
    def points(self) -> list[int]:
        """Victory points by major power."""
        return self.standing.points

    @property
    def menace(self) -> list[float]:
        """By power, how near it is to winning: from 0, not near, to 1; minor powers never are."""
        return self.standing.menace

    @cached_property
    def rival(self) -> int:
        """The other power that is nearest to winning; the first of equals."""
        others = [p for p in range(len(MAJORS)) if p != self.me]
        return max(others, key=lambda p: self.menace[p])

    def lead(self, power: int) -> int:
        """How far a major power is ahead of me on points; 0 if it is not, or is no major power."""
        points = self.points
        return max(0, points[power] - points[self.me]) if power < len(points) else 0


def place_of(question: Question, name: str) -> int:
    """A place that the question is about."""
    return int(PLACES[question["about"][name][1]])


def power_of(question: Question, name: str) -> int:
    return int(POWERS[question["about"][name][1]])
