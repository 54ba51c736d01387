"""Exact odds of interception, evasion and attrition, from public numbers."""

from __future__ import annotations

from cuius.core.odds import Calculator, Dist, Forecast, Modifier, Parameter, dice_sum, total
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.loading import load_board
from cuius.titles.guerres.rules.reactions import reaction_modifiers

INTERCEPTED, NOT_INTERCEPTED = "interception.succeeds", "interception.fails"
EVADED, NOT_EVADED = "evasion.succeeds", "evasion.fails"
SUFFERED, SPARED = "attrition.suffered", "attrition.spared"

MOST_TROOPS, MOST_TACTICAL, SCOUTS = 9, 3, 2


def reaction_odds(
    tactical: int, troops: int, moving_tactical: int, moving_troops: int, scouts: int, keys: tuple[str, str]
) -> Forecast:
    """15.7.4-r7..r10 9-r6 Two dice and the modifiers reach seven; a bare two means nothing (ruling R40)."""
    board = load_board()
    modifiers = reaction_modifiers(board, tactical, troops, moving_tactical, moving_troops, scouts)
    return reached(board, modifiers, keys)


def reached(board: Board, modifiers: list[Modifier], keys: tuple[str, str]) -> Forecast:
    """Do two dice with these modifiers reach the number? The first key says yes."""
    thrown = dice_sum(2, modifier=total(modifiers))
    return Forecast.of(thrown.map(lambda roll: keys[roll < board.numbers.success]), keys, modifiers)


def interception_odds(
    tactical: int, troops: int, moving_tactical: int, moving_troops: int, scouts: int
) -> Forecast:
    """15.7.4-r5 The army in the province stops the one that enters."""
    return reaction_odds(
        tactical, troops, moving_tactical, moving_troops, scouts, (INTERCEPTED, NOT_INTERCEPTED)
    )


def evasion_odds(
    tactical: int, troops: int, moving_tactical: int, moving_troops: int, scouts: int
) -> Forecast:
    """15.7.4-r6 The army in the province slips away from the one that enters."""
    return reaction_odds(tactical, troops, moving_tactical, moving_troops, scouts, (EVADED, NOT_EVADED))


def attrition_odds(troops: int, forced_march: int) -> Forecast:
    """15.7.2-r14..r17 By the camp's total in the province; certain after a forced march (19-w3)."""
    board = load_board()
    needed = 2 if forced_march else board.attrition[min(troops, board.numbers.army_most)]
    thrown: Dist[str] = dice_sum(2).map(lambda roll: SUFFERED if roll >= needed else SPARED)
    return Forecast.of(thrown, (SUFFERED, SPARED))


REACTION = (
    Parameter("tactical", 0, 0, MOST_TACTICAL, "tactical value of the commander who intercepts or evades"),
    Parameter("troops", None, 1, MOST_TROOPS, "troop points of the army that intercepts or evades"),
    Parameter("moving_tactical", 0, 0, MOST_TACTICAL, "tactical value of the moving commander"),
    Parameter("moving_troops", None, 1, MOST_TROOPS, "troop points of the moving army"),
    Parameter("scouts", 0, -SCOUTS, SCOUTS, "2 or -2 if Good scouts was played"),
)

MOVE_ODDS: dict[str, Calculator] = {
    "interception": Calculator("interception", REACTION, interception_odds),
    "evasion": Calculator("evasion", REACTION, evasion_odds),
    "attrition": Calculator(
        "attrition",
        (
            Parameter("troops", None, 1, 2 * MOST_TROOPS, "troop points of the camp in the province"),
            Parameter("forced_march", 0, 0, 1, "1 after a forced march"),
        ),
        attrition_odds,
    ),
}
