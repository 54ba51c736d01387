"""The position: every counter in exactly one pool, and the verbs that move it.

Nothing is hidden (2.2-r5). Columns are flat: `units[place * 6 + owner]`, `armies[region * 5 + faction]`,
`support[slot * 5 + faction]`, `stakes[city * 5 + faction]`.
"""

from __future__ import annotations

from cuius.core.state import BaseState, Shared
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.ids import COUNTRYSIDES, NEUTRAL, NOBODY

OWNER_COUNT = 6
FACTION_COUNT = 5
BEGGARS = 5
"""The besieger of a city, where Water Beggars lie before it."""


class State(BaseState):
    """One position of Revolution."""

    board: Shared[Board]
    players: int
    interception: str
    """What becomes of a Huguenot counter that intercepts: turned, stays or spent (ruling R12)."""
    side: list[int]
    """Factions with the same number are allied: they are one player's (3.1-r4)."""

    # Where we are
    turn: int
    phase: int
    step: int
    """Loop variable of the phase: a place in the turn order, or a province."""
    order: list[int]
    """Factions in play, in turn order."""

    # Resource counters (2.2)
    stock: list[int]
    treasury: list[int]
    units: list[int]
    support: list[int]
    huguenots_used: int
    """Counters in the Huguenots' box that have intercepted this turn."""
    neutrals: int
    """All neutral counters of this game."""
    supply: int
    """Neutral counters not on the board."""
    stakes: list[int]
    """Coins lying on the allegiance track."""

    # Armies
    pool: list[int]
    armies: list[int]
    relieved: list[int]
    """2007: those of `armies` whose siege was lifted this turn and that have no influence (ruling R59)."""
    abandoned: list[int]
    siege: list[int]
    """Who besieges each city: a faction, `BEGGARS` or nobody."""
    standoff: list[bool]
    """Regions in which two armies stood off after the battles."""

    # Water Beggars
    beggars_box: int
    beggars_hand: int
    """Hired and not yet sent."""
    beggars_by: int
    beggars_in: list[int]
    beggars_spent: list[int]
    """Of those in a region, how many have had their use: they stopped a march or an influence."""
    march_tried: list[int]
    """How many marches past the Beggars of each region were tried."""

    # Cards and tracks
    city_card: list[int]
    province_card: list[int]
    column: list[int]
    see: list[int]
    university: list[int]
    vp: list[int]
    """Points at the end of the last turn, in hundredths."""
    placed: list[int]
    """Faction cards laid down for the next turn order."""

    # Movement in provinces
    waiting: list[int]
    """Provinces that the phase is still to settle, in board order."""
    rest: bool
    """The first faction has left the remaining provinces to board order."""
    province: int
    """The province in which counters are being moved."""
    movers: list[int]
    """Factions still to move there, first first."""
    movers_done: list[int]
    settled: list[int]
    """Neutral counters in each place that an earlier mover put there."""

    # Verbs

    def place_neutral(self, place: int) -> None:
        self.supply -= 1
        self.units[place * OWNER_COUNT + NEUTRAL] += 1

    def take_neutral(self, place: int) -> None:
        self.supply += 1
        self.units[place * OWNER_COUNT + NEUTRAL] -= 1

    def enter(self, faction: int, place: int, many: int = 1) -> None:
        """From stock to the board."""
        self.stock[faction] -= many
        self.units[place * OWNER_COUNT + faction] += many

    def leave(self, owner: int, place: int, many: int = 1) -> None:
        """From the board to the owner's stock, or to the supply."""
        self.units[place * OWNER_COUNT + owner] -= many
        if owner == NEUTRAL:
            self.supply += many
        else:
            self.stock[owner] += many

    def shift(self, owner: int, origin: int, target: int, many: int = 1) -> None:
        """From one place to another."""
        self.units[origin * OWNER_COUNT + owner] -= many
        self.units[target * OWNER_COUNT + owner] += many

    def to_countryside(self, owner: int, place: int, province: int, many: int = 1) -> None:
        self.shift(owner, place, COUNTRYSIDES[province], many)

    def collect(self, faction: int, coins: int) -> None:
        """From stock to treasury."""
        self.stock[faction] -= coins
        self.treasury[faction] += coins

    def spend(self, faction: int, coins: int) -> None:
        """From treasury to stock."""
        self.treasury[faction] -= coins
        self.stock[faction] += coins

    def raise_army(self, faction: int, region: int) -> None:
        self.pool[faction] -= 1
        self.armies[region * FACTION_COUNT + faction] += 1

    def remove_army(self, faction: int, region: int) -> None:
        self.armies[region * FACTION_COUNT + faction] -= 1
        self.pool[faction] += 1

    def lift_siege(self, city: int, region: int) -> None:
        """The besieging army returns to its section."""
        self.armies[region * FACTION_COUNT + self.siege[city]] += 1
        self.siege[city] = NOBODY
