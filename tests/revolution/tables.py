"""A table of Revolution for tests, set up in the words of the game.

    def test_6_1_r1_half_coins_are_rounded_down_once():
        t = empty_table(players=5).province("groningen", "nobility").province("overijssel", "nobility")
        t.phase("taxes")
        assert t.coins_of("nobility") == 1

Every setter keeps the totals: what it puts on the board comes from stock, pool, supply or the Beggars'
box, and what it takes goes back there.
"""

from __future__ import annotations

from typing import Any, Self

from cuius.kit.table import Table
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    COUNTRYSIDES,
    FACTIONS,
    FAITHS,
    FILLED,
    HALF,
    NEUTRAL,
    NOBODY,
    OPENING_PHASES,
    OWNERS,
    PHASES,
    PLACES,
    PLAIN,
    PROVINCES,
    REGIONS,
    SEE_COLUMNS,
    SLOTS,
    SUPPORTS,
    UNIVERSITIES,
    slot,
)
from cuius.titles.revolution.sequence import OPENING, TURN
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, OWNER_COUNT, State
from cuius.titles.revolution.victory import points

CENTRE = 4
BEGGARS_WORD = "beggars"


def new_table(players: int = 5, board: dict[str, Any] | None = None, **options: str) -> RevolutionTable:
    """Set up by the book, the Habsburg armies not yet placed."""
    return RevolutionTable("revolution", players, options=options, board=board)


def empty_table(players: int = 5, board: dict[str, Any] | None = None, **options: str) -> RevolutionTable:
    """An empty board in turn 1."""
    return new_table(players, board, **options).clear()


