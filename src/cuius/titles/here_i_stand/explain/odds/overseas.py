"""20, 21.3 Exact odds of voyages, riches and births, from numbers that every player can count."""

from __future__ import annotations

from cuius.core.odds import Calculator, Dist, Forecast, Modifier, Parameter, dice_sum, die, total
from cuius.titles.here_i_stand.ids import CONQUESTS, NOBODY, RICHES, RICHES_RESULTS
from cuius.titles.here_i_stand.loading import plain_board
from cuius.titles.here_i_stand.rules.new_world import RIVERS
from cuius.titles.here_i_stand.rules.powers import line_for

BOARD = plain_board("first")
NUMBERS = BOARD.numbers
TAKEN = 0
"""Stands for the wife on a line of the chart that has occurred."""
LOST, NOTHING, RIVER, CHOICE = (
    "exploration.lost",
    "exploration.nothing",
    "exploration.river",
    "exploration.choice",
)
FAILS, SUCCEEDS, WITH_CARD = "around.fails", "around.succeeds", "around.card"


def sailing(value: int, mercator: int) -> list[Modifier]:
    """20.2-r9 The explorer's value, and Mercator's Map."""
    found = [Modifier(value, "voyage.value", "20.2-r9")]
    if mercator:
        found.append(Modifier(NUMBERS["mercator"], "voyage.mercator", "20.2-r9"))
    return found


def exploration_odds(
    value: int, mercator: int, st_lawrence: int, great_lakes: int, mississippi: int
) -> Forecast:
    """20.2-t1..t4 With the discoveries of one point that are claimed already."""
    claimed = (mississippi, great_lakes, st_lawrence)
    free = [BOARD.discovery_roll[r] for r, gone in zip(RIVERS, claimed, strict=True) if not gone]
    modifiers = sailing(value, mercator)

    def read(result: int) -> str:
        if result <= NUMBERS["lost_up_to"]:
            return LOST
        if result >= NUMBERS["choice_from"]:
            return CHOICE
        return RIVER if any(roll <= result for roll in free) else NOTHING

    return Forecast.of(
        dice_sum(2, modifier=total(modifiers)).map(read), (LOST, NOTHING, RIVER, CHOICE), modifiers
    )


def circumnavigation_odds(value: int, mercator: int) -> Forecast:
    """20.2-t5, 20.2-t5b,t5c,t5d The second throw of a voyage round the world."""
    modifiers = sailing(value, mercator)

    def read(result: int) -> str:
        if result < NUMBERS["around_from"]:
            return FAILS
        return WITH_CARD if result >= NUMBERS["around_card_from"] else SUCCEEDS

    return Forecast.of(
        dice_sum(2, modifier=total(modifiers)).map(read), (FAILS, SUCCEEDS, WITH_CARD), modifiers
    )


KILLED, IN_VAIN = "conquering.killed", "conquering.nothing"


def conquest_odds(value: int, smallpox: int, inca: int, aztec: int, maya: int) -> Forecast:
    """20.3-t1..t3 With the conquests that are made already."""
    free = [c for c, gone in zip(CONQUESTS, (inca, aztec, maya), strict=True) if not gone]
    modifiers = [Modifier(value, "conquest.value", "20.3-r7")]
    if smallpox:
        modifiers.append(Modifier(NUMBERS["smallpox"], "conquest.smallpox", "20.3-r7"))

    def read(result: int) -> str:
        if result <= NUMBERS["killed_up_to"]:
            return KILLED
        for conquest in free:
            if BOARD.conquest_least[conquest] <= result:
                return f"conquering.{conquest.word}"
        return IN_VAIN

    keys = (KILLED, IN_VAIN, *[f"conquering.{c.word}" for c in CONQUESTS])
    return Forecast.of(dice_sum(2, modifier=total(modifiers)).map(read), keys, modifiers)


