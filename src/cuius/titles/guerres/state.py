"""The position: flat columns, and the verbs that change them.

Columns are indexed by faction, town, province, character, army, event card, chit or effect; `tried_country`
by `tried_at(faction, country)`, `tried_person` by `person_at(faction, character)`. Three things are hidden:
where event cards are (`card_at`); who is in a court hand and how he came there (`in_hand`, `refused`,
`offer`); and the offers on the table (`DealState`).
"""

from __future__ import annotations

from cuius.core.deals.clauses import DealState
from cuius.core.ids import Id
from cuius.core.state import Hidden, Shared
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import (
    ARMIES_OF,
    CHARACTERS,
    COUNTRIES,
    EFFECTS,
    FACTIONS,
    HUGUENOT,
    LASTS,
    LE_HAVRE,
    LEAGUE,
    MARKER_COUNT,
    NOBODY,
    ROYALIST,
)

# Where a character is: `status`
TO_COME, IN_PLAY, GONE = range(3)

# What a leader does in the war: `post` is the army, or one of these
RESERVE, CAPTURED, WOUNDED, AWAY = -1, -2, -3, -4
"""Available; taken; wounded; without troops until the next turn."""

# How a character came into a court hand: `in_hand`
NOT_IN_HAND, OPEN, PICKED, GIVEN_RIGHT, GIVEN_LEFT, DEALT = range(6)
"""Not there; openly; by the owner's secret choice; from the right; from the left; after the massacre."""

# Where an event card or a chit is: `card_at`, `chit_at`
OUT, UNENTERED, DECK, DISCARD = -4, -3, -2, -1
"""Out of the game; of a later turn; in its deck or the cup; discarded. From 0 on: who holds it."""

EFFECT_AT = {word: at for at, word in enumerate(EFFECTS.words)}
"""Where `in_force` keeps an effect."""

RIVALS = LEAGUE + HUGUENOT
"""One of the two is the Royalists' ally; the difference is the other."""

FACTIONS_OF_CAMPS: tuple[tuple[tuple[Id, ...], ...], ...] = (
    (),
    ((ROYALIST, LEAGUE), (HUGUENOT,)),
    ((ROYALIST, HUGUENOT), (LEAGUE,)),
)
"""9-r9 By the Royalists' ally, and camp."""
ARMIES_OF_CAMPS: tuple[tuple[tuple[Id, ...], ...], ...] = tuple(
    tuple(tuple(a for f in factions for a in ARMIES_OF[f]) for factions in camps)
    for camps in FACTIONS_OF_CAMPS
)
"""The same of their army markers."""