class RevolutionTable(Table):
    """Setters return the table, readers a number or a word."""

    # Setting up

    def clear(self) -> Self:
        """Empty the board: nobody holds, owes, owns or scores anything; allegiances stand in the centre."""
        return self.arrange(empty)

    def units(self, place: str, **owners: int) -> Self:
        """So many counters of these owners in a city or town, or anywhere by its full name."""

        def change(g: State) -> None:
            for word, many in owners.items():
                put(g, PLACES[place], OWNERS[word], many)

        return self.arrange(change)

    def country(self, province: str, **owners: int) -> Self:
        """So many counters of these owners in the countryside of a province."""
        return self.units(COUNTRYSIDES[PROVINCES[province]].word, **owners)

    def support(self, box: str, **factions: int) -> Self:
        """So many counters of these factions in a box (half slots first, then plain, then filled), or in
        slots of one kind: "calvinists_half"."""

        def change(g: State) -> None:
            for word, many in factions.items():
                fill_slots(g, slots_of(box), FACTIONS[word], many)

        return self.arrange(change)

    def huguenots_used(self, many: int) -> Self:
        """So many of the counters in the Huguenots' box have intercepted this turn."""
        return self.arrange(huguenots_used=many)

    def coins(self, **factions: int) -> Self:
        """So many coins in these treasuries."""

        def change(g: State) -> None:
            for word, many in factions.items():
                g.collect(FACTIONS[word], many - g.treasury[FACTIONS[word]])

        return self.arrange(change)

    def stock(self, **factions: int) -> Self:
        """So many counters in these stocks; the others go to the treasury, or come from it. Call it last."""

        def change(g: State) -> None:
            for word, many in factions.items():
                g.collect(FACTIONS[word], g.stock[FACTIONS[word]] - many)

        return self.arrange(change)

    def supply(self, many: int, rest: str = "drenthe") -> Self:
        """So many neutral counters in the supply; the others lie in that countryside, or come from it."""

        def change(g: State) -> None:
            g.units[COUNTRYSIDES[PROVINCES[rest]] * OWNER_COUNT + NEUTRAL] += g.supply - many
            g.supply = many

        return self.arrange(change)

    def army(self, region: str, **factions: int) -> Self:
        """So many active armies of these factions in the command section."""
        return self._armies("armies", region, factions)

    def abandoned(self, region: str, **factions: int) -> Self:
        """So many armies turned over."""
        return self._armies("abandoned", region, factions)

    def relieved(self, region: str, **factions: int) -> Self:
        """So many of the armies already in the section have lost their siege this turn."""

        def change(g: State) -> None:
            for word, many in factions.items():
                g.relieved[REGIONS[region] * FACTION_COUNT + FACTIONS[word]] = many

        return self.arrange(change)

    def standoff(self, *regions: str) -> Self:
        """The armies there stood off after the battles."""
        return self.arrange(standoff={REGIONS[r]: True for r in regions})

    def siege(self, city: str, by: str | None) -> Self:
        """An army from its pool, or two "beggars" from their box, lie before the city; None: nobody."""

        def change(g: State) -> None:
            end_siege(g, PLACES[city])
            if by == BEGGARS_WORD:
                g.siege[PLACES[city]] = BEGGARS
                g.beggars_box -= g.board.beggar_siege
            elif by is not None:
                g.siege[PLACES[city]] = FACTIONS[by]
                g.pool[FACTIONS[by]] -= 1

        return self.arrange(change)

    def hired(self, by: str | None) -> Self:
        """This faction has hired the Beggars this turn."""
        return self.arrange(beggars_by=NOBODY if by is None else int(FACTIONS[by]))

    def staying(self, region: str, many: int, spent: int = 0) -> Self:
        """So many Beggars stay in a region; so many of them have stopped an influence."""

        def change(g: State) -> None:
            at = REGIONS[region]
            g.beggars_box += g.beggars_in[at] - many
            g.beggars_in[at], g.beggars_spent[at] = many, spent

        return self.arrange(change)

    def city(self, city: str, holder: str | None) -> Self:
        """The card of a city."""
        return self.arrange(city_card={PLACES[city]: number_of(holder)})

    def province(self, province: str, holder: str | None) -> Self:
        """The card of a province."""
        return self.arrange(province_card={PROVINCES[province]: number_of(holder)})

    def column(self, city: str, column: int) -> Self:
        """The allegiance of a city, 1 to 7."""
        return self.arrange(column={PLACES[city]: column})

    def see(self, bishopric: str, column: str) -> Self:
        """Where the marker of a bishopric stands: "strongly_catholic" to "strongly_reformed"."""
        return self.arrange(see={BISHOPRICS[bishopric]: int(SEE_COLUMNS[column])})

    def university(self, university: str, faith: str) -> Self:
        """A university is "none", "catholic" or "reformed"."""
        return self.arrange(university={UNIVERSITIES[university]: int(FAITHS[faith])})

    def turn_order(self, *factions: str) -> Self:
        """The factions in play, first first. (`order` is a standing order.)"""
        return self.arrange(order=[int(FACTIONS[word]) for word in factions])

    def points_before(self, **factions: float) -> Self:
        """Victory points as counted at the end of the last turn."""
        return self.arrange(vp={FACTIONS[word]: round(vp * 100) for word, vp in factions.items()})

    def turn(self, number: int) -> Self:
        return self.arrange(turn=number)

    def _armies(self, kind: str, region: str, factions: dict[str, int]) -> Self:
        def change(g: State) -> None:
            for word, many in factions.items():
                at = REGIONS[region] * FACTION_COUNT + FACTIONS[word]
                column = getattr(g, kind)
                g.pool[FACTIONS[word]] += column[at] - many
                column[at] = many

        return self.arrange(change)

    # Playing

    def phase(self, name: str) -> Self:
        """Play one phase alone, up to its first question: "taxes", or "opening_units" in turn 0."""
        opening = name in OPENING_PHASES
        number = int((OPENING_PHASES if opening else PHASES)[name])
        turn = 0 if opening else max(1, self.state.turn)
        self.arrange(turn=turn, phase=number, step=0)
        return self.play((OPENING if opening else TURN)[number])

    # Reading

    def count(self, place: str, owner: str) -> int:
        """Counters of this owner in a city or town, or anywhere by its full name."""
        return int(self.state.units[PLACES[place] * OWNER_COUNT + OWNERS[owner]])

    def country_count(self, province: str, owner: str) -> int:
        """Counters of this owner in the countryside of a province."""
        return self.count(COUNTRYSIDES[PROVINCES[province]].word, owner)

    def contents(self, place: str) -> dict[str, int]:
        """All counters in a place: {"catholics": 2, "neutral": 1}."""
        return {o.word: many for o in OWNERS if (many := self.count(place, o.word))}

    def in_support(self, box: str, faction: str) -> int:
        """Counters in a box, or in slots of one kind: "calvinists_half"."""
        return sum(self.state.support[at * FACTION_COUNT + FACTIONS[faction]] for at in slots_of(box))

    def stock_of(self, faction: str) -> int:
        return int(self.state.stock[FACTIONS[faction]])

    def coins_of(self, faction: str) -> int:
        return int(self.state.treasury[FACTIONS[faction]])

    def pool_of(self, faction: str) -> int:
        return int(self.state.pool[FACTIONS[faction]])

    def armies_in(self, region: str, faction: str) -> int:
        """Active armies in the section; besiegers not."""
        return int(self.state.armies[REGIONS[region] * FACTION_COUNT + FACTIONS[faction]])

    def abandoned_in(self, region: str, faction: str) -> int:
        return int(self.state.abandoned[REGIONS[region] * FACTION_COUNT + FACTIONS[faction]])

    def relieved_in(self, region: str, faction: str) -> int:
        return int(self.state.relieved[REGIONS[region] * FACTION_COUNT + FACTIONS[faction]])

    def beggars_in(self, region: str) -> int:
        return int(self.state.beggars_in[REGIONS[region]])

    def besieger(self, city: str) -> str | None:
        by = self.state.siege[PLACES[city]]
        return BEGGARS_WORD if by == BEGGARS else word_of_number(by)

    def city_of(self, city: str) -> str | None:
        """Who holds the card of the city."""
        return word_of_number(self.state.city_card[PLACES[city]])

    def province_of(self, province: str) -> str | None:
        """Who holds the card of the province."""
        return word_of_number(self.state.province_card[PROVINCES[province]])

    def column_of(self, city: str) -> int:
        return int(self.state.column[PLACES[city]])

    def see_of(self, bishopric: str) -> str:
        return SEE_COLUMNS[self.state.see[BISHOPRICS[bishopric]]].word

    def faith_of(self, university: str) -> str:
        return FAITHS[self.state.university[UNIVERSITIES[university]]].word

    def points_of(self, faction: str) -> float:
        """Victory points as the board stands now."""
        return points(self.state, FACTIONS[faction]) / 100

    def counted(self, faction: str) -> float:
        """Victory points as the last end phase counted them."""
        return float(self.state.vp[FACTIONS[faction]] / 100)

    @property
    def in_order(self) -> list[str]:
        return [FACTIONS[f].word for f in self.state.order]