CARD, LAST_CARD, EMPTY, GONE = "yield.card", "yield.last", "yield.nothing", "yield.lost"


def riches_odds(column: int, plantations: int, galleons: int) -> Forecast:
    """20.4-r1,r2, 20.4-t1..t5 One roll in a column of the riches table."""
    which = RICHES[column - 1]
    modifiers = []
    if plantations and which.word not in CONQUESTS.words:
        modifiers.append(Modifier(NUMBERS["plantations"], "riches.plantations", "20.4-r2"))
    _, card, galleon, deplete, eliminate = RICHES_RESULTS
    words = {card: CARD, galleon: CARD if galleons else EMPTY, deplete: LAST_CARD, eliminate: GONE}

    def read(result: int) -> str:
        return words.get(BOARD.riches[which][min(result, 12) - 2], EMPTY)

    throw = dice_sum(2, modifier=total(modifiers)).map(read)
    return Forecast.of(throw, (CARD, LAST_CARD, EMPTY, GONE), modifiers)


HEIRS = {
    "none": "heir.none",
    "again": "heir.again",
    "elizabeth": "heir.elizabeth",
    "sickly_edward": "heir.sickly",
    "healthy_edward": "heir.healthy",
}


def pregnancy_odds(jane: int, one: int, two: int, three: int, four: int, five: int) -> Forecast:
    """21.3-r7..r9 A die on the pregnancy chart, with the lines that have occurred."""
    chart = [TAKEN if gone else NOBODY for gone in (one, two, three, four, five, 0)]
    modifiers = [Modifier(1, "pregnancy.jane", "21.3-r7")] if jane else []
    births: Dist[str] = die().map(
        lambda face: HEIRS[BOARD.pregnancy[line_for(chart, face + total(modifiers)) - 1]]
    )
    return Forecast.of(births, tuple(HEIRS.values()), modifiers)


def claimed(name: str, what: str) -> Parameter:
    return Parameter(name, 0, 0, 1, f"1 if {what}")


VALUE = Parameter("value", 0, -1, 4, "value of the explorer")
MERCATOR = Parameter("mercator", 0, 0, 1, "1 if Mercator's Map launched the voyage")
WORLD_ODDS = {
    "exploration": Calculator(
        "exploration",
        (
            VALUE,
            MERCATOR,
            claimed("st_lawrence", "the Saint Lawrence River is claimed"),
            claimed("great_lakes", "the Great Lakes are claimed"),
            claimed("mississippi", "the Mississippi is claimed"),
        ),
        exploration_odds,
    ),
    "circumnavigation": Calculator("circumnavigation", (VALUE, MERCATOR), circumnavigation_odds),
    "conquest": Calculator(
        "conquest",
        (
            Parameter("value", 0, 0, 4, "value of the conquistador; plain markers have none"),
            Parameter("smallpox", 0, 0, 1, "1 if Smallpox launched the voyage"),
            claimed("inca", "the Inca are conquered"),
            claimed("aztec", "the Aztec are conquered"),
            claimed("maya", "the Maya are conquered"),
        ),
        conquest_odds,
    ),
    "riches": Calculator(
        "riches",
        (
            Parameter("column", None, 1, len(RICHES), "1 Inca, 2 Aztec, 3 Maya, 4 Potosi, 5 colony"),
            Parameter("plantations", 0, 0, 1, "1 if the power has plantations"),
            Parameter("galleons", 0, 0, 1, "1 if the power has galleons"),
        ),
        riches_odds,
    ),
    "pregnancy": Calculator(
        "pregnancy",
        (
            Parameter("jane", 0, 0, 1, "1 if the wife is Jane Seymour"),
            claimed("one", "line 1 has occurred"),
            claimed("two", "line 2 has occurred"),
            claimed("three", "line 3 has occurred"),
            claimed("four", "line 4 has occurred"),
            claimed("five", "line 5 has occurred"),
        ),
        pregnancy_odds,
    ),
}
