"""14.6, 14.7 Exact odds of the court actions, from public numbers and from a position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from functools import cache

from cuius.core.ids import Id
from cuius.core.odds import Calculator, Forecast, Modifier, Natural, Parameter, natural_2d6, total
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import GHOST
from cuius.titles.guerres.loading import load_board
from cuius.titles.guerres.rules.court_actions import because, row_in
from cuius.titles.guerres.state import State

SUCCESS, FAILURE, DEATH = "court.odds.success", "court.odds.failure", "court.odds.death"
ROWS = ("court.odds.row.1", "court.odds.row.2", "court.odds.row.3")
"""A successful mission, by the row of the diplomacy table that it earns."""
MORTAL = Parameter("mortal", 1, 0, 1, "0 for the three who do not die of a bare two, and for ghosts")
SQUADRON = Parameter("squadron", 0, 0, 1, "1 if the Flying Squadron is played")
MAJOR_TOWN = Parameter("major", 0, 0, 1, "1 for a major town")
INTRIGUE = Parameter("intrigue", None, 0, 3, "intrigue value of the card")
CARD = Parameter("card", 0, 0, 2, "what an event card adds")


def forecast_of(board: Board, modifiers: Iterable[Modifier], mortal: bool, mission: bool = False) -> Forecast:
    """14.6-r2..r6 14.7-r17 What two dice with these modifiers can bring."""
    modifiers = tuple(modifiers)
    rows = board.rows if mission else ()
    bare = two_dice(board.numbers.natural_fail, board.numbers.success, rows, mortal, total(modifiers))
    return replace(bare, modifiers=modifiers)


@cache
def two_dice(fails: int, needed: int, rows: tuple[int, ...], mortal: bool, added: int) -> Forecast:
    """Two dice with so much added, as the court reads them; by the rows of the diplomacy table, if any."""

    def read(throw: Natural) -> str:
        if throw.natural == fails:
            return DEATH if mortal else FAILURE
        if throw.total < needed:
            return FAILURE
        return ROWS[row_in(rows, throw.total)] if rows else SUCCESS

    keys = (*(ROWS if rows else (SUCCESS,)), FAILURE, DEATH)
    return Forecast.of(natural_2d6(added).map(read), keys)


def success(forecast: Forecast) -> Fraction:
    """How likely the action succeeds, whatever it brings."""
    return 1 - forecast.probability(FAILURE) - forecast.probability(DEATH)


def position_forecast(
    g: State, character: Id, modifiers: Iterable[Modifier], mission: bool = False
) -> Forecast:
    """The same for an announced action at the table."""
    mortal = character != GHOST and not g.board.immune[character]
    return forecast_of(g.board, modifiers, mortal, mission)


def printed() -> Board:
    """The built-in board: its numbers are those of the rules."""
    return load_board(None, "fr")


def squadron_part(squadron: int) -> tuple[Modifier, ...]:
    return because(printed().numbers.flying_squadron * squadron, "flying_squadron", "14.2-r7")


def major_part(major: int, rule: str) -> tuple[Modifier, ...]:
    return because(printed().numbers.major_penalty * major, "major_town", rule)


def surprise_odds(military: int, major: int, card: int, squadron: int, mortal: int) -> Forecast:
    """14.7-r4,r5 A surprise attack."""
    modifiers = (
        *because(military, "military", "14.7-r4"),
        *major_part(major, "14.7-r5"),
        *because(card, "surprise_of_meaux", "19-h4"),
        *squadron_part(squadron),
    )
    return forecast_of(printed(), modifiers, bool(mortal))


def influence_odds(intrigue: int, major: int, card: int, squadron: int, mortal: int) -> Forecast:
    """14.7-r11 Influence at court."""
    modifiers = (
        *because(intrigue, "intrigue", "14.7-r11"),
        *major_part(major, "14.7-r11"),
        *because(card, "parisian_preachers", "19-l7"),
        *squadron_part(squadron),
    )
    return forecast_of(printed(), modifiers, bool(mortal))


def diplomacy_odds(
    intrigue: int, diplomat: int, tension: int, armada: int, geuzen: int, squadron: int, mortal: int
) -> Forecast:
    """14.7-r16,r17 A mission, by the row of the table that it earns."""
    modifiers = (
        *because(intrigue, "intrigue", "14.7-r16"),
        *because(printed().numbers.diplomat * diplomat, "diplomat", "14.2-r2"),
        *because(-tension, "colonial_tension", "20-c2"),
        *because(-armada, "spanish_armada", "20-c10"),
        *because(geuzen, "water_geuzen", "20-c4"),
        *squadron_part(squadron),
    )
    return forecast_of(printed(), modifiers, bool(mortal), mission=True)


def treaty_odds(intrigue: int, writer: int, card: int, squadron: int, mortal: int) -> Forecast:
    """14.7-r23,r26 A treaty; without a writer in the faction on bare dice, whatever else is said."""
    modifiers = (
        *because(intrigue, "intrigue", "14.7-r23"),
        *because(printed().numbers.writer, "writer", "14.2-r4"),
        *because(card, "parisian_preachers", "19-l7"),
        *squadron_part(squadron),
    )
    return forecast_of(printed(), modifiers if writer else (), bool(mortal))


def persuasion_odds(intrigue: int, trent: int, card: int, squadron: int, mortal: int) -> Forecast:
    """14.7-r31 Winning a character over."""
    modifiers = (
        *because(intrigue, "intrigue", "14.7-r31"),
        *because(trent, "council_of_trent", "20-c1"),
        *because(card, "malcontents", "19-h10"),
        *squadron_part(squadron),
    )
    return forecast_of(printed(), modifiers, bool(mortal))


def tax_odds(intrigue: int, administrator: int, mortal: int) -> Forecast:
    """14.7-r37 Collecting taxes; the Flying Squadron serves the Royalists, and spares their own."""
    modifiers = (
        *because(intrigue, "intrigue", "14.7-r37"),
        *because(printed().numbers.administrator * administrator, "administrator", "14.2-r5"),
    )
    return forecast_of(printed(), modifiers, bool(mortal))


MILITARY = Parameter("military", None, 0, 3, "military value of the card")
DIPLOMAT = Parameter("diplomat", 0, 0, 1, "1 for a diplomat")
WRITER = Parameter("writer", 1, 0, 1, "0 if the faction has no writer at all")
ADMINISTRATOR = Parameter("administrator", 0, 0, 1, "1 for an administrator")
TENSION = Parameter("tension", 0, 0, 1, "1 for Spain in a turn of Colonial tension")
ARMADA = Parameter("armada", 0, 0, 1, "1 for Spain after the Spanish Armada")
GEUZEN = Parameter("geuzen", 0, 0, 2, "2 for the United Provinces in a turn of the Water Geuzen")
TRENT = Parameter("trent", 0, 0, 1, "1 against a Huguenot in a turn of the Council of Trent")

COURT_ODDS: dict[str, Calculator] = {
    "surprise": Calculator("surprise", (MILITARY, MAJOR_TOWN, CARD, SQUADRON, MORTAL), surprise_odds),
    "influence": Calculator("influence", (INTRIGUE, MAJOR_TOWN, CARD, SQUADRON, MORTAL), influence_odds),
    "diplomacy": Calculator(
        "diplomacy", (INTRIGUE, DIPLOMAT, TENSION, ARMADA, GEUZEN, SQUADRON, MORTAL), diplomacy_odds
    ),
    "treaty": Calculator("treaty", (INTRIGUE, WRITER, CARD, SQUADRON, MORTAL), treaty_odds),
    "persuasion": Calculator("persuasion", (INTRIGUE, TRENT, CARD, SQUADRON, MORTAL), persuasion_odds),
    "taxes": Calculator("taxes", (INTRIGUE, ADMINISTRATOR, MORTAL), tax_odds),
}
