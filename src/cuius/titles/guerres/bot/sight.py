"""What a steward sees: a position made of the view, and what each outcome would be worth to its faction.

Outcomes are weighed on copies of two short lists, the towns and the treaty points of each faction.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from math import exp
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.core.ids import Id
from cuius.titles.guerres.bot.position import Position
from cuius.titles.guerres.bot.prospects import AT_THE_END, WAR_END, points_of_all, towns_won, war_chances
from cuius.titles.guerres.bot.weights import SCALES, scales_of
from cuius.titles.guerres.ids import FACTIONS, NOBODY, PARIS, ROYALIST
from cuius.titles.guerres.state import State
from cuius.titles.guerres.victory import counted_towns

Change = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
"""Towns that pass from one faction to another, and factions that gain a treaty point."""


class Weighed:
    """What changes of a standing are worth, as far as they have been weighed."""

    __slots__ = ("conquest", "conquests", "gains", "hopes", "mine", "war_gains")

    def __init__(self) -> None:
        self.mine: float | None = None
        self.hopes: list[float] | None = None
        self.gains: dict[Change, float] = {}
        self.war_gains: dict[tuple[int, int], float] = {}
        self.conquests: dict[int, float] = {}
        self.conquest: float | None = None


@lru_cache(maxsize=256)
def weighed_of(*standing: Hashable) -> Weighed:
    """The same as long as the standing is the same: while armies march, towns rarely change hands."""
    return Weighed()


class Sight:
    """The position, who looks at it, and the two lists on which victory rests."""

    __slots__ = (
        "attempts",
        "character",
        "equals",
        "forces",
        "g",
        "goals",
        "known",
        "left",
        "me",
        "means",
        "price",
        "prizes",
        "scales",
        "targets",
        "towns",
        "treaty",
        "view",
        "weights",
        "worths",
    )

    def __init__(
        self,
        view: Mapping[str, Any],
        role: str,
        character: Character = NEUTRAL,
    ) -> None:
        self.character = character
        self.g: State = Position(view)
        self.view = view
        self.me: Id = FACTIONS[role]
        self.scales = scales_of(character.weights) if character.weights else SCALES
        self.weights = self.scales.of[self.me]
        self.towns = counted_towns(self.g)
        self.treaty = list(self.g.treaty)
        self.left = self.g.last_turn - self.g.turn
        self.known = weighed_of(*self.standing())
        self.forces: dict[tuple[int, int], Any] = {}
        self.worths: dict[Any, dict[int, float]] = {}
        self.targets: dict[int, list[list[Id]]] = {}
        self.goals: dict[int, set[int]] = {}
        self.prizes: dict[tuple[int, int], float] = {}
        self.means: dict[tuple[int, float, float], float] = {}
        self.price: float | None = None
        self.attempts: dict[tuple[int, int], dict[str, dict[str, float]]] = {}
        self.equals: dict[tuple[Any, int, tuple[int, ...]], dict[str, float]] = {}
        """What has been weighed already."""

    def standing(self) -> tuple[Hashable, ...]:
        """All that is read to weigh gains, war gains, conquests and hopes."""
        g = self.g
        return (
            self.me,
            self.scales,
            g.board.edition,
            *self.towns,
            *self.treaty,
            *g.war_points,
            g.control[PARIS],
            g.ally,
            g.massacred,
            self.left,
            g.phase >= WAR_END,
        )

    @property
    def offers(self) -> list[dict[str, Any]]:
        offers: list[dict[str, Any]] = self.view["offers"]
        return offers

    # What a standing is worth

    def chances(self, towns: list[int], treaty: list[int], left: int, by: int | None = None) -> list[float]:
        """How likely each faction is to win, as I see it or another one."""
        seer = self.me if by is None else by
        points = self.expected(towns, treaty, left, seer)
        keenness = self.scales.of[seer].keenness
        weights = [exp(points[f] / keenness) for f in FACTIONS.ids]
        return [weight / sum(weights) for weight in weights]

    def expected(self, towns: list[int], treaty: list[int], left: int, by: int) -> list[float]:
        """The points that each faction can expect, as one of them sees it."""
        over = not left and self.g.phase >= WAR_END
        judgement = AT_THE_END if over else self.scales.judgements[by]
        return points_of_all(self.g, towns, treaty, left, judgement, self.scales.of[by].outright)

    def hope(self, towns: list[int], treaty: list[int], left: int | None = None) -> float:
        """How likely I am to win; and in smaller measure to leave each of the others behind."""
        points = self.expected(towns, treaty, self.left if left is None else left, self.me)
        keenness, mine = self.weights.keenness, points[self.me]
        ratios = [exp((points[f] - mine) / keenness) for f in FACTIONS.ids if f != self.me]
        others: float = sum(ratios)
        ahead: float = sum([1 / (1 + ratio) for ratio in ratios])
        return (1 / (1 + others) + self.weights.place * ahead) / (1 + self.weights.place)

    @property
    def hopes(self) -> list[float]:
        """How likely each faction is to win as things stand."""
        known = self.known.hopes
        if known is None:
            known = self.known.hopes = self.chances(self.towns, self.treaty, self.left)
        return known

    @property
    def mine(self) -> float:
        """What I can hope for as things stand."""
        known = self.known.mine
        if known is None:
            known = self.known.mine = self.hope(self.towns, self.treaty)
        return known

    @property
    def rival(self) -> Id:
        """The likeliest winner beside oneself."""
        return max([f for f in FACTIONS.ids if f != self.me], key=lambda f: self.hopes[f])

    # What changes are worth

    def gain(self, moves: tuple[tuple[int, int], ...] = (), treaties: tuple[int, ...] = ()) -> float:
        """What it is worth that towns pass from one faction to another, and who gains a treaty point."""
        gains = self.known.gains
        known = gains.get((moves, treaties))
        if known is None:
            known = gains[moves, treaties] = self.weighed(moves, treaties)
        return known

    def weighed(self, moves: tuple[tuple[int, int], ...], treaties: tuple[int, ...]) -> float:
        towns, treaty = self.towns[:], self.treaty[:]
        for giver, taker in moves:
            if giver != NOBODY:
                towns[giver] -= 1
            if taker != NOBODY:
                towns[taker] += 1
        for faction in treaties:
            treaty[faction] += 1
        return self.hope(towns, treaty) - self.mine

    def town_gain(self, town: int, taker: int) -> float:
        """The same of a town that changes hands; a great one is a little more."""
        more = 0.002 * self.g.board.size[town] * (1 if taker == self.me else 0)
        return self.gain(((self.g.control[town], taker),)) + more

    def prize_of(self, faction: int) -> float:
        """15.8-r10..r13 What it is worth that a faction wins the war."""
        return self.gain(((ROYALIST, faction),) * towns_won(faction, self.g.massacred), (faction,))

    def war_gain(self, faction: int, points: int) -> float:
        """15.8-r8 What war points of a faction are worth."""
        known = self.known.war_gains.get((faction, points))
        if known is None:
            after = list(self.g.war_points)
            after[faction] += points
            known = self.war_hope(after) - self.war_hope(list(self.g.war_points))
            self.known.war_gains[faction, points] = known
        return known

    def war_hope(self, points: list[int]) -> float:
        chances = war_chances(points, self.weights.prize_hope)
        return sum([likely * self.prize_of(f) for f, likely in enumerate(chances)])

    # Whoever plays

    def liking(self, trait: str, what: str) -> float:
        """How dear something is to whoever plays: by temperament, and by the mood of the turn."""
        return self.character.trait(trait) * self.character.mood(self.g.turn, what)

    # The other camp

    def master(self, faction: int) -> int:
        """15.7.7-r17,r18 Who becomes master of a town that the camp of this faction takes."""
        return ROYALIST if self.g.camp(faction) == 0 else self.g.lone

    def foe(self) -> int:
        """Whose towns the camp of this faction besieges, for the most part."""
        if self.g.camp(self.me) == 0:
            return self.g.lone
        return max((ROYALIST, self.g.ally), key=lambda f: self.towns[f])

    def conquest_gain(self, faction: int) -> float:
        """How much likelier it is that a faction wins, if its camp takes a town."""
        known = self.known.conquests.get(faction)
        if known is None:
            towns = self.towns[:]
            towns[self.foe()] -= 1
            towns[self.master(faction)] += 1
            now, then = (self.chances(t, self.treaty, self.left, faction) for t in (self.towns, towns))
            known = self.known.conquests[faction] = then[faction] - now[faction]
        return known

    def conquest(self) -> float:
        """What a siege that succeeds is worth, whichever the town."""
        known = self.known.conquest
        if known is None:
            town = self.gain(((self.foe(), self.master(self.me)),))
            known = self.known.conquest = max(0.004, town + self.war_gain(self.me, 1))
        return known

    def targets_of(self, camp: int) -> list[list[Id]]:
        """By province: the towns that a camp may besiege, those of the other one."""
        known = self.targets.get(camp)
        if known is None:
            g = self.g
            hostile = [master != NOBODY and g.camp(master) != camp for master in g.control]
            known = self.targets[camp] = [[t for t in towns if hostile[t]] for towns in g.board.towns]
        return known

    def goals_of(self, camp: int) -> set[int]:
        """Provinces in which a camp could do something: those with such a town, or with an army."""
        known = self.goals.get(camp)
        if known is None:
            besieged = [province for province, towns in enumerate(self.targets_of(camp)) if towns]
            known = self.goals[camp] = {*besieged, *self.g.army_at}
        return known