class State(DealState):
    """One position of Les Guerres de Religion."""

    board: Shared[Board]
    players: int
    seated: list[bool]
    """Factions with a player; the others are led by a steward."""
    discreet: bool
    influence_both: bool
    influence_special: bool
    loire_strict: bool
    prize_paris: bool
    massacre_at_once: bool

    # Where we are
    turn: int
    last_turn: int
    phase: int
    step: int
    """Loop variable of the phase."""
    first_turn: int

    # Factions
    ally: int
    """Who cooperates with the Royalists."""
    called: bool
    """The Call to Arms has happened."""
    massacred: bool
    """The massacre has happened."""
    control: list[int]
    """Which faction holds each town; Le Havre is nobody's while off the map."""
    treaty: list[int]
    """2-r5 Points of treaties, and beside them on the general track what follows."""
    money: list[int]
    war_points: list[int]
    taxes: int

    # Characters
    status: list[int]
    allegiance: list[int]
    turned: list[bool]
    """Has changed faction, and never will again."""
    won_by: list[int]
    """The faction whose deck the character joins when the court phase ends; or nobody."""
    absent: list[bool]
    """Away from France for the rest of the turn."""
    named: list[int]
    """By faction: the character named leader for this turn, where no letter is left."""

    # Court
    in_hand: Hidden[list[int]]
    refused: Hidden[list[int]]
    """Who drew a character and did not give it: 1 the neighbour on the right, 2 on the left, 3 both."""
    offer: Hidden[list[int]]
    """Characters drawn by a neighbour who has still to choose."""
    ghosts: list[int]
    acted: list[bool]
    """Characters whose card was played in this court phase."""
    actions: list[int]
    """Actions left to each faction."""
    tried_country: list[bool]
    tried_person: list[bool]
    treaty_won: list[bool]

    # Event cards, chits, and what lasts
    card_at: Hidden[list[int]]
    shown: list[bool]
    """Cards in a hand of which everybody knows."""
    chit_at: list[int]
    in_force: list[int]
    """By effect: 0, or what its card says (the faction that played it plus one, or a number)."""
    frozen: list[bool]
    """Provinces in which Huguenot armies are weary of war."""

    # Armies; a marker off the map has no province
    troops: list[int]
    """3.2-r2 Troop points, by army marker."""
    army_at: list[int]
    came_from: list[int]
    """The province from which an army entered the one it is in."""
    commander: list[int]
    supporter: list[int]
    post: list[int]
    captor: list[int]
    levy: list[int]
    """Troop points raised and not yet placed."""

    # War rounds
    active: int
    """The camp whose round it is."""
    declined: int
    """Rounds declined in succession."""
    acted_in_round: bool
    """Has the active camp activated anything in this round?"""
    activated: list[bool]
    """Provinces activated in this round."""
    moved: list[bool]
    """Armies activated in this round."""
    resting: list[bool]
    """Armies whose commander declined to move in this round."""
    unwilling: list[bool]
    """Factions that have refused, in this round, to share a cost."""
    lent: list[int]
    """Coins that one faction has lent another in this war and not got back: see `phases/war/money.py`.

    This and the next are only a memory of what everybody saw; no rule asks for it.
    """
    word_broken: list[int]
    """The turn in which one faction last refused another what it had borrowed of it, or 0."""
    target: int
    """The province being activated."""
    war_winner: int

    # Factions: questions

    def camp(self, faction: int) -> int:
        """9-r9 0 is the Royalist's camp, 1 the other."""
        return 0 if faction == 0 or faction == self.ally else 1

    @property
    def lone(self) -> int:
        """The faction that stands alone."""
        return RIVALS - self.ally

    def enemies(self, one: int, other: int) -> bool:
        return self.camp(one) != self.camp(other)

    def towns_of(self, faction: int) -> int:
        return self.control.count(faction)

    # Factions: verbs

    def convert(self, town: int, faction: int) -> None:
        """9-r2, 19-r3 The town changes hands; Le Havre leaves the game when it does."""
        self.control[town] = NOBODY if town == LE_HAVRE else faction

    def pay(self, faction: int, money: int) -> None:
        self.money[faction] -= money

    def earn(self, faction: int, money: int) -> None:
        self.money[faction] += money

    # Characters: verbs

    def enter(self, character: int) -> None:
        """4-r5, 12-r4 A character comes into play, once."""
        if self.status[character] == TO_COME:
            self.status[character] = IN_PLAY

    def remove(self, character: int) -> None:
        """9-r5 Out of the game, with the leader counter."""
        self.leave_army(character)
        self.status[character] = GONE
        self.in_hand[character] = NOT_IN_HAND
        self.won_by[character] = NOBODY

    def leave_army(self, character: int, post: int = RESERVE) -> None:
        """The leader goes from his army to the reserve, or to where `post` says."""
        army = self.post[character]
        if army >= 0:
            if self.commander[army] == character:
                self.commander[army] = NOBODY
            else:
                self.supporter[army] = NOBODY
        self.post[character] = post

    def change_sides(self, character: int, faction: int) -> None:
        """14.7-r32,r34."""
        self.allegiance[character], self.turned[character] = int(faction), True

    # Event cards: verbs

    def take_card(self, faction: int, card: int) -> None:
        self.card_at[card] = int(faction)

    def spend_card(self, card: int) -> None:
        """13-r6 A card with a star leaves the game; any other is discarded."""
        self.card_at[card] = OUT if self.board.star[card] else DISCARD
        self.shown[card] = False

    def put_in_force(self, effect: str, value: int = 1) -> None:
        self.in_force[EFFECTS[effect]] = value

    def force_of(self, effect: str) -> int:
        return self.in_force[EFFECT_AT[effect]]

    def end_effects(self, boundary: str) -> None:
        """What lasted until now is over."""
        for word in LASTS[boundary]:
            self.in_force[EFFECTS[word]] = 0

    # Armies: questions

    def army_in(self, camp: int, province: int) -> int:
        """The army of this camp in a province, or nobody; the first, where several stand abroad."""
        army_at = self.army_at
        if province in army_at:
            for army in ARMIES_OF_CAMPS[self.ally][camp]:
                if army_at[army] == province:
                    return army
        return NOBODY

    def armies_of_camp(self, camp: int) -> list[Id]:
        """Armies of a camp on the map."""
        troops = self.troops
        return [a for a in ARMIES_OF_CAMPS[self.ally][camp] if troops[a]]

    def free_marker(self, faction: int) -> int:
        """15.2-r3 An army marker off the map, or nobody."""
        troops = self.troops
        for army in ARMIES_OF[faction]:
            if not troops[army]:
                return army
        return NOBODY

    def in_command(self, army: int) -> int:
        """15.5-r11 The faction that controls an army: its commander's, or that of its marker (ruling R28)."""
        leader = self.commander[army]
        return self.allegiance[leader] if leader != NOBODY else army // MARKER_COUNT

    def tactical(self, army: int) -> int:
        """15.5-r10 Of the commander; zero where there is none."""
        leader = self.commander[army]
        return self.board.tactical[leader] if leader != NOBODY else 0

    # Armies: verbs

    def raise_army(self, army: int, province: int, troops: int) -> None:
        """A marker comes on the map, or an army there is reinforced up to the largest size."""
        self.army_at[army], self.came_from[army] = int(province), NOBODY
        self.troops[army] = min(self.board.numbers.army_most, self.troops[army] + troops)

    def lose_troops(self, army: int, troops: int) -> int:
        """15.7.5-r12 So many troop points, as far as there are; without any, the army leaves the map."""
        lost = min(troops, self.troops[army])
        self.troops[army] -= lost
        return lost

    def disband(self, army: int, post: int = RESERVE) -> None:
        """The marker leaves the map; its leaders go to the reserve, or to where `post` says."""
        for leader in (self.commander[army], self.supporter[army]):
            if leader != NOBODY:
                self.leave_army(leader, post)
        self.troops[army], self.army_at[army], self.came_from[army] = 0, NOBODY, NOBODY

    def put_leader(self, army: int, leader: int, supports: bool = False) -> None:
        """15.5-r2,r7 A leader takes command of an army, or supports its commander."""
        self.leave_army(leader)
        (self.supporter if supports else self.commander)[army] = int(leader)
        self.post[leader] = int(army)


def tried_at(faction: int, country: int) -> int:
    """Where `tried_country` keeps a mission."""
    return faction * len(COUNTRIES.ids) + country


def person_at(faction: int, character: int) -> int:
    """Where `tried_person` keeps an attempt to win a character over."""
    return faction * len(CHARACTERS.ids) + character


def characters_of(g: State, faction: int) -> list[Id]:
    """14.1-r2 The characters of a faction in play, in hand or deck."""
    status, allegiance = g.status, g.allegiance
    return [c for c in g.board.followers[faction] if allegiance[c] == faction and status[c] == IN_PLAY]


def word_at(one: int, other: int) -> int:
    """Where the columns keep what one faction has to do with another."""
    return one * len(FACTIONS) + other