def number_of(holder: str | None) -> int:
    return NOBODY if holder is None else int(FACTIONS[holder])


def word_of_number(faction: int) -> str | None:
    return None if faction == NOBODY else FACTIONS[faction].word


def put(g: State, place: int, owner: int, many: int) -> None:
    more = many - g.units[place * OWNER_COUNT + owner]
    if owner == NEUTRAL:
        g.supply -= more
    else:
        g.stock[owner] -= more
    g.units[place * OWNER_COUNT + owner] = many


def slots_of(box: str) -> list[int]:
    """The slots a word means: those of a box in the order they are filled, or those of one kind."""
    if box in SLOTS:
        return [SLOTS[box]]
    return [slot(SUPPORTS[box], kind) for kind in (HALF, PLAIN, FILLED)]


def fill_slots(g: State, slots: list[int], faction: int, many: int) -> None:
    for at in slots:
        g.stock[faction] += g.support[at * FACTION_COUNT + faction]
        g.support[at * FACTION_COUNT + faction] = 0
    for at in slots:
        here = min(
            many, g.board.slots[at] - sum(g.support[at * FACTION_COUNT : at * FACTION_COUNT + FACTION_COUNT])
        )
        g.support[at * FACTION_COUNT + faction] += here
        g.stock[faction] -= here
        many -= here
    assert not many, f"{many} counters too many for these slots"


def end_siege(g: State, city: int) -> None:
    if g.siege[city] == BEGGARS:
        g.beggars_box += g.board.beggar_siege
    elif g.siege[city] != NOBODY:
        g.pool[g.siege[city]] += 1
    g.siege[city] = NOBODY


def empty(g: State) -> None:
    """All counters to stock and supply, all armies to the pools, all cards and tracks to nobody's gain."""
    table = g.board.tables[g.players]
    for f in range(FACTION_COUNT):
        g.stock[f], g.pool[f] = (table.resources, table.armies) if f in g.order else (0, 0)
        g.treasury[f] = g.vp[f] = 0
    g.supply, g.beggars_box, g.beggars_hand, g.beggars_by = g.neutrals, g.board.beggars, 0, NOBODY
    g.huguenots_used, g.turn, g.phase, g.step, g.rest = 0, 1, 0, 0, False
    blank(
        g, 0, "units", "support", "stakes", "armies", "relieved", "abandoned", "beggars_in", "beggars_spent"
    )
    blank(g, 0, "march_tried")
    blank(g, False, "standoff")
    blank(g, NOBODY, "siege", "city_card", "province_card")
    blank(g, CENTRE, "column")
    blank(g, int(SEE_COLUMNS["reformed"]), "see")
    blank(g, int(FAITHS["none"]), "university")


def blank(g: State, value: Any, *columns: str) -> None:
    for name in columns:
        setattr(g, name, [value] * len(getattr(g, name)))


def beggars_sent(t: RevolutionTable, many: int, region: str, by: str = "burghers") -> RevolutionTable:
    """The Beggars' phase, up to what so many, hired and sent to that region together, shall do."""
    t.coins(**{by: 6}).phase("beggars").answer(by, "beggars.hire", many, "beggars.region", region)
    return t if many == 1 else t.answer(by, "beggars.number", many)
